// Mails of money in parts, each composed: the sums, the days in words, the link it has, and both languages.
import { beforeAll, describe, expect, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { mail as en } from '#i18n/en/mail.ts'
import { mail as ko } from '#i18n/ko/mail.ts'
import { addDays } from '#lib/days.ts'
import type { Occasion } from '#occasions.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { composeMail } from './compose-mail.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createTripIn, gateway, reserve, runInAgency, site, today } from './payment-setup.ts'
import { choose, createDeposit, payIn, settle, setUpVirtualAccounts } from './virtual-account-setup.ts'
import { createVisitor } from './visitor.ts'

const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
beforeAll(async () => {
  await setUpVirtualAccounts()
  await setPlan({ kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 })
})

const facts = ko.booking
const balanceDay = addDays(today, 30)

/** Counted by hand, not with the functions that say it. */
const inWords = (day: string) =>
  `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월\u00a0${Number(day.slice(8))}일(${'일월화수목금토'[new Date(day).getUTCDay()]})`
const inEnglish = (day: string) => {
  const say = (part: object) => new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...part })
  return `${say({ weekday: 'short' })} ${Number(day.slice(8))}\u00a0${say({ month: 'long' })} ${day.slice(0, 4)}`
}
/** The time of a moment on a clock in Seoul, with its day. */
const momentInWords = (moment: string) => {
  const there = new Date(Date.parse(moment) + 9 * 3_600_000).toISOString()
  return `${inWords(there.slice(0, 10)).slice('2000년 '.length)} ${there.slice(11, 16)}`
}

const findRow = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select(['id', 'held_until'])
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )

/** The facts of a mail by their labels, and the address of its button. */
async function compose(occasion: Occasion, ref: number, more: object = {}) {
  const mail = await composeMail(occasion, {
    db: site.db,
    keyFor: site.naru.keyFor,
    travel_agency: 1,
    ref,
    ...more,
    origin: 'https://site.example',
    office: 'https://office.example',
  })
  const { text = '', subject = '', to } = mail ?? expect.fail(`no mail of ${occasion}`)
  const lines = text.split('\n').filter((line) => line.includes(': '))
  const facts = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  return { to, text, subject, facts, link: /https:\/\/site\.example\S+/.exec(text)?.[0] ?? '' }
}
const openLink = async (link: string) =>
  (await createVisitor(site).send('POST', '/api/landing/user/booking/link', { code: link.split('#')[1] }))
    .body

/** Two adults, a million won: the deposit is a hundred thousand. */
async function reserveTrip() {
  const { booking_id } = await reserve(createVisitor(site), await createTripIn(60))
  return { booking_id, ...(await findRow(booking_id)) }
}
const payByTransfer = (booking_id: string) =>
  runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, (ctx) =>
    confirmDeposit(ctx, booking_id),
  )

