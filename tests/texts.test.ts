// Texts: who has no address gets one, once, whatever the service does; who has neither is called. Decision 92
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliver } from '#notify/deliver.server.ts'
import { lookAfterTexts } from '#notify/look-after-texts.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import type { CalledOccasion } from '#occasions.ts'
import { AddressRefused } from '#platform/integrations/mail.server.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
beforeAll(async () => {
  office = await setUpTexts()
})

let count = 0
async function createCustomer({ contact, email = '' }: { contact?: string; email?: string } = {}) {
  const phone = contact ?? `010-7777-${String(++count).padStart(4, '0')}`
  const { package_code } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { email })
  const { id } = await office.findBooking(booking_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ contact: phone })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  const job = `job-${id}`
  return {
    id,
    booking_id,
    number: phone.replace(/\D/g, ''),
    /** As the queue runs the job that was asked for. */
    tell: (kind: CalledOccasion = 'departure-confirmed') =>
      deliver(office.deps, { travel_agency: 1, kind, ref: id }, job),
    listTasks: async () => (await office.sales.api.booking.one({ booking_id })).tasks.map(({ text }) => text),
    listSent: async () =>
      (await office.sales.api.message.ofBooking({ booking_id })).list.map(
        ({ channel, state, reason, price }) => ({ channel, state, reason, price }),
      ),
  }
}

const sendAll = async () => {
  for (const text of office.takeTexts()) await sendText(office.deps, text)
}
const listReceived = (number: string) => office.sim.sent().filter(({ to }) => to === number)
/** As if so much time had passed for what is on its way. */
const letTimePass = (interval: string) =>
  office.runInAgency((tx) =>
    sql`update delivery set looked = looked - ${interval}::interval where travel_agency = 1`.execute(tx),
  )

test('a customer without an address gets one text in the agency’s name, and it is known that it arrived', async () => {
  const customer = await createCustomer()
  await customer.tell()
  await customer.tell() // the job ran again
  expect(office.takeTexts().length).toBe(1)
  await customer.tell()
  expect(office.takeTexts()).toEqual([])
  const { id } = await office.runInAgency((tx) =>
    tx
      .selectFrom('delivery')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking', '=', customer.id)
      .executeTakeFirstOrThrow(),
  )
  const payload = { travel_agency: 1, delivery: id }
  await sendText(office.deps, payload)
  await sendText(office.deps, payload)
  expect(listReceived(customer.number)).toMatchObject([
    { from: '021234567', type: 'LMS', text: expect.stringContaining('가을 다낭') },
  ])
  expect(await customer.listTasks()).toEqual([])
  await letTimePass('2 minutes')
  await lookAfterTexts(office.deps)
  expect(await customer.listSent()).toEqual([{ channel: 'sms', state: 'delivered', reason: '', price: 45 }])
})

test('who has an address is mailed and not texted; a second run of the job mails nothing more', async () => {
  const customer = await createCustomer({ email: 'lee@example.com' })
  await customer.tell()
  await customer.tell()
  expect(office.mails.filter(({ to }) => to === 'lee@example.com')).toHaveLength(1)
  expect(office.takeTexts()).toEqual([])
  expect(await customer.listSent()).toMatchObject([{ channel: 'mail', state: 'sent' }])
})

test.each(['group', 'add', 'send'] as const)(
  'the service ends the connection at “%s”, before or after its work: one text, when it is tried again',
  async (step) => {
    for (const fault of ['cut-before', 'cut-after', '500-after'] as const) {
      const customer = await createCustomer()
      await customer.tell()
      const [payload] = office.takeTexts()
      if (!payload) throw new Error('no text was asked for')
      office.sim.next(step, fault)
      await expect(sendText(office.deps, payload)).rejects.toThrow('did not answer')
      await sendText(office.deps, payload)
      await sendText(office.deps, payload)
      expect(listReceived(customer.number)).toHaveLength(1)
    }
  },
)

test('a landline and a number abroad take no text: somebody is asked to call', async () => {
  for (const contact of ['02-555-1234', '+1 415 555 0100']) {
    const customer = await createCustomer({ contact })
    await customer.tell()
    expect(office.takeTexts()).toEqual([])
    expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
  }
})

test('a text that does not arrive becomes one call, with its reason beside it', async () => {
  const customer = await createCustomer()
  office.sim.fail('LMS', customer.number, '3014')
  await customer.tell()
  await sendAll()
  await letTimePass('2 minutes')
  await lookAfterTexts(office.deps)
  await letTimePass('2 minutes')
  await lookAfterTexts(office.deps)
  expect(await customer.listSent()).toMatchObject([{ state: 'failed', reason: '3014' }])
  expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
})

test('a service that never answers: after an hour somebody is asked to call, and nothing is sent later', async () => {
  const customer = await createCustomer()
  await customer.tell()
  const [payload] = office.takeTexts()
  if (!payload) throw new Error('no text was asked for')
  office.sim.next('group', 'cut-before')
  await expect(sendText(office.deps, payload)).rejects.toThrow()
  await letTimePass('2 hours')
  await lookAfterTexts(office.deps)
  await sendText(office.deps, payload)
  expect(listReceived(customer.number)).toEqual([])
  expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
})

