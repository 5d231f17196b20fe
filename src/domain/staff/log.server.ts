// The log of what staff did, and how it is read.
// The wire writes it with every write and every reading of personal data in full.
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { pageSizes } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { startOfSeoulDay } from '#platform/db/seoul.server.ts'
import { setTransactionAgency } from '#platform/db/transaction.server.ts'
import { toMomentCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import type { In } from '#platform/wire/call.ts'
import type {
  ChangeDetails,
  Ctx,
  ManualTxContext,
  RequestContext,
  StaffCtx,
} from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import { accountCalls } from './account-office-calls.ts'
import { describeLogEntry, getActionNames } from './describe-log-entry.server.ts'
import { formatDistinctName, formatNameWithEmail } from './distinct-name.ts'
import type { staffCalls } from './office-calls.ts'
import { listLoggedNames } from './renamed-calls.ts'

type StaffLogWrite = {
  call: string
  changes: ChangeDetails[]
  requestContext: Pick<RequestContext, 'travel_agency' | 'staff' | 'ip' | 'log'>
}

/** A log-in opens every agency of its person, so whatever changes it concerns all of them. */
const loginChangingCalls = new Set(Object.keys(accountCalls).map((name) => `staff.${name}`))

/** Written in the same transaction as the action: if it is rolled back, so is the line. */
export async function saveStaffLog(tx: Db, { call, changes, requestContext }: StaffLogWrite): Promise<void> {
  const { travel_agency, staff, ip, log } = requestContext
  if (!staff) return
  const named = changes.filter((each) => each.travel_agency !== undefined)
  if (named.length > 0) return saveNamedEntries(tx, { call, named, requestContext })
  const rows = changes.length > 0 ? changes : [{ subject: '' }]
  if (travel_agency === 0 || loginChangingCalls.has(call)) {
    for (const each of rows) await logAtEveryAgency({ db: tx, ip, log }, staff, { call, ...each })
    return setTransactionAgency(tx, travel_agency)
  }
  await tx
    .insertInto('staff_log')
    .values(
      rows.map(({ subject, before, after }) => ({
        travel_agency,
        staff_id: staff.key ? null : staff.id,
        key_id: staff.key?.id ?? null,
        staff_name: staff.name,
        ip,
        call,
        subject,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
      })),
    )
    .execute()
}

type NamedEntries = Pick<StaffLogWrite, 'call' | 'requestContext'> & { named: ChangeDetails[] }

/** An operator's change of an agency is in that agency's log. */
async function saveNamedEntries(tx: Db, { call, named, requestContext }: NamedEntries): Promise<void> {
  for (const { travel_agency = 0, ...change } of named) {
    await setTransactionAgency(tx, travel_agency)
    await saveStaffLog(tx, { call, changes: [change], requestContext: { ...requestContext, travel_agency } })
  }
  await setTransactionAgency(tx, requestContext.travel_agency)
}

type DeskChange = { call: 'desk secret' | 'desk agency change'; subject: string }

/** Nobody is logged in at the desk: the line says Naru. */
export const logDeskChange = ({ db, travel_agency }: Pick<Ctx, 'db' | 'travel_agency'>, change: DeskChange) =>
  db
    .insertInto('staff_log')
    .values({ travel_agency, staff_name: 'Naru', ip: '', ...change })
    .execute()

/**
 * Events of a log-in are logged at every agency the person works for. An operator may work for none: then the
 * line is in the log of the server.
 */
export async function logAtEveryAgency(
  { db, ip, log }: Pick<Ctx, 'db' | 'ip'> & Partial<Pick<Ctx, 'log'>>,
  who: { id: number; name: string } | { target_id: number; name: string },
  { call, subject, before, after }: { call: string } & Partial<ChangeDetails>,
): Promise<void> {
  const by =
    'id' in who ? { staff_id: who.id, subject } : { staff_id: null, subject: `staff ${who.target_id}` }
  const changed = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  const agencies = await db
    .selectFrom('staff_role')
    .select('travel_agency')
    .where('staff_id', '=', 'id' in who ? who.id : who.target_id)
    .execute()
  if (agencies.length === 0) log?.info({ staff: 'id' in who ? who.id : who.target_id, call, ip }, 'log-in')
  for (const { travel_agency } of agencies) {
    await setTransactionAgency(db, travel_agency)
    await db
      .insertInto('staff_log')
      .values({ travel_agency, ...by, ...changed, staff_name: who.name, ip, call })
      .execute()
  }
}

/** Somebody without a log-in read people's data by a link that staff had made for them. */
export async function saveLinkEntry(
  { db, travel_agency, ip }: Pick<Ctx, 'db' | 'travel_agency' | 'ip'>,
  { call, name, subject, after }: { call: string; name: string; subject: string; after: object },
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      travel_agency,
      staff_id: null,
      staff_name: name,
      ip,
      call,
      subject,
      after: JSON.stringify(after),
    })
    .execute()
}

