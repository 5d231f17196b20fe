// Many random changes by customers: what is charged or goes back is what was quoted, to the won.
import { beforeAll, expect, test } from 'vitest'
import { createTrip, setUpOfficeActions } from './office-actions-setup.ts'
import { change, createOwnBooking, path, payByTransfer, quote, readOwn } from './own-changes-setup.ts'
import { createDice } from './random-trips.ts'
import { pickCount, printSeedOnFailure, seed } from './sampling.ts'
import type { Visitor } from './visitor.ts'

beforeAll(setUpOfficeActions)

const changeCount = pickCount(1_000, 60)
const dice = createDice(seed)

type Booking = { me: Visitor; booking_id: string }
type Money = { total: number; payable: number }

const readMoney = async ({ me, booking_id }: Booking): Promise<Money> => (await readOwn(me, booking_id)).body

/** Another date, more people or other rooms, as a customer would choose them. */
async function pickChange({ me, booking_id }: Booking) {
  const { body: options } = await me.send('GET', `${path}?booking_id=${booking_id}`)
  const { body } = await readOwn(me, booking_id)
  const { adult, child, baby } = body.party
  const [date] = options.dates.length > 0 ? [dice.one(options.dates as { departure_id: number }[])] : []
  const more = dice.below(3)
  return dice.one([
    ...(date ? [{ kind: 'date', departure_id: date.departure_id }] : []),
    { kind: 'rooms', single_rooms: dice.below(adult + 1) },
    {
      kind: 'party',
      adult: adult + (more === 0 ? 1 : 0),
      child: child + (more === 1 ? 1 : 0),
      baby: baby + (more === 2 ? 1 : 0),
    },
  ])
}

/** Somebody leaves, as the preview of the cancel says; answers what came back and what it said. */
async function cancelSomebody({ me, booking_id }: Booking) {
  const query = (travellers: number[]) =>
    new URLSearchParams([
      ['booking_id', booking_id],
      ...travellers.map((each) => ['travellers', String(each)]),
    ])
  const previewPath = '/api/landing/user/booking/cancelPreview'
  const { body: all } = await me.send('GET', `${previewPath}?booking_id=${booking_id}`)
  const { traveller } = dice.one(all.places as { traveller: number }[])
  const preview = await me.send('GET', `${previewPath}?${query([traveller])}`)
  const done = await me.sendOnce('PUT', `/api/landing/user/booking/packageCancle?${query([traveller])}`, {})
  return { preview, done }
}

test('what is charged is what was quoted', { timeout: 1_800_000 }, async () => {
  printSeedOnFailure()
  const prices = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [50 + at * 7, 2 * (150_000 + dice.below(350_000))]),
  )
  let booking: Booking | undefined
  let quoted = 0
  for (let round = 0; quoted < changeCount; round++) {
    if (!booking || round % 12 === 0) {
      const package_code = await createTrip(prices, 40)
      booking = await createOwnBooking({
        package_code,
        days: 50,
        party: { adult: 1 + dice.below(3), child: dice.below(2), baby: 0 },
        travellers: [],
      })
    }
    if (dice.below(6) === 0) {
      const { preview, done } = await cancelSomebody(booking)
      expect([done.status, done.body.refund ?? done.body.code]).toEqual([
        preview.status,
        preview.body.refund ?? preview.body.code,
      ])
      if (preview.status === 200) quoted++
      continue
    }
    const wanted = await pickChange(booking)
    const { status, body } = await quote(booking.me, booking.booking_id, wanted)
    if (status !== 200) continue // no seat, or too many babies
    const done = await change(booking.me, booking.booking_id, wanted, { seen: body })
    expect([wanted, done.status, done.body.due, done.body.refund]).toEqual([
      wanted,
      200,
      body.due,
      body.refund,
    ])
    const { total, payable } = await readMoney(booking)
    expect([wanted, total, payable]).toEqual([wanted, body.total, body.due])
    quoted++
    if (payable > 0 && dice.below(2) === 0) await payByTransfer(booking.booking_id, payable)
  }
  expect(quoted).toBe(changeCount)
})
