// What the tests of attached papers share: reservations that came with files, and what is kept of them.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { loadAttachedFiles } from '#domain/vault/attached-files.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { createPicture } from './form-endpoints.ts'
import { createPaidBooking, createTerms, departure_date, runInAgency } from './paid-booking.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { buildReservationFields } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpAttachments(): Promise<void> {
  site = await createSite({ shared: true, jobs: true })
  await createTerms(site)
}

export const canary = 'canary-7F3A-비자'
export const createPdf = () => createFile('비자 신청서.pdf', `%PDF-1.7\n${canary}\n%%EOF\n`)
export const createTextFile = () => createFile('메모.txt', `안녕하세요 ${canary}`)
export const createPhoto = async () =>
  createFile(
    '도장.jpg',
    await createPicture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: canary } })
      .toBuffer(),
  )

export async function sendReservation(files: File[], at: Site = site) {
  const { package_code } = await createPaidBooking(at)
  const { payload, headers } = await toMultipartForm({
    ...buildReservationFields({ package_code, departure_date }),
    files,
  })
  const response = await at.request('/api/landing/package/nonMember', {
    method: 'POST',
    payload,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  const cookie = String([response.headers['set-cookie'] ?? []].flat()[0]).split(';')[0]
  return { status: response.statusCode, body: response.json(), cookie }
}

export async function createReservedBooking(
  files: File[],
  at: Site = site,
): Promise<{ id: number; booking_id: string; cookie?: string }> {
  const { status, body, cookie } = await sendReservation(files, at)
  expect([status, body]).toEqual([200, expect.objectContaining({ booking_id: expect.any(String) })])
  const { id } = await runInAgency(at, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', body.booking_id)
      .executeTakeFirstOrThrow(),
  )
  return { id, booking_id: body.booking_id, cookie }
}

export const listAttachedFiles = (booking: number, at: Site = site) =>
  runInAgency(at, (tx) =>
    tx
      .selectFrom('attached_file')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', booking)
      .orderBy('id')
      .execute(),
  )
export const toFilePath = (key: string, at: Site = site) => path.join(at.dataDir, 'files/1', key)
export const runAsStaff = <T>(work: Parameters<typeof runInTransactionWithJobs<T>>[2]) =>
  runInTransactionWithJobs(site.naru.deps, 1, work)

/** What staff would be handed. */
export const openAttachments = async (booking: number, at: Site = site, keyFor = at.naru.keyFor) => {
  const papers = await runInAgency(at, (tx) =>
    loadAttachedFiles({ db: tx, travel_agency: 1, keyFor }, booking),
  )
  return Promise.all(papers.map(({ open }) => open(at.naru.deps.files)))
}

export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
