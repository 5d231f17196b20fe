// A message to those who booked a departure: typed once, to all or to some, now or later, with its progress.

import { sql } from 'kysely'
import { checkOneLanguage, checkTextLength } from '#domain/booking/check-variables.server.ts'
import { toldProgress } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { isMobile } from '#lib/phone.ts'
import { retentionDays } from '#limits/retention.ts'
import { messageLimits } from '#limits/trade.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { runBatchesForAgenciesDue } from '#platform/jobs.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, ManualTxContext, StaffCtx, TxContext } from '#platform/wire/request-context.ts'
import { delayAd } from './ad-pause.ts'
import type { departureMessageCalls } from './departure-message-office-calls.ts'
import { getOccupancy } from './occupancy.server.ts'

type MessageInput = In<typeof departureMessageCalls.message>

/** The recipients are stored with the letter, so a repeated job finds its own line. */
export function sendDepartureMessage(ctx: ManualTxContext<StaffCtx>, input: MessageInput) {
  return withIdempotencyKey(ctx, 'office message', input, async (tx) => {
    const { db, travel_agency } = tx
    const { departure_id, subject, contents, by, kind, bookings } = input
    await getOccupancy(tx, departure_id)
    checkOneLanguage({ subject, contents })
    checkTextLength(by, { contents })
    const send_at = pickTime(input, new Date())
    const recipients = await listRecipients(tx, { departure_id, numbers: bookings })
    if (recipients.length === 0) refuse('NOBODY_BOOKED')
    const [only] = recipients
    if (recipients.length === 1 && only && by === 'text' && !isMobile(only.contact))
      refuseAtField('TEXT_NEEDS_MOBILE', 'by')
    await refuseRepeated(tx, { ...input, send_at, recipients })
    const { id } = await db
      .insertInto('departure_message')
      .values({
        travel_agency,
        departure_id,
        subject,
        contents,
        by,
        kind,
        send_at,
        by_name: ctx.staff.name,
        to_all: bookings === undefined,
        started: send_at === null ? sql<string>`now()` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (send_at === null || bookings !== undefined) await createLetters(tx, { id, bookings: recipients })
    if (send_at === null) await notifyLetters(tx, id)
    tx.logChange({ subject: `departure ${departure_id}`, after: { to: recipients.length } })
    return { to: recipients.length }
  })
}

type AskedMessage = Pick<MessageInput, 'departure_id' | 'subject' | 'contents' | 'bookings'> & {
  send_at: string | null
  recipients: { id: number }[]
}

/**
 * Refuses the same words to the same people at the same time, because a colleague may have pressed too. The
 * departure's row is locked, so of two who press at once the second sees the first.
 */
async function refuseRepeated({ db, travel_agency }: AgencyContext, asked: AskedMessage): Promise<void> {
  const { departure_id, subject, contents, send_at } = asked
  await db
    .selectFrom('departure')
    .select('departure_id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .forNoKeyUpdate()
    .execute()
  const chosen = asked.bookings ? asked.recipients.map(({ id }) => id) : null
  const { rows } = await sql`
    select from departure_message m
    where m.travel_agency = ${travel_agency} and m.departure_id = ${departure_id} and m.withdrawn is null
      and m.subject = ${subject} and m.contents = ${contents} and m.send_at is not distinct from ${send_at}::timestamptz
      and (m.started is null or m.at > now() - make_interval(mins => ${messageLimits.repeatedMinutes}))
      and m.to_all = ${chosen === null} and (m.to_all or (select array_agg(l.booking order by l.booking)
        from departure_letter l where l.travel_agency = ${travel_agency} and l.message = m.id) = ${chosen}::bigint[])`.execute(
    db,
  )
  if (rows.length > 0) refuse('MESSAGE_TWICE')
}

/** Null if the message is sent now. Advertising waits for the morning. */
function pickTime({ kind, send_at }: Pick<MessageInput, 'kind' | 'send_at'>, now: Date): string | null {
  if (send_at !== undefined && Date.parse(send_at) < now.getTime())
    refuseAtField('SENDING_TIME_PASSED', 'send_at')
  const wanted = send_at === undefined ? now : new Date(send_at)
  const allowed = kind === 'ad' ? delayAd(wanted) : wanted
  return allowed.getTime() <= now.getTime() ? null : allowed.toISOString()
}

/** Also who has travelled. A customer who has cancelled gets nothing, also if they cancelled after it was planned. */
const listRecipients = (
  { db, travel_agency }: AgencyContext,
  { departure_id, numbers }: { departure_id: number; numbers?: string[] | undefined },
) =>
  db
    .selectFrom('booking')
    .select(['id', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', toldProgress)
    .$if(numbers !== undefined, (query) => query.where('booking_id', 'in', numbers ?? []))
    .orderBy('id')
    .execute()

type Letters = { id: number; bookings: { id: number }[] }

const createLetters = ({ db, travel_agency }: AgencyContext, { id: message, bookings }: Letters) =>
  db
    .insertInto('departure_letter')
    .values(bookings.map(({ id: booking }) => ({ travel_agency, message, booking })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** To everybody for whom a letter was created. */
async function notifyLetters(ctx: TxContext, message: number): Promise<void> {
  const { db, travel_agency } = ctx
  const rows = await db
    .selectFrom('departure_letter')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('message', '=', message)
    .execute()
  for (const { id } of rows) await notify(ctx, 'departure-message', { ref: id })
}

const agenciesWithDue = sql<{ travel_agency: number }>`
  select distinct travel_agency from departure_message where started is null and withdrawn is null and send_at <= now()`

/** Messages whose time has come: to everybody who is on the departure by then, or to those who were chosen. */
export const sendScheduledMessages = (deps: Pick<Deps, 'db' | 'enqueue'>) =>
  runBatchesForAgenciesDue(deps, agenciesWithDue, sendNextScheduled)

async function sendNextScheduled(ctx: TxContext): Promise<number> {
  const { db, travel_agency } = ctx
  const due = await db
    .selectFrom('departure_message')
    .select(['id', 'departure_id', 'to_all'])
    .where('travel_agency', '=', travel_agency)
    .where('started', 'is', null)
    .where('withdrawn', 'is', null)
    .where('send_at', '<=', sql<string>`now()`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return 0
  await db
    .updateTable('departure_message')
    .set({ started: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', due.id)
    .execute()
  const bookings = due.to_all ? await listRecipients(ctx, due) : []
  if (due.to_all && bookings.length === 0) return 1
  if (due.to_all) await createLetters(ctx, { id: due.id, bookings })
  await notifyLetters(ctx, due.id)
  return 1
}

/** A message can be withdrawn only before its time. */
export async function withdrawMessage(
  ctx: StaffCtx,
  { id }: In<typeof departureMessageCalls.withdrawMessage>,
) {
  const { db, travel_agency } = ctx
  const message = await db
    .selectFrom('departure_message')
    .select(['departure_id', 'subject', 'started', 'withdrawn'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!message) refuse('NOT_FOUND')
  if (message.started !== null) refuse('MESSAGE_SENT_ALREADY')
  if (message.withdrawn !== null) return {}
  await db
    .updateTable('departure_message')
    .set({ withdrawn: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  ctx.logChange({ subject: `departure ${message.departure_id}` })
  return {}
}

/**
 * The message and its recipient, for the job that sends it. Without a recipient once the booking is on
 * another departure.
 */
export function findLetter({ db, travel_agency }: AgencyContext, id: number) {
  return db
    .selectFrom('departure_letter as l')
    .innerJoin('departure_message as m', (on) =>
      on.onRef('m.travel_agency', '=', 'l.travel_agency').onRef('m.id', '=', 'l.message'),
    )
    .innerJoin('booking as b', (on) =>
      on
        .onRef('b.travel_agency', '=', 'l.travel_agency')
        .onRef('b.id', '=', 'l.booking')
        .onRef('b.departure_id', '=', 'm.departure_id'),
    )
    .selectAll('b')
    .select(['m.subject', 'm.contents', 'm.by', 'm.kind'])
    .where('l.travel_agency', '=', travel_agency)
    .where('l.id', '=', id)
    .executeTakeFirst()
}

export async function markLetterSent({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('departure_letter')
    .set({ sent: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** A letter is deleted with its booking, and the text after its last letter; one that waits has none yet. */
export async function purgeMessages({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('departure_message as m')
    .where('m.travel_agency', '=', travel_agency)
    .where(
      sql<boolean>`(m.withdrawn is not null or m.started < now() - make_interval(days => ${retentionDays.emptyMessages}))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('departure_letter as l')
            .select('l.id')
            .whereRef('l.travel_agency', '=', 'm.travel_agency')
            .whereRef('l.message', '=', 'm.id'),
        ),
      ),
    )
    .execute()
}
