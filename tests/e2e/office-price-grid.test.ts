// Prices are typed as in a spreadsheet: nothing becomes longer by a click, and what looks wrong is asked about.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sheet as words } from '#words/office/ko/sheet.ts'
import { told, workAt } from './at-office.ts'
import { expectClean } from './clean.ts'
import { eventually } from './shop.ts'

const key = 8 // nobody else reserves there, and another journey works on its first trip
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Columns by their place: day, flight, adult, child, infant, seats, minimum, on sale. */
const cell = (page: Page, row: number, column: number) =>
  page.locator(`td[data-row="${row}"][data-column="${column}"]`)
const shownIn = (page: Page, row: number, column: number) =>
  eventually(async () => {
    const field = cell(page, row, column).locator('input')
    return (await field.count()) > 0 ? field.inputValue() : cell(page, row, column).textContent()
  })

async function openGrid(nth: number) {
  const at = await workAt(key, `/${key}/trips`)
  const trip = await at.page
    .locator('tbody tr')
    .nth(nth)
    .locator('a[href*="/trips/"]')
    .first()
    .getAttribute('href')
  await at.open(`${trip}/departures`)
  await cell(at.page, 1, 2).waitFor()
  return at
}

async function type(page: Page, row: number, column: number, text: string) {
  await cell(page, row, column).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a price is typed as in Excel, changed by +5%, and a digit too many is asked about', async () => {
  const { page } = await openGrid(1)
  await type(page, 0, 2, '549000')
  await page.keyboard.press('ArrowUp')
  await shownIn(page, 0, 2).toBe('549,000')

  // A click on the cell one is at leaves the old price chosen: what is typed takes its place.
  await cell(page, 0, 2).click()
  await page.keyboard.type('6')
  await shownIn(page, 0, 2).toBe('6')
  await page.keyboard.press('Escape')
  await shownIn(page, 0, 2).toBe('549,000')

  // F2 and a double click go into the text, where arrows move the caret.
  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await shownIn(page, 0, 2).toBe('549,010')
  await cell(page, 0, 2).dblclick()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await shownIn(page, 0, 2).toBe('549,015')

  // In the cell, and in all that are chosen.
  await type(page, 0, 2, '=50만')
  await type(page, 0, 2, '+5%')
  await shownIn(page, 0, 2).toBe('525,000')
  await type(page, 1, 2, '600000')
  await cell(page, 0, 2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('+3만')
  await page.keyboard.press('Control+Enter')
  await shownIn(page, 0, 2).toBe('555,000')
  await shownIn(page, 1, 2).toBe('630,000')

  // Enter walks inside what is chosen.
  await page.keyboard.type('700000')
  await page.keyboard.press('Enter')
  await page.keyboard.type('710000')
  await page.keyboard.press('Enter')
  await shownIn(page, 0, 2).toBe('700,000')
  await shownIn(page, 1, 2).toBe('710,000')

  // A word is marked while it is typed.
  await cell(page, 0, 5).click()
  await page.keyboard.type('스무')
  await page.getByText(words.odd.number('스무')).waitFor()
  await page.keyboard.press('Escape')

  // A digit too many is asked about; nothing is saved before the answer.
  await type(page, 0, 2, '7000000')
  await button(page, words.save(2)).click()
  await page.getByRole('dialog').getByText('7,000,000').waitFor()
  await expectClean({ page }, 'body')
  await button(page, words.doubtfulBack).click()
  await type(page, 0, 2, '700000')
  await button(page, words.save(2)).click()
  // What the demo had may be far from it, too: then it is asked once more.
  const asking = button(page, words.doubtfulSave)
  await asking
    .or(page.getByText(words.saved(2)))
    .first()
    .waitFor()
  if (await asking.isVisible()) await asking.click()
  await page.getByText(words.saved(2)).waitFor()
})

test('a rule for prices says first how many rows it changes, and no weekday makes no departure', async () => {
  const { page } = await openGrid(2)
  const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1
  await page.getByLabel(words.changeAll).fill('+5%')
  await button(page, words.applyTo(rows)).click()
  await button(page, words.save(rows)).waitFor()

  await page.getByText(words.chooseDays).waitFor()
  expect(await button(page, words.addRule(0)).isDisabled()).toBe(true)
})

test('two who change one price see both values side by side, and one of them is taken', async () => {
  const [mine, theirs] = [await openGrid(3), await openGrid(3)]
  const price = async ({ page }: { page: Page }) =>
    Number((await cell(page, 0, 2).textContent())?.replaceAll(',', ''))
  const before = await price(mine)
  await type(theirs.page, 0, 2, '+2만')
  await told(theirs.page, words.saved(1), () => button(theirs.page, words.save(1)).click())

  await type(mine.page, 0, 2, '+1만')
  await button(mine.page, words.save(1)).click()
  const conflicts = mine.page.getByRole('region', { name: words.conflicts })
  await conflicts.getByText((before + 20_000).toLocaleString('ko')).waitFor()
  await conflicts.getByText((before + 10_000).toLocaleString('ko')).waitFor()
  await eventually(() => mine.faults).toEqual([expect.stringContaining('409')]) // the browser notes the refusal
  mine.faults.length = 0
  await expectClean({ page: mine.page }, 'body')
  await conflicts.getByRole('button').first().click()
  await conflicts.waitFor({ state: 'detached' })
  await shownIn(mine.page, 0, 2).toBe((before + 20_000).toLocaleString('ko'))
})
