// What staff change of a booking: people, departure, contact; cancelling it; and links to hand over.
import { useState } from 'react'
import { isOpen } from '#domain/booking/progress.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { CloseEnd } from '../kit/form-ends.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import { CancelForm } from './cancel-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { HandedLink, type Link } from './handed-link.tsx'
import type { Loaded } from './load.ts'
import { MoveForm } from './move-form.tsx'
import { PeopleForm } from './people-form.tsx'

type Doing = 'people' | 'move' | 'contact' | 'cancel'
type Handing = { kind: 'pay' | 'open'; link: Link }

export function Changes({ booking, money, papers }: Loaded) {
  const words = useOffice('bookings')
  const api = useApi()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const [doing, setDoing] = useState<Doing>()
  const [handed, setHanded] = useState<Handing>()
  if (!may('change bookings')) return null
  const { booking_id, progress, is_member } = booking
  const isWaiting = progress === 'waiting_for_payment'
  const hand = (kind: Handing['kind']) =>
    save(async () => {
      const link = await api.reservation[kind === 'pay' ? 'payLink' : 'openLink']({ booking_id })
      setHanded({ kind, link })
    })
  const forms: Doing[] = isOpen(progress) ? ['people', 'move', 'contact', 'cancel'] : ['contact']
  const form = { booking, onClose: () => setDoing(undefined) }
  return (
    <div className="mb-4 grid gap-1">
      <div className="flex flex-wrap gap-2">
        {(isWaiting || money.due > 0) && (
          <button type="button" className="act" disabled={saving} onClick={() => void hand('pay')}>
            {words.acts.payLink}
          </button>
        )}
        {forms.map((each) => (
          <button
            key={each}
            type="button"
            className={each === 'cancel' ? 'act-danger' : 'act'}
            onClick={() => setDoing(each)}
          >
            {words.acts[each]}
          </button>
        ))}
        {!is_member && (
          <button type="button" className="act" disabled={saving} onClick={() => void hand('open')}>
            {words.acts.openLink}
          </button>
        )}
      </div>
      <Problem>{problem}</Problem>
      {doing === 'people' && <PeopleForm {...form} />}
      {doing === 'move' && <MoveForm {...form} />}
      {doing === 'contact' && <ContactForm {...form} />}
      {doing === 'cancel' && <CancelForm {...form} papers={papers} />}
      {handed && <LinkDialog handed={handed} onClose={() => setHanded(undefined)} />}
    </div>
  )
}

function LinkDialog({ handed, onClose }: { handed: Handing; onClose: () => void }) {
  const words = useOffice('bookings').handed
  return (
    <Dialog title={words[handed.kind].title} onClose={onClose}>
      <HandedLink {...handed} />
      <CloseEnd onClose={onClose} />
    </Dialog>
  )
}
