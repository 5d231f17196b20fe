// A reservation while it is made: the trip, what was entered, what it costs, what is wrong, how it is sent.
import { createContext, useContext, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { readFields } from '#lib/read-fields.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import type { loadReserve } from './load-reserve.ts'
import { useEmailProof } from './use-email-proof.ts'
import { useOffer } from './use-offer.ts'
import { type FormSection, type ReserveStep, useReservationForm } from './use-reservation-form.ts'
import { useReserveForm } from './use-reserve-form.ts'

export const ReservationContext = createContext<ReturnType<typeof useNewReservation> | undefined>(undefined)

/** For the parts of both steps, so that it is not handed through every one of them. */
export function useReservation() {
  const reservation = useContext(ReservationContext)
  if (!reservation) throw new Error('nothing is reserved outside of its page')
  return reservation
}

export function useNewReservation() {
  const loaded = useLoaderData<typeof loadReserve>()
  const { info, member } = loaded
  const { form, change, draft, startOver, finish } = useReserveForm(info.package_code, member)
  const [files, setFiles] = useState<PickedFile[]>([])
  const { refresh, ...offer } = useOffer(info, form)
  const proof = useEmailProof(form.email.trim())
  const steps = useSteps(draft !== undefined && !draft.booking_id)
  const sent = useReservationForm({ loaded, form, files, offer, refresh, proof, finish, ...steps })
  const startAgain = () => {
    startOver()
    setFiles([])
  }
  return { ...loaded, form, change, draft, startAgain, files, setFiles, offer, proof, ...steps, ...sent }
}

/**
 * The last step is an entry of the history: the way back leads to the form. `isOpen`: there is one to check.
 */
function useSteps(isOpen: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const focusTarget = useRef<FormSection>(undefined)
  const step: ReserveStep = isOpen && readFields(state).step === 'check' ? 'check' : 'edit'
  const toCheck = () => navigate(pathname + search, { state: { step: 'check' } })
  function correct(part: FormSection): void {
    focusTarget.current = part
    void navigate(-1)
  }
  return { step, toCheck, correct, focusTarget }
}
