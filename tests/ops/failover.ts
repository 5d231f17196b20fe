// The primary is killed, or cut off from the network, while people reserve and staff write: another machine
// takes over.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/db/open.server.ts'
import { make } from '#seed/make.ts'
import {
  type Act,
  addScarce,
  askAgain,
  codeOf,
  faultsOf,
  openAgency,
  openCrowd,
  reserving,
  sendAct,
  settles,
} from '../crowd.ts'
import { senderTo } from '../lent/send.ts'
import { openStaffSession } from '../lent/staff-session.ts'
import type { Deployment, Ops } from './deployment.ts'
import { exitsOf } from './health.ts'
import { query } from './postgres.ts'
import { whatLacks } from './programs.ts'
import { type Line, none, s } from './table.ts'
import { type Name, type Nodes, openNodes } from './three-nodes.ts'

const times = 5 // of each kind
const back_ms = 30_000
const rest_ms = 2_000 // as they are told
const officeHost = 'office.localhost'
const database = 'failover'

export async function failover(ops: Ops): Promise<Line[]> {
  const lacks = whatLacks('failover')
  if (lacks)
    return [
      {
        fault: 'fail-over',
        done: 'not tried',
        expected: 'Patroni, etcd and HAProxy',
        seen: `some are not here: apt-get install ${lacks}`,
        met: true,
      },
    ]
  const nodes = await openNodes(ops.folder)
  const token = randomBytes(32).toString('base64url')
  const fill = async (url: string) => {
    await openAgency(url)
    const { db, close } = openDatabase(url, () => {})
    await openStaffSession(db, (await make(db, 1).staff()).id, token)
    await close()
    await query(nodes.superUrl(database), 'create table stray (at timestamptz default now())')
  }
  const deployment = await ops.serve(database, { postgres: nodes, fill, env: { OFFICE_HOST: officeHost } })
  try {
    const told = await openBook(token)
    return [
      ...(await rounds('killed', nodes, deployment, told, {
        happen: nodes.kill,
        undo: async (name) => nodes.start(name),
      })),
      ...(await rounds('cut off', nodes, deployment, told, {
        happen: nodes.cut,
        undo: nodes.join,
        writesOn: true,
      })),
    ]
  } finally {
    await deployment.stop()
    await nodes.close()
  }
}

/** All that was ever asked for: at the end it stands in the database, each once. */
type Told = { crowds: { acts: Act[] }[]; notes: Act[]; booking_id: string; cookie: string }

/** A booking that staff write notes about. */
async function openBook(token: string): Promise<Told> {
  const sender = senderTo(443, 'one.example', 1)
  const act: Act = { key: randomUUID(), ...reserving() }
  act.answer = await sendAct(sender, act)
  sender.close()
  const booking_id = String(JSON.parse(act.answer?.text ?? '{}').booking_id)
  return { crowds: [{ acts: [act] }], notes: [], booking_id, cookie: `office=${token}` }
}

/** Three of the staff, who write without pause. */
function openStaff({ booking_id, cookie }: Told) {
  const sender = senderTo(443, officeHost, 3)
  const [acts, heard]: [Act[], string[]] = [[], []]
  let going = true
  async function writeOn(): Promise<void> {
    while (going) {
      const key = randomUUID()
      const path = '/api/office/booking/note?travel_agency=1'
      const act: Act = { key, method: 'POST', path, body: { booking_id, text: key }, cookie }
      acts.push(act)
      const answer = await sendAct(sender, act)
      heard.push(answer ? codeOf(answer) : 'none')
      if (answer && settles(answer)) act.answer = answer
      await wait(act.answer ? 50 : rest_ms)
    }
  }
  const all = Promise.all([writeOn(), writeOn(), writeOn()])
  return {
    acts,
    heard,
    async leave() {
      going = false
      await all
      sender.close()
    },
  }
}

type Fault = {
  happen: (name: Name) => unknown
  undo: (name: Name) => Promise<unknown>
  /** Somebody on the old primary itself goes on writing. */
  writesOn?: boolean
}

/** What was seen in the rounds of one fault. */
type Seen = {
  faults: string[]
  /** In what the old primary was not one with the others. */
  strays: string[]
  pauses: number[]
  answered: number
  replayed: number
  told503: number
}

async function rounds(
  what: string,
  nodes: Nodes,
  deployment: Deployment,
  told: Told,
  fault: Fault,
): Promise<Line[]> {
  const seen: Seen = { faults: [], strays: [], pauses: [], answered: 0, replayed: 0, told503: 0 }
  for (let round = 1; round <= times && seen.faults.length + seen.strays.length === 0; round++) {
    const before = Math.max(...(await nodes.whole()).map(({ timeline }) => timeline))
    const scarce = `${what.toUpperCase().replace(' ', '')}${round}`
    await addScarce(deployment.url, scarce, 10)
    const people = { crowd: openCrowd(443, scarce, rest_ms), staff: openStaff(told) }
    const old = await strike(nodes, people, fault, seen)
    await count(deployment, told, people, seen)
    seen.strays.push(...(await differencesOf(nodes, old, before)))
  }
  return linesOf(what, seen, { writesOn: fault.writesOn ?? false, exits: exitsOf(deployment.narus) })
}

