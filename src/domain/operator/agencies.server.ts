// All agencies with their state, size and troubles: a few statements, however many there are.
import { type RawBuilder, sql } from 'kysely'
import { isBookingOpen } from '#domain/booking/progress-conditions.server.ts'
import { runAsClock } from '#platform/clock.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toLikePattern } from '#platform/db/patterns.ts'
import { selectStorageLimit } from '#platform/upload/storage.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { operatorCalls } from './office-calls.ts'

type AgencyFilters = Pick<In<typeof operatorCalls.agencies>, 'state' | 'query'>

const selectList = (of: RawBuilder<unknown>) => sql<string[]>`coalesce((${of}), '[]')`

const buildAgencyQuery = ({ db }: Pick<StaffCtx, 'db'>, { state, query }: AgencyFilters) =>
  db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select(['a.travel_agency', 'i.company_name', 'a.state', 'a.state_since'])
    .select([
      selectList(
        sql`select json_agg(d.domain order by d.is_main desc, d.domain) from agency_domain d where d.travel_agency = a.travel_agency`,
      ).as('domains'),
      selectList(
        sql`select json_agg(p.email order by p.email) from staff_role r join staff p on p.id = r.staff_id
          where r.travel_agency = a.travel_agency and 'owner' = any(r.roles)`,
      ).as('owners'),
      selectList(
        sql`select json_agg(v.email order by v.email) from staff_invitation v
          where v.travel_agency = a.travel_agency and v.used is null and 'owner' = any(v.roles)`,
      ).as('invited'),
      sql<number>`(select count(*)::int from staff_role r where r.travel_agency = a.travel_agency)`.as(
        'people',
      ),
      sql<number>`(select count(*)::int from package k where k.travel_agency = a.travel_agency)`.as('trips'),
      sql<number>`coalesce((select f.bytes from stored_files f where f.travel_agency = a.travel_agency), 0)`.as(
        'storage_bytes',
      ),
      selectStorageLimit(sql.ref('a.travel_agency')).as('storage_most'),
      sql<number>`(select count(*)::int from delayed_message m where m.travel_agency = a.travel_agency)`.as(
        'delayed',
      ),
      sql<string | null>`(select max(g.expires) from operator_grant g
        where g.travel_agency = a.travel_agency and g.expires > now())`.as('granted_until'),
    ])
    .$if(state !== undefined, (found) => found.where('a.state', '=', state ?? 'open'))
    .$if(query !== undefined, (found) => {
      const pattern = toLikePattern(query ?? '')
      return found.where((eb) =>
        eb.or([
          sql<boolean>`i.company_name->>'ko' ilike ${pattern}`,
          sql<boolean>`i.company_name->>'en' ilike ${pattern}`,
          sql<boolean>`exists (select from agency_domain d
            where d.travel_agency = a.travel_agency and d.domain ilike ${pattern})`,
        ]),
      )
    })

export async function listAgencies(
  ctx: StaffCtx,
  { page, page_size, ...filters }: In<typeof operatorCalls.agencies>,
) {
  const order = sql`travel_agency desc`
  const { list, ...paging } = await listPage(ctx.db, buildAgencyQuery(ctx, filters), order, {
    page,
    page_size,
  })
  const [bookings, jobs, backup] = await Promise.all([
    countOpenBookings(
      ctx,
      list.map(({ travel_agency }) => travel_agency),
    ),
    ctx.operations.countJobsByAgency(),
    ctx.operations.readLastBackup(),
  ])
  const jobsByAgency = new Map(jobs.map((each) => [each.travel_agency, each]))
  const usageByAgency = new Map(ctx.operations.listUsage().map((each) => [each.agency, each]))
  return {
    ...paging,
    last_backup: backup.made,
    is_backup_overdue: backup.isOverdue,
    list: list.map((agency) => {
      const { waiting = 0, failed = 0, mails = 0 } = jobsByAgency.get(agency.travel_agency) ?? {}
      const usage = usageByAgency.get(agency.travel_agency)
      return {
        ...agency,
        bookings: bookings.get(agency.travel_agency) ?? 0,
        waiting,
        failed,
        mails,
        requests: usage?.requests ?? 0,
        errors: usage?.failed ?? 0,
      }
    }),
  }
}

/** Counted by the clock, which sees of a booking its agency and its times, and nothing of a person. */
async function countOpenBookings(
  { dbOutsideTx }: StaffCtx,
  agencies: number[],
): Promise<Map<number, number>> {
  const rows = await runAsClock(
    dbOutsideTx,
    sql<{ travel_agency: number; count: number }>`
      select b.travel_agency, count(*)::int as count from booking b
      where b.travel_agency = any (${agencies}::int[]) and ${isBookingOpen}
      group by b.travel_agency`,
  )
  return new Map(rows.map(({ travel_agency, count }) => [travel_agency, count]))
}
