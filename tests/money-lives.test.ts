// Random lives of bookings, on the real database through the real calls: whatever happens, and in whatever order,
// every won is accounted for. `npm run lives` lives 10,000; SEED=… and LIFE=… bring one back.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { savePayWays } from '#domain/agency/rules/pay-ways.server.ts'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { dateInDays } from './days.ts'
import { checkLife, checkSeats, checkStep, countHappenings, settleLife } from './lives/checks.ts'
import { type LifeStep, pickAct } from './lives/follow-ups.ts'
import { Fault, findBooking, type Life, note, runSomeJobs } from './lives/life.ts'
import { createWorld, type World } from './lives/world.ts'
import { createDice } from './random-trips.ts'
import { pickCount, seed } from './sampling.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createMember, createVisitor } from './visitor.ts'

const lifeCount = pickCount(10_000, 200)
const only = process.env.LIFE === undefined ? undefined : Number(process.env.LIFE)
const livesOfAnEra = 40
const mostShown = 5
/** In any five hundred lives; otherwise nothing was proved about it. */
const mustHappen = [
  'payment 카드',
  'payment 가상계좌',
  'payment bank_transfer',
  'payment 카드 share',
  'payment_undone 가상계좌',
  'payment_undone bank_transfer',
  'refund 카드',
  'refund 가상계좌',
  'refund bank_transfer',
  'compensation compensation',
  'receipt issue issued',
  'receipt cancel issued',
  'refund done',
  'refund refused',
  'refund account_needed',
  'line confirmed',
  'line agreed',
  'line undone',
  'line with a surplus',
  'with a code',
  'booking deposit_paid',
  'booking payment_completed',
  'booking cancel_requested',
  'booking travel_completed',
]

type Booking = Awaited<ReturnType<typeof findBooking>>
const departureDays = [60, 25, 5]

/** The agency changes its mind about everything now and then; a booking keeps what it was made with. */
async function beginEra(world: World, era: number) {
  const dice = createDice(seed + era * 7_919)
  const { site } = world
  const deposit = dice.chance(0.5) ? { percent: 10 + dice.below(30) } : { won: 50_000 + dice.below(100_000) }
  const plan: PaymentPlan = dice.chance(0.3)
    ? { kind: 'whole' }
    : { kind: dice.one(['deposit', 'deposit', 'confirmed']), deposit, balance_days: 10 + dice.below(20) }
  const split = dice.chance(0.5)
    ? { rate: { percent: dice.below(40) }, shown: true }
    : { rate: { won: 70_000 }, shown: false }
  const receipts = {
    through: 'toss',
    base: dice.one(['gross', 'gross', 'fee']),
    percent: 13,
    moment: 'payment',
  }
  await sql`update agency set payment_plan = ${JSON.stringify(plan)}::jsonb, price_split = ${JSON.stringify(split)}::jsonb,
    second_person_from = ${dice.one([null, 300_000])}, receipts = ${JSON.stringify(receipts)}::jsonb,
    receipts_from = now() - interval '1 day' where travel_agency = 1`.execute(site.db)
  await world.runInAgency((db) =>
    savePayWays({ db, travel_agency: 1 }, { ways: ['card', 'virtual_account', 'bank_transfer'] }),
  )
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  for (const days of departureDays)
    await site.make.departure({
      package_code,
      departure_date: dateInDays(days),
      seats: 70,
      minimum: 4 + dice.below(20),
      adult_price: 300_000 + 11_111 * dice.below(30),
      child_price: 200_000,
      baby_price: 0,
    })
  const words = { name: { ko: '할인', en: 'Discount' }, first_day: null, last_day: null, package_code }
  const add = (discount: object) =>
    world.sales.sendOnce('POST', '/api/office/discounts', { discount: { ...words, ...discount } })
  if (dice.chance(0.5)) await add({ kind: 'early_bird', rate: { percent: 7 }, days_before: 20 })
  if (dice.chance(0.5)) await add({ kind: 'group', rate: { won: 33_333 }, people_from: 3 })
  await add({ kind: 'code', rate: { percent: 3 }, code: `ERA${era}`, uses_most: 10 })
  return { package_code, code: `ERA${era}` }
}
type Era = Awaited<ReturnType<typeof beginEra>>

