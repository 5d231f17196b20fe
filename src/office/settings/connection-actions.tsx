// What the panels of connections share: a field for a key, trying it, removing it.
import { type ReactNode, useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'

/** What is stored, beside the field in which another key is typed. */
export function KeyField({
  stored,
  hint,
  ...field
}: Parameters<typeof Field>[0] & { stored: string | null }) {
  const words = useText('connections')
  const storedText = stored === null ? words.none : words.stored(stored)
  return (
    <Field
      {...field}
      hint={hint ? `${storedText} ${hint}` : storedText}
      type="password"
      autoComplete="off"
      spellCheck={false}
    />
  )
}

type ActionsProps = {
  connection: 'toss' | 'kakao' | 'solapi' | 'mail'
  /** There is something to remove. */
  revision?: number | undefined
  canTry?: boolean
  children?: ReactNode
}

export function ConnectionActions({ connection, revision, canTry = true, children }: ActionsProps) {
  const words = useText('connections')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const [result, setResult] = useState<keyof typeof words.results>()
  const sentences = connection === 'mail' ? words.mailResults : words.results
  const tryIt = () => save(async () => setResult((await api.agency.tryConnection({ connection })).result))
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-end gap-2">
        {revision !== undefined && connection !== 'mail' && (
          <RemoveKeys connection={connection} revision={revision} />
        )}
        {canTry && (
          <button type="button" className="button-secondary" disabled={saving} onClick={() => void tryIt()}>
            {connection === 'mail' ? words.tryMail : words.try}
          </button>
        )}
        {children}
      </div>
      <p role="status" className={`text-15 empty:hidden ${result === 'ok' ? 'text-good' : 'text-bad'}`}>
        {result && sentences[result]}
      </p>
      <Problem>{problem}</Problem>
    </div>
  )
}

function RemoveKeys({ connection, revision }: { connection: 'toss' | 'kakao' | 'solapi'; revision: number }) {
  const words = useText('connections')
  const api = useApi()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <button type="button" className="button-danger" onClick={() => setConfirming(true)}>
        {words.remove}
      </button>
      {isConfirming && (
        <ConfirmAction
          title={words.removeAsk(words[connection])}
          lead={words.removeLeads[connection]}
          confirmLabel={words.remove}
          danger
          onClose={() => setConfirming(false)}
          send={() => api.agency.removeKeys({ connection, revision })}
          doneText={words.removed}
        />
      )}
    </>
  )
}
