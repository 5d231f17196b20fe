// Sends what somebody saves: whether it is under way, which field was wrong, and once only.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#platform/wire/call.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { useOffice } from './use-words.ts'

/** No answer, or none that says what became of it: pressed again, it is the same. */
const unclear = ['OFFLINE', 'STILL_RUNNING', 'UNAVAILABLE', 'UNEXPECTED']

type Wrong = Readonly<Record<string, string | undefined>>
type Options = {
  /** Somebody else changed it meanwhile: shows both, instead of saying so in a sentence. */
  onChangedMeanwhile?: () => void
}

/** `send` gets the key by which a write that is sent again is known: kept until one of them was answered. */
export function useSave({ onChangedMeanwhile }: Options = {}) {
  const say = useSay()
  const words = useOffice('kit')
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const key = useRef<string>(undefined)
  const busy = useRef(false)

  /** True when it was done. What the screen shows is loaded anew. */
  async function save(send: (sending: Required<Pick<Sending, 'key'>>) => Promise<unknown>): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    key.current ??= crypto.randomUUID()
    setSaving(true)
    setProblem('')
    setWrong({})
    try {
      await send({ key: key.current })
      key.current = undefined
      await revalidate()
      return true
    } catch (error) {
      const { refusal, description, fields } = refusalOf(error)
      if (refusal !== undefined && !unclear.includes(refusal)) key.current = undefined // it was answered: the next is another
      if (refusal === 'CHANGED_MEANWHILE' && onChangedMeanwhile) onChangedMeanwhile()
      else {
        setWrong(Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, say(each)])))
        setProblem(refusal === 'OFFLINE' ? words.offline : say(description) || words.failed)
      }
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return { save, saving, problem, wrong }
}