async function begin(world: World, era: Era, no: number): Promise<Life | undefined> {
  const dice = createDice(seed * 31 + no)
  const email = `life${no}@example.com`
  const isMember = dice.chance(0.5)
  const me = isMember
    ? await createMember(world.site, { email, email_verified: true })
    : createVisitor(world.site)
  const departure_date = dateInDays(dice.one(departureDays))
  const party = { adult: 1 + dice.below(3), child: dice.below(2), baby: dice.below(2) }
  const code = dice.chance(0.3) ? { discount_code: era.code } : {}
  const form = buildReservation({ package_code: era.package_code, departure_date }, { party, email, ...code })
  const answer = await me.sendOnce('POST', `/api/landing/package${isMember ? '' : '/nonMember'}`, form)
  const { package_code } = era
  const { booking_id } = answer.body
  const life: Life = {
    world,
    dice,
    me,
    booking_id,
    package_code,
    id: 0,
    days: departureDays,
    trace: [],
    windows: [],
    sent: 0,
  }
  note(life, `reserve ${JSON.stringify({ isMember, departure_date, party })}`, answer)
  if (answer.status !== 200) return undefined
  const { id } = await world.runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .executeTakeFirstOrThrow(),
  )
  return { ...life, id }
}

/** One thing happens, or the process dies while it does. */
async function step(life: Life, act: LifeStep, before: Booking): Promise<Booking> {
  const { crashes } = life.world
  const isCrashing = life.dice.chance(0.12)
  life.trace.push(`— ${act.name}`)
  if (isCrashing) crashes.next(life.dice.one(['write', 'gateway']))
  try {
    await act(life)
    if (life.dice.chance(0.4)) await runSomeJobs(life)
  } catch (error) {
    if (crashes.clear() || !isCrashing) throw error
    life.trace.push('the process died')
  }
  crashes.clear()
  const after = await findBooking(life)
  const faults = checkStep(before, after)
  if (faults.length > 0) throw new Fault(faults.join())
  return after
}

async function live(life: Life): Promise<string[]> {
  const faults: string[] = []
  const steps = 3 + life.dice.below(6)
  try {
    let booking = await findBooking(life)
    for (let at = 0; at < steps; at++) booking = await step(life, await pickAct(life, booking), booking)
    faults.push(...(await settleLife(life)), ...(await checkLife(life)))
  } catch (error) {
    faults.push(error instanceof Fault ? error.message : String(error instanceof Error ? error.stack : error))
  }
  return faults
}

test(`after each of ${lifeCount} random lives every won is accounted for, and every seat`, {
  timeout: lifeCount * 2_000,
}, async () => {
  const world = await createWorld()
  let era: Era | undefined
  const failed: string[] = []
  for (let no = 0; no < lifeCount; no++) {
    if (only !== undefined && no !== only) continue
    if (!era || no % livesOfAnEra === 0) era = await beginEra(world, Math.floor(no / livesOfAnEra))
    const life = await begin(world, era, no)
    const faults = life ? await live(life) : []
    // a seat that was not given back stays so: all bookings are counted when an era is over, or one went wrong
    const isEraOver = (no + 1) % livesOfAnEra === 0 || no + 1 === lifeCount || no === only
    if (isEraOver || faults.length > 0)
      faults.push(...(await checkSeats({ world, package_code: era.package_code })))
    if (faults.length > 0)
      failed.push([...faults, `SEED=${seed} LIFE=${no}`, ...(life?.trace ?? [])].join('\n'))
    if (failed.length === mostShown) break
  }
  expect(failed.join('\n\n')).toBe('')
  if (only !== undefined) return
  const happened = await countHappenings(world)
  expect(mustHappen.filter((what) => !happened[what])).toEqual([])
})
