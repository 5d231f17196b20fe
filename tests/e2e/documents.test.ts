// §2, §6 A traveller with a link: consents, the passport with a part of it covered, the contract; and what
// the person who booked sees of it.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { readDataKey } from '#domain/vault/data-key.server.ts'
import { issueLink, type LinkPurpose } from '#domain/vault/links.server.ts'
import { buildEncryptionContext } from '#domain/vault/traveller-ref.server.ts'
import { documents as en } from '#i18n/en/documents.ts'
import { auth } from '#i18n/ko/auth.ts'
import { documents as ko } from '#i18n/ko/documents.ts'
import { errors } from '#i18n/ko/errors.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { decryptSecret } from '#platform/secret-box.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { decrypt } from '#platform/upload/encrypt.server.ts'
import { journeySecret } from './demo-server.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openByCode, runInAgency } from './reserve-steps.ts'
import { expectFocusOn, openStorefront, type StorefrontPage } from './storefront-page.ts'

const runInAgencyOne = <T>(work: Parameters<typeof runInAgency<T>>[1]) => runInAgency(1, work)

/** A booking of this test's own for two, like one of the demo; its trip goes abroad. */
const createBookingForTwo = () =>
  runInAgencyOne(async (tx) => {
    const { id: like, ...booking } = await tx
      .selectFrom('booking')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('progress', '=', 'preparing')
      .where('adult', '>=', 2)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('package_detail')
      .set({ travel_alert: 1 })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', booking.package_code)
      .execute()
    const asJson = {
      price_lines: JSON.stringify(booking.price_lines),
      fees: JSON.stringify(booking.fees),
    }
    const { id, booking_id } = await tx
      .insertInto('booking')
      .values({
        ...booking,
        ...asJson,
        booking_id: createNumber(),
        member_id: null,
        reg_date: new Date().toISOString(),
      })
      .returning(['id', 'booking_id'])
      .executeTakeFirstOrThrow()
    const people = await tx
      .selectFrom('traveller')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', like)
      .execute()
    await tx
      .insertInto('traveller')
      .values(people.map((each) => ({ ...each, booking: id })))
      .execute()
    return { id, booking_id, name: booking.name, departure_date: booking.departure_date }
  })

const createLink = (booking: number, purpose: LinkPurpose, traveller = 1) =>
  runInAgencyOne(
    async (tx) =>
      (
        await issueLink(
          { db: tx, travel_agency: 1 },
          { purpose, travellerRef: { booking, consult: null, traveller } },
        )
      ).token,
  )

const createPassportScan = async (name = '여권.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer(),
})

const clickButton = ({ main }: StorefrontPage, name: string) =>
  main.getByRole('button', { name, exact: true }).click()
const waitForHeading = ({ main }: StorefrontPage, name: string) =>
  main.getByRole('heading', { level: 1, name }).waitFor()

