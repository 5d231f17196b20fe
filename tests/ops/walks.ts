// Three people who read, reserve and work: through nginx, or each request at another process than the one
// before.
import { randomUUID } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { partsOf } from '#plain/parts-of.ts'
import { reservationOf } from '../lent/reservation.ts'
import { type Answer, type Sender, senderTo } from '../lent/send.ts'

type Method = 'GET' | 'POST' | 'PUT'
type Failed = { what: string; status: number | undefined }
type Browser = ReturnType<typeof openBrowser>
export type Walks = ReturnType<typeof openWalks>

const demo = { password: 'naru-demo-1', member: 'demo', staff: 'manager@a1.example' }

let people = 0
/** Limits count by address: each has one of their own. */
const newAddress = () => `127.${(++people >> 8) & 255}.${people & 255}.1`

/** What one of them asks, and what was not answered as it should be. */
function openBrowser(senders: Sender[], failed: Failed[]) {
  const cookies = new Map<string, string>()
  const from = newAddress()
  const first = people
  let asked = 0

  async function ask(method: Method, path: string, body?: object): Promise<Answer | undefined> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await senders[(first + asked++) % senders.length]?.send(method, path, {
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
  const read = async (name: string, ...asked: Parameters<typeof ask>): Promise<unknown> =>
    partsOf(JSON.parse((await ask(...asked))?.text ?? '{}'))[name]
  /** A page, and through a proxy what it is made of: whoever drew the page, another may be asked for that. */
  async function look(path: string): Promise<void> {
    const page = await ask('GET', path)
    if (senders.length > 1) return
    for (const [asset] of page?.text.matchAll(/\/assets\/[\w./-]+/g) ?? []) await ask('GET', asset)
  }
  return { ask, read, look, asked: () => asked }
}

export function openWalks(ports: number[]) {
  const failed: Failed[] = []
  const sendersTo = (host: string) => ports.map((port) => senderTo(port, host, 5))
  const [shop, office] = [sendersTo('a1.localhost'), sendersTo('office.localhost')]
  let requests = 0

  async function walk(senders: Sender[], way: (browser: Browser) => Promise<void>): Promise<void> {
    const browser = openBrowser(senders, failed)
    await way(browser).catch((error: unknown) => failed.push({ what: String(error), status: undefined }))
    requests += browser.asked()
  }

  return {
    failed,
    requests: () => requests,
    once: () => Promise.all([walk(shop, visit), walk(shop, beMember), walk(office, work)]),
    close() {
      for (const sender of [...shop, ...office]) sender.close()
    },
  }
}

/** A day on which a trip of the first page has seats. */
async function findTrip({ read }: Browser) {
  const list = await read('list', 'GET', '/api/landing/packageList')
  for (const one of Array.isArray(list) ? list : []) {
    const package_code = String(partsOf(one).package_code)
    const days = await read('list', 'GET', `/api/landing/package/departures?package_code=${package_code}`)
    const free = (Array.isArray(days) ? days : [])
      .map(partsOf)
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

const reservationAt = (trip: Awaited<ReturnType<typeof findTrip>>, email: string) =>
  reservationOf(trip, {
    departure_id: trip.departure_id,
    email,
    party: { adult: 1, child: 0, baby: 0 },
    consents: { tour: true, privacy: true, special: true },
  })

async function visit(browser: Browser): Promise<void> {
  const { ask, read, look } = browser
  for (const page of ['/', '/travel', '/travel?page_title=바다', '/board/notice', '/contact'])
    await look(encodeURI(page))
  const trip = await findTrip(browser)
  await ask('GET', `/travel/detail/${trip.package_code}`)
  const reserving = reservationAt(trip, `${randomUUID()}@example.com`)
  const booking_id = await read('booking_id', 'POST', '/api/landing/package/nonMember', reserving)
  await ask('GET', `/travel/booking/${booking_id}`)
  await ask('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`)
  await ask('GET', `/travel/booking/${booking_id}`)
}

async function beMember(browser: Browser): Promise<void> {
  const { ask, read } = browser
  await ask('POST', '/api/user/login/landing', { username: demo.member, password: demo.password })
  const trip = await findTrip(browser)
  for (const page of ['/', '/travel', `/travel/detail/${trip.package_code}`, '/mypage', '/mypage/info'])
    await ask('GET', page)
  await ask('POST', `/api/landing/package/wishlist?package_code=${trip.package_code}`)
  await ask('GET', '/mypage/wish')
  const reserving = reservationAt(trip, 'demo@example.com')
  const booking_id = await read('booking_id', 'POST', '/api/landing/package', reserving)
  for (const page of [`/travel/booking/${booking_id}`, '/mypage/reservations']) await ask('GET', page)
  await ask('PUT', `/api/landing/user/booking/packageCancle?booking_id=${booking_id}`)
  await ask('POST', '/api/user/logout')
}

async function work({ ask, read }: Browser): Promise<void> {
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}travel_agency=1`
  await ask('POST', '/api/office/login', { email: demo.staff, password: demo.password })
  for (const path of ['/api/office/today', '/api/office/trips', '/api/office/boards', '/api/office/payouts'])
    await ask('GET', at(path))
  const list = await read('list', 'GET', at('/api/office/bookings'))
  const booking_id = String(partsOf(Array.isArray(list) ? list[0] : {}).booking_id)
  await ask('GET', at(`/api/office/booking?booking_id=${booking_id}`))
  await ask('POST', at('/api/office/booking/note'), { booking_id, text: 'called back' })
  await ask('GET', at(`/api/office/booking/money?booking_id=${booking_id}`))
}
