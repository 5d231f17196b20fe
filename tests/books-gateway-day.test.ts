// The close of a day against the gateway: its sales, its fee, what it pays out, and orders in which it differs.
import { beforeAll, expect, test } from 'vitest'
import { dateInDays } from './days.ts'
import { queryAsOwner } from './form-endpoints.ts'
import {
  createBookingPaidOnline,
  gateway,
  money,
  runWithGateway,
  sales,
  setUpOfficeActions,
  site,
} from './office-actions-setup.ts'

beforeAll(setUpOfficeActions)

const today = dateInDays(0)
const readGateway = async (day = today, who = money) =>
  (await who.send('GET', `/api/office/books/gateway-day?day=${day}`)).body
const readDay = async (day = today) => (await money.send('GET', `/api/office/books/day?day=${day}`)).body

test('what the gateway took is compared with the ledger order by order; where it is silent nothing is said', async () => {
  const { total } = await runWithGateway(() => createBookingPaidOnline())
  const agrees = await readGateway()
  expect(agrees).toMatchObject({ day: today, orders: [], figures: { sold: total, net: 0 } })
  expect(agrees.figures.sold).toBe((await readDay()).now.gateway_in)
  const { booking_id, total: second } = await runWithGateway(() => createBookingPaidOnline(61))
  await queryAsOwner(
    site,
    `update ledger set at = at - interval '3 days' where travel_agency = 1
      and booking = (select id from booking where travel_agency = 1 and booking_id = '${booking_id}')`,
  )
  const { orders, figures } = await readGateway()
  expect(orders).toMatchObject([{ booking_id: null, ledger: 0, gateway: second }])
  expect(figures.sold).toBe(total + second)
  expect((await readGateway(dateInDays(-3))).orders).toMatchObject([
    { booking_id, ledger: second, gateway: 0 },
  ])
  gateway.sim.next('settlementList', 'cut-before')
  expect(await readGateway()).toEqual({ day: today, figures: null, orders: [] })
  expect(await readGateway(dateInDays(1))).toMatchObject({ figures: null })
  expect((await readGateway(today, sales)).code).toBe('NOT_ALLOWED')
})

test('a day is closed with what the gateway says, and without it where it does not answer', async () => {
  const close = async (day: string) => {
    const { now } = await readDay(day)
    const body = { day, ledger: now.ledger, gateway_settled: null }
    return money.sendOnce('POST', '/api/office/books/day', body)
  }
  const { figures } = await readGateway()
  expect((await close(today)).status).toBe(200)
  expect((await readDay()).closed.figures.gateway).toEqual(figures)
  gateway.sim.next('settlementList', { refuse: 'UNAUTHORIZED_KEY' })
  expect((await close(dateInDays(-1))).status).toBe(200)
  expect((await readDay(dateInDays(-1))).closed.figures.gateway).toBeNull()
})
