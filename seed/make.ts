// Factories: what a test or the demo needs, made with sensible defaults. Shared by both, so both stay true.
import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { completeTheme, type Theme } from '#lib/theme.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { sanitizeLocalizedText, sanitizeText } from '#platform/rich-text.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Role } from '#roles.ts'
import { type BookingStory, createBookings } from './make-bookings.ts'

type Row<T extends keyof DB> = Insertable<DB[T]>
type PartialRow<T extends keyof DB> = Partial<Row<T>>

export const sameInBoth = (text: string): LocalizedText => ({ ko: text, en: text })

/** The rich text of a post, written as calls write it. */
export function toRichPost({ contents, answer }: { contents: string; answer?: string | null }) {
  const [text, reply] = [sanitizeText(contents), answer ? sanitizeText(answer) : undefined]
  return {
    contents: text.text,
    contents_stamp: text.stamp,
    ...(reply && { answer: reply.text, answer_stamp: reply.stamp }),
  }
}

export function toRichWords(contents: LocalizedText = sameInBoth('')) {
  const { text, stamp } = sanitizeLocalizedText(contents)
  return { contents: text, contents_stamp: stamp }
}

let counter = 0
const nextNumber = () => ++counter

export const make = (db: Db, travel_agency = 1) => ({
  /** An agency with its info, meta and chat codes, answering at a domain of its own. */
  async agency({
    info = {},
    meta = {},
    domain,
    theme = {},
    ...agency
  }: Omit<PartialRow<'agency'>, 'theme'> & {
    theme?: Partial<Theme>
    info?: PartialRow<'agency_info'>
    meta?: PartialRow<'agency_meta'>
    domain?: string
  } = {}) {
    const name = `Agency ${travel_agency}`
    await db
      .insertInto('agency')
      .values({ travel_agency, ...agency, theme: completeTheme(theme) })
      .execute()
    await db
      .insertInto('agency_domain')
      .values({ domain: domain ?? `agency${travel_agency}.example`, travel_agency })
      .execute()
    await db
      .insertInto('agency_info')
      .values({
        travel_agency,
        company_name: sameInBoth(name),
        ceo_name: sameInBoth('Kim'),
        address: sameInBoth('Seoul'),
        phone: '02-555-0100',
        mail: `hello@agency${travel_agency}.example`,
        biz_number: '000-00-00000',
        privacy_person: sameInBoth('Lee'),
        operating_time: sameInBoth('09:00–18:00'),
        ...info,
      })
      .execute()
    await db
      .insertInto('agency_meta')
      .values({
        travel_agency,
        title: sameInBoth(name),
        description: sameInBoth(`${name} sells trips`),
        keywords: sameInBoth('travel'),
        ...meta,
      })
      .execute()
    await db.insertInto('chat_code').values({ travel_agency, code: null, whatsapp_code: null }).execute()
    return { travel_agency }
  },

  async category(overrides: PartialRow<'tour_category'> = {}) {
    const row = {
      travel_agency,
      tour_category_id: overrides.tour_category_id ?? nextNumber(),
      tour_category_name: sameInBoth('Category'),
      ...overrides,
    }
    await db.insertInto('tour_category').values(row).execute()
    return row
  },

  async area(overrides: PartialRow<'tour_area'> & Pick<Row<'tour_area'>, 'tour_category_id'>) {
    const row = {
      travel_agency,
      tour_area_id: overrides.tour_area_id ?? nextNumber(),
      tour_area_name: sameInBoth('Area'),
      ...overrides,
    }
    await db.insertInto('tour_area').values(row).execute()
    return row
  },

  async areaDetail(
    overrides: PartialRow<'tour_area_detail'> & Pick<Row<'tour_area_detail'>, 'tour_area_id'>,
  ) {
    const row = {
      travel_agency,
      tour_area_detail_id: overrides.tour_area_detail_id ?? nextNumber(),
      tour_area_detail_name: sameInBoth('Sub-area'),
      ...overrides,
    }
    await db.insertInto('tour_area_detail').values(row).execute()
    return row
  },

  async package({
    detail = {},
    ...overrides
  }: PartialRow<'package'> &
    Pick<Row<'package'>, 'tour_category_id'> & { detail?: PartialRow<'package_detail'> }) {
    const number = nextNumber()
    const row = {
      travel_agency,
      package_code: `P${number}`,
      page_title: sameInBoth(`Trip ${number}`),
      summary: sameInBoth('A trip'),
      page_price: 990_000,
      nights: 3,
      days: 4,
      seq: number,
      ...overrides,
    }
    await db.insertInto('package').values(row).execute()
    await db
      .insertInto('package_detail')
      .values({ travel_agency, package_code: row.package_code, ...detail, ...toRichWords(detail.contents) })
      .execute()
    return row
  },

  async departure({
    taken = 0,
    confirmed = null,
    ...overrides
  }: PartialRow<'departure'> &
    Pick<Row<'departure'>, 'package_code' | 'departure_date'> & {
      taken?: number
      confirmed?: string | null
    }) {
    const row = {
      travel_agency,
      adult_price: 990_000,
      child_price: 790_000,
      baby_price: 100_000,
      seats: 20,
      minimum: 8,
      ...overrides,
    }
    const { departure_id } = await db
      .insertInto('departure')
      .values(row)
      .returning('departure_id')
      .executeTakeFirstOrThrow()
    await db.insertInto('departure_seat').values({ travel_agency, departure_id, taken, confirmed }).execute()
    return { ...row, departure_id }
  },

  async review(overrides: PartialRow<'review'> & Pick<Row<'review'>, 'package_code'>) {
    const row = { travel_agency, stars: 5, contents: 'A good trip', reg_name: 'M○na', ...overrides }
    return db.insertInto('review').values(row).returning(['id', 'reg_date']).executeTakeFirstOrThrow()
  },

  async board(overrides: PartialRow<'board'> = {}) {
    const row = {
      travel_agency,
      board_id: overrides.board_id ?? `board${nextNumber()}`,
      board_name: sameInBoth('Board'),
      ...overrides,
    }
    await db.insertInto('board').values(row).execute()
    return row
  },

  async post(overrides: PartialRow<'post'> & Pick<Row<'post'>, 'board_id' | 'type'>) {
    const row = { travel_agency, title: 'A post', contents: '<p>Words</p>', reg_name: 'Staff', ...overrides }
    return db
      .insertInto('post')
      .values({ ...row, ...toRichPost(row) })
      .returning(['id', 'title', 'reg_date'])
      .executeTakeFirstOrThrow()
  },

  /** Bookings as their stories tell them, with all that hangs on them. */
  bookings: (stories: BookingStory[]) => createBookings({ db, travel_agency }, stories),

  /** Somebody who works here, without a password that anybody knows unless one is given. */
  async staff({
    roles = ['owner'],
    since,
    ...overrides
  }: PartialRow<'staff'> & { roles?: Role[]; since?: string } = {}) {
    const person = {
      email: `staff${nextNumber()}@example.com`,
      name: '김직원',
      password_hash: 'none',
      toured: '2020-01-01', // no tour is shown
      ...overrides,
    }
    const { id } = await db.insertInto('staff').values(person).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('staff_role').values({ travel_agency, staff_id: id, roles, since }).execute()
    return { id, email: person.email, name: person.name }
  },

  /** A key of the agency's own system, with the key itself. */
  async apiKey(overrides: PartialRow<'api_key'> = {}) {
    const key = `naru_${travel_agency}_${randomBytes(32).toString('base64url')}`
    const { id } = await db
      .insertInto('api_key')
      .values({
        travel_agency,
        name: '예약 시스템',
        scopes: ['trips'],
        made_by: '김직원',
        key_hash: hashSha256(key),
        ...overrides,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key }
  },

  /** A member with a log-in that is good for a day. */
  async member(overrides: PartialRow<'member'> = {}) {
    return runInTransaction(db, travel_agency, async (tx) => {
      const { id } = await tx
        .insertInto('member')
        .values({ travel_agency, login_id: `member${nextNumber()}`, name: 'Mina', ...overrides })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { sid } = await tx
        .insertInto('session')
        .values({ travel_agency, member_id: id, expires: new Date(Date.now() + 86_400_000).toISOString() })
        .returning('sid')
        .executeTakeFirstOrThrow()
      return { id, sid }
    })
  },
})
