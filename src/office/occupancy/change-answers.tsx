// Who was asked about a change, and what they answered: signed by whom, when and from where.

import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

export type Change = Awaited<ReturnType<Api['itineraryChange']['list']>>['changes'][number]
type Answer = Change['bookings'][number]

const tones = { agreed: 'good', refused: 'bad', none: 'warn', left: undefined } as const

const getState = ({ answer, has_left }: Answer) => answer ?? (has_left ? 'left' : 'none')

export function ChangeAnswers({ change: { id, bookings, is_open } }: { change: Change }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {bookings.map((booking) => (
        <AnswerRow key={booking.booking_id} id={id} booking={booking} isOpen={is_open} />
      ))}
    </ul>
  )
}

function AnswerRow({ id, booking, isOpen }: { id: number; booking: Answer; isOpen: boolean }) {
  const words = useText('changes')
  const { language } = useSession()
  const may = useMay()
  const { booking_id, booker, asked, answered, signed_by, network, handed_by } = booking
  const state = getState(booking)
  const detail = answered
    ? [
        words.signed(signed_by ?? '', formatMoment(answered, language)),
        network && words.network(network),
        handed_by && words.handedBy(handed_by),
      ]
    : [words.asked(formatMoment(asked, language))]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-15">
      <OfficeLink
        to={`/bookings/${booking_id}`}
        className="inline-flex min-h-11 mouse:min-h-9 items-center font-semibold underline-offset-4 hover:underline"
      >
        {booker}
      </OfficeLink>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      <span className="grow text-13 text-soft">{detail.filter(Boolean).join(' · ')}</span>
      {isOpen && state !== 'agreed' && state !== 'left' && may('change bookings') && (
        <LinkButton id={id} booking={booking} />
      )}
    </li>
  )
}

function LinkButton({ id, booking: { booking_id, booker } }: { id: number; booking: Answer }) {
  const words = useText('changes')
  const { close } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [address, setAddress] = useState('')
  const create = () =>
    save(async () => setAddress((await api.itineraryChange.handLink({ id, booking_id })).address))
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast(words.copied)
  }
  return (
    <>
      <button
        type="button"
        className="button-secondary"
        disabled={saving}
        aria-label={words.linkLabel(booker)}
        onClick={() => void create()}
      >
        {words.link}
      </button>
      <Problem>{problem}</Problem>
      {address && (
        <Dialog title={words.linkTitle(booker)} onClose={() => setAddress('')} closeLabel={close}>
          <div className="grid gap-3">
            <p className="text-15 text-soft">{words.linkLead}</p>
            <p className="break-all rounded-input bg-wash p-3 text-15">{address}</p>
            <button type="button" className="button-primary justify-self-end" onClick={() => void copy()}>
              {words.copy}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
