// Records of an erased person that the law keeps: encrypted and apart, read for a purpose, gone on their day.
import { sql } from 'kysely'
import { getOrCreateDataKey, readDataKey } from '#domain/vault/data-key.server.ts'
import { refuse } from '#errors.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { decryptSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { consultKeptUntil, keptUntil } from './count-erasure.server.ts'
import { flattenRecord } from './flatten-record.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import type { Customer } from './parts.server.ts'

type KeptContext = AgencyContext & Pick<Ctx, 'keyFor'>
type KeptRow = { kind: 'booking' | 'consult'; number: string; until: string; record: unknown }

/** Binds the encrypted text to its receipt: copied to another row it cannot be opened. */
const buildEncryptionContext = (
  travel_agency: number,
  { erasure, number }: { erasure: number; number: string },
) => `${travel_agency}|erasure ${erasure}|${number}`

export async function storeKeptRecords(ctx: KeptContext, erasure: number, customer: Customer): Promise<void> {
  const { db, travel_agency } = ctx
  const rows = [
    ...(await readBookingRecords(ctx, customer.bookings)),
    ...(await readConsultations(ctx, customer)),
  ]
  if (rows.length === 0) return
  const { id: data_key, key } = await getOrCreateDataKey(ctx)
  await db
    .insertInto('kept_record')
    .values(
      rows.map(({ kind, number, until, record }) => {
        const context = buildEncryptionContext(travel_agency, { erasure, number })
        const sealed = encryptSecret(key, context, JSON.stringify(record))
        return { travel_agency, erasure, kind, number, until, sealed, data_key }
      }),
    )
    .execute()
}

/**
 * The contract's records: who made it, for whom, each version with its agreement, and the quote that was
 * accepted.
 */
export async function readBookingRecords(
  { db, travel_agency }: AgencyContext,
  bookings: readonly number[],
): Promise<KeptRow[]> {
  const ofBooking = (alias: string) =>
    sql`${sql.ref(`${alias}.travel_agency`)} = b.travel_agency and ${sql.ref(`${alias}.booking`)} = b.id`
  const { rows } = await sql<KeptRow>`
    select 'booking' as kind, b.booking_id as number, ${keptUntil}::text as until, json_build_object(
      'name', b.name, 'contact', b.contact, 'email', b.email, 'request', b.request,
      'travellers', (select json_agg(json_build_object('name', t.name, 'name_en', t.name_en, 'birthdate', t.birthdate,
        'gender', t.gender) order by t.seq) from traveller t where ${ofBooking('t')}),
      'guardians', (select json_agg(json_build_object('name', g.guardian_name, 'contact', g.guardian_contact))
        from consent g where ${ofBooking('g')} and g.guardian_name is not null),
      'contracts', (select json_agg(json_build_object('version', c.version, 'made', c.made, 'agreed', c.agreed,
        'agreed_by', c.agreed_by, 'hash', c.hash, 'contents', c.contents,
        'signed', (select json_agg(json_build_object('by', p.signed_by, 'at', p.signed)) from contract_part p
          where ${ofBooking('p')} and p.version = c.version)) order by c.version) from contract c where ${ofBooking('c')}),
      'changes', (select json_agg(json_build_object('day', i.day, 'before', i.before, 'after', i.after, 'answer', a.answer,
        'signed_by', a.signed_by, 'at', a.answered) order by a.id) from change_consent a
        join itinerary_change i on i.travel_agency = a.travel_agency and i.id = a.change
        where ${ofBooking('a')} and a.answer is not null),
      'quote', (select v.content from quote q
        join quote_version v on v.travel_agency = q.travel_agency and v.quote = q.id and v.version = q.version
        where ${ofBooking('q')} and q.state = 'accepted')
    ) as record
    from booking b where b.travel_agency = ${travel_agency} and b.id = any(${bookings}::bigint[])`.execute(db)
  return rows
}

async function readConsultations(
  { db, travel_agency }: AgencyContext,
  { consults }: Customer,
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select 'consult' as kind, c.id::text as number, ${consultKeptUntil}::text as until, json_build_object(
      'name', c.name, 'contact', c.contact, 'email', c.email, 'at', c.reg_date, 'question', c.contents,
      'answers', (select json_agg(json_build_object('at', a.reg_date, 'by', a.staff_name, 'text', a.contents) order by a.id)
        from staff_answer a where a.travel_agency = c.travel_agency and a.consult = c.id)) as record
    from consult c where c.travel_agency = ${travel_agency} and c.id = any(${consults}::bigint[])`.execute(db)
  return rows
}

export const listKeptRecords = ({ db, travel_agency }: AgencyContext, erasure: number) =>
  db
    .selectFrom('kept_record')
    .select(['id', 'number', 'until'])
    .where('travel_agency', '=', travel_agency)
    .where('erasure', '=', erasure)
    .orderBy('id')
    .execute()

export async function readKeptRecord(
  ctx: StaffCtx,
  { id, purpose }: In<typeof customerOfficeCalls.keptRecord>,
) {
  const { db, travel_agency } = ctx
  const stored =
    (await db
      .selectFrom('kept_record')
      .select(['erasure', 'number', 'sealed', 'data_key'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  const key = await readDataKey(ctx, stored.data_key)
  ctx.logChange({ subject: `erasure ${stored.erasure}`, after: { number: stored.number, purpose } })
  const record: unknown = JSON.parse(
    decryptSecret(key, buildEncryptionContext(travel_agency, stored), stored.sealed),
  )
  return { lines: flattenRecord(record) }
}

/** Deletes records once the law no longer requires them. */
export async function purgeKeptRecords({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('kept_record')
    .where('travel_agency', '=', travel_agency)
    .where('until', '<', seoulToday)
    .execute()
}

/** Deletes the joins of bookings, members, consultations and quotes that are gone. */
export async function purgeCustomers({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from customer_part p where p.travel_agency = ${travel_agency} and case p.kind
    when 'booking' then not exists (select from booking b where b.travel_agency = p.travel_agency and b.id = p.ref)
    when 'member' then not exists (select from member m where m.travel_agency = p.travel_agency and m.id = p.ref)
    when 'consult' then not exists (select from consult c where c.travel_agency = p.travel_agency and c.id = p.ref)
    else not exists (select from quote q where q.travel_agency = p.travel_agency and q.id = p.ref) end`.execute(
    db,
  )
  await sql`delete from customer c where c.travel_agency = ${travel_agency}
    and not exists (select from customer_part p where p.travel_agency = c.travel_agency and p.customer = c.id)`.execute(
    db,
  )
}
