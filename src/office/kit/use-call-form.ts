// A form of the office: checked by the schema of its call, sent once, then the screen is loaded again.
import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { calls as officeCalls } from '#office/calls.ts'
import { type Bind, type FormOptions, type ToInput, useForm } from '#web/use-form.ts'
import { useConflict } from './use-conflict.ts'
import { useDescribeError } from './use-describe-error.ts'
import { type SendWithKey, useSendWithKey } from './use-save.ts'

type FindCall<T> = (calls: typeof officeCalls) => { input: z.ZodType<T> }
type CheckedForm<T> = FormOptions & {
  call: FindCall<T>
  toInput?: ToInput
  send: (input: NoInfer<T>) => Promise<unknown>
}

/** The schemas come after the page, all in one file: nobody waits for them who only looks. */
const loadSchema = <T>(findCall: FindCall<T>) =>
  import('#office/calls.ts').then(({ calls }): z.ZodType<T> => findCall(calls).input)

/** What is wrong with something that no field shows is said below the form: nothing is refused in silence. */
function useCheckedForm<T>({ call, send, onInvalid, ...form }: CheckedForm<T>) {
  const shownNames = useRef(new Set<string>())
  const [unseen, setUnseen] = useState('')
  const state = useForm<T>({
    ...form,
    schema: () => loadSchema(call),
    onInvalid: (errors) => {
      const [, sentence = ''] = Object.entries(errors).find(([name]) => !shownNames.current.has(name)) ?? []
      setUnseen(sentence)
      onInvalid?.(errors)
    },
    send: (input) => {
      setUnseen('')
      return send(input)
    },
  })
  const bind: Bind = (...names) => {
    for (const name of names) shownNames.current.add(name)
    return state.bind(...names)
  }
  return { ...state, bind, problem: state.problem || unseen }
}

export type CallForm<T, Answer, Row> = FormOptions & {
  call: FindCall<T>
  toInput?: ToInput
  send: (input: NoInfer<T>, sending: Parameters<SendWithKey<Answer>>[0]) => Promise<Answer>
  onSaved?: (answer: NoInfer<Answer>, input: NoInfer<T>) => void | Promise<void>
  /** Loads what is stored now, where somebody else may save first; both are shown then. */
  loadTheirs?: () => Promise<Row | undefined>
}

export function useCallForm<T, Answer, Row = never>(options: CallForm<T, Answer, Row>) {
  const { send, onSaved, loadTheirs, onRefusal, ...form } = options
  const { conflict, showTheirs } = useConflict(loadTheirs)
  const [sent, setSent] = useState<{ input: T }>()
  const { sendWithKey, submitOptions } = useSendWithKey({ onConflict: loadTheirs && showTheirs })
  async function sendInput(input: T): Promise<void> {
    setSent({ input })
    const answer = await sendWithKey((sending) => send(input, sending))
    await onSaved?.(answer, input)
  }
  const state = useCheckedForm<T>({
    ...submitOptions,
    ...form,
    onRefusal: (refused) => {
      const isShown = submitOptions.onRefusal(refused)
      return onRefusal?.(refused) || isShown
    },
    send: sendInput,
  })
  return {
    ...state,
    /** The input that was sent last. */
    sent: sent?.input,
    /** Sends this input without reading the fields, over what somebody else has saved. True when it was done. */
    sendAgain: (input: T) => state.submitOnce(() => sendInput(input)),
    conflict,
  }
}

/** Nothing is loaded again, and a write has no key: of a log-in, of a link, or of what only the screen holds. */
export function usePlainForm<T>(form: CheckedForm<T>) {
  return useCheckedForm<T>({ describeError: useDescribeError(), ...form })
}
