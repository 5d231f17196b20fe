// Rows of two agencies: of one every text and list is as short as it may be, of the other as long.
import { z } from 'zod'
import { issueToken } from '#domain/member/access-token.server.ts'
import { comparedTrips, pageSizes } from '#limits/display.ts'
import { agencyText as agencyTextMost, partyMost, postTags } from '#limits/trade.ts'
import { make, toRichWords } from '#seed/make.ts'
import { calls } from '#storefront/calls.ts'
import type { createNaru } from '../src/naru.server.ts'
import { dateInDays } from '../tests/days.ts'
import { buildReservation } from '../tests/shared/reservation-form.ts'
import { createMadeUpWord } from './longest-inputs.ts'

export type Product = Awaited<ReturnType<typeof createNaru>>

/** Agency 1 has the smallest rows, agency 2 the largest, and as many of them: a page of a list is full. */
export const agencyKeys = { small: 1, large: 2 } as const
export type Size = keyof typeof agencyKeys
const rows = 100

export type CallFields = Record<string, unknown>
/** `of`: what one call is asked with besides, where a field's name alone does not say it. */
export type FilledAgency = { cookie: string; fields: CallFields; of: Record<string, CallFields> }

const toWords = (text: string) => ({ ko: text, en: text })

/** Words and lists as long as they may be, or as short. */
function createLengths(size: Size) {
  const isLarge = size === 'large'
  return {
    word: (most: number) => '가'.repeat(isLarge ? most : 1),
    several: <T>(most: number, one: T) => Array.from({ length: isLarge ? most : 1 }, () => one),
    text: (most: number) => (isLarge ? createTaggedText(most) : '<p>a</p>'),
    count: (most: number) => (isLarge ? most : 1),
  }
}
type TextLengths = ReturnType<typeof createLengths>
type Maker = ReturnType<typeof make>

const picture = '/files/0123456789abcdef_1600x1200_aabbcc.webp'
const maxPostLength = 50_000

export async function fillAgency(naru: Product, size: Size): Promise<FilledAgency> {
  const travel_agency = agencyKeys[size]
  const at = make(naru.database.db, travel_agency)
  const lengths = createLengths(size)
  await addAgency(naru, size)
  const codes = await addTrips(at, lengths)
  const package_code = codes[0] ?? ''
  const review = await addPosts(at, lengths, package_code)
  const person = await at.member({ name: lengths.word(40) })
  const cookie = `token=${await issueToken(naru.keyFor('access token'), travel_agency, person)}`
  const booking_id = await createReservation(naru, size, { package_code, cookie })
  const question = {
    board_id: 'QNA',
    title: lengths.word(120),
    contents: lengths.text(maxPostLength),
    reg_name: '가나',
    password: 'right-one',
  }
  const written = await sendRequest(naru, size, calls.board.createPost.path, { payload: question })
  const { id } = z.object({ id: z.int() }).parse(written)
  return {
    cookie,
    fields: { ...question, id, booking_id, package_code, page_size: rows, type: undefined },
    of: {
      'member.info': { id: undefined },
      'review.reviewInfo': { id: review },
      'booking.lookUp': { name: '김미나' },
      'catalog.compare': { package_codes: codes.slice(0, comparedTrips).join() },
      'departure.availability': { package_codes: codes.slice(0, pageSizes.most).join() },
    },
  }
}

/** The agency with its texts and boards. */
async function addAgency({ database: { db } }: Product, size: Size): Promise<void> {
  const travel_agency = agencyKeys[size]
  const at = make(db, travel_agency)
  const { word, text } = createLengths(size)
  const title = toWords(word(100))
  const words = toRichWords(toWords(text(agencyTextMost)))
  await at.agency({ info: { about_yn: 'Y', company_name: title } })
  await db
    .insertInto('agency_about')
    .values({ travel_agency, title, ...words })
    .execute()
  await db
    .insertInto('terms')
    .values(
      (['use', 'privacy', 'tour', 'passport', 'special'] as const).map((type) => ({
        travel_agency,
        type,
        version: '1',
        effective_date: '2020-01-01',
        title,
        ...words,
      })),
    )
    .execute()
  for (const board_id of ['notice', 'FAQ', 'QNA']) await at.board({ board_id, write: 'anyone' })
  for (let each = 0; each < rows; each++) await at.board({ board_name: title })
}

