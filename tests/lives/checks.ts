// What must hold after a random life: every won is at the gateway, at the bank, or sent back; seats, receipts, splits.
import { sql } from 'kysely'
import { calculateFinalFees, calculateMoney, isFirstPaid, isPaidUp } from '#domain/booking/booking-money.ts'
import { splitPrice } from '#domain/booking/price-split.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { findBooking, type Life, listTries } from './life.ts'
import { runJob } from './world.ts'

type Booking = Awaited<ReturnType<typeof findBooking>>

/** Nobody is firm who has not paid what comes first, and nothing that is due is below zero. */
export function checkStep(before: Booking, after: Booking): string[] {
  const faults: string[] = []
  const { payable, payable_most, due, claim, owed_back } = calculateMoney(after)
  const view = [after.payable, after.payable_most, after.due, after.claim, after.owed_back]
  if (String(view) !== String([payable, payable_most, due, claim, owed_back])) faults.push('the view differs')
  // what staff sent back for a deposit that the bank took back later is asked of the customer
  if (Math.min(...view, after.paid + after.claim + after.payable_most) < 0)
    faults.push(`below zero: ${view} of ${after.paid}`)
  if (before.progress === 'waiting_for_payment' && isUnderWay(after.progress) && !isFirstPaid(after))
    faults.push('firm without having paid')
  if (
    before.progress !== 'payment_completed' &&
    after.progress === 'payment_completed' &&
    before.progress !== 'cancel_requested' &&
    !isPaidUp(after)
  )
    faults.push('completed without having paid')
  return faults
}

/** Everything that is on its way arrives: no faults any more, and the clock has looked. Answers what never did. */
export async function settleLife(life: Life): Promise<string[]> {
  let failures: string[] = []
  for (let round = 0; round < 10; round++) {
    const isOpen = await enqueueOpenWork(life, round)
    if (round > 0 && !isOpen && life.world.queue.length === 0) return []
    failures = await runAllJobs(life.world)
  }
  return failures
}

/** What the clock would ask about. True where something still waits for an answer. */
async function enqueueOpenWork(life: Life, round: number): Promise<boolean> {
  const { world, id } = life
  for (const { order_id, state } of await listTries(life))
    if (round === 0 || state === 'confirming' || (round === 1 && state === 'deposit_waiting'))
      world.queue.push(['settle-order', { travel_agency: 1, order_id }])
  const { rows } = await world.runInAgency((tx) =>
    sql<{ refund: number | null; receipt: number | null }>`
      select id as refund, null::bigint as receipt from refund where travel_agency = 1 and booking = ${id} and state = 'asked'
      union all select null, id from cash_receipt where travel_agency = 1 and booking = ${id} and state in ('waiting', 'asked')`.execute(
      tx,
    ),
  )
  for (const { refund, receipt } of rows) {
    if (refund !== null) world.queue.push(['refund', { travel_agency: 1, refund }])
    if (receipt !== null) world.queue.push(['cash-receipt', { travel_agency: 1, receipt }])
  }
  return rows.length > 0
}

/** Each once, however often it was asked for. */
async function runAllJobs(world: Life['world']): Promise<string[]> {
  const jobs = new Map(world.queue.splice(0).map((job) => [JSON.stringify(job), job]))
  const failures: string[] = []
  for (const [key, job] of jobs) {
    const failure = await runJob(world, job)
    if (failure) failures.push(`${key}: ${failure}`)
  }
  return failures
}

export async function checkLife(life: Life): Promise<string[]> {
  const booking = await findBooking(life)
  return [
    ...checkStep(booking, booking),
    ...(await checkPrice(life)),
    ...(await checkLedger(life, booking)),
    ...(await checkShares(life)),
    ...(await checkReceipts(life, booking)),
  ]
}

/** What is passed on and what is kept add up to the price, which is the sum of its lines. */
async function checkPrice({ world, id }: Life): Promise<string[]> {
  const faults: string[] = []
  const booking = await world.runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select(['price_lines', 'total', 'price_split', 'adult', 'child', 'baby'])
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .executeTakeFirstOrThrow(),
  )
  const sum = booking.price_lines.reduce((all, { sum }) => all + sum, 0)
  if (sum !== booking.total || booking.total < 0) faults.push(`lines ${sum}, total ${booking.total}`)
  const split = splitPrice(booking)
  if (
    split &&
    (split.pass_through + split.commission !== booking.total ||
      Math.min(split.pass_through, split.commission) < 0)
  )
    faults.push(`split ${JSON.stringify(split)}`)
  return faults
}

