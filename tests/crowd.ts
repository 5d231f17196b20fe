// Customers who reserve without pause, every third one to change their mind, each act under a key of its own;
// and what must hold whatever was killed meanwhile.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { partsOf } from '#plain/parts-of.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { make } from '#seed/make.ts'
import { plenty } from './lent/plenty.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Answer, type Sender, senderTo } from './lent/send.ts'

const host = 'one.example'
const departure_date = dayAfter(seoulDay(new Date()), 60)
const clients = 20

/** An act, and the answer that settled it. */
export type Act = {
  key: string
  method: 'POST' | 'PUT'
  path: string
  body?: object
  cookie?: string
  answer?: Answer
}
export type Crowd = ReturnType<typeof openCrowd>

/** An agency with one departure that is never sold out. */
export const openAgency = (url: string): Promise<void> => openAgencies(url, [host])

/** One at each of the hosts, with numbers from 1 on. */
export async function openAgencies(url: string, hosts: string[]): Promise<void> {
  const { db, close } = openDatabase(url, () => {})
  for (const [at, domain] of hosts.entries()) {
    const its = make(db, at + 1)
    await its.agency({ domain, hold_limits: plenty })
    await its.category({ tour_category_id: 1 })
    await its.package({ tour_category_id: 1, package_code: 'PLENTY' })
    await its.departure({ package_code: 'PLENTY', departure_date, seats: 1_000_000 })
  }
  await close()
}

/** And one that is, nearly. */
export async function addScarce(url: string, package_code: string, seats: number): Promise<void> {
  const { db, close } = openDatabase(url, () => {})
  await make(db, 1).package({ tour_category_id: 1, package_code })
  await make(db, 1).departure({ package_code, departure_date, seats })
  await close()
}

const formFor = (package_code: string) =>
  reservationOf(
    { package_code, departure_date },
    { party: { adult: 1, child: 1, baby: 0 }, travellers: [{ kind: 'adult', name: '김미나' }] },
  )

// Told to come again is no answer yet.
export const settles = (answer: Answer | undefined) =>
  answer !== undefined && answer.status !== 503 && codeOf(answer) !== 'STILL_RUNNING'
export const codeOf = ({ status, text }: Answer): string => (status === 200 ? 'done' : JSON.parse(text).code)

/** `rest_ms`: how long whoever is told to come again waits. */
export function openCrowd(port: number, scarce: string, rest_ms = 20) {
  const sender = senderTo(port, host, clients)
  const acts: Act[] = []
  /** Every answer that came, in order, also the ones that settled nothing. */
  const heard: ('done' | 'none' | string)[] = []
  let going = true
  const all = Promise.all(Array.from({ length: clients }, (_, at) => reserveOn(at)))

  async function reserveOn(turn: number): Promise<void> {
    while (going) {
      turn++
      const reserved = await act(reserving(turn % 4 === 0 ? scarce : 'PLENTY'))
      if (reserved?.status === 200 && turn % 3 === 0 && going) await act(cancelling(reserved))
      if (!settles(reserved)) await wait(rest_ms) // nobody hammers
    }
  }

  async function act(given: Omit<Act, 'key' | 'answer'>): Promise<Answer | undefined> {
    const act: Act = { key: randomUUID(), ...given }
    acts.push(act)
    const answer = await sendAct(sender, act)
    heard.push(answer ? codeOf(answer) : 'none')
    if (settles(answer)) act.answer = answer
    return answer
  }

  return {
    acts,
    heard,
    /** Nobody begins anything new; what was begun is waited for. */
    async leave() {
      going = false
      await all
      sender.close()
    },
  }
}

export const reserving = (package_code = 'PLENTY') => ({
  method: 'POST' as const,
  path: '/api/landing/package/nonMember',
  body: formFor(package_code),
})

export const sendAct = (sender: Sender, { key, method, path, body, cookie }: Act) =>
  sender.send(method, path, { body, headers: { 'idempotency-key': key, ...(cookie && { cookie }) } })

export const cancelling = ({ headers, text }: Answer) => ({
  method: 'PUT' as const,
  path: `/api/landing/user/booking/packageCancle?booking_id=${JSON.parse(text).booking_id}`,
  cookie: headers['set-cookie']?.[0]?.split(';')[0],
})

/**
 * Sends what was not answered again, with its key, until it is. Of what was answered, some too: it must be
 * the same answer.
 */
export async function askAgain(
  port: number,
  { acts }: Pick<Crowd, 'acts'>,
  at = host,
): Promise<{ replayed: number; faults: string[] }> {
  const sender = senderTo(port, at, clients)
  const open = acts.filter(({ answer }) => !answer)
  const done = acts.filter(({ answer }) => answer?.status === 200).slice(-clients)
  const faults: string[] = []
  const left = [...open, ...done]
  const askOn = async () => {
    for (let act = left.shift(); act; act = left.shift()) {
      const answer = await insist(sender, act)
      if (typeof answer === 'string') faults.push(answer)
      else if (act.answer && act.answer.text !== answer.text)
        faults.push(`${act.path} was answered ${act.answer.text}, and sent again ${answer.text}`)
      else act.answer ??= answer
    }
  }
  // as many as they were: nobody waits for all at once
  await Promise.all(Array.from({ length: clients }, askOn))
  sender.close()
  return { replayed: open.length, faults }
}

