// Who waits for seats of a departure: their order, to whom some are offered, and taking somebody out.
import { type ReactNode, useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMay } from '../shell/me.ts'
import type { Departure } from './filling-bar.tsx'

type Waiting = Departure['waiting'][number]

export function WaitingList({ departure: { departure_id, waiting } }: { departure: Departure }) {
  const { waiting: words } = useOffice('filling')
  const may = useMay()
  const { firstInLine, up, remove, saving, problem } = useWaiting(departure_id, waiting)
  const [asked, setAsked] = useState<Waiting>()
  return (
    <Part title={words.title(waiting.length)}>
      {waiting.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <Problem>{asked ? '' : problem}</Problem>
      <ol className="divide-y divide-line">
        {waiting.map((row, at) => (
          <Row key={row.id} place={at + 1} row={row}>
            {may('change bookings') && (
              <Acts
                name={row.name}
                canGoUp={row.state === 'waiting' && row.id !== firstInLine}
                saving={saving}
                onUp={() => void up(row.id)}
                onRemove={() => setAsked(row)}
              />
            )}
          </Row>
        ))}
      </ol>
      {asked && (
        <Ask
          title={words.removeAsk(asked.name)}
          lead={asked.state === 'offered' ? words.removeOffered : words.removeLead}
          act={words.remove}
          danger
          saving={saving}
          problem={problem}
          onAct={() => void remove(asked).then((isDone) => isDone && setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Part>
  )
}

/** The order of those who still wait: who was offered seats is no longer in it. */
function useWaiting(departure_id: Departure['departure_id'], waiting: Waiting[]) {
  const { waiting: words } = useOffice('filling')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const ids = waiting.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
  const up = async (id: number) => {
    const at = ids.indexOf(id)
    const before = ids[at - 1]
    if (before === undefined) return
    const wanted = ids.with(at - 1, id).with(at, before)
    await save(() => api.filling.orderWaiting({ departure_id, ids: wanted }))
  }
  const remove = async ({ id, name }: Waiting) => {
    const isDone = await save(() => api.filling.removeWaiting({ id }))
    if (isDone) tell(words.removed(name))
    return isDone
  }
  return { firstInLine: ids[0], up, remove, saving, problem }
}

function Row({ row, place, children }: { row: Waiting; place: number; children: ReactNode }) {
  const { waiting: words } = useOffice('filling')
  const { language } = useSession()
  const { id, name, contact_masked, adult, child, baby, state, until, reg_date } = row
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold text-15">
          <span className="text-soft tabular-nums">{place}</span> {name} {words.party(adult, child, baby)}
          {state === 'offered' && until && (
            <span className="badge ml-2" data-tone="good">
              {words.offered(when(until, language))}
            </span>
          )}
        </span>
        <span className="text-13 text-soft tabular-nums">
          <Telephone id={id} name={name} masked={contact_masked} /> · {words.since(when(reg_date, language))}
        </span>
      </span>
      {children}
    </li>
  )
}

/** Masked until somebody wants to call: who reads the number in full is noted. */
function Telephone({ id, name, masked }: { id: Waiting['id']; name: string; masked: string }) {
  const { waiting: words } = useOffice('filling')
  const api = useApi()
  const sentenceOf = useSentence()
  const [shown, setShown] = useState<{ contact?: string; problem?: string }>({})
  const link = '-my-3 inline-block py-3 underline underline-offset-4'
  const show = () =>
    api.filling.waitingContact({ id }).then(setShown, (error) => setShown({ problem: sentenceOf(error) }))
  if (shown.contact)
    return (
      <a href={`tel:${shown.contact.replace(/[^\d+]/g, '')}`} className={link}>
        {shown.contact}
      </a>
    )
  return (
    <>
      {masked}{' '}
      <button type="button" className={link} aria-label={words.callOf(name)} onClick={() => void show()}>
        {words.call}
      </button>
      {shown.problem && (
        <span role="alert" className="text-bad">
          {shown.problem}
        </span>
      )}
    </>
  )
}

type Acting = { name: string; canGoUp: boolean; saving: boolean; onUp: () => void; onRemove: () => void }

function Acts({ name, canGoUp, saving, onUp, onRemove }: Acting) {
  const { waiting: words } = useOffice('filling')
  return (
    <span className="flex gap-2">
      {canGoUp && (
        <button type="button" className="act" aria-label={words.upOf(name)} disabled={saving} onClick={onUp}>
          {words.up}
        </button>
      )}
      <button
        type="button"
        className="act"
        aria-label={words.removeOf(name)}
        disabled={saving}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </span>
  )
}
