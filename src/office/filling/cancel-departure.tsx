// Cancelling a departure: why, and what each booking gets by which way, seen to the won before it is done.
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { choiceLimits } from '#limits/trade.ts'
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { type Api, useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMay } from '../shell/me.ts'
import type { Departure } from './filling-bar.tsx'

const reasons = ['minimum', 'fault', 'free'] as const
type Reason = (typeof reasons)[number]

export function CancelDeparture({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const words = useOffice('filling')
  const sentenceOf = useSentence()
  const [reason, setReason] = useState<Reason>('minimum')
  const [note, setNote] = useState('')
  const [wait_hours, setWait] = useState<number>(choiceLimits.hours)
  const { answer, error, cancel, saving, problem, wrong } = useCancel(departure.departure_id, reason)
  const without = departure.list.filter(({ has_email }) => !has_email).length
  const choosing = answer?.list.filter(({ others }) => others > 0).length ?? 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await cancel({ note, wait_hours })) onClose()
  }
  return (
    <Dialog title={words.cancel.title} onClose={onClose} className="max-w-3xl" keepsOpen>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-15 text-soft">
          {words.cancel.lead} {without > 0 && words.cancel.without(without)}
        </p>
        <Choose
          label={words.cancel.reason}
          hint={words.cancel.reasonHints[reason]}
          value={reason}
          onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'minimum')}
          choices={reasons.map((value) => ({ value, name: words.cancel.reasons[value] }))}
        />
        {answer && <Preview preview={answer} />}
        {error !== undefined && <Problem>{sentenceOf(error)}</Problem>}
        {choosing > 0 && <Wait {...{ choosing }} hours={wait_hours} onChange={setWait} />}
        <Field
          label={words.cancel.note}
          required
          {...limitsOf('filling.cancel', 'note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={wrong.note}
        />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.cancel.submit} danger disabled={saving || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** What each booking gets, and cancelling at these sums; what could not be done is weighed anew. */
function useCancel(departure_id: number, reason: Reason) {
  const { cancel: words } = useOffice('filling')
  const api = useApi()
  const tell = useTell()
  const [times, setTimes] = useState(0)
  const { save, ...saving } = useSave()
  const { answer, error } = useCall(JSON.stringify([reason, times]), () =>
    api.filling.cancelPreview({ departure_id, reason }),
  )
  async function cancel(typed: { note: string; wait_hours: number }): Promise<boolean> {
    if (!answer) return false
    const asked = { departure_id, reason, ...typed, seen: answer.seen }
    const isDone = await save((sending) => api.filling.cancel(asked, sending))
    if (isDone) tell(words.begun(answer.list.length))
    else setTimes(times + 1)
    return isDone
  }
  return { answer, error, cancel, ...saving }
}

/** How long those who may take another departure have for it. */
type Waits = { choosing: number; hours: number; onChange: (hours: number) => void }

function Wait({ choosing, hours, onChange }: Waits) {
  const { cancel: words } = useOffice('filling')
  return (
    <Choose
      label={words.wait}
      hint={words.waitHint(choosing)}
      value={hours}
      onChange={({ target }) => onChange(Number(target.value))}
      choices={[0, 24, 48, choiceLimits.most_hours].map((each) => ({
        value: String(each),
        name: words.waits(each),
      }))}
    />
  )
}

type Seen = Awaited<ReturnType<Api['filling']['cancelPreview']>>

function Preview({ preview: { list } }: { preview: Seen }) {
  const words = useOffice('filling')
  const { columns } = words.cancel
  const sums = ['paid', 'by_gateway', 'by_transfer', 'compensation'] as const
  const sumOf = (name: (typeof sums)[number]) => list.reduce((sum, row) => sum + row[name], 0)
  if (list.length === 0) return <p className="rounded-lg bg-wash p-3 text-15">{words.cancel.nobody}</p>
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
      tabIndex={0}
      aria-label={words.cancel.preview}
      className="panel overflow-auto tablet:max-h-80"
    >
      <table className="rows in-cards">
        <thead>
          <tr>
            <th>{columns.who}</th>
            {sums.map((name) => (
              <th key={name} className="number">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.booking_id}>
              <td className="max-tablet:w-full">
                {row.name} {words.people(row.people)}
                {row.is_paying && <span className="badge ml-2">{words.cancel.paying}</span>}
                {row.others > 0 && <span className="badge ml-2">{words.cancel.others(row.others)}</span>}
              </td>
              {sums.map((name) => (
                <Sum key={name} title={columns[name]} amount={row[name]} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="max-tablet:w-full">
              {words.cancel.all}
            </th>
            {sums.map((name) => (
              <Sum key={name} title={columns[name]} amount={sumOf(name)} isAll />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** On a phone only what there is: each with its name. */
const Sum = ({ title, amount, isAll = false }: { title: string; amount: number; isAll?: boolean }) => (
  <td
    data-title={title}
    className={`number ${isAll ? 'font-semibold' : ''} ${amount === 0 ? 'max-tablet:hidden' : ''}`}
  >
    {withCommas(amount)}
  </td>
)

/** How far it is, once it was decided. */
export function CancelProgress({ cancel }: { cancel: NonNullable<Departure['cancel']> }) {
  const words = useOffice('filling')
  const { reason, note, told, by_name, done, all, choosing, until } = cancel
  const { language } = useSession()
  const { agency = '' } = useParams()
  const may = useMay()
  return (
    <section className="panel grid gap-2 p-4" aria-label={words.states.cancelled}>
      <p className="font-semibold text-15">{words.cancel.reasons[reason]}</p>
      {all > 0 && (
        <progress
          className="progress-bar h-2"
          max={all}
          value={done}
          aria-label={words.cancel.done(done, all)}
        />
      )}
      <p className="text-15">
        <span role="status">{words.cancel.done(done, all)}</span>
      </p>
      {choosing > 0 && <p className="text-15">{words.cancel.choosing(choosing, when(until, language))}</p>}
      <p className="text-13 text-soft">
        {words.byWhom(by_name, told)} · {note}
      </p>
      {all > 0 && may('money') && (
        <Link to={`/${agency}/payouts`} className="act justify-self-start">
          {words.cancel.toPayouts}
        </Link>
      )}
    </section>
  )
}
