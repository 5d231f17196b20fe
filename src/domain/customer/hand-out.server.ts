// Everything that is held about a person, as one file to give to them: a line for each thing that is stored.
import { type RawBuilder, sql } from 'kysely'
import { lastHandOver } from '#domain/booking/history.server.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import type { ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { flattenRecord } from './flatten-record.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import { type Customer, findCustomer } from './parts.server.ts'

type Section = keyof ReturnType<typeof getOfficeTextIn>['customers']['sections']
type HeldRow = { section: Section; about: string; record: Record<string, unknown> }

/** Passports and bank accounts lie encrypted: the file says that we have them, not what they say. */
export async function handOut(
  ctx: ManualTxContext<StaffCtx>,
  { customer: key, format }: In<typeof customerOfficeCalls.handOut>,
): Promise<ExportFile> {
  const { customers: words } = getOfficeTextIn(ctx.staff.language)
  const rows = await ctx.finalTransaction(async (txCtx) => {
    const customer = await findCustomer(txCtx, key)
    const rows = await listHeld(txCtx, customer)
    txCtx.logChange({ subject: `customer ${key}`, after: { format, rows: rows.length } })
    return rows
  })
  const lines = rows.flatMap(({ section, about, record }) =>
    flattenRecord(record).map(({ what, value }) => [words.sections[section], about, what, value]),
  )
  return {
    format,
    name: `${words.handOut.file}-${getToday()}`,
    titles: [words.handOut.section, words.handOut.about, words.handOut.what, words.handOut.value],
    total: lines.length,
    async *batches() {
      yield lines
    },
  }
}

const bookingId = sql`(select b.booking_id from booking b where b.travel_agency = t.travel_agency and b.id = t.booking)`
const quoteNumber = sql`t.quote::text`

/** For each section: its table, the person's rows, the name of a row, and the columns that are ours alone. */
async function listHeld({ db, travel_agency }: AgencyContext, customer: Customer): Promise<HeldRow[]> {
  const { members, bookings, consults } = customer
  const quotes = await listOwnQuotes({ db, travel_agency }, customer)
  const of = (
    section: Section,
    table: string,
    column: string,
    ids: readonly number[],
    about = sql`t.id::text`,
  ) => sql`
    select ${section} as section, ${about} as about, to_jsonb(t) - ${unnamed}::text[] as record from ${sql.table(table)} t
    where t.travel_agency = ${travel_agency} and t.${sql.ref(column)} = any(${ids}::bigint[])`
  const ofBookings = (section: Section, table: string) => of(section, table, 'booking', bookings, bookingId)
  /** Not what was written, at this time, about somebody who had the booking before. */
  const ofBooker = (section: Section, table: string, at: RawBuilder<unknown>) =>
    sql`${ofBookings(section, table)} and ${at} > ${lastHandOver('t')}`
  const parts = [
    of('member', 'member', 'id', members),
    of('member', 'wish', 'member_id', members, sql`t.package_code`),
    of('bookings', 'booking', 'id', bookings, sql`t.booking_id`),
    ofBookings('travellers', 'traveller'),
    ofBookings('travellers', 'traveller_note'),
    ofBookings('travellers', 'emergency_contact'),
    ofBookings('money', 'ledger'),
    ofBooker('money', 'cash_receipt', sql`t.reg_date`),
    ofBookings('money', 'booking_share'),
    ofBooker('contracts', 'contract', sql`t.made`),
    ofBooker('contracts', 'change_consent', sql`coalesce(t.answered, 'infinity')`),
    ofBooker('consents', 'consent', sql`case when t.traveller is null then t.agreed else 'infinity' end`),
    of('consents', 'consent', 'member_id', members),
    ofBookings('documents', 'passport'),
    ofBookings('documents', 'attached_file'),
    ofBookings('documents', 'passport_reading'),
    ofBooker('messages', 'delivery', sql`t.asked`),
    ofBooker('notes', 'booking_note', sql`t.at`),
    ofBooker('notes', 'change_request', sql`t.asked`),
    ofBooker('notes', 'contact_change', sql`t.at`),
    of('notes', 'customer_note', 'customer', customer.customer === null ? [] : [customer.customer]),
    of('waiting', 'waiting', 'member_id', members),
    sql`${of('waiting', 'waiting', 'booking', bookings)} and t.member_id is null and t.reg_date > ${lastHandOver('t')}`,
    of('questions', 'post', 'user_id', members),
    of('consultations', 'consult', 'id', consults),
    of('consultations', 'staff_answer', 'consult', consults),
    of('quotes', 'quote', 'id', quotes),
    of('quotes', 'quote_version', 'quote', quotes, quoteNumber),
    of('quotes', 'quote_comment', 'quote', quotes, quoteNumber),
    ofBookings('reviews', 'review'),
  ]
  const { rows } = await sql<HeldRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** A quote names who accepted it, and not whom the booking was handed over to. */
async function listOwnQuotes({ db, travel_agency }: AgencyContext, { quotes }: Customer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from quote q where q.travel_agency = ${travel_agency} and q.id = any(${quotes}::bigint[])
      and not exists (select from booking b where b.travel_agency = q.travel_agency and b.id = q.booking
        and b.handed_over > 0)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Hashes, keys, encrypted texts, and what only our tables work with. */
const unnamed = [
  'travel_agency',
  'password_hash',
  'temporary_hash',
  'temporary_until',
  'token_hash',
  'seed',
  'text_hash',
  'hash',
  'basis',
  'sealed',
  'sealed_key',
  'data_key',
  'path',
  'visitor',
  'fees',
  'plan',
  'search_text',
  'contents_stamp',
  'contents_cleaned',
  'answer_stamp',
  'answer_cleaned',
  'excerpt',
  'contact_digits',
  'gateway_key',
  'group_id',
  'job',
  'revision',
  'photos',
  'files',
  'kakao_id',
  'by_staff',
  'staff_id',
  'id',
  'booking',
  'consult',
  'quote',
  'in_charge',
  'customer',
  'member_id',
  'departure_id',
  'departure',
  'ref',
  'hold_extended',
  'reserved_free',
  'balance_reminded',
  'consents_due',
  'claim_waived',
  'compensation_owed',
  'passports',
]
