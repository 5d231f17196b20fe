// A trip abroad that is paid, and what its travellers bring: links, consents, passports.
import { move } from '#domain/booking/move.server.ts'
import { passportsOf } from '#domain/document/hand-over.server.ts'
import { checkDigit } from '#domain/document/mrz.ts'
import { issueLink, type Purpose } from '#domain/vault/links.server.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { richWords } from '#seed/make.ts'
import { picture } from './gate.ts'
import { asForm, file } from './lent/parts.ts'
import { reservationOf } from './lent/reservation.ts'
import { type Person, personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

export const today = seoulDay(new Date())
export const departure_date = dayAfter(today, 60)
/** Of a passport that is good for the trip. */
export const expiry = dayAfter(departure_date, 400)
export const consents = { age: true, use: true, privacy: true, passport: true, tour: true }
const types = ['use', 'privacy', 'tour', 'passport'] as const

export async function fillTerms(site: Site, keys = [1, 2]) {
  const rows = keys.flatMap((travel_agency) =>
    types.map((type) => ({
      travel_agency,
      type,
      version: '1.0',
      effective_date: '2020-01-01',
      title: { ko: '약관', en: 'Terms' },
      ...richWords({ ko: `<p>${type} 글</p>`, en: `<p>${type} text</p>` }),
    })),
  )
  await site.db.insertInto('terms').values(rows).execute()
}

export async function openWithTerms(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  await fillTerms(site)
  return site
}

type Given = {
  key?: number
  party?: { adult: number; child: number; baby: number }
  travellers?: object[]
  travel_alert?: number | null
  progress?: 'waiting_for_payment' | 'payment_completed'
  by?: Person
}

export async function paidBooking(
  site: Site,
  {
    key = 1,
    party = { adult: 2, child: 0, baby: 0 },
    travellers,
    travel_alert = 1,
    progress = 'payment_completed',
    by,
  }: Given = {},
) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id, detail: { travel_alert } })
  await make.departure({ package_code, departure_date, adult_price: 1_000_000 })
  const me = by ?? personAt(site, { host: `a${key}.localhost` })
  const named =
    travellers ??
    Array.from({ length: party.adult }, (_, at) => ({
      kind: 'adult',
      name: `김여행${at + 1}`,
      birthdate: '1990-01-01',
    }))
  const form = reservationOf(
    { package_code, departure_date },
    { party, travellers: named, consents: { tour: true, privacy: true, special: true } },
  )
  const { body } = await me.sendOnce('POST', '/api/landing/package/nonMember', form)
  const booking_id: string = body.booking_id
  const id = await inAgency(site.db, key, async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .select(['id', 'progress'])
      .where('travel_agency', '=', key)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow()
    if (progress === 'payment_completed')
      await move(
        { db: tx, travel_agency: key, later: (...job) => site.naru.ground.later(tx, ...job) },
        booking,
        { to: progress, by: 'staff' },
      )
    return booking.id
  })
  const linkFor = async (purpose: Purpose, traveller = 1) =>
    (
      await inAgency(site.db, key, (tx) =>
        issueLink(
          { db: tx, travel_agency: key },
          { purpose, whose: { booking: id, consult: null, traveller } },
        ),
      )
    ).token
  return { me, key, id, booking_id, package_code, linkFor }
}
export type Paid = Awaited<ReturnType<typeof paidBooking>>

/** The traveller agrees, and goes on to the passport. */
export async function passportLink(site: Site, paid: Paid, traveller = 1): Promise<string> {
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent', traveller),
    consents,
  })
  return body.token
}

export const jpeg = (name = 'passport.jpg') =>
  picture()
    .jpeg()
    .toBuffer()
    .then((bytes) => file(name, bytes))

/** The pictures of a booking's passports as staff take them out. */
export async function picturesAtDesk(site: Site, { key, booking_id }: Pick<Paid, 'key' | 'booking_id'>) {
  const { pictures } = await inside(
    site,
    (tx) =>
      passportsOf({ db: tx, travel_agency: key, keyFor: site.naru.keyFor }, booking_id, {
        who: 'staff Hana',
        ip: '',
      }),
    key,
  )
  return Promise.all(pictures.map(({ open }) => open(site.naru.ground.files)))
}

/** A form to one of the passport doors, by whoever has the cookies. */
export async function sendForm(
  site: Site,
  path: string,
  parts: Parameters<typeof asForm>[0],
  { me, key = 1 }: Partial<Pick<Paid, 'me' | 'key'>> = {},
) {
  const { payload, headers } = await asForm(parts)
  const cookie = me && [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const host = `a${key}.localhost`
  const response = await site.ask(path, {
    host,
    method: 'POST',
    payload,
    headers: { ...headers, origin: `http://${host}`, ...(cookie && { cookie }) },
  })
  return { status: response.statusCode, body: response.json(), text: response.body }
}

export const upload = (site: Site, token: string, parts: Parameters<typeof asForm>[0], key = 1) =>
  sendForm(site, '/api/landing/uploadPassportLink', { token, ...parts }, { key })

/** The lower line of a passport, up to the digit behind its expiry. */
export function mrzOf(number: string, expiry: string, birth = '900101'): string {
  const until = expiry.slice(2).replaceAll('-', '')
  return `${number}${checkDigit(number)}KOR${birth}${checkDigit(birth)}F${until}${checkDigit(until)}`
}

export const inside = <T>(site: Site, work: Parameters<typeof inAgency<T>>[2], key = 1) =>
  inAgency(site.db, key, work)

/** Everything papers have written, counted. */
export async function rowsOf(site: Site, key = 1) {
  const tables = ['consent', 'passport', 'passport_file', 'access_log', 'erasure', 'contract'] as const
  const counts = await inside(
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
