// The primary is killed, or cut off from the network, while people reserve and staff write: another machine
// takes over.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '#platform/db/database.server.ts'
import { make } from '#seed/make.ts'
import {
  addScarceDeparture,
  buildReserveRequest,
  type CustomerRequest,
  createAgency,
  findFaults,
  getAnswerCode,
  isFinalAnswer,
  resendUnanswered,
  sendRequest,
  startBusyCustomers,
} from '../busy-customers.ts'
import { createSender } from '../shared/http-sender.ts'
import { createStaffSession } from '../shared/staff-session.ts'
import type { Deployment, Ops } from './deployment.ts'
import { countExits } from './health.ts'
import { type NodeName, type PatroniNodes, startPatroniNodes } from './patroni-nodes.ts'
import { query } from './postgres.ts'
import { listMissingPackages } from './programs.ts'
import { formatFaults, formatSeconds, type OpsResult } from './result-table.ts'

const roundCount = 5 // of each kind
const maxOutage_ms = 30_000
const pause_ms = 2_000 // as they are told
const officeHost = 'office.localhost'
const database = 'failover'

export async function testFailover(ops: Ops): Promise<OpsResult[]> {
  const lacks = listMissingPackages('failover')
  if (lacks)
    return [
      {
        fault: 'fail-over',
        done: 'not tried',
        expected: 'Patroni, etcd and HAProxy',
        seen: `some are not here: apt-get install ${lacks}`,
        met: 'not tried',
      },
    ]
  const nodes = await startPatroniNodes(ops.folder)
  const token = randomBytes(32).toString('base64url')
  const fill = async (url: string) => {
    await createAgency(url)
    const { db, close } = createDatabase(url, () => {})
    await createStaffSession(db, (await make(db, 1).staff()).id, token)
    await close()
    await query(nodes.superUrl(database), 'create table stray (at timestamptz default now())')
  }
  const deployment = await ops.serve(database, { postgres: nodes, fill, env: { OFFICE_HOST: officeHost } })
  try {
    const sentRequests = await createBookingWithNotes(token)
    return [
      ...(await runRounds('killed', nodes, deployment, sentRequests, {
        happen: nodes.kill,
        undo: async (name) => nodes.start(name),
      })),
      ...(await runRounds('cut off', nodes, deployment, sentRequests, {
        happen: nodes.cut,
        undo: nodes.join,
        keepsWriting: true,
      })),
    ]
  } finally {
    await deployment.stop()
    await nodes.close()
  }
}

/** All that was ever asked for: at the end it is in the database, each once. */
type SentRequests = {
  customerGroups: { requests: CustomerRequest[] }[]
  notes: CustomerRequest[]
  booking_id: string
  cookie: string
}

/** A booking that staff write notes about. */
async function createBookingWithNotes(token: string): Promise<SentRequests> {
  const sender = createSender(443, 'one.example', 1)
  const request: CustomerRequest = { key: randomUUID(), ...buildReserveRequest() }
  request.answer = await sendRequest(sender, request)
  sender.close()
  const booking_id = String(JSON.parse(request.answer?.text ?? '{}').booking_id)
  return { customerGroups: [{ requests: [request] }], notes: [], booking_id, cookie: `office=${token}` }
}

/** Three of the staff, who write without pause. */
function startStaff({ booking_id, cookie }: SentRequests) {
  const sender = createSender(443, officeHost, 3)
  const [requests, answerCodes]: [CustomerRequest[], string[]] = [[], []]
  let going = true
  async function writeOn(): Promise<void> {
    while (going) {
      const key = randomUUID()
      const path = '/api/office/booking/note?travel_agency=1'
      const request: CustomerRequest = { key, method: 'POST', path, body: { booking_id, text: key }, cookie }
      requests.push(request)
      const answer = await sendRequest(sender, request)
      answerCodes.push(answer ? getAnswerCode(answer) : 'none')
      if (answer && isFinalAnswer(answer)) request.answer = answer
      await wait(request.answer ? 50 : pause_ms)
    }
  }
  const all = Promise.all([writeOn(), writeOn(), writeOn()])
  return {
    requests,
    answerCodes,
    async leave() {
      going = false
      await all
      sender.close()
    },
  }
}

