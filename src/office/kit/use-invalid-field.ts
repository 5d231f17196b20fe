// What is wrong with a field, said below it in the office's language and not in a browser's bubble.
import { type InvalidEvent, useState } from 'react'
import { loadMoreWords } from '#i18n/office/office-text.ts'

/** With its words, once a field is refused: no screen waits for them. */
const loadSentences = async () => {
  const [file] = await Promise.all([import('./describe-invalid.ts'), loadMoreWords('invalid')])
  return file
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function useInvalidField() {
  const [fieldError, setFieldError] = useState<string>()
  const handlers = {
    onInvalid(event: InvalidEvent<Control>): void {
      event.preventDefault() // no bubble
      const control = event.currentTarget
      loadSentences().then(
        ({ default: explainInvalid }) => setFieldError(explainInvalid(control)),
        () => setFieldError(control.validationMessage), // offline: the browser's words are better than none
      )
    },
    onInput: () => setFieldError(undefined),
  }
  return { fieldError, handlers }
}
