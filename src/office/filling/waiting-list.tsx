// Who waits for seats of a departure: their order, to whom some are offered, and taking somebody out.
import { useState } from 'react'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Part } from '../kit/part.tsx'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMay } from '../shell/me.ts'
import type { Departure } from './filling-bar.tsx'

type Waiting = Departure['waiting'][number]

export function WaitingList({ departure: { departure_id, waiting } }: { departure: Departure }) {
  const { waiting: words } = useOffice('filling')
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const [removed, setRemoved] = useState<Waiting>()
  const mayChange = may('change bookings')
  const ids = waiting.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
  const up = async (id: number) => {
    const at = ids.indexOf(id)
    const before = ids[at - 1]
    if (before === undefined) return
    const wanted = ids.with(at - 1, id).with(at, before)
    await save(() => api.filling.orderWaiting({ departure_id, ids: wanted }))
  }
  const remove = async ({ id, name }: Waiting) => {
    if (!(await save(() => api.filling.removeWaiting({ id })))) return
    setRemoved(undefined)
    tell(words.removed(name))
  }
  return (
    <Part title={words.title(waiting.length)}>
      {waiting.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <Problem>{removed ? '' : problem}</Problem>
      <ol className="divide-y divide-line">
        {waiting.map((row, at) => {
          const { id, name, contact, adult, child, baby, state, until, reg_date } = row
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold text-15">
                  <span className="text-soft tabular-nums">{at + 1}</span> {name}{' '}
                  {words.party(adult, child, baby)}
                  {state === 'offered' && until && (
                    <span className="badge ml-2" data-tone="good">
                      {words.offered(when(until, language))}
                    </span>
                  )}
                </span>
                <span className="text-13 text-soft tabular-nums">
                  <a
                    href={`tel:${contact.replace(/[^\d+]/g, '')}`}
                    className="-my-3 inline-block py-3 underline underline-offset-4"
                  >
                    {contact}
                  </a>{' '}
                  · {words.since(when(reg_date, language))}
                </span>
              </span>
              {mayChange && (
                <span className="flex gap-2">
                  {state === 'waiting' && ids[0] !== id && (
                    <button
                      type="button"
                      className="act"
                      aria-label={words.upOf(name)}
                      disabled={saving}
                      onClick={() => void up(id)}
                    >
                      {words.up}
                    </button>
                  )}
                  <button
                    type="button"
                    className="act"
                    aria-label={words.removeOf(name)}
                    disabled={saving}
                    onClick={() => setRemoved(row)}
                  >
                    {words.remove}
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {removed && (
        <Ask
          title={words.removeAsk(removed.name)}
          lead={removed.state === 'offered' ? words.removeOffered : words.removeLead}
          act={words.remove}
          danger
          saving={saving}
          problem={problem}
          onAct={() => void remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Part>
  )
}
