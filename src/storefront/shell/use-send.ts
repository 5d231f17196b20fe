// Sending a form: what is missing, what the server said of it and of each field, and that it is under way.
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import type { Api } from '#api.ts'
import { ApiContext } from '#storefront/api-context.ts'
import { useSay, useWords } from '#storefront/session.tsx'
import type { Words } from '#words/language.ts'

type Fields = Record<string, string | undefined>

export function useSend(send: (api: Api, fields: Fields) => Promise<unknown>, whatIsMissing: (fields: Fields) => Fields, failed?: string) {
  const api = useContext(ApiContext)
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
    const fields = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]))
    const lacking = whatIsMissing(fields)
    setMissing(lacking)
    setProblem('')
    if (Object.keys(lacking).length > 0 || !api) return
    setSending(true)
    try {
      await send(api, fields)
    } catch (error) {
      const { description, fields: refused = {} } = Object(error)
      setMissing(Object.fromEntries(Object.entries<Words>(refused).map(([name, sentence]) => [name, say(sentence)])))
      setProblem(say(description) || failed || words.unexpected)
    } finally {
      setSending(false)
    }
  }
  return { missing, problem, sending, submit, mend }
}
