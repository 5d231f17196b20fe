// What staff note about a customer, beside the notes of the bookings.
import { useApi } from '#office/api.ts'
import { NotesPanel } from '#office/kit/notes-panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { CustomerDetails } from './load-customer.ts'

export function CustomerNotes({ customer, notes }: CustomerDetails) {
  const { card: words } = useText('customers')
  const api = useApi()
  return (
    <NotesPanel
      words={words}
      notes={notes}
      call={({ customer }) => customer.addNote}
      toInput={({ text }) => ({ customer, text })}
      send={(input, sending) => api.customer.addNote(input, sending)}
    />
  )
}
