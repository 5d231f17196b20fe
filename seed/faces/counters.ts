// The faces of the counters: 하늘길여행, 바다로투어, 오름트래블, Seoul Passage, 둘만의여행.
import {
  choices,
  dates,
  kit,
  measures,
  people,
  placeAside,
  placeInHero,
  plainSection,
  searchPath,
  shot,
  tripPath,
  trips,
  words,
} from './brand-kit.ts'

/** Minutes of walking on an average day, as the walks of the home page say them. */
const oreumMinutes = { OR101: 50, OR105: 180, OR106: 480, OR107: 60, OR302: 45, OR402: 40 }

/** A trusted big counter: dates and what is certain first. */
export const haneulgilFace = kit(
  {
    hue: 255,
    chroma: 0.18,
    lightness: 0.48,
    accent: { lightness: 0.82, chroma: 0.16, hue: 95 },
    radius: 8,
    ground: 'white',
    hero: 'counter',
    band: 'brand',
    card: 'ticket',
    pattern: 'dots',
    density: 'usual',
    header: 'counter',
    list: 'tickets',
    footer: 'lines',
    empty_scene: 'airport',
  },
  [
    placeInHero(plainSection('search', words('어디로 모실까요', 'Where to'))),
    placeAside(
      dates(
        { shape: 'board' },
        words('가까운 출발 안내', 'Next departures'),
        words('빠른 날부터, 지금 자리대로', 'Soonest first, with the seats of this minute'),
      ),
    ),
    plainSection('areas', words('지역별', 'By region')),
    dates(
      { by: 'confirmed', shape: 'cards', action: words('자리 보기', 'See seats') },
      words('출발이 확정된 일정', 'Departures that are certain'),
      words(
        '최소 인원이 결제를 마쳤습니다. 취소 걱정 없이 휴가를 내셔도 됩니다.',
        'Enough people have paid. You can ask for your leave.',
      ),
    ),
    trips(
      'chosen',
      'row',
      null,
      words('상담원이 이번 주에 권하는 여행', 'What our counter recommends this week'),
      words(
        '문의가 많은 순서가 아니라, 자리와 값이 좋은 순서입니다.',
        'Not the most asked for, but the best value with seats left.',
      ),
    ),
    choices(
      [
        {
          heading: words('부모님과 편하게', 'With your parents'),
          line: words('걷는 시간이 짧고 호텔 이동이 적은 일정', 'Short walks, few changes of hotel'),
          href: searchPath('부모님과'),
          picture: shot('hot-spring', 'dawn'),
        },
        {
          heading: words('아이와 처음', 'The first time with children'),
          line: words('직항과 수영장, 빈 오후', 'Direct flights, a pool, free afternoons'),
          href: searchPath('아이와'),
          picture: shot('reef', 'day'),
        },
        {
          heading: words('친구끼리 짧게', 'A short one with friends'),
          line: words('금요일 밤에 떠나 월요일 아침에', 'Friday night to Monday morning'),
          href: searchPath('친구끼리'),
          picture: shot('market-street', 'night'),
        },
      ],
      words('누구와 가시나요?', 'Who is coming along?'),
    ),
    trips('category', 'row', '유럽', words('첫 유럽이라면 직항부터', 'Europe, first by direct flight')),
    plainSection('reviews', words('다녀오신 분들의 후기', 'Traveller reviews')),
    trips('category', 'row', '일본', words('비행 두 시간, 일본', 'Two hours away: Japan')),
    people(
      [
        {
          name: words('윤정아', 'Jeonga Yoon'),
          role: words('유럽 창구 · 17년', 'Europe counter, 17 years'),
          line: words(
            '열차표가 바뀌면 새벽에도 다시 짭니다.',
            'When a train is cancelled she replans it before dawn.',
          ),
          picture: null,
        },
        {
          name: words('박도현', 'Dohyeon Park'),
          role: words('동남아 창구 · 11년', 'South-East Asia counter, 11 years'),
          line: words('호텔 객실을 해마다 직접 열어 봅니다.', 'Opens the hotel rooms himself every year.'),
          picture: null,
        },
        {
          name: words('이선미', 'Sunmi Lee'),
          role: words('일본 창구 · 9년', 'Japan counter, 9 years'),
          line: words('대욕장 계단 수까지 압니다.', 'Knows how many steps lead to the bath.'),
          picture: null,
        },
      ],
      words('창구에 앉아 있는 사람들', 'The people at the counter'),
    ),
    plainSection('why', words('하늘길이 분명히 해 두는 세 가지', 'Three things we make clear')),
    plainSection('notices', words('창구 알림', 'From the counter')),
    plainSection('phone', words('날짜만 알려 주셔도 됩니다', 'A date is enough to begin')),
  ],
)