type People = { crowd: ReturnType<typeof openCrowd>; staff: ReturnType<typeof openStaff> }

/** The fault happens while they write, and is undone when they are served again; who was the primary. */
async function strike(
  nodes: Nodes,
  { crowd, staff }: People,
  { happen, undo, writesOn }: Fault,
  { pauses, strays }: Seen,
): Promise<Name> {
  await Promise.all([untilHeard(crowd, isDone), untilHeard(staff, isDone)])
  await wait(Math.random() * 1_000)

  const old = await nodes.primary()
  const begun = performance.now()
  await happen(old)
  const endWriting = writesOn ? nodes.writeOn(old, database, 'insert into stray default values') : undefined
  const back = async (people: { heard: string[] }) => {
    await untilHeard(people, (code) => !isDone(code))
    await untilHeard(people, isDone)
  }
  await Promise.all([back(crowd), back(staff)])
  pauses.push(performance.now() - begun)
  await wait(2_000) // they go on, with the new one
  if ((endWriting?.() ?? 0) > 0) strays.push(`${old} answered a write while it was cut off`)
  await undo(old)
  await Promise.all([crowd.leave(), staff.leave()])
  await nodes.whole()
  return old
}

/** What they were told is asked again, and compared with what is there. */
async function count(deployment: Deployment, told: Told, { crowd, staff }: People, seen: Seen) {
  told.crowds.push(crowd)
  told.notes.push(...staff.acts)
  seen.answered += [...crowd.acts, ...staff.acts].filter(({ answer }) => answer).length
  seen.told503 += [...crowd.heard, ...staff.heard].filter((code) => code === 'UNAVAILABLE').length
  for (const again of [await askAgain(443, crowd), await askAgain(443, staff, officeHost)]) {
    seen.replayed += again.replayed
    seen.faults.push(...again.faults)
  }
  seen.faults.push(
    ...(await faultsOf(deployment.superUrl, told.crowds)),
    ...(await faultsOfNotes(deployment, told)),
  )
}

function linesOf(
  what: string,
  { faults, strays, pauses, answered, replayed, told503 }: Seen,
  { writesOn, exits }: { writesOn: boolean; exits: number },
): Line[] {
  const longest = Math.max(...pauses)
  return [
    {
      fault: `the primary is ${what}`,
      done: `${pauses.length} times beside 20 customers and 3 of the staff; ${answered} writes answered, ${replayed} sent again`,
      expected: '0 lost or doubled',
      seen: none(faults),
      met: faults.length === 0,
    },
    {
      fault: '',
      done: 'until a reservation and a note are taken again',
      expected: `within ${s(back_ms)}`,
      seen: `longest ${s(longest)}, shortest ${s(Math.min(...pauses))}`,
      met: longest <= back_ms,
    },
    {
      fault: '',
      done: `the old primary comes back${writesOn ? '; somebody on it wrote on meanwhile' : ''}`,
      expected: 'the rows and the timeline of the new one',
      seen: strays.length === 0 ? 'the same, and no row of its own' : none(strays),
      met: strays.length === 0,
    },
    {
      fault: '',
      done: 'meanwhile',
      expected: '503, and 0 exits of Naru',
      seen: `${told503} times 503, ${exits} exits`,
      met: told503 > 0 && exits === 0,
    },
  ]
}

const isDone = (code: string) => code === 'done' || code === 'SOLD_OUT'

async function untilHeard({ heard }: { heard: string[] }, isMeant: (code: string) => boolean): Promise<void> {
  const [from, end] = [heard.length, Date.now() + 120_000]
  while (!heard.slice(from).some(isMeant)) {
    if (Date.now() > end)
      throw new Error(`two minutes passed, and the last that was heard is ${heard.at(-1)}`)
    await wait(10)
  }
}

async function faultsOfNotes(deployment: Deployment, { notes }: Told): Promise<string[]> {
  const there = await query<{ text: string; times: number }>(
    deployment.superUrl,
    'select text, count(*)::int as times from booking_note group by text',
  )
  const timesOf = new Map(there.map(({ text, times }) => [text, times]))
  const keys = new Set(notes.map(({ key }) => key))
  return [
    ...notes
      .filter(({ answer }) => answer?.status !== 200)
      .map(({ answer }) => `a note was told ${answer?.text}`),
    ...notes
      .filter(({ key }) => timesOf.get(key) !== 1)
      .map(({ key }) => `note ${key} is there ${timesOf.get(key) ?? 0} times`),
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
async function differencesOf(nodes: Nodes, old: Name, before: number): Promise<string[]> {
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
