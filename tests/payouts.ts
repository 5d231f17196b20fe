// What the tests of payouts stand on: departures that are cancelled, and customers with the link of the mail.
import { expect } from 'vitest'
import { keepSecret } from '#domain/agency/secrets.server.ts'
import { carryOutCancel } from '#domain/reservation/cancel-departure.server.ts'
import { departureCancelled } from '#mail/back.server.ts'
import { openFilling } from './filling.ts'
import { adapterAt, keys, openGateway } from './gateway.ts'
import { personAt } from './person.ts'

export let it: Awaited<ReturnType<typeof openFilling>>
export let gateway: Awaited<ReturnType<typeof openGateway>>
/** Once a file, in its beforeAll. */
export async function openPayouts(): Promise<void> {
  gateway = await openGateway({ webhooks: 'held' }, { keep: true })
  it = await openFilling({ env: { TOSS_URL: gateway.url } })
  it.site.naru.ground.outside.toss = adapterAt(gateway.url).toss
  await it.inside(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: it.site.naru.keyFor }
    await keepSecret(of, 'toss_client_key', keys.clientKey)
    await keepSecret(of, 'toss_secret_key', keys.secretKey)
  })
}
export const visitor = () => personAt(it.site)
export const byLink = (what: string, body: object, key?: string) =>
  visitor().sendOnce('POST', `/api/landing/user/booking/link${what}`, body, key)
export const show = async (code: string) => (await byLink('', { code })).body
export const codeIn = (text = '') => /\/go#(\w{12})/.exec(text)?.[1] ?? ''
export const idOf = async (booking_id: string) => (await it.held(booking_id)).id
/** The code of the link that the mail about a cancelled departure carries. */
export const linkOf = async (booking_id: string) =>
  codeIn((await departureCancelled(it.post(await idOf(booking_id))))?.text)
export const rowsOf = (departure_id: number) =>
  it.inside((tx) =>
    tx
      .selectFrom('departure_cancel_booking')
      .select(['id', 'state', 'booking'])
      .where('departure_id', '=', departure_id)
      .orderBy('booking')
      .execute(),
  )
export async function decide(departure_id: number, wait_hours?: number) {
  const path = `/api/office/filling/cancel?departure_id=${departure_id}&reason=minimum`
  const { seen } = (await it.sales.ask('GET', path)).body
  const asked = { departure_id, reason: 'minimum', note: '인원 부족', seen, wait_hours }
  expect((await it.sales.askOnce('POST', '/api/office/filling/cancel', asked)).status).toBe(200)
}
export const carryOut = async (departure_id: number) => {
  for (const { id } of await rowsOf(departure_id)) await carryOutCancel(it.desk, { travel_agency: 1, id })
}
export const payouts = async (who = it.money) =>
  (await who.ask('GET', '/api/office/payouts?page_size=100')).body
export const payoutOf = async (booking_id: string) =>
  (await payouts()).list.find((each: { booking_id: string }) => each.booking_id === booking_id)
