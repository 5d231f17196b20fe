// The faces of the clubs: 페어웨이투어, 효도한마당, 설산클럽, 살롱드보야지, 배낭단.
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
import { salonFacts, seolsanFacts, seolsanHeights, teeFacts } from './trip-facts.ts'

/** A tee-time table, dense, on the green itself. */
export const fairwayFace = kit(
  {
    hue: 158,
    chroma: 0.1,
    lightness: 0.62,
    accent: { lightness: 0.88, chroma: 0.18, hue: 115 },
    radius: 4,
    ground: 'deep',
    hero: 'board',
    band: 'ground',
    card: 'ticket',
    pattern: 'checks',
    density: 'dense',
    header: 'compact',
    list: 'table',
    filters: 'drawer',
    footer: 'columns',
    empty_scene: 'bunker',
    facts: teeFacts,
  },
  [
    placeInHero(
      dates(
        { shape: 'table', action: words('한 팀 잡기', 'Take a tee'), facts: teeFacts },
        words('남은 티타임', 'Tee times left'),
      ),
    ),
    placeAside(
      measures(
        'course',
        words('타', ' strokes'),
        [4.4, 3.2, 5.1, 4.3, 4.6, 3.1, 4.2, 4.5, 5.3, 4.1, 4.7, 3.4, 5.2, 4.3, 4.4, 3.3, 4.8, 5.4].map(
          (value, at) => ({
            name: words(`가장 어려운 ${at + 1}번 홀, 평균`, `Hardest: hole ${at + 1}, on average`),
            line: null,
            value,
            href: null,
          }),
        ),
        words('미야자키 해안 코스', 'The Miyazaki coast course'),
        words('파 72 · 6,891야드 · 그린 9.4', 'Par 72, 6,891 yards, greens 9.4'),
      ),
    ),
    trips(
      'category',
      'grid',
      '일본 골프',
      words('두 시간 날아가 치는 일본', 'Japan, two hours to the first tee'),
    ),
    measures(
      'bars',
      words('야드', ' yd'),
      [
        {
          name: words('미야자키 해안 코스', 'Miyazaki coast'),
          line: words('파 72 · 그린 빠름', 'Par 72, fast greens'),
          value: 6891,
          href: tripPath('FW11'),
        },
        {
          name: words('쿤밍 호수 코스', 'Kunming lake'),
          line: words('파 72 · 고도 1,900m', 'Par 72, at 1,900 m'),
          value: 7350,
          href: tripPath('FW31'),
        },
        {
          name: words('다낭 링크스', 'Da Nang links'),
          line: words('파 72 · 바닷바람', 'Par 72, wind from the sea'),
          value: 7160,
          href: tripPath('FW24'),
        },
        {
          name: words('치앙마이 산 아래', 'Chiang Mai foothills'),
          line: words('파 72 · 벙커 84', 'Par 72, 84 bunkers'),
          value: 6905,
          href: tripPath('FW21'),
        },
      ],
      words('길이로 고르는 코스', 'Courses by length'),
    ),
    trips('category', 'grid', '동남아 골프', words('겨울에도 반팔, 동남아', 'Short sleeves all winter')),
    trips('category', 'grid', '원정 라운드', words('한 번은 쳐 볼 코스', 'Courses to play once')),
    people(
      [
        {
          name: words('서재훈', 'Jaehoon Seo'),
          role: words('일본 코스 담당 · 핸디캡 7', 'Japan, handicap 7'),
          line: words('그린 빠르기를 해마다 잽니다.', 'Measures the greens every year.'),
          picture: null,
          since: 2014,
        },
        {
          name: words('남경민', 'Kyungmin Nam'),
          role: words('동남아 코스 담당 · 핸디캡 12', 'South-East Asia, handicap 12'),
          line: words('티오프가 밀리면 먼저 전화합니다.', 'Calls you first when a tee time slips.'),
          picture: null,
          since: 2017,
        },
      ],
      words('직접 라운드한 담당자', 'Staff who have played them'),
    ),
    plainSection('why', words('추가 비용이 없는 이유', 'Why there are no extra costs')),
    plainSection('notices', words('코스 소식', 'Course notes')),
    plainSection('phone', words('네 분 이름만 주십시오', 'Four names are all we need')),
  ],
)