type FailoverFault = {
  happen: (name: NodeName) => unknown
  undo: (name: NodeName) => Promise<unknown>
  /** Somebody on the old primary itself goes on writing. */
  keepsWriting?: boolean
}

/** What was seen in the rounds of one fault. */
type FailoverResult = {
  faults: string[]
  /** In what the old primary was not one with the others. */
  strays: string[]
  pauses: number[]
  answered: number
  replayed: number
  unavailableCount: number
}

async function runRounds(
  what: string,
  nodes: PatroniNodes,
  deployment: Deployment,
  sentRequests: SentRequests,
  fault: FailoverFault,
): Promise<OpsResult[]> {
  const seen: FailoverResult = {
    faults: [],
    strays: [],
    pauses: [],
    answered: 0,
    replayed: 0,
    unavailableCount: 0,
  }
  for (let round = 1; round <= roundCount && seen.faults.length + seen.strays.length === 0; round++) {
    const before = Math.max(...(await nodes.whole()).map(({ timeline }) => timeline))
    const scarce = `${what.toUpperCase().replace(' ', '')}${round}`
    await addScarceDeparture(deployment.url, scarce, 10)
    const people = { customers: startBusyCustomers(443, scarce, pause_ms), staff: startStaff(sentRequests) }
    const old = await causeFault(nodes, people, fault, seen)
    await compareWithDatabase(deployment, sentRequests, people, seen)
    seen.strays.push(...(await compareNodes(nodes, old, before)))
  }
  return buildResults(what, seen, {
    keepsWriting: fault.keepsWriting ?? false,
    exits: countExits(deployment.narus),
  })
}

type BusyPeople = { customers: ReturnType<typeof startBusyCustomers>; staff: ReturnType<typeof startStaff> }

/** The fault happens while they write, and is undone when they are served again; who was the primary. */
async function causeFault(
  nodes: PatroniNodes,
  { customers, staff }: BusyPeople,
  { happen, undo, keepsWriting }: FailoverFault,
  { pauses, strays }: FailoverResult,
): Promise<NodeName> {
  await Promise.all([waitForAnswer(customers, isSuccess), waitForAnswer(staff, isSuccess)])
  await wait(Math.random() * 1_000)

  const old = await nodes.primary()
  const begun = performance.now()
  await happen(old)
  const endWriting = keepsWriting
    ? nodes.writeOn(old, database, 'insert into stray default values')
    : undefined
  const back = async (people: { answerCodes: string[] }) => {
    await waitForAnswer(people, (code) => !isSuccess(code))
    await waitForAnswer(people, isSuccess)
  }
  await Promise.all([back(customers), back(staff)])
  pauses.push(performance.now() - begun)
  await wait(2_000) // they go on, with the new one
  if ((endWriting?.() ?? 0) > 0) strays.push(`${old} answered a write while it was cut off`)
  await undo(old)
  await Promise.all([customers.stop(), staff.leave()])
  await nodes.whole()
  return old
}

/** What they were told is asked again, and compared with what is there. */
async function compareWithDatabase(
  deployment: Deployment,
  sentRequests: SentRequests,
  { customers, staff }: BusyPeople,
  seen: FailoverResult,
) {
  sentRequests.customerGroups.push(customers)
  sentRequests.notes.push(...staff.requests)
  seen.answered += [...customers.requests, ...staff.requests].filter(({ answer }) => answer).length
  seen.unavailableCount += [...customers.answerCodes, ...staff.answerCodes].filter(
    (code) => code === 'UNAVAILABLE',
  ).length
  for (const again of [
    await resendUnanswered(443, customers),
    await resendUnanswered(443, staff, officeHost),
  ]) {
    seen.replayed += again.replayed
    seen.faults.push(...again.faults)
  }
  seen.faults.push(
    ...(await findFaults(deployment.superUrl, sentRequests.customerGroups)),
    ...(await findNoteFaults(deployment, sentRequests)),
  )
}

