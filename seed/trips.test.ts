// The demo's trips are such as the office could have written.
import { expect, test } from 'vitest'
import { agencies } from './agencies.ts'
import { buildTripContent } from './fill-packages.ts'

const picture = '/files/x_1600x1200_aabbcc.webp'
const stops = new Map<string, number>()

test.each(agencies)('agency $travel_agency: every trip passes the schema of a trip', (agency) => {
  const places = new Map(agency.packages.map(({ place }) => [place, { tour_category_id: 1 }]))
  for (const trip of agency.packages)
    expect(
      buildTripContent(agency, trip, { places, stops, gallery: [{ path: picture, alt: null, on_day: null }] })
        .page_title,
    ).toEqual(trip.title)
})

test('a trip that the office could not have written is refused', () => {
  const [agency] = agencies
  const [trip] = agency?.packages ?? []
  if (!agency || !trip) expect.fail('the demo has no trips')
  const places = new Map([[trip.place, { tour_category_id: 1 }]])
  const broken = { ...trip, title: { ko: '', en: '' } }
  expect(() => buildTripContent(agency, broken, { places, stops, gallery: [] })).toThrow()
})
