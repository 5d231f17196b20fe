// Sending a form: what is missing, what the server said of it and of each field, and that it is under way.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Code } from '#errors.ts'
import type { Words } from '#words/language.ts'
import { useSay, useWords } from './session.tsx'

export type Fields = Record<string, string | undefined>
type Refused = { refusal: Code; description: Words; fields: Record<string, Words> }
/** `failed`: what the form itself says where the server has nothing better to say. `about`: which field a refusal is about. */
export type Options = { failed?: string; about?: Partial<Record<Code, string>> }

/** `send`: undefined where nothing can be sent, as on the server. */
export function useSending(
  send: ((fields: Fields) => Promise<unknown>) | undefined,
  whatIsMissing: (fields: Fields) => Fields,
  { failed, about = {} }: Options = {},
) {
  const say = useSay()
  const { failed: words } = useWords('shell')
  const [missing, setMissing] = useState<Fields>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const tried = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [first] = Object.keys(missing)
    if (!first || sending) return
    // What is no input of its own, as an editor, says its name in data-name.
    tried.current?.querySelector<HTMLElement>(`[name="${first}"], [data-name="${first}"]`)?.focus()
    tried.current = null // once for each try: what is mended must not move the focus
  }, [missing, sending])

  /** Somebody is mending this field. */
  function mend(name: string): void {
    if (missing[name] !== undefined) setMissing({ ...missing, [name]: undefined })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    tried.current = event.currentTarget
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        name.includes('password') ? String(value) : String(value).trim(),
      ]),
    )
    const lacking = whatIsMissing(fields)
    setMissing(lacking)
    setProblem('')
    if (Object.keys(lacking).length > 0 || !send) return
    setSending(true)
    try {
      await send(fields)
    } catch (error) {
      const { refusal, description, fields: refused = {} }: Partial<Refused> = Object(error)
      const field = refusal && about[refusal]
      const said = Object.entries(field ? { [field]: description } : refused)
      setMissing(Object.fromEntries(said.map(([name, sentence]) => [name, say(sentence)])))
      if (!field)
        setProblem((failed && refusal === 'UNEXPECTED' ? '' : say(description)) || failed || words.unexpected)
    } finally {
      setSending(false)
    }
  }
  return { missing, problem, sending, submit, mend }
}
