// Office handlers: bookings.
// A move checks the progress while the booking is locked. Whatever is newly made is made once for its key.

import { listBookingActions } from '#domain/staff/log.server.ts'
import { logAccess } from '#domain/vault/access.server.ts'
import { listAttachedFiles } from '#domain/vault/attached-files.server.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import { getBookingForStaff } from './find.server.ts'
import { toLogSubject } from './log-subject.server.ts'
import { addNote, addTask, endTask, listNotes, listTasks } from './notes.server.ts'
import type { bookingOfficeCalls } from './office-calls.ts'
import { findReach } from './reach.server.ts'
import { listResendable } from './resendable.server.ts'
import { exportBookings, listBookingsForStaff } from './search.server.ts'
import { describeBookingForStaff, refuseCancel, transitionByStaff } from './staff.server.ts'
import { isTest } from './test-bookings.server.ts'

/**
 * The subject of a booking in the log of staff. The log is never erased, so what people write about a
 * customer is stored with the booking alone.
 */

export const bookingOfficeHandlers: Handlers<typeof bookingOfficeCalls> = {
  list: listBookingsForStaff,
  exportList: exportBookings,
  async one(ctx, { booking_id }) {
    const { id, contact, email, member_id, booking_id: number } = await getBookingForStaff(ctx, booking_id)
    const whose = { booking: id, consult: null, traveller: 0 }
    await logAccess(ctx, { who: `staff ${ctx.staff.name}`, ip: ctx.ip, travellerRef: whose, what: 'contact' })
    ctx.logChange(toLogSubject(number))
    const view = await describeBookingForStaff(ctx, number)
    const reached_by = await findReach(ctx, { email, contact })
    return {
      ...view,
      contact,
      email,
      is_member: member_id !== null,
      is_test: await isTest(ctx, id),
      customer: member_id === null ? `b${id}` : `m${member_id}`,
      actions: await listBookingActions(ctx, toLogSubject(number).subject),
      files: await listAttachedFiles(ctx, id),
      notes: await listNotes(ctx, id),
      tasks: await listTasks(ctx, id),
      reached_by,
      resendable: [
        ...new Set((await listResendable(ctx, { ...view, reached_by })).map(({ occasion }) => occasion)),
      ],
    }
  },
  async prepare(ctx, { booking_id }) {
    await transitionByStaff(ctx, booking_id, 'preparing')
    ctx.logChange({ ...toLogSubject(booking_id), before: 'payment_completed', after: 'preparing' })
    return {}
  },
  async ready(ctx, { booking_id }) {
    await transitionByStaff(ctx, booking_id, 'ready')
    ctx.logChange({ ...toLogSubject(booking_id), before: 'preparing', after: 'ready' })
    return {}
  },
  async refuseCancel(ctx, { booking_id, note }) {
    await refuseCancel(ctx, booking_id, note)
    ctx.logChange({ ...toLogSubject(booking_id), before: 'cancel_requested' })
    return {}
  },
  resend: (ctx, { booking_id, kind }) =>
    withIdempotencyKey(ctx, 'office resend', { booking_id, kind }, async (txCtx) => {
      const reached_by = await findReach(txCtx, await getBookingForStaff(txCtx, booking_id))
      const view = await describeBookingForStaff(txCtx, booking_id)
      const messages = await listResendable(txCtx, { ...view, reached_by })
      const wanted = messages.filter(({ occasion }) => occasion === kind)
      if (wanted.length === 0) refuse('WRONG_PROGRESS')
      for (const { occasion, ...about } of wanted) await notify(txCtx, occasion, about)
      txCtx.logChange({ ...toLogSubject(booking_id), after: { kind } })
      return {}
    }),
  addNote: (ctx, { booking_id, text }) =>
    withIdempotencyKey(ctx, 'office note', { booking_id, text }, async (txCtx) => {
      const note = await addNote({ ...txCtx, staff: ctx.staff }, booking_id, text)
      txCtx.logChange(toLogSubject(booking_id))
      return note
    }),
  addTask: (ctx, { booking_id, ...task }) =>
    withIdempotencyKey(ctx, 'office task', { booking_id, ...task }, async (txCtx) => {
      const created = await addTask({ ...txCtx, staff: ctx.staff }, booking_id, task)
      const { text: _, ...logged } = task
      txCtx.logChange({ ...toLogSubject(booking_id), after: logged })
      return created
    }),
  endTask: (ctx, { id }) => setTaskDone(ctx, id, true),
  reopenTask: (ctx, { id }) => setTaskDone(ctx, id, false),
}

async function setTaskDone(ctx: StaffCtx, id: number, isDone: boolean) {
  await endTask(ctx, id, isDone)
  ctx.logChange({ subject: `task ${id}` })
  return {}
}
