// The longest stretch of processor time of every call, with the largest rows it allows against the smallest:
// nobody's rows hold up the others.
import { setImmediate as turn } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { issueToken } from '#domain/member/token.server.ts'
import { agencyText as agencyTextMost, comparedTrips, pageSizes, partyMost, postTags } from '#limits.ts'
import { readEnv } from '#platform/env.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { make, richWords } from '#seed/make.ts'
import { calls } from '#storefront/calls.ts'
import { openNaru } from '../src/naru.server.ts'
import { reservationOf } from '../tests/lent/reservation.ts'
import type { Pace } from './race.ts'
import type { Site } from './site.ts'

export type Stretch = { call: string; small_ms: number; large_ms: number; status: number }
type Naru = Awaited<ReturnType<typeof openNaru>>

/** Agency 1 has the smallest rows, agency 2 the largest, and as many of them: a page of a list is full. */
const keys = { small: 1, large: 2 } as const
type Size = keyof typeof keys
const rows = 100

export async function longestStretches(site: Site, { quick }: Pace): Promise<Stretch[]> {
  const { databaseUrl, dataDir } = await site.emptySite('longest')
  const naru = await openNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SHED_AFTER_MS: '0' }),
    databaseUrl,
    jobs: false,
    keepAnswers: false,
  })
  try {
    const filled = { small: await fill(naru, 'small'), large: await fill(naru, 'large') }
    const named = Object.entries(calls).flatMap(([room, all]) =>
      Object.entries<Call>(all).flatMap(([name, call]) =>
        (ways[`${room}.${name}`] ?? [{}]).map((way) => ({ name: `${room}.${name}`, call, way })),
      ),
    )
    const found: Stretch[] = []
    const tries = quick ? 5 : 25
    for (const { name, call, way } of named) {
      const small = await leastOf(naru, asking(name, call, way, 'small', filled.small), tries)
      const large = await leastOf(naru, asking(name, call, way, 'large', filled.large), tries)
      found.push({
        call: [name, ...Object.values(way)].join(' '),
        small_ms: small.stretch_ms,
        large_ms: large.stretch_ms,
        status: large.status,
      })
    }
    const [small, large] = [
      await leastOf(naru, contractOf('small', filled.small), tries),
      await leastOf(naru, contractOf('large', filled.large), tries),
    ]
    found.push({
      call: 'the contract as a PDF',
      small_ms: small.stretch_ms,
      large_ms: large.stretch_ms,
      status: large.status,
    })
    return found.sort((one, other) => other.large_ms - one.large_ms)
  } finally {
    await naru.stop()
  }
}

/** No call, and the longest work that anybody can ask for. */
const contractOf = (size: Size, { fields }: Filled): InjectOptions => ({
  url: `/contract/${fields.package_code}.pdf`,
  headers: { host: `a${keys[size]}.localhost` },
})

/** Where one way of asking does not show all a call can answer. */
const ways: Record<string, Record<string, string>[]> = {
  'board.postList': [{ type: 'FAQ' }, { type: 'QNA' }, { type: 'NOTICE', query: '가가' }],
  'board.list': [{ type: 'QNA' }],
  'agency.terms': [{}, { type: 'use' }],
  'board.deletePost': [{ password: 'wrong-one' }],
}

/** The least of many tries: whatever else the machine did is not in it. */
async function leastOf(naru: Naru, asked: InjectOptions, tries: number) {
  let least = { stretch_ms: Number.POSITIVE_INFINITY, status: 0 }
  for (let at = 0; at < tries; at++) {
    await naru.database.db.deleteFrom('failed_try').execute() // no try waits for the ones before it
    const tried = await stretchOf(naru, asked)
    if (at > 1 && tried.stretch_ms < least.stretch_ms) least = tried // the first ones warm up
  }
  return least
}

