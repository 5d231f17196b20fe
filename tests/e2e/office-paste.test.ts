// A trip comes from an agency's own papers: pasted, looked at, published. Everything a person does is
// counted.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paste as words } from '#i18n/office/ko/paste.ts'
import { trips } from '#i18n/office/ko/trips.ts'
import { dateInDays } from '../days.ts'
import { createDocx } from '../itinerary-files.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

const key = 5
const folder = path.join(import.meta.dirname, '../itineraries')

/** As Ctrl+V does. */
const pasteInto = (page: Page, text: string, html = '') =>
  page.getByLabel(words.area, { exact: true }).evaluate(
    (field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted.text)
      if (pasted.html) clipboardData.setData('text/html', pasted.html)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { text, html },
  )

test('a first trip by pasting in 15 actions, from the text to a published trip with its departures', {
  timeout: 120_000,
}, async () => {
  const { page } = await openOfficeAs(key, `/${key}/trips`)
  const title = `다낭·호이안 ${Date.now() % 100_000} 3박 5일`
  const text = readFileSync(path.join(folder, '01.txt'), 'utf8')
    .replace('다낭·호이안 3박 5일', title)
    .replace(/출발일 : .*/, `출발일 : ${dateInDays(40)}, ${dateInDays(47)}`)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  let actions = 0
  const act = async (work: Promise<unknown>) => {
    actions++
    await work
  }

  await act(page.getByRole('link', { name: words.open, exact: true }).click())
  await page.getByRole('heading', { name: words.title, exact: true }).waitFor()
  await act(pasteInto(page, text))
  await page.getByText(/확인할 항목이 \d+개 남았습니다/).waitFor()
  expect(await button(words.make).isDisabled(), 'a doubt is left').toBe(true)
  for (let doubt = page.getByRole('button', { name: / 확인$| 모두 확인/ }); (await doubt.count()) > 0; )
    await act(doubt.first().click())
  await page.getByText(words.left(0)).waitFor()
  await act(page.getByLabel(words.seats).fill('20'))
  await expectToast(page, words.made, () => act(button(words.make).click()))
  await expectToast(page, trips.publishedNow, () => act(button(trips.publish).click()))
  console.info(`a first trip by pasting: ${actions} actions`)
  expect(actions).toBeLessThanOrEqual(15)

  const day = page.getByRole('region', { name: trips.day(2), exact: true })
  const place = day.getByLabel(trips.placeLabel(2, 2), { exact: true })
  await eventually(() => place.inputValue()).toBe('바나힐 국립공원')
  await page.locator('#content').getByRole('link', { name: trips.toPrices, exact: true }).click()
  await page.getByRole('grid').getByText(dateInDays(47)).first().waitFor()
})

test('two trips in one text are reviewed apart', { timeout: 120_000 }, async () => {
  const { page } = await openOfficeAs(key, `/${key}/trips/paste`)
  await page.getByLabel(words.area, { exact: true }).fill(readFileSync(path.join(folder, '06.txt'), 'utf8'))
  await page.getByRole('button', { name: words.read, exact: true }).click()
  await page.getByRole('radio', { name: '보홀 휴양 3박 5일' }).check()
  await eventually(() => page.getByLabel(words.names.title, { exact: true }).inputValue()).toBe(
    '보홀 휴양 3박 5일',
  )
})

test('a file is read; what cannot be is refused with how to go on', { timeout: 120_000 }, async () => {
  const { page } = await openOfficeAs(key, `/${key}/trips/paste`)
  const picker = page.locator('input[type=file]')
  const drop = (name: string, buffer: Buffer) =>
    picker.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await drop('일정.pdf', Buffer.from('%PDF-1.7'))
  await page.getByText(words.refused.pdf).waitFor()
  await drop('일정.hwp', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  await page.getByText(words.refused.old_file).waitFor()
  await drop('일정.hwpx', Buffer.alloc(11 * 1024 * 1024))
  await page.getByText(words.refused.too_large).waitFor()
  await drop('메모.txt', Buffer.from('안녕하세요. 잔금을 보내 주세요.'))
  await page.getByText(words.refused.nothing).waitFor()
  await drop(
    '일정.docx',
    Buffer.from(createDocx(JSON.parse(readFileSync(path.join(folder, '28.docx.json'), 'utf8')))),
  )
  await eventually(() => page.getByLabel(words.names.title, { exact: true }).inputValue()).toContain(
    '상해 항주 소주',
  )
})
