// The operator's console, on a desk, a tablet and a phone: what an agency may use is set beside what it uses, and
// what waits because of it is seen by the agency and by the operator.
import { expect, test } from 'vitest'
import { console as en } from '#i18n/office/en/console.ts'
import { kit as enKit } from '#i18n/office/en/kit.ts'
import { console as ko } from '#i18n/office/ko/console.ts'
import { invalid } from '#i18n/office/ko/invalid.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { messages } from '#i18n/office/ko/messages.ts'
import { today } from '#i18n/office/ko/today.ts'
import { pickSample } from '../sampling.ts'
import { expectAccessible } from './expect-accessible.ts'
import { createNewAgency, payForBooking } from './new-agency.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

const words = { ko: { ...ko, save: kit.save }, en: { ...en, save: enKit.save } }

async function openConsoleAt(
  { key, name }: { key: number; name: string },
  options: { width: number; language: 'ko' | 'en' },
) {
  const { width, language } = options
  const { actions, limits, limitFields } = words[language]
  const { page } = await openOfficeAs(key, `/console?query=${encodeURIComponent(name)}`, {
    role: 'operator',
    width,
    language,
    touch: width < 1440,
  })
  const openLimits = async () => {
    await page.getByLabel(actions(name), { exact: true }).click()
    await page.getByRole('button', { name: limits, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${limits}: ${name}` })
    await dialog.getByLabel(limitFields.storage_gb).waitFor()
    return dialog
  }
  return { page, openLimits }
}

const screens = [
  [1440, 'ko'],
  [390, 'ko'],
  [820, 'en'],
] as const

test.each(pickSample(screens, 1))(
  'an operator sets limits of an agency, %i wide, in %s',
  async (width, language) => {
    const agency = await createNewAgency('한도여행')
    const { limitFields, holdFields, limitsSaved, save } = words[language]
    const { page, openLimits } = await openConsoleAt(agency, { width, language })
    const dialog = await openLimits()
    await expectAccessible({ page }, 'dialog[open]')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await dialog.getByLabel(limitFields.storage_gb).fill('0')
    await dialog.getByRole('button', { name: save, exact: true }).click()
    await dialog.getByRole('alert').first().waitFor()
    await dialog.getByLabel(limitFields.storage_gb).fill('5')
    await dialog.getByLabel(limitFields.mails_a_day).fill('300')
    await dialog.getByLabel(holdFields.seats).fill('12')
    await expectToast(page, limitsSaved, () =>
      dialog.getByRole('button', { name: save, exact: true }).click(),
    )
    const again = await openLimits()
    expect(await again.getByLabel(limitFields.storage_gb).inputValue()).toBe('5')
    expect(await again.getByLabel(limitFields.texts_a_day).inputValue()).toBe('')
    expect(await again.getByLabel(holdFields.seats).inputValue()).toBe('12')
  },
)

test('a new agency sends more than it may: the rest waits, and its owner and the operator are told', async () => {
  const agency = await createNewAgency('많이보내는여행')
  const { key, departure } = agency
  const { page, openLimits } = await openConsoleAt(agency, { width: 1440, language: 'ko' })
  const dialog = await openLimits()
  await dialog.getByLabel(ko.limitFields.mails_a_day).fill('2')
  await expectToast(page, ko.limitsSaved, () =>
    dialog.getByRole('button', { name: kit.save, exact: true }).click(),
  )
  for (const name of ['가손님', '나손님', '다손님'])
    await payForBooking(key, departure, { name, email: `${name.length}-${crypto.randomUUID()}@example.com` })

  const owner = await openOfficeAs(key, `/${key}/filling/${departure.departure_id}/messages`, {
    role: 'owner',
  })
  await owner.page.getByLabel(messages.departure.subject, { exact: true }).fill('집합 시간')
  await owner.page.getByLabel(messages.departure.contents, { exact: true }).fill('06:30까지 와 주세요.')
  await expectToast(owner.page, messages.departure.sent(3), () =>
    owner.page.getByRole('button', { name: messages.departure.chosen(3), exact: true }).click(),
  )
  await owner.page.getByText(messages.departure.progress(2, 3)).waitFor()
  await owner.open(`/${key}`)
  await owner.page.getByText(today.limitTitle.mails(1)).waitFor()
  await owner.page.getByText(today.limitLead.mails).waitFor()

  await page.reload()
  await page.getByText(ko.delayed(1)).waitFor()
  const told = await openLimits()
  await told.getByText(ko.delayedNow('1')).waitFor()
  await told.getByText(ko.usedMails('2')).waitFor()
})

test('a wrong field is said in the office’s language, whatever the browser’s, and has the focus', async () => {
  const { page } = await openOfficeAs(1, '/console', { role: 'operator' }) // Chromium speaks English here
  const words = ko
  await page.getByText(words.backupOverdue).waitFor() // nobody has made one here
  await page.getByRole('button', { name: words.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.open })
  // the browser writes its bubble itself, and only where nobody has refused it
  await page.evaluate(() => {
    addEventListener('invalid', (event) => setTimeout(() => event.defaultPrevented || alert('bubble')), true)
  })
  const bubbles: string[] = []
  page.on('dialog', (shown) => {
    bubbles.push(shown.message())
    shown.dismiss().catch(() => {})
  })
  const submit = dialog.getByRole('button', { name: words.openSubmit, exact: true })
  await submit.click()
  await eventually(() => dialog.getByText(kit.required, { exact: true }).count()).toBe(2)
  const getFocus = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  expect(await getFocus()).toBe('name')
  await dialog.getByLabel(words.name, { exact: true }).fill('영어브라우저여행')
  await dialog.getByLabel(words.email, { exact: true }).fill('a@')
  await submit.click()
  await dialog.getByText(invalid.email, { exact: true }).waitFor()
  expect(await getFocus()).toBe('email')
  await dialog.getByLabel(words.email, { exact: true }).fill('a@b')
  expect(await dialog.getByText(invalid.email, { exact: true }).count()).toBe(0)
  expect(bubbles).toEqual([])
})
