// Customers who reserve without pause, every third one to change their mind, each act under a key of its own;
// and what must hold whatever was killed meanwhile.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { readFields } from '#lib/read-fields.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { make } from '#seed/make.ts'
import { generousHoldLimits } from './shared/generous-hold-limits.ts'
import { createSender, type HttpAnswer, type HttpSender } from './shared/http-sender.ts'
import { buildReservation } from './shared/reservation-form.ts'

const host = 'one.example'
const departure_date = addDays(formatSeoulDay(new Date()), 60)
const clients = 20

/** An act, and the answer that settled it. */
export type CustomerRequest = {
  key: string
  method: 'POST' | 'PUT'
  path: string
  body?: object
  cookie?: string
  answer?: HttpAnswer
}
export type BusyCustomers = ReturnType<typeof startBusyCustomers>

/** An agency with one departure that is never sold out. */
export const createAgency = (url: string): Promise<void> => createAgencies(url, [host])

/** One at each of the hosts, with numbers from 1 on. */
export async function createAgencies(url: string, hosts: string[]): Promise<void> {
  const { db, close } = createDatabase(url, () => {})
  for (const [at, domain] of hosts.entries()) {
    const factory = make(db, at + 1)
    await factory.agency({ domain, hold_limits: generousHoldLimits })
    await factory.category({ tour_category_id: 1 })
    await factory.package({ tour_category_id: 1, package_code: 'PLENTY' })
    await factory.departure({ package_code: 'PLENTY', departure_date, seats: 1_000_000 })
  }
  await close()
}

/** And one that is, nearly. */
export async function addScarceDeparture(url: string, package_code: string, seats: number): Promise<void> {
  const { db, close } = createDatabase(url, () => {})
  await make(db, 1).package({ tour_category_id: 1, package_code })
  await make(db, 1).departure({ package_code, departure_date, seats })
  await close()
}

const buildForm = (package_code: string) =>
  buildReservation(
    { package_code, departure_date },
    { party: { adult: 1, child: 1, baby: 0 }, travellers: [{ kind: 'adult', name: '김미나' }] },
  )

// Told to come again is no answer yet.
export const isFinalAnswer = (answer: HttpAnswer | undefined) =>
  answer !== undefined && answer.status !== 503 && getAnswerCode(answer) !== 'STILL_RUNNING'
export const getAnswerCode = ({ status, text }: HttpAnswer): string =>
  status === 200 ? 'done' : JSON.parse(text).code

/** `rest_ms`: how long whoever is told to come again waits. */
export function startBusyCustomers(port: number, scarce: string, rest_ms = 20) {
  const sender = createSender(port, host, clients)
  const requests: CustomerRequest[] = []
  /** Every answer that came, in order, also the ones that settled nothing. */
  const answerCodes: ('done' | 'none' | string)[] = []
  let isRunning = true
  const all = Promise.all(Array.from({ length: clients }, (_, at) => reserveRepeatedly(at)))

  async function reserveRepeatedly(turn: number): Promise<void> {
    while (isRunning) {
      turn++
      const reserved = await act(buildReserveRequest(turn % 4 === 0 ? scarce : 'PLENTY'))
      if (reserved?.status === 200 && turn % 3 === 0 && isRunning) await act(buildCancelRequest(reserved))
      if (!isFinalAnswer(reserved)) await wait(rest_ms) // nobody hammers
    }
  }

  async function act(request: Omit<CustomerRequest, 'key' | 'answer'>): Promise<HttpAnswer | undefined> {
    const act: CustomerRequest = { key: randomUUID(), ...request }
    requests.push(act)
    const answer = await sendRequest(sender, act)
    answerCodes.push(answer ? getAnswerCode(answer) : 'none')
    if (isFinalAnswer(answer)) act.answer = answer
    return answer
  }

  return {
    requests,
    answerCodes,
    /** Nobody begins anything new; what was begun is waited for. */
    async stop() {
      isRunning = false
      await all
      sender.close()
    },
  }
}

export const buildReserveRequest = (package_code = 'PLENTY') => ({
  method: 'POST' as const,
  path: '/api/landing/package/nonMember',
  body: buildForm(package_code),
})

export const sendRequest = (sender: HttpSender, { key, method, path, body, cookie }: CustomerRequest) =>
  sender.send(method, path, { body, headers: { 'idempotency-key': key, ...(cookie && { cookie }) } })

