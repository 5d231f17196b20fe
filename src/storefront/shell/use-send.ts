// Sending a small form: what is missing, what the server said, and that it is under way.
import { type FormEvent, useContext, useState } from 'react'
import type { Api } from '#api.ts'
import { ApiContext } from '#storefront/api-context.ts'
import { useSay, useWords } from '#storefront/session.tsx'

type Fields = Record<string, string | undefined>

export function useSend(send: (api: Api, fields: Fields) => Promise<unknown>, whatIsMissing: (fields: Fields) => Fields) {
  const api = useContext(ApiContext)
  const say = useSay()
  const { failed: words } = useWords('shell')
  const [missing, setMissing] = useState<Fields>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
    const lacking = whatIsMissing(fields)
    setMissing(lacking)
    setProblem('')
    const [first] = Object.keys(lacking)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    if (first || !api) return
    setSending(true)
    try {
      await send(api, fields)
    } catch (error) {
      setProblem(say(Object(error).description) || words.unexpected)
    } finally {
      setSending(false)
    }
  }
  return { missing, problem, sending, submit }
}
