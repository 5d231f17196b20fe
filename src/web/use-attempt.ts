// Sending something, once at a time: that it is under way, and what was said of it and of each field.
import { useRef, useState } from 'react'
import type { Code } from '#errors.ts'
import { refusalOf } from './refusal-of.ts'
import { useSay } from './session.tsx'

/** By the name of a field. */
export type Told = Readonly<Record<string, string | undefined>>
type Refusal = ReturnType<typeof refusalOf>
export type AttemptOptions = {
  /** Which field a refusal is about. */
  about?: Partial<Record<Code, string>>
  /** What is said of the whole, where a refusal is about no single field. */
  sentenceOf: (error: unknown) => string
  /** True where the refusal was met in another way, and nothing is to be said. */
  meet?: (refusal: Refusal) => boolean
}

export function useAttempt({ about = {}, sentenceOf, meet }: AttemptOptions) {
  const say = useSay()
  const [wrong, setWrong] = useState<Told>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  /** True when it was done. */
  async function attempt(send: () => Promise<unknown>): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setSending(true)
    setProblem('')
    setWrong({})
    try {
      await send()
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  function tell(error: unknown): void {
    const refused = refusalOf(error)
    if (meet?.(refused)) return
    const { refusal, description, fields } = refused
    const field = refusal && refusal !== 'OFFLINE' ? about[refusal] : undefined
    const said = Object.entries(field && description ? { [field]: description } : fields)
    setWrong(Object.fromEntries(said.map(([name, sentence]) => [name, say(sentence)])))
    if (!field) setProblem(sentenceOf(error))
  }
  return { wrong, setWrong, problem, setProblem, sending, attempt }
}
