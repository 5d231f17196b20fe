// What staff change of a booking: people, departure, contact; cancelling it; and links to hand over.
import { lazy, Suspense, useState } from 'react'
import { isOpen } from '#domain/booking/progress.ts'
import { useApi } from '#office/api.ts'
import { CloseAction } from '#office/kit/form-actions.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { type BookingLink, CustomerLink } from './customer-link.tsx'
import type { BookingDetails } from './load-booking.ts'

// Loaded when they are opened: most who look at a booking change nothing.
const CancelForm = lazy(() => import('./cancel-form.tsx'))
const ContactForm = lazy(() => import('./contact-form.tsx'))
const RebookForm = lazy(() => import('./rebook-form.tsx'))
const TravellersForm = lazy(() => import('./travellers-form.tsx'))

type FormName = 'people' | 'move' | 'contact' | 'cancel'
type IssuedLink = { kind: 'pay' | 'open'; link: BookingLink }

export function BookingChangeButtons({ booking, money, documents }: BookingDetails) {
  const words = useText('bookings')
  const api = useApi()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const [openForm, setOpenForm] = useState<FormName>()
  const [issuedLink, setIssuedLink] = useState<IssuedLink>()
  if (!may('change bookings')) return null
  const { booking_id, progress, is_member } = booking
  const isUnpaid = progress === 'waiting_for_payment'
  const issueLink = (kind: IssuedLink['kind']) =>
    save(async () => {
      const link = await api.reservation[kind === 'pay' ? 'payLink' : 'openLink']({ booking_id })
      setIssuedLink({ kind, link })
    })
  const forms: FormName[] = isOpen(progress) ? ['people', 'move', 'contact', 'cancel'] : ['contact']
  const form = { booking, onClose: () => setOpenForm(undefined) }
  return (
    <div className="mb-4 grid gap-1">
      <div className="flex flex-wrap gap-2">
        {(isUnpaid || money.due > 0) && (
          <button
            type="button"
            className="button-secondary"
            disabled={saving}
            onClick={() => void issueLink('pay')}
          >
            {words.actions.payLink}
          </button>
        )}
        {forms.map((each) => (
          <button
            key={each}
            type="button"
            className={each === 'cancel' ? 'button-danger' : 'button-secondary'}
            onClick={() => setOpenForm(each)}
          >
            {words.actions[each]}
          </button>
        ))}
        {!is_member && (
          <button
            type="button"
            className="button-secondary"
            disabled={saving}
            onClick={() => void issueLink('open')}
          >
            {words.actions.openLink}
          </button>
        )}
      </div>
      <Problem>{problem}</Problem>
      <Suspense>
        {openForm === 'people' && <TravellersForm {...form} />}
        {openForm === 'move' && <RebookForm {...form} />}
        {openForm === 'contact' && <ContactForm {...form} />}
        {openForm === 'cancel' && <CancelForm {...form} documents={documents} />}
      </Suspense>
      {issuedLink && <LinkDialog issuedLink={issuedLink} onClose={() => setIssuedLink(undefined)} />}
    </div>
  )
}

function LinkDialog({ issuedLink, onClose }: { issuedLink: IssuedLink; onClose: () => void }) {
  const words = useText('bookings').customerLink
  return (
    <Dialog title={words[issuedLink.kind].title} onClose={onClose}>
      <CustomerLink {...issuedLink} />
      <CloseAction onClose={onClose} />
    </Dialog>
  )
}