/** Light, water, round corners. */
export const badaroFace = kit(
  {
    hue: 195,
    chroma: 0.12,
    lightness: 0.72,
    accent: { lightness: 0.78, chroma: 0.14, hue: 40 },
    font: 'rounded',
    radius: 24,
    ground: 'tint',
    hero: 'collage',
    band: 'ground',
    card: 'photo',
    pattern: 'waves',
    density: 'usual',
    header: 'pill',
    list: 'cards',
    footer: 'band',
    empty_scene: 'boat',
  },
  [
    placeInHero(plainSection('search', words('섬 이름을 적어 주세요', 'Name an island'))),
    choices(
      [
        {
          heading: words('발만 담글래요', 'Just my feet'),
          line: words('방 앞이 바로 얕은 바다', 'A shallow sea at the door'),
          href: searchPath('휴식'),
          picture: shot('palm-bay', 'dawn'),
        },
        {
          heading: words('물고기 볼래요', 'I want to see fish'),
          line: words('스노클링과 체험 다이빙', 'Snorkelling and a first dive'),
          href: searchPath('스노클링'),
          picture: shot('reef', 'day'),
        },
        {
          heading: words('아이랑 갈래요', 'With the children'),
          line: words('키즈 풀과 그늘 있는 해변', 'A small pool and a beach with shade'),
          href: searchPath('아이와'),
          picture: shot('lighthouse', 'day'),
        },
      ],
      words('오늘은 어떤 바다?', 'Which sea today?'),
    ),
    trips(
      'chosen',
      'row',
      null,
      words('물 좋은 때를 만난 섬', 'Islands at their best right now'),
      words('바람과 물때를 보고 골랐어요.', 'Picked by wind and tide.'),
    ),
    dates({ shape: 'cards' }, words('이번에 뜨는 배와 비행기', 'Boats and planes leaving next')),
    trips('category', 'row', '가까운 섬', words('금요일 퇴근하고 가는 섬', 'Islands for a Friday evening')),
    plainSection('reviews', words('소금기 묻은 후기', 'Reviews with salt on them')),
    trips('reviewed', 'row', null, words('또 간다는 말이 많은 섬', 'Islands people go back to')),
    people(
      [
        {
          name: words('고은별', 'Eunbyeol Ko'),
          role: words('필리핀 섬 담당, 프리다이버', 'Philippines, freediver'),
          line: words('보홀 바닷속 지형을 손으로 그려 드려요.', 'Draws you the sea floor of Bohol by hand.'),
          picture: null,
        },
        {
          name: words('정바름', 'Bareum Jung'),
          role: words('몰디브 담당', 'Maldives'),
          line: words('빌라 방향과 해 지는 자리를 따져요.', 'Minds which way the villa faces.'),
          picture: null,
        },
        {
          name: words('최이든', 'Ideun Choi'),
          role: words('국내 섬 담당, 배 멀미 전문', 'Korean islands, gets seasick'),
          line: words('그래서 덜 흔들리는 자리를 압니다.', 'And so knows the calm seats.'),
          picture: null,
        },
      ],
      words('바다에 먼저 들어가 본 사람들', 'Those who went in first'),
    ),
    plainSection('why', words('섬만 하는 집이라서', 'Because islands are all we do')),
    plainSection('notices', words('등대에서', 'From the lighthouse')),
    plainSection('phone', words('파도 얘기부터 해요', 'Let us talk about waves')),
  ],
)

