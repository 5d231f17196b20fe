// A new quote, with all that is known already: of a consultation, a trip and its next departure, or nothing.
import { sql } from 'kysely'
import { readQuoteTrip } from '#domain/trip/quote-trip.server.ts'
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { addDays } from '#lib/days.ts'
import { quoteLimits } from '#limits/trade.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { createQuoteKey } from './find-quote.server.ts'
import type { QuoteContent } from './forms.ts'
import type { quoteOfficeCalls } from './office-calls.ts'

type CreateInput = In<typeof quoteOfficeCalls.createQuote>

export const createQuote = (ctx: ManualTxContext<StaffCtx>, input: CreateInput) =>
  withIdempotencyKey(ctx, 'createQuote', input, async (tx) => {
    const { db, travel_agency } = tx
    const consult = input.consult === undefined ? undefined : await readConsultation(tx, input.consult)
    const package_code = input.package_code ?? consult?.package_code ?? undefined
    const language = consult?.language ?? (await readLanguage(tx))
    const content = await buildContent(tx, { package_code, language })
    const { id } = await db
      .insertInto('quote')
      .values({
        travel_agency,
        ...createQuoteKey(tx),
        name: consult?.name ?? '',
        contact: consult?.contact ?? '',
        email: consult?.email ?? '',
        language,
        content: JSON.stringify(content),
        consult: consult?.id ?? null,
        package_code: package_code ?? null,
        in_charge: ctx.staff.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    tx.logChange({ subject: `quote ${id}`, after: { package_code } })
    return { id }
  })

async function readConsultation({ db, travel_agency }: AgencyContext, id: number) {
  const found = await db
    .selectFrom('consult')
    .select(['id', 'name', 'contact', 'email', 'language', 'package_code'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

async function readLanguage({ db, travel_agency }: AgencyContext): Promise<Language> {
  const { default_language } = await db
    .selectFrom('agency')
    .select('default_language')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return default_language
}

type Beginning = { package_code: string | undefined; language: Language }

/** The text of its days is written in the language of who reads it. */
async function buildContent(
  ctx: AgencyContext,
  { package_code, language }: Beginning,
): Promise<QuoteContent> {
  const { quotes: words } = getOfficeTextIn(language)
  const today = await readToday(ctx.db)
  const trip =
    package_code === undefined
      ? undefined
      : await readQuoteTrip(ctx, { package_code, language, words: words.day })
  const departure = trip && (await findNextDeparture(ctx, trip.package_code))
  const departure_date = departure?.departure_date ?? addDays(today, quoteLimits.departs)
  return {
    title: trip?.title ?? words.untitled,
    nights: trip?.nights ?? 0,
    days: trip?.days ?? [{ heading: words.firstDay, text: '' }],
    departure_date,
    destination: trip?.destination ?? 'overseas',
    party: { adult: 2, child: 0, baby: 0 },
    prices: {
      adult: departure?.adult_price ?? 0,
      child: departure?.child_price ?? 0,
      baby: departure?.baby_price ?? 0,
    },
    single_rooms: 0,
    single_supplement: trip?.single_supplement ?? 0,
    options: [],
    discount: null,
    included: trip?.included ?? '',
    not_included: trip?.not_included ?? '',
    plan: null,
    valid_until: pickFirstDay(addDays(today, quoteLimits.valid), addDays(departure_date, -1)),
    note: '',
  }
}

const pickFirstDay = (...days: string[]) => days.toSorted()[0] ?? ''

const findNextDeparture = ({ db, travel_agency }: AgencyContext, package_code: string) =>
  db
    .selectFrom('departure')
    .select(['departure_date', 'adult_price', 'child_price', 'baby_price'])
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .where('cancelled', 'is', null)
    .where('departure_date', '>', sql<string>`${seoulToday}`)
    .orderBy('departure_date')
    .orderBy('departure_id')
    .limit(1)
    .executeTakeFirst()
