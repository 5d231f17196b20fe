// §2 Boards and pages, as visitors walk them.
import { expect, test } from 'vitest'
import { board as ko } from '#i18n/ko/board.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { pages } from '#i18n/ko/pages.ts'
import { eventually, expectFocusOn, openStorefront } from './storefront-page.ts'

test('FAQ: tabs narrow it, a question opens to its answer, and its address opens it again', async () => {
  const shop = await openStorefront(1, '/board/FAQ')
  await shop.main
    .getByRole('navigation', { name: ko.tabs })
    .getByRole('link', { name: ko.categories.P })
    .click()
  await shop.main.locator('[aria-current]', { hasText: ko.categories.P }).waitFor()
  const question = shop.main.locator('details').first()
  await question.locator('summary').click()
  await eventually(() => question.locator('.rich-text').isVisible()).toBe(true)
  await eventually(() => shop.page.url()).toMatch(/#faq-\d+$/)
  await shop.page.reload()
  await shop.main.locator('details[open] .rich-text').waitFor()
})

test('a table from 768 up with row numbers counted down, a list below', async () => {
  const shop = await openStorefront(1, '/board/prep', { width: 1440 })
  expect(await shop.main.getByRole('columnheader').allInnerTexts()).toEqual([
    ko.no,
    ko.title,
    ko.author,
    ko.date,
  ])
  const numbers = await shop.main.locator('tbody td:first-child').allInnerTexts()
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => String(24 - at)))
  await shop.main.getByRole('link', { name: '3 페이지' }).click()
  await shop.waitForAddress('/board/prep?page=3')
  await eventually(() => shop.main.locator('tbody td:first-child').allInnerTexts()).toEqual([
    '4',
    '3',
    '2',
    '1',
  ])
  await shop.page.setViewportSize({ width: 390, height: 844 })
  expect(await shop.main.getByRole('columnheader', { name: ko.no }).isVisible()).toBe(false)
})

test('a post leads back to the page one came from', async () => {
  const shop = await openStorefront(1, '/board/prep?page=2', { width: 390 })
  const title = await shop.main.locator('tbody a').first().textContent()
  await shop.main.locator('tbody a').first().click()
  await eventually(() => shop.title.textContent()).toBe(title)
  expect(await shop.main.getByText(ko.administrator).count()).toBe(1)
  await shop.main.getByRole('link', { name: ko.back }).click()
  await shop.waitForAddress('/board/prep?page=2')
})

test('a keyword finds posts by title and text; nothing found says so', async () => {
  const shop = await openStorefront(1, '/board/QNA')
  await shop.main.getByRole('searchbox').fill('여권')
  await shop.main.getByRole('button', { name: ko.find }).click()
  await shop.waitForAddress('/board/QNA?query=여권')
  await eventually(() => shop.main.locator('tbody tr').count()).toBeGreaterThan(0)
  await shop.open('/board/QNA?query=없는말이다')
  expect(await shop.main.getByRole('heading', { name: ko.noneFound }).count()).toBe(1)
})

test('addresses in another case lead to the spelling; an unknown board says so', async () => {
  const shop = await openStorefront(1, '/board/faq')
  expect(shop.getAddress()).toBe('/board/FAQ')
  await shop.open('/board/REVIEW')
  expect(shop.getAddress()).toBe('/board/review')
  const unknown = await openStorefront(4, '/board/nowhere', { refused: ['/board/nowhere'] })
  expect(unknown.response?.status()).toBe(404)
  expect(await unknown.main.textContent()).toContain('The board does not exist')
})

test('a private question shows its title, and opens to its password', async () => {
  const shop = await openStorefront(1, '/board/QNA', { refused: ['/api/landing/board/checkPw'] })
  await shop.main
    .locator('tbody a')
    .filter({ has: shop.page.getByRole('img', { name: ko.private }) })
    .last() // of the demo: another journey may have asked since
    .click()
  await shop.main.getByText(ko.passwordAsk).waitFor()
  expect(await shop.main.locator('.rich-text').count()).toBe(0)
  await shop.main.getByLabel(ko.password, { exact: true }).fill('wrong-one')
  await shop.main.getByRole('button', { name: ko.open }).click()
  await shop.main.getByRole('alert').filter({ visible: true }).first().waitFor()
  await shop.main.getByLabel(ko.password, { exact: true }).fill('naru1234')
  await shop.main.getByRole('button', { name: ko.open }).click()
  await shop.main.locator('.rich-text').first().waitFor()
})

test('contact: what is missing is said, then the question is sent', async () => {
  const shop = await openStorefront(1, '/contact?package_code=HN101', { width: 390 })
  const form = shop.main.locator('form')
  expect(await form.getByRole('textbox', { name: pages.contact.contents }).inputValue()).toContain('다낭')
  await form.getByRole('button', { name: pages.contact.send }).click()
  await form.getByText(fieldErrors.enterName).waitFor()
  await form.getByLabel(pages.contact.name).fill('이지은')
  await form.getByLabel(pages.contact.contact).fill('010-1234-5678')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: pages.contact.send }).click()
  await shop.main.getByText(pages.contact.sent).waitFor()
  await expectFocusOn(shop, pages.contact.sent)
})

test('about where there is one, 404 where there is none; the terms name version and date', async () => {
  const shop = await openStorefront(1, '/about')
  expect(shop.response?.status()).toBe(200)
  for (const type of ['privacy', 'use', 'tour']) {
    await shop.open(`/terms/${type}`)
    expect(await shop.main.textContent()).toMatch(/버전 \S+ · \d{4}-\d\d-\d\d부터 시행/)
  }
  const nowhere = await openStorefront(1, '/terms/passports', { refused: ['/terms/passports'] })
  expect(nowhere.response?.status()).toBe(404)
})
