// The site of an agency in its owner's hands: opened at the console with a name alone, filled in, published; its
// pages, menu, domains and data. Work of a telephone's width, too.
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AgencyForm } from '#domain/agency/form.server.ts'
import { createFirstCategories } from '#domain/category/first-categories.server.ts'
import { createWholeAgency } from '#domain/operator/open-agency.server.ts'
import { archive } from '#i18n/office/ko/archive.ts'
import { company } from '#i18n/office/ko/company.ts'
import { domains } from '#i18n/office/ko/domains.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { menus } from '#i18n/office/ko/menus.ts'
import { pages } from '#i18n/office/ko/pages.ts'
import { promotions } from '#i18n/office/ko/promotions.ts'
import { shops } from '#i18n/office/ko/shops.ts'
import { terms } from '#i18n/office/ko/terms.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

/** As the console does it: a name and an address, in Korean alone. */
async function openAgency(): Promise<number> {
  const key = 2_000_000 + randomInt(1_000_000)
  const words = { ko: '새벽여행', en: '' }
  const { domains: _none, ...form } = AgencyForm.parse({
    travel_agency: key,
    domains: ['www.example.com'],
    meta: { title: words },
    info: { company_name: words, mail: `hello@a${key}.example` },
  })
  await runInAgency(key, async (tx) => {
    await createWholeAgency(tx, { ...form, domains: [] }, 'preparing')
    await createFirstCategories(tx, key)
  })
  return key
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

async function fillCompany(page: Page): Promise<void> {
  const { fields, saved } = company.details
  await fillFields(page, {
    [fields.ceo_name]: '박새벽',
    [fields.address]: '서울 종로구 새문안로 1',
    [fields.phone]: '02-123-4567',
    [fields.biz_number]: '124-81-00998',
    [fields.sales_number]: '제2026-서울종로-0123호',
    [fields.tourism_number]: '제2026-1호',
    [fields.hosting_provider]: '나루',
    [fields.insurance]: '서울보증보험 1억 원',
    [fields.privacy_person]: '박새벽',
  })
  await expectToast(page, saved, () => press(page, kit.save))
}

async function fillAccount(page: Page): Promise<void> {
  const { account } = company
  await fillFields(page, {
    [account.bank]: '국민은행',
    [account.account_number]: '123-45-678901',
    [account.account_holder]: '새벽여행',
  })
  const form = page.locator('form').filter({ has: page.getByLabel(account.bank, { exact: true }) })
  await expectToast(page, account.accountSaved, () =>
    form.getByRole('button', { name: kit.save, exact: true }).click(),
  )
}

/** The standard text, with the gaps it names filled in. */
async function publishTerms(page: Page): Promise<void> {
  await press(page, terms.load)
  await page.getByRole('textbox', { name: terms.contents }).getByText('새벽여행').first().waitFor()
  const gaps = page.locator('fieldset').filter({ has: page.getByRole('button', { name: terms.fillGaps }) })
  if (await gaps.isVisible()) {
    for (const field of await gaps.getByRole('textbox').all()) await field.fill('토스페이먼츠 주식회사')
    await press(page, terms.fillGaps)
    await gaps.waitFor({ state: 'detached' })
  }
  await press(page, terms.publish)
  await expectToast(page, terms.published('1.0'), () =>
    page.getByRole('dialog').getByRole('button', { name: terms.publish, exact: true }).click(),
  )
}

test('an agency in Korean alone fills in its company, publishes standard terms and then its site', {
  timeout: 240_000,
}, async () => {
  const key = await openAgency()
  const { page, open, faults } = await openOfficeAs(key, `/${key}/settings/company`, { role: 'owner' })
  await fillCompany(page)
  await open(`/${key}/settings/payment`)
  await fillAccount(page)
  for (const type of ['use', 'privacy', 'tour', 'passport']) {
    await open(`/${key}/terms/${type}`)
    await publishTerms(page)
  }
  await open(`/${key}/settings/opening`)
  await page.getByText(company.opening.missing(0)).waitFor()
  await press(page, company.opening.publish)
  await expectToast(page, company.opening.published, () =>
    page.getByRole('dialog').getByRole('button', { name: company.opening.publish, exact: true }).click(),
  )
  const [agency] = await runInAgency(key, (tx) =>
    tx.selectFrom('agency').select('state').where('travel_agency', '=', key).execute(),
  )
  expect(agency?.state).toBe('open')
  expect(faults).toEqual([])
})

test('forms in Korean alone leave what is stored in English: of a shop, of a popup, of the company', async () => {
  const key = await openAgency()
  const store_id = 'gyeol'
  await runInAgency(key, async (tx) => {
    await tx
      .insertInto('shop')
      .values({
        travel_agency: key,
        store_id,
        store_name: { ko: '살롱 결', en: 'Salon Gyeol' },
        address: { ko: '서울 연희동', en: 'Yeonhui-dong' },
      })
      .execute()
    await tx
      .insertInto('promotion')
      .values({
        travel_agency: key,
        kind: 'banner',
        shown_from: '2026-01-01',
        shown_until: '2099-01-01',
        pages: JSON.stringify(['home']),
        audience: 'all',
        title: { ko: '봄 여행', en: 'Spring trips' },
        text: { ko: '모집 중', en: 'Now open' },
        staff_name: '새벽',
      })
      .execute()
    await tx
      .updateTable('agency_info')
      .set({ company_name: { ko: '새벽여행', en: 'Dawn Travel' } })
      .where('travel_agency', '=', key)
      .execute()
  })
  const { page, open, faults } = await openOfficeAs(key, `/${key}/shops/${store_id}`, { role: 'owner' })
  await fillFields(page, { [shops.name]: '살롱 하루' })
  await expectToast(page, kit.saved, () => press(page, kit.save))

  await open(`/${key}/promotions`)
  await press(page, promotions.editLabel('봄 여행'))
  const dialog = page.getByRole('dialog') // the list behind it has a column of the same name
  await dialog.getByLabel(promotions.fields.title, { exact: true }).fill('가을 여행')
  await expectToast(page, promotions.saved, () =>
    dialog.getByRole('button', { name: kit.save, exact: true }).click(),
  )

  await open(`/${key}/settings/company`)
  await fillFields(page, { [company.details.fields.company_name]: '새벽여행사' })
  await expectToast(page, company.details.saved, () => press(page, kit.save))
  const stored = await runInAgency(key, async (tx) => ({
    shop: await tx
      .selectFrom('shop')
      .select(['store_name', 'address'])
      .where('travel_agency', '=', key)
      .executeTakeFirstOrThrow(),
    banner: await tx
      .selectFrom('promotion')
      .select(['title', 'text'])
      .where('travel_agency', '=', key)
      .executeTakeFirstOrThrow(),
    info: await tx
      .selectFrom('agency_info')
      .select('company_name')
      .where('travel_agency', '=', key)
      .executeTakeFirstOrThrow(),
  }))
  expect(stored).toEqual({
    shop: {
      store_name: { ko: '살롱 하루', en: 'Salon Gyeol' },
      address: { ko: '서울 연희동', en: 'Yeonhui-dong' },
    },
    banner: { title: { ko: '가을 여행', en: 'Spring trips' }, text: { ko: '모집 중', en: 'Now open' } },
    info: { company_name: { ko: '새벽여행사', en: 'Dawn Travel' } },
  })
  expect(faults).toEqual([])
})

test('terms of tomorrow are withdrawn into the draft on the screen, on a phone', async () => {
  const key = await openAgency()
  const { page } = await openOfficeAs(key, `/${key}/terms/use`, { role: 'owner', width: 390 })
  await press(page, terms.load)
  const text = page.getByRole('textbox', { name: terms.contents })
  await text.getByText('새벽여행').first().waitFor()
  await page.locator('fieldset').getByRole('textbox').first().waitFor()
  for (const field of await page.locator('fieldset').getByRole('textbox').all()) await field.fill('서울')
  await press(page, terms.fillGaps)
  await press(page, terms.publish)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(terms.day, { exact: true }).fill('2099-01-01')
  await expectToast(page, terms.published('1.0'), () =>
    dialog.getByRole('button', { name: terms.publish, exact: true }).click(),
  )
  await press(page, terms.withdrawLabel('1.0'))
  await expectToast(page, terms.withdrawn, () =>
    page.getByRole('dialog').getByRole('button', { name: terms.withdraw, exact: true }).click(),
  )
  await text.getByText('새벽여행').first().waitFor()
})

test('a draft of terms is compared with the version in force, line by line', async () => {
  const key = await openAgency()
  const text = (contents: string) => ({ ko: contents, en: '' })
  await runInAgency(key, async (tx) => {
    const title = text('이용약관')
    const common = { travel_agency: key, type: 'use' as const, title }
    const kept = '<p>첫째 줄</p>'
    await tx
      .insertInto('terms')
      .values({
        ...common,
        version: '1.0',
        effective_date: '2020-01-01',
        contents: text(`${kept}<p>예전 줄</p>`),
      })
      .execute()
    await tx
      .insertInto('terms_draft')
      .values({ ...common, contents: text(`${kept}<p>새로운 줄</p>`), staff_name: '박새벽' })
      .execute()
  })
  const { page } = await openOfficeAs(key, `/${key}/terms/use`, { role: 'owner', width: 390 })
  await page.locator('form').getByRole('button', { name: terms.compare, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: terms.compareTitle })
  await dialog.locator('del', { hasText: '예전 줄' }).waitFor()
  await dialog.locator('ins', { hasText: '새로운 줄' }).waitFor()
  expect(await dialog.locator('ins, del').filter({ hasText: '첫째 줄' }).count()).toBe(0)
})

test('a page is written and published, and the menu gets a link to it, on a phone', async () => {
  const key = await openAgency()
  const { page, open } = await openOfficeAs(key, `/${key}/pages`, { role: 'owner', width: 390 })
  await press(page, pages.add)
  const adding = page.getByRole('dialog')
  await adding.getByLabel(pages.name, { exact: true }).fill('단체 여행')
  await adding.getByLabel(pages.address, { exact: true }).fill('group-tour')
  await adding.getByRole('button', { name: pages.add, exact: true }).click()
  await page.getByRole('textbox', { name: pages.contents }).click()
  await page.keyboard.type('스무 명부터 따로 떠납니다.')
  await expectToast(page, pages.draftStored, () => press(page, pages.saveDraft))
  await expectToast(page, pages.published, () => press(page, pages.publish))

  await open(`/${key}/menus`)
  await press(page, menus.addLink)
  const link = page.getByRole('dialog')
  await link.getByLabel(menus.name, { exact: true }).fill('단체')
  await link.getByLabel(menus.href, { exact: true }).fill('/page/group-tour')
  await link.getByRole('button', { name: menus.apply, exact: true }).click()
  await expectToast(page, menus.saved, () => press(page, kit.save))
  const [menu] = await runInAgency(key, (tx) =>
    tx.selectFrom('agency_menu').select('items').where('travel_agency', '=', key).execute(),
  )
  expect(menu?.items).toContainEqual(expect.objectContaining({ href: '/page/group-tour' }))
})

test('a domain that was added is not connected before its records are set, and a typing mistake is taken back', async () => {
  const key = await openAgency()
  const { page } = await openOfficeAs(key, `/${key}/settings/domains`, { role: 'owner' })
  const domain = `www.a${key}.invalid`
  await page.getByLabel(domains.domain, { exact: true }).fill(domain)
  await expectToast(page, domains.added, () => press(page, domains.add))
  await page.getByText(domains.domainStates.pending).waitFor()
  await page.getByText(`_naru.${domain}`).waitFor()
  await page.getByText(/^naru=[\w-]{22}$/).waitFor()
  await press(page, domains.checkLabel(domain))
  await page.getByText(domains.checks.proof).waitFor()
  await page.getByText(domains.domainStates.pending).waitFor()
  await press(page, domains.removeLabel(domain))
  await expectToast(page, domains.removed, () =>
    page.getByRole('dialog').getByRole('button', { name: domains.remove, exact: true }).click(),
  )
  await eventually(() => page.getByText(domain).count()).toBe(0)
})

test('a copy of all data is asked for, made and fetched', async () => {
  const key = await openAgency()
  const { page } = await openOfficeAs(key, `/${key}/settings/data`, { role: 'owner' })
  await expectToast(page, archive.asked, () => press(page, archive.ask))
  const fetching = page.waitForEvent('download')
  await page.getByRole('button', { name: archive.fetch, exact: true }).click()
  expect((await fetching).suggestedFilename()).toMatch(/\.zip$/)
})
