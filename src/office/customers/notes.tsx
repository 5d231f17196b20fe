// What staff note about a customer, beside the notes of the bookings.
import { useApi } from '#office/api.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
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
      limits={getFieldLimits('customer.addNote', 'text')}
      add={(text, sending) => api.customer.addNote({ customer, text }, sending)}
    />
  )
}