/** The phone first, three big choices, one thing a screen. */
export const hyodoFace = kit(
  {
    hue: 72,
    chroma: 0.16,
    lightness: 0.8,
    accent: { lightness: 0.45, chroma: 0.13, hue: 30 },
    type_scale: 1.125,
    radius: 20,
    ground: 'warm',
    hero: 'split',
    band: 'brand',
    card: 'photo',
    pattern: 'rays',
    density: 'roomy',
    header: 'phone',
    list: 'large',
    filters: 'drawer',
    footer: 'phone',
    empty_scene: 'bench',
    measure: {
      label: words('하루', 'A day'),
      unit: words('걸음', ' steps'),
      sort: words('적게 걷는 순서', 'Fewest steps first'),
      first: 'least',
      of: { HD101: 4000, HD106: 2500, HD202: 3500, HD501: 6000 },
    },
  },
  [
    placeInHero(plainSection('phone', words('전화가 편하시지요?', 'Would you rather call?'))),
    choices(
      [
        {
          heading: words('온천으로 모시기', 'To the hot springs'),
          line: words('벳푸 3일 · 하루 4,000걸음', 'Beppu, 3 days, 4,000 steps a day'),
          href: tripPath('HD101'),
          picture: null,
        },
        {
          heading: words('칠순 잔치 여행', 'A seventieth birthday'),
          line: words('가족사진과 잔칫상까지', 'The photograph and the table'),
          href: tripPath('HD301'),
          picture: null,
        },
        {
          heading: words('배에서 주무시는 크루즈', 'A cruise from Busan'),
          line: words('짐은 한 번만 푸십니다', 'Unpack once'),
          href: tripPath('HD401'),
          picture: null,
        },
      ],
      words('세 가지 가운데 골라 보세요', 'Choose one of three'),
    ),
    measures(
      'bars',
      words('걸음', ' steps'),
      [
        {
          name: words('벳푸·유후인 온천', 'Beppu and Yufuin'),
          line: words('계단 없음', 'No steps'),
          value: 4000,
          href: tripPath('HD101'),
        },
        {
          name: words('보성 녹차밭', 'Tea fields of Boseong'),
          line: words('낮은 언덕, 난간 있음', 'A low hill with a rail'),
          value: 3500,
          href: tripPath('HD202'),
        },
        {
          name: words('구이린 리강 유람', 'On the Li River'),
          line: words('배에서 앉아서 봅니다', 'Seen from a seat on the boat'),
          value: 2500,
          href: tripPath('HD106'),
        },
        {
          name: words('해인사·통도사', 'Haeinsa and Tongdosa'),
          line: words('계단 120개, 쉬어 가며', '120 steps, with rests'),
          value: 6000,
          href: tripPath('HD501'),
        },
      ],
      words('하루에 몇 걸음이나 걸으실까요', 'How many steps a day'),
      words('계단은 미리 말씀드립니다.', 'We tell you about steps beforehand.'),
    ),
    trips('chosen', 'grid', null, words('부모님이 다녀와 좋아하신 여행', 'What other parents liked')),
    plainSection('reviews', words('자녀분들이 보내온 편지', 'Letters from sons and daughters')),
    people(
      [
        {
          name: words('이금주', 'Geumju Lee'),
          role: words('인솔자, 간호사 출신', 'Leader, a nurse before'),
          line: words('드시는 약부터 여쭙니다.', 'Asks about medicines first.'),
          picture: null,
          since: 2010,
        },
        {
          name: words('강석호', 'Seokho Kang'),
          role: words('버스 기사', 'At the wheel'),
          line: words('두 시간마다 꼭 쉽니다.', 'Stops every two hours.'),
          picture: null,
          since: 2004,
        },
      ],
      words('모시고 다니는 사람들', 'Those who take them there'),
    ),
    plainSection('why', words('마음 놓고 보내셔도 됩니다', 'You can let them go with an easy mind')),
    plainSection('notices', words('한마당 소식지', 'Our newsletter')),
    plainSection('phone', words('자녀분이 대신 전화하셔도 됩니다', 'Sons and daughters may call, too')),
  ],
)

