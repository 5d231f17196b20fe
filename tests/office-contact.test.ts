// The contact of a booking, mended by staff.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import {
  buildMailContext,
  createBooking,
  findBooking,
  listMailKinds,
  readBooking,
  readRevision,
  runInAgency,
  sendAction,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

describe('the contact of a booking', () => {
  const contact = { name: '김새이름', contact: '010-9999-8888', email: 'new@example.com' }

  test('correcting the email mails both addresses and ends passes, codes and links', async () => {
    const { booking_id } = await createBooking(undefined, { email: 'old@example.com' })
    const me = createVisitor(site)
    const { code } = (await sendAction('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const info = () => me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect((await info()).status).toBe(200)
    const sent = await createVisitor(site).send('POST', '/api/landing/user/booking/code', {
      booking_id,
      name: '김전화',
    })
    expect(sent.status).toBe(200)
    const pay = (await sendAction('pay-link', { booking_id })).body

    const answer = await sendAction('contact', { ...(await readRevision(booking_id)), ...contact })
    expect(answer.status).toBe(200)
    expect((await info()).status).toBe(404)
    const shown = await createVisitor(site).send('POST', '/api/landing/user/booking/link', { code: pay.code })
    expect(shown.body.code).toBe('LINK_EXPIRED')
    const { id } = await findBooking(booking_id)
    const codes = await runInAgency((tx) =>
      tx
        .selectFrom('mail_code')
        .select('id')
        .where(sql<boolean>`starts_with(subject, ${`${id} `})`)
        .execute(),
    )
    expect(codes).toEqual([])
    const [change] = await runInAgency((tx) =>
      tx.selectFrom('contact_change').selectAll().where('booking', '=', id).execute(),
    )
    expect(change).toMatchObject({ email: 'old@example.com', by_name: '이영업' })
    expect(await listMailKinds(booking_id, [change?.id ?? 0])).toEqual(
      expect.arrayContaining(['contact-changed', 'contact-changed-before']),
    )
    const letters = await Promise.all(
      (['contact-changed', 'contact-changed-before'] as const).map((occasion) =>
        composeMail(occasion, buildMailContext(change?.id ?? 0)),
      ),
    )
    expect(letters.map((letter) => letter?.to)).toEqual(['new@example.com', 'old@example.com'])
    expect(letters[1]?.text).toContain('ne***@example.com')
    expect(letters[1]?.text).not.toContain('new@')
    expect(await readBooking(booking_id)).toMatchObject(contact)
  })

  test('another telephone alone ends no pass, and the second of two hears that it changed', async () => {
    const { booking_id } = await createBooking(undefined, { email: 'old@example.com' })
    const me = createVisitor(site)
    const { code } = (await sendAction('open-link', { booking_id })).body
    await me.send('POST', '/api/landing/user/booking/link/open', { code })
    const before = await readRevision(booking_id)
    const mine = { ...before, ...contact, email: 'old@example.com' }
    const answers = await Promise.all([
      sendAction('contact', mine),
      sendAction('contact', { ...mine, contact: '010-1111-0000' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const info = await me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${booking_id}`)
    expect(info.status).toBe(200)
  })

  test('needs a second factor that is fresh, also when the call is sent past the screen', async () => {
    const { booking_id } = await createBooking()
    const unproved = await createStaffUser(site, { roles: ['sales'], proved: false })
    await site.db.updateTable('staff').set({ totp_sealed: 'x' }).where('id', '=', unproved.id).execute()
    const sent = { ...(await readRevision(booking_id)), ...contact }
    expect((await sendAction('contact', sent, unproved)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await sendAction('open-link', { booking_id }, unproved)).body.code).toBe('STEP_UP_REQUIRED')
    expect((await sendAction('cancel', { ...sent, reason: 'free' }, unproved)).body.code).toBe(
      'STEP_UP_REQUIRED',
    )
    expect(await readBooking(booking_id)).toMatchObject({ name: '김전화' })
  })

  test('a link that opens is good once, and never for a member’s booking', async () => {
    const { booking_id } = await createBooking()
    const { code } = (await sendAction('open-link', { booking_id })).body
    const open = () => createVisitor(site).send('POST', '/api/landing/user/booking/link/open', { code })
    const answers = await Promise.all([open(), open(), open()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const member = await site.make.member({})
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ member_id: member.id })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await sendAction('open-link', { booking_id })).body.code).toBe('OPENED_BY_MEMBER')
  })
})
