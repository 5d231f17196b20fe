// The tour of a first visit: five sentences, each beside what it is about, on a desk and on a phone; then never again.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tour } from '#i18n/office/ko/tour.ts'
import { pickSample } from '../sampling.ts'
import { openOfficeAs } from './office-page.ts'
import { runOnDatabase } from './reserve-steps.ts'

const findTour = (page: Page) => page.getByRole('region', { name: tour.title })

/** The box is whole on the screen, and what it speaks of is seen beside it. */
async function expectPlaced(page: Page, width: number): Promise<void> {
  const box = (await findTour(page).boundingBox()) ?? expect.fail('no tour')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(900)
  const target = (await page.locator('[data-toured]').boundingBox()) ?? expect.fail('it speaks of nothing')
  const isBeside =
    target.x + target.width <= box.x + 1 ||
    target.y + target.height <= box.y + 1 ||
    target.x >= box.x + box.width ||
    target.y >= box.y + box.height
  expect(isBeside).toBe(true)
}

test.each(pickSample([1440, 390], 1))(
  'who comes for the first time is shown around in five steps, %i wide',
  async (width) => {
    const { page, person } = await openOfficeAs(3, '/3', { width, touch: width === 390 })
    expect(await findTour(page).count()).toBe(0)
    await runOnDatabase((db) =>
      db.updateTable('staff').set({ toured: null }).where('id', '=', person.id).execute(),
    )
    await page.reload()
    const sentences = Object.values(tour.steps)
    expect(sentences).toHaveLength(5)
    for (const [at, sentence] of sentences.entries()) {
      await findTour(page).getByText(sentence, { exact: true }).waitFor()
      await findTour(page)
        .getByText(tour.count(at + 1, 5), { exact: true })
        .waitFor()
      await expectPlaced(page, width)
      const isLast = at === sentences.length - 1
      await findTour(page)
        .getByRole('button', { name: isLast ? tour.done : tour.next, exact: true })
        .click()
    }
    await findTour(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('#content h1').waitFor()
    expect(await findTour(page).count()).toBe(0)
  },
)
