// What was brought in: how far it is, who did it, and undoing it with the rows that stay.

import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'

type Move = Awaited<ReturnType<Api['moving']['moves']>>['list'][number]
type MoveDetails = Awaited<ReturnType<Api['moving']['moveDetails']>>

export function MoveHistory({ moves }: { moves: readonly Move[] }) {
  const words = useText('moving')
  return (
    <Panel title={words.history}>
      {moves.length === 0 && <p className="text-15 text-soft">{words.historyEmpty}</p>}
      <ul className="grid divide-y divide-line">
        {moves.map((move) => (
          <MoveLine key={move.id} move={move} />
        ))}
      </ul>
    </Panel>
  )
}

const tones = { running: 'brand', done: 'good', undoing: 'warn', undone: undefined } as const

function MoveLine({ move }: { move: Move }) {
  const words = useText('moving')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const describeError = useDescribeError()
  const [details, setDetails] = useState<MoveDetails>()
  const { kind, state, by_name, reg_date, undo_until } = move
  const look = () =>
    api.moving
      .moveDetails({ id: move.id })
      .then(setDetails)
      .catch((error: unknown) => toast(describeError(error)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2 text-15">
          <span className="font-semibold">{words.kinds[kind]}</span>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          <span role="status">
            <Progress move={move} />
          </span>
        </span>
        <span className="text-13 text-soft">
          {words.by(by_name, formatMoment(reg_date, language))}
          {undo_until && ` · ${words.until(formatMoment(undo_until, language))}`}
        </span>
      </span>
      {move.is_stuck && <ResumeButton id={move.id} />}
      {undo_until && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.undoLabel(words.kinds[kind])}
          onClick={() => void look()}
        >
          {words.undo}
        </button>
      )}
      {details && <UndoDialog id={move.id} details={details} onClose={() => setDetails(undefined)} />}
    </li>
  )
}

function ResumeButton({ id }: { id: number }) {
  const words = useText('moving')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const resume = async () => {
    if (await save(() => api.moving.resumeMove({ id }))) toast(words.resumed)
  }
  return (
    <span className="flex flex-wrap items-center gap-2 text-15">
      <span className="text-bad">{problem || words.stuck}</span>
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void resume()}>
        {words.resume}
      </button>
    </span>
  )
}

function Progress({ move: { state, waiting, created, skipped, removed, kept } }: { move: Move }) {
  const words = useText('moving')
  const all = waiting + created + skipped + removed + kept
  if (state === 'running') return words.progress(all - waiting, all)
  if (state === 'undoing') return words.progress(removed + kept, all - skipped)
  return state === 'undone' ? words.undoneCounts(removed, kept) : words.counts(created, skipped)
}

type UndoProps = { id: number; details: MoveDetails; onClose: () => void }

function UndoDialog({ id, details: { removable, kept }, onClose }: UndoProps) {
  const words = useText('moving')
  const api = useApi()
  return (
    <ConfirmAction
      danger
      title={words.undoTitle}
      lead={words.undoLead(removable)}
      confirmLabel={words.undo}
      send={() => api.moving.undoMove({ id })}
      doneText={words.undoStarted}
      onClose={onClose}
    >
      {kept.length > 0 && (
        <>
          <p className="text-15">{words.keptLead}</p>
          <ul className="grid max-h-60 gap-1 overflow-auto rounded-lg bg-wash p-3 text-13">
            {kept.map(({ at, reason }) => (
              <li key={at}>
                <strong>{words.row(at)}</strong> {words.used[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmAction>
  )
}
