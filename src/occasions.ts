// Every occasion on which somebody is told something. src/notify/ says who is told, and in which words.

/**
 * `resend`: staff can send it again. `call`: staff call a customer whom no channel reaches. The rest goes to
 * an address that is always there, or repeats what somebody has just seen on a page or heard on the phone.
 */
type OccasionTraits = { resend?: true; call?: true }

export const occasions = {
  consultation: {},
  'consultation-copy': {},
  'consultation-answer': {},
  'quote-sent': {},
  'quote-answered': {},
  'agency-quote': {},
  'verify-email': {},
  'reset-password': {},
  'find-id': {},
  'password-changed': {},
  'email-proved': {},
  code: {},
  'booking-reserved': { resend: true },
  'booking-deposit-paid': { resend: true, call: true },
  'pay-account': { resend: true, call: true },
  'payment-undone': { call: true },
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
  'balance-due': { resend: true, call: true },
  'handed-over': { resend: true, call: true },
  'handed-over-before': {},
  'change-refused': { resend: true, call: true },
  'contact-changed': { resend: true },
  'contact-changed-before': {},
  'departure-confirmed': { resend: true, call: true },
  'departure-unconfirmed': { call: true },
  'departure-message': { resend: true, call: true },
  'timed-message': { call: true },
  'departure-cancelled': { resend: true, call: true },
  'account-asked': {},
  'seats-offered': {},
  'share-asked': {},
  'share-account': {},
  'papers-asked': { resend: true, call: true },
  'passport-asked': {},
  'contract-agreed': { resend: true },
  'itinerary-change-asked': { call: true },
  'itinerary-change-refused': { call: true },
  'agency-reserved': {},
  'agency-cancelling': {},
  'agency-changed': {},
  'agency-change-asked': {},
  'agency-payment-undone': {},
  'agency-question': {},
  'review-hidden': { call: true },
  'staff-invited': {},
  'staff-password': {},
  'staff-factor-reset': {},
  'settings-changed': {},
  'mail-tried': {},
} as const satisfies Record<string, OccasionTraits>

export type Occasion = keyof typeof occasions
type OccasionWith<Trait> = {
  [Name in Occasion]: (typeof occasions)[Name] extends Trait ? Name : never
}[Occasion]
export type ResendableOccasion = OccasionWith<{ resend: true }>
export type CalledOccasion = OccasionWith<{ call: true }>

export const isCalled = (occasion: Occasion): occasion is CalledOccasion => 'call' in occasions[occasion]

function listKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
export const resendableOccasions = listKeys(occasions).filter(
  (occasion): occasion is ResendableOccasion => 'resend' in occasions[occasion],
)
