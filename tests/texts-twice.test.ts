// Texts: a service that reports the same twice, or does what it was asked after we have given up and asked again.
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { deliver } from '#notify/deliver.server.ts'
import { lookAfterTexts } from '#notify/look-after-texts.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
beforeAll(async () => {
  office = await setUpTexts()
})

let count = 0
/** A customer without an address, for whom a text was asked. */
async function askText() {
  const number = `0108888${String(++count).padStart(4, '0')}`
  const { package_code } = await office.createTrip()
  const { booking_id } = await office.createPaidBooking(package_code, { email: '' })
  const { id } = await office.findBooking(booking_id)
  await office.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ contact: number })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  office.takeTexts()
  await deliver(office.deps, { travel_agency: 1, kind: 'departure-confirmed', ref: id }, `twice-${id}`)
  const [payload] = office.takeTexts()
  if (!payload) throw new Error('no text was asked for')
  return {
    send: () => sendText(office.deps, payload),
    listReceived: () => office.sim.sent().filter(({ to }) => to === number),
    listTasks: async () => (await office.sales.api.booking.one({ booking_id })).tasks.map(({ text }) => text),
    listSent: async () =>
      (await office.sales.api.message.ofBooking({ booking_id })).list.map(({ channel, state, reason }) => ({
        channel,
        state,
        reason,
      })),
  }
}
type AskedText = Awaited<ReturnType<typeof askText>>

/** As if it were time to ask again. */
const letTimePass = () =>
  office.runInAgency((tx) =>
    sql`update delivery set looked = looked - interval '2 minutes' where travel_agency = 1`.execute(tx),
  )
/** What other tests sent has arrived: nobody asks about it any more. */
async function settleOthers() {
  await letTimePass()
  await lookAfterTexts(office.deps)
}
/** From now on the service says this of the text. */
const report = (text: AskedText, statusCode: string) => {
  for (const sent of text.listReceived()) sent.statusCode = statusCode
}

test.each(['group', 'add', 'send'] as const)(
  'the service does “%s” after we gave up and asked again: one text, and nobody calls',
  async (step) => {
    for (const moment of ['between the questions', 'when all is done'] as const) {
      const text = await askText()
      office.sim.next(step, 'late-work')
      await expect(text.send()).rejects.toThrow('did not answer')
      // the second run asks how far the first one came, and only then the first request is worked on
      if (moment === 'between the questions')
        office.sim.next(step === 'group' ? 'group' : 'find', 'catches-up-after')
      await text.send()
      office.sim.catchUp()
      await text.send()
      expect([moment, text.listReceived().length]).toEqual([moment, 1])
      expect(await text.listSent()).toEqual([{ channel: 'sms', state: 'sent', reason: '' }])
      expect(await text.listTasks()).toEqual([])
    }
  },
)

test('a text that did not arrive is reported to two at once: one call', async () => {
  await settleOthers()
  const text = await askText()
  await text.send()
  report(text, '3014')
  await letTimePass()
  await Promise.all([lookAfterTexts(office.deps), lookAfterTexts(office.deps)])
  expect(await text.listSent()).toEqual([{ channel: 'sms', state: 'failed', reason: '3014' }])
  expect(await text.listTasks()).toEqual(['전화 안내: 출발 확정'])
})

test.each([
  ['on its way', '3000', '3014', { state: 'failed', reason: '3014' }, 1],
  ['on its way', '3000', '4000', { state: 'delivered', reason: '' }, 0],
  ['delivered', '4000', '3014', { state: 'failed', reason: '3014' }, 1],
  ['lost', '3014', '4000', { state: 'delivered', reason: '' }, 0],
])(
  'an old answer “%s” (%s) that comes after a newer one (%s) changes nothing',
  async (_how, before, after, state, calls) => {
    await settleOthers()
    const text = await askText()
    await text.send()
    report(text, before)
    await letTimePass()
    office.sim.next('state', 'late-answer')
    const slow = lookAfterTexts(office.deps)
    await vi.waitFor(() => expect(office.sim.countLate()).toBe(1))
    report(text, after)
    await lookAfterTexts(office.deps)
    office.sim.catchUp()
    await slow
    expect(await text.listSent()).toMatchObject([state])
    expect(await text.listTasks()).toHaveLength(calls)
    await letTimePass()
    await lookAfterTexts(office.deps)
    expect(await text.listSent()).toMatchObject([state])
    expect(await text.listTasks()).toHaveLength(calls)
  },
)
