// A message: who is told and in which words, however it travels. Occasions make one, channels send it.
import type { BookingRow } from '#domain/booking/find.server.ts'
import { createBookingLink } from '#domain/reservation/booking-link.server.ts'
import { mail as en } from '#i18n/en/mail.ts'
import { shell as enShell } from '#i18n/en/shell.ts'
import { mail as ko } from '#i18n/ko/mail.ts'
import { shell as koShell } from '#i18n/ko/shell.ts'
import { type Language, localize } from '#i18n/language.ts'
import { wordDates } from '#i18n/word-dates.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

export const messageTexts = { ko, en }
export const messageDates = { ko: wordDates(koShell.dates), en: wordDates(enShell.dates) }

/**
 * The basis of a message, in one transaction: `ref` is the id of the row it is about; `amount` a sum that the
 * row does not hold; `origin` the address of the agency's site, `office` that of the office.
 */
export type MessageContext = {
  db: Db
  keyFor: KeyFor
  travel_agency: number
  ref: number
  amount?: number
  origin: string
  office: string
  sender: Sender
}

/** Undefined when there is nothing to tell any more. */
export type Composer = (ctx: MessageContext) => Promise<Message | undefined>

/** The recipient, the subject and the text. */
export const tell = (to: Message['to'], subject: Message['subject'], say: Message['say']): Message => ({
  to,
  subject,
  say,
})

export type Message = {
  to: Recipient
  /** The address for replies: the agency's by default, or '' for none. */
  replyTo?: string
  /** The channel is mail by default; the other one is used where it does not reach the recipient. */
  by?: 'mail' | 'text' | 'both'
  subject: (company: string) => string
  /** Advertising: nobody is called where it does not arrive. */
  isAd?: boolean
  /** The message must not go out at this hour, so its job is tried again. */
  isPaused?: boolean
  /** The words of a call about it, where the name of the occasion does not suffice. */
  words?: { subject: string; contents: string }
  /** The message as 알림톡, where the agency has an approved template for these words. */
  kakao?: { templateId: string; variables: Record<string, string> }
  /** Called only if a channel reaches the recipient, because it makes links and codes. */
  say: () => Content | Promise<Content>
  /** Stores a result after the message was sent. */
  onSent?: (db: Db) => Promise<void>
}

/** An email of '' is none. `booking`: theirs, with the telephone that it has. */
export type Recipient = { email: string; language: Language; booking?: number; phone?: string }

export type Fact = readonly [label: string, value: string]

/**
 * The parts of a message, in order. A fact is a label and its value; links are ours, and where there is only
 * one to follow it is the action.
 */
export type Content = {
  greeting?: string
  lead: string
  /** A code to be typed: large, on its own line. */
  code?: string
  facts?: readonly Fact[]
  links?: readonly (readonly [label: string, href: string])[]
  action?: { label: string; href: string }
  notes?: readonly string[]
  /** The last line, which no channel leaves out: where advertising is refused. */
  unsubscribe?: readonly [label: string, href: string]
}

export type Sender = Awaited<ReturnType<typeof getSender>>

/** In whose name it is sent. */
export const getSender = (db: Db, travel_agency: number) =>
  db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select([
      'a.travel_agency',
      'a.default_language',
      'a.theme',
      'i.company_name',
      'i.ceo_name',
      'i.address',
      'i.mail',
      'i.phone',
      'i.operating_time',
      'i.biz_number',
      'i.tourism_number',
    ])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

/** The agency itself, in its own language. */
export const toAgency = ({ mail, default_language }: Sender): Recipient => ({
  email: mail,
  language: default_language,
})

export const toBooker = ({ id, email, language, contact }: BookingRow): Recipient => ({
  email,
  language,
  booking: id,
  phone: contact,
})

export const findBooking = (
  { db, travel_agency }: Pick<MessageContext, 'db' | 'travel_agency'>,
  id: number,
): Promise<BookingRow | undefined> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()

/** The link by which the booker, or whoever paid the share, says where money goes. */
export async function createRefundLink(
  ctx: MessageContext,
  payee: { booking: number; share: number | null },
): Promise<string> {
  const { code } = await createBookingLink(ctx, { ...payee, kind: 'back', by_name: null })
  return `${ctx.origin}/go#${code}`
}

export const describeTrip = ({ page_title, language }: BookingRow): Fact => [
  messageTexts[language].labels.trip,
  localize(page_title, language),
]