describe('a deposit now and the balance later', () => {
  test('who reserves is told what is paid first and until when, and what later and by which day', async () => {
    const { id, held_until } = await reserveTrip()
    const mail = await compose('booking-reserved', id)
    expect(mail.facts).toMatchObject({
      [facts.total]: '1,000,000원',
      [facts.deposit]: '100,000원',
      [facts.payUntil]: momentInWords(held_until ?? ''),
      [facts.balance]: '900,000원',
      [facts.balanceBy]: inWords(balanceDay),
    })
    expect((await compose('pay-link', id)).facts).toMatchObject({
      [facts.deposit]: '100,000원',
      [facts.balance]: '900,000원',
    })
  })

  test('who paid the deposit is told what is left and by which day, in the language they booked in', async () => {
    const { id, booking_id } = await reserveTrip()
    await payByTransfer(booking_id)
    const mail = await compose('booking-deposit-paid', id)
    expect(mail.subject).toBe(ko.booking.steps.depositPaid.subject('Agency 1'))
    expect(mail.text).toContain(ko.booking.steps.depositPaid.lead)
    expect(mail.facts).toMatchObject({ [facts.balance]: '900,000원', [facts.balanceBy]: inWords(balanceDay) })
    expect(mail.facts).not.toHaveProperty([facts.deposit])
    expect(mail.link).toBe(`https://site.example/travel/booking/${booking_id}`)
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ language: 'en' })
        .where('travel_agency', '=', 1)
        .where('id', '=', id)
        .execute(),
    )
    const english = await compose('booking-deposit-paid', id)
    expect(english.text).toContain(en.booking.steps.depositPaid.lead)
    expect(english.facts).toMatchObject({
      [en.booking.balance]: 'KRW 900,000',
      [en.booking.balanceBy]: inEnglish(balanceDay),
    })
  })

  test('the reminder of the balance has its sum and its day, and its link pays that', async () => {
    const { id, booking_id } = await reserveTrip()
    await payByTransfer(booking_id)
    const mail = await compose('balance-due', id)
    expect(mail.facts).toMatchObject({ [facts.balance]: '900,000원', [facts.balanceBy]: inWords(balanceDay) })
    expect((await openLink(mail.link)).pay).toMatchObject({ amount: 900_000, total: 1_000_000 })
  })

  test('who chose a virtual account is mailed it with the deposit’s sum and its end', async () => {
    const { booking_id, opened } = await createDeposit()
    const { virtual_account } = opened
    const { id } = await findRow(booking_id)
    const { facts: told } = await compose('pay-account', id)
    const { bank, account_number, account_holder } = virtual_account.account
    expect(told).toMatchObject({
      [facts.due]: '100,000원',
      [facts.account]: `${bank} ${account_number} (${account_holder})`,
      [facts.payUntil]: momentInWords(virtual_account.until),
    })
    expect(told).not.toHaveProperty([facts.payer])
  })

  test('who chose a transfer is mailed the agency’s account, the name to send under and the end of the hold', async () => {
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, await createTripIn(60))
    expect((await choose(me, booking_id, { way: 'bank_transfer' })).status).toBe(200)
    const { id, held_until } = await findRow(booking_id)
    expect((await compose('pay-account', id)).facts).toMatchObject({
      [facts.due]: '100,000원',
      [facts.account]: '국민은행 123-45 (나루)',
      [facts.payer]: expect.stringMatching(/^김미나\d{4}$/),
      [facts.payUntil]: momentInWords(held_until ?? ''),
    })
  })

  test('a deposit that the bank took back: the customer has sum and account again, the agency the sum', async () => {
    const deposit = await createDeposit()
    await payIn(deposit)
    gateway.sim.failDeposit(deposit.paymentKey)
    await settle(deposit.order_id)
    const { id } = await findRow(deposit.booking_id)
    const { account } = deposit.opened.virtual_account
    const mail = await compose('payment-undone', id)
    expect(mail.text).toContain(ko.booking.steps.paymentUndone.lead)
    expect(mail.facts).toMatchObject({
      [facts.due]: '100,000원',
      [facts.account]: `${account.bank} ${account.account_number} (${account.account_holder})`,
    })
    const toAgency = await compose('agency-payment-undone', id, { amount: 100_000 })
    expect(toAgency.to).toBe('hello@agency1.example')
    expect(toAgency.text).toContain(ko.agency.paymentUndone.lead)
    expect(toAgency.facts).toMatchObject({ [facts.due]: '100,000원', [facts.total]: '1,000,000원' })
    expect(toAgency.text).not.toContain('김미나')
  })
})

test('a share: its own sum and a link to it; by transfer the account for it, and nothing once it is paid', async () => {
  const me = createVisitor(site)
  await setPlan({ kind: 'whole' })
  const { booking_id } = await reserve(me, await createTripIn(60)).finally(() =>
    setPlan({ kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 }),
  )
  const { body } = await me.sendOnce('POST', '/api/landing/user/booking/shares', {
    booking_id,
    shares: [{ name: '박친구', amount: 300_000, email: 'friend@example.com' }],
  })
  const { share_id } = body.list[0]
  const asked = await compose('share-asked', share_id)
  expect(asked.to).toBe('friend@example.com')
  expect(asked.facts).toMatchObject({ [ko.shareAsked.amount]: '300,000원' })
  expect(asked.facts).not.toHaveProperty([facts.total])
  expect((await openLink(asked.link)).pay).toMatchObject({ amount: 300_000, share: { name: '박친구' } })
  const account = await compose('share-account', share_id)
  expect(account.facts).toMatchObject({
    [ko.shareAsked.amount]: '300,000원',
    [facts.account]: '국민은행 123-45 (나루)',
    [facts.payer]: expect.stringMatching(/^박친구\d{4}$/),
  })
})
