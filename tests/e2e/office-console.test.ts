// The operator's console, on a desk and on a phone: what an agency may use is set beside what it uses.
import { expect, test } from 'vitest'
import { console as words } from '#i18n/office/ko/console.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { make } from '#seed/make.ts'
import { pickSample } from '../sampling.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { runOnDatabase } from './reserve-steps.ts'

const createAgency = (key: number, name: string) =>
  runOnDatabase((db) => make(db, key).agency({ info: { company_name: { ko: name, en: name } } }))

test.each(pickSample([1440, 390], 1))('an operator sets limits of an agency, %i wide', async (width) => {
  const key = 2_000_000 + Math.floor(Math.random() * 1_000_000)
  const name = `한도여행 ${createNumber()}`
  await createAgency(key, name)
  const { page } = await openOfficeAs(key, `/console?query=${encodeURIComponent(name)}`, {
    role: 'operator',
    width,
    touch: width === 390,
  })
  const openLimits = async () => {
    await page.getByLabel(words.actions(name), { exact: true }).click()
    await page.getByRole('button', { name: words.limits, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${words.limits}: ${name}` })
    await dialog.getByLabel(words.limitFields.storage_gb).waitFor()
    return dialog
  }
  const dialog = await openLimits()
  await expectAccessible({ page }, 'dialog[open]')
  await dialog.getByLabel(words.limitFields.storage_gb).fill('0')
  await dialog.getByRole('button', { name: kit.save, exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  await dialog.getByLabel(words.limitFields.storage_gb).fill('5')
  await dialog.getByLabel(words.limitFields.mails_a_day).fill('300')
  await dialog.getByLabel(words.holdFields.seats).fill('12')
  await expectToast(page, words.limitsSaved, () =>
    dialog.getByRole('button', { name: kit.save, exact: true }).click(),
  )
  const again = await openLimits()
  expect(await again.getByLabel(words.limitFields.storage_gb).inputValue()).toBe('5')
  expect(await again.getByLabel(words.limitFields.texts_a_day).inputValue()).toBe('')
  expect(await again.getByLabel(words.holdFields.seats).inputValue()).toBe('12')
})
