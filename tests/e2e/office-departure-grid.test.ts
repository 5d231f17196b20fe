// A year of departures is made by rule, and the sheet is worked with as people work with a spreadsheet.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kit } from '#i18n/office/ko/kit.ts'
import { prices as words } from '#i18n/office/ko/prices.ts'
import { dateInDays } from '../days.ts'
import { useClipboard } from './clipboard.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

const key = 8 // nobody else reserves there
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Columns by their place: day, flight, adult, child, infant, seats, minimum, on sale. */
const findCell = (page: Page, row: number, column: number) =>
  page.locator(`td[data-row="${row}"][data-column="${column}"]`)
const pollCell = (page: Page, row: number, column: number) =>
  eventually(async () => {
    const field = findCell(page, row, column).locator('input')
    return (await field.count()) > 0 ? field.inputValue() : findCell(page, row, column).textContent()
  })

/** Prices here may be far from what the trip costs: then it is asked, and the answer is yes. */
async function saveAndConfirm(page: Page, outcome: string) {
  await findButton(page, words.save(2)).click()
  const confirmButton = findButton(page, words.doubtfulSave)
  await confirmButton.or(page.getByText(outcome)).first().waitFor()
  if (await confirmButton.isVisible()) await confirmButton.click()
  await page.getByText(outcome).waitFor()
}

/** Counts rows each time React draws one: as its developer tools see it, in the page as people get it. */
function countRenderedRows(): void {
  type Fiber = { type: unknown; memoizedProps: unknown; child: Fiber | null; sibling: Fiber | null }
  let before = new Set<Fiber>()
  const isRow = ({ type, memoizedProps: props }: Fiber) =>
    type === 'tr' &&
    typeof props === 'object' &&
    props !== null &&
    Number(Reflect.get(props, 'aria-rowindex')) > 1
  const rowsIn = (fiber: Fiber | null): Fiber[] => {
    const found: Fiber[] = []
    for (let at = fiber; at; at = at.sibling) found.push(...(isRow(at) ? [at] : rowsIn(at.child)))
    return found
  }
  const drawn = { rows: 0 }
  Object.assign(window, {
    drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, root: { current: Fiber }) {
        const now = rowsIn(root.current)
        drawn.rows += now.filter((row) => !before.has(row)).length
        before = new Set(now)
      },
    },
  })
}
const readRenderedRows = (page: Page) => page.evaluate<number>('drawn.rows')

