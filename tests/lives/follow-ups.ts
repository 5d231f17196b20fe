// What would come next in life: an account that is open is paid into, money that is owed is sent, and so on.
import { sql } from 'kysely'
import { isUnderWay } from '#domain/booking/progress.ts'
import * as customer from './customer-acts.ts'
import type { findBooking, Life } from './life.ts'
import * as staff from './staff-acts.ts'

type Booking = Awaited<ReturnType<typeof findBooking>>
export type LifeStep = (life: Life) => Promise<unknown>

const acts: [weight: number, act: LifeStep][] = [
  [6, customer.payByCard],
  [2, customer.payInTwoWindows],
  [1, customer.comeBackLate],
  [4, customer.chooseAccount],
  [4, customer.payIntoAccount],
  [2, customer.loseDeposit],
  [2, customer.chooseTransfer],
  [3, customer.hearNotices],
  [2, customer.divide],
  [4, customer.payShare],
  [1, customer.takeShareBack],
  [3, customer.cancel],
  [2, customer.giveAccount],
  [1, customer.wishReceipt],
  [3, staff.confirmCash],
  [4, staff.confirmLine],
  [2, staff.agree],
  [2, staff.undo],
  [2, staff.cancelByStaff],
  [2, staff.move],
  [2, staff.changePeople],
  [3, staff.sendPayout],
  [1, staff.sendByTransfer],
  [1, staff.waiveClaim],
  [2, staff.endHold],
  [1, staff.expireAccounts],
  [1, staff.travel],
]
const urn = acts.flatMap(([weight, act]) => Array<LifeStep>(weight).fill(act))

/** Now and then what comes next in most lives, else anything. */
export async function pickAct(life: Life, booking: Booking): Promise<LifeStep> {
  const { dice } = life
  if (dice.chance(0.4)) return dice.one(urn)
  const likely = await listFollowUps(life, booking)
  return dice.one(likely.length > 0 ? likely : urn)
}

async function listFollowUps({ world, id }: Life, booking: Booking): Promise<LifeStep[]> {
  const { rows } = await world.runInAgency((tx) =>
    sql<Record<'hasAccount' | 'hasDeposit' | 'isAwaited' | 'needsAccount', boolean>>`select
      exists (select from payment_try where travel_agency = 1 and booking = ${id} and state = 'deposit_waiting') as "hasAccount",
      exists (select from payment_try where travel_agency = 1 and booking = ${id} and state = 'paid' and way <> 'card') as "hasDeposit",
      exists (select from bank_match where travel_agency = 1 and booking = ${id} and ledger is null and undone is null) as "isAwaited",
      exists (select from refund where travel_agency = 1 and booking = ${id} and state = 'account_needed') as "needsAccount"`.execute(
      tx,
    ),
  )
  const [state] = rows
  const { progress, owed_back, claim } = booking
  return [
    ...(state?.hasAccount ? [customer.payIntoAccount, customer.payIntoAccount, customer.payIntoAccount] : []),
    ...(state?.hasDeposit ? [customer.loseDeposit, customer.cancel, customer.giveAccount] : []),
    ...(state?.isAwaited ? [staff.agree, staff.agree, staff.agree] : []),
    ...(state?.needsAccount ? [customer.giveAccount, customer.giveAccount, staff.sendByTransfer] : []),
    ...(owed_back > 0 ? [staff.sendPayout, staff.sendPayout, staff.sendPayout] : []),
    ...(claim > 0 ? [staff.waiveClaim, staff.confirmLine] : []),
    ...(isUnderWay(progress) ? [customer.cancel, staff.cancelByStaff, staff.changePeople, staff.undo] : []),
  ]
}
