// ConsultationListPage in the office: who is in charge of each, its state, and what was answered.

import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { toMomentCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { may } from '#roles.ts'
import type { ConsultationState } from './consultation-states.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { listAnswers } from './questions.server.ts'

const selectConsultations = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('consult as c')
    .leftJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'c.travel_agency').onRef('p.package_code', '=', 'c.package_code'),
    )
    .leftJoin('staff as s', 's.id', 'c.in_charge')
    .select([
      'c.id',
      'c.name',
      'p.page_title',
      'c.state',
      'c.in_charge',
      's.name as in_charge_name',
      'c.due',
      'c.reg_date',
    ])
    .select(sql<string>`left(c.contents, 80)`.as('excerpt'))
    .where('c.travel_agency', '=', travel_agency)

type ConsultationFilters = Pick<In<typeof calls.consultations>, 'state' | 'in_charge' | 'due' | 'query'>

/** New ones first, then those under way, and of those what is due first. */
const order = sql`array_position(array['new', 'under_way', 'done'], state), due nulls last, reg_date desc, id desc`

function buildConsultationQuery(ctx: Ctx, { state, in_charge, due, query }: ConsultationFilters) {
  const patterns = toSearchPatterns(query)
  return selectConsultations(ctx)
    .$if(state !== undefined, (rows) => rows.where('c.state', '=', state ?? 'new'))
    .$if(in_charge !== undefined, (rows) => rows.where('c.in_charge', '=', in_charge ?? 0))
    .$if(due !== undefined, (rows) => rows.where('c.due', '<=', due ?? ''))
    .$if(patterns !== undefined, (rows) =>
      rows.where(
        sql<boolean>`lower(concat_ws(' ', c.name, c.contact, c.email, c.contents)) like all (${patterns}::text[])`,
      ),
    )
}

export async function listConsultations(
  ctx: Ctx,
  { page, page_size, ...filters }: In<typeof calls.consultations>,
) {
  const rows = buildConsultationQuery(ctx, filters)
  return {
    ...(await listPage(ctx.db, rows, order, { page, page_size })),
    people: await listAnsweringStaff(ctx),
  }
}

export function exportConsultations(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportConsultations>,
) {
  const { questions: words } = getOfficeTextIn(ctx.staff.language)
  const { language } = ctx.staff
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.consultations}-${getToday()}`,
      subject: 'consultations',
      listing: (ctx) => ({ matching: buildConsultationQuery(ctx, filters), order }),
      columns: {
        state: { title: words.state, cell: ({ state }) => words.states[state] },
        name: [
          { title: words.who, cell: ({ name }) => name },
          { title: words.question, cell: ({ excerpt }) => excerpt },
        ],
        trip: {
          title: words.trip,
          cell: ({ page_title }) => page_title && localize(page_title, language),
        },
        person: { title: words.inCharge, cell: ({ in_charge_name }) => in_charge_name ?? words.nobody },
        due: { title: words.due, cell: ({ due }) => due },
        when: { title: words.when, cell: ({ reg_date }) => toMomentCell(reg_date) },
      },
    },
  )
}

export async function getConsultation(ctx: StaffCtx, { id }: In<typeof calls.consultation>) {
  const found =
    (await selectConsultations(ctx)
      .select(['c.contact', 'c.email', 'c.contents', 'c.package_code', 'c.language', 'c.revision'])
      .where('c.id', '=', id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  ctx.logChange({ subject: `consultation ${id}` })
  return {
    ...found,
    answers: await listAnswers(ctx, { consult: id }),
    people: await listAnsweringStaff(ctx),
  }
}

export async function updateConsultation(
  ctx: StaffCtx,
  { id, revision, state, in_charge, due: newDue }: In<typeof calls.updateConsultation>,
) {
  const former = await lockConsultation(ctx, id, revision)
  const before = { state: former.state, in_charge: former.in_charge, due: former.due }
  const due = newDue === undefined ? former.due : newDue
  if (in_charge !== null && !(await listAnsweringStaff(ctx)).some((person) => person.id === in_charge))
    refuse('NOT_FOUND')
  await updateConsultationRow(ctx, id, { state, in_charge, due, revision: revision + 1 })
  ctx.logChange({ subject: `consultation ${id}`, before, after: { state, in_charge, due } })
  return { revision: revision + 1 }
}

/** The first to answer takes charge of the consultation. */
export async function answerConsultation(
  ctx: StaffCtx,
  { id, revision, contents, state }: In<typeof calls.answerConsultation>,
) {
  const { db, travel_agency, staff } = ctx
  const { email, ...before } = await lockConsultation(ctx, id, revision)
  const in_charge = before.in_charge ?? staff.id
  const answer = await db
    .insertInto('staff_answer')
    .values({ travel_agency, consult: id, contents, staff_id: staff.id, staff_name: staff.name, email })
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateConsultationRow(ctx, id, { state, in_charge, revision: revision + 1 })
  await notify(ctx, 'consultation-answer', { ref: answer.id })
  ctx.logChange({ subject: `consultation ${id}`, before, after: { state, in_charge, answer: answer.id } })
  return { revision: revision + 1 }
}

async function lockConsultation({ db, travel_agency }: AgencyContext, id: number, revision: number) {
  const { revision: stored, ...consult } =
    (await db
      .selectFrom('consult')
      .select(['revision', 'state', 'in_charge', 'due', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(stored, revision)
  return consult
}

const updateConsultationRow = (
  { db, travel_agency }: AgencyContext,
  id: number,
  to: {
    state: ConsultationState
    in_charge: number | null
    due?: string | null
    revision: number
  },
) =>
  db.updateTable('consult').set(to).where('travel_agency', '=', travel_agency).where('id', '=', id).execute()

/** Staff to whom a consultation may be given. */
async function listAnsweringStaff({ db, travel_agency }: AgencyContext) {
  const people = await db
    .selectFrom('staff_role as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['s.id', 's.name', 'r.roles'])
    .where('r.travel_agency', '=', travel_agency)
    .orderBy('s.name')
    .execute()
  return people.filter(({ roles }) => may(roles, 'questions')).map(({ id, name }) => ({ id, name }))
}
