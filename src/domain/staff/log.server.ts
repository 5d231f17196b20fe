// The log of what staff did, and how it is read.
// The wire writes it with every write and every reading of personal data in full.
import { sql } from 'kysely'
import { listPage } from '#platform/db/list-page.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Asking, Ctx, Noted } from '#platform/wire/asking.ts'

type Row = { call: string; noted: Noted[]; asking: Pick<Asking, 'travel_agency' | 'staff' | 'ip'> }

/** In the transaction of what was done: what is undone is not noted, what is noted was done. */
export async function noteDown(tx: Db, { call, noted, asking }: Row): Promise<void> {
  const { travel_agency, staff, ip } = asking
  if (!staff) return
  if (travel_agency === 0) return noteEverywhere({ db: tx, ip }, staff, call)
  const rows = noted.length > 0 ? noted : [{ subject: '' }]
  await tx
    .insertInto('staff_log')
    .values(
      rows.map(({ subject, before, after }) => ({
        travel_agency,
        staff_id: staff.id,
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

/** What somebody did with their own log-in concerns every agency they work for. */
export async function noteEverywhere(
  { db, ip }: Pick<Ctx, 'db' | 'ip'>,
  { id, name }: { id: number; name: string },
  call: string,
): Promise<void> {
  const agencies = await db
    .selectFrom('staff_role')
    .select('travel_agency')
    .where('staff_id', '=', id)
    .execute()
  for (const { travel_agency } of agencies) {
    await sql`select set_config('app.travel_agency', ${String(travel_agency)}, true)`.execute(db)
    await db
      .insertInto('staff_log')
      .values({ travel_agency, staff_id: id, staff_name: name, ip, call })
      .execute()
  }
}

type Filters = {
  page: number
  page_size: number
  staff_id?: number
  call?: string
  subject?: string
  from?: string
  to?: string
}

export function readLog({ db, travel_agency }: Ctx, { page, page_size, ...filters }: Filters) {
  const { staff_id, call, subject, from, to } = filters
  const rows = db
    .selectFrom('staff_log')
    .select(['id', 'at', 'staff_id', 'staff_name', 'ip', 'call', 'subject', 'before', 'after'])
    .where('travel_agency', '=', travel_agency)
    .$if(staff_id !== undefined, (query) => query.where('staff_id', '=', staff_id ?? 0))
    .$if(call !== undefined, (query) => query.where('call', '=', call ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', seoulDay(from)))
    .$if(to !== undefined, (query) => query.where('at', '<', sql<string>`${seoulDay(to)} + interval '1 day'`))
  return listPage(db, rows, sql`id desc`, { page, page_size })
}

const seoulDay = (day = '') => sql<string>`(${day}::date at time zone 'Asia/Seoul')`
