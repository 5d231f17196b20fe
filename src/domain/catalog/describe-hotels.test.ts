// What is said of a hotel besides its name.
import { expect, test } from 'vitest'
import { describeHotels } from './describe-hotels.server.ts'

const words = (text: string) => ({ ko: text, en: text })
const hoiAn = { place_id: 7, name: words('호이안'), latitude: 15.88, longitude: 108.33 }
const somewhere = { place_id: 8, name: words('어딘가'), latitude: null, longitude: null }
const atTheBeach = { latitude: 16.06, longitude: 108.25 }
const nowhere = { latitude: null, longitude: null }
const known = { stars: 5, room_m2: 40, ...atTheBeach }

const createDay = (
  hotel_facts: Parameters<typeof describeHotels>[0][number]['hotel_facts'],
  ...stops: number[]
) => ({
  hotel: words('미케 호텔'),
  ...(hotel_facts !== undefined && { hotel_facts }),
  places: stops.map((place_id) => ({ place_id })),
})

test('a hotel says how far it is to the first located stop of the next day, and both are on its map', () => {
  const [first] = describeHotels([createDay(known), createDay(null, 8, 7)], [hoiAn, somewhere])
  expect(first?.hotel_facts).toMatchObject({ stars: 5, room_m2: 40, next: { name: hoiAn.name, km: 22 } })
  expect(first?.hotel_facts?.map?.stops.map(({ name }) => name.ko)).toEqual(['미케 호텔', '호이안'])
})

test('where the next stop is at the door, unlocated or unknown, no distance is named', () => {
  const door = { ...hoiAn, ...atTheBeach }
  for (const days of [
    [createDay(known), createDay(null, 7)],
    [createDay(known), createDay(null, 8)],
    [createDay(known), createDay(null)],
    [createDay(known)],
  ]) {
    const [first] = describeHotels(days, [door, somewhere])
    expect(first?.hotel_facts?.next).toBeNull()
    expect(first?.hotel_facts?.map?.stops).toHaveLength(1)
  }
})

test('a hotel without a location has no map, and one of which nothing is known has nothing but its name', () => {
  const [first, second, third] = describeHotels(
    [createDay({ ...known, ...nowhere }), createDay(null), createDay(undefined)],
    [hoiAn],
  )
  expect(first?.hotel_facts).toMatchObject({ stars: 5, next: null, map: null })
  expect([second?.hotel_facts, third?.hotel_facts]).toEqual([null, null])
})