/** Trips in a tree of areas, the first with departures; their codes. */
async function addTrips(at: Maker, { word, several, text, count }: TextLengths): Promise<string[]> {
  const { tour_category_id } = await at.category({ tour_category_name: toWords(word(60)) })
  for (let area = 0; area < count(50); area++) {
    const { tour_area_id } = await at.area({ tour_category_id, tour_area_name: toWords(word(60)) })
    for (let detail = 0; detail < count(20); detail++) await at.areaDetail({ tour_area_id })
  }
  const trip = {
    tour_category_id,
    summary: toWords(word(500)),
    tag_list: several(10, word(20)),
    tag_list_en: several(10, word(20)),
    detail: {
      gallery: several(20, picture),
      contents: toWords(text(maxPostLength)),
      schedule: JSON.stringify(several(20, createTourDay(word))),
      included: JSON.stringify(several(30, toWords(word(100)))),
      cautions: JSON.stringify(several(30, toWords(word(200)))),
    },
  }
  const codes: string[] = []
  const words = count(40) // of each title: an agency with thousands of words that can be searched for
  for (let each = 0; each < rows; each++) {
    const title = Array.from({ length: words }, (_, at) => createMadeUpWord(each * words + at)).join(' ')
    codes.push((await at.package({ ...trip, page_title: toWords(title) })).package_code)
  }
  const package_code = codes[0] ?? ''
  for (let each = 1; each <= count(366); each++)
    await at.departure({ package_code, departure_date: dateInDays(each), seats: 200 })
  return codes
}

/** Posts of every board and reviews of a trip; the id of the last review. */
async function addPosts(
  at: Maker,
  { word, several, text }: TextLengths,
  package_code: string,
): Promise<number> {
  const [title, contents] = [word(120), text(maxPostLength)]
  let review = 0
  for (let each = 0; each < rows; each++) {
    await at.post({ board_id: 'notice', type: 'NOTICE', title, contents })
    await at.post({ board_id: 'FAQ', type: 'FAQ', title, contents })
    await at.post({ board_id: 'QNA', type: 'QNA', title, contents, answer: contents })
    const photos = several(10, picture)
    review = (await at.review({ package_code, contents: word(5_000), photos })).id
  }
  return review
}

/** As many as one booking takes, with names as long as they may be; or one. */
async function createReservation(
  naru: Product,
  size: Size,
  { package_code, cookie }: { package_code: string; cookie: string },
): Promise<string> {
  const adult = size === 'large' ? partyMost : 1
  const name = '가'.repeat(size === 'large' ? 60 : 2)
  const form = buildReservation(
    { package_code, departure_date: dateInDays(1) },
    {
      party: { adult, child: 0, baby: 0 },
      consents: { tour: true, privacy: true, special: true },
      travellers: Array.from({ length: adult }, () => ({ kind: 'adult', name })),
    },
  )
  const headers = { cookie, 'idempotency-key': `longest-${size}-0123456789` }
  const reserved = await sendRequest(naru, size, calls.reservation.reserve.path, { payload: form, headers })
  return z.object({ booking_id: z.string() }).parse(reserved).booking_id
}

type SendOptions = { payload: object; headers?: Record<string, string> }

async function sendRequest(
  { app }: Product,
  size: Size,
  url: string,
  { payload, headers }: SendOptions,
): Promise<unknown> {
  const host = `a${agencyKeys[size]}.localhost`
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** As many tags as a text may have, and words for the rest. */
function createTaggedText(length: number): string {
  const tags = '<b>가</b>'.repeat(postTags / 2 - 10)
  return `${tags}<p>${'가'.repeat(length - tags.length - 7)}</p>`
}

const createTourDay = (word: (most: number) => string) => ({
  day: 1,
  heading: toWords(word(100)),
  places: Array.from({ length: word(10).length }, () => ({
    time: '09:00',
    name: toWords(word(60)),
    line: toWords(word(200)),
  })),
  meals: { breakfast: toWords(word(40)), lunch: null, dinner: null },
  hotel: toWords(word(60)),
  transport: null,
})
