// The expenses of a guide become costs of the departure, each once, with the picture that proves it.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import { isCurrency } from '#lib/currencies.ts'
import { bookLimits } from '#limits/books.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { checkCostCount, limitBillWon, toBillWon } from './costs.server.ts'
import { fromHundredths, hundredthsToWon } from './currency.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { lockOpenBooks } from './open-books.server.ts'
import type { Slip } from './slip.ts'

type GuideSlip = z.output<typeof Slip>

/** `taken`: it is a cost already. A line that was deleted gives its slip back. */
async function listSlips({ db, travel_agency }: AgencyContext, departure_id: number) {
  const { rows } = await sql<GuideSlip & { taken: boolean }>`
    select g.id, g.day, g.what, g.amount_cents, g.currency, g.by_name, g.picture is not null as has_picture,
      exists (select from cost_line c where c.travel_agency = g.travel_agency and c.slip = g.id) as taken
    from guide_slip g where g.travel_agency = ${travel_agency} and g.departure_id = ${departure_id}
    order by g.day, g.at, g.id`.execute(db)
  return rows
}

export const listOpenSlips = async (ctx: AgencyContext, departure_id: number) =>
  (await listSlips(ctx, departure_id)).filter(({ taken }) => !taken)

export function takeSlips(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.takeSlips>) {
  return withIdempotencyKey(ctx, 'books slips', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, slips, rates } = input
    await lockOpenBooks(txCtx, departure_id)
    await checkCostCount(txCtx, departure_id, slips.length)
    const all = await listSlips(txCtx, departure_id)
    const lines = [...new Set(slips)].map((id) => {
      const slip = all.find((each) => each.id === id) ?? refuse('NOT_FOUND')
      if (slip.taken) refuse('SLIP_TAKEN')
      return toCostLine(slip, rates)
    })
    await db
      .insertInto('cost_line')
      .values(lines.map((line) => ({ travel_agency, departure_id, ...line, by_name: ctx.staff.name })))
      .execute()
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { rows: lines.length } })
    return { added: lines.length }
  })
}

/** A slip says what was spent, so estimate and bill are the same. */
function toCostLine(
  { id, what, amount_cents, currency }: GuideSlip,
  rates: In<typeof calls.takeSlips>['rates'],
) {
  const getRate = () => rates.find((each) => each.currency === currency) ?? refuse('RATE_MISSING')
  const line = { kind: 'guide' as const, basis: 'lump' as const, slip: id }
  // A cost cannot be in every currency: what was paid in another is in the text.
  if (!isCurrency(currency)) {
    const won = limitBillWon(hundredthsToWon(amount_cents, getRate().rate))
    const noted = `${currency} ${amount_cents / 100} ${what}`.slice(0, bookLimits.what)
    return { ...line, what: noted, currency: 'KRW' as const, estimate: won, bill: won, bill_won: won }
  }
  const { rate, rate_on } = currency === 'KRW' ? { rate: null, rate_on: null } : getRate()
  const sum = fromHundredths(amount_cents, currency)
  return {
    ...line,
    what: what.slice(0, bookLimits.what),
    currency,
    estimate: sum,
    bill: sum,
    bill_won: toBillWon(sum, currency, rate),
    rate,
    rate_on,
    bill_rate: rate,
    bill_rate_on: rate_on,
  }
}
