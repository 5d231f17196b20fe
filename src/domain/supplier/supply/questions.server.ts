// Suppliers are asked by a link that is answered once, without a log-in, and ends with its day.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { toSharedLimitContext } from '#domain/staff/log-in.server.ts'
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { supplyLimits } from '#limits/books.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256, isSameSecret } from '#platform/secrets.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { checkDepartureGoes, getOpenSupplier } from './allotments.server.ts'
import type { supplierLinkCalls } from './link-office-calls.ts'
import type { supplyOfficeCalls as calls } from './office-calls.ts'

/**
 * Done once for each key, of which the token is made: sent again, the same address is answered, although nothing but a
 * hash of it is stored.
 */
export async function askSupplier(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.ask>) {
  const { travel_agency, staff, origin } = ctx
  const token = createHmac('sha256', ctx.keyFor('supplier question'))
    .update(`${travel_agency} ${staff.id} ${ctx.idempotencyKey}`)
    .digest('base64url')
  const { id } = await withIdempotencyKey(ctx, 'supply ask', input, async (txCtx) => {
    const { departure_id, supplier, question: _, ...asked } = input
    await checkDepartureGoes(txCtx, departure_id)
    const { departure_date } = await getOccupancy(txCtx, departure_id)
    if (departure_date < (await readToday(txCtx.db))) refuse('DAY_IS_OVER')
    const { name } = await getOpenSupplier(txCtx, supplier)
    await lockDeparture(txCtx, departure_id) // two people cannot both ask the last one
    if ((await countQuestions(txCtx, departure_id)) >= supplyLimits.questions) refuse('TOO_MANY_QUESTIONS')
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { supplier: name, ...asked } })
    return txCtx.db
      .insertInto('supplier_question')
      .values({ travel_agency, ...input, token_hash: hashSha256(token), by_name: staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return { id, address: `${origin}/supplier#${travel_agency}.${id}.${token}` }
}

async function countQuestions({ db, travel_agency }: AgencyContext, departure_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('supplier_question')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  return count
}

export async function withdrawQuestion(ctx: StaffCtx, { id }: In<typeof calls.withdrawQuestion>) {
  const { db, travel_agency } = ctx
  const question =
    (await db
      .selectFrom('supplier_question')
      .select(['departure_id', 'can'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (question.can !== null) refuse('ALREADY_ANSWERED')
  await db
    .updateTable('supplier_question')
    .set({ withdrawn: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('withdrawn', 'is', null)
    .execute()
  ctx.logChange({ subject: `departure ${question.departure_id}`, after: { question: id } })
  return {}
}

export async function markAnswerSeen(ctx: StaffCtx, { id }: In<typeof calls.markAnswerSeen>) {
  const { db, travel_agency } = ctx
  const question = await db
    .updateTable('supplier_question')
    .set({ seen: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('answered', 'is not', null)
    .returning('departure_id')
    .executeTakeFirst()
  if (!question) refuse('NOT_FOUND')
  ctx.logChange({ subject: `departure ${question.departure_id}`, after: { question: id } })
  return {}
}

type QuestionView = Out<typeof supplierLinkCalls.showQuestion>
type QuestionRow = Omit<QuestionView, 'answer'> & {
  token_hash: string
  can: boolean | null
  reply: string
  held_until: string | null
  answered: string | null
}

/** A withdrawn one, one whose day is over and one of a cancelled departure are gone for a stranger. */
async function findOpenQuestion({ db, travel_agency }: AgencyContext, id: number) {
  const { rows } = await sql<QuestionRow>`
    select q.token_hash, q.kind, q.count, q.question, q.ends, q.by_name, q.can, q.reply, q.held_until, q.answered,
      s.name as supplier_name, p.page_title, o.departure_date, o.departure_date + p.days - 1 as return_date,
      a.company_name as agency, a.phone as agency_phone
    from supplier_question q
    join supplier s on s.travel_agency = q.travel_agency and s.id = q.supplier
    join departure o on o.travel_agency = q.travel_agency and o.departure_id = q.departure_id
    join package p on p.travel_agency = o.travel_agency and p.package_code = o.package_code
    join agency_info a on a.travel_agency = q.travel_agency
    where q.travel_agency = ${travel_agency} and q.id = ${id} and q.withdrawn is null and o.cancelled is null
      and q.ends >= ${seoulToday}`.execute(db)
  return rows[0]
}

async function getQuestion(
  ctx: AgencyContext,
  { id, token }: { id: number; token: string },
): Promise<QuestionView> {
  const question = await findOpenQuestion(ctx, id)
  if (!question || !isSameSecret(hashSha256(token), question.token_hash)) refuse('SUPPLIER_LINK_OVER')
  const { token_hash, can, reply, held_until, answered, ...view } = question
  return { ...view, answer: can === null || answered === null ? null : { can, reply, held_until, answered } }
}

/** Counted before the token is looked at: a guesser is soon told to wait. */
export async function showQuestion(
  ctx: ManualTxContext<Ctx>,
  input: In<typeof supplierLinkCalls.showQuestion>,
): Promise<QuestionView> {
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.supplierFrom, [ctx.network])
  return ctx.finalTransaction((txCtx) => getQuestion(txCtx, input))
}

/** Two who press at once: one answer is stored, and the other is told. */
export async function answerQuestion(
  ctx: ManualTxContext<Ctx>,
  { can, reply, held_until, ...link }: In<typeof supplierLinkCalls.answerQuestion>,
): Promise<QuestionView> {
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.supplierFrom, [ctx.network])
  return ctx.finalTransaction(async (txCtx) => {
    const { db, travel_agency } = txCtx
    await getQuestion(txCtx, link)
    const answered = await db
      .updateTable('supplier_question')
      .set({ can, reply, held_until: can ? held_until : null, answered: sql<string>`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', link.id)
      .where('answered', 'is', null)
      .where('withdrawn', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!answered) refuse('ALREADY_ANSWERED')
    return getQuestion(txCtx, link)
  })
}
