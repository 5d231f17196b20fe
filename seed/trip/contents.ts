// The long text of a package, in each agency's own voice.
import type { Words } from '../demo-types.ts'
import { createExtras } from './extras.ts'
import { listRounds } from './golf.ts'
import { formatCount, words } from './phrases.ts'
import { formatStageFigures } from './places.ts'
import type { TripPlan } from './plan.ts'
import { treks } from './treks.ts'

type TextSection = { title: Words; text?: Words; lines?: Words[] }

const openingTitles: Record<number, Words> = {
  1: words('이 여행은 이렇게 짰습니다', 'How we planned this trip'),
  2: words('이런 섬이에요', 'What this island is like'),
  3: words('어떤 길인지', 'The way we go'),
  4: words('이 여행을 만든 까닭', 'Why we made this trip'),
  5: words('두 분께 드리는 여행', 'A trip for the two of you'),
  6: words('코스와 일정', 'Courses and schedule'),
  7: words('이렇게 모십니다', 'How we look after you'),
  8: words('어떤 산인가', 'The mountain'),
  9: words('여행의 결', 'The grain of the trip'),
  10: words('어떤 여행이냐면', 'What it is like'),
}

/** What the page says nowhere else: its summary, days, hotels and options have their own places. */
export function createContents(plan: TripPlan): Words {
  const { agency } = plan
  const opening = openingTitles[agency.travel_agency] ?? words('여행 소개', 'About this trip')
  const sections: TextSection[] = [
    { title: opening, text: closingWords[agency.travel_agency] },
    ...[agencySections[agency.travel_agency]?.(plan)].filter((section) => section !== undefined),
    ...createShopSection(plan),
  ]
  return words(renderSections(sections, 'ko'), renderSections(sections, 'en'))
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const renderSections = (sections: TextSection[], language: 'ko' | 'en'): string =>
  sections
    .map(({ title, text, lines = [] }) => {
      const list =
        lines.length > 0
          ? `<ul>${lines.map((line) => `<li>${escapeHtml(line[language])}</li>`).join('')}</ul>`
          : ''
      return `<h3>${escapeHtml(title[language])}</h3>${text ? `<p>${escapeHtml(text[language])}</p>` : ''}${list}`
    })
    .join('')

const closingWords: Record<number, Words> = {
  1: words(
    '표시 가격에는 유류할증료와 세금, 필수 현지 경비가 모두 들어 있습니다.',
    'The price shown includes fuel surcharge, taxes and every compulsory local cost.',
  ),
  2: words('물때와 바람을 보고 하루의 순서를 정해요.', 'Tide and wind decide the order of each day.'),
  3: words('서두르지 않고 동네 사람 걸음으로 걷습니다.', 'We walk at the pace of people who live there.'),
  4: words('많아야 열 명, 깃발도 확성기도 없이 다녀요.', 'Ten at most, with no flag and no loudspeaker.'),
  5: words(
    '현지에서도 같은 플래너에게 연락하시면 돼요.',
    'Your planner stays the same, before and during the trip.',
  ),
  6: words(
    '그린피, 2인 1카트, 의무 캐디피, 골프장 왕복 차량이 표시 금액에 들어 있습니다.',
    'Green fees, a cart for two, compulsory caddie fees and transfers are in the price.',
  ),
  7: words(
    '버스는 두 시간을 넘겨 달리지 않고, 쉬는 곳마다 화장실을 미리 확인해 두었습니다.',
    'The coach never runs more than two hours, and every stop has a clean washroom.',
  ),
  8: words(
    '앞에 가이드 한 명, 맨 뒤에 인솔자 한 명이 섭니다.',
    'One guide walks in front and one leader at the very back.',
  ),
  9: words('설명은 짧고 침묵은 넉넉합니다.', 'Explanations are short and silences generous.'),
  10: words('오전엔 크루와 같이, 오후엔 마음대로예요.', 'Mornings with the crew, afternoons as you like.'),
}

/** What each agency says of every trip it sells, as its home page and FAQ promise. */
const agencySections: Record<number, (plan: TripPlan) => TextSection> = {
  1: () => ({
    title: words('출발까지', 'Before you leave'),
    text: words(
      '최소 인원이 모이면 출발이 확정되고, 출발 전날 담당자가 먼저 전화드립니다.',
      'Once enough people have signed up the date is confirmed, and we call you the day before.',
    ),
  }),
  2: (plan) => ({ title: words('물이 맑은 때', 'When the water is clear'), text: describeSeason(plan) }),
  3: (plan) => ({ title: words('얼마나 걷나', 'How much walking'), ...describeVillageWalk(plan) }),
  4: ({ trip }) => ({
    title: words('걷는 거리', 'How far we walk'),
    text:
      trip.days === 1
        ? words(
            '두세 시간 동안 3km쯤 걸어요. 걷기가 불편하시면 미리 알려 주세요.',
            'About 3 km over two or three hours. Tell us if walking is difficult.',
          )
        : words(
            '하루 4~6km를 쉬어 가며 걸어요. 기차와 숙소 사이 짐은 저희가 옮겨요.',
            'Four to six kilometres a day with rests. We carry your bags between train and lodging.',
          ),
  }),
  5: () => ({
    title: words('플래너의 메모', 'A note from your planner'),
    text: words(
      '정해진 시각이 없는 날은 늦잠을 주무셔도 돼요. 하고 싶은 것이 생기면 저희에게 말씀만 해 주세요.',
      'On days without a clock, sleep as long as you like. If you fancy something, just tell us.',
    ),
  }),
  6: (plan) => ({ title: words('라운드 안내', 'Your rounds'), lines: listRoundLines(plan) }),
  7: () => ({
    title: words('하루 걸음', 'Steps a day'),
    text: words(
      '하루 4,000~6,000걸음입니다. 힘드신 분은 찻집에서 쉬실 수 있도록 인솔자를 나누어 배치합니다. 매일 저녁 자녀분께 소식과 사진을 보내 드립니다.',
      'Four to six thousand steps a day. Those who tire may wait at a tea house with a leader. Each evening we send your children news and photographs.',
    ),
  }),
  8: (plan) => ({ title: words('거리와 고도', 'Distance and height'), lines: listStageLines(plan) }),
  9: () => ({
    title: words('떠나기 전 살롱의 밤', 'The salon evening'),
    text: words(
      '출발 2주 전 파트너 살롱에 모여 함께 볼 것들을 미리 읽습니다. 저녁 두세 번은 함께, 나머지는 자유입니다.',
      'Two weeks before, we meet at a partner salon to read what we shall see. Two or three dinners are shared; the rest are yours.',
    ),
  }),
  10: (plan) => createMoneySection(plan),
}

function describeVillageWalk(plan: TripPlan): Pick<TextSection, 'text' | 'lines'> {
  if (treks[plan.trip.package_code]) return { lines: listStageLines(plan) }
  if (plan.tags.has('등산'))
    return {
      text: words(
        '산길을 오르는 날이 하루 있습니다. 나머지는 하루 5km 안팎이고 트럭이 늘 뒤에 있습니다.',
        'One day climbs a mountain path. On the others it is about 5 km, with the truck always behind.',
      ),
    }
  return {
    text: words(
      '하루 5km 안팎이고 오르막은 삼십 분을 넘기지 않습니다. 지치면 트럭에 타시면 됩니다.',
      'About 5 km a day and no climb longer than half an hour. When tired, ride in the truck.',
    ),
  }
}

function describeSeason({ days }: TripPlan): Words {
  const region = days.at(-1)?.at.town.region ?? 'vietnam'
  const seasons: Record<string, Words> = {
    vietnam: words(
      '11월부터 4월까지 바다가 잔잔하고 맑아요.',
      'The sea is calm and clear from November to April.',
    ),
    thailand: words(
      '끄라비 쪽은 11월부터 4월, 코사무이는 2월부터 9월이 맑아요.',
      'Krabi is clear from November to April, Samui from February to September.',
    ),
    philippines: words('12월부터 5월까지 물이 가장 맑아요.', 'The water is clearest from December to May.'),
    indonesia: words(
      '4월부터 10월까지 바람이 순하고 물이 맑아요.',
      'From April to October the wind is gentle and the water clear.',
    ),
    malaysia: words('3월부터 9월까지 맑은 날이 많아요.', 'Clear days are many from March to September.'),
    pacific: words(
      '12월부터 6월까지 비가 적고 물이 맑아요.',
      'From December to June there is little rain and clear water.',
    ),
    indian: words('12월부터 4월까지 물이 가장 맑아요.', 'The water is clearest from December to April.'),
    japan: words('5월부터 10월까지 물빛이 가장 좋아요.', 'The water is at its best from May to October.'),
  }
  return seasons[region] ?? words('5월부터 10월까지 배가 잘 떠요.', 'Boats run best from May to October.')
}

function listRoundLines({ trip }: TripPlan): Words[] {
  return Array.from({ length: trip.days }, (_, at) => at + 1).flatMap((day) =>
    listRounds(trip.package_code, day, trip.days).map(({ course, tee }) =>
      words(`${day}일차 ${tee} ${course.ko} 18홀`, `Day ${day}, ${tee}, ${course.en}, 18 holes`),
    ),
  )
}

function listStageLines({ trip }: TripPlan): Words[] {
  return Object.entries(treks[trip.package_code] ?? {}).map(([day, stage]) =>
    words(
      `${day}일차 ${stage.name.ko}: ${formatStageFigures(stage).ko}`,
      `Day ${day}, ${stage.name.en}: ${formatStageFigures(stage).en}`,
    ),
  )
}

/** Where the money goes, in shares that make a hundred, and what people spend on the way. */
function createMoneySection({ journey, trip, days }: TripPlan): TextSection {
  const fare = journey.kind === 'flight' ? (journey.out.hours > 7 ? 45 : 35) : 15
  const beds = journey.kind === 'flight' ? 22 : 30
  const crew = 12
  const ours = 9
  const rest = 100 - fare - beds - crew - ours
  const far = journey.kind === 'flight' && journey.out.hours > 7
  const daily =
    days[0]?.at.town.region === 'latin'
      ? 30_000
      : far
        ? 60_000
        : journey.kind === 'ground'
          ? 15_000
          : trip.days < 5
            ? 40_000
            : 20_000
  return {
    title: words('돈 이야기', 'Where the money goes'),
    text: words(
      `다녀온 사람들은 현지에서 하루 ${(daily / 10_000).toLocaleString('en')}만 원쯤 더 썼어요.`,
      `People who went spent about ${daily.toLocaleString('en')} won a day on top.`,
    ),
    lines: [
      words(
        `${journey.kind === 'flight' ? '항공' : '오가는 교통'} ${fare}%`,
        `${journey.kind === 'flight' ? 'Flights' : 'Getting there'} ${fare}%`,
      ),
      words(`숙소 ${beds}%`, `Beds ${beds}%`),
      words(`현지 교통과 식사, 입장료 ${rest}%`, `Local transport, meals and entry ${rest}%`),
      words(`크루 인건비 ${crew}%`, `Crew ${crew}%`),
      words(`배낭단 몫 ${ours}%`, `Our share ${ours}%`),
    ],
  }
}

function createShopSection(plan: TripPlan): TextSection[] {
  const { shops } = createExtras(plan)
  if (shops.length === 0) return []
  return [
    {
      title: words('들르는 가게', 'The shops we visit'),
      lines: [
        words(
          `쇼핑 ${shops.length}회: ${shops.map(({ ko }) => ko).join(', ')}`,
          `${formatCount(shops.length, 'shop visit')}: ${shops.map(({ en }) => en).join(', ')}`,
        ),
      ],
    },
  ]
}
