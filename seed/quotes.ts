// Quotes of a demo agency, one in each state: what staff wrote, what customers were sent and said about it.
import { sql } from 'kysely'
import { calculateHoldEnd } from '#domain/booking/hold.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { createTravellers } from '#domain/booking/travellers.server.ts'
import { createBooking } from '#domain/booking/write.server.ts'
import { listProofsInForce, saveConsents } from '#domain/consent/consents.server.ts'
import { createPrivateDeparture } from '#domain/departure/private-departure.server.ts'
import { createQuoteComment, createQuoteKey } from '#domain/quote/find-quote.server.ts'
import type { QuoteContent } from '#domain/quote/forms.ts'
import { getReturnDate, inBoth, priceQuote } from '#domain/quote/price-quote.ts'
import { createVersion } from '#domain/quote/sent-version.server.ts'
import { createPrivateTrip } from '#domain/trip/private-trip.server.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import type { Db } from '#platform/db/database.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { createCustomer } from './customers.ts'

type SeedStaff = { id: number; name: string }
type SeedQuotes = { travel_agency: number; language: 'ko' | 'en'; sales: SeedStaff; keyFor: KeyFor }
type SeedState = 'draft' | 'sent' | 'commented' | 'accepted' | 'declined' | 'withdrawn'
type Story = {
  state: SeedState
  /** Of what it is about. */
  topic: 'family' | 'company' | 'friends'
  /** Days from now. */
  leaves: number
  valid: number
  /** How often it was sent. */
  versions: number
}

/** The second quote that was sent has expired by now. */
const stories: Story[] = [
  { state: 'commented', topic: 'family', leaves: 48, valid: 6, versions: 2 },
  { state: 'sent', topic: 'company', leaves: 75, valid: 9, versions: 1 },
  { state: 'draft', topic: 'friends', leaves: 90, valid: 7, versions: 0 },
  { state: 'accepted', topic: 'family', leaves: 62, valid: 5, versions: 1 },
  { state: 'sent', topic: 'friends', leaves: 40, valid: -3, versions: 1 },
  { state: 'declined', topic: 'company', leaves: 55, valid: 2, versions: 1 },
  { state: 'withdrawn', topic: 'friends', leaves: 33, valid: 1, versions: 1 },
]

const texts = {
  ko: {
    family: {
      title: '부모님 칠순 기념 제주 3일',
      days: [
        [
          '김포에서 제주로',
          '10:00 김포 출발\n11:10 제주 도착, 전용 차량으로 이동\n점심: 갈치조림\n숙소: 중문 바다 앞 호텔',
        ],
        ['동쪽 오름과 숲', '걷는 길이 편한 사려니숲\n점심: 흑돼지 정식\n오후: 성산 앞바다 유람선'],
        ['돌아오는 날', '느지막이 출발, 동문시장\n15:30 제주 출발'],
      ],
    },
    company: {
      title: '사내 워크숍 강릉 2일',
      days: [
        [
          '서울에서 강릉으로',
          '08:00 회사 앞 전용 버스 출발\n점심: 초당순두부\n오후: 해변 프로그램과 회의실 3시간',
        ],
        ['경포와 안목', '경포호 산책\n안목 해변 커피 거리\n16:00 회사 앞 도착'],
      ],
    },
    friends: {
      title: '친구 넷이 가는 남해 3일',
      days: [
        ['남해로', '진주에서 만나 전용 차량으로 이동\n다랭이마을 산책'],
        ['섬과 바다', '보리암 일출\n점심: 멸치쌈밥\n오후: 요트 한 시간'],
        ['집으로', '독일마을 아침\n진주역에서 헤어집니다'],
      ],
    },
    included: '전용 차량과 기사\n숙박\n일정표의 식사\n입장료',
    not_included: '개인 경비\n여행자보험',
    note: '차량과 숙소는 유효 기간까지만 잡아 둡니다.',
    comments: ['둘째 날 일정을 조금 늦게 시작할 수 있을까요? 어머니 무릎이 안 좋으세요.'],
  },
  en: {
    family: {
      title: 'Seoul and Jeju for a family of four',
      days: [
        ['Seoul', '10:00 guide at the hotel\nPalace and old town by private van\nLunch: ginseng chicken'],
        ['To Jeju', '09:30 flight to Jeju\nAfternoon: lava tube and tea fields'],
        ['The east of the island', 'Sunrise peak by an easy path\nLunch: black pork\n18:00 flight back'],
      ],
    },
    company: {
      title: 'Company outing to Gangneung, 2 days',
      days: [
        [
          'To the east coast',
          '08:00 coach from the office\nAfternoon: beach games, meeting room for 3 hours',
        ],
        ['Lake and coffee', 'Walk around the lake\nCoffee street\n16:00 back at the office'],
      ],
    },
    friends: {
      title: 'Four friends in Gyeongju, 2 days',
      days: [
        ['Gyeongju', 'Train at 9, private van from the station\nTombs and the moonlit pond'],
        ['Temples', 'Bulguksa early, before the groups\nTrain at 17:00'],
      ],
    },
    included: 'Private van and driver\nHotels\nMeals as described\nEntrance fees',
    not_included: 'Personal expenses\nTravel insurance',
    note: 'Van and hotels are held for you while the quote is valid.',
    comments: ['Could the second day begin a little later? My mother walks slowly.'],
  },
} as const

