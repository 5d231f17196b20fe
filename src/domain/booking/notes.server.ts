// Notes and tasks that staff write about a booking: what, by when, and who is in charge.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { AgencyContext, CurrentStaff, StaffCtx } from '#platform/wire/request-context.ts'
import { describeTask } from './call-tasks.server.ts'
import { getBookingForStaff } from './find.server.ts'

export function listNotes({ db, travel_agency }: AgencyContext, booking: number) {
  return db
    .selectFrom('booking_note')
    .select(['id', 'text', 'by_name', 'at'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .orderBy('id', 'desc')
    .execute()
}

/** Open tasks come first, the most urgent before all. */
export async function listTasks(
  { db, travel_agency, staff }: AgencyContext & Pick<StaffCtx, 'staff'>,
  booking: number,
) {
  const tasks = await db
    .selectFrom('booking_task as t')
    .leftJoin('staff as p', 'p.id', 't.staff_id')
    .select([
      't.id',
      't.text',
      't.occasion',
      't.to_say',
      't.due',
      't.staff_id',
      'p.name as staff_name',
      't.by_name',
      't.done',
      't.done_by',
    ])
    .where('t.travel_agency', '=', travel_agency)
    .where('t.booking', '=', booking)
    .orderBy(sql`t.done is not null`)
    .orderBy('t.due')
    .orderBy('t.id')
    .execute()
  return tasks.map((task) => ({ ...task, text: describeTask(staff.language, task) }))
}

type NoteAuthorContext = AgencyContext & { staff: Pick<CurrentStaff, 'name'> }

export async function addNote(ctx: NoteAuthorContext, number: string, text: string): Promise<{ id: number }> {
  const { db, travel_agency, staff } = ctx
  const booking = await getBookingForStaff(ctx, number)
  return db
    .insertInto('booking_note')
    .values({ travel_agency, booking: booking.id, text, by_name: staff.name })
    .returning('id')
    .executeTakeFirstOrThrow()
}

type TaskInput = { text: string; due: string; staff_id?: number }

/** For one colleague of this agency, or for anyone. */
export async function addTask(
  ctx: NoteAuthorContext,
  number: string,
  task: TaskInput,
): Promise<{ id: number }> {
  const { db, travel_agency, staff } = ctx
  const booking = await getBookingForStaff(ctx, number)
  if (task.staff_id !== undefined && !(await isStaffOfAgency(ctx, task.staff_id))) refuse('NOT_FOUND')
  return db
    .insertInto('booking_task')
    .values({ travel_agency, booking: booking.id, ...task, by_name: staff.name })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const isStaffOfAgency = async ({ db, travel_agency }: AgencyContext, staff_id: number) =>
  (await db
    .selectFrom('staff_role')
    .select('staff_id')
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff_id)
    .executeTakeFirst()) !== undefined

/** Marks it done, or open again. If a colleague did the same first, the second person is told so. */
export async function endTask(
  { db, travel_agency, staff }: NoteAuthorContext,
  id: number,
  isDone: boolean,
): Promise<{ text: string }> {
  const task =
    (await db
      .selectFrom('booking_task')
      .select(['text', 'done', 'booking', 'occasion', 'ref'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  if ((task.done !== null) === isDone) refuse('CHANGED_MEANWHILE')
  if (!isDone && (await isCallOpen({ db, travel_agency }, task))) refuse('CHANGED_MEANWHILE')
  await db
    .updateTable('booking_task')
    .set(isDone ? { done: sql<string>`now()`, done_by: staff.name } : { done: null, done_by: null })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  return { text: task.text }
}

/** The same call came up again meanwhile, and is open. */
const isCallOpen = async (
  { db, travel_agency }: AgencyContext,
  { booking, occasion, ref }: { booking: number; occasion: string | null; ref: number | null },
) =>
  occasion !== null &&
  ref !== null &&
  (await db
    .selectFrom('booking_task')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('occasion', '=', occasion)
    .where('ref', '=', ref)
    .where('done', 'is', null)
    .executeTakeFirst()) !== undefined
