// A trip abroad that is paid, and what its travellers bring: links, consents, passports.
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { computeCheckDigit } from '#domain/document/passport/mrz.ts'
import { findPassportPicture, listPassportPictures } from '#domain/document/read-documents.server.ts'
import { issueLink, type LinkPurpose } from '#domain/vault/links.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { toRichWords } from '#seed/make.ts'
import { createPicture } from './form-endpoints.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export const today = formatSeoulDay(new Date())
export const departure_date = addDays(today, 60)
/** Of a passport that is good for the trip. */
export const passportExpiry = addDays(departure_date, 400)
export const consents = { age: true, use: true, privacy: true, passport: true, tour: true }
const termsTypes = ['use', 'privacy', 'tour', 'passport'] as const

export async function createTerms(site: Site, keys = [1, 2]) {
  const rows = keys.flatMap((travel_agency) =>
    termsTypes.map((type) => ({
      travel_agency,
      type,
      version: '1.0',
      effective_date: '2020-01-01',
      title: { ko: '약관', en: 'Terms' },
      ...toRichWords({ ko: `<p>${type} 글</p>`, en: `<p>${type} text</p>` }),
    })),
  )
  await site.db.insertInto('terms').values(rows).execute()
}

export async function createSiteWithTerms(options: Parameters<typeof createSite>[0] = {}) {
  const site = await createSite(options)
  await createTerms(site)
  return site
}

type PaidBookingOptions = {
  key?: number
  party?: { adult: number; child: number; baby: number }
  travellers?: object[]
  travel_alert?: number | null
  progress?: 'waiting_for_payment' | 'payment_completed'
  by?: Visitor
}

export async function createPaidBooking(
  site: Site,
  {
    key = 1,
    party = { adult: 2, child: 0, baby: 0 },
    travellers,
    travel_alert = 1,
    progress = 'payment_completed',
    by,
  }: PaidBookingOptions = {},
) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id, detail: { travel_alert } })
  await make.departure({ package_code, departure_date, adult_price: 1_000_000 })
  const me = by ?? createVisitor(site, { host: `a${key}.localhost` })
  const named =
    travellers ??
    Array.from({ length: party.adult }, (_, at) => ({
      kind: 'adult',
      name: `김여행${at + 1}`,
      birthdate: '1990-01-01',
    }))
  const form = buildReservation(
    { package_code, departure_date },
    { party, travellers: named, consents: { tour: true, privacy: true, special: true } },
  )
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  const booking_id: string = body.booking_id
  const id = await runInTransaction(site.db, key, async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .select(['id', 'progress'])
      .where('travel_agency', '=', key)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow()
    if (progress === 'payment_completed')
      await transitionBooking(
        { db: tx, travel_agency: key, enqueue: (...job) => site.naru.deps.enqueue(tx, ...job) },
        booking,
        { to: progress, by: 'staff' },
      )
    return booking.id
  })
  const linkFor = async (purpose: LinkPurpose, traveller = 1) =>
    (
      await runInTransaction(site.db, key, (tx) =>
        issueLink(
          { db: tx, travel_agency: key },
          { purpose, travellerRef: { booking: id, consult: null, traveller } },
        ),
      )
    ).token
  return { me, key, id, booking_id, package_code, linkFor }
}
export type PaidBooking = Awaited<ReturnType<typeof createPaidBooking>>

/** The traveller agrees, and goes on to the passport. */
export async function createPassportLink(site: Site, paid: PaidBooking, traveller = 1): Promise<string> {
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent', traveller),
    consents,
  })
  return body.token
}

export const createJpeg = (name = 'passport.jpg') =>
  createPicture()
    .jpeg()
    .toBuffer()
    .then((bytes) => createFile(name, bytes))

/** The pictures of a booking's passports as staff take them out. */
export async function readPassportPictures(
  site: Site,
  { key, id: booking }: Pick<PaidBooking, 'key' | 'id'>,
) {
  const reader = { who: 'staff Hana', ip: '' }
  const pictures = await runInAgency(
    site,
    async (tx) => {
      const ctx = { db: tx, travel_agency: key, keyFor: site.naru.keyFor }
      const found = []
      for (const traveller of [1, 2])
        for (const name of await listPassportPictures(ctx, { booking, traveller }))
          found.push(await findPassportPicture(ctx, { booking, traveller }, name, reader))
      return found
    },
    key,
  )
  return Promise.all(pictures.map((picture) => picture?.open(site.naru.deps.files)))
}

/** A form to one of the calls that take passports, by whoever has the cookies. */
export async function sendFormTo(
  site: Site,
  path: string,
  parts: Parameters<typeof toMultipartForm>[0],
  { me, key = 1 }: Partial<Pick<PaidBooking, 'me' | 'key'>> = {},
) {
  const { payload, headers } = await toMultipartForm(parts)
  const cookie = me && [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const host = `a${key}.localhost`
  const response = await site.request(path, {
    host,
    method: 'POST',
    payload,
    headers: { ...headers, origin: `http://${host}`, ...(cookie && { cookie }) },
  })
  return { status: response.statusCode, body: response.json(), text: response.body }
}

export const uploadPassport = (
  site: Site,
  token: string,
  parts: Parameters<typeof toMultipartForm>[0],
  key = 1,
) => sendFormTo(site, '/api/landing/uploadPassportLink', { token, ...parts }, { key })

/** The lower line of a passport, up to the digit behind its expiry. */
export function buildMrzLine(number: string, expiry: string, birth = '900101', nationality = 'KOR'): string {
  const until = expiry.slice(2).replaceAll('-', '')
  return `${number}${computeCheckDigit(number)}${nationality}${birth}${computeCheckDigit(birth)}F${until}${computeCheckDigit(until)}`
}

export const runInAgency = <T>(site: Site, work: Parameters<typeof runInTransaction<T>>[2], key = 1) =>
  runInTransaction(site.db, key, work)

/** Everything papers have written, counted. */
export async function countDocumentRows(site: Site, key = 1) {
  const tables = ['consent', 'passport', 'passport_file', 'access_log', 'erasure', 'contract'] as const
  const counts = await runInAgency(
    site,
    (tx) =>
      Promise.all(
        tables.map(
          async (table) =>
            (await tx.selectFrom(table).select('travel_agency').where('travel_agency', '=', key).execute())
              .length,
        ),
      ),
    key,
  )
  return Object.fromEntries(tables.map((table, at) => [table, counts[at]]))
}
