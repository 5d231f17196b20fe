// Sending something, once at a time: that it is under way, and what was said of it and of each field.
import { useRef, useState } from 'react'
import type { Code } from '#errors.ts'
import { parseRefusal } from './parse-refusal.ts'
import { useLocalized } from './session.tsx'

/** Errors by the name of their field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>
type Refusal = ReturnType<typeof parseRefusal>
export type SubmitOptions = {
  /** The field that a refusal is about. */
  fieldByRefusal?: Partial<Record<Code, string>>
  /** The message where a refusal is about no single field. */
  describeError: (error: unknown) => string
  /** Returns true where the caller has dealt with the refusal, so that nothing is said. */
  onRefusal?: (refusal: Refusal) => boolean
}

export function useSubmit({ fieldByRefusal = {}, describeError, onRefusal }: SubmitOptions) {
  const localized = useLocalized()
  const [wrong, setWrong] = useState<FieldErrors>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  /** Returns true when it was done. */
  async function submitOnce(send: () => Promise<unknown>): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setSending(true)
    setProblem('')
    setWrong({})
    try {
      await send()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  function showError(error: unknown): void {
    const refused = parseRefusal(error)
    if (onRefusal?.(refused)) return
    const { refusal, description, fields } = refused
    const field = refusal && refusal !== 'OFFLINE' ? fieldByRefusal[refusal] : undefined
    const messages = Object.entries(field && description ? { [field]: description } : fields)
    setWrong(Object.fromEntries(messages.map(([name, sentence]) => [name, localized(sentence)])))
    if (!field) setProblem(describeError(error))
  }
  return { wrong, setWrong, problem, setProblem, sending, submitOnce }
}
