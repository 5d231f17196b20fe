// The log of what staff did, and how it is read.
// The wire writes it with every write and every reading of personal data in full.
import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '#limits/shown.ts'
import { seoulDay } from '#plain/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { become } from '#platform/db/transaction.server.ts'
import { listSheet } from '#platform/sheet/list-sheet.server.ts'
import { momentCell } from '#platform/sheet/sheet.ts'
import type { Asking, Ctx, Noted, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { Language } from '#words/language.ts'
import { officeWordsIn } from '#words/office/in.ts'
import { accountCalls } from './account-calls.ts'
import type { staffCalls } from './office-calls.ts'
import { deedsOf, sayDeed } from './say-deed.server.ts'
import { tellApart, withAddress } from './tell-apart.ts'

type Row = { call: string; noted: Noted[]; asking: Pick<Asking, 'travel_agency' | 'staff' | 'ip'> }

/** A log-in opens every agency of its person, so whatever changes it concerns all of them. */
const changesLogIn = new Set(Object.keys(accountCalls).map((name) => `staff.${name}`))

/** Written in the same transaction as the deed: if the deed is rolled back, so is the line. */
export async function noteDown(tx: Db, { call, noted, asking }: Row): Promise<void> {
  const { travel_agency, staff, ip } = asking
  if (!staff) return
  const rows = noted.length > 0 ? noted : [{ subject: '' }]
  if (travel_agency === 0 || changesLogIn.has(call)) {
    for (const each of rows) await noteEverywhere({ db: tx, ip }, staff, { call, ...each })
    return become(tx, travel_agency)
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

/**
 * Events of a log-in are logged at every agency the person works for. `of`: the person, if somebody else did
 * it.
 */
export async function noteEverywhere(
  { db, ip }: Pick<Ctx, 'db' | 'ip'>,
  who: { id: number; name: string } | { of: number; name: string },
  { call, subject, before, after }: { call: string } & Partial<Noted>,
): Promise<void> {
  const by = 'id' in who ? { staff_id: who.id, subject } : { staff_id: null, subject: `staff ${who.of}` }
  const changed = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  const agencies = await db
    .selectFrom('staff_role')
    .select('travel_agency')
    .where('staff_id', '=', 'id' in who ? who.id : who.of)
    .execute()
  for (const { travel_agency } of agencies) {
    await become(db, travel_agency)
    await db
      .insertInto('staff_log')
      .values({ travel_agency, ...by, ...changed, staff_name: who.name, ip, call })
      .execute()
  }
}

type LogWanted = In<typeof staffCalls.log>
type Filters = Omit<LogWanted, 'page' | 'page_size'>

const order = sql`id desc`

type Text = RawBuilder<string | null>

/** The person with this number; nobody if it is not a number. */
const nameOf = (id: Text) => sql<string | null>`(
  select name from staff where staff.id = case when ${id} ~ '^[0-9]{1,9}$' then ${id}::bigint end
)`
const emailOf = (id: RawBuilder<unknown>) =>
  sql<string | null>`(select email from staff where staff.id = ${id})`
/** Who is in charge, by what was noted. */
const personIn = (side: 'before' | 'after'): Text =>
  sql`coalesce(${sql.ref(side)}->>'in_charge', ${sql.ref(side)}->>'staff_id')`

const listingOf = ({ db, travel_agency }: Ctx, { staff_id, call, subject, from, to }: Filters) =>
  db
    .selectFrom('staff_log')
    .select(['id', 'at', 'staff_id', 'staff_name', 'key_id', 'ip', 'call', 'subject', 'before', 'after'])
    .select(emailOf(sql.ref('staff_log.staff_id')).as('staff_email'))
    .select([
      nameOf(sql`substring(subject from '^staff (.+)$')`).as('subject_name'),
      nameOf(personIn('before')).as('before_name'),
      nameOf(personIn('after')).as('after_name'),
    ])
    .where('travel_agency', '=', travel_agency)
    .$if(staff_id !== undefined, (query) => query.where('staff_id', '=', staff_id ?? 0))
    .$if(call !== undefined, (query) => query.where('call', '=', call ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', 'in', subjectsOf(subject ?? '')))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOf(from)))
    .$if(to !== undefined, (query) => query.where('at', '<', sql<string>`${startOf(to)} + interval '1 day'`))

export async function readLog(ctx: StaffCtx, { page, page_size, ...filters }: LogWanted) {
  const { list, ...paging } = await listPage(ctx.db, listingOf(ctx, filters), order, { page, page_size })
  const people = await peopleIn(ctx)
  const known = [...people, ...(await peopleOf(ctx))]
  const whoIn = ({ staff_id, staff_name, staff_email }: (typeof list)[number]) =>
    staff_id === null ? staff_name : tellApart({ staff_id, name: staff_name, email: staff_email }, known)
  return {
    ...paging,
    list: list.map((row) => ({
      ...row,
      said: { who: whoIn(row), ...sayDeed(ctx.staff.language, row) },
    })),
    people: people.map(({ staff_id, ...person }) => ({
      staff_id,
      name: tellApart({ staff_id, ...person }, known),
    })),
    deeds: deedsIn(ctx.staff.language),
  }
}

/** Everybody who has done something here. An index leads from one to the next: no line is read twice. */
async function peopleIn({ db, travel_agency }: Ctx) {
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

/** Who works here now. */
export const peopleOf = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select(['r.staff_id', 'p.name', 'p.email'])
    .where('r.travel_agency', '=', travel_agency)
    .orderBy('p.name')
    .execute()

/** Every deed there is, by its name. */
const deedsIn = (language: Language) =>
  Object.entries(deedsOf(language))
    .map(([call, what]) => ({ call, what }))
    .toSorted((one, other) => one.what.localeCompare(other.what, language))

/** Deeds of a booking that its history, ledger, notes and tasks do not show. */
const deedsOfBooking = [
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

/** What staff did about one thing, the newest last, for the page that shows it. */
export async function deedsAbout(ctx: StaffCtx, subject: string) {
  const rows = await listingOf(ctx, { subject })
    .where('call', 'in', deedsOfBooking)
    .orderBy('id', 'desc')
    .limit(pageSizes.most)
    .execute()
  return rows.toReversed().map(({ id, at, staff_name, ...row }) => {
    const { what, before, after } = sayDeed(ctx.staff.language, row)
    return { id, at, by_name: staff_name, what, before, after }
  })
}

/** What the list shows, as a file. */
export function exportLog(
  ctx: Own<StaffCtx>,
  { format, columns, ...filters }: In<typeof staffCalls.exportLog>,
) {
  const { language } = ctx.staff
  const { log: words } = officeWordsIn(language).people
  return listSheet(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.title}-${seoulDay(new Date())}`,
      subject: 'log',
      listing: (ctx) => ({ matching: listingOf(ctx, filters), order }),
      columns: {
        at: { title: words.when, cell: ({ at }) => momentCell(at) },
        who: {
          title: words.who,
          // A file is read where nobody can ask whose name it is.
          cell: ({ staff_name, staff_email, key_id }) =>
            key_id === null ? withAddress(staff_name, staff_email) : words.byKey(staff_name),
        },
        what: { title: words.what, cell: (row) => sayDeed(language, row).what },
        subject: { title: words.subject, cell: (row) => sayDeed(language, row).about },
        change: [
          { title: words.before, cell: (row) => sayDeed(language, row).before },
          { title: words.after, cell: (row) => sayDeed(language, row).after },
        ],
        ip: { title: words.ip, cell: ({ ip }) => ip },
      },
    },
  )
}

/** The subject as it is stored, or the number of a booking as people write it. */
const subjectsOf = (typed: string) => [typed, `booking ${typed.replace(/[\s-]/g, '').toUpperCase()}`]

const startOf = (day = '') => sql<string>`(${day}::date at time zone 'Asia/Seoul')`
