// What staff and the clock do in a random life: transfers, cancels, moves, refunds, and holds that end.
import { completeTravels, releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { dateInDays } from '../days.ts'
import type { StaffUser } from '../staff-user.ts'
import { findBooking, type Life, listTries, note } from './life.ts'

let lastLine = 0

/** Some part of what may be paid, all of it, what is asked, or too much. */
async function pickSum(life: Life): Promise<{ amount: number; most: number }> {
  const { payable, payable_most, claim } = await findBooking(life)
  const most = payable_most + claim
  const sums = [payable, most, most, 1 + life.dice.below(most + 1), most + 1 + life.dice.below(200_000)]
  return { amount: Math.max(1, life.dice.one(sums)), most }
}

export async function confirmCash(life: Life): Promise<void> {
  const { world, booking_id, dice } = life
  const { amount } = await pickSum(life)
  const send = () =>
    world.money.sendOnce('POST', '/api/office/booking/deposit', { booking_id, amount, reason: '현금' })
  for (const answer of await Promise.all(dice.chance(0.2) ? [send(), send()] : [send()]))
    note(life, `cash ${amount}`, answer)
}

/** Somebody's share, also one that is paid or was taken back; mostly that of nobody. */
async function pickShare({ world, id, dice }: Life): Promise<number | undefined> {
  const shares = await world.runInAgency((tx) =>
    tx
      .selectFrom('booking_share')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .orderBy('id')
      .execute(),
  )
  return shares.length > 0 && dice.chance(0.6) ? dice.one(shares).id : undefined
}

export async function confirmLine(life: Life): Promise<void> {
  const { world, booking_id, dice } = life
  const { amount, most } = await pickSum(life)
  const line = {
    booked_on: dateInDays(0),
    booked_time: '09:12:33',
    amount,
    payer: `김미나${++lastLine}`,
    memo: '',
  }
  const body = { account: '국민 123', columns: {}, lines: [{ ...line, balance: 1_000_000 + lastLine }] }
  const pasted = await world.money.sendOnce('POST', '/api/office/bank/lines', body)
  note(life, `line ${amount}`, pasted)
  if (dice.chance(0.1))
    note(life, 'the same line', await world.money.sendOnce('POST', '/api/office/bank/lines', body))
  const { id } = await world.runInAgency((tx) =>
    tx
      .selectFrom('bank_line')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, payer: line.payer }))
      .executeTakeFirstOrThrow(),
  )
  const surplus = amount > most && dice.chance(0.7) ? amount - most : undefined
  const parts =
    surplus === undefined && dice.chance(0.3) && amount > 1
      ? [1 + dice.below(amount - 1)].flatMap((first) => [first, amount - first])
      : [amount]
  const share = surplus === undefined ? await pickShare(life) : undefined
  const confirm = () =>
    world.money.sendOnce('POST', '/api/office/bank/confirm', {
      parts: parts.map((part) => ({ line: id, booking_id, amount: part, share, surplus })),
    })
  for (const answer of await Promise.all(dice.chance(0.2) ? [confirm(), confirm()] : [confirm()]))
    note(life, `confirm ${parts} surplus ${surplus}`, answer)
}

const listMatches = ({ world, id }: Life) =>
  world.runInAgency((tx) =>
    tx
      .selectFrom('bank_match')
      .select(['id', 'confirmation', 'ledger'])
      .where((eb) => eb.and({ travel_agency: 1, booking: id }))
      .where('undone', 'is', null)
      .orderBy('id')
      .execute(),
  )

/** The second person, or one who would be both. */
export async function agree(life: Life): Promise<void> {
  const waiting = (await listMatches(life)).filter(({ ledger }) => ledger === null)
  const { world, dice } = life
  for (const { confirmation } of waiting.slice(0, 1)) {
    const who = dice.chance(0.2) ? world.money : world.second
    note(life, 'agree', await who.sendOnce('POST', '/api/office/bank/agree', { confirmation }))
  }
}

export async function undo(life: Life): Promise<void> {
  const matches = await listMatches(life)
  if (matches.length === 0) return
  const { id } = life.dice.one(matches)
  const send = () => life.world.money.sendOnce('POST', '/api/office/bank/undo', { id, reason: '잘못' })
  for (const answer of await Promise.all(life.dice.chance(0.2) ? [send(), send()] : [send()]))
    note(life, 'undo', answer)
}

