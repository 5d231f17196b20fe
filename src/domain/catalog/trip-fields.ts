// Every field of a trip, said once: schemas, columns, worksheets and differences follow from here.
// The browser loads this file, so it knows nothing of zod. Decision 32
import { paymentPlanKinds } from '#domain/agency/rules/payment-plan.ts'
import { balanceDays, tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'

type TripField =
  /** In both languages. When it is published it must say something, unless it can be empty. */
  (
    | { kind: 'text'; letters: number; canBeEmpty?: true }
    | { kind: 'lines' | 'richText' | 'tags'; letters: number }
    | { kind: 'number'; min: number; max: number; step?: number }
    /** Null: nobody has said it yet. `isAdded`: drafts and files of an older version lack it. */
    | { kind: 'optionalText'; letters: number; isAdded?: true }
    | { kind: 'optionalNumber'; min: number; max: number; isAdded?: true }
    | { kind: 'choice'; values: readonly string[] }
    /** A missing answer means no. */
    | { kind: 'yesNo' }
    /** An entry of the tree of categories; a worksheet has its name in this column. */
    | { kind: 'id' | 'optionalId'; column: string }
    /** A list of things with fields of their own, and code of its own. */
    | { kind: 'part' }
  ) & {
    /**
     * The table of the field and the call that answers it. `card`: the table `package`. `info` and `detail`:
     * the table `package_detail`, answered by `packageInfo` or `packageDetail`. `plan`: in the same table;
     * what follows from it is answered. `draft`: only staff see it.
     */
    home: 'card' | 'info' | 'detail' | 'plan' | 'draft'
    isCompared?: true
    /** The section of the editor that lists the field by itself. */
    section?: 'law'
  }

/** The order is that of the columns in a file. */
export const tripFields = {
  page_title: { kind: 'text', letters: tripLetters.title, home: 'card' },
  summary: { kind: 'text', letters: tripLetters.summary, canBeEmpty: true, home: 'card' },
  tour_category_id: { kind: 'id', column: 'category', home: 'card' },
  tour_area_id: { kind: 'optionalId', column: 'area', home: 'card' },
  tour_area_detail_id: { kind: 'optionalId', column: 'detail', home: 'card' },
  nights: { kind: 'number', min: 0, max: tripLimits.days, home: 'card' },
  days: { kind: 'number', min: 1, max: tripLimits.days, home: 'card' },
  tag_list: { kind: 'tags', letters: tripLetters.tag, home: 'card' },
  tag_list_en: { kind: 'tags', letters: tripLetters.tag, home: 'card' },
  summary_points: { kind: 'lines', letters: tripLetters.point, home: 'detail' },
  schedule: { kind: 'part', home: 'detail' },
  pictures: { kind: 'part', home: 'info' },
  included: { kind: 'lines', letters: tripLetters.item, home: 'detail' },
  not_included: { kind: 'lines', letters: tripLetters.item, home: 'detail' },
  cautions: { kind: 'lines', letters: tripLetters.caution, home: 'detail' },
  meeting_point: { kind: 'optionalText', letters: tripLetters.meetingPoint, home: 'detail', section: 'law' },
  airline: {
    kind: 'optionalText',
    letters: tripLetters.airline,
    home: 'info',
    isCompared: true,
    section: 'law',
  },
  /** Abroad an advert must name the foreign ministry's level. A stored trip with a level goes abroad. */
  destination: { kind: 'choice', values: ['domestic', 'overseas'], home: 'draft' },
  travel_alert: { kind: 'optionalNumber', min: 0, max: 4, home: 'detail' },
  /** The destination's visa rule. `authorisation`: such as K-ETA or ESTA. */
  visa: {
    kind: 'choice',
    values: ['none', 'authorisation', 'on_arrival', 'visa'],
    home: 'detail',
    isCompared: true,
    section: 'law',
  },
  /** The months for which a passport must still be valid after the return. */
  passport_months: {
    kind: 'optionalNumber',
    min: 0,
    max: tripLimits.passportMonths,
    home: 'detail',
    isCompared: true,
    section: 'law',
    isAdded: true,
  },
  entry_note: {
    kind: 'optionalText',
    letters: tripLetters.entryNote,
    home: 'detail',
    section: 'law',
    isAdded: true,
  },
  /** A tour leader travels along from Korea. */
  leader_yn: { kind: 'yesNo', home: 'detail', section: 'law' },
  /** 0 means none. */
  shopping_visits: {
    kind: 'optionalNumber',
    min: 0,
    max: tripLimits.shopping,
    home: 'info',
    isCompared: true,
    section: 'law',
  },
  /** The guide's fee, paid on the spot besides the price. */
  guide_fee: { kind: 'optionalText', letters: tripLetters.guideFee, home: 'detail', section: 'law' },
  /** No compulsory cost on the spot. A trip that names a cost there does not say so. */
  all_paid_yn: { kind: 'yesNo', home: 'detail', section: 'law' },
  single_supplement: { kind: 'number', min: 0, max: tripLimits.price, step: 1_000, home: 'info' },
  options: { kind: 'part', home: 'info' },
  /** The trip's own payment plan; without one the agency's applies. */
  pay_plan: { kind: 'choice', values: paymentPlanKinds, home: 'plan' },
  deposit_percent: { kind: 'optionalNumber', min: 1, max: 100, home: 'plan', isAdded: true },
  deposit_won: { kind: 'optionalNumber', min: 1_000, max: tripLimits.price, home: 'plan', isAdded: true },
  balance_days: { kind: 'optionalNumber', min: 1, max: balanceDays.most, home: 'plan', isAdded: true },
  /** The file that the customer is asked to attach when reserving. */
  file_request: { kind: 'optionalText', letters: tripLetters.fileRequest, home: 'info' },
  contents: { kind: 'richText', letters: tripLimits.contents, home: 'detail' },
  /** Words for search engines and messengers, in place of the title and the summary. */
  search_title: { kind: 'optionalText', letters: tripLetters.title, home: 'info', isAdded: true },
  search_description: {
    kind: 'optionalText',
    letters: tripLetters.searchDescription,
    home: 'info',
    isAdded: true,
  },
} as const satisfies Record<string, TripField>

type TripFields = typeof tripFields
export type TripFieldName = keyof TripFields
type Property = 'kind' | 'home' | 'canBeEmpty' | 'isCompared' | 'section' | 'isAdded'
export type NameWith<P extends Property, V> = {
  [N in TripFieldName]: TripFields[N] extends Record<P, V> ? N : never
}[TripFieldName]

const isName = (name: string): name is TripFieldName => name in tripFields
export const tripFieldNames = Object.keys(tripFields).filter(isName)

/** Whether a field has one of these values; the compiler follows it. */
export function hasProperty<P extends Property, const V extends string | boolean>(
  name: TripFieldName,
  property: P,
  values: readonly V[],
): name is NameWith<P, V> {
  const field: Partial<Record<Property, string | boolean>> = tripFields[name]
  return values.some((value) => value === field[property])
}

/** The names of all fields of which this is true: `listFields('kind', 'text', 'lines')`. */
export const listFields = <P extends Property, const V extends string | boolean>(
  property: P,
  ...values: V[]
): NameWith<P, V>[] => tripFieldNames.filter((name) => hasProperty(name, property, values))
