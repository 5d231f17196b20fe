// Sends what somebody saves: whether it is under way, which field was wrong, and once only.
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { CallOptions } from '#platform/wire/call.ts'
import { isOutcomeUnknown } from '#web/parse-refusal.ts'
import { useSubmit } from '#web/use-submit.ts'
import { useDescribeError } from './use-describe-error.ts'

type SaveOptions = {
  /** Somebody else changed it meanwhile: shows both, instead of saying so in a sentence. */
  onConflict?: () => void
}

/** `send` gets the key by which a write that is sent again is known: kept until one of them was answered. */
export function useSave({ onConflict }: SaveOptions = {}) {
  const { revalidate } = useRevalidator()
  const key = useRef<string>(undefined)
  const { wrong, problem, sending, submitOnce } = useSubmit({
    describeError: useDescribeError(),
    onRefusal: ({ refusal }) => {
      // it was answered: the next is another
      if (refusal !== undefined && !isOutcomeUnknown(refusal)) key.current = undefined
      if (refusal !== 'CHANGED_MEANWHILE' || !onConflict) return false
      onConflict()
      return true
    },
  })

  /** True when it was done. What the screen shows is loaded anew. */
  const save = (send: (sending: Required<Pick<CallOptions, 'key'>>) => Promise<unknown>): Promise<boolean> =>
    submitOnce(async () => {
      key.current ??= crypto.randomUUID()
      await send({ key: key.current })
      key.current = undefined
      await revalidate()
    })
  return { save, saving: sending, problem, wrong }
}