/** Red on a dark ground: heights, grades, condensed type. */
export const seolsanFace = kit(
  {
    hue: 27,
    chroma: 0.19,
    lightness: 0.62,
    accent: { lightness: 0.9, chroma: 0.02, hue: 250 },
    font: 'condensed',
    radius: 0,
    ground: 'dark',
    hero: 'poster',
    band: 'ground',
    card: 'photo',
    pattern: 'contours',
    density: 'usual',
    header: 'overlay',
    list: 'heights',
    filters: 'drawer',
    footer: 'band',
    empty_scene: 'crevasse',
    facts: seolsanFacts.slice(0, 1),
    measure: {
      label: words('최고점', 'Highest point'),
      unit: words('m', ' m'),
      sort: words('높은 순', 'Highest first'),
      first: 'most',
      of: seolsanHeights,
    },
  },
  [
    placeInHero(
      measures(
        'profile',
        words('m', ' m'),
        [
          { name: words('체르마트', 'Zermatt'), line: words('1일', 'Day 1'), value: 1608, href: null },
          { name: words('수네가', 'Sunnegga'), line: words('2일', 'Day 2'), value: 2288, href: null },
          { name: words('고르너그라트', 'Gornergrat'), line: words('3일', 'Day 3'), value: 3089, href: null },
          { name: words('회른리 산장', 'Hörnli hut'), line: words('5일', 'Day 5'), value: 3260, href: null },
          { name: words('슈바르츠제', 'Schwarzsee'), line: words('6일', 'Day 6'), value: 2583, href: null },
          { name: words('체르마트', 'Back'), line: words('8일', 'Day 8'), value: 1608, href: null },
        ],
        words('여드레의 높이', 'Eight days of height'),
      ),
    ),
    trips('category', 'row', '알프스', words('알프스 여섯 길', 'Six ways in the Alps')),
    dates(
      {
        shape: 'table',
        action: words('대원 되기', 'Join'),
        facts: seolsanFacts,
      },
      words('다음 출발 대열', 'The next rope to leave'),
    ),
    measures(
      'bars',
      words('m', ' m'),
      [
        {
          name: words('에베레스트 베이스캠프', 'Everest base camp'),
          line: words('난이도 5 · 16일', 'Grade 5, 16 days'),
          value: 5364,
          href: tripPath('SS203'),
        },
        {
          name: words('안나푸르나 베이스캠프', 'Annapurna base camp'),
          line: words('난이도 4 · 12일', 'Grade 4, 12 days'),
          value: 4130,
          href: tripPath('SS202'),
        },
        {
          name: words('키나발루 정상', 'The top of Kinabalu'),
          line: words('난이도 4 · 5일', 'Grade 4, 5 days'),
          value: 4095,
          href: tripPath('SS403'),
        },
        {
          name: words('체르마트 회른리', 'Hörnli above Zermatt'),
          line: words('난이도 2 · 8일', 'Grade 2, 8 days'),
          value: 3260,
          href: tripPath('SS101'),
        },
        {
          name: words('한라산 백록담', 'Hallasan in winter'),
          line: words('난이도 3 · 3일', 'Grade 3, 3 days'),
          value: 1947,
          href: tripPath('SS503'),
        },
        {
          name: words('오르티세이 꽃길', 'The meadows of Ortisei'),
          line: words('난이도 1 · 8일', 'Grade 1, 8 days'),
          value: 2350,
          href: tripPath('SS106'),
        },
      ],
      words('얼마나 높이 가고 싶은가', 'How high do you want to go'),
    ),
    trips('category', 'row', '히말라야', words('숨이 얇아지는 곳', 'Where the air is thin')),
    people(
      [
        {
          name: words('장태산', 'Taesan Jang'),
          role: words('대장 · 국제산악가이드', 'Leader, mountain guide'),
          line: words('돌아선 봉우리가 오른 봉우리보다 많습니다.', 'Has turned back more often than not.'),
          picture: null,
          since: 2001,
        },
        {
          name: words('유하린', 'Harin Yu'),
          role: words('후미 가이드 · 응급구조사', 'Last in line, paramedic'),
          line: words('맨 뒤에서 같은 속도로 걷습니다.', 'Walks last, at your pace.'),
          picture: null,
          since: 2015,
        },
      ],
      words('앞과 뒤에서 걷는 두 사람', 'One in front, one behind'),
    ),
    plainSection('reviews', words('하산 보고', 'Reports from below')),
    trips('category', 'row', '가까운 산', words('나흘이면 닿는 능선', 'Ridges within four days')),
    plainSection('why', words('산에서 지키는 규칙', 'Rules of the mountain')),
    plainSection('notices', words('훈련 공지', 'Training notes')),
    plainSection('search', words('산 이름으로', 'By the name of a mountain')),
  ],
)

