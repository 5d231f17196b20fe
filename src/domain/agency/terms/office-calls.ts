// Terms in the office: drafted, compared, published for a day, and who agreed to which. Decision 88
import { z } from 'zod'
import { TermsType } from '#domain/agency/calls.ts'
import { wordsField } from '#domain/agency/forms.ts'
import { pageSizes } from '#limits/display.ts'
import { agencyText } from '#limits/trade.ts'
import { call } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  day,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  text,
  Words,
} from '#platform/wire/shapes.ts'
import { tourTermsNames } from './terms-types.ts'

const standardTermsNames = ['use', 'privacy', ...tourTermsNames, 'passport', 'special'] as const
export type StandardTermsName = (typeof standardTermsNames)[number]

/** Gaps that no screen of the company asks for. */
const StandardGaps = z.strictObject({ payment_agent: wordsField(100), message_sender: wordsField(100) })

const Version = line(20).min(1)
const TermsDraft = z.object({ title: Words, contents: Words, saved: Moment, staff_name: z.string() })
const TermsVersion = z.object({
  version: z.string(),
  effective_date: Day,
  title: Words,
  published: Moment,
  staff_name: z.string(),
  state: z.enum(['coming', 'in_force', 'past']),
  /** How many members agreed to it, and for how many bookings and consultations somebody did. */
  members: z.int(),
  bookings: z.int(),
})

export const termsCalls = {
  list: call({
    method: 'GET',
    path: '/api/office/terms',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          type: TermsType,
          in_force: TermsVersion.nullable(),
          coming: TermsVersion.nullable(),
          draft: TermsDraft.omit({ title: true, contents: true }).nullable(),
        }),
      ),
    }),
  }),
  /** One kind of terms with its draft and its versions, the newest first. */
  terms: call({
    method: 'GET',
    path: '/api/office/terms/kind',
    takes: 'query',
    may: 'company',
    input: z.object({ type: TermsType }),
    output: z.object({
      revision: Revision,
      languages: z.array(z.enum(['ko', 'en'])),
      today: Day,
      draft: TermsDraft.nullable(),
      versions: z.array(TermsVersion),
    }),
  }),
  version: call({
    method: 'GET',
    path: '/api/office/terms/version',
    takes: 'query',
    may: 'company',
    input: z.object({ type: TermsType, version: Version }),
    output: z.object({ title: Words, contents: Words }),
    refuses: ['NOT_FOUND'],
  }),
  /** A text to begin with. What we know of the company is filled in; the rest stays open as [[gap]]. */
  standard: call({
    method: 'GET',
    path: '/api/office/terms/standard',
    takes: 'query',
    may: 'company',
    input: z.object({ name: z.enum(standardTermsNames) }),
    output: z.object({ title: Words, contents: Words }),
  }),
  /** The required kinds that nobody has begun, and what the company's details lack for their standard texts. */
  start: call({
    method: 'GET',
    path: '/api/office/terms/start',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      types: z.array(TermsType),
      languages: z.array(z.enum(['ko', 'en'])),
      missing: z.array(z.string()),
    }),
  }),
  /** Publishes the standard texts of these kinds for today. `types`: those that were seen. */
  publishStandard: call({
    method: 'POST',
    path: '/api/office/terms/start',
    takes: 'json',
    may: 'company',
    proof: true,
    input: StandardGaps.extend({
      types: z.array(TermsType).min(1).max(TermsType.options.length),
      tour: z.enum(tourTermsNames),
    }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'TERMS_GAPS'],
  }),
  saveDraft: call({
    method: 'PUT',
    path: '/api/office/terms/draft',
    takes: 'json',
    may: 'company',
    input: z.strictObject({
      type: TermsType,
      title: wordsField(100),
      contents: z.strictObject({ ko: text(agencyText).default(''), en: text(agencyText).default('') }),
      revision: Revision,
    }),
    output: z.object({ revision: Revision }),
    refuses: ['CHANGED_MEANWHILE'],
  }),
  discardDraft: call({
    method: 'DELETE',
    path: '/api/office/terms/draft',
    takes: 'json',
    may: 'company',
    input: z.object({ type: TermsType, revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  }),
  /** The draft becomes a version that is in force from that day on. */
  publish: call({
    method: 'POST',
    path: '/api/office/terms/publish',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ type: TermsType, effective_date: day('termsDay'), revision: Revision }),
    output: z.object({ version: z.string() }),
    refuses: ['CHANGED_MEANWHILE', 'NOT_FOUND', 'TERMS_GAPS'],
  }),
  /**
   * Withdraws a version whose day has not come. Its text becomes the draft again; where there is a draft,
   * `keep` says which of the two texts stays.
   */
  withdraw: call({
    method: 'DELETE',
    path: '/api/office/terms/version',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ type: TermsType, version: Version, keep: z.enum(['draft', 'version']).optional() }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'TERMS_BEGUN', 'TERMS_DRAFT_EXISTS'],
  }),
  /** `traveller`: the traveller of the booking who agreed, by number; null: who booked. */
  consents: call({
    method: 'GET',
    path: '/api/office/terms/consents',
    takes: 'query',
    may: 'company',
    input: z.object({ type: TermsType, version: Version, ...createPaging(pageSizes.officeRows) }),
    output: listOf(
      z.object({
        agreed: Moment,
        name: z.string().nullable(),
        booking_id: z.string().nullable(),
        traveller: z.int().nullable(),
      }),
    ),
  }),
}
