// What is wrong with a field, said below it in the office's language. Browsers would say it in their own, in a bubble
// that is gone after a moment.
import { type InvalidEvent, useState } from 'react'
import { describeInvalid } from './describe-invalid.ts'
import { useText } from './use-text.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function useFieldError() {
  const words = useText('kit')
  const [fieldError, setFieldError] = useState<string>()
  const handlers = {
    onInvalid(event: InvalidEvent<Control>): void {
      event.preventDefault() // no bubble, and the focus is ours to set
      const control = event.currentTarget
      setFieldError(describeInvalid(control, words))
      if (control === findFirstInvalid(control.form)) control.focus()
    },
    onInput: () => setFieldError(undefined),
  }
  return { fieldError, handlers }
}

const findFirstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<Control>('input:invalid, select:invalid, textarea:invalid')
