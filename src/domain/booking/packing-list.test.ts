// What goes into the suitcase, by place, month and tags.
import { expect, test } from 'vitest'
import { listPackingItems } from './packing-list.ts'

const seoul = { isOverseas: false, latitude: 37.5, countries: ['KR'], month: 1, tags: [] }

test('a winter trip within the country needs a warm coat and no passport', () => {
  expect(listPackingItems(seoul)).toEqual(['id_card', 'medicine', 'warm_clothes'])
})

test('the tropics are hot in every month, and the south has its winter in July', () => {
  const danang = { ...seoul, isOverseas: true, latitude: 16, countries: ['VN'] }
  for (const month of [1, 7])
    expect(listPackingItems({ ...danang, month })).toEqual([
      'passport',
      'roaming',
      'medicine',
      'light_clothes',
      'sun_screen',
      'repellent',
    ])
  const melbourne = { ...danang, latitude: -37.8, countries: ['AU'] }
  expect(listPackingItems({ ...melbourne, month: 7 })).toContain('warm_clothes')
  expect(listPackingItems({ ...melbourne, month: 1 })).toContain('light_clothes')
  expect(listPackingItems(melbourne)).toContain('adapter')
})

test('tags say what one does there', () => {
  expect(listPackingItems({ ...seoul, tags: ['36홀', '온천', '난이도 3', '사막 텐트'] })).toEqual([
    'id_card',
    'medicine',
    'warm_clothes',
    'warm_nights',
    'walking_shoes',
    'swimwear',
    'golf',
  ])
  expect(listPackingItems({ ...seoul, tags: ['걷기 적음'] })).not.toContain('walking_shoes')
})

test('where nobody has located a place nothing is said of its weather', () => {
  expect(listPackingItems({ ...seoul, latitude: null })).toEqual(['id_card', 'medicine'])
})