export const buildCancelRequest = ({ headers, text }: HttpAnswer) => ({
  method: 'PUT' as const,
  path: `/api/landing/user/booking/packageCancle?booking_id=${JSON.parse(text).booking_id}`,
  cookie: headers['set-cookie']?.[0]?.split(';')[0],
})

/**
 * Sends what was not answered again, with its key, until it is. Of what was answered, some too: it must be
 * the same answer.
 */
export async function resendUnanswered(
  port: number,
  { requests }: Pick<BusyCustomers, 'requests'>,
  at = host,
): Promise<{ replayed: number; faults: string[] }> {
  const sender = createSender(port, at, clients)
  const open = requests.filter(({ answer }) => !answer)
  const done = requests.filter(({ answer }) => answer?.status === 200).slice(-clients)
  const faults: string[] = []
  const left = [...open, ...done]
  const resendNext = async () => {
    for (let act = left.shift(); act; act = left.shift()) {
      const answer = await sendUntilFinal(sender, act)
      if (typeof answer === 'string') faults.push(answer)
      else if (act.answer && act.answer.text !== answer.text)
        faults.push(`${act.path} was answered ${act.answer.text}, and sent again ${answer.text}`)
      else act.answer ??= answer
    }
  }
  // as many as they were: nobody waits for all at once
  await Promise.all(Array.from({ length: clients }, resendNext))
  sender.close()
  return { replayed: open.length, faults }
}

/** The answer, or in words that there is none. */
async function sendUntilFinal(sender: HttpSender, act: CustomerRequest): Promise<HttpAnswer | string> {
  let answered: HttpAnswer | undefined
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    answered = await sendRequest(sender, act)
    if (answered && isFinalAnswer(answered)) return answered
  }
  return `${act.path} was sent for half a minute, and the last it got was ${answered ? getAnswerCode(answered) : 'nothing'}`
}

/**
 * What is not as it must be, one sentence each. The crowd's answers and the database tell the same, or
 * something was lost or doubled.
 */
export async function findFaults(
  url: string,
  customerGroups: Pick<BusyCustomers, 'requests'>[],
): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(copyTables) // what lies on several nodes is joined as one likes only here
  const { rows } = await client.query<{ fault: string }>(brokenRowsQuery)
  const { rows: stored } = await client.query<{ booking_id: string; progress: string }>(
    'select booking_id, progress from booking',
  )
  await client.end()
  const answered = customerGroups.flatMap(({ requests }) =>
    requests.map(({ method, answer }) => ({
      method,
      code: answer ? getAnswerCode(answer) : 'none',
      booking_id: String(readFields(JSON.parse(answer?.text ?? '{}')).booking_id),
    })),
  )
  const numbers = (method: 'POST' | 'PUT') =>
    answered.filter((one) => one.method === method && one.code === 'done').map(({ booking_id }) => booking_id)
  const inDatabase = (isMeant: (progress: string) => boolean) =>
    stored.filter(({ progress }) => isMeant(progress)).map(({ booking_id }) => booking_id)
  return [
    ...rows.map(({ fault }) => fault),
    ...compareWithDatabase(
      'reserved',
      numbers('POST'),
      inDatabase(() => true),
    ),
    ...compareWithDatabase(
      'cancelled',
      numbers('PUT'),
      inDatabase((progress) => progress === 'cancel_completed'),
    ),
    ...answered
      .filter(({ code }) => !['done', 'SOLD_OUT'].includes(code))
      .map(({ code }) => `somebody was told ${code}`),
  ]
}

function compareWithDatabase(what: string, answered: string[], stored: string[]): string[] {
  const [answeredSet, inDatabase] = [new Set(answered), new Set(stored)]
  return [
    ...answered
      .filter((number, at) => answered.indexOf(number) !== at)
      .map((number) => `${number} was answered twice as ${what}`),
    ...answered
      .filter((number) => !inDatabase.has(number))
      .map((number) => `${number} was answered as ${what}, and is lost`),
    ...stored
      .filter((number) => !answeredSet.has(number))
      .map((number) => `${number} is ${what}, and nobody was told`),
  ]
}

const copyTables = ['booking', 'booking_history', 'departure', 'departure_seat', 'once_only', 'traveller']
  .map((table) => `create temp table ${table} as select * from public.${table}`)
  .join(';')
const brokenRowsQuery = `
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
