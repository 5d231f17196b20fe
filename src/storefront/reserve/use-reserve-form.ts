// The entries of a reservation: they survive a reload and the way back, and are gone once it is booked.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { deleteDraft, readDraft, saveBookedDraft, saveDraft } from './draft.ts'
import { type Contact, createForm, type ReserveForm } from './form.ts'

/** `isRestored`: the draft comes from an earlier visit. `booking_id`: the booking that was made of it. */
type DraftState = { isRestored: boolean; booking_id?: string }

/** `draft` is undefined until the browser was asked. */
export function useReserveForm(package_code: string, member: Contact | null) {
  const { search } = useLocation()
  const start = () => createForm(new URLSearchParams(search), member)
  const [form, setForm] = useState<ReserveForm>(start)
  const [draft, setDraft] = useState<DraftState>()
  const touched = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, which is another one for another package or choice
  useEffect(() => {
    const stored = readDraft(package_code, search, form)
    touched.current = stored.isRestored
    setForm(stored.form)
    setDraft(stored)
  }, [])
  useEffect(() => {
    if (touched.current) saveDraft(package_code, search, form)
  }, [form, package_code, search])

  function change(changed: Partial<ReserveForm>): void {
    touched.current = true
    setForm((now) => ({ ...now, ...changed }))
  }
  function startOver(): void {
    touched.current = false
    deleteDraft(package_code)
    setForm(start())
    setDraft({ isRestored: false })
  }
  function finish(booking_id: string): void {
    touched.current = false
    saveBookedDraft(package_code, search, booking_id)
  }
  return { form, change, draft, startOver, finish }
}
