// A form of the office: checked by the schema of its call, sent once, then the screen is loaded again.
import { useState } from 'react'
import type { z } from 'zod'
import type { calls as officeCalls } from '#office/calls.ts'
import { type FormOptions, type ToInput, useForm } from '#web/use-form.ts'
import { useDescribeError } from './use-describe-error.ts'
import { type SendWithKey, useSendWithKey } from './use-save.ts'

type FindCall<T> = (calls: typeof officeCalls) => { input: z.ZodType<T> }

/** The schemas come after the page, all in one file: nobody waits for them who only looks. */
const loadSchema = <T>(findCall: FindCall<T>) =>
  import('#office/calls.ts').then(({ calls }): z.ZodType<T> => findCall(calls).input)

export type CallForm<T, Answer, Row> = FormOptions & {
  call: FindCall<T>
  toInput?: ToInput
  send: (input: NoInfer<T>, sending: Parameters<SendWithKey<Answer>>[0]) => Promise<Answer>
  onSaved?: (answer: NoInfer<Answer>, input: NoInfer<T>) => void | Promise<void>
  /** Loads what is stored now, where somebody else may save first; both are shown then. */
  loadTheirs?: () => Promise<Row | undefined>
}

export function useCallForm<T, Answer, Row = never>(options: CallForm<T, Answer, Row>) {
  const { call, send, onSaved, loadTheirs, ...form } = options
  const [theirs, setTheirs] = useState<Row>()
  const [sent, setSent] = useState<{ input: T }>()
  const { sendWithKey, submitOptions } = useSendWithKey({
    onConflict: loadTheirs && (() => loadTheirs().then(setTheirs)),
  })
  async function sendInput(input: T): Promise<void> {
    setSent({ input })
    const answer = await sendWithKey((sending) => send(input, sending))
    await onSaved?.(answer, input)
  }
  const state = useForm<T>({
    ...submitOptions,
    ...form,
    schema: () => loadSchema(call),
    send: sendInput,
  })
  return {
    ...state,
    /** The input that was sent last. */
    sent: sent?.input,
    /** Sends this input without reading the fields, over what somebody else has saved. */
    sendAgain: (input: T) => void state.submitOnce(() => sendInput(input)),
    conflict: { theirs, dismiss: () => setTheirs(undefined) },
  }
}

/** A form of the log-in: nothing is loaded again, and a write has no key. */
export function useLoginForm<T>({ call, ...form }: FormOptions & LoginForm<T>) {
  return useForm<T>({ describeError: useDescribeError(), ...form, schema: () => loadSchema(call) })
}
type LoginForm<T> = {
  call: FindCall<T>
  toInput?: ToInput
  send: (input: NoInfer<T>) => Promise<unknown>
}