const parties = {
  family: { adult: 4, child: 0, baby: 0 },
  company: { adult: 18, child: 0, baby: 0 },
  friends: { adult: 4, child: 0, baby: 0 },
} as const
const prices = { family: 620_000, company: 210_000, friends: 385_000 } as const

const plan = { kind: 'deposit', deposit: { percent: 20 }, balance_days: 14 } as const

function buildContent({ topic, leaves, valid }: Story, language: 'ko' | 'en'): QuoteContent {
  const { [topic]: about, included, not_included, note } = texts[language]
  const today = formatSeoulDay(new Date())
  return {
    title: about.title,
    nights: about.days.length - 1,
    days: about.days.map(([heading, text]) => ({ heading, text })),
    departure_date: addDays(today, leaves),
    destination: 'domestic',
    party: parties[topic],
    prices: { adult: prices[topic], child: Math.round(prices[topic] * 0.8), baby: 0 },
    single_rooms: 0,
    single_supplement: 60_000,
    options:
      topic === 'friends' ? [{ name: language === 'ko' ? '요트 한 시간' : 'Boat trip', price: 45_000 }] : [],
    discount:
      topic === 'company'
        ? { name: language === 'ko' ? '단체 할인' : 'Group discount', rate: { percent: 5 } }
        : null,
    included,
    not_included,
    plan,
    valid_until: addDays(today, valid),
    note,
  }
}

export async function fillQuotes(db: Db, seed: SeedQuotes): Promise<void> {
  for (const [at, story] of stories.entries()) await fillQuote(db, seed, { story, at })
}

async function fillQuote(db: Db, seed: SeedQuotes, { story, at }: { story: Story; at: number }) {
  const { travel_agency, language, sales, keyFor } = seed
  const ctx = { db, travel_agency }
  const content = buildContent(story, language)
  const { name, contact, email } = createCustomer({ travel_agency, language }, 260 + at)
  const changed = sql<string>`now() - make_interval(days => ${at})`
  const { id } = await db
    .insertInto('quote')
    .values({
      travel_agency,
      ...createQuoteKey({ travel_agency, keyFor }),
      state: story.state,
      version: story.versions,
      revision: story.versions + 1,
      ...{ name, contact, email: email ?? '', language },
      content: JSON.stringify(content),
      valid_until: story.versions > 0 ? content.valid_until : null,
      in_charge: sales.id,
      reg_date: changed,
      changed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let version = 1; version <= story.versions; version++)
    await createVersion(ctx, {
      quote: id,
      version,
      content: { ...content, plan, price_split: null },
      staff_name: sales.name,
    })
  if (story.state === 'commented')
    for (const contents of texts[language].comments)
      await createQuoteComment(ctx, { quote: id, version: story.versions, staff_name: null, contents })
  if (story.state === 'accepted')
    await fillBooking(ctx, id, { content, name, contact, email: email ?? '', language })
}

type AcceptedQuote = {
  content: QuoteContent
  name: string
  contact: string
  email: string
  language: 'ko' | 'en'
}

/** The booking as accepting makes it: a trip and a departure of its own. It waits for its deposit. */
async function fillBooking(
  ctx: { db: Db; travel_agency: number },
  quote: number,
  { content, ...customer }: AcceptedQuote,
): Promise<void> {
  const { db, travel_agency } = ctx
  const { party, departure_date, title, nights, days } = content
  const { lines, total } = priceQuote(content)
  const package_code = await createPrivateTrip(ctx, {
    base: null,
    plan,
    destination: content.destination,
    content: {
      page_title: inBoth(title),
      nights,
      days: days.length,
      single_supplement: content.single_supplement,
      included: content.included.split('\n').map(inBoth),
      not_included: content.not_included.split('\n').map(inBoth),
      options: [],
    },
    days: days.map(({ heading, text }) => ({ heading: inBoth(heading), text: inBoth(text) })),
  })
  const seats = countSeats(party)
  const departure_id = await createPrivateDeparture(ctx, {
    package_code,
    departure_date,
    seats,
    prices: content.prices,
  })
  await db.insertInto('departure_seat').values({ travel_agency, departure_id, taken: seats }).execute()
  const { id } = await createBooking(ctx, {
    booking_id: createNumber(),
    package_code,
    departure_id,
    departure_date,
    return_date: getReturnDate(content),
    page_title: inBoth(title),
    ...customer,
    ...party,
    price_lines: JSON.stringify(lines),
    total,
    plan,
    deposit: Math.ceil((total * plan.deposit.percent) / 100 / 1_000) * 1_000,
    balance_by: addDays(departure_date, -plan.balance_days),
    fees: JSON.stringify([{ days: 0, percent: 30 }]),
    pay_by: 'bank_transfer',
    proved_by: 'staff',
    held_until: calculateHoldEnd(2 * 86_400, departure_date),
  })
  const { name, language } = customer
  const others = Array.from({ length: seats - 1 }, (_, at) =>
    createCustomer({ travel_agency, language }, 280 + at),
  )
  const travellers = [name, ...others.map((other) => other.name)]
  await createTravellers(
    ctx,
    id,
    travellers.map((each) => ({ kind: 'adult' as const, name: each, birthdate: '1962-04-12' })),
  )
  const proofs = await listProofsInForce(ctx, ['tour', 'privacy', 'special'])
  await saveConsents(ctx, { booking: id, member_id: null }, proofs)
  await db
    .updateTable('quote')
    .set({ booking: id })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', quote)
    .execute()
}
