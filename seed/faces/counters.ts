// The faces of the counters: 하늘길여행, 바다로투어, 오름트래블, Seoul Passage, 둘만의여행.
import { choices, dates, drawn, found, inHero, kit, measures, part, people, trip, trips, w } from './face.ts'

/** A trusted big counter: dates and what is certain first. */
export const haneulgilFace = kit(
  {
    hue: 255,
    chroma: 0.18,
    lightness: 0.48,
    accent: { lightness: 0.82, chroma: 0.16, hue: 95 },
    radius: 8,
    ground: 'white',
    hero: 'full',
    band: 'brand',
    card: 'ticket',
    pattern: 'dots',
    density: 'usual',
  },
  [
    inHero(part('search', w('어디로 모실까요', 'Where to'))),
    part('areas', w('지역별', 'By region')),
    dates(
      { by: 'confirmed', shape: 'cards', action: w('자리 보기', 'See seats') },
      w('출발이 확정된 일정', 'Departures that are certain'),
      w(
        '최소 인원이 결제를 마쳤습니다. 취소 걱정 없이 휴가를 내셔도 됩니다.',
        'Enough people have paid. You can ask for your leave.',
      ),
    ),
    trips(
      'chosen',
      'row',
      null,
      w('상담원이 이번 주에 권하는 여행', 'What our counter recommends this week'),
      w(
        '문의가 많은 순서가 아니라, 자리와 값이 좋은 순서입니다.',
        'Not the most asked for, but the best value with seats left.',
      ),
    ),
    dates(
      { shape: 'table', action: w('요금 보기', 'See the price') },
      w('가까운 출발일 시간표', 'The next departures, as a timetable'),
      w('날짜가 먼저인 분을 위해 빠른 날부터 적었습니다.', 'For whoever has the date before the place.'),
    ),
    choices(
      [
        {
          heading: w('부모님과 편하게', 'With your parents'),
          line: w('걷는 시간이 짧고 호텔 이동이 적은 일정', 'Short walks, few changes of hotel'),
          href: found('부모님과'),
          picture: drawn('hot-spring', 'dawn'),
        },
        {
          heading: w('아이와 처음', 'The first time with children'),
          line: w('직항과 수영장, 빈 오후', 'Direct flights, a pool, free afternoons'),
          href: found('아이와'),
          picture: drawn('reef', 'day'),
        },
        {
          heading: w('친구끼리 짧게', 'A short one with friends'),
          line: w('금요일 밤에 떠나 월요일 아침에', 'Friday night to Monday morning'),
          href: found('친구끼리'),
          picture: drawn('market-street', 'night'),
        },
      ],
      w('누구와 가시나요?', 'Who is coming along?'),
    ),
    trips('category', 'row', '유럽', w('첫 유럽이라면 직항부터', 'Europe, first by direct flight')),
    part('reviews', w('창구로 돌아온 이야기', 'Stories that came back to our counter')),
    trips('category', 'row', '일본', w('비행 두 시간, 일본', 'Two hours away: Japan')),
    people(
      [
        {
          name: w('윤정아', 'Jeonga Yoon'),
          role: w('유럽 창구 · 17년', 'Europe counter, 17 years'),
          line: w(
            '열차표가 바뀌면 새벽에도 다시 짭니다.',
            'When a train is cancelled she replans it before dawn.',
          ),
          picture: null,
        },
        {
          name: w('박도현', 'Dohyeon Park'),
          role: w('동남아 창구 · 11년', 'South-East Asia counter, 11 years'),
          line: w('호텔 객실을 해마다 직접 열어 봅니다.', 'Opens the hotel rooms himself every year.'),
          picture: null,
        },
        {
          name: w('이선미', 'Sunmi Lee'),
          role: w('일본 창구 · 9년', 'Japan counter, 9 years'),
          line: w('대욕장 계단 수까지 압니다.', 'Knows how many steps lead to the bath.'),
          picture: null,
        },
      ],
      w('창구에 앉아 있는 사람들', 'The people at the counter'),
    ),
    part('why', w('하늘길이 분명히 해 두는 세 가지', 'Three things we make clear')),
    part('notices', w('창구 알림', 'From the counter')),
    part('phone', w('날짜만 알려 주셔도 됩니다', 'A date is enough to begin')),
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
  },
  [
    inHero(part('search', w('섬 이름을 적어 주세요', 'Name an island'))),
    choices(
      [
        {
          heading: w('발만 담글래요', 'Just my feet'),
          line: w('방 앞이 바로 얕은 바다', 'A shallow sea at the door'),
          href: found('휴식'),
          picture: drawn('palm-bay', 'dawn'),
        },
        {
          heading: w('물고기 볼래요', 'I want to see fish'),
          line: w('스노클링과 체험 다이빙', 'Snorkelling and a first dive'),
          href: found('스노클링'),
          picture: drawn('reef', 'day'),
        },
        {
          heading: w('아이랑 갈래요', 'With the children'),
          line: w('키즈 풀과 그늘 있는 해변', 'A small pool and a beach with shade'),
          href: found('아이와'),
          picture: drawn('lighthouse', 'day'),
        },
      ],
      w('오늘은 어떤 바다?', 'Which sea today?'),
    ),
    trips(
      'chosen',
      'row',
      null,
      w('물 좋은 때를 만난 섬', 'Islands at their best right now'),
      w('바람과 물때를 보고 골랐어요.', 'Picked by wind and tide.'),
    ),
    dates({ shape: 'cards' }, w('이번에 뜨는 배와 비행기', 'Boats and planes leaving next')),
    trips('category', 'row', '가까운 섬', w('금요일 퇴근하고 가는 섬', 'Islands for a Friday evening')),
    part('reviews', w('소금기 묻은 후기', 'Reviews with salt on them')),
    trips('reviewed', 'row', null, w('또 간다는 말이 많은 섬', 'Islands people go back to')),
    people(
      [
        {
          name: w('고은별', 'Eunbyeol Ko'),
          role: w('필리핀 섬 담당, 프리다이버', 'Philippines, freediver'),
          line: w('보홀 바닷속 지형을 손으로 그려 드려요.', 'Draws you the sea floor of Bohol by hand.'),
          picture: null,
        },
        {
          name: w('정바름', 'Bareum Jung'),
          role: w('몰디브 담당', 'Maldives'),
          line: w('빌라 방향과 해 지는 자리를 따져요.', 'Minds which way the villa faces.'),
          picture: null,
        },
        {
          name: w('최이든', 'Ideun Choi'),
          role: w('국내 섬 담당, 배 멀미 전문', 'Korean islands, gets seasick'),
          line: w('그래서 덜 흔들리는 자리를 압니다.', 'And so knows the calm seats.'),
          picture: null,
        },
      ],
      w('바다에 먼저 들어가 본 사람들', 'Those who went in first'),
    ),
    part('why', w('섬만 하는 집이라서', 'Because islands are all we do')),
    part('notices', w('등대에서', 'From the lighthouse')),
    part('phone', w('파도 얘기부터 해요', 'Let us talk about waves')),
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
  },
  [
    measures(
      'bars',
      w('분', ' min'),
      [
        {
          name: w('곶자왈 하루', 'A day in the gotjawal'),
          line: w('돌 많은 평지, 그늘', 'Level, stony, shaded'),
          value: 180,
          href: trip('OR105'),
        },
        {
          name: w('오름 다섯, 하루 한 시간씩', 'Five hills, an hour a day'),
          line: w('오르막은 이십 분', 'Twenty minutes uphill'),
          value: 60,
          href: trip('OR107'),
        },
        {
          name: w('성산·우도', 'Seongsan and Udo'),
          line: w('계단 있음, 쉬엄쉬엄', 'Steps, slowly'),
          value: 50,
          href: trip('OR101'),
        },
        {
          name: w('담양 대숲', 'The bamboo of Damyang'),
          line: w('흙길, 유모차도', 'Earth paths, prams too'),
          value: 40,
          href: trip('OR402'),
        },
        {
          name: w('한라산 백록담', 'Hallasan’s crater'),
          line: w('긴 하루, 천천히', 'A long day, slowly'),
          value: 480,
          href: trip('OR106'),
        },
        {
          name: w('안동 하회 강변', 'The river at Hahoe'),
          line: w('평지, 고택에서 쉼', 'Level, a rest in an old house'),
          value: 45,
          href: trip('OR302'),
        },
      ],
      w('하루에 걷는 시간', 'How long one walks a day'),
      w('쉬는 시간은 빼고 적었습니다.', 'Rests not counted.'),
    ),
    trips('category', 'grid', '제주', w('제주, 마을 하나씩', 'Jeju, one village at a time')),
    measures(
      'profile',
      w('m', ' m'),
      [
        { name: w('애월', 'Aewol'), line: null, value: 20, href: null },
        { name: w('새별오름', 'Saebyeol'), line: null, value: 519, href: null },
        { name: w('다랑쉬', 'Darangswi'), line: null, value: 382, href: null },
        { name: w('어승생악', 'Eoseungsaeng'), line: null, value: 1169, href: null },
        { name: w('백록담', 'Baengnokdam'), line: null, value: 1947, href: null },
        { name: w('사라오름', 'Sara'), line: null, value: 1324, href: null },
        { name: w('산방산', 'Sanbang'), line: null, value: 395, href: null },
        { name: w('성산', 'Seongsan'), line: null, value: 180, href: null },
      ],
      w('섬을 가로로 자르면', 'The island, cut across'),
      w(
        '서쪽 바다에서 동쪽 바다까지, 우리가 걷는 높이입니다.',
        'From the western sea to the eastern, the heights we walk.',
      ),
    ),
    dates({ shape: 'events' }, w('다음에 걷는 날', 'The next days we walk')),
    trips('category', 'grid', '강원', w('뭍으로 건너가면 강원', 'Over on the mainland: Gangwon')),
    people(
      [
        {
          name: w('현순자', 'Sunja Hyeon'),
          role: w('하도리 해녀, 물질 오십 년', 'Diver of Hado, fifty years'),
          line: w('바당 밥상을 차려 주십니다.', 'Lays the table from the sea.'),
          picture: null,
        },
        {
          name: w('고태민', 'Taemin Ko'),
          role: w('오름 길잡이', 'Guide of the hills'),
          line: w('말보다 걸음이 느린 사람입니다.', 'Walks slower than he talks.'),
          picture: null,
        },
        {
          name: w('김서경', 'Seokyung Kim'),
          role: w('경주 토박이', 'Born in Gyeongju'),
          line: w('밤의 월정교를 가장 좋아합니다.', 'Likes the bridge best at night.'),
          picture: null,
        },
      ],
      w('그 마을에 사는 길잡이', 'Guides who live there'),
    ),
    part('reviews', w('걷고 나서 쓴 글', 'Written after the walk')),
    part('why', w('천천히 가는 까닭', 'Why we go slowly')),
    part('notices', w('오름 사무실 소식', 'News from the stone house')),
    part('search', w('마을 이름으로 찾기', 'Find a village')),
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
  },
  [
    inHero(part('search', w('한국에서 하루', 'A day in Korea'))),
    people(
      [
        {
          name: w('한지우', 'Jiwoo Han'),
          role: w('궁궐과 북촌', 'Palaces and Bukchon'),
          line: w('할머니가 북촌에서 포목점을 하셨습니다.', 'Her grandmother sold silk in Bukchon.'),
          picture: null,
        },
        {
          name: w('오태오', 'Theo Oh'),
          role: w('시장과 골목', 'Markets and alleys'),
          line: w('광장시장 서른두 집의 이름을 압니다.', 'Knows thirty-two stalls of Gwangjang by name.'),
          picture: null,
        },
        {
          name: w('백수린', 'Surin Baek'),
          role: w('산과 절', 'Mountains and temples'),
          line: w('새벽 예불이 하루의 시작입니다.', 'Her day begins with the dawn service.'),
          picture: null,
        },
      ],
      w('이번 호의 안내자', 'Your hosts in this issue'),
    ),
    trips(
      'category',
      'row',
      '서울',
      w('서울, 걸어서', 'Seoul, on foot'),
      w(
        '반나절에서 이틀. 만나는 곳은 모두 지하철역입니다.',
        'Half a day to two. Every meeting point is a subway station.',
      ),
    ),
    dates(
      { shape: 'events', action: w('함께 걷기', 'Join') },
      w('이번 주 모임', 'This week’s walks'),
      w('많아야 열 명', 'Ten of us at most'),
    ),
    measures(
      'bars',
      w('시간', ' h'),
      [
        {
          name: w('광장시장 저녁', 'Gwangjang by evening'),
          line: w('종로5가역 8번 출구에서', 'Meet at Jongno 5-ga, exit 8'),
          value: 3,
          href: trip('SP104'),
        },
        {
          name: w('경복궁 한나절', 'Gyeongbokgung in half a day'),
          line: w('경복궁역 5번 출구에서', 'Meet at Gyeongbokgung, exit 5'),
          value: 4,
          href: trip('SP101'),
        },
        {
          name: w('한강의 밤', 'A night on the Han'),
          line: w('여의나루역 3번 출구에서', 'Meet at Yeouinaru, exit 3'),
          value: 3,
          href: trip('SP106'),
        },
        {
          name: w('DMZ 하루', 'A day at the DMZ'),
          line: w('홍대입구역 앞 버스', 'Coach from Hongik Univ.'),
          value: 9,
          href: trip('SP201'),
        },
      ],
      w('얼마나 걸리고, 어디서 만나나', 'How long, and where we meet'),
    ),
    trips('category', 'row', '기차로 남쪽', w('기차를 타고 남쪽으로', 'South by train')),
    part('reviews', w('독자 편지', 'Letters to the editor')),
    trips('category', 'row', '깊은 한국', w('한 걸음 더 깊이', 'A step deeper')),
    part('why', w('편집장의 말', 'A word from the editors')),
    part('notices', w('단신', 'In brief')),
    part('phone', w('영어로 전화하세요', 'Call us in English')),
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
  },
  [
    inHero(part('search', w('언제, 어디로', 'When, and where'))),
    trips('category', 'grid', '휴양 허니문', w('물가에서', 'By the water')),
    part('reviews', w('먼저 다녀온 두 사람', 'Two who went before')),
    trips('category', 'grid', '유럽 허니문', w('오래된 도시에서', 'In old cities')),
    people(
      [
        {
          name: w('한서윤', 'Seoyun Han'),
          role: w('몰디브 · 모리셔스', 'Maldives, Mauritius'),
          line: w('섬 스물일곱 곳에서 잤습니다.', 'Has slept on twenty-seven islands.'),
          picture: null,
        },
        {
          name: w('오지현', 'Jihyun Oh'),
          role: w('이탈리아 · 그리스', 'Italy, Greece'),
          line: w('창이 어느 쪽인지부터 봅니다.', 'Looks first at which way the window faces.'),
          picture: null,
        },
        {
          name: w('민가람', 'Garam Min'),
          role: w('발리 · 하와이', 'Bali, Hawaii'),
          line: w('청첩장 순서까지 들어 드립니다.', 'Will listen to your guest list, too.'),
          picture: null,
        },
      ],
      w('두 사람을 맡는 한 사람', 'One person for the two of you'),
    ),
    part('why', w('둘이서만 아는 약속', 'What we promise the two of you')),
    trips('category', 'grid', '리마인드 허니문', w('다시, 둘이서', 'Again, the two of you')),
    part('notices', w('알려 드려요', 'To know')),
    part('phone', w('하루 두 쌍만 상담해요', 'Two couples a day')),
  ],
)
