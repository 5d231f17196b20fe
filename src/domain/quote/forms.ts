// Forms of a quote: what staff write, and what its customer sends back. The calls use the same schema.
import { z } from 'zod'
import { PaymentPlan } from '#domain/agency/forms.ts'
import { Price } from '#domain/departure/forms.ts'
import { AllConsents, Consents, PartyInput, PersonCount } from '#domain/reservation/forms.ts'
import { discountLimits, quoteLimits, tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Contact, day, Email, line, personName, text, withError } from '#platform/wire/shapes.ts'

const optional = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema])

/** Whom it is for. A draft may lack all of it; it is sent with a name. */
export const QuoteRecipient = z.object({
  name: personName(60),
  contact: optional(Contact),
  email: optional(Email),
  language: z.enum(['ko', 'en']),
})

const Rate = z.union([
  z.strictObject({ won: z.int().min(discountLimits.won).max(tripLimits.price) }),
  z.strictObject({ percent: z.int().min(1).max(100) }),
])

/** In one language: that of who reads it. */
export const QuoteContent = z.object({
  title: line(tripLetters.title, 'enterTitle'),
  nights: z.int().min(0).max(tripLimits.days),
  days: z
    .array(z.object({ heading: line(tripLetters.heading, 'enterTitle'), text: text(tripLetters.day) }))
    .min(1)
    .max(tripLimits.days),
  departure_date: day('chooseDate'),
  /** Decides which cancellation fees hold, and whether passports are wanted. */
  destination: z.enum(['domestic', 'overseas']),
  party: PartyInput,
  prices: z.object({ adult: Price, child: Price, baby: Price }),
  single_rooms: PersonCount,
  single_supplement: Price,
  /** Paid by everyone who takes a seat. */
  options: z
    .array(z.object({ name: line(tripLetters.option, 'enterTitle'), price: Price }))
    .max(tripLimits.options),
  discount: z.object({ name: line(discountLimits.name, 'enterTitle'), rate: Rate }).nullable(),
  included: text(quoteLimits.lines),
  not_included: text(quoteLimits.lines),
  /** Null: the trip's own payment plan, or that of all trips of the agency. */
  plan: PaymentPlan.nullable(),
  valid_until: day(),
  note: text(quoteLimits.note),
})
export type QuoteContent = z.output<typeof QuoteContent>

const withRooms = <T extends { content: QuoteContent }>({ content }: T) =>
  content.single_rooms <= content.party.adult

export const QuoteForm = z
  .object({ recipient: QuoteRecipient, content: QuoteContent })
  .refine(withRooms, { path: ['content', 'single_rooms'], ...withError('fewerRooms') })

/** 128 bits. It is behind the # of the link and in bodies, never in an address that a server sees. */
export const QuoteToken = z.string().regex(/^[\w-]{22}$/)

export const QuoteCommentForm = z.object({ contents: text(quoteLimits.comment, 'enterContents') })

/** Fields that the quote may lack. */
const AcceptFields = z.object({ contact: Contact.optional(), email: Email.optional() })
export const AcceptForm = AcceptFields.extend({ consents: Consents })
export const AcceptFormWithSpecialTerms = AcceptFields.extend({ consents: AllConsents })