/** Editorial columns, the host's name, dates as events. */
export const salonFace = kit(
  {
    hue: 330,
    chroma: 0.12,
    lightness: 0.36,
    accent: { lightness: 0.8, chroma: 0.1, hue: 85 },
    font: 'serif',
    radius: 2,
    ground: 'tint',
    hero: 'full',
    band: 'brand',
    card: 'editorial',
    pattern: 'none',
    density: 'roomy',
    header: 'crest',
    list: 'agenda',
    filters: 'drawer',
    footer: 'centred',
    empty_scene: 'stage',
    facts: salonFacts,
  },
  [
    dates(
      {
        shape: 'events',
        action: words('초대 받기', 'Be invited'),
        facts: salonFacts,
      },
      words('초대의 날들', 'The days you are invited'),
      words('여덟 자리씩 엽니다.', 'Eight places each.'),
    ),
    trips('category', 'grid', '미술과 건축', words('벽에 걸린 것과 벽', 'What hangs on walls, and walls')),
    people(
      [
        {
          name: words('윤해원', 'Haewon Yoon'),
          role: words('미술사가', 'Art historian'),
          line: words(
            '한 그림 앞에 오래 서 있는 법을 압니다.',
            'Knows how to stand long before one picture.',
          ),
          picture: null,
          since: 2012,
        },
        {
          name: words('배진호', 'Jinho Bae'),
          role: words('소믈리에', 'Sommelier'),
          line: words('설명보다 두 번째 잔을 권합니다.', 'Prefers a second glass to an explanation.'),
          picture: null,
          since: 2016,
        },
        {
          name: words('하은수', 'Eunsu Ha'),
          role: words('정원가', 'Gardener'),
          line: words('비 오는 정원을 가장 좋아합니다.', 'Likes a garden best in the rain.'),
          picture: null,
          since: 2018,
        },
      ],
      words('이 계절의 호스트', 'Hosts of this season'),
    ),
    trips('category', 'grid', '와인과 식탁', words('식탁에서 시작하는 길', 'Roads that begin at a table')),
    plainSection('why', words('살롱의 예절', 'Manners of the salon')),
    plainSection('reviews', words('돌아온 밤의 방명록', 'The guest book')),
    trips('category', 'grid', '살롱의 주말', words('이틀이면 되는 초대', 'Invitations for a weekend')),
    plainSection('notices', words('살롱의 편지', 'Letters from the salon')),
    plainSection('search', words('좋아하는 것을 적어 보세요', 'Write down what you love')),
  ],
)

