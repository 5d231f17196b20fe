// What the tests of the office’s trips stand on: an owner, and trips that are drafts or shown.
import { expect } from 'vitest'
import type { TripDraft } from '#domain/trip/trip.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { openSite, type Site } from './site.ts'

export let site: Site
export let owner: Colleague
export let category: number
/** Once a file, in its beforeAll. */
export async function openTrips(): Promise<void> {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site, { name: '김하늘' })
  category = (await site.make.category()).tour_category_id
}

export const words = (ko: string, en = '') => ({ ko, en })

export async function newTrip(title = '다낭 5일'): Promise<string> {
  const { status, body } = await owner.askOnce('POST', '/api/office/trip', {
    page_title: words(title),
    tour_category_id: category,
    nights: 1,
    days: 2,
  })
  expect(status).toBe(200)
  return body.package_code
}
export const open = async (code: string, who = owner) =>
  (await who.ask('GET', `/api/office/trip?package_code=${code}`)).body
export const save = (code: string, revision: number, content: TripDraft, who = owner) =>
  who.ask('PUT', '/api/office/trip', { package_code: code, revision, content })
export const publish = (code: string, revision: number, at: string | null = null, who = owner) =>
  who.ask('POST', '/api/office/trip/publish', { package_code: code, revision, at })

/** With all that a publishing needs. */
export const filled = (content: TripDraft): TripDraft => ({
  ...content,
  destination: 'overseas',
  travel_alert: 1,
  shopping_visits: 0,
  schedule: content.schedule.map((day, at) => ({
    ...day,
    places: [{ place_id: null, time: '09:30', name: words(`미케 비치 ${at}`), line: words('', '') }],
  })),
})

export async function published(title?: string): Promise<string> {
  const code = await newTrip(title)
  const { content, revision } = await open(code)
  expect((await save(code, revision, filled(content))).status).toBe(200)
  expect(await publish(code, revision + 1)).toMatchObject({ status: 200, body: { version: 1 } })
  return code
}