test('without keys nothing is texted, and who has no address is called', async () => {
  const customer = await createCustomer()
  await customer.tell()
  const [payload] = office.takeTexts()
  if (!payload) throw new Error('no text was asked for')
  const secrets = await office.runInAgency((tx) =>
    tx
      .deleteFrom('agency_secret')
      .where('travel_agency', '=', 1)
      .where('name', 'in', ['solapi_api_key', 'solapi_api_secret'])
      .returningAll()
      .execute(),
  )
  await sendText(office.deps, payload)
  expect(await customer.listSent()).toMatchObject([{ state: 'failed', reason: 'NO_KEYS' }])
  expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
  const next = await createCustomer()
  await next.tell()
  expect(office.takeTexts()).toEqual([])
  expect(await next.listTasks()).toEqual(['전화 안내: 출발 확정'])
  await office.runInAgency((tx) => tx.insertInto('agency_secret').values(secrets).execute())
})

test('a screen says how the customer is told, and what was told is sent again that way', async () => {
  const customer = await createCustomer()
  const { booking_id } = customer
  const { reached_by, resendable } = await office.sales.api.booking.one({ booking_id })
  expect([reached_by, resendable]).toEqual(['text', ['booking-paid', 'papers-asked']])
  office.takeMails()
  const send = (kind: string) =>
    office.sales.sendOnce('POST', '/api/office/booking/resend', { booking_id, kind })
  expect((await send('pay-link')).body.code).toBe('WRONG_PROGRESS')
  expect((await send('booking-paid')).status).toBe(200)
  const [asked] = office.takeMails()
  if (!asked) throw new Error('nothing was asked for')
  await deliver(office.deps, asked, 'job-again')
  await sendAll()
  expect(listReceived(customer.number)).toHaveLength(1)
  const other = await createCustomer({ contact: '02-555-1234' })
  expect(await office.sales.api.booking.one({ booking_id: other.booking_id })).toMatchObject({
    reached_by: 'call',
    resendable: [],
  })
  const { departure_id } = await office.findBooking(booking_id)
  expect((await office.sales.api.departure.one({ departure_id })).list).toMatchObject([
    { reached_by: 'text' },
  ])
})

describe('a mail that does not arrive', () => {
  const refuse = async () => {
    throw new AddressRefused('mail 1 was not taken: EENVELOPE 550', '550')
  }
  const breakDown = async () => {
    throw new Error('mail 1 was not taken: ECONNREFUSED')
  }
  const deliverBy = (id: number, send: () => Promise<void>, isLastTry = false) =>
    deliver(
      { ...office.deps, mailer: { ...office.deps.mailer, send } },
      { travel_agency: 1, kind: 'departure-confirmed', ref: id },
      `job-${id}`,
      isLastTry,
    )

  test('because nobody has the address is not tried again: one call, with the reason beside it', async () => {
    const customer = await createCustomer({ email: 'nobody@example.com' })
    await deliverBy(customer.id, refuse)
    await deliverBy(customer.id, refuse) // the process died before it said that the job was done
    expect(await customer.listSent()).toMatchObject([{ channel: 'mail', state: 'failed', reason: '550' }])
    expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
  })

  test('because its server is away is tried again, and is a call when it is given up', async () => {
    const customer = await createCustomer({ email: 'away@example.com' })
    await expect(deliverBy(customer.id, breakDown)).rejects.toThrow('ECONNREFUSED')
    expect(await customer.listSent()).toMatchObject([{ channel: 'mail', state: 'waiting' }])
    expect(await customer.listTasks()).toEqual([])
    await expect(deliverBy(customer.id, breakDown, true)).rejects.toThrow('ECONNREFUSED')
    expect(await customer.listSent()).toMatchObject([{ state: 'failed', reason: 'MAIL_NOT_TAKEN' }])
    expect(await customer.listTasks()).toEqual(['전화 안내: 출발 확정'])
  })
})

test('what texts cost is summed up by month, for each agency alone', async () => {
  const readCosts = async () => {
    const { has_keys, list } = await office.sales.api.message.textCosts({})
    const { sms = 0, failed = 0, price = 0 } = list[0] ?? {}
    return { has_keys, sms, failed, price }
  }
  await letTimePass('2 minutes')
  await lookAfterTexts(office.deps) // what was sent before has its price
  const before = await readCosts()
  const customer = await createCustomer()
  await customer.tell()
  await sendAll()
  await letTimePass('2 minutes')
  await lookAfterTexts(office.deps)
  expect(await readCosts()).toEqual({
    ...before,
    has_keys: true,
    sms: before.sms + 1,
    price: before.price + 45,
  })
  expect(await office.other.api.message.textCosts({})).toEqual({ has_keys: false, list: [] })
})

test('another agency sees nothing of what was sent', async () => {
  const customer = await createCustomer()
  await customer.tell()
  const path = `/api/office/booking/messages?booking_id=${customer.booking_id}`
  expect((await office.other.send('GET', path)).status).toBe(404)
})
