// Sends what somebody saves: whether it is under way, which field was wrong, and once only.
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#platform/wire/call.ts'
import { isUnclear } from '#web/refusal-of.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { useSentence } from './use-sentence.ts'

type Options = {
  /** Somebody else changed it meanwhile: shows both, instead of saying so in a sentence. */
  onChangedMeanwhile?: () => void
}

/** `send` gets the key by which a write that is sent again is known: kept until one of them was answered. */
export function useSave({ onChangedMeanwhile }: Options = {}) {
  const { revalidate } = useRevalidator()
  const key = useRef<string>(undefined)
  const { wrong, problem, sending, attempt } = useAttempt({
    sentenceOf: useSentence(),
    meet: ({ refusal }) => {
      // it was answered: the next is another
      if (refusal !== undefined && !isUnclear(refusal)) key.current = undefined
      if (refusal !== 'CHANGED_MEANWHILE' || !onChangedMeanwhile) return false
      onChangedMeanwhile()
      return true
    },
  })

  /** True when it was done. What the screen shows is loaded anew. */
  const save = (send: (sending: Required<Pick<Sending, 'key'>>) => Promise<unknown>): Promise<boolean> =>
    attempt(async () => {
      key.current ??= crypto.randomUUID()
      await send({ key: key.current })
      key.current = undefined
      await revalidate()
    })
  return { save, saving: sending, problem, wrong }
}
