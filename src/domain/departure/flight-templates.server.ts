// Templates of flights: both ways under a name, taken over into departures.
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import type { Flights } from '#domain/catalog/flights.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { tripLimits } from '#limits/trip.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseIfNameTaken } from '#platform/wire/refuse-at-field.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import type { departureOfficeCalls as calls } from './office-calls.ts'

export async function listFlightTemplates({ db, travel_agency }: Ctx) {
  const list = await db
    .selectFrom('flight_template')
    .select(['template_id', 'name', 'flights', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('name')
    .execute()
  return { list }
}

type Template = In<typeof calls.saveFlightTemplate>

export async function saveFlightTemplate(ctx: StaffCtx, template: Template) {
  const saved =
    template.template_id === null ? await createTemplate(ctx, template) : await updateTemplate(ctx, template)
  ctx.logChange({ subject: `flight_template ${saved.template_id}`, after: template })
  return saved
}

/** The unique index checks the name, so two presses at the same moment cannot make two. */
const refuseIfTemplateNameTaken = <T>(writing: Promise<T>) =>
  refuseIfNameTaken(writing, { index: 'flight_template_travel_agency_name_key', code: 'TEMPLATE_TAKEN' })

async function createTemplate(ctx: StaffCtx, { name, flights }: Template) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx) // two people cannot both make the last one
  const { count } = await db
    .selectFrom('flight_template')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  if (count >= tripLimits.templates) refuse('TOO_MANY_TEMPLATES')
  const { rows } = await refuseIfTemplateNameTaken(
    sql<{ template_id: number; revision: number }>`
      insert into flight_template (travel_agency, name, flights) values (${travel_agency}, ${name}, ${toJson(flights)})
      returning template_id, revision`.execute(db),
  )
  return rows[0] ?? refuse('TEMPLATE_NOT_FOUND')
}

async function updateTemplate(
  { db, travel_agency }: StaffCtx,
  { template_id, name, flights, revision }: Template,
) {
  const stored = await db
    .selectFrom('flight_template')
    .select(['template_id', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('template_id', '=', template_id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) refuse('TEMPLATE_NOT_FOUND')
  refuseIfChanged(stored.revision, revision)
  await refuseIfTemplateNameTaken(
    sql`
      update flight_template set name = ${name}, flights = ${toJson(flights)}, revision = revision + 1
      where travel_agency = ${travel_agency} and template_id = ${template_id}`.execute(db),
  )
  return { template_id: stored.template_id, revision: revision + 1 }
}

const toJson = (flights: Flights) => sql`${JSON.stringify(flights)}::jsonb`

export async function deleteFlightTemplate(
  ctx: StaffCtx,
  { template_id }: In<typeof calls.deleteFlightTemplate>,
) {
  const { db, travel_agency } = ctx
  const [deleted] = await db
    .deleteFrom('flight_template')
    .where('travel_agency', '=', travel_agency)
    .where('template_id', '=', template_id)
    .returning(['name', 'flights'])
    .execute()
  ctx.logChange({
    subject: `flight_template ${template_id}`,
    before: deleted ?? refuse('TEMPLATE_NOT_FOUND'),
  })
  return {}
}
