// Sends what somebody saves: whether it is under way, which field was wrong, and once only.
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#platform/wire/call.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { useOffice } from './use-words.ts'

/** No answer, or none that says what became of it: pressed again, it is the same. */
const unclear = ['OFFLINE', 'STILL_RUNNING', 'UNAVAILABLE', 'UNEXPECTED']

type Options = {
  /** Somebody else changed it meanwhile: shows both, instead of saying so in a sentence. */
  onChangedMeanwhile?: () => void
}

/** `send` gets the key by which a write that is sent again is known: kept until one of them was answered. */
export function useSave({ onChangedMeanwhile }: Options = {}) {
  const words = useOffice('kit')
  const { revalidate } = useRevalidator()
  const key = useRef<string>(undefined)
  const { wrong, problem, sending, attempt } = useAttempt({
    sentenceOf: (refusal, description) =>
      refusal === 'OFFLINE' ? words.offline : description || words.failed,
    meet: ({ refusal }) => {
      if (refusal !== undefined && !unclear.includes(refusal)) key.current = undefined // it was answered: the next is another
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
