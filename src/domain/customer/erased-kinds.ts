// What a receipt of an erasure names: what went, and what the law keeps.

export const erasedKinds = [
  'member',
  'bookings',
  'travellers',
  'notes',
  'messages',
  'documents',
  'questions',
  'consultations',
  'quotes',
  'reviews',
] as const

/** Contract and payment: five years. Complaint: three years. Log-ins: three months. */
export const keptKinds = ['contract', 'payment', 'complaint', 'log_in'] as const

/** What a record that the law keeps of an erased person may be opened for. */
export const keptPurposes = ['dispute', 'authority', 'tax', 'person'] as const