/** The answer, or in words that there is none. */
async function insist(sender: Sender, act: Act): Promise<Answer | string> {
  let told: Answer | undefined
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    told = await sendAct(sender, act)
    if (told && settles(told)) return told
  }
  return `${act.path} was sent for half a minute, and the last it got was ${told ? codeOf(told) : 'nothing'}`
}

/**
 * What is not as it must be, one sentence each. The crowd's answers and the database tell the same, or
 * something was lost or doubled.
 */
export async function faultsOf(url: string, crowds: Pick<Crowd, 'acts'>[]): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(copies) // what lies on several nodes is joined as one likes only here
  const { rows } = await client.query<{ fault: string }>(broken)
  const { rows: there } = await client.query<{ booking_id: string; progress: string }>(
    'select booking_id, progress from booking',
  )
  await client.end()
  const told = crowds.flatMap(({ acts }) =>
    acts.map(({ method, answer }) => ({
      method,
      code: answer ? codeOf(answer) : 'none',
      booking_id: String(partsOf(JSON.parse(answer?.text ?? '{}')).booking_id),
    })),
  )
  const numbers = (method: 'POST' | 'PUT') =>
    told.filter((one) => one.method === method && one.code === 'done').map(({ booking_id }) => booking_id)
  const stands = (isMeant: (progress: string) => boolean) =>
    there.filter(({ progress }) => isMeant(progress)).map(({ booking_id }) => booking_id)
  return [
    ...rows.map(({ fault }) => fault),
    ...differences(
      'reserved',
      numbers('POST'),
      stands(() => true),
    ),
    ...differences(
      'cancelled',
      numbers('PUT'),
      stands((progress) => progress === 'cancel_completed'),
    ),
    ...told
      .filter(({ code }) => !['done', 'SOLD_OUT'].includes(code))
      .map(({ code }) => `somebody was told ${code}`),
  ]
}

function differences(what: string, told: string[], there: string[]): string[] {
  const [said, stands] = [new Set(told), new Set(there)]
  return [
    ...told
      .filter((number, at) => told.indexOf(number) !== at)
      .map((number) => `${number} was answered twice as ${what}`),
    ...told
      .filter((number) => !stands.has(number))
      .map((number) => `${number} was answered as ${what}, and is lost`),
    ...there
      .filter((number) => !said.has(number))
      .map((number) => `${number} is ${what}, and nobody was told`),
  ]
}

const copies = ['booking', 'booking_history', 'departure', 'departure_seat', 'once_only', 'traveller']
  .map((table) => `create temp table ${table} as select * from public.${table}`)
  .join(';')
const broken = `
  select format('%s: %s seats taken, %s booked, %s there', o.package_code, s.taken, b.booked, o.seats) as fault
    from departure_seat s join departure o using (travel_agency, departure_id)
    cross join lateral (select coalesce(sum(b.adult + b.child), 0) as booked from booking b
      where (b.travel_agency, b.departure_id) = (s.travel_agency, s.departure_id) and b.progress <> 'cancel_completed') b
    where s.taken <> b.booked or s.taken > o.seats
  union all
  select format('%s is %s, its history %s', b.booking_id, b.progress, h.moves)
    from booking b left join (select booking, string_agg(progress, ', ' order by seq) as moves from booking_history group by booking) h on h.booking = b.id
    where h.moves is distinct from case b.progress when 'waiting_for_payment' then b.progress else 'waiting_for_payment, ' || b.progress end
  union all
  select format('%s has %s travellers', b.booking_id, count(t)) from booking b left join traveller t on t.booking = b.id group by b.booking_id having count(t) <> 1
  union all
  select format('key %s of %s has no booking', k.key, k.call) from once_only k left join booking b on b.booking_id = k.answer ->> 'booking_id' where k.call in ('reserve', 'cancel') and b.id is null
  union all
  select format('%s has %s keys of reserving', b.booking_id, count(k)) from booking b left join once_only k on k.call = 'reserve' and k.answer ->> 'booking_id' = b.booking_id group by b.booking_id having count(k) <> 1
  union all
  select format('%s is %s and has %s keys of cancelling', b.booking_id, b.progress, count(k)) from booking b left join once_only k on k.call = 'cancel' and k.answer ->> 'booking_id' = b.booking_id
    group by b.booking_id, b.progress having count(k) <> (b.progress = 'cancel_completed')::int
  union all
  select format('%s is %s, and these mails were asked for: %s', b.booking_id, b.progress, m.kinds)
    from booking b left join (select (data ->> 'ref')::int as booking, string_agg(data ->> 'kind', ', ' order by data ->> 'kind' desc) as kinds from pgboss.job where name = 'send-mail' group by 1) m on m.booking = b.id
    where m.kinds is distinct from case b.progress when 'waiting_for_payment' then 'booking-reserved, agency-reserved' else 'booking-reserved, booking-cancelled, agency-reserved' end`
