// Who travels: how many of each, single rooms and names, with the price worked out before it is changed.
import { type FormEvent, useState } from 'react'
import { typingPause_ms } from '#limits/shown.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { useApi } from '../api.ts'
import { useChanging } from '../kit/changing.tsx'
import { Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { ChangedSince } from './changed-since.tsx'
import type { Loaded } from './load.ts'
import { type Kind, kinds, PartyFields } from './party-fields.tsx'
import { Repriced } from './repriced.tsx'

type Person = { key: string; kind: Kind; name: string; seq?: number }

export function PeopleForm({ booking, onClose }: Pick<Loaded, 'booking'> & { onClose: () => void }) {
  const all = useOffice('bookings')
  const words = all.peopleForm
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong, changed } = useChanging(booking)
  const { booking_id, revision, pay_by, email } = booking
  const [heads, setHeads] = useState({
    party: booking.party,
    single_rooms: booking.price_lines.find(({ kind }) => kind === 'single')?.count ?? 0,
  })
  const { party, single_rooms } = heads
  const [typed, setTyped] = useState<Record<string, string>>({})
  const people = peopleOf(booking, party).map((each) => ({ ...each, name: typed[each.key] ?? each.name }))
  const what = { booking_id, ...party, single_rooms }
  const { answer, error } = useCall(
    JSON.stringify([what, revision]),
    () => api.reservation.peoplePreview(what),
    { pause_ms: typingPause_ms },
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!answer) return
    const travellers = people
      .filter(({ name }) => name.trim() !== '')
      .map(({ kind, name, seq }) => ({ kind, name, ...(seq !== undefined && { seq }) }))
    const asked = { booking_id, revision, ...heads, travellers, total: answer.total }
    if (!(await save((sending) => api.reservation.changePeople(asked, sending)))) return
    tell(words.done)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose} className="max-w-lg">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ChangedSince before={changed} now={booking} />
        <PartyFields {...heads} wrong={wrong} onChange={setHeads} />
        <fieldset className="grid gap-2">
          <legend className="font-medium text-13 text-soft">{words.names}</legend>
          <p className="text-13 text-soft">{words.lead}</p>
          <div className="grid gap-2 tablet:grid-cols-2">
            {people.map(({ key, kind, name }, at) => (
              <Field
                key={key}
                label={words.name(at + 1, all.kind[kind])}
                {...limitsOf('reservation.changePeople', 'travellers.name')}
                value={name}
                onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
              />
            ))}
          </div>
        </fieldset>
        <Repriced price={answer} error={error} pay_by={pay_by} email={email} />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.submit} disabled={saving || !answer} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** Those who are there keep their places; who joins has the next of the kind. */
function peopleOf({ travellers }: Loaded['booking'], party: Record<Kind, number>): Person[] {
  const there = travellers.filter(({ cancelled }) => !cancelled)
  return kinds.flatMap((kind) => {
    const named = there.filter((each) => each.kind === kind)
    return Array.from({ length: party[kind] }, (_, at) => {
      const one = named[at]
      return one
        ? { key: `there ${one.seq}`, kind, name: one.name, seq: one.seq }
        : { key: `${kind} ${at}`, kind, name: '' }
    })
  })
}