test('staff create and price 52 departures in 12 actions and edit them like a spreadsheet', {
  timeout: 90_000,
}, async () => {
  const { page, open, faults } = await openOfficeAs(key, `/${key}/trips`)
  const trip = await page.locator('tbody a[href*="/trips/"]').first().getAttribute('href')
  await open(`${trip}/departures`)

  // As much as the trip costs: a price that is far from it is asked about.
  const usual = Number((await findCell(page, 0, 2).textContent())?.replaceAll(',', ''))
  let actions = 0
  const fill = async (label: string, text: string) => {
    actions++
    await page.locator('form').getByLabel(label, { exact: true }).fill(text)
  }
  const press = async (name: string | RegExp) => {
    actions++
    await findButton(page, name).click()
  }
  await fill(words.from, dateInDays(400))
  await fill(words.until, dateInDays(763))
  actions++
  await page.getByText(words.weekdays[5] ?? '', { exact: true }).click()
  await fill(words.columns.adult_price, String(usual))
  await press(words.addSeason)
  await fill(words.seasonFrom(1), dateInDays(500))
  await fill(words.seasonUntil(1), dateInDays(540))
  await fill(words.seasonPrice(1, words.columns.adult_price), String(usual + 200_000))
  await press(words.addRule(52))
  await expectToast(page, words.saved(52), () => press(words.save(52)))
  console.info(`52 departures made and priced: ${actions} actions`)
  expect(actions).toBeLessThanOrEqual(12)

  // A month of them: arrows, typing, filling down.
  const month = dateInDays(440).slice(0, 7) // all of it lies between the two days
  await page.getByLabel(words.month).selectOption(month)
  await eventually(() => findCell(page, 0, 0).textContent()).toContain(month)
  const heights = await page
    .locator('[role=grid] tbody tr[aria-rowindex]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect([...new Set(heights)], 'the height that kit/grid.tsx counts on').toEqual([36])
  await findCell(page, 0, 2).click()
  await page.keyboard.type('650000')
  await page.keyboard.press('Enter')
  await pollCell(page, 0, 2).toBe('650,000')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await pollCell(page, 1, 2).toBe('650,000')
  await page.getByText(words.unsavedCells(2, 0)).waitFor()

  await expectAccessible({ page }, 'body')

  // Out to a spreadsheet and in again.
  expect(await useClipboard(page, 'copy')).toBe('650000\r\n650000')
  await findCell(page, 0, 3).click()
  await useClipboard(page, 'paste', '610,000\t61,000\r\n620,000원\t62,000\r\n')
  await pollCell(page, 1, 3).toBe('620,000')
  await pollCell(page, 1, 4).toBe('62,000')
  await page.getByText(words.unsavedCells(6, 0)).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText(words.unsavedCells(2, 0)).waitFor()
  await page.keyboard.press('Control+y')
  await page.getByText(words.unsavedCells(6, 0)).waitFor()

  // A formula for what is chosen, on one weekday.
  await findCell(page, 0, 3).click()
  await findCell(page, 1, 4).click({ modifiers: ['Shift'] })
  await page.getByLabel(words.change(4)).fill('금 +5%')
  await findButton(page, words.apply).click()
  await pollCell(page, 1, 3).toBe('651,000')
  await pollCell(page, 1, 4).toBe('65,000')

  // What cannot be: each cell is named, nothing is saved, and mended it is.
  await findCell(page, 0, 2).click()
  await useClipboard(page, 'paste', '0\t-1\t1.5\r\n오십만\t1000000000000')
  await findButton(page, words.save(2)).click()
  await page.getByText(kit.cells.wrong(1)).waitFor()
  await findCell(page, 1, 2).click()
  await page.keyboard.type('650000')
  await page.keyboard.press('Enter')
  await saveAndConfirm(page, kit.cells.wrong(4))
  await eventually(() => faults).toEqual([expect.stringContaining('400')]) // the browser notes the refusal
  faults.length = 0
  const toMend = page.getByRole('region', { name: kit.cells.title })
  await eventually(() => toMend.getByRole('button').count()).toBe(4)
  await expectAccessible({ page }, 'body')
  await toMend.getByRole('button').first().click()
  await useClipboard(page, 'paste', '640000\t600000\t60000\r\n640000\t600000')
  await eventually(() => toMend.count()).toBe(0)
  await expectToast(page, words.saved(2), () => saveAndConfirm(page, words.saved(2)))
  await page.addInitScript(countRenderedRows)
  await page.reload()
  await pollCell(page, 0, 2).toBe('640,000')

  // A thousand rows scroll as twenty do: what stays in sight is not drawn again.
  const grid = page.getByRole('grid')
  await page.getByLabel(words.month).selectOption({ label: words.allMonths })
  await eventually(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(52)
  const rowCount = Number(await grid.getAttribute('aria-rowcount')) - 1
  await findCell(page, 0, 0).click()
  await page.keyboard.press('Control+ArrowDown')
  await findCell(page, rowCount - 1, 0)
    .locator('input')
    .waitFor()
  await useClipboard(
    page,
    'paste',
    Array.from({ length: 1_000 }, (_, at) => dateInDays(800 + at)).join('\r\n'),
  )
  await eventually(() => grid.getAttribute('aria-rowcount')).toBe(String(rowCount + 1_000))
  const scrollTo = async (row: number) => {
    await grid.locator('xpath=..').evaluate((box, top) => box.scrollTo({ top }), row * 36)
    await findCell(page, row + 28, 0).waitFor()
    await findCell(page, row - 6, 0).waitFor() // drawn with the frame after those in sight
  }
  await scrollTo(120)
  const atFirst = await readRenderedRows(page)
  await scrollTo(132)
  expect(await readRenderedRows(page), 'twelve came into sight').toBe(atFirst + 12)
  expect(await grid.locator('tbody tr').count()).toBeLessThanOrEqual(45)
  await findCell(page, 140, 2).click()
  await findCell(page, 140, 2).locator('input').waitFor()
  const atRest = await readRenderedRows(page)
  await page.keyboard.press('ArrowDown')
  await findCell(page, 141, 2).locator('input').waitFor()
  expect(await readRenderedRows(page), 'one is left, one is come to').toBeLessThanOrEqual(atRest + 4)
})