test('a traveller agrees, covers part of the passport, sends it, reads the contract and is done, on a phone', async () => {
  const booking = await createBookingForTwo()
  const shop = await openStorefront(1, `/papers#${await createLink(booking.id, 'consent')}`, {
    width: 390,
    refused: ['/api/landing/contract', '/api/landing/packageInfo/contract'],
  }) // without the link the contract stays closed
  const { page, main, popup } = shop
  await waitForHeading(shop, ko.consent.title)
  expect(shop.getAddress()).toBe('/papers')
  expect(await page.getByRole('complementary', { name: shop.words.chat.title }).count()).toBe(0)
  await clickButton(shop, ko.consent.submit)
  await main.getByRole('alert').filter({ hasText: errors.CONSENT_REQUIRED }).first().waitFor()
  await expectAccessible(shop)
  await main.getByText(auth.consents.read).last().click()
  await main.getByRole('region', { name: auth.consents.text.passport }).getByRole('heading').first().waitFor()
  await main.getByLabel(auth.consents.all).check()
  await main.getByLabel(auth.consents.passport).check()
  await clickButton(shop, ko.consent.submit)

  await waitForHeading(shop, ko.passport.title)
  await clickButton(shop, ko.passport.submit)
  await main.getByRole('alert').filter({ hasText: ko.passport.needFile }).waitFor()
  await expectAccessible(shop)
  await main
    .getByRole('group', { name: ko.passport.files })
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      await createPassportScan(),
      { ...(await createPassportScan('scan.heic')), mimeType: 'image/heic' },
    ])
  await main.getByRole('alert').filter({ hasText: '.heic' }).waitFor()
  await main.getByRole('button', { name: ko.cover.openFile('여권.png') }).click()
  await popup.getByRole('heading', { name: ko.cover.title }).waitFor()
  await popup.getByRole('button', { name: ko.cover.add }).click()
  const bar = popup.getByRole('button', { name: ko.cover.box(1) })
  await bar.focus()
  for (let times = 0; times < 30; times++) await page.keyboard.press('ArrowUp') // to the upper edge
  for (let times = 0; times < 10; times++) await page.keyboard.press('Shift+ArrowDown')
  await expectAccessible(shop, 'dialog[open]')
  await popup.getByRole('button', { name: ko.cover.apply }).click()
  await main.getByText('여권.jpg').waitFor()
  await main.getByLabel(ko.passport.name).fill('KIM NARU')
  await main.getByLabel(ko.passport.nationality).selectOption({ label: '베트남 (VNM)' })
  await main.getByLabel(ko.passport.number).fill('M12345678')
  await main.getByLabel(ko.passport.expiry, { exact: true }).fill('20991231')
  await clickButton(shop, ko.passport.submit)

  await waitForHeading(shop, ko.finish.title)
  await main.getByRole('link', { name: ko.finish.contract }).click()
  await shop.waitForAddress('/manageProductContract/~')
  await main.getByText(ko.contract.notAgreed).waitFor()
  await expectAccessible(shop)
  expect(await main.getByRole('button', { name: ko.contract.submit }).count(), 'who booked signs').toBe(0)
  await page.route('**/contract', (route) => route.abort(), { times: 1 })
  await clickButton(shop, ko.contract.pdf)
  await main.getByRole('alert').filter({ hasText: ko.contract.notDownloaded }).waitFor()
  const download = page.waitForEvent('download')
  await clickButton(shop, ko.contract.pdf)
  expect((await download).suggestedFilename()).toBe('contract.pdf')
  await main.getByRole('link', { name: ko.contract.back }).click()
  await waitForHeading(shop, ko.finish.title)
  await clickButton(shop, ko.finish.done)
  await waitForHeading(shop, ko.done.title)
  await expectFocusOn(shop, ko.done.title)

  // The upper middle of what was kept is black, the rest is not.
  const { data, info } = await sharp(await readStoredPicture(booking.id))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lightAt = (x: number, y: number) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels] ?? -1
  expect([lightAt(0.5, 0.1) < 30, lightAt(0.5, 0.9) > 220, lightAt(0.1, 0.1) > 220]).toEqual([
    true,
    true,
    true,
  ])
})

/** As the person who booked would get it, opened with the demo's own secret. */
async function readStoredPicture(booking: number): Promise<Buffer> {
  return runInAgencyOne(async (tx) => {
    const row = await tx
      .selectFrom('passport_file')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', booking)
      .executeTakeFirstOrThrow()
    const key = await readDataKey(
      { db: tx, travel_agency: 1, keyFor: createKeyFor({ SECRET_KEY: journeySecret, DATA_DIR: '' }) },
      row.data_key,
    )
    const fileKey = Buffer.from(
      decryptSecret(key, buildEncryptionContext(1, row, `file ${row.id}`), row.sealed_key),
      'base64url',
    )
    return decrypt(
      fileKey,
      row.path,
      fs.readFileSync(path.join(path.dirname(inject('outbox')), 'files/1', row.path)),
    )
  })
}

