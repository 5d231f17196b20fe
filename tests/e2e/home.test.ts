// The first page of an agency.
import { expect, test } from 'vitest'
import { pickSample } from '../sampling.ts'
import { eventually, getAgency, openStorefront } from './storefront-page.ts'

test('the first page says who the agency is, and leads to trips, categories and notices', async () => {
  const { page, main, title } = await openStorefront(1)
  const { home, theme, categories, notices, info, meta } = getAgency(1)
  expect(await page.title()).toBe(meta.title.ko)
  expect(await title.textContent()).toBe(home.hero.headline.ko)
  const chips = main.getByRole('navigation', { name: '지역 고르기' }).getByRole('link')
  expect(await chips.allInnerTexts()).toEqual([
    '전체보기',
    '출발확정',
    ...categories.map(({ name }) => name.ko),
  ])
  const named = theme.home.filter(({ kind }) => !['search', 'areas', 'notices'].includes(kind))
  for (const { title } of named)
    expect(await main.getByRole('region', { name: title.ko, exact: true }).count(), title.ko).toBe(1)
  const newest = notices.toSorted((one, other) => one.days_ago - other.days_ago).slice(0, 3)
  for (const notice of newest)
    expect(await main.getByRole('link', { name: notice.title.ko }).getAttribute('href')).toMatch(
      /^\/board\/notice\/\d+$/,
    )
  for (const { heading } of home.reasons)
    expect(await main.getByRole('heading', { name: heading.ko }).count()).toBe(1)
  expect(await main.getByRole('link', { name: `전화 상담 ${info.phone}` }).getAttribute('href')).toBe(
    `tel:${info.phone.replaceAll('-', '')}`,
  )
  const certain = main.getByRole('region', { name: '출발이 확정된 일정' })
  await eventually(() => certain.getByText('출발확정').or(certain.getByText(/석$/)).count()).toBeGreaterThan(
    0,
  )
})

test('with a mouse the arrow buttons scroll a row to the hidden trips', async () => {
  const { main } = await openStorefront(1)
  const row = main.getByRole('region', { name: '상담원이 이번 주에 권하는 여행' })
  const last = row.getByRole('heading', { level: 3 }).last()
  const isSeen = async () => ((await last.boundingBox())?.x ?? 0) < 1440
  expect(await isSeen()).toBe(false)
  await eventually(() => row.getByRole('button', { name: /이전$/ }).isDisabled()).toBe(true)
  await row.getByRole('button', { name: /다음$/ }).click()
  await eventually(isSeen).toBe(true)
  await eventually(() => row.getByRole('button', { name: /다음$/ }).isDisabled()).toBe(true)
})

test.each(pickSample([5, 7], 1))(
  'nothing of agency %i is wider than the screen, from the smallest phone to a large desk',
  async (key) => {
    const { page } = await openStorefront(key, '/', { width: 390, font: true })
    for (const width of [320, 390, 768, 820, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  },
)