/** Between two turns of the event loop nobody else is served. */
async function stretchOf({ app }: Naru, asked: InjectOptions) {
  let [longest, last, over] = [0, performance.now(), false]
  const answered = app.inject(asked).finally(() => {
    over = true
  })
  while (!over) {
    await turn()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return { stretch_ms: longest, status: (await answered).statusCode }
}

type Fields = Record<string, unknown>
/** `of`: what one call is asked with besides, where a field's name alone does not say it. */
type Filled = { cookie: string; fields: Fields; of: Record<string, Fields> }

/**
 * Every field as long as its schema takes it, or as short; where a row is asked for, the one that was filled.
 */
function asking(name: string, call: Call, way: Fields, size: Size, filled: Filled): InjectOptions {
  const { fields, cookie, of } = filled
  const known: Fields = { ...fields, ...of[name], ...way }
  const made = Object.fromEntries(
    Object.entries<z.ZodType>(call.input.shape).flatMap(([field, type]) => {
      const value = field in known ? known[field] : sampleOf(type, size)
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const search = new URLSearchParams(
    call.takes === 'query' ? Object.entries(made).map(([key, value]) => [key, String(value)]) : [],
  )
  const host = `a${keys[size]}.localhost`
  return {
    method: call.method,
    url: `${call.path.replace(':secret', 'x')}?${search}`,
    ...(call.takes !== 'query' && { payload: JSON.stringify(made) }),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      ...((call.who === 'member' || call.who === 'holder') && { cookie }),
    },
  }
}

function sampleOf(type: z.ZodType, size: Size): unknown {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable)
    return undefined
  if (type instanceof z.ZodString) return 'a'.repeat(size === 'small' ? 8 : (type.maxLength ?? 100))
  if (type instanceof z.ZodNumber) return 1
  if (type instanceof z.ZodBoolean) return true
  if (type instanceof z.ZodEnum) return type.options[0]
  if (type instanceof z.ZodLiteral) return type.value
  return undefined
}

const pairs = (text: string) => ({ ko: text, en: text })

async function fill(naru: Naru, size: Size): Promise<Filled> {
  const { db } = naru.database
  const travel_agency = keys[size]
  const at = make(db, travel_agency)
  const large = size === 'large'
  const word = (most: number) => '가'.repeat(large ? most : 1)
  const several = <T>(most: number, one: T) => Array.from({ length: large ? most : 1 }, () => one)
  const post = large ? taggedText(50_000) : '<p>a</p>'
  const agencyText = large ? taggedText(agencyTextMost) : '<p>a</p>'
  await at.agency({ info: { about_yn: 'Y', company_name: pairs(word(100)) } })
  await db
    .insertInto('agency_about')
    .values({ travel_agency, title: pairs(word(100)), ...richWords(pairs(agencyText)) })
    .execute()
  await db
    .insertInto('terms')
    .values(
      (['use', 'privacy', 'tour', 'passport', 'special'] as const).map((type) => ({
        travel_agency,
        type,
        version: '1',
        effective_date: '2020-01-01',
        title: pairs(word(100)),
        ...richWords(pairs(agencyText)),
      })),
    )
    .execute()
  for (const board_id of ['notice', 'FAQ', 'QNA']) await at.board({ board_id, write: 'anyone' })
  for (let each = 0; each < rows; each++) await at.board({ board_name: pairs(word(100)) })
  const { tour_category_id } = await at.category({ tour_category_name: pairs(word(60)) })
  for (let area = 0; area < (large ? 50 : 1); area++) {
    const { tour_area_id } = await at.area({ tour_category_id, tour_area_name: pairs(word(60)) })
    for (let detail = 0; detail < (large ? 20 : 1); detail++) await at.areaDetail({ tour_area_id })
  }
  const codes: string[] = []
  for (let each = 0; each < rows; each++) {
    const { package_code } = await at.package({
      tour_category_id,
      page_title: pairs(word(120)),
      summary: pairs(word(500)),
      tag_list: several(10, word(20)),
      tag_list_en: several(10, word(20)),
      detail: {
        gallery: several(20, '/files/0123456789abcdef_1600x1200_aabbcc.webp'),
        contents: pairs(post),
        schedule: JSON.stringify(several(20, tourDay(word))),
        included: JSON.stringify(several(30, pairs(word(100)))),
        cautions: JSON.stringify(several(30, pairs(word(200)))),
      },
    })
    codes.push(package_code)
  }
  const package_code = codes[0] ?? ''
  for (let each = 1; each <= (large ? 366 : 1); each++)
    await at.departure({ package_code, departure_date: dayIn(each), seats: 200 })
  let review = 0
  for (let each = 0; each < rows; each++) {
    for (const [board_id, type] of [
      ['notice', 'NOTICE'],
      ['FAQ', 'FAQ'],
    ] as const)
      await at.post({ board_id, type, title: word(120), contents: post })
    await at.post({ board_id: 'QNA', type: 'QNA', title: word(120), contents: post, answer: post })
    const written = await at.review({
      package_code,
      contents: word(5_000),
      photos: several(10, '/files/0123456789abcdef_1600x1200_aabbcc.webp'),
    })
    review = written.id
  }
  const person = await at.member({ name: word(40) })
  const cookie = `token=${await issueToken(naru.keyFor('access token'), travel_agency, person)}`
  const booking_id = await reserve(naru, size, { package_code, cookie })
  const fields = {
    booking_id,
    page_size: rows,
    package_code,
    board_id: 'QNA',
    title: word(120),
    contents: post,
    reg_name: '가나',
    password: 'right-one',
    type: undefined,
  }
  const { board_id, title, contents, reg_name, password } = fields
  const written = await send(naru, size, calls.board.createPost.path, {
    payload: { board_id, title, contents, reg_name, password },
  })
  const reviewed = { id: review }
  return {
    cookie,
    fields: { ...fields, id: z.object({ id: z.int() }).parse(written).id },
    of: {
      'member.info': { id: undefined },
      'review.reviewInfo': reviewed,
      'booking.lookUp': { name: '김미나' },
      'catalog.compare': { package_codes: codes.slice(0, comparedTrips).join() },
      'catalog.standing': { package_codes: codes.slice(0, pageSizes.most).join() },
    },
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As many as one booking takes, with names as long as they may be; or one. */
async function reserve(
  naru: Naru,
  size: Size,
  { package_code, cookie }: { package_code: string; cookie: string },
): Promise<string> {
  const adult = size === 'large' ? partyMost : 1
  const name = '가'.repeat(size === 'large' ? 60 : 2)
  const form = reservationOf(
    { package_code, departure_date: dayIn(1) },
    {
      party: { adult, child: 0, baby: 0 },
      consents: { tour: true, privacy: true, special: true },
      travellers: Array.from({ length: adult }, () => ({ kind: 'adult', name })),
    },
  )
  const headers = { cookie, 'idempotency-key': `longest-${size}-0123456789` }
  const reserved = await send(naru, size, calls.booking.reserve.path, { payload: form, headers })
  return z.object({ booking_id: z.string() }).parse(reserved).booking_id
}

type Sent = { payload: object; headers?: Record<string, string> }

async function send({ app }: Naru, size: Size, url: string, { payload, headers }: Sent): Promise<unknown> {
  const host = `a${keys[size]}.localhost`
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
function taggedText(length: number): string {
  const tags = '<b>가</b>'.repeat(postTags / 2 - 10)
  return `${tags}<p>${'가'.repeat(length - tags.length - 7)}</p>`
}

const tourDay = (word: (most: number) => string) => ({
  day: 1,
  heading: pairs(word(100)),
  places: Array.from({ length: word(10).length }, () => ({
    time: '09:00',
    name: pairs(word(60)),
    line: pairs(word(200)),
  })),
  meals: { breakfast: pairs(word(40)), lunch: null, dinner: null },
  hotel: pairs(word(60)),
  transport: null,
})
