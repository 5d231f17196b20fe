// What a trip says of its meals: a blank meal shows nothing, and 자유식 is said only where staff wrote it.
import { expect, test } from 'vitest'
import { createSite } from './site.ts'

const toWords = (ko: string) => ({ ko, en: ko })
const createDay = (number: number, lunch: string | null) => ({
  day: number,
  heading: toWords('하루'),
  places: [],
  meals: { breakfast: null, lunch: lunch === null ? null : toWords(lunch), dinner: null },
  hotel: null,
  transport: null,
})

test.for<[lunch: string | null, shows: string[], hides: string[]]>([
  [null, [], ['자유식', '조식', '중식', '석식', '식사 없음']],
  ['자유식', ['자유식', '식사 없음'], ['조식', '석식']],
  ['쌀국수', ['쌀국수', '식사 1회 포함'], ['자유식', '조식']],
])('a trip whose lunch says %s', async ([lunch, shows, hides]) => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category({})
  await site.make.package({
    package_code: 'MEAL',
    tour_category_id,
    detail: { schedule: JSON.stringify([createDay(1, lunch)]) },
  })
  for (const address of ['/travel/detail/MEAL', '/manageProductView/MEAL']) {
    const { body, statusCode } = await site.request(address)
    expect(statusCode, address).toBe(200)
    const shown = body.replace(/<script[\s\S]*?<\/script>/g, '')
    for (const each of address.startsWith('/manage') ? shows.slice(0, 1) : shows)
      expect(shown, address).toContain(each)
    for (const each of hides) expect(shown, address).not.toContain(each)
  }
})
