// What is entered to reserve: it survives a reload and the way back, and is gone once it is booked.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { dropDraft, keepBooked, keepDraft, readDraft } from './draft.ts'
import { type Contact, type Form, startForm } from './form.ts'

/** `isRestored`: it comes from before. `booking_id`: it was sent, and this came of it. */
type Draft = { isRestored: boolean; booking_id?: string }

/** `draft` is undefined until the browser was asked. */
export function useEntered(package_code: string, member: Contact | null) {
  const { search } = useLocation()
  const start = () => startForm(new URLSearchParams(search), member)
  const [form, setForm] = useState<Form>(start)
  const [draft, setDraft] = useState<Draft>()
  const touched = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, which is another one for another package or choice
  useEffect(() => {
    const found = readDraft(package_code, search, form)
    touched.current = found.isRestored
    setForm(found.form)
    setDraft(found)
  }, [])
  useEffect(() => {
    if (touched.current) keepDraft(package_code, search, form)
  }, [form, package_code, search])

  function change(changed: Partial<Form>): void {
    touched.current = true
    setForm((now) => ({ ...now, ...changed }))
  }
  function startOver(): void {
    touched.current = false
    dropDraft(package_code)
    setForm(start())
    setDraft({ isRestored: false })
  }
  function finish(booking_id: string): void {
    touched.current = false
    keepBooked(package_code, search, booking_id)
  }
  return { form, change, draft, startOver, finish }
}
