// Consultations in the office: whose they are, how far they are, and what was answered.
import { sql } from 'kysely'
import { refuse, refuseChanged } from '#errors.ts'
import { seoulDay } from '#plain/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { patternsOf } from '#platform/db/patterns.ts'
import { listSheet } from '#platform/sheet/list-sheet.server.ts'
import { momentCell } from '#platform/sheet/sheet.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { may } from '#roles.ts'
import { officeWordsIn } from '#words/office/in.ts'
import type { boardOfficeCalls as calls } from './office-calls.ts'
import { answersOf } from './questions.server.ts'

const consults = ({ db, travel_agency }: InAgency) =>
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
      'c.reg_date',
    ])
    .select(sql<string>`left(c.contents, 80)`.as('excerpt'))
    .where('c.travel_agency', '=', travel_agency)

type Filters = Pick<In<typeof calls.consultations>, 'state' | 'in_charge' | 'query'>

/** New ones first, then those under way. */
const order = sql`array_position(array['new', 'under_way', 'done'], state), reg_date desc, id desc`

function listingOf(ctx: Ctx, { state, in_charge, query }: Filters) {
  const patterns = patternsOf(query)
  return consults(ctx)
    .$if(state !== undefined, (rows) => rows.where('c.state', '=', state ?? 'new'))
    .$if(in_charge !== undefined, (rows) => rows.where('c.in_charge', '=', in_charge ?? 0))
    .$if(patterns !== undefined, (rows) =>
      rows.where(
        sql<boolean>`lower(concat_ws(' ', c.name, c.contact, c.email, c.contents)) like all (${patterns}::text[])`,
      ),
    )
}

export async function consultations(
  ctx: Ctx,
  { state, in_charge, query, ...paging }: In<typeof calls.consultations>,
) {
  const rows = listingOf(ctx, { state, in_charge, query })
  return { ...(await listPage(ctx.db, rows, order, paging)), people: await peopleWhoAnswer(ctx) }
}

/** What the list shows, as a file. */
export function exportConsultations(
  ctx: Own<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportConsultations>,
) {
  const { questions: words } = officeWordsIn(ctx.staff.language)
  const { language } = ctx.staff
  return listSheet(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.consultations}-${seoulDay(new Date())}`,
      subject: 'consultations',
      listing: (ctx) => ({ matching: listingOf(ctx, filters), order }),
      columns: {
        state: { title: words.state, cell: ({ state }) => words.states[state] },
        name: [
          { title: words.who, cell: ({ name }) => name },
          { title: words.question, cell: ({ excerpt }) => excerpt },
        ],
        trip: {
          title: words.trip,
          cell: ({ page_title }) => page_title && (page_title[language] || page_title.ko),
        },
        person: { title: words.inCharge, cell: ({ in_charge_name }) => in_charge_name ?? words.nobody },
        when: { title: words.when, cell: ({ reg_date }) => momentCell(reg_date) },
      },
    },
  )
}

export async function consultation(ctx: StaffCtx, { id }: In<typeof calls.consultation>) {
  const found =
    (await consults(ctx)
      .select(['c.contact', 'c.email', 'c.contents', 'c.package_code', 'c.language', 'c.revision'])
      .where('c.id', '=', id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  ctx.note({ subject: `consultation ${id}` })
  return {
    ...found,
    answers: await answersOf(ctx, { consult: id }),
    people: await peopleWhoAnswer(ctx),
  }
}

export async function updateConsultation(
  ctx: StaffCtx,
  { id, revision, state, in_charge }: In<typeof calls.updateConsultation>,
) {
  const former = await lock(ctx, id, revision)
  const before = { state: former.state, in_charge: former.in_charge }
  if (in_charge !== null && !(await peopleWhoAnswer(ctx)).some((person) => person.id === in_charge))
    refuse('NOT_FOUND')
  await change(ctx, id, { state, in_charge, revision: revision + 1 })
  ctx.note({ subject: `consultation ${id}`, before, after: { state, in_charge } })
  return { revision: revision + 1 }
}

/** Whoever answers first has it in charge. */
export async function answerConsultation(
  ctx: StaffCtx,
  { id, revision, contents, state }: In<typeof calls.answerConsultation>,
) {
  const { db, travel_agency, staff } = ctx
  const { email, ...before } = await lock(ctx, id, revision)
  const in_charge = before.in_charge ?? staff.id
  const answer = await db
    .insertInto('staff_answer')
    .values({ travel_agency, consult: id, contents, staff_id: staff.id, staff_name: staff.name, email })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change(ctx, id, { state, in_charge, revision: revision + 1 })
  if (email) await ctx.later('send-mail', { travel_agency, kind: 'consultation-answer', ref: answer.id })
  ctx.note({ subject: `consultation ${id}`, before, after: { state, in_charge, answer: answer.id } })
  return { revision: revision + 1 }
}

async function lock({ db, travel_agency }: InAgency, id: number, revision: number) {
  const { revision: stored, ...consult } =
    (await db
      .selectFrom('consult')
      .select(['revision', 'state', 'in_charge', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseChanged(stored, revision)
  return consult
}

const change = (
  { db, travel_agency }: InAgency,
  id: number,
  to: { state: 'new' | 'under_way' | 'done'; in_charge: number | null; revision: number },
) =>
  db.updateTable('consult').set(to).where('travel_agency', '=', travel_agency).where('id', '=', id).execute()

/** Who of this agency may be given one. */
async function peopleWhoAnswer({ db, travel_agency }: InAgency) {
  const people = await db
    .selectFrom('staff_role as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['s.id', 's.name', 'r.roles'])
    .where('r.travel_agency', '=', travel_agency)
    .orderBy('s.name')
    .execute()
  return people.filter(({ roles }) => may(roles, 'questions')).map(({ id, name }) => ({ id, name }))
}
