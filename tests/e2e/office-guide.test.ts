// A guide's phone: opens the page with a PIN, works without a network, sends once, and holds nothing it should not.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { saveConsents } from '#domain/consent/consents.server.ts'
import { savePassportNumber } from '#domain/vault/passports.server.ts'
import { guide as words } from '#i18n/office/ko/guide.ts'
import { addDays } from '#lib/days.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { getBrowser } from './browser-pages.ts'
import { journeySecret } from './demo-server.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking, runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 5
const canary = 'M99900077'
const traveller = '한카나리'

/** Two who have paid, the first with a passport and an allergy. */
async function createDepartureWithPassport() {
  const departure = await createDeparture(key)
  const { id: booking } = await insertBooking(key, departure, {
    name: '한예약',
    contact: '010-8765-4321',
    email: '',
    adult: 2,
    progress: 'payment_completed',
  })
  const keyFor = createKeyFor({ SECRET_KEY: journeySecret, DATA_DIR: '' })
  await runInAgency(key, async (db) => {
    const ctx = { db, travel_agency: key, keyFor }
    const one = { travel_agency: key, booking, kind: 'adult' as const }
    await db
      .insertInto('traveller')
      .values([
        { ...one, seq: 1, name: traveller },
        { ...one, seq: 2, name: '두번째' },
      ])
      .execute()
    await db
      .insertInto('traveller_note')
      .values({ travel_agency: key, booking, traveller: 1, diet: '땅콩 알레르기' })
      .execute()
    await saveConsents(ctx, { booking, traveller: 1 }, [{ type: 'passport', version: '1', text_hash: 'x' }])
    await savePassportNumber(
      ctx,
      { booking, consult: null, traveller: 1 },
      {
        name: '',
        passport_number: canary,
        passport_expiry: addDays(departure.departure_date, 900),
        return_date: departure.departure_date,
      },
    )
  })
  return departure.departure_id
}

async function createLink(page: Page): Promise<{ address: string; pin: string }> {
  await page.getByRole('button', { name: words.office.add, exact: true }).click()
  await page.getByLabel(words.office.name, { exact: true }).fill('정인솔')
  await page.getByRole('button', { name: words.office.create, exact: true }).click()
  const address = await page.getByLabel(words.office.address, { exact: true }).inputValue()
  const pin = await page.getByLabel(words.office.pin, { exact: true }).inputValue()
  await page.getByRole('button', { name: words.office.close, exact: true }).first().click()
  return { address, pin }
}

async function createPhone() {
  const context = await (await getBrowser()).newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
  })
  onTestFinished(() => context.close())
  return { context, page: await context.newPage() }
}

async function openWithPin(page: Page, { address, pin }: { address: string; pin: string }): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByLabel(words.gate.pin).fill(pin)
  await page.getByRole('button', { name: words.gate.submit, exact: true }).click()
  await page.getByText(traveller).first().waitFor()
}

/** Until the document and its scripts lie on the phone. */
const waitUntilStored = (page: Page) =>
  eventually(() =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration('/guide/')) ?? {}
      const cache = await caches.open('guide')
      return active?.state === 'activated' && (await cache.keys()).length > 5
    }),
  ).toBe(true)

/** Everything the browser has stored for the office, as text. */
async function readStores(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    const toText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.entries(value)
        .map(([name, each]) => `${name} ${toText(each)}`)
        .join('\n')
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames)
        await new Promise<void>((resolve) => {
          const request = database.transaction(store).objectStore(store).openCursor()
          request.onsuccess = () => {
            const cursor = request.result
            if (!cursor) return resolve()
            texts.push(`${store} ${String(cursor.key)} ${toText(cursor.value)}`)
            cursor.continue()
          }
        })
      database.close()
    }
    return texts.join('\n')
  })
  return `${stored}\n${JSON.stringify(await context.cookies())}`
}

const readEntries = (departure_id: number) =>
  runInAgency(key, async (db) => {
    const ofDeparture = { travel_agency: key, departure_id }
    const [ticks, notes, slips] = await Promise.all([
      db
        .selectFrom('guide_tick')
        .select('present')
        .where((eb) => eb.and(ofDeparture))
        .execute(),
      db
        .selectFrom('guide_note')
        .select(['contents', 'pictures'])
        .where((eb) => eb.and(ofDeparture))
        .execute(),
      db
        .selectFrom('guide_slip')
        .select(['what', 'amount_cents'])
        .where((eb) => eb.and(ofDeparture))
        .execute(),
    ])
    return {
      ticks: ticks.map(({ present }) => present),
      notes: notes.map(({ contents, pictures }) => [contents, pictures.length]),
      slips: slips.map(({ what, amount_cents }) => [what, amount_cents]),
    }
  })

