// Three people who read, reserve and work: through nginx, or each request at another process than the one
// before.
import { randomUUID } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { readFields } from '#lib/read-fields.ts'
import { createSender, type HttpAnswer, type HttpSender } from '../shared/http-sender.ts'
import { buildReservation } from '../shared/reservation-form.ts'

type HttpMethod = 'GET' | 'POST' | 'PUT'
type FailedStep = { what: string; status: number | undefined }
type WalkBrowser = ReturnType<typeof createWalkBrowser>
export type UserWalks = ReturnType<typeof startWalks>

const demo = { password: 'naru-demo-1', member: 'demo', staff: 'manager@a1.example' }

let personCount = 0
/** Limits count by address: each has one of their own. */
const createIpAddress = () => `127.${(++personCount >> 8) & 255}.${personCount & 255}.1`

/** What one of them asks, and what was not answered as it should be. */
function createWalkBrowser(senders: HttpSender[], failed: FailedStep[]) {
  const cookies = new Map<string, string>()
  const from = createIpAddress()
  const first = personCount
  let sent = 0

  async function ask(method: HttpMethod, path: string, body?: object): Promise<HttpAnswer | undefined> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await senders[(first + sent++) % senders.length]?.send(method, path, {
      body,
      from,
      headers: { cookie, ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    })
    if (answer?.status !== 200)
      failed.push({ what: `${method} ${path} ${answer?.text.slice(0, 200) ?? ''}`, status: answer?.status })
    for (const line of answer?.headers['set-cookie'] ?? []) {
      const { name, value = '' } = parseSetCookie(line)
      cookies.set(name, encodeURIComponent(value))
    }
    return answer
  }
  /** One part of a JSON answer. */
  const read = async (name: string, ...sent: Parameters<typeof ask>): Promise<unknown> =>
    readFields(JSON.parse((await ask(...sent))?.text ?? '{}'))[name]
  /** A page, and through a proxy what it is made of: whoever drew the page, another may be asked for that. */
  async function look(path: string): Promise<void> {
    const page = await ask('GET', path)
    if (senders.length > 1) return
    for (const [asset] of page?.text.matchAll(/\/assets\/[\w./-]+/g) ?? []) await ask('GET', asset)
  }
  return { ask, read, look, sent: () => sent }
}

export function startWalks(ports: number[]) {
  const failed: FailedStep[] = []
  const sendersTo = (host: string) => ports.map((port) => createSender(port, host, 5))
  const [shop, office] = [sendersTo('a1.localhost'), sendersTo('office.localhost')]
  let requests = 0

  async function walk(senders: HttpSender[], way: (browser: WalkBrowser) => Promise<void>): Promise<void> {
    const browser = createWalkBrowser(senders, failed)
    await way(browser).catch((error: unknown) => failed.push({ what: String(error), status: undefined }))
    requests += browser.sent()
  }

  return {
    failed,
    requests: () => requests,
    once: () => Promise.all([walk(shop, walkAsVisitor), walk(shop, walkAsMember), walk(office, walkAsStaff)]),
    close() {
      for (const sender of [...shop, ...office]) sender.close()
    },
  }
}

/** A day on which a trip of the first page has seats. */
async function findTrip({ read }: WalkBrowser) {
  const list = await read('list', 'GET', '/api/landing/packageList')
  for (const one of Array.isArray(list) ? list : []) {
    const package_code = String(readFields(one).package_code)
    const days = await read('list', 'GET', `/api/landing/package/departures?package_code=${package_code}`)
    const free = (Array.isArray(days) ? days : [])
      .map(readFields)
      .find(({ seats_left, state }) => Number(seats_left) > 4 && state !== 'closed')
    if (free)
      return {
        package_code,
        departure_date: String(free.departure_date),
        departure_id: Number(free.departure_id),
      }
  }
  throw new Error('no trip of the first page has seats')
}

const buildReservationFor = (trip: Awaited<ReturnType<typeof findTrip>>, email: string) =>
  buildReservation(trip, {
    departure_id: trip.departure_id,
    email,
    party: { adult: 1, child: 0, baby: 0 },
    consents: { tour: true, privacy: true, special: true },
  })

async function walkAsVisitor(browser: WalkBrowser): Promise<void> {
  const { ask, read, look } = browser
  for (const page of ['/', '/travel', '/travel?page_title=바다', '/board/notice', '/contact'])
    await look(encodeURI(page))
  const trip = await findTrip(browser)
  await ask('GET', `/travel/detail/${trip.package_code}`)
  const reserving = buildReservationFor(trip, `${randomUUID()}@example.com`)
  const booking_id = await read('booking_id', 'POST', '/api/landing/package/nonMember', reserving)
  await ask('GET', `/travel/booking/${booking_id}`)
  await ask('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`)
  await ask('GET', `/travel/booking/${booking_id}`)
}

async function walkAsMember(browser: WalkBrowser): Promise<void> {
  const { ask, read } = browser
  await ask('POST', '/api/user/login/landing', { username: demo.member, password: demo.password })
  const trip = await findTrip(browser)
  for (const page of ['/', '/travel', `/travel/detail/${trip.package_code}`, '/mypage', '/mypage/info'])
    await ask('GET', page)
  await ask('POST', `/api/landing/package/wishlist?package_code=${trip.package_code}`)
  await ask('GET', '/mypage/wish')
  const reserving = buildReservationFor(trip, 'demo@example.com')
  const booking_id = await read('booking_id', 'POST', '/api/landing/package', reserving)
  for (const page of [`/travel/booking/${booking_id}`, '/mypage/reservations']) await ask('GET', page)
  await ask('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`)
  await ask('POST', '/api/user/logout')
}

async function walkAsStaff({ ask, read }: WalkBrowser): Promise<void> {
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}travel_agency=1`
  await ask('POST', '/api/office/login', { email: demo.staff, password: demo.password })
  for (const path of ['/api/office/today', '/api/office/trips', '/api/office/boards', '/api/office/payouts'])
    await ask('GET', at(path))
  const list = await read('list', 'GET', at('/api/office/bookings'))
  const booking_id = String(readFields(Array.isArray(list) ? list[0] : {}).booking_id)
  await ask('GET', at(`/api/office/booking?booking_id=${booking_id}`))
  await ask('POST', at('/api/office/booking/note'), { booking_id, text: 'called back' })
  await ask('GET', at(`/api/office/booking/money?booking_id=${booking_id}`))
}
