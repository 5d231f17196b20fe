// What the tests of payouts share: departures that are cancelled, and customers with the link of the mail.
import { expect } from 'vitest'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { cancelAffectedBooking } from '#domain/reservation/cancel-departure-bookings.server.ts'
import { composeMail } from './compose-mail.ts'
import { createAdapter, createGateway, keys } from './gateway.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createVisitor } from './visitor.ts'

export let office: Awaited<ReturnType<typeof setUpOccupancy>>
export let gateway: Awaited<ReturnType<typeof createGateway>>
/** Once a file, in its beforeAll. */
export async function setUpPayouts(): Promise<void> {
  gateway = await createGateway({ webhooks: 'held' }, { keep: true })
  office = await setUpOccupancy({ env: { TOSS_URL: gateway.url } })
  office.site.naru.deps.integrations.toss = createAdapter(gateway.url).toss
  await office.runInAgency(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor: office.site.naru.keyFor }
    await saveSecret(of, 'toss_client_key', keys.clientKey)
    await saveSecret(of, 'toss_secret_key', keys.secretKey)
  })
}
export const createLinkVisitor = () => createVisitor(office.site)
export const sendByLink = (what: string, body: object, key?: string) =>
  createLinkVisitor().sendOnce('POST', `/api/landing/user/booking/link${what}`, body, key)
export const readLink = async (code: string) => (await sendByLink('', { code })).body
export const findLinkCode = (text = '') => /\/go#(\w{12})/.exec(text)?.[1] ?? ''
export const findBookingId = async (booking_id: string) => (await office.findBooking(booking_id)).id
/** The code of the link that the mail about a cancelled departure carries. */
export const findLinkOfMail = async (booking_id: string) =>
  findLinkCode(
    (await composeMail('departure-cancelled', office.buildMailContext(await findBookingId(booking_id))))
      ?.text,
  )
export const listCancelRows = (departure_id: number) =>
  office.runInAgency((tx) =>
    tx
      .selectFrom('departure_cancel_booking')
      .select(['id', 'state', 'booking'])
      .where('departure_id', '=', departure_id)
      .orderBy('booking')
      .execute(),
  )
export async function cancelDeparture(departure_id: number, wait_hours?: number) {
  const path = `/api/office/filling/cancel?departure_id=${departure_id}&reason=minimum`
  const { seen } = (await office.sales.send('GET', path)).body
  const input = { departure_id, reason: 'minimum', note: '인원 부족', seen, wait_hours }
  expect((await office.sales.sendOnce('POST', '/api/office/filling/cancel', input)).status).toBe(200)
}
export const completeCancels = async (departure_id: number) => {
  for (const { id } of await listCancelRows(departure_id))
    await cancelAffectedBooking(office.jobContext, { travel_agency: 1, id })
}
export const listPayouts = async (who = office.money) =>
  (await who.send('GET', '/api/office/payouts?page_size=100')).body
export const findPayout = async (booking_id: string) =>
  (await listPayouts()).list.find((each: { booking_id: string }) => each.booking_id === booking_id)
