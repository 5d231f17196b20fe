// Which discounts hold for who reserves today: an answer with all of them may have been cached the day before.
import { expect, test } from 'vitest'
import { listHoldingDiscounts } from './discounts.ts'

test('an early bird holds on its last day and not on the next, however far the departure', () => {
  const bird = {
    kind: 'early_bird' as const,
    name: { ko: '', en: '' },
    rate: { percent: 10 },
    days_before: null,
    people_from: null,
    first_day: '2026-05-01',
    last_day: '2026-05-31',
  } as const
  const count = (today: string) =>
    listHoldingDiscounts([bird], { today, departure_date: '2026-09-01', people: 2 }).length
  expect(['2026-04-30', '2026-05-01', '2026-05-31', '2026-06-01'].map(count)).toEqual([0, 1, 1, 0])
})