/** Hand-drawn calm: walking minutes and heights. */
export const oreumFace = kit(
  {
    hue: 145,
    chroma: 0.1,
    lightness: 0.46,
    accent: { lightness: 0.78, chroma: 0.14, hue: 70 },
    font: 'rounded',
    radius: 4,
    ground: 'warm',
    hero: 'split',
    band: 'ground',
    card: 'photo',
    pattern: 'contours',
    density: 'roomy',
    header: 'sign',
    list: 'journal',
    filters: 'drawer',
    footer: 'columns',
    empty_scene: 'signpost',
    measure: {
      label: words('하루에 걷는 시간', 'On foot a day'),
      unit: words('분', ' min'),
      sort: words('적게 걷는 순', 'Least walking first'),
      first: 'least',
      of: oreumMinutes,
    },
  },
  [
    measures(
      'bars',
      words('분', ' min'),
      [
        {
          name: words('곶자왈 하루', 'A day in the gotjawal'),
          line: words('돌 많은 평지, 그늘', 'Level, stony, shaded'),
          value: 180,
          href: tripPath('OR105'),
        },
        {
          name: words('오름 다섯, 하루 한 시간씩', 'Five hills, an hour a day'),
          line: words('오르막은 이십 분', 'Twenty minutes uphill'),
          value: 60,
          href: tripPath('OR107'),
        },
        {
          name: words('성산·우도', 'Seongsan and Udo'),
          line: words('계단 있음, 쉬엄쉬엄', 'Steps, slowly'),
          value: 50,
          href: tripPath('OR101'),
        },
        {
          name: words('담양 대숲', 'The bamboo of Damyang'),
          line: words('흙길, 유모차도', 'Earth paths, prams too'),
          value: 40,
          href: tripPath('OR402'),
        },
        {
          name: words('한라산 백록담', 'Hallasan’s crater'),
          line: words('긴 하루, 천천히', 'A long day, slowly'),
          value: 480,
          href: tripPath('OR106'),
        },
        {
          name: words('안동 하회 강변', 'The river at Hahoe'),
          line: words('평지, 고택에서 쉼', 'Level, a rest in an old house'),
          value: 45,
          href: tripPath('OR302'),
        },
      ],
      words('하루에 걷는 시간', 'How long one walks a day'),
      words('쉬는 시간은 빼고 적었습니다.', 'Rests not counted.'),
    ),
    trips('category', 'grid', '제주', words('제주, 마을 하나씩', 'Jeju, one village at a time')),
    measures(
      'profile',
      words('m', ' m'),
      [
        { name: words('애월', 'Aewol'), line: null, value: 20, href: null },
        { name: words('새별오름', 'Saebyeol'), line: null, value: 519, href: null },
        { name: words('다랑쉬', 'Darangswi'), line: null, value: 382, href: null },
        { name: words('어승생악', 'Eoseungsaeng'), line: null, value: 1169, href: null },
        { name: words('백록담', 'Baengnokdam'), line: null, value: 1947, href: null },
        { name: words('사라오름', 'Sara'), line: null, value: 1324, href: null },
        { name: words('산방산', 'Sanbang'), line: null, value: 395, href: null },
        { name: words('성산', 'Seongsan'), line: null, value: 180, href: null },
      ],
      words('섬을 가로로 자르면', 'The island, cut across'),
      words(
        '서쪽 바다에서 동쪽 바다까지, 우리가 걷는 높이입니다.',
        'From the western sea to the eastern, the heights we walk.',
      ),
    ),
    dates({ shape: 'events' }, words('다음에 걷는 날', 'The next days we walk')),
    trips('category', 'grid', '강원', words('뭍으로 건너가면 강원', 'Over on the mainland: Gangwon')),
    people(
      [
        {
          name: words('현순자', 'Sunja Hyeon'),
          role: words('하도리 해녀, 물질 오십 년', 'Diver of Hado, fifty years'),
          line: words('바당 밥상을 차려 주십니다.', 'Lays the table from the sea.'),
          picture: null,
        },
        {
          name: words('고태민', 'Taemin Ko'),
          role: words('오름 길잡이', 'Guide of the hills'),
          line: words('말보다 걸음이 느린 사람입니다.', 'Walks slower than he talks.'),
          picture: null,
        },
        {
          name: words('김서경', 'Seokyung Kim'),
          role: words('경주 토박이', 'Born in Gyeongju'),
          line: words('밤의 월정교를 가장 좋아합니다.', 'Likes the bridge best at night.'),
          picture: null,
        },
      ],
      words('그 마을에 사는 길잡이', 'Guides who live there'),
    ),
    plainSection('reviews', words('걷고 나서 쓴 글', 'Written after the walk')),
    plainSection('why', words('천천히 가는 까닭', 'Why we go slowly')),
    plainSection('notices', words('오름 사무실 소식', 'News from the stone house')),
    plainSection('search', words('마을 이름으로 찾기', 'Find a village')),
  ],
)

