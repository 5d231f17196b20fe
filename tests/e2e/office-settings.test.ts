// Two of an office change the same settings: neither loses what they typed, and one of both is taken.
import { expect, test } from 'vitest'
import { company } from '#i18n/office/ko/company.ts'
import { kit } from '#i18n/office/ko/kit.ts'
import { pages } from '#i18n/office/ko/pages.ts'
import { openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

const key = 7 // no other journey reads its channels or its search words

/** Two people with the same screen open: the first saves, the second is told of it. */
async function saveBoth(path: string, label: string, [first, second]: [string, string]) {
  const [one, other] = await Promise.all([openOfficeAs(key, path), openOfficeAs(key, path)])
  const saveAs = async ({ page }: typeof one, value: string) => {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: kit.save, exact: true }).click()
  }
  await saveAs(one, first)
  await one.page.getByRole('status').filter({ hasText: '저장' }).first().waitFor()
  await saveAs(other, second)
  const dialog = other.page.getByRole('dialog', { name: kit.changed })
  await dialog.getByText(first).waitFor()
  await dialog.getByText(second).waitFor()
  expect(other.faults.splice(0)).toEqual([expect.stringContaining('409')])
  return { one, other, dialog }
}

const readField = async (page: Awaited<ReturnType<typeof saveBoth>>['one']['page'], label: string) => {
  await page.reload()
  return page.getByLabel(label, { exact: true }).inputValue()
}

test('what is stored can be taken in the place of what was typed into the channels', async () => {
  const label = company.channels.fields.line_url
  const [first, second] = ['https://line.me/first', 'https://line.me/second'] as [string, string]
  const { other, dialog } = await saveBoth(`/${key}/settings/channels`, label, [first, second])
  await dialog.getByRole('button', { name: kit.takeTheirs }).click()
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => other.page.getByLabel(label, { exact: true }).inputValue()).toBe(first)
})

test('the words for search engines are stored as typed by whoever decides for their own', async () => {
  const label = pages.findability.fields.keywords
  const { one, other, dialog } = await saveBoth(`/${key}/findability`, label, ['제주', '발리'])
  await dialog.getByRole('button', { name: kit.keepMine }).click()
  await other.page.getByText(pages.findability.saved).waitFor()
  expect(await readField(one.page, label)).toBe('발리')
})