test('a used or forged link says so, and a second link works in the same tab', async () => {
  const booking = await createBookingForTwo()
  const shop = await openStorefront(4, `/papers#${'A'.repeat(43)}`, {
    language: 'en',
    refused: ['/api/consult/linkExpired'],
  })
  await shop.main.getByRole('alert').filter({ hasText: en.expired }).waitFor()
  await expectAccessible(shop)
  const own = await openStorefront(1, '/papers', { refused: ['/api/consult/linkExpired'] })
  await own.main.getByRole('alert').filter({ hasText: ko.expired }).waitFor()
  const token = await createLink(booking.id, 'consent', 2)
  await own.page.evaluate((hash) => {
    location.hash = hash
  }, token)
  await waitForHeading(own, ko.consent.title)
  await own.waitForAddress('/papers')
  await own.page.reload()
  await waitForHeading(own, ko.consent.title)
})

test('the booker sees what each traveller has sent, uploads a passport for another, and signs the contract', async () => {
  const { booking_id, name } = await createBookingForTwo()
  const shop = await openStorefront(1, `/travel/booking/${booking_id}?name=${encodeURIComponent(name)}`, {
    width: 390,
    refused: [`/manageProductContract/${booking_id}`, '/api/package/agreeTerms'],
  })
  const { main } = shop
  await openByCode(shop, { booking_id })
  const papers = main.getByRole('region', { name: ko.overview.title })
  const one = papers.getByRole('listitem').filter({ hasText: name }).first()
  await one.getByText(ko.overview.passport.no).waitFor()
  await one.getByText(ko.overview.upload(name)).click()
  await one
    .locator('input[type=file]')
    .last()
    .setInputFiles([await createPassportScan()])
  await one.getByLabel(ko.passport.name).fill('KIM NARU')
  await one.getByLabel(ko.passport.number).fill('M87654321')
  await one.getByLabel(ko.passport.expiry, { exact: true }).fill('2099-12-31')
  await one.getByLabel(ko.passport.consent).check()
  await one.getByRole('button', { name: ko.passport.submit }).click()
  await one.getByText(ko.overview.passport.yes).waitFor()
  await one.getByText(ko.passport.saved).waitFor()
  await one.getByLabel(ko.passport.number).waitFor({ state: 'hidden' })
  expect(await one.locator('a[href*="/files/"]').count(), 'pictures do not come out').toBe(0)
  await one.getByText(ko.overview.delete(name)).click()
  await expectAccessible(shop)
  await one.getByRole('button', { name: ko.passport.delete }).click()
  await one.getByText(ko.passport.deleted).waitFor()
  await one.getByText(ko.overview.passport.no).waitFor()
  const { emergency } = ko
  await one.getByText(emergency.enter(name)).click()
  await one.getByRole('button', { name: emergency.save }).click()
  await one.getByRole('alert').first().waitFor()
  await one.getByLabel(emergency.fields.name, { exact: true }).fill('김가족')
  await one.getByLabel(emergency.fields.contact, { exact: true }).fill('010-1234-9876')
  await one.getByLabel(emergency.fields.relation, { exact: true }).fill('배우자')
  await expectAccessible(shop)
  await one.getByRole('button', { name: emergency.save }).click()
  await one.getByText(emergency.saved).waitFor()
  await one.getByText(/김가족 \(배우자\) · 010-\*+-9876/).waitFor()
  await one.getByText(emergency.change(name)).click()
  await one.getByRole('button', { name: emergency.remove }).click()
  await one.getByText(emergency.removed).waitFor()
  await one.getByText(emergency.enter(name)).waitFor()
  await expectAccessible(shop)
  await main.getByRole('link', { name: ko.contract.seeAndAgree }).click()
  await main.getByText(ko.contract.notAgreed).waitFor()
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toContain('계약 당사자')
  await clickButton(shop, ko.contract.submit)
  await main.getByRole('alert').filter({ hasText: ko.contract.mustRead }).first().waitFor()
  await main.getByLabel(ko.contract.read).check()
  await main.getByLabel(ko.contract.special).check()
  await main.getByLabel(ko.contract.name).fill('다른 사람')
  await clickButton(shop, ko.contract.submit)
  await main.getByRole('alert').filter({ hasText: errors.NOT_THE_SIGNER }).waitFor()
  await main.getByLabel(ko.contract.name).fill(name)
  await clickButton(shop, ko.contract.submit)
  await main.getByText(`${name}님이`).waitFor()
  await expectFocusOn(shop, `${name}님이`)
})
