// Sends a save once: whether it is under way, and which field was wrong.
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { CallOptions } from '#platform/wire/call.ts'
import { isOutcomeUnknown } from '#web/parse-refusal.ts'
import { type SubmitOptions, useSubmit } from '#web/use-submit.ts'
import { useToast } from './toast.tsx'
import { useDescribeError } from './use-describe-error.ts'

type SaveOptions = {
  /** Somebody else changed it meanwhile: shows both, instead of saying so in a sentence. */
  onConflict?: (() => Promise<void>) | undefined
}
/** A write is sent with a key, by which the server knows it when it is sent again. */
export type SendWithKey<Answer> = (sending: Required<Pick<CallOptions, 'key'>>) => Promise<Answer>

/** Sends a write with its key, which stays until there is an answer, and then loads the screen again. */
export function useSendWithKey({ onConflict }: SaveOptions) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const describeError = useDescribeError()
  const key = useRef<string>(undefined)
  const submitOptions: Required<Pick<SubmitOptions, 'describeError' | 'onRefusal'>> = {
    describeError,
    onRefusal: ({ refusal }) => {
      // answered, so the next save gets a new key
      if (refusal !== undefined && !isOutcomeUnknown(refusal)) key.current = undefined
      // what was sent first is saved: the screen shows it, so that nobody sends it a second time
      if (refusal === 'IDEMPOTENCY_KEY_REUSED') void revalidate()
      if (refusal !== 'CHANGED_MEANWHILE' || !onConflict) return false
      onConflict().catch((error: unknown) => toast(describeError(error)))
      return true
    },
  }
  async function sendWithKey<Answer>(send: SendWithKey<Answer>): Promise<Answer> {
    key.current ??= crypto.randomUUID()
    const answer = await send({ key: key.current })
    key.current = undefined
    await revalidate()
    return answer
  }
  return { sendWithKey, submitOptions }
}

export function useSave(options: SaveOptions = {}) {
  const { sendWithKey, submitOptions } = useSendWithKey(options)
  const { wrong, problem, sending, submitOnce } = useSubmit(submitOptions)
  /** The answer, when it was done. */
  async function save<Answer>(send: SendWithKey<Answer>): Promise<{ answer: Answer } | undefined> {
    let saved: { answer: Answer } | undefined
    await submitOnce(async () => {
      saved = { answer: await sendWithKey(send) }
    })
    return saved
  }
  return { save, saving: sending, problem, wrong }
}
