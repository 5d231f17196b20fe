// A paper of a booking, taken out by name: asked for by a press, after a second factor, and noted.
import { useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { keepFile } from '#web/keep-file.ts'
import { useSentence } from '../kit/use-sentence.ts'

type Props = { label: string; get: () => Promise<{ name: string; base64: string }> }

export function TakeFile({ label, get }: Props) {
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    setProblem('')
    setTaking(true)
    try {
      const { name, base64 } = await get()
      keepFile({ name, blob: new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]) })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setTaking(false)
  }
  return (
    <span className="inline-grid">
      <button
        type="button"
        disabled={isTaking}
        onClick={() => void take()}
        className="min-h-11 mouse:min-h-9 break-all text-left underline underline-offset-4"
      >
        {label}
      </button>
      <Problem>{problem}</Problem>
    </span>
  )
}
