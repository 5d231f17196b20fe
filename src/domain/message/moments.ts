// The days on which customers are told something by themselves.
import type { messageTemplates } from '#i18n/ko/message-templates.ts'

/** Days before the departure; of the review, after the return. The balance has the days of its plan. */
export const momentDays = { papers: 30, balance: 7, confirmed: 7, meeting: 3, guide: 1, review: 2 } as const
export type MessageMoment = keyof typeof momentDays
export const messageMoments = [
  'papers',
  'balance',
  'confirmed',
  'meeting',
  'guide',
  'review',
] as const satisfies readonly (MessageMoment & keyof typeof messageTemplates)[]
/** These are told by their own clock; the balance is told by that of its plan. */
export type TimedMoment = Exclude<MessageMoment, 'balance'>