const openPart = (page: Page, part: 'people' | 'notes' | 'slips') =>
  page.getByRole('button', { name: words.parts[part], exact: true }).click()

async function writeNote(page: Page, contents: string): Promise<void> {
  await openPart(page, 'notes')
  await page.getByLabel(words.note.contents, { exact: true }).fill(contents)
  await page.locator('input[type=file]').setInputFiles({
    name: '사진.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('button', { name: words.note.save, exact: true }).click()
}

async function writeSlip(page: Page, what: string): Promise<void> {
  await openPart(page, 'slips')
  await page.getByLabel(words.slip.what, { exact: true }).fill(what)
  await page.getByLabel(words.slip.amount, { exact: true }).fill('12.50')
  await page.getByRole('button', { name: words.slip.save, exact: true }).click()
}

test('the page opens without a network, sends what was written once, and no store holds a passport or a name', async () => {
  const departure_id = await createDepartureWithPassport()
  const office = await openOfficeAs(key, `/${key}/filling/${departure_id}/guide`)
  const { context, page } = await createPhone()
  await openWithPin(page, await createLink(office.page))
  await expectAccessible({ page })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await waitUntilStored(page)

  await context.setOffline(true)
  await page.reload()
  await page.getByText(traveller).first().waitFor()
  await page.getByLabel(words.tick(traveller)).check()
  await writeNote(page, '버스가 늦음')
  await writeSlip(page, '낙타 타기')
  await page.getByText(words.unsent(3)).waitFor()
  await page.reload() // what waits is on the phone, not in the page
  await page.getByText(words.unsent(3)).waitFor()
  expect(await readEntries(departure_id)).toEqual({ ticks: [], notes: [], slips: [] })
  const stored = await readStores(page, context)
  expect(stored.length).toBeGreaterThan(100_000)
  for (const secret of [canary, traveller, '땅콩', '8765-4321', '버스가 늦음', '낙타 타기'])
    expect([secret, stored.includes(secret)]).toEqual([secret, false])

  await context.setOffline(false)
  await page.getByText(words.sentAll).waitFor()
  await page.reload()
  await page.getByText(words.sentAll).waitFor()
  expect(await readEntries(departure_id)).toEqual({
    ticks: [true],
    notes: [['버스가 늦음', 1]],
    slips: [['낙타 타기', 1_250]],
  })
  expect(await readStores(page, context)).not.toContain(canary)
})

test('a slip that was not sent before its link was ended goes with the next link of the same phone', async () => {
  const departure_id = await createDepartureWithPassport()
  const office = await openOfficeAs(key, `/${key}/filling/${departure_id}/guide`)
  const { context, page } = await createPhone()
  await openWithPin(page, await createLink(office.page))
  await waitUntilStored(page)
  await context.setOffline(true)
  await writeSlip(page, '택시')
  await page.getByText(words.unsent(1)).waitFor()

  await office.page.getByRole('button', { name: words.office.endLabel('정인솔') }).click()
  await office.page.getByRole('dialog').getByRole('button', { name: words.office.end }).click()
  await office.page.getByText(words.office.ended).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: words.over.title }).waitFor()
  await page.getByText(words.over.held(1)).waitFor()
  expect(await page.getByText(traveller).count()).toBe(0)

  await openWithPin(page, await createLink(office.page))
  await page.getByText(words.sentAll).waitFor()
  expect((await readEntries(departure_id)).slips).toEqual([['택시', 1_250]])
})

test('after twelve hours the phone asks for the PIN again, also without a network, and has no page any more', async () => {
  const departure_id = await createDepartureWithPassport()
  const office = await openOfficeAs(key, `/${key}/filling/${departure_id}/guide`)
  const { context, page } = await createPhone()
  await openWithPin(page, await createLink(office.page))
  await waitUntilStored(page)
  await context.setOffline(true)
  await writeSlip(page, '택시')
  await page.getByText(words.unsent(1)).waitFor()
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 13 * 3_600_000
  })
  await page.reload()
  await page.getByLabel(words.gate.pin).waitFor()
  const stored = await readStores(page, context)
  expect(stored).toMatch(/^entries /m)
  expect(stored).not.toMatch(/^(pages|keys|files) /m)
})
