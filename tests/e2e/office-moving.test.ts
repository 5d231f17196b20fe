// Members of another system come in from a file: one with the wrong columns, one that is too long, and then a right one.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moving as words } from '#i18n/office/ko/moving.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { pickSample } from '../sampling.ts'
import { openOfficeAs } from './office-page.ts'
import { runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 5

const pickFile = (page: Page, text: string) =>
  page
    .locator('#content input[type=file]')
    .setInputFiles({ name: '회원.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const countMembers = async (email: string) => {
  const members = await runInAgency(key, (tx) =>
    tx
      .selectFrom('member')
      .select('id')
      .where('travel_agency', '=', key)
      .where('email', '=', email)
      .execute(),
  )
  return members.length
}

test.each(pickSample([1440, 390], 1))(
  'members come in from a file, by the keys of a screen %i wide',
  { timeout: 90_000 },
  async (width) => {
    const { page } = await openOfficeAs(key, `/${key}/moving`, { role: 'owner', width, touch: width === 390 })
    const email = `old-${createNumber().toLowerCase()}@old.example`

    const long = Array.from({ length: 100_000 }, (_, at) => `홍길동,m${at}@old.example`)
    await pickFile(page, `이름,이메일\n${long.join('\n')}`)
    await page.getByText(words.refused.too_many_lines).waitFor()

    await pickFile(page, `누구,편지 보낼 곳\n김이사,${email}\n`)
    await page.getByText(words.missing([words.fields.name, words.fields.email])).waitFor()
    expect(await page.getByText(words.tried, { exact: true }).count()).toBe(0)
    await page.getByLabel(words.required(words.fields.name), { exact: true }).selectOption('누구')
    await page.getByLabel(words.required(words.fields.email), { exact: true }).selectOption('편지 보낼 곳')
    await page.getByRole('status').getByText(words.ready(1)).waitFor()
    expect(await countMembers(email)).toBe(0)
    await page.getByRole('button', { name: words.start(1), exact: true }).click()
    await eventually(() => countMembers(email)).toBe(1)

    await page.reload()
    await pickFile(page, `이름,이메일\n김이사,${email.toUpperCase()}\n`)
    await page.getByRole('status').getByText(words.skipped(1)).waitFor()
    expect(await page.getByRole('button', { name: words.start(1), exact: true }).count()).toBe(0)
    expect(await countMembers(email)).toBe(1)
  },
)
