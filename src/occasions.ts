// Every occasion on which somebody is told something. src/notify/ says who is told, and in which words.

/**
 * `resend`: staff can send it again from the booking, or why not: it goes to us or to staff (`own`), it is about an
 * account or a conversation and no booking (`elsewhere`), it went to who had the booking before (`before`), it was
 * true at its moment (`moment`), or another screen sends it again, the office's or the booker's (`screen`).
 * `call`: staff call a customer whom no channel reaches. The rest repeats what somebody has just seen on a page or
 * heard on the phone. `waits`: a letter or reminder to many, which waits for the next day where the agency has sent
 * as many as it may; anything else goes out.
 */
type OccasionTraits = {
  resend: true | 'own' | 'elsewhere' | 'before' | 'moment' | 'screen'
  call?: true
  waits?: true
}

export const occasions = {
  consultation: { resend: 'own' },
  'consultation-copy': { resend: 'elsewhere' },
  'consultation-answer': { resend: 'elsewhere' },
  'quote-sent': { resend: 'elsewhere' },
  'quote-answered': { resend: 'elsewhere' },
  'agency-quote': { resend: 'own' },
  'verify-email': { resend: 'elsewhere' },
  'reset-password': { resend: 'elsewhere' },
  'find-id': { resend: 'elsewhere' },
  'password-changed': { resend: 'elsewhere' },
  'email-proved': { resend: 'elsewhere' },
  code: { resend: 'elsewhere' },
  'booking-reserved': { resend: true },
  'booking-deposit-paid': { resend: true, call: true },
  'pay-account': { resend: true, call: true },
  'payment-undone': { resend: true, call: true },
  'booking-paid': { resend: true, call: true },
  'booking-cancelling': { resend: true },
  'booking-cancelled': { resend: true, call: true },
  'booking-refunded': { resend: true, call: true },
  'booking-cancel-refused': { resend: true, call: true },
  'booking-cancelled-by-us': { resend: true, call: true },
  'booking-changed': { resend: true, call: true },
  'booking-moved': { resend: true, call: true },
  'departure-moved': { resend: true, call: true },
  'booking-compensated': { resend: true, call: true },
  'pay-link': { resend: true },
  'deposit-asked': { resend: true, call: true },
  'balance-due': { resend: true, call: true, waits: true },
  'handed-over': { resend: true, call: true },
  'handed-over-before': { resend: 'before' },
  'change-refused': { resend: true, call: true },
  'contact-changed': { resend: true },
  'contact-changed-before': { resend: 'before' },
  'departure-confirmed': { resend: true, call: true },
  'departure-unconfirmed': { resend: 'moment', call: true },
  'departure-message': { resend: true, call: true, waits: true },
  'departure-files': { resend: true, call: true, waits: true },
  'timed-message': { resend: true, call: true, waits: true },
  'departure-cancelled': { resend: true, call: true },
  'account-asked': { resend: 'screen' },
  'account-named': { resend: 'moment' },
  'seats-offered': { resend: 'elsewhere' },
  'share-asked': { resend: 'screen' },
  'share-account': { resend: 'screen' },
  'share-account-asked': { resend: 'screen' },
  'share-account-named': { resend: 'moment' },
  'group-invited': { resend: 'screen', call: true },
  'group-reminded': { resend: 'screen' },
  'papers-asked': { resend: true, call: true },
  'passport-asked': { resend: true },
  'contract-agreed': { resend: true },
  'itinerary-change-asked': { resend: true, call: true },
  'itinerary-change-refused': { resend: true, call: true },
  'agency-reserved': { resend: 'own' },
  'agency-cancelling': { resend: 'own' },
  'agency-changed': { resend: 'own' },
  'agency-change-asked': { resend: 'own' },
  'agency-payment-undone': { resend: 'own' },
  'agency-question': { resend: 'own' },
  'review-hidden': { resend: 'screen', call: true },
  'staff-invited': { resend: 'own' },
  'staff-password': { resend: 'own' },
  'staff-factor-reset': { resend: 'own' },
  'settings-changed': { resend: 'own' },
  'mail-tried': { resend: 'own' },
} as const satisfies Record<string, OccasionTraits>

export type Occasion = keyof typeof occasions
type OccasionWith<Trait> = {
  [Name in Occasion]: (typeof occasions)[Name] extends Trait ? Name : never
}[Occasion]
export type ResendableOccasion = OccasionWith<{ resend: true }>
export type CalledOccasion = OccasionWith<{ call: true }>

export const mayWait = (occasion: Occasion): boolean => 'waits' in occasions[occasion]
export const isCalled = (occasion: Occasion): occasion is CalledOccasion => 'call' in occasions[occasion]

function listKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
export const resendableOccasions = listKeys(occasions).filter(
  (occasion): occasion is ResendableOccasion => occasions[occasion].resend === true,
)
