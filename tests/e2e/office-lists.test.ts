// Lists of the office as people keep them, take them home, and use them under a finger.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { kit } from '#i18n/office/ko/kit.ts'
import { pickSample } from '../sampling.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

test.each(pickSample([390, 820], 1))(
  'on touch screens buttons and fields are 44 px high and menus open on screen, %i px wide',
  async (width) => {
    const { page, open } = await openOfficeAs(2, '/2/bookings', { width, touch: true })
    const low = await page
      .locator('#content :is(summary, .button-secondary, .button-primary, .form-control):visible')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
      )
    expect(low).toEqual([])
    const readLeftEdge = async (title: string) => {
      await page.locator('summary').filter({ hasText: title }).tap()
      return async () => (await page.locator('details[open] > div').boundingBox())?.x
    }
    await eventually(await readLeftEdge(kit.views.title)).toBeGreaterThan(0)
    await open('/2/trips')
    await eventually(await readLeftEdge(kit.exporting.title)).toBeGreaterThan(0)
  },
)

test('a list view can be saved, and exported as shown', async () => {
  const { page } = await openOfficeAs(2, '/2/bookings?sort=departure', { role: 'owner' })
  await page.getByText(kit.views.title).press('Enter')
  await page.getByLabel(kit.views.name).fill('떠나는 차례')
  await expectToast(page, kit.views.viewSaved('떠나는 차례'), () => page.keyboard.press('Enter'))
  await page.goto(page.url().replace(/\?.*/, ''))
  await page.getByText(kit.views.title).press('Enter')
  await page.getByRole('link', { name: '떠나는 차례' }).press('Enter')
  await eventually(() => page.url()).toContain('sort=departure')

  await page.getByText(kit.exporting.title).press('Enter')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: kit.exporting.csv }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  await page.getByText(kit.total(lines.length - 1), { exact: true }).waitFor()
  await page.getByText(kit.views.title).press('Enter')
  await expectToast(page, kit.views.removed('떠나는 차례'), () =>
    page.getByRole('button', { name: kit.views.remove('떠나는 차례') }).press('Enter'),
  )
})
