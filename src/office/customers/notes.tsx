// What staff note about a customer, beside the notes of the bookings.
import { useApi } from '../api.ts'
import { getFieldLimits } from '../kit/field-limits.ts'
import { NotesPanel } from '../kit/notes-panel.tsx'
import { useText } from '../kit/use-text.ts'
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
