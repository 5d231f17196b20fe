// kill -9 while lines are brought in and confirmed: each line is stored once, each booking is paid once.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { account, buildLine } from './bank-setup.ts'
import { dateInDays } from './days.ts'
import { createTerms } from './paid-booking.ts'
import { createSender } from './shared/http-sender.ts'
import { startServer, testSecret } from './shared/run-product.ts'
import { createSite } from './site.ts'
import { createStaffUser, officeHost } from './staff-user.ts'

const count = 12
const price = 500_000

test('the process is killed between lines: nothing twice, nothing half, and the rest goes on', {
  timeout: 120_000,
}, async () => {
  const { site, owner, server, bookings } = await createOffice()
  const lines = bookings.map((_, at) => buildLine(`남궁${at}`, price))
  const body = { account, columns: {}, lines }
  const imported = { path: '/api/office/bank/lines', body, key: randomUUID() }
  expect((await owner.sendOnce('POST', imported.path, imported.body, imported.key)).status).toBe(200)
  const ids = await listLines(site)
  const acts = [
    // an import that overlaps, in the middle of it
    { ...imported, body: { ...body, lines: [...lines, buildLine('남궁새', price)] }, key: randomUUID() },
    ...bookings.map((booking_id, at) => ({
      path: '/api/office/bank/confirm',
      body: { parts: [{ line: ids[at]?.id, booking_id, amount: price }] },
      key: randomUUID(),
    })),
  ]
  const sender = createSender(await server.port, officeHost, acts.length)
  const cookie = `office=${owner.visitor.cookies.get('office')}`
  let answered = 0
  const answers = await Promise.all(
    acts.map(async ({ path, body, key }) => {
      const headers = { cookie, 'idempotency-key': key }
      const answer = await sender.send('POST', owner.withAgency(path), { body, headers })
      if (answer && ++answered === 3) server.child.kill('SIGKILL')
      return answer
    }),
  )
  server.child.kill('SIGKILL')
  await server.ended
  sender.close()
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(0) // or it died too late

  for (const { path, body, key } of acts) {
    const { status, text } = await owner.sendOnce('POST', path, body, key)
    expect([status, text]).toEqual([200, expect.any(String)])
  }
  const after = await listLines(site)
  expect(after.length).toBe(count + 1)
  expect(after.slice(0, count).map(({ matched }) => matched)).toEqual(bookings.map(() => price))
  const paid = await runInTransaction(site.db, 1, (tx) =>
    tx.selectFrom('ledger').select(['kind', 'amount']).where('travel_agency', '=', 1).execute(),
  )
  expect(paid).toEqual(bookings.map(() => ({ kind: 'payment', amount: price })))
})

async function createOffice() {
  const site = await createSite()
  await createTerms(site, [1])
  const owner = await createStaffUser(site)
  // In live mode money moves with a second factor alone.
  await site.db.updateTable('staff').set({ totp_sealed: 'sealed' }).where('id', '=', owner.id).execute()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, days: 3, detail: { travel_alert: 1 } })
  const departure_date = dateInDays(60)
  const prices = { adult_price: price, child_price: price, baby_price: 0 }
  await site.make.departure({ package_code, departure_date, ...prices, seats: 100, minimum: 100 })
  const bookings: string[] = []
  for (let at = 0; at < count; at++) {
    const party = { adult: 1, child: 0, baby: 0 }
    const who = { name: `남궁${at}`, contact: '010-2222-3333', total: price }
    const { body } = await owner.sendOnce('POST', '/api/office/booking', {
      package_code,
      departure_date,
      party,
      ...who,
    })
    bookings.push(body.booking_id)
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-bank-crash-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const server = startServer({
    NARU: 'live',
    DATABASE_URL: site.url,
    SECRET_KEY: testSecret,
    DATA_DIR: folder,
    OFFICE_HOST: officeHost,
    SHED_AFTER_MS: '0',
  })
  return { site, owner, server, bookings }
}

const listLines = (site: Awaited<ReturnType<typeof createSite>>) =>
  runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('bank_line')
      .select(['id', 'matched'])
      .where('travel_agency', '=', 1)
      .orderBy('id')
      .execute(),
  )
