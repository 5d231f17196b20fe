// The kinds of records on a receipt of an erasure: those that went, and those that the law keeps.

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

/** Purposes for which a record that the law keeps of an erased person may be opened. */
export const keptPurposes = ['dispute', 'authority', 'tax', 'person'] as const