/** Stickers, chunky type, who came alone. */
export const baenangFace = kit(
  {
    hue: 48,
    chroma: 0.19,
    lightness: 0.72,
    accent: { lightness: 0.86, chroma: 0.18, hue: 125 },
    font: 'condensed',
    radius: 16,
    ground: 'white',
    hero: 'stickers',
    band: 'brand',
    card: 'photo',
    pattern: 'dots',
    density: 'dense',
    header: 'sticker',
    list: 'pinboard',
    filters: 'drawer',
    footer: 'band',
    empty_scene: 'bus-stop',
  },
  [
    placeInHero(dates({ shape: 'stickers', alone: true }, words('다음 주자', 'Next up'))),
    dates(
      { shape: 'cards', alone: true, action: words('나도 껴줘', 'Count me in') },
      words('혼자 신청한 사람들이 모인 출발', 'Departures full of people who came alone'),
      words('단톡방은 출발 2주 전에 열려요.', 'The chat opens two weeks before.'),
    ),
    trips('category', 'row', '주말 배낭', words('연차 하루면 됨', 'One day off is enough')),
    choices(
      [
        {
          heading: words('별 보러', 'For the stars'),
          line: words('고비와 사하라, 텐트에서', 'Gobi and Sahara, in a tent'),
          href: searchPath('사막'),
          picture: shot('dunes', 'night'),
        },
        {
          heading: words('야시장 털러', 'For night markets'),
          line: words('타이베이, 치앙마이', 'Taipei, Chiang Mai'),
          href: searchPath('야시장'),
          picture: shot('market-street', 'night'),
        },
        {
          heading: words('지구 반대편', 'The far side'),
          line: words('3주 비우고 남미', 'Three weeks of South America'),
          href: tripPath('BN401'),
          picture: shot('cloud-citadel', 'dawn'),
        },
      ],
      words('뭐 하러 갈래?', 'What for?'),
    ),
    trips('category', 'row', '초원과 사막', words('와이파이 안 터지는 데', 'Where there is no wifi')),
    measures(
      'bars',
      words('만 원', '0,000 KRW'),
      [
        { name: words('비행기', 'Flights'), line: null, value: 48, href: null },
        { name: words('잠', 'Beds'), line: null, value: 24, href: null },
        { name: words('크루 월급', 'The crew’s pay'), line: null, value: 14, href: null },
        { name: words('버스와 배', 'Buses and boats'), line: null, value: 11, href: null },
        { name: words('우리 몫', 'Our share'), line: null, value: 9, href: null },
      ],
      words('몽골 8일, 돈이 가는 곳', 'Where the money goes: Mongolia, 8 days'),
      words('백만 원쯤 내면 이렇게 나눠 써요.', 'Of about a million won, this.'),
    ),
    plainSection('reviews', words('다녀온 애들 말', 'What the others say')),
    trips('category', 'row', '유럽 배낭', words('첫 유럽은 배낭으로', 'Europe with a pack')),
    people(
      [
        {
          name: words('망고', 'Mango'),
          role: words('크루장 · 42개국', 'Crew, 42 countries'),
          line: words('길을 잃는 게 특기예요.', 'Good at getting lost.'),
          picture: null,
          since: 2018,
        },
        {
          name: words('반달', 'Bandal'),
          role: words('몽골 담당', 'Mongolia'),
          line: words('별자리 스무 개 외움.', 'Knows twenty constellations.'),
          picture: null,
          since: 2020,
        },
        {
          name: words('토마토', 'Tomato'),
          role: words('유럽 담당', 'Europe'),
          line: words('야간버스 자리 고수.', 'Master of night-bus seats.'),
          picture: null,
          since: 2021,
        },
      ],
      words('같이 가는 크루', 'The crew'),
    ),
    plainSection('why', words('배낭단이 안 하는 짓', 'Things we do not do')),
    plainSection('notices', words('게시판에 붙인 쪽지', 'Notes on the board')),
    plainSection('search', words('가고 싶은 데 적기', 'Where do you want to go')),
  ],
)