/** A city magazine: small groups, hosts with names. */
export const seoulFace = kit(
  {
    hue: 285,
    chroma: 0.19,
    lightness: 0.4,
    accent: { lightness: 0.7, chroma: 0.17, hue: 35 },
    font: 'serif',
    radius: 0,
    ground: 'white',
    hero: 'split',
    band: 'brand',
    card: 'editorial',
    pattern: 'none',
    density: 'usual',
    header: 'masthead',
    list: 'magazine',
    filters: 'drawer',
    footer: 'columns',
    empty_scene: 'alley',
  },
  [
    placeInHero(plainSection('search', words('한국에서 하루', 'A day in Korea'))),
    people(
      [
        {
          name: words('한지우', 'Jiwoo Han'),
          role: words('궁궐과 북촌', 'Palaces and Bukchon'),
          line: words('할머니가 북촌에서 포목점을 하셨습니다.', 'Her grandmother sold silk in Bukchon.'),
          picture: null,
        },
        {
          name: words('오태오', 'Theo Oh'),
          role: words('시장과 골목', 'Markets and alleys'),
          line: words('광장시장 서른두 집의 이름을 압니다.', 'Knows thirty-two stalls of Gwangjang by name.'),
          picture: null,
        },
        {
          name: words('백수린', 'Surin Baek'),
          role: words('산과 절', 'Mountains and temples'),
          line: words('새벽 예불이 하루의 시작입니다.', 'Her day begins with the dawn service.'),
          picture: null,
        },
      ],
      words('이번 호의 안내자', 'Your hosts in this issue'),
    ),
    trips(
      'category',
      'row',
      '서울',
      words('서울, 걸어서', 'Seoul, on foot'),
      words(
        '반나절에서 이틀. 만나는 곳은 모두 지하철역입니다.',
        'Half a day to two. Every meeting point is a subway station.',
      ),
    ),
    dates(
      { shape: 'events', action: words('함께 걷기', 'Join') },
      words('이번 주 모임', 'This week’s walks'),
      words('많아야 열 명', 'Ten of us at most'),
    ),
    measures(
      'bars',
      words('시간', ' h'),
      [
        {
          name: words('광장시장 저녁', 'Gwangjang by evening'),
          line: words('종로5가역 8번 출구에서', 'Meet at Jongno 5-ga, exit 8'),
          value: 3,
          href: tripPath('SP104'),
        },
        {
          name: words('경복궁 한나절', 'Gyeongbokgung in half a day'),
          line: words('경복궁역 5번 출구에서', 'Meet at Gyeongbokgung, exit 5'),
          value: 4,
          href: tripPath('SP101'),
        },
        {
          name: words('한강의 밤', 'A night on the Han'),
          line: words('여의나루역 3번 출구에서', 'Meet at Yeouinaru, exit 3'),
          value: 3,
          href: tripPath('SP106'),
        },
        {
          name: words('DMZ 하루', 'A day at the DMZ'),
          line: words('홍대입구역 앞 버스', 'Coach from Hongik Univ.'),
          value: 9,
          href: tripPath('SP201'),
        },
      ],
      words('얼마나 걸리고, 어디서 만나나', 'How long, and where we meet'),
    ),
    trips('category', 'row', '기차로 남쪽', words('기차를 타고 남쪽으로', 'South by train')),
    plainSection('reviews', words('독자 편지', 'Letters to the editor')),
    trips('category', 'row', '깊은 한국', words('한 걸음 더 깊이', 'A step deeper')),
    plainSection('why', words('편집장의 말', 'A word from the editors')),
    plainSection('notices', words('단신', 'In brief')),
    plainSection('phone', words('영어로 전화하세요', 'Call us in English')),
  ],
)

/** Serif, ivory, tall pictures, much white, few words. */
export const dulmanFace = kit(
  {
    hue: 10,
    chroma: 0.13,
    lightness: 0.6,
    accent: { lightness: 0.5, chroma: 0.1, hue: 350 },
    font: 'serif',
    radius: 0,
    ground: 'warm',
    hero: 'split',
    band: 'ground',
    card: 'editorial',
    pattern: 'none',
    density: 'roomy',
    header: 'centred',
    list: 'gallery',
    filters: 'drawer',
    footer: 'centred',
    empty_scene: 'table',
  },
  [
    placeInHero(plainSection('search', words('언제, 어디로', 'When, and where'))),
    trips('category', 'grid', '휴양 허니문', words('물가에서', 'By the water')),
    plainSection('reviews', words('먼저 다녀온 두 사람', 'Two who went before')),
    trips('category', 'grid', '유럽 허니문', words('오래된 도시에서', 'In old cities')),
    people(
      [
        {
          name: words('한서윤', 'Seoyun Han'),
          role: words('몰디브 · 모리셔스', 'Maldives, Mauritius'),
          line: words('섬 스물일곱 곳에서 잤습니다.', 'Has slept on twenty-seven islands.'),
          picture: null,
        },
        {
          name: words('오지현', 'Jihyun Oh'),
          role: words('이탈리아 · 그리스', 'Italy, Greece'),
          line: words('창이 어느 쪽인지부터 봅니다.', 'Looks first at which way the window faces.'),
          picture: null,
        },
        {
          name: words('민가람', 'Garam Min'),
          role: words('발리 · 하와이', 'Bali, Hawaii'),
          line: words('청첩장 순서까지 들어 드립니다.', 'Will listen to your guest list, too.'),
          picture: null,
        },
      ],
      words('두 사람을 맡는 한 사람', 'One person for the two of you'),
    ),
    plainSection('why', words('둘이서만 아는 약속', 'What we promise the two of you')),
    trips('category', 'grid', '리마인드 허니문', words('다시, 둘이서', 'Again, the two of you')),
    plainSection('notices', words('알려 드려요', 'To know')),
    plainSection('phone', words('하루 두 쌍만 상담해요', 'Two couples a day')),
  ],
)
