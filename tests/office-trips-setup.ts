// What the tests of the office’s trips share: an owner, and trips that are drafts or shown.
import { expect } from 'vitest'
import type { TripDraft } from '#domain/trip/trip.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

export let site: Site
export let owner: StaffUser
export let category: number
/** Once a file, in its beforeAll. */
export async function setUpTrips(): Promise<void> {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '김하늘' })
  category = (await site.make.category()).tour_category_id
}

export const toWords = (ko: string, en = '') => ({ ko, en })

export async function createTrip(title = '다낭 5일'): Promise<string> {
  const { status, body } = await owner.sendOnce('POST', '/api/office/trip', {
    page_title: toWords(title),
    tour_category_id: category,
    nights: 1,
    days: 2,
  })
  expect(status).toBe(200)
  return body.package_code
}
export const readTrip = async (code: string, who = owner) =>
  (await who.send('GET', `/api/office/trip?package_code=${code}`)).body
export const saveTrip = (code: string, revision: number, content: TripDraft, who = owner) =>
  who.send('PUT', '/api/office/trip', { package_code: code, revision, content })
export const publishTrip = (code: string, revision: number, at: string | null = null, who = owner) =>
  who.send('POST', '/api/office/trip/publish', { package_code: code, revision, at })

/** With all that a publishing needs. */
export const completeDraft = (content: TripDraft): TripDraft => ({
  ...content,
  destination: 'overseas',
  travel_alert: 1,
  shopping_visits: 0,
  schedule: content.schedule.map((day, at) => ({
    ...day,
    places: [{ place_id: null, time: '09:30', name: toWords(`미케 비치 ${at}`), line: toWords('', '') }],
  })),
})

export async function createPublishedTrip(title?: string): Promise<string> {
  const code = await createTrip(title)
  const { content, revision } = await readTrip(code)
  expect((await saveTrip(code, revision, completeDraft(content))).status).toBe(200)
  expect(await publishTrip(code, revision + 1)).toMatchObject({ status: 200, body: { version: 1 } })
  return code
}
