// What the tests of attached papers stand on: reservations that came with files, and what is kept of them.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { attachedOf } from '#domain/vault/attached.server.ts'
import { within } from '#platform/jobs.server.ts'
import { picture } from './gate.ts'
import { asForm, file } from './lent/parts.ts'
import { reservationFields } from './lent/reservation.ts'
import { departure_date, fillTerms, inside, paidBooking } from './paid.ts'
import { openSite, type Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function openAttached(): Promise<void> {
  site = await openSite({ keep: true, jobs: true })
  await fillTerms(site)
}

export const canary = 'canary-7F3A-비자'
export const pdf = () => file('비자 신청서.pdf', `%PDF-1.7\n${canary}\n%%EOF\n`)
export const note = () => file('메모.txt', `안녕하세요 ${canary}`)
export const photo = async () =>
  file(
    '도장.jpg',
    await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: canary } })
      .toBuffer(),
  )

export async function reserve(files: File[], at: Site = site) {
  const { package_code } = await paidBooking(at)
  const { payload, headers } = await asForm({
    ...reservationFields({ package_code, departure_date }),
    files,
  })
  const response = await at.ask('/api/landing/package/nonMember', {
    method: 'POST',
    payload,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  const cookie = String([response.headers['set-cookie'] ?? []].flat()[0]).split(';')[0]
  return { status: response.statusCode, body: response.json(), cookie }
}

export async function reserved(
  files: File[],
  at: Site = site,
): Promise<{ id: number; booking_id: string; cookie?: string }> {
  const { status, body, cookie } = await reserve(files, at)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  const { id } = await inside(at, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', body.booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { id, booking_id: body.booking_id, cookie }
}

export const rows = (booking: number, at: Site = site) =>
  inside(at, (tx) =>
    tx
      .selectFrom('attached_file')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', booking)
      .orderBy('id')
      .execute(),
  )
export const place = (key: string, at: Site = site) => path.join(at.dataDir, 'files/1', key)
export const staff = <T>(work: Parameters<typeof within<T>>[2]) => within(site.naru.ground, 1, work)

/** What staff would be handed. */
export const opened = async (booking: number, at: Site = site, keyFor = at.naru.keyFor) => {
  const papers = await inside(at, (tx) => attachedOf({ db: tx, travel_agency: 1, keyFor }, booking))
  return Promise.all(papers.map(({ open }) => open(at.naru.ground.files)))
}

export function everyFile(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
