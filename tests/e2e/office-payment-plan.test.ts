// The owner sets that customers pay a tenth now and the rest thirty days before they leave.
import { expect, test } from 'vitest'
import { plan as words } from '#i18n/office/ko/plan.ts'
import { shell } from '#i18n/office/ko/shell.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openOfficeAs } from './office-page.ts'
import { runOnDatabase } from './reserve-steps.ts'

const key = 10

test('10 % deposit and the balance by D-30 are set in at most 6 presses', async () => {
  const { page } = await openOfficeAs(key, `/${key}`, { role: 'owner' })
  let presses = 0
  const press = (what: ReturnType<typeof page.getByRole>) => {
    presses++
    return what.click()
  }
  await press(page.getByRole('link', { name: shell.menu.paymentPlan, exact: true }))
  await page.getByRole('heading', { name: words.title, level: 1 }).waitFor()
  await press(page.getByRole('radio', { name: words.kinds.deposit }))
  await page.getByText(words.example('200,000', '1,800,000', '').slice(0, 40)).waitFor()
  await press(page.getByRole('button', { name: '저장', exact: true }))
  await page.getByText(words.saved).waitFor()
  expect(presses).toBeLessThanOrEqual(6)
  const { payment_plan } = await runOnDatabase((db) =>
    db.selectFrom('agency').select('payment_plan').where('travel_agency', '=', key).executeTakeFirstOrThrow(),
  )
  expect(payment_plan).toEqual({ kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 })

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible({ page }, 'body')
})