type LogQuery = In<typeof staffCalls.log>
type LogFilters = Omit<LogQuery, 'page' | 'page_size'>

const order = sql`id desc`

type SqlText = RawBuilder<string | null>

/** The person with this number; nobody if it is not a number. */
const selectStaffName = (id: SqlText) => sql<string | null>`(
  select name from staff where staff.id = case when ${id} ~ '^[0-9]{1,9}$' then ${id}::bigint end
)`
const selectStaffEmail = (id: RawBuilder<unknown>) =>
  sql<string | null>`(select email from staff where staff.id = ${id})`
/** The name of the person in charge, by the logged number. */
const selectPersonId = (side: 'before' | 'after'): SqlText =>
  sql`coalesce(${sql.ref(side)}->>'in_charge', ${sql.ref(side)}->>'staff_id')`

/** Rooms whose calls all ask for `books`: their entries name margins and what suppliers are paid. */
const booksRooms = ['books', 'supplier'] as const
const isOfBooks = (call: string) => booksRooms.some((room) => call.startsWith(`${room}.`))

type Reader = Pick<StaffCtx['staff'], 'roles'>

/** A person who may not see the books sees no entry about them. */
const buildLogQuery = (
  { db, travel_agency }: Ctx,
  { roles }: Reader,
  { staff_id, call, subject, from, to }: LogFilters,
) =>
  db
    .selectFrom('staff_log')
    .select(['id', 'at', 'staff_id', 'staff_name', 'key_id', 'ip', 'call', 'subject', 'before', 'after'])
    .select(selectStaffEmail(sql.ref('staff_log.staff_id')).as('staff_email'))
    .select([
      selectStaffName(sql`substring(subject from '^staff (.+)$')`).as('subject_name'),
      selectStaffName(selectPersonId('before')).as('before_name'),
      selectStaffName(selectPersonId('after')).as('after_name'),
    ])
    .where('travel_agency', '=', travel_agency)
    .$if(!may(roles, 'books'), (query) =>
      query.where(sql<boolean>`split_part(call, '.', 1) <> all (${sql.lit(`{${booksRooms}}`)})`),
    )
    .$if(staff_id !== undefined, (query) => query.where('staff_id', '=', staff_id ?? 0))
    .$if(call !== undefined, (query) => query.where('call', 'in', listLoggedNames(call ?? '')))
    .$if(subject !== undefined, (query) => query.where('subject', 'in', toSubjects(subject ?? '')))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOfSeoulDay(from ?? '')))
    .$if(to !== undefined, (query) =>
      query.where('at', '<', sql<string>`${startOfSeoulDay(to ?? '')} + interval '1 day'`),
    )