type LedgerRow = { kind: string; amount: number; method: string; order_id: string | null }
const sumOf = (rows: LedgerRow[], ...kinds: string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)

async function checkLedger(life: Life, booking: Booking): Promise<string[]> {
  const { world, id, booking_id } = life
  const faults: string[] = []
  const rows: LedgerRow[] = await world.runInAgency((tx) =>
    tx
      .selectFrom('ledger')
      .select(['kind', 'amount', 'method', 'order_id'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .execute(),
  )
  const paid = sumOf(rows, 'payment') - sumOf(rows, 'payment_undone', 'refund')
  if (paid !== booking.paid) faults.push(`paid ${booking.paid}, ledger ${paid}`)
  const theirs = world.gateway.sim.ledger().filter(({ orderId }) => orderId.startsWith(`${booking_id}-`))
  for (const order_id of new Set([
    ...theirs.map(({ orderId }) => orderId),
    ...rows.flatMap((row) => row.order_id ?? []),
  ])) {
    const own = rows.filter((row) => row.order_id === order_id)
    const ours = [sumOf(own, 'payment') - sumOf(own, 'payment_undone'), sumOf(own, 'refund')]
    const line = theirs.find(({ orderId }) => orderId === order_id)
    if (String(ours) !== String([line?.paid ?? 0, line?.returned ?? 0]))
      faults.push(`${order_id}: ours ${ours}, theirs ${line?.paid} ${line?.returned}`)
  }
  const transfers = rows.filter(({ order_id, kind }) => order_id === null && !kind.startsWith('compensation'))
  const came = sumOf(transfers, 'payment') - sumOf(transfers, 'payment_undone')
  const {
    rows: [bank],
  } = await world.runInAgency((tx) =>
    sql<{ confirmed: number; over: number }>`select
      (select coalesce(sum(amount), 0)::bigint from bank_match where travel_agency = 1 and booking = ${id}
        and undone is null and ledger is not null) as confirmed,
      (select count(*)::int from bank_line where travel_agency = 1 and matched > amount) as over`.execute(tx),
  )
  if (came !== bank?.confirmed || bank.over > 0)
    faults.push(`by transfer ${came}, confirmed ${bank?.confirmed}`)
  const sent = sumOf(transfers, 'refund')
  if (sent !== life.sent) faults.push(`sent ${life.sent}, ledger ${sent}`)
  faults.push(...(await checkRefunds(life, booking)))
  return faults
}

/** What the gateway was asked for has gone, or waits for an account. Money that came too late goes back as a whole. */
async function checkRefunds({ world, id }: Life, booking: Booking): Promise<string[]> {
  const pending = await world.runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select(['id', 'amount', 'state', 'code'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .where('state', 'in', ['asked', 'account_needed'])
      .execute(),
  )
  const faults = pending
    .filter(({ state }) => state === 'asked')
    .map(({ id }) => `refund ${id} is still asked`)
  const sum = pending.reduce((all, { amount }) => all + amount, 0)
  if (sum > Math.max(0, booking.paid)) faults.push(`${sum} goes back, ${booking.paid} was paid`)
  if (
    booking.progress === 'cancel_completed' &&
    booking.paid > 0 &&
    booking.owed_back === 0 &&
    booking.cancel_fee === null
  )
    faults.push('never firm, and kept')
  return faults
}

async function checkShares({ world, id }: Life): Promise<string[]> {
  const { rows } = await world.runInAgency((tx) =>
    sql<{
      share: number | null
      paid: number
    }>`select share, sum(case kind when 'payment' then amount else -amount end)::bigint as paid
      from ledger where travel_agency = 1 and booking = ${id} and share is not null
        and kind in ('payment', 'payment_undone', 'refund') group by share`.execute(tx),
  )
  return rows.filter(({ paid }) => paid < 0).map(({ share, paid }) => `share ${share} paid ${paid}`)
}

/** Cash that was taken, less what went back, less the fees that are kept. */
async function checkReceipts({ world, id, booking_id }: Life, booking: Booking): Promise<string[]> {
  const receipts = await world.runInAgency((tx) =>
    tx
      .selectFrom('cash_receipt')
      .select(['id', 'kind', 'cash', 'amount', 'state', 'receipt_key', 'with_deposit', 'code'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .execute(),
  )
  const rows = receipts.filter(({ state }) => state !== 'dropped')
  // a won or two of which the part with VAT rounds to nothing: there is no receipt of 0
  const nothing = receipts.reduce(
    (sum, { kind, state, cash }) => (kind === 'issue' && state === 'dropped' ? sum + cash : sum),
    0,
  )
  const {
    rows: [cash],
  } = await world.runInAgency((tx) =>
    sql<{
      taken: number
    }>`select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::bigint as taken
      from ledger where travel_agency = 1 and booking = ${id} and method in ('bank_transfer', '가상계좌')
        and kind in ('payment', 'payment_undone', 'refund')`.execute(tx),
  )
  const target = Math.max(0, (cash?.taken ?? 0) - calculateFinalFees(booking))
  const sum = rows.reduce((all, { kind, cash }) => (kind === 'issue' ? all + cash : all - cash), 0)
  const isRight = sum <= target && target <= sum + nothing
  const faults = isRight ? [] : [`receipts ${sum}, cash ${target} of ${cash?.taken}`]
  const open = rows.filter(({ state }) => !['issued', 'registered'].includes(state))
  faults.push(...open.map(({ id, state, code }) => `receipt ${id} is ${state} ${code}`))
  const keys = new Set(rows.flatMap(({ receipt_key }) => receipt_key ?? []))
  const theirs = world.gateway.sim
    .receipts()
    .filter(
      ({ orderId, receiptKey, kind }) =>
        kind === 'CONFIRM' && (keys.has(receiptKey) || orderId.startsWith(`${booking_id}-`)),
    )
  const issued = theirs.reduce((all, { balance }) => all + balance, 0)
  const ours = rows.reduce((all, { kind, amount }) => (kind === 'issue' ? all + amount : all - amount), 0)
  if (open.length === 0 && issued !== ours) faults.push(`printed ${ours}, at the gateway ${issued}`)
  return faults
}

/** Of the trip's departures: seats are those of bookings that live, and no more than there are. */
export async function checkSeats({
  world,
  package_code,
}: Pick<Life, 'world' | 'package_code'>): Promise<string[]> {
  const { rows } = await world.runInAgency((tx) =>
    sql<{ departure_id: number; taken: number; lived: number; seats: number }>`
      select d.departure_id, s.taken, d.seats, (select coalesce(sum(b.adult + b.child), 0)::int from booking b
        where b.travel_agency = 1 and b.departure_id = d.departure_id and b.progress <> 'cancel_completed') as lived
      from departure d join departure_seat s on s.travel_agency = 1 and s.departure_id = d.departure_id
      where d.travel_agency = 1 and d.package_code = ${package_code}`.execute(tx),
  )
  return rows
    .filter(({ taken, lived, seats }) => taken !== lived || taken > seats)
    .map(
      ({ departure_id, taken, lived, seats }) =>
        `departure ${departure_id}: ${taken} taken, ${lived} lived in, of ${seats}`,
    )
}

/** How often each thing happened in all lives: a property that was never tried holds nothing. */
export async function countHappenings({ runInAgency }: Life['world']): Promise<Record<string, number>> {
  const { rows } = await runInAgency((tx) =>
    sql<{ what: string; count: number }>`
      select what, count(*)::int as count from (
        select l.kind || ' ' || l.method || case when l.share is null then '' else ' share' end as what
          from ledger l where l.travel_agency = 1
        union all select 'receipt ' || kind || ' ' || state from cash_receipt where travel_agency = 1
        union all select 'refund ' || state from refund where travel_agency = 1
        union all select 'line ' || case when undone is not null then 'undone' when agreed is not null then 'agreed' else 'confirmed' end
          from bank_match where travel_agency = 1
        union all select 'line with a surplus' from bank_match where travel_agency = 1 and surplus > 0 and ledger is not null
        union all select 'booking ' || progress from booking where travel_agency = 1
        union all select 'claim waived' from booking where travel_agency = 1 and claim_waived > 0
        union all select 'with a code' from booking where travel_agency = 1 and discount_id is not null
      ) h group by what order by what`.execute(tx),
  )
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
