// The second factor, asked for in the middle of something: what was begun goes on when it was given.
import { type FormEvent, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import type { Api } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { signWithPasskey } from '../people/passkey.ts'

type Props = { api: Api; onEnd: (proved: boolean) => void }

export function ProveAgain({ api, onEnd }: Props) {
  const words = useOffice('kit')
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  async function prove(how: () => Promise<unknown>, otherwise?: string): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await how()
      onEnd(true)
    } catch (error) {
      setProblem(sentenceOf(error, otherwise))
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    void prove(() => api.staff.stepUp({ code }))
  }
  return (
    <Dialog title={words.proveTitle} onClose={() => onEnd(false)}>
      <form onSubmit={onSubmit} className="grid gap-3">
        <p className="text-15 text-soft">{words.proveLead}</p>
        <Field name="code" label={words.proveCode} error={problem} autoComplete="one-time-code" required />
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className="act"
            disabled={sending}
            onClick={() =>
              void prove(
                async () => api.staff.stepUp({ signed: await signWithPasskey(api) }),
                words.proveKeyFailed,
              )
            }
          >
            {words.proveByKey}
          </button>
          <button type="submit" className="act-main" disabled={sending}>
            {words.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
