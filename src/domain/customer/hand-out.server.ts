// Everything that is held about a person, as one file to give to them: a line for each thing that is stored.
import { sql } from 'kysely'
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

/** For each section: its table, the person's rows, the name of a row, and the columns that are ours alone. */
async function listHeld({ db, travel_agency }: AgencyContext, customer: Customer): Promise<HeldRow[]> {
  const { members, bookings, consults, quotes } = customer
  const of = (
    section: Section,
    table: string,
    column: string,
    ids: readonly number[],
    about = sql`t.id::text`,
  ) => sql`
    select ${section} as section, ${about} as about, to_jsonb(t) - ${unnamed}::text[] as record from ${sql.table(table)} t
    where t.travel_agency = ${travel_agency} and t.${sql.ref(column)} = any(${ids}::bigint[])`
  const number = sql`(select b.booking_id from booking b where b.travel_agency = t.travel_agency and b.id = t.booking)`
  const ofQuote = sql`t.quote::text`
  const parts = [
    of('member', 'member', 'id', members),
    of('member', 'wish', 'member_id', members, sql`t.package_code`),
    of('bookings', 'booking', 'id', bookings, sql`t.booking_id`),
    of('travellers', 'traveller', 'booking', bookings, number),
    of('travellers', 'traveller_note', 'booking', bookings, number),
    of('money', 'ledger', 'booking', bookings, number),
    of('money', 'cash_receipt', 'booking', bookings, number),
    of('money', 'booking_share', 'booking', bookings, number),
    of('contracts', 'contract', 'booking', bookings, number),
    of('contracts', 'change_consent', 'booking', bookings, number),
    of('consents', 'consent', 'booking', bookings, number),
    of('consents', 'consent', 'member_id', members),
    of('documents', 'passport', 'booking', bookings, number),
    of('documents', 'attached_file', 'booking', bookings, number),
    of('documents', 'passport_reading', 'booking', bookings, number),
    of('messages', 'delivery', 'booking', bookings, number),
    of('notes', 'booking_note', 'booking', bookings, number),
    of('notes', 'change_request', 'booking', bookings, number),
    of('notes', 'contact_change', 'booking', bookings, number),
    of('notes', 'customer_note', 'customer', customer.customer === null ? [] : [customer.customer]),
    of('waiting', 'waiting', 'member_id', members),
    sql`${of('waiting', 'waiting', 'booking', bookings)} and t.member_id is null`,
    of('questions', 'post', 'user_id', members),
    of('consultations', 'consult', 'id', consults),
    of('consultations', 'staff_answer', 'consult', consults),
    of('quotes', 'quote', 'id', quotes),
    of('quotes', 'quote_version', 'quote', quotes, ofQuote),
    of('quotes', 'quote_comment', 'quote', quotes, ofQuote),
    of('reviews', 'review', 'booking', bookings, number),
  ]
  const { rows } = await sql<HeldRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
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
