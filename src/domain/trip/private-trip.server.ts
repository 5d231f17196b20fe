// A trip for one party alone, as it was agreed. Staff see it with its departure; the site never lists it.
import { sql } from 'kysely'
import { type PaymentPlan, toPlanColumns } from '#domain/agency/rules/payment-plan.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { getFirstListPosition } from './create-trip.server.ts'
import { createEmptyTrip } from './empty-trip.ts'
import type { TripDraft } from './trip.ts'
import { readStoredTrip, toCardColumns, toDetailColumns } from './trip-rows.server.ts'

type AgreedContent = Pick<
  TripDraft,
  'page_title' | 'nights' | 'days' | 'single_supplement' | 'included' | 'not_included' | 'options'
>
type PrivateTrip = {
  /** The trip it was made from, if that is still there: what the law asks for is said as there. */
  base: string | null
  plan: PaymentPlan
  destination: 'domestic' | 'overseas'
  content: AgreedContent
  days: { heading: LocalizedText; text: LocalizedText }[]
}

/** Its code. Decision 100 */
export async function createPrivateTrip(
  ctx: AgencyContext,
  { base, plan, destination, content, days }: PrivateTrip,
): Promise<string> {
  const { db, travel_agency } = ctx
  const beginning = await readBeginning(ctx, base, content)
  const emptyDay = createEmptyTrip({ ...beginning, days: 1 }).schedule[0]
  const trip: TripDraft = {
    ...beginning,
    ...content,
    ...toPlanColumns(plan),
    destination,
    travel_alert: destination === 'domestic' ? null : (beginning.travel_alert ?? 0),
    schedule: days.flatMap((day) => (emptyDay ? [{ ...emptyDay, ...day }] : [])),
  }
  const package_code = `T${createNumber().slice(0, 8)}`
  await db
    .insertInto('package')
    .values({
      travel_agency,
      package_code,
      ...toCardColumns(trip),
      sale_yn: 'N',
      is_private: true,
      published: sql<string>`now()`,
      seq: await getFirstListPosition(ctx),
    })
    .execute()
  await db
    .insertInto('package_detail')
    .values({ travel_agency, package_code, ...toDetailColumns(trip) })
    .execute()
  return package_code
}

async function readBeginning(
  ctx: AgencyContext,
  base: string | null,
  content: AgreedContent,
): Promise<TripDraft> {
  const { db, travel_agency } = ctx
  const isThere =
    base !== null &&
    (await db
      .selectFrom('package')
      .select('package_code')
      .where('travel_agency', '=', travel_agency)
      .where('package_code', '=', base)
      .executeTakeFirst())
  if (base !== null && isThere) return readStoredTrip(ctx, base)
  const tour_category_id = (await findFirstCategory(ctx)) ?? refuse('CATEGORY_NOT_FOUND')
  return createEmptyTrip({ ...content, tour_category_id })
}

/** A trip cannot be without a category. */
export async function findFirstCategory({ db, travel_agency }: AgencyContext): Promise<number | undefined> {
  const found = await db
    .selectFrom('tour_category')
    .select('tour_category_id')
    .where('travel_agency', '=', travel_agency)
    .orderBy('seq')
    .orderBy('tour_category_id')
    .limit(1)
    .executeTakeFirst()
  return found?.tour_category_id
}
