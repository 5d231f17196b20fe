// A form: what its call's schema says of each field, before it is sent and after, and that it is under way.
// The schema comes after the page, so that nobody waits for it who only looks.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Limits } from './form-rules.ts'
import { refusalOf } from './refusal-of.ts'
import { useSay, useWords } from './session.tsx'
import { type AttemptOptions, type Told, useAttempt } from './use-attempt.ts'

/** What stands in the form, by the name of its field. */
export type Typed = Record<string, string | undefined>

type FormOptions = {
  /** What the screen alone can know: two passwords that differ, seats that are gone. */
  also?: (typed: Typed) => Told
  /** Something is wrong or missing, and nothing was sent. */
  onLacking?: (told: Told) => void
  /** What the form itself says where the server has nothing better to say. */
  failed?: string
  about?: AttemptOptions['about']
}
type Sends<Given extends unknown[]> = (...given: Given) => Promise<unknown>
type Filled<T, First extends unknown[]> = FormOptions & {
  /** Loads the schema of the call. */
  schema: () => Promise<z.ZodType<T>>
  /** What the call takes, out of what was typed. */
  read?: (typed: Typed) => unknown
  send: Sends<[...First, entered: NoInfer<T>]>
}
/** Nothing is entered in it. */
type Bare<First extends unknown[]> = FormOptions & { schema?: undefined; send: Sends<First> }
/** `First`: what `send` is given before what was entered. */
export type FormOf<T, First extends unknown[] = []> = Filled<T, First> | Bare<First>

export function useForm<T>(form: FormOf<T>) {
  const { also, onLacking, failed, about } = form
  const say = useSay()
  const { failed: words } = useWords('shell')
  const { wrong, setWrong, problem, setProblem, sending, attempt } = useAttempt({
    about,
    sentenceOf: (error) => {
      const { refusal, description } = refusalOf(error)
      const said = failed && refusal === 'UNEXPECTED' ? '' : say(description)
      return said || failed || words.unexpected
    },
  })
  const limits = useLimits(form.schema)
  const tried = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (sending || !Object.values(wrong).some(Boolean)) return
    firstOf(tried.current, wrong)?.focus()
    tried.current = null // once for each try: what is mended must not move the focus
  }, [wrong, sending])

  /** Somebody is mending this field. */
  function mend(name: string): void {
    if (wrong[name] !== undefined) setWrong({ ...wrong, [name]: undefined })
  }
  /** For the `onInput` of the form: what is typed in is being mended. */
  const mendTyped = ({ target }: FormEvent) => 'name' in target && mend(String(target.name))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    tried.current = event.currentTarget
    const typed = typedIn(event.currentTarget)
    // Its button stays as it is meanwhile: one that is switched off loses the focus.
    const { lacking, go } = await check(typed).catch((error: unknown) => ({
      lacking: {},
      go: () => Promise.reject(error),
    }))
    if (Object.keys(lacking).length === 0) return void (await attempt(async () => go?.()))
    setProblem('')
    setWrong(lacking)
    onLacking?.(lacking)
  }

  async function check(typed: Typed): Promise<{ lacking: Told; go?: () => Promise<unknown> }> {
    const others = also?.(typed) ?? {}
    if (!form.schema) return { lacking: others, go: form.send }
    const { send, read } = form
    const [rules, schema] = await Promise.all([import('./form-rules.ts'), form.schema()])
    const found = rules.readBy(schema, read ? read(typed) : typed)
    if ('data' in found) return { lacking: others, go: () => send(found.data) }
    const lacking = Object.entries(found.wrong).map(([name, sentence]) => [name, say(sentence)])
    return { lacking: { ...Object.fromEntries(lacking), ...others } }
  }

  /** What a field of the form is given: its name, what is wrong with it, how long it may be. */
  const bind = (name: string) => ({ name, error: wrong[name], ...limits?.(name) })
  return { wrong, problem, sending, submit, mend, mendTyped, bind }
}

/** Undefined until the schema is there. */
function useLimits(schema: (() => Promise<z.core.$ZodType>) | undefined) {
  const [limits, setLimits] = useState<(name: string) => Limits>()
  const first = useRef(schema)
  useEffect(() => {
    if (!first.current) return
    Promise.all([import('./form-rules.ts'), first.current()]).then(
      ([{ limitsOf }, loaded]) => setLimits(() => (name: string) => limitsOf(loaded, name)),
      () => {}, // it is asked for again when the form is sent
    )
  }, [])
  return limits
}

/** Passwords count to the last space. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      name.includes('password') ? String(value) : String(value).trim(),
    ]),
  )

/** The first field on the screen that is wrong. What is no input, as an editor, has its name in data-name. */
const firstOf = (form: HTMLFormElement | null, wrong: Told) =>
  [...(form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])].find(
    (field) => !field.matches(':disabled') && wrong[field.getAttribute('name') ?? field.dataset.name ?? ''],
  )
