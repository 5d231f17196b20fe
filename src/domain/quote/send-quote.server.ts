// Saving a quote, sending it as a new version, answering a comment, and taking it back.
import { readPaymentPlan } from '#domain/agency/rules/payment-plan.server.ts'
import { type PaymentPlan, pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { findFirstCategory } from '#domain/trip/private-trip.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import {
  buildQuoteLink,
  createQuoteComment,
  lockQuote,
  type QuoteRow,
  updateQuote,
} from './find-quote.server.ts'
import type { quoteOfficeCalls as calls } from './office-calls.ts'
import { toCertainPlan } from './price-quote.ts'
import { createVersion } from './sent-version.server.ts'

export async function saveQuote(
  ctx: StaffCtx,
  { id, revision, recipient, content }: In<typeof calls.saveQuote>,
) {
  const quote = await lockQuote(ctx, id, revision)
  // its customer may accept it at any moment, and a booking has a name
  if (quote.version > 0) refuseUnnamed(recipient)
  const saved = await updateQuote(ctx, quote, { ...recipient, content: JSON.stringify(content) })
  ctx.logChange({ subject: `quote ${id}` })
  return saved
}

/** Sending offers a quote anew that was declined, taken back or ended. */
export async function sendQuote(
  ctx: StaffCtx,
  { id, revision, recipient, content }: In<typeof calls.sendQuote>,
) {
  const quote = await lockQuote(ctx, id, revision)
  await refuseUnsendable(ctx, { today: quote.today, recipient, content })
  const plan = toCertainPlan(content.plan ?? (await readUsualPlan(ctx, quote.package_code)))
  const version = quote.version + 1
  const price_split = await readPriceSplit(ctx)
  await createVersion(ctx, {
    quote: id,
    version,
    content: { ...content, plan, price_split },
    staff_name: ctx.staff.name,
  })
  const saved = await updateQuote(ctx, quote, {
    ...recipient,
    content: JSON.stringify(content),
    state: 'sent',
    version,
    valid_until: content.valid_until,
    in_charge: quote.in_charge ?? ctx.staff.id,
  })
  await notify(ctx, 'quote-sent', { ref: id })
  ctx.logChange({ subject: `quote ${id}`, before: { state: quote.state }, after: { state: 'sent', version } })
  const link = buildQuoteLink(ctx, { origin: await ctx.siteOrigin(ctx.travel_agency), seed: quote.seed })
  return { ...saved, version, link, is_mailed: recipient.email !== '' }
}

type SentInput = Pick<In<typeof calls.sendQuote>, 'recipient' | 'content'> & { today: string }

function refuseUnnamed({ name }: { name: string }): void {
  if (name === '') refuseAtField('QUOTE_INCOMPLETE', 'recipient.name')
}

/** A quote can be sent once it has a recipient, a day to come, and a last day before that. */
async function refuseUnsendable(ctx: AgencyContext, { today, recipient, content }: SentInput): Promise<void> {
  refuseUnnamed(recipient)
  if (content.departure_date <= today) refuseAtField('DAY_IS_OVER', 'content.departure_date')
  if (content.valid_until < today) refuseAtField('DAY_IS_OVER', 'content.valid_until')
  if (content.valid_until >= content.departure_date) refuseAtField('VALID_TOO_LONG', 'content.valid_until')
  if (content.prices.adult === 0 && content.party.adult > 0)
    refuseAtField('QUOTE_INCOMPLETE', 'content.prices.adult')
  if ((await findFirstCategory(ctx)) === undefined) refuse('CATEGORY_NOT_FOUND')
}

/** The payment plan of the trip it was made from, or of all trips. */
export async function readUsualPlan(ctx: AgencyContext, package_code: string | null): Promise<PaymentPlan> {
  const { plan } = await readPaymentPlan(ctx)
  const { db, travel_agency } = ctx
  const trip =
    package_code === null
      ? undefined
      : await db
          .selectFrom('package_detail')
          .select(['pay_plan', 'deposit_percent', 'deposit_won', 'balance_days'])
          .where('travel_agency', '=', travel_agency)
          .where('package_code', '=', package_code)
          .executeTakeFirst()
  return toCertainPlan(trip ? pickPaymentPlan(trip, plan) : plan)
}

async function readPriceSplit({ db, travel_agency }: AgencyContext) {
  const { price_split } = await db
    .selectFrom('agency')
    .select('price_split')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return price_split
}

const refuseUnlessSent = ({ state }: Pick<QuoteRow, 'state'>) => {
  if (state === 'draft' || state === 'withdrawn') refuse('WRONG_QUOTE_STATE')
}

/** The customer is told of it; what they wrote no longer waits. */
export async function answerQuote(ctx: StaffCtx, { id, revision, contents }: In<typeof calls.answerQuote>) {
  const quote = await lockQuote(ctx, id, revision)
  refuseUnlessSent(quote)
  const { version, state } = quote
  await createQuoteComment(ctx, { quote: id, version, staff_name: ctx.staff.name, contents })
  const saved = await updateQuote(ctx, quote, { state: state === 'commented' ? 'sent' : state })
  await notify(ctx, 'quote-answered', { ref: id })
  ctx.logChange({ subject: `quote ${id}` })
  return saved
}

export async function withdrawQuote(ctx: StaffCtx, { id, revision }: In<typeof calls.withdrawQuote>) {
  const quote = await lockQuote(ctx, id, revision)
  refuseUnlessSent(quote)
  ctx.logChange({ subject: `quote ${id}`, before: { state: quote.state }, after: { state: 'withdrawn' } })
  return updateQuote(ctx, quote, { state: 'withdrawn' })
}

/** Deletes a quote that nobody saw yet. */
export async function deleteQuote(ctx: StaffCtx, { id, revision }: In<typeof calls.deleteQuote>) {
  const quote = await lockQuote(ctx, id, revision)
  if (quote.version > 0) refuse('WRONG_QUOTE_STATE')
  const { db, travel_agency } = ctx
  await db.deleteFrom('quote').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
  ctx.logChange({ subject: `quote ${id}` })
  return {}
}