export async function readLog(ctx: StaffCtx, { page, page_size, ...filters }: LogQuery) {
  const { list, ...paging } = await listPage(ctx.db, buildLogQuery(ctx, ctx.staff, filters), order, {
    page,
    page_size,
  })
  const people = await listPeopleInLog(ctx)
  const everyone = [...people, ...(await listStaff(ctx))]
  const describeAuthor = ({ staff_id, staff_name, staff_email }: (typeof list)[number]) =>
    staff_id === null
      ? staff_name
      : formatDistinctName({ staff_id, name: staff_name, email: staff_email }, everyone)
  return {
    ...paging,
    list: list.map((row) => ({
      ...row,
      said: { who: describeAuthor(row), ...describeLogEntry(ctx.staff.language, row) },
    })),
    people: people.map(({ staff_id, ...person }) => ({
      staff_id,
      name: formatDistinctName({ staff_id, ...person }, everyone),
    })),
    actions: listActions(ctx.staff),
  }
}

/** Everybody who has done something here. An index leads from one to the next: no line is read twice. */
async function listPeopleInLog({ db, travel_agency }: Ctx) {
  const after = (id: RawBuilder<unknown>) =>
    sql`select min(staff_id) from staff_log where travel_agency = ${travel_agency} and staff_id > ${id}`
  const { rows } = await sql<{ staff_id: number; name: string; email: string }>`
    with recursive seen (staff_id) as (
      ${after(sql`0`)}
      union all select (${after(sql`seen.staff_id`)}) from seen where staff_id is not null)
    select p.id as staff_id, p.name, p.email from seen join staff p on p.id = seen.staff_id order by p.name`.execute(
    db,
  )
  return rows
}

export const listStaff = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select(['r.staff_id', 'p.name', 'p.email'])
    .where('r.travel_agency', '=', travel_agency)
    .orderBy('p.name')
    .execute()

/** The name of every action that this person may read of. */
const listActions = ({ language, roles }: Reader & { language: Language }) =>
  Object.entries(getActionNames(language))
    .filter(([call]) => may(roles, 'books') || !isOfBooks(call))
    .map(([call, what]) => ({ call, what }))
    .toSorted((one, other) => one.what.localeCompare(other.what, language))

/** Actions on a booking that its history, ledger, notes and tasks do not show. */
const bookingActions = [
  'booking.resend',
  'document.addFile',
  'document.showFile',
  'document.removeFile',
  'document.mailLinks',
  'document.handLink',
  'document.endLinks',
  'reservation.payLink',
  'reservation.openLink',
  'reservation.askAccount',
]

/** Actions of staff on one subject, the newest last, for the page that shows it. */
export async function listBookingActions(ctx: StaffCtx, subject: string) {
  const rows = await buildLogQuery(ctx, ctx.staff, { subject })
    .where('call', 'in', bookingActions)
    .orderBy('id', 'desc')
    .limit(pageSizes.most)
    .execute()
  return rows.toReversed().map(({ id, at, staff_name, ...row }) => {
    const { what, before, after } = describeLogEntry(ctx.staff.language, row)
    return { id, at, by_name: staff_name, what, before, after }
  })
}

export function exportLog(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof staffCalls.exportLog>,
) {
  const { language } = ctx.staff
  const { log: words } = getOfficeTextIn(language).team
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.title}-${getToday()}`,
      subject: 'log',
      listing: (txCtx) => ({ matching: buildLogQuery(txCtx, ctx.staff, filters), order }),
      columns: {
        at: { title: words.when, cell: ({ at }) => toMomentCell(at) },
        who: {
          title: words.who,
          // A file is read where nobody can ask whose name it is.
          cell: ({ staff_name, staff_email, key_id }) =>
            key_id === null ? formatNameWithEmail(staff_name, staff_email) : words.byKey(staff_name),
        },
        what: { title: words.what, cell: (row) => describeLogEntry(language, row).what },
        subject: { title: words.subject, cell: (row) => describeLogEntry(language, row).about },
        change: [
          { title: words.before, cell: (row) => describeLogEntry(language, row).before },
          { title: words.after, cell: (row) => describeLogEntry(language, row).after },
        ],
        ip: { title: words.ip, cell: ({ ip }) => ip },
      },
    },
  )
}

/** The subject as it is stored, or the number of a booking as people write it. */
const toSubjects = (input: string) => [input, `booking ${input.replace(/[\s-]/g, '').toUpperCase()}`]