function buildResults(
  what: string,
  { faults, strays, pauses, answered, replayed, unavailableCount }: FailoverResult,
  { keepsWriting, exits }: { keepsWriting: boolean; exits: number },
): OpsResult[] {
  const longest = Math.max(...pauses)
  return [
    {
      fault: `the primary is ${what}`,
      done: `${pauses.length} times beside 20 customers and 3 of the staff; ${answered} writes answered, ${replayed} sent again`,
      expected: '0 lost or doubled',
      seen: formatFaults(faults),
      met: faults.length === 0,
    },
    {
      fault: '',
      done: 'until a reservation and a note are taken again',
      expected: `within ${formatSeconds(maxOutage_ms)}`,
      seen: `longest ${formatSeconds(longest)}, shortest ${formatSeconds(Math.min(...pauses))}`,
      met: longest <= maxOutage_ms,
    },
    {
      fault: '',
      done: `the old primary comes back${keepsWriting ? '; somebody on it wrote on meanwhile' : ''}`,
      expected: 'the rows and the timeline of the new one',
      seen: strays.length === 0 ? 'the same, and no row of its own' : formatFaults(strays),
      met: strays.length === 0,
    },
    {
      fault: '',
      done: 'meanwhile',
      expected: '503, and 0 exits of Naru',
      seen: `${unavailableCount} times 503, ${exits} exits`,
      met: unavailableCount > 0 && exits === 0,
    },
  ]
}

const isSuccess = (code: string) => code === 'done' || code === 'SOLD_OUT'

async function waitForAnswer(
  { answerCodes }: { answerCodes: string[] },
  isMeant: (code: string) => boolean,
): Promise<void> {
  const [from, end] = [answerCodes.length, Date.now() + 120_000]
  while (!answerCodes.slice(from).some(isMeant)) {
    if (Date.now() > end)
      throw new Error(`two minutes passed, and the last that was heard is ${answerCodes.at(-1)}`)
    await wait(10)
  }
}

async function findNoteFaults(deployment: Deployment, { notes }: SentRequests): Promise<string[]> {
  const there = await query<{ text: string; times: number }>(
    deployment.superUrl,
    'select text, count(*)::int as times from booking_note group by text',
  )
  const countByText = new Map(there.map(({ text, times }) => [text, times]))
  const keys = new Set(notes.map(({ key }) => key))
  return [
    ...notes
      .filter(({ answer }) => answer?.status !== 200)
      .map(({ answer }) => `a note was told ${answer?.text}`),
    ...notes
      .filter(({ key }) => countByText.get(key) !== 1)
      .map(({ key }) => `note ${key} is there ${countByText.get(key) ?? 0} times`),
    ...there.filter(({ text }) => !keys.has(text)).map(({ text }) => `nobody wrote note ${text}`),
  ]
}

const fingerprint = `select jsonb_build_array(
  (select md5(string_agg(booking::text, '|' order by id)) from booking),
  (select md5(string_agg(booking_note::text, '|' order by id)) from booking_note),
  (select count(*) from booking_history), (select count(*) from stray))::text as rows`

/**
 * In what the three are not one: each has the same rows, none that was written on a machine alone, on one
 * timeline.
 */
async function compareNodes(nodes: PatroniNodes, old: NodeName, before: number): Promise<string[]> {
  let seen: string[] = []
  for (const end = Date.now() + 20_000; Date.now() < end; await wait(500)) {
    const members = await nodes.whole()
    const rows = await Promise.all(
      nodes.names.map(async (name) => (await nodes.ask(name, database, fingerprint))[0]?.rows),
    )
    const strays = await nodes.ask(old, database, 'select from stray')
    seen = [
      ...(new Set(rows).size > 1 ? [`the machines have ${rows.join(' and ')}`] : []),
      ...(strays.length > 0
        ? [`${old} has ${strays.length} rows that were written while it was cut off`]
        : []),
      ...members
        .filter(({ timeline }) => timeline <= before)
        .map(({ name, timeline }) => `${name} is on timeline ${timeline}, and ${before} has ended`),
      ...members
        .filter(({ name, role }) => name === old && role === 'leader')
        .map(() => `${old} leads again`),
    ]
    if (seen.length === 0) return seen
  }
  return seen
}
