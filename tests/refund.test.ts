// §7 Cancelling what was paid: every won out once, whatever gets lost on the way.
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckOrder } from '#domain/payment/recheck-gateway.server.ts'
import { completeCancel, sendBack } from '#domain/payment/transfer.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { renderBooking } from '../bin/desk/show.ts'
import { keys } from './gateway.ts'
import {
  buildJobContext,
  cancelBooking,
  countTaken,
  createAuthenticatedPayment,
  createPaidBooking,
  createTripIn,
  expectSameMoney,
  gateway,
  listLedgerEntries,
  listRequestedRefunds,
  previewCancel,
  readBooking,
  reserve,
  settleRefunds,
  setUpPayments,
  site,
} from './payment-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpPayments)

describe('cancelling what was paid', () => {
  test.each([
    [60, 0],
    [25, 10],
    [15, 15],
    [9, 20],
    [3, 30],
  ])(
    '%i days before departure it costs %i percent, and exactly what was previewed goes back',
    async (days, percent) => {
      const { me, trip, booking_id, total } = await createPaidBooking(days)
      const shown = await previewCancel(me, booking_id)
      expect(shown).toMatchObject({
        paid: total,
        fee_percent: percent,
        fee: (total * percent) / 100,
        refund: total - (total * percent) / 100,
        by_gateway: total - (total * percent) / 100,
        by_transfer: 0,
      })
      expect(shown.later.every(({ fee }: { fee: number }) => fee > shown.fee)).toBe(true)
      expect((await cancelBooking(me, booking_id)).body).toEqual({
        booking_id,
        progress: 'cancel_requested',
        refund: shown.refund,
      })
      expect(await countTaken(trip)).toBe(2)
      await settleRefunds()
      expect(await readBooking(me, booking_id)).toMatchObject({
        progress: 'cancel_completed',
        paid: shown.fee,
      })
      expect(await listLedgerEntries(booking_id)).toEqual([
        ['payment', total],
        ['refund', shown.refund],
      ])
      expect(await countTaken(trip)).toBe(0)
      await expectSameMoney()
    },
  )

  test('sent a hundred times at once there is one refund', async () => {
    const { me, booking_id, total } = await createPaidBooking()
    const answers = await Promise.all(Array.from({ length: 100 }, () => cancelBooking(me, booking_id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await Promise.all([settleRefunds(), settleRefunds(), settleRefunds()])
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
  })

  test.each(['cut-before', 'cut-after', '500-after'] as const)(
    'a refund whose answer is lost (%s) is done once',
    async (fault) => {
      const { me, booking_id, total } = await createPaidBooking()
      await cancelBooking(me, booking_id)
      gateway.sim.next('cancel', fault)
      await settleRefunds().catch(() => {})
      await settleRefunds()
      expect(await listRequestedRefunds()).toEqual([])
      expect(await listLedgerEntries(booking_id)).toEqual([
        ['payment', total],
        ['refund', total],
      ])
      expect((await readBooking(me, booking_id)).progress).toBe('cancel_completed')
      await expectSameMoney()
    },
  )

  test('a place without a name is told by its kind and its price, and is cancelled like any other', async () => {
    const { me, trip, booking_id } = await createPaidBooking(15, {
      party: { adult: 2, child: 1, baby: 0 },
      travellers: [{ kind: 'adult', name: '가' }],
    })
    const { places } = await previewCancel(me, booking_id)
    expect(places).toEqual([
      { traveller: 1, kind: 'adult', name: '가', price: 500_000 },
      { traveller: 2, kind: 'adult', name: '', price: 500_000 },
      { traveller: 3, kind: 'child', name: '', price: 400_000 },
    ])
    expect((await cancelBooking(me, booking_id, '&travellers=[3]')).body).toMatchObject({ refund: 340_000 })
    expect(await previewCancel(me, booking_id)).toMatchObject({
      places: [{ traveller: 1 }, { traveller: 2, kind: 'adult', name: '' }],
    })
    expect(await countTaken(trip)).toBe(2)
    expect((await cancelBooking(me, booking_id, '&travellers=[3]')).body.code).toBe('NOT_CANCELLABLE')
  })

  test('one traveller leaves: their part goes back less the fee, the others travel on; later the rest', async () => {
    const travellers = ['가', '나', '다'].map((name, at) => ({ kind: at < 2 ? 'adult' : 'child', name }))
    const { me, trip, booking_id } = await createPaidBooking(15, {
      party: { adult: 2, child: 1, baby: 0 },
      travellers,
    })
    const shown = await previewCancel(me, booking_id, '&travellers=[2]')
    expect(shown).toMatchObject({ paid: 500_000, fee: 75_000, refund: 425_000 })
    expect((await cancelBooking(me, booking_id, '&travellers=[2]')).body).toEqual({
      booking_id,
      progress: 'payment_completed',
      refund: 425_000,
    })
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      party: { adult: 1, child: 1, baby: 0 },
      total: 900_000,
      paid: 975_000,
      travellers: [{ cancelled: false }, { cancelled: true }, { cancelled: false }],
    })
    expect(await countTaken(trip)).toBe(2)
    expect((await cancelBooking(me, booking_id, '&travellers=[2]')).body.code).toBe('NOT_CANCELLABLE')
    expect(await previewCancel(me, booking_id)).toMatchObject({
      paid: 900_000,
      fee: 135_000,
      refund: 765_000,
    })
    await cancelBooking(me, booking_id)
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'cancel_completed',
      paid: 75_000 + 135_000,
    })
    expect(await countTaken(trip)).toBe(0)
    await expectSameMoney()
  })

  test.each([
    ['each in a single room: one of the rooms goes too', 2, { paid: 600_000, fee: 90_000, refund: 510_000 }],
    ['one in a single room: it stays with who travels', 1, { paid: 500_000, fee: 75_000, refund: 425_000 }],
  ])('one of two adults leaves, %s', async (_, single_rooms, cost) => {
    const travellers = ['가', '나'].map((name) => ({ kind: 'adult', name }))
    const { me, booking_id } = await createPaidBooking(15, { travellers, single_rooms })
    expect(await previewCancel(me, booking_id, '&travellers=[2]')).toMatchObject(cost)
    expect((await cancelBooking(me, booking_id, '&travellers=[2]')).body).toMatchObject({
      refund: cost.refund,
    })
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({
      total: 600_000,
      paid: 600_000 + cost.fee,
      price_lines: [
        { kind: 'adult', count: 1, sum: 500_000 },
        { kind: 'single', count: 1, sum: 100_000 },
      ],
    })
    await expectSameMoney()
  })

  test('the rest is cancelled while the first refund is still on its way: nothing goes back twice', async () => {
    const travellers = ['가', '나'].map((name) => ({ kind: 'adult', name }))
    const { me, booking_id } = await createPaidBooking(15, { travellers })
    await cancelBooking(me, booking_id, '&travellers=[2]')
    expect(await previewCancel(me, booking_id)).toMatchObject({ paid: 500_000, fee: 75_000, refund: 425_000 })
    expect((await cancelBooking(me, booking_id)).body).toEqual({
      booking_id,
      progress: 'cancel_requested',
      refund: 425_000,
    })
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 150_000 })
    await expectSameMoney()
  })

  const two = ['가', '나'].map((name) => ({ kind: 'adult', name }))
  const atDesk = (work: Parameters<typeof runInTransactionWithJobs<void>>[2]) =>
    runInTransactionWithJobs(buildJobContext(), 1, work)
  const shownAtDesk = (booking_id: string) =>
    renderBooking({ ...buildJobContext(), travel_agency: 1, language: 'ko' }, booking_id)
  /** One of two leaves, and the gateway will not give their part back. */
  async function refusedForOne() {
    const window = await createPaidBooking(15, { travellers: two })
    await cancelBooking(window.me, window.booking_id, '&travellers=[2]')
    await expect(atDesk((ctx) => sendBack(ctx, window.booking_id))).rejects.toMatchObject({
      refusal: 'REFUND_UNDER_WAY',
    })
    expect(await shownAtDesk(window.booking_id)).not.toContain('to be sent back')
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await settleRefunds()
    expect(await listLedgerEntries(window.booking_id)).toEqual([['payment', window.total]])
    return window
  }

  test('a part that the gateway refuses to give back is sent by bank transfer, once; the rest goes back as ever', async () => {
    const { me, booking_id, total } = await refusedForOne()
    expect(await shownAtDesk(booking_id)).toContain('425,000 won of it to be sent back')
    const sent = await Promise.allSettled([1, 2, 3].map(() => atDesk((ctx) => sendBack(ctx, booking_id))))
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      paid: total - 425_000,
    })
    await cancelBooking(me, booking_id)
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 150_000 })
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    await expectSameMoney()
  })

  test('a refund the agency made at the gateway itself is not repeated', async () => {
    const { booking_id, orderId, returned } = await refusedForOne()
    const inConsole = async (cancelAmount: number) => {
      await gateway.send(`${returned.paymentKey}/cancel`, { cancelReason: 'in the console', cancelAmount })
      await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: orderId })
    }
    await inConsole(400_000)
    expect(await shownAtDesk(booking_id)).toContain('25,000 won of it to be sent back')
    await inConsole(25_000)
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    expect((await listLedgerEntries(booking_id)).slice(1)).toEqual([
      ['refund', 400_000],
      ['refund', 25_000],
    ])
  })

  test('a refund that the console has overtaken waits for nobody: staff send the rest', async () => {
    const { me, booking_id, total, returned } = await createPaidBooking()
    await gateway.send(`${returned.paymentKey}/cancel`, {
      cancelReason: 'in the console',
      cancelAmount: 400_000,
    })
    await cancelBooking(me, booking_id)
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_requested' })
    await atDesk((ctx) => completeCancel(ctx, booking_id))
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
    expect((await listLedgerEntries(booking_id)).slice(1)).toEqual([
      ['refund', 400_000],
      ['refund', total - 400_000],
    ])
  })

  test('what went back in the console before the cancel is not taken off it, and nothing of it is owed twice', async () => {
    const { me, booking_id, orderId, returned } = await refusedForOne()
    await gateway.send(`${returned.paymentKey}/cancel`, {
      cancelReason: 'in the console',
      cancelAmount: 425_000,
    })
    await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: orderId })
    expect((await cancelBooking(me, booking_id)).body).toEqual({
      booking_id,
      progress: 'cancel_requested',
      refund: 425_000,
    })
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await settleRefunds()
    await atDesk((ctx) => completeCancel(ctx, booking_id))
    expect((await listLedgerEntries(booking_id)).slice(1)).toEqual([
      ['refund', 425_000],
      ['refund', 425_000],
    ])
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 150_000 })
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
  })

  test('a part that is refused after the whole is cancelled is sent by bank transfer, once', async () => {
    const { me, booking_id } = await createPaidBooking(15, { travellers: two })
    await cancelBooking(me, booking_id, '&travellers=[2]')
    await cancelBooking(me, booking_id)
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 575_000 })
    expect(await shownAtDesk(booking_id)).toContain('425,000 won of it to be sent back')
    await atDesk((ctx) => sendBack(ctx, booking_id))
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    expect(await readBooking(me, booking_id)).toMatchObject({ paid: 150_000 })
  })

  test('a refused part that goes back with the whole cancel is owed no more', async () => {
    const { me, booking_id } = await refusedForOne()
    expect((await cancelBooking(me, booking_id)).body).toEqual({
      booking_id,
      progress: 'cancel_requested',
      refund: 850_000,
    })
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    await settleRefunds()
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 150_000 })
  })

  test('money that came too late and that the gateway keeps is sent by bank transfer, once', async () => {
    const { me, booking_id, total, returned } = await createAuthenticatedPayment()
    await cancelBooking(me, booking_id)
    await site.naru.deps.integrations.toss.confirm(keys.secretKey, returned, `late-${booking_id}`)
    await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: returned.orderId })
    gateway.sim.next('cancel', { refuse: 'REFUND_REJECTED' })
    await settleRefunds()
    await atDesk((ctx) => sendBack(ctx, booking_id))
    await expect(atDesk((ctx) => sendBack(ctx, booking_id))).rejects.toMatchObject({
      refusal: 'NOTHING_OWED',
    })
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
  })

  test('cancelling somebody else’s booking is answered as not found', async () => {
    const { booking_id } = await createPaidBooking()
    const other = createVisitor(site)
    await reserve(other, await createTripIn(60))
    for (const answer of [
      await cancelBooking(other, booking_id),
      await other.send('GET', `/api/landing/user/booking/cancelPreview?booking_id=${booking_id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
  })
})
