// Bookings that travel together: whom this one leads or belongs to, and asking another customer to join.
import { useState } from 'react'
import { isOpen } from '#domain/booking/progress.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import type { BookingDetails } from './load-booking.ts'

type Member = Awaited<ReturnType<Api['reservation']['travelGroup']>>['members'][number]

export default function TravelGroup({ booking }: Pick<BookingDetails, 'booking'>) {
  const { group: words } = useText('bookings')
  const api = useApi()
  const mayChange = useMay()('change bookings')
  const [changes, setChanges] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const { booking_id, progress, revision } = booking
  const { answer } = useCall(
    `${booking_id} ${revision} ${changes}`,
    () => api.reservation.travelGroup({ booking_id }),
    { keepsPrevious: true },
  )
  const canAdd = mayChange && isOpen(progress) && !answer?.leader?.joined
  if (!answer || (!answer.leader && answer.members.length === 0 && !canAdd)) return null
  const onChanged = () => setChanges(changes + 1)
  const { leader, members } = answer
  return (
    <Panel
      title={words.title}
      aside={
        canAdd && (
          <button type="button" className="button-secondary" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )
      }
    >
      {leader && (
        <p className="text-15">
          {leader.joined ? words.leader : words.invitedBy}{' '}
          <OfficeLink to={`/bookings/${leader.booking_id}`} className="underline underline-offset-4">
            {leader.name}
          </OfficeLink>
        </p>
      )}
      {!leader && members.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {members.map((member) => (
          <MemberRow
            key={member.member}
            booking_id={booking_id}
            member={member}
            mayChange={mayChange}
            onRemoved={onChanged}
          />
        ))}
      </ul>
      {isAdding && <AddMember booking_id={booking_id} onAdded={onChanged} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type MemberRowProps = { booking_id: string; member: Member; mayChange: boolean; onRemoved: () => void }

function MemberRow({ booking_id, member: row, mayChange, onRemoved }: MemberRowProps) {
  const { group: words, people: countPeople } = useText('bookings')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const { member, name, people, state, missing, joined } = row
  const remove = async () => {
    if (await save(() => api.reservation.removeFromGroup({ booking_id, member }))) onRemoved()
  }
  const lacks = missing.map((kind) => words.missing[kind])
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-15">
      <span className="grid">
        <span>
          <OfficeLink to={`/bookings/${row.booking_id}`} className="underline underline-offset-4">
            {name}
          </OfficeLink>{' '}
          {countPeople(people)}
        </span>
        <span className="text-13 text-soft">
          {[joined ? undefined : words.notYet, words.states[state], ...lacks].filter(Boolean).join(' · ')}
        </span>
      </span>
      {mayChange && (
        <button
          type="button"
          className="button-secondary"
          disabled={saving}
          aria-label={words.removeOf(name)}
          onClick={() => void remove()}
        >
          {words.remove}
        </button>
      )}
      <Problem>{problem}</Problem>
    </li>
  )
}

type AddMemberProps = { booking_id: string; onAdded: () => void; onClose: () => void }

function AddMember({ booking_id, onAdded, onClose }: AddMemberProps) {
  const { group: words } = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ reservation }) => reservation.addToGroup,
    toInput: ({ member }) => ({ booking_id, member }),
    send: (input) => api.reservation.addToGroup(input),
    onSaved: () => {
      toast(words.asked)
      onAdded()
      onClose()
    },
  })
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.addLead}</p>
        <Field label={words.number} required {...bind('member')} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.ask} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
