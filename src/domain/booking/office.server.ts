// What the office does with bookings.
// A move checks the progress while the booking is locked. Whatever is newly made is made once for its key.

import { deedsAbout } from '#domain/staff/log.server.ts'
import { logAccess } from '#domain/vault/access.server.ts'
import { listAttached } from '#domain/vault/attached.server.ts'
import { refuse } from '#errors.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { StaffCtx } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { ofStaff } from './find.server.ts'
import { mailsHad } from './mails-had.server.ts'
import { addNote, addTask, endTask, notesOf, tasksOf } from './notes.server.ts'
import type { bookingOfficeCalls } from './office-calls.ts'
import { exportBookings, listForStaff } from './search.server.ts'
import { moveOn, refuseCancel, showToStaff } from './staff.server.ts'

/**
 * The subject of a booking in the log of staff. Nothing forgets the log, so what people write about a customer
 * stands with the booking alone.
 */
const noted = (booking_id: string) => ({ subject: `booking ${booking_id.replaceAll('-', '')}` })

export const bookingOfficeHandlers: HandlersOf<typeof bookingOfficeCalls> = {
  list: listForStaff,
  exportList: exportBookings,
  async one(ctx, { booking_id }) {
    const { id, contact, email, member_id, booking_id: number } = await ofStaff(ctx, booking_id)
    const whose = { booking: id, consult: null, traveller: 0 }
    await logAccess(ctx, { who: `staff ${ctx.staff.name}`, ip: ctx.ip, whose, what: 'contact' })
    ctx.note(noted(number))
    const shown = await showToStaff(ctx, number)
    return {
      ...shown,
      contact,
      email,
      is_member: member_id !== null,
      deeds: await deedsAbout(ctx, noted(number).subject),
      files: await listAttached(ctx, id),
      notes: await notesOf(ctx, id),
      tasks: await tasksOf(ctx, id),
      resendable: (await mailsHad(ctx, { ...shown, email })).map(({ kind }) => kind),
    }
  },
  async prepare(ctx, { booking_id }) {
    await moveOn(ctx, booking_id, 'preparing')
    ctx.note({ ...noted(booking_id), before: 'payment_completed', after: 'preparing' })
    return {}
  },
  async ready(ctx, { booking_id }) {
    await moveOn(ctx, booking_id, 'ready')
    ctx.note({ ...noted(booking_id), before: 'preparing', after: 'ready' })
    return {}
  },
  async refuseCancel(ctx, { booking_id, note }) {
    await refuseCancel(ctx, booking_id, note)
    ctx.note({ ...noted(booking_id), before: 'cancel_requested' })
    return {}
  },
  resend: (ctx, { booking_id, kind }) =>
    onceOnly(ctx, 'office resend', { booking_id, kind }, async (inside) => {
      const { email } = await ofStaff(inside, booking_id)
      const had = await mailsHad(inside, { ...(await showToStaff(inside, booking_id)), email })
      const mail = had.find((each) => each.kind === kind) ?? refuse('WRONG_PROGRESS')
      await inside.later('send-mail', { travel_agency: inside.travel_agency, ...mail })
      inside.note({ ...noted(booking_id), after: { kind } })
      return {}
    }),
  addNote: (ctx, { booking_id, text }) =>
    onceOnly(ctx, 'office note', { booking_id, text }, async (inside) => {
      const note = await addNote({ ...inside, staff: ctx.staff }, booking_id, text)
      inside.note(noted(booking_id))
      return note
    }),
  addTask: (ctx, { booking_id, ...task }) =>
    onceOnly(ctx, 'office task', { booking_id, ...task }, async (inside) => {
      const made = await addTask({ ...inside, staff: ctx.staff }, booking_id, task)
      const { text: _, ...told } = task
      inside.note({ ...noted(booking_id), after: told })
      return made
    }),
  endTask: (ctx, { id }) => noteTask(ctx, id, true),
  reopenTask: (ctx, { id }) => noteTask(ctx, id, false),
}

async function noteTask(ctx: StaffCtx, id: number, isDone: boolean) {
  await endTask(ctx, id, isDone)
  ctx.note({ subject: `task ${id}` })
  return {}
}