export async function cancelByStaff(life: Life): Promise<void> {
  const { world, booking_id, dice } = life
  const reason = dice.one(['customer', 'minimum', 'fault', 'free'])
  const query = new URLSearchParams({ booking_id, reason })
  const preview = await world.sales.send('GET', `/api/office/booking/cancel?${query}`)
  if (preview.status !== 200) return
  const { revision, refund, compensation } = preview.body
  const body = { booking_id, reason, note: '취소', revision, refund, compensation: compensation.amount }
  note(life, `staff cancel ${reason}`, await world.sales.sendOnce('POST', '/api/office/booking/cancel', body))
}

const preview = (who: StaffUser, what: string, query: Record<string, string>) =>
  who.send('GET', `/api/office/booking/${what}?${new URLSearchParams(query)}`)

export async function move(life: Life): Promise<void> {
  const { world, booking_id, dice, days } = life
  const departure_date = dateInDays(dice.one(days))
  const { status, body } = await preview(world.sales, 'move', { booking_id, departure_date })
  if (status !== 200) return
  const change = { booking_id, revision: body.revision, departure_date, total: body.total }
  note(life, `move ${body.total}`, await world.sales.sendOnce('POST', '/api/office/booking/move', change))
}

export async function changePeople(life: Life): Promise<void> {
  const { world, booking_id, dice } = life
  const party = { adult: 1 + dice.below(3), child: dice.below(2), baby: 0 }
  const asked = { booking_id, single_rooms: '0', adult: `${party.adult}`, child: `${party.child}`, baby: '0' }
  const { status, body } = await preview(world.sales, 'people', asked)
  if (status !== 200) return
  const change = {
    booking_id,
    revision: body.revision,
    party,
    single_rooms: 0,
    travellers: [],
    total: body.total,
  }
  note(life, `people ${body.total}`, await world.sales.sendOnce('POST', '/api/office/booking/people', change))
}

/** What is on the screen is sent, by two colleagues at once now and then. */
export async function sendPayout(life: Life): Promise<void> {
  const { world, booking_id, dice } = life
  const shown = await world.money.send('GET', `/api/office/payout?booking_id=${booking_id}`)
  const { refund, compensation } = shown.body
  if (shown.status !== 200 || refund + compensation === 0) return
  const send = (who: StaffUser) =>
    who.sendOnce('POST', '/api/office/payout', { booking_id, refund, compensation })
  const staff = dice.chance(0.3) ? [world.money, world.second] : [world.money]
  const answers = await Promise.all(staff.map(send))
  life.sent += refund * answers.filter(({ status }) => status === 200).length // also where another one crashed
  for (const answer of answers) note(life, `send ${refund}+${compensation}`, answer)
}

export async function sendByTransfer(life: Life): Promise<void> {
  const { world, id } = life
  const waiting = await world.runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking: id, state: 'account_needed' as const }))
      .executeTakeFirst(),
  )
  if (waiting)
    note(life, 'by transfer', await world.money.sendOnce('POST', '/api/office/refund/by-transfer', waiting))
}

export async function waiveClaim(life: Life): Promise<void> {
  const { claim } = await findBooking(life)
  if (claim === 0) return
  const body = { booking_id: life.booking_id, amount: claim, reason: '오랜 손님' }
  note(life, 'waive', await life.world.money.sendOnce('POST', '/api/office/booking/waive-claim', body))
}

export async function endHold(life: Life): Promise<void> {
  const { world, id, trace } = life
  await world.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ held_until: '2026-01-01T00:00:00Z' })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .where('held_until', 'is not', null)
      .execute(),
  )
  trace.push('the hold is over')
  await releaseAllExpiredHolds(world.jobContext)
}

/** Long enough ago that the gateway takes nothing any more, as far as we know. */
export async function expireAccounts(life: Life): Promise<void> {
  const { world, id, trace } = life
  await world.runInAgency((tx) =>
    tx
      .updateTable('payment_try')
      .set({ account_until: '2026-01-01T00:00:00Z' })
      .where((eb) => eb.and({ travel_agency: 1, booking: id, way: 'virtual_account' as const }))
      .execute(),
  )
  trace.push('accounts are over')
  for (const { order_id } of await listTries(life))
    world.queue.push(['settle-order', { travel_agency: 1, order_id }])
}

/** The trip was made meanwhile. */
export async function travel(life: Life): Promise<void> {
  const { world, id, trace } = life
  await world.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ return_date: dateInDays(-1) })
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  trace.push('they are back')
  await completeTravels(world.jobContext)
}
