// 바다로투어: islands only, from Busan, teal and sunny. §1, §3
import type { DemoAgency, DemoPackage } from '../demo-types.ts'
import { badaroFace } from '../faces/counters.ts'

const packages: DemoPackage[] = [
  // 동남아 섬
  {
    package_code: 'BD101',
    place: '동남아 섬/필리핀 섬/보홀',
    nights: 3,
    days: 5,
    price: 689000,
    scene: 'reef',
    hour: 'day',
    title: {
      ko: '보홀 5일, 발리카삭에서 거북이와 눈 맞추기',
      en: 'Bohol, 5 days: eye to eye with turtles at Balicasag',
    },
    summary: {
      ko: '아침 배를 타고 나가 거북이가 풀을 뜯는 얕은 바다에 들어가요. 오후엔 알로나 비치에서 낮잠이 일정이에요.',
      en: 'An early boat to the shallows where the turtles graze. In the afternoon, a nap on Alona Beach is the whole plan.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['가족여행', 'Family'],
      ['노쇼핑', 'No shopping'],
    ],
  },
  {
    package_code: 'BD102',
    place: '동남아 섬/필리핀 섬/팔라완',
    nights: 4,
    days: 6,
    price: 1090000,
    scene: 'karst-bay',
    hour: 'day',
    title: {
      ko: '팔라완 엘니도 6일, 숨은 석호를 찾아서',
      en: 'El Nido, Palawan, 6 days: looking for hidden lagoons',
    },
    summary: {
      ko: '바위섬 틈으로 카약을 저어 들어가면 초록빛 석호가 나와요. 섬 나들이는 이틀, 나머지 하루는 마음대로예요.',
      en: 'Paddle through a crack in the rock and a green lagoon opens up. Two days among the islands, one for whatever you like.',
    },
    tags: [
      ['카약', 'Kayaking'],
      ['커플', 'Couples'],
      ['자유일정', 'Free day'],
    ],
  },
  {
    package_code: 'BD103',
    place: '동남아 섬/필리핀 섬/보라카이',
    nights: 3,
    days: 5,
    price: 649000,
    scene: 'palm-bay',
    hour: 'dusk',
    title: {
      ko: '보라카이 5일, 노을 보러 가는 섬',
      en: 'Boracay, 5 days: the island you visit for its sunsets',
    },
    summary: {
      ko: '스테이션 2 골목 안 조용한 숙소에 묵어요. 파라우를 타고 해가 물에 잠길 때까지 떠 있다 와요.',
      en: 'A quiet stay in a lane at Station 2, and a paraw sail that comes back only when the sun has gone under.',
    },
    tags: [
      ['휴양', 'Beach rest'],
      ['친구끼리', 'With friends'],
    ],
  },
  {
    package_code: 'BD104',
    place: '동남아 섬/태국 섬/코사무이',
    nights: 4,
    days: 6,
    price: 1190000,
    scene: 'palm-bay',
    hour: 'dawn',
    title: { ko: '코사무이 6일, 야자숲 풀빌라', en: 'Koh Samui, 6 days in a pool villa under the palms' },
    summary: {
      ko: '문을 열면 수영장, 열 걸음 더 가면 바다예요. 앙통 해상공원 하루 나들이가 들어 있어요.',
      en: 'Your pool is outside the door and the sea ten steps on. A day in Ang Thong Marine Park is included.',
    },
    tags: [
      ['풀빌라', 'Pool villa'],
      ['커플', 'Couples'],
      ['노옵션', 'No optional tours'],
    ],
  },
  {
    package_code: 'BD105',
    place: '동남아 섬/태국 섬/끄라비·란타',
    nights: 4,
    days: 6,
    price: 990000,
    scene: 'karst-bay',
    hour: 'dusk',
    title: {
      ko: '끄라비·란타 6일, 롱테일 보트로 네 섬 한 바퀴',
      en: 'Krabi and Lanta, 6 days: four islands by long-tail boat',
    },
    summary: {
      ko: '라일레이 절벽 아래에서 물놀이하고 란타섬에서 느긋하게 마무리해요. 배는 우리 일행만 타요.',
      en: 'Swim under the cliffs at Railay and wind down on Lanta. The boat is just for our group.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'BD106',
    place: '동남아 섬/베트남 섬/푸꾸옥',
    nights: 3,
    days: 5,
    price: 559000,
    scene: 'palm-bay',
    hour: 'day',
    title: { ko: '푸꾸옥 5일, 아이랑 사오 비치', en: 'Phu Quoc, 5 days at Sao Beach with the kids' },
    summary: {
      ko: '밀가루처럼 고운 모래에서 하루 종일 성을 쌓아도 좋아요. 키즈풀 있는 리조트로만 골랐어요.',
      en: 'Sand as fine as flour, good for a full day of castles. We only chose resorts with a children’s pool.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['휴양', 'Beach rest'],
      ['직항', 'Direct flight'],
    ],
  },
  {
    package_code: 'BD107',
    place: '동남아 섬/베트남 섬/꼰다오',
    nights: 4,
    days: 6,
    price: 1150000,
    scene: 'lighthouse',
    hour: 'dawn',
    title: { ko: '꼰다오 6일, 아직 조용한 섬', en: 'Con Dao, 6 days on an island still quiet' },
    summary: {
      ko: '사람보다 바람 소리가 먼저 들리는 섬이에요. 산란철에는 바다거북 보호구역을 조용히 찾아가요.',
      en: 'You hear the wind here before you hear people. In nesting season we pay the sea turtles a quiet visit.',
    },
    tags: [
      ['소규모', 'Small group'],
      ['커플', 'Couples'],
    ],
  },
  {
    package_code: 'BD108',
    place: '동남아 섬/인도네시아 섬/발리·누사페니다',
    nights: 4,
    days: 6,
    price: 1090000,
    scene: 'reef',
    hour: 'dusk',
    title: {
      ko: '발리·누사페니다 6일, 만타가 지나가는 바다',
      en: 'Bali and Nusa Penida, 6 days where the mantas pass',
    },
    summary: {
      ko: '쾌속선으로 40분, 절벽 아래 바다에서 만타를 기다려요. 만나지 못한 날엔 가이드가 더 아쉬워해요.',
      en: 'Forty minutes by fast boat to wait for mantas under the cliffs. On the days they stay away, our guide minds most.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['친구끼리', 'With friends'],
      ['자유일정', 'Free day'],
    ],
  },
  {
    package_code: 'BD109',
    place: '동남아 섬/인도네시아 섬/롬복·길리',
    nights: 5,
    days: 7,
    price: 1290000,
    scene: 'volcano-crater',
    hour: 'dawn',
    title: {
      ko: '롬복·길리 7일, 자동차 없는 섬에서 사흘',
      en: 'Lombok and the Gilis, 7 days, three of them without cars',
    },
    summary: {
      ko: '길리섬에는 자동차가 없어서 자전거 소리만 들려요. 맑은 아침엔 바다 건너 린자니 화산이 보여요.',
      en: 'No cars on the Gilis, only bicycle bells. On clear mornings Mount Rinjani stands across the water.',
    },
    tags: [
      ['휴양', 'Beach rest'],
      ['커플', 'Couples'],
      ['노쇼핑', 'No shopping'],
    ],
  },
  {
    package_code: 'BD110',
    place: '동남아 섬/말레이시아 섬/랑카위',
    nights: 4,
    days: 6,
    price: 949000,
    scene: 'sea-cable-car',
    hour: 'day',
    title: {
      ko: '랑카위 6일, 하늘다리와 맹그로브 보트',
      en: 'Langkawi, 6 days: the sky bridge and the mangroves',
    },
    summary: {
      ko: '케이블카로 올라 섬 아흔아홉 개를 내려다봐요. 다음 날은 맹그로브 숲을 보트로 누벼요.',
      en: 'Ride up to look down on ninety-nine islands, then weave through the mangroves by boat the next day.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['부모님과', 'With parents'],
    ],
  },
  {
    package_code: 'BD111',
    place: '동남아 섬/말레이시아 섬/코타키나발루',
    nights: 3,
    days: 5,
    price: 719000,
    scene: 'palm-bay',
    hour: 'dusk',
    title: { ko: '코타키나발루 5일, 섬 둘 노을 셋', en: 'Kota Kinabalu, 5 days: two islands, three sunsets' },
    summary: {
      ko: '마누칸과 사피, 두 섬을 하루에 하나씩 들러요. 저녁마다 다른 바닷가에서 노을을 봐요.',
      en: 'Manukan and Sapi, one island a day, and a different shore for the sunset each evening.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['가족여행', 'Family'],
      ['직항', 'Direct flight'],
    ],
  },
  // 태평양
  {
    package_code: 'BD201',
    place: '태평양/괌·사이판/괌',
    nights: 4,
    days: 5,
    price: 859000,
    scene: 'reef',
    hour: 'dusk',
    title: {
      ko: '괌 5일, 물 좋아하는 아이 여기 모여라',
      en: 'Guam, 5 days for children who never leave the water',
    },
    summary: {
      ko: '허리까지 오는 투몬만에서 물고기를 세요. 돌고래를 보러 나가는 배가 하루 들어 있어요.',
      en: 'Count fish in waist-deep Tumon Bay. One morning, a boat goes out to look for dolphins.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['직항', 'Direct flight'],
    ],
  },
  {
    package_code: 'BD202',
    place: '태평양/괌·사이판/사이판',
    nights: 3,
    days: 4,
    price: 739000,
    scene: 'palm-bay',
    hour: 'day',
    title: { ko: '사이판 4일, 짧고 굵게 파란색', en: 'Saipan, 4 days: short, and very blue' },
    summary: {
      ko: '금요일 밤에 떠나 월요일에 돌아오는 휴가예요. 새섬 전망대에서 바다색을 몇 가지나 셀 수 있나 보세요.',
      en: 'Out on Friday night, home on Monday. At Bird Island lookout, see how many blues you can count.',
    },
    tags: [
      ['친구끼리', 'With friends'],
      ['휴양', 'Beach rest'],
    ],
  },
  {
    package_code: 'BD203',
    place: '태평양/팔라우·피지/팔라우',
    nights: 4,
    days: 6,
    price: 1690000,
    scene: 'karst-bay',
    hour: 'dawn',
    title: {
      ko: '팔라우 6일, 록아일랜드와 해파리 호수',
      en: 'Palau, 6 days: the Rock Islands and Jellyfish Lake',
    },
    summary: {
      ko: '쏘지 않는 해파리 사이를 천천히 떠다녀요. 산호를 아끼는 선크림은 저희가 챙겨 드려요.',
      en: 'Drift among jellyfish that do not sting. Reef-safe sun cream is on us.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['세계유산', 'World Heritage'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'BD204',
    place: '태평양/팔라우·피지/피지',
    nights: 6,
    days: 8,
    price: 2890000,
    scene: 'overwater-villas',
    hour: 'dusk',
    title: { ko: '피지 8일, 불라! 하고 인사하는 섬', en: 'Fiji, 8 days of people calling out “Bula!”' },
    summary: {
      ko: '마마누다 제도의 작은 섬 리조트에서 나흘을 보내요. 마을 저녁 식사에도 초대받아요.',
      en: 'Four nights at a small resort in the Mamanucas, and an invitation to supper in the village.',
    },
    tags: [
      ['커플', 'Couples'],
      ['휴양', 'Beach rest'],
      ['전 일정 식사', 'All meals'],
    ],
  },
  {
    package_code: 'BD205',
    place: '태평양/하와이/빅아일랜드',
    nights: 6,
    days: 8,
    price: 3190000,
    scene: 'volcano-crater',
    hour: 'night',
    title: {
      ko: '하와이 빅아일랜드·오아후 8일, 화산과 별과 서핑 첫 수업까지',
      en: 'Big Island and Oahu, 8 days: a volcano, stars and a first surf lesson',
    },
    summary: {
      ko: '낮엔 검은 모래 해변, 밤엔 마우나케아의 별이에요. 와이키키에선 서핑 첫 수업을 받아요.',
      en: 'Black sand by day and Mauna Kea stars by night, then a first surf lesson at Waikiki.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['자유일정', 'Free day'],
    ],
  },
  {
    package_code: 'BD206',
    place: '태평양/하와이/마우이',
    nights: 6,
    days: 8,
    price: 3390000,
    scene: 'waterfall',
    hour: 'day',
    title: {
      ko: '마우이 8일, 하나로 가는 길에 폭포 몇 개',
      en: 'Maui, 8 days: counting waterfalls on the road to Hana',
    },
    summary: {
      ko: '구불구불한 길은 저희가 운전할게요. 창문 내리고 폭포 개수만 세어 주세요.',
      en: 'We will drive the winding road. You roll down the window and keep count of the falls.',
    },
    tags: [
      ['커플', 'Couples'],
      ['전용차량', 'Private vehicle'],
      ['노쇼핑', 'No shopping'],
    ],
  },
  // 인도양
  {
    package_code: 'BD301',
    place: '인도양/몰디브/남말레 환초',
    nights: 5,
    days: 7,
    price: 2890000,
    scene: 'overwater-villas',
    hour: 'day',
    title: {
      ko: '몰디브 7일, 스피드보트로 가는 수상 빌라',
      en: 'Maldives, 7 days in a water villa a speedboat away',
    },
    summary: {
      ko: '밤에 도착해도 바로 들어갈 수 있는 가까운 환초예요. 침대에서 내려오면 발밑이 바다예요.',
      en: 'An atoll close enough to reach the night you land. Step out of bed and the sea is under your feet.',
    },
    tags: [
      ['커플', 'Couples'],
      ['전 일정 식사', 'All meals'],
      ['휴양', 'Beach rest'],
    ],
  },
  {
    package_code: 'BD302',
    place: '인도양/몰디브/바 환초',
    nights: 5,
    days: 7,
    price: 3690000,
    scene: 'overwater-villas',
    hour: 'dawn',
    title: { ko: '몰디브 바 환초 7일, 수상비행기를 타고', en: 'Baa Atoll, Maldives, 7 days by seaplane' },
    summary: {
      ko: '수상비행기 창으로 환초를 내려다보는 30분부터 여행이에요. 리조트 앞 산호초는 수영만으로 닿아요.',
      en: 'The trip starts with thirty minutes over the atolls by seaplane. You can swim to the house reef.',
    },
    tags: [
      ['스노클링', 'Snorkelling'],
      ['커플', 'Couples'],
      ['전 일정 식사', 'All meals'],
    ],
  },
  {
    package_code: 'BD303',
    place: '인도양/모리셔스·스리랑카/모리셔스',
    nights: 6,
    days: 8,
    price: 3490000,
    scene: 'waterfall',
    hour: 'dusk',
    title: {
      ko: '모리셔스 8일, 일곱 빛깔 언덕과 사탕수수밭',
      en: 'Mauritius, 8 days: seven-coloured earth and sugar cane',
    },
    summary: {
      ko: '바다만 보기엔 아까운 섬이에요. 샤마렐 폭포와 일곱 빛깔 언덕을 하루 돌고 다시 바다로 가요.',
      en: 'Too good for the beach alone: one day for Chamarel falls and the coloured earth, then back to the sea.',
    },
    tags: [
      ['커플', 'Couples'],
      ['5성 호텔', 'Five-star hotel'],
    ],
  },
  {
    package_code: 'BD304',
    place: '인도양/모리셔스·스리랑카/갈레',
    nights: 6,
    days: 8,
    price: 2190000,
    scene: 'lighthouse',
    hour: 'dusk',
    title: {
      ko: '스리랑카 남쪽 바다 8일, 갈레 등대와 바다 기차',
      en: 'Southern Sri Lanka, 8 days: Galle lighthouse, the sea train',
    },
    summary: {
      ko: '파도 옆을 달리는 기차를 타고 갈레 성벽 마을로 내려가요. 벤토타 리조트에서 사흘 푹 쉬어요.',
      en: 'A train beside the surf to the walled town of Galle, then three restful nights in Bentota.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['세계유산', 'World Heritage'],
      ['소규모', 'Small group'],
    ],
  },
  // 가까운 섬
  {
    package_code: 'BD401',
    place: '가까운 섬/오키나와/게라마 제도',
    nights: 3,
    days: 4,
    price: 829000,
    scene: 'palm-bay',
    hour: 'night',
    title: {
      ko: '오키나와 게라마 4일, 투명 카약 타는 날',
      en: 'Okinawa’s Keramas, 4 days and one clear kayak',
    },
    summary: {
      ko: '나하에서 배로 50분이면 게라마 블루를 만나요. 바닥이 보이는 카약이라 노 젓는 것도 잊어요.',
      en: 'Fifty minutes by boat from Naha to Kerama blue, in a see-through kayak that makes you forget to paddle.',
    },
    tags: [
      ['카약', 'Kayaking'],
      ['가족여행', 'Family'],
      ['노쇼핑', 'No shopping'],
    ],
  },
  {
    package_code: 'BD402',
    place: '가까운 섬/오키나와/미야코지마',
    nights: 3,
    days: 4,
    price: 990000,
    scene: 'lighthouse',
    hour: 'day',
    title: { ko: '미야코지마 4일, 다리 건너 또 섬', en: 'Miyakojima, 4 days of bridges to the next island' },
    summary: {
      ko: '긴 다리 세 개를 건너며 섬에서 섬으로 놀러 다녀요. 동쪽 끝 등대에서는 모자를 꼭 잡으세요.',
      en: 'Three long bridges lead from island to island. Hold on to your hat at the eastern lighthouse.',
    },
    tags: [
      ['직항', 'Direct flight'],
      ['친구끼리', 'With friends'],
    ],
  },
  {
    package_code: 'BD403',
    place: '가까운 섬/쓰시마·남해/쓰시마',
    nights: 1,
    days: 2,
    price: 189000,
    scene: 'torii-gate',
    hour: 'day',
    title: {
      ko: '쓰시마 2일, 부산에서 배 타고 훌쩍',
      en: 'Tsushima, 2 days: a quick hop by boat from Busan',
    },
    summary: {
      ko: '부산항에서 한 시간 반이면 도착해요. 바다에 발 담근 도리이를 보고 온천에서 하루를 마쳐요.',
      en: 'Ninety minutes from Busan harbour to torii standing in the sea, and a hot spring to end the day.',
    },
    tags: [
      ['배여행', 'By boat'],
      ['부모님과', 'With parents'],
      ['친구끼리', 'With friends'],
    ],
  },
  {
    package_code: 'BD501',
    place: '가까운 섬/쓰시마·남해/통영·거제',
    nights: 1,
    days: 2,
    price: 239000,
    scene: 'sea-cable-car',
    hour: 'dusk',
    title: {
      ko: '통영·거제 2일, 케이블카 타고 다도해 한눈에',
      en: 'Tongyeong and Geoje, 2 days: a sea of islands from above',
    },
    summary: {
      ko: '미륵산에서 섬을 세고 중앙시장에서 회를 떠요. 다음 날 아침엔 외도 가는 배를 타요.',
      en: 'Count islands from Mireuksan, pick your fish at the market, and take the morning boat to Oedo.',
    },
    tags: [
      ['미식', 'Food'],
      ['부모님과', 'With parents'],
    ],
  },
  {
    package_code: 'BD502',
    place: '가까운 섬/서해·동해/홍도·흑산도',
    nights: 2,
    days: 3,
    price: 359000,
    scene: 'lighthouse',
    hour: 'night',
    title: {
      ko: '홍도·흑산도 3일, 붉은 바위섬 유람',
      en: 'Hongdo and Heuksando, 3 days around the red rocks',
    },
    summary: {
      ko: '해가 기울면 섬 전체가 붉어져요. 풍랑으로 배가 못 뜨면 전액 환불해 드려요.',
      en: 'Late in the day the whole island turns red. If rough seas stop the boat, we refund everything.',
    },
    tags: [
      ['배여행', 'By boat'],
      ['부모님과', 'With parents'],
      ['전 일정 식사', 'All meals'],
    ],
  },
  {
    package_code: 'BD503',
    place: '가까운 섬/서해·동해/울릉도·독도',
    nights: 2,
    days: 3,
    price: 429000,
    scene: 'night-ferry',
    hour: 'night',
    title: {
      ko: '울릉도·독도 3일, 밤배 타고 가서 해돋이부터',
      en: 'Ulleungdo and Dokdo, 3 days: a night ferry into the sunrise',
    },
    summary: {
      ko: '포항에서 밤배에 누워 자고 나면 울릉도예요. 독도는 바다가 허락하는 날 내려요.',
      en: 'Fall asleep on the ferry from Pohang, wake at Ulleungdo. We land on Dokdo when the sea allows.',
    },
    tags: [
      ['배여행', 'By boat'],
      ['소규모', 'Small group'],
    ],
  },
]

export const badaro: DemoAgency = {
  travel_agency: 2,
  default_language: 'ko',
  review_yn: 'Y',
  theme: badaroFace,
  info: {
    kakao_key: null,
    about_yn: 'N',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: null,
    insta_url: 'https://www.instagram.com/badaro.demo',
    naver_url: null,
    line_url: 'https://line.me/R/ti/p/@badaro-demo',
    company_name: { ko: '바다로투어', en: 'Badaro Tour' },
    ceo_name: { ko: '문해솔', en: 'Moon Haesol' },
    address: { ko: '부산광역시 수영구 바다마루로 15, 2층', en: '2F, 15 Badamaru-ro, Suyeong-gu, Busan' },
    phone: '051-555-0123',
    fax: null,
    mail: 'aloha@badaro.example',
    bank: '누리은행',
    account_holder: '바다로투어(주)',
    account_number: '302-0123-771506',
    biz_number: '617-00-52043',
    sales_number: '제2021-부산수영-0456호 (수영구청)',
    privacy_person: { ko: '백도담', en: 'Baek Dodam' },
    operating_time: {
      ko: '월~토 10:00–19:00, 일요일과 공휴일은 바다에 있어요',
      en: 'Monday to Saturday 10:00–19:00; on Sundays and holidays we are at the beach',
    },
    tourism_number: '국내외여행업 제2021-000034호',
    insurance: {
      ko: '영업보증보험 6천만 원 · 기획여행보증 2억 원',
      en: 'Business guarantee KRW 60 million · package tour guarantee KRW 200 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: { ko: '바다로투어 | 섬으로 가는 모든 길', en: 'Badaro Tour | Every way to an island' },
    description: {
      ko: '보홀부터 몰디브, 울릉도까지. 섬만 다니는 여행사가 물때와 바람까지 보고 고른 바다 여행이에요.',
      en: 'From Bohol to the Maldives to Ulleungdo: sea holidays picked by people who only do islands and who check the tide and the wind.',
    },
    keywords: {
      ko: '섬여행, 휴양지, 스노클링, 몰디브, 보홀, 울릉도, 바다로투어',
      en: 'island holidays, snorkelling, Maldives, Bohol, Ulleungdo, Badaro',
    },
  },
  chat: { code: '_badaro', whatsapp_code: null },
  home: {
    hero: {
      scene: 'palm-bay',
      hour: 'day',
      pictures: [
        { scene: 'overwater-villas', hour: 'day' },
        { scene: 'reef', hour: 'day' },
        { scene: 'karst-bay', hour: 'dusk' },
        { scene: 'lighthouse', hour: 'day' },
      ],
      headline: { ko: '이번엔 어느 섬으로 갈까요?', en: 'Which island shall it be?' },
      line: {
        ko: '신발은 벗고, 알람은 끄고. 바다는 저희가 골라 놓을게요.',
        en: 'Shoes off, alarms off. We have picked the sea.',
      },
    },
    reasons: [
      {
        heading: { ko: '섬만 해요', en: 'Only islands' },
        line: {
          ko: '도시도 산도 좋지만 저희는 섬만 팔아요. 그래서 섬 이야기라면 밤새 할 수 있어요.',
          en: 'Cities are fine and so are mountains, but islands are all we do. Ask us anything, we can talk all night.',
        },
      },
      {
        heading: { ko: '물때와 바람을 봐요', en: 'We watch tide and wind' },
        line: {
          ko: '배가 뜨는 시간과 파도를 보고 일정 순서를 정해요. 날씨로 배가 멈추면 대신할 하루를 준비해 둬요.',
          en: 'Boats and waves decide the order of your days. If weather keeps us ashore, a second plan is ready.',
        },
      },
      {
        heading: { ko: '먼저 들어가 봤어요', en: 'We swam there first' },
        line: {
          ko: '저희가 직접 헤엄쳐 보지 않은 바다는 올리지 않아요. 좋았던 시간대까지 적어 둬요.',
          en: 'No sea goes on sale until one of us has been in it and noted the best hour.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '동남아 섬', en: 'Southeast Asian islands' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '필리핀 섬', en: 'Islands of the Philippines' },
          column: 1,
          details: [
            { ko: '보홀', en: 'Bohol' },
            { ko: '팔라완', en: 'Palawan' },
            { ko: '보라카이', en: 'Boracay' },
          ],
        },
        {
          name: { ko: '태국 섬', en: 'Islands of Thailand' },
          column: 1,
          details: [
            { ko: '코사무이', en: 'Koh Samui' },
            { ko: '끄라비·란타', en: 'Krabi and Lanta' },
          ],
        },
        {
          name: { ko: '베트남 섬', en: 'Islands of Vietnam' },
          column: 2,
          details: [
            { ko: '푸꾸옥', en: 'Phu Quoc' },
            { ko: '꼰다오', en: 'Con Dao' },
          ],
        },
        {
          name: { ko: '인도네시아 섬', en: 'Islands of Indonesia' },
          column: 2,
          details: [
            { ko: '발리·누사페니다', en: 'Bali and Nusa Penida' },
            { ko: '롬복·길리', en: 'Lombok and the Gilis' },
          ],
        },
        {
          name: { ko: '말레이시아 섬', en: 'Islands of Malaysia' },
          column: 3,
          details: [
            { ko: '랑카위', en: 'Langkawi' },
            { ko: '코타키나발루', en: 'Kota Kinabalu' },
          ],
        },
      ],
    },
    {
      name: { ko: '태평양', en: 'The Pacific' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '괌·사이판', en: 'Guam and Saipan' },
          column: 1,
          details: [
            { ko: '괌', en: 'Guam' },
            { ko: '사이판', en: 'Saipan' },
          ],
        },
        {
          name: { ko: '팔라우·피지', en: 'Palau and Fiji' },
          column: 1,
          details: [
            { ko: '팔라우', en: 'Palau' },
            { ko: '피지', en: 'Fiji' },
          ],
        },
        {
          name: { ko: '하와이', en: 'Hawaii' },
          column: 2,
          details: [
            { ko: '빅아일랜드', en: 'Big Island' },
            { ko: '마우이', en: 'Maui' },
          ],
        },
      ],
    },
    {
      name: { ko: '인도양', en: 'The Indian Ocean' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '몰디브', en: 'Maldives' },
          column: 1,
          details: [
            { ko: '남말레 환초', en: 'South Malé Atoll' },
            { ko: '바 환초', en: 'Baa Atoll' },
          ],
        },
        {
          name: { ko: '모리셔스·스리랑카', en: 'Mauritius and Sri Lanka' },
          column: 2,
          details: [
            { ko: '모리셔스', en: 'Mauritius' },
            { ko: '갈레', en: 'Galle' },
          ],
        },
      ],
    },
    {
      name: { ko: '가까운 섬', en: 'Islands close by' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '오키나와', en: 'Okinawa' },
          column: 1,
          details: [
            { ko: '게라마 제도', en: 'Kerama Islands' },
            { ko: '미야코지마', en: 'Miyakojima' },
          ],
        },
        {
          name: { ko: '쓰시마·남해', en: 'Tsushima and the south coast' },
          column: 2,
          details: [
            { ko: '쓰시마', en: 'Tsushima' },
            { ko: '통영·거제', en: 'Tongyeong and Geoje' },
          ],
        },
        {
          name: { ko: '서해·동해', en: 'West and east coasts' },
          column: 2,
          details: [
            { ko: '홍도·흑산도', en: 'Hongdo and Heuksando' },
            { ko: '울릉도·독도', en: 'Ulleungdo and Dokdo' },
          ],
        },
      ],
    },
  ],
  boards: [
    {
      board_id: 'sea-diary',
      board_name: { ko: '오늘의 바다', en: 'Today’s sea' },
      side_yn: 'Y',
      look: 'gallery',
    },
  ],
  notices: [
    {
      days_ago: 1,
      title: { ko: '배가 못 뜨는 날, 이렇게 해 드려요', en: 'When the boat cannot sail' },
      contents: {
        ko: '<p>섬 여행은 파도가 정해요. 출발 당일 풍랑으로 배가 통제되면 아래 가운데 고르실 수 있어요.</p><ul><li>다른 날짜로 옮기기 (수수료 없음)</li><li>전액 환불</li></ul><p>이미 섬에 계실 때 배가 끊기면 <strong>담당자가 숙소부터 다시 잡아요.</strong> 더 묵으시는 숙박비는 먼저 여쭤보고 진행할게요.</p>',
        en: '<p>The waves have the last word on an island trip. If rough seas stop the boat on the day, choose one of these.</p><ul><li>Move to another date, free of charge</li><li>A full refund</li></ul><p>If you are already out there, <strong>we find you a bed first</strong>, and ask before anything is added to your bill.</p>',
      },
    },
    {
      days_ago: 12,
      title: { ko: '산호를 아끼는 선크림을 나눠 드려요', en: 'Reef-safe sun cream is on us' },
      contents: {
        ko: '<p>팔라우와 하와이처럼 <strong>산호에 해로운 성분을 금지한 곳</strong>이 있어요. 스노클링이 들어 있는 상품은 출발 때 산호에 순한 선크림을 한 분께 하나씩 드려요.</p><p>래시가드를 입으면 선크림을 반만 써도 되니 꼭 챙겨 오세요!</p>',
        en: '<p>Palau and Hawaii <strong>ban ingredients that harm coral</strong>. On every trip with snorkelling we hand out one reef-safe sun cream each at departure.</p><p>Bring a rash vest and you will need half as much.</p>',
      },
    },
    {
      days_ago: 27,
      title: { ko: '아이 구명조끼, 사이즈를 미리 알려 주세요', en: 'Tell us your child’s life-jacket size' },
      contents: {
        ko: '<p>배를 타는 일정에는 아이 몸에 맞는 구명조끼를 따로 준비해요. 예약하신 뒤 문의 게시판에 비밀글로 <strong>아이 키와 몸무게</strong>를 남겨 주세요.</p><ul><li>만 2세 미만은 배를 타지 않는 일정으로 바꿔 드려요.</li><li>몸무게 30kg이 넘으면 어른용 작은 치수가 더 편해요.</li></ul>',
        en: '<p>On boat days we bring life jackets that fit. After booking, leave your child’s <strong>height and weight</strong> in a private Q and A post.</p><ul><li>For babies under two we arrange a day on shore instead.</li><li>Above 30 kg, a small adult size sits better.</li></ul>',
      },
    },
    {
      days_ago: 45,
      title: { ko: '김해 출발 상품이 늘었어요', en: 'More trips now leave from Gimhae' },
      contents: {
        ko: '<p>부산에서 시작한 여행사답게 김해공항 출발을 더 열었어요. 보홀, 푸꾸옥, 코타키나발루, 괌은 <strong>인천과 김해 가운데 골라</strong> 떠나실 수 있어요. 예약한 뒤 원하는 공항을 전화로 알려 주세요.</p>',
        en: '<p>We started in Busan, so we opened more dates from Gimhae. For Bohol, Phu Quoc, Kota Kinabalu and Guam you may <strong>choose Incheon or Gimhae</strong>: just call us after you book.</p>',
      },
    },
    {
      days_ago: 70,
      title: { ko: '다이빙 후 비행기는 하루 뒤에', en: 'Wait a day between diving and flying' },
      contents: {
        ko: '<p>스쿠버다이빙을 하셨다면 <strong>마지막 입수 뒤 18시간 이상</strong> 지나서 비행기를 타야 안전해요. 그래서 다이빙은 귀국 전날 오전까지만 넣어요. 스노클링은 상관없어요.</p>',
        en: '<p>After scuba diving, leave <strong>at least 18 hours</strong> before you fly. That is why our dives end the morning of the day before you go home. Snorkelling is fine.</p>',
      },
    },
    {
      days_ago: 118,
      title: { ko: '우리 섬 여행에는 신분증이 필요해요', en: 'Bring ID for Korean islands too' },
      contents: {
        ko: '<p>국내 여객선도 탈 때 <strong>신분증을 확인해요.</strong> 주민등록증, 운전면허증, 모바일 신분증 모두 괜찮아요. 아이는 등본이나 가족관계증명서를 챙겨 주세요. 휴대전화로 찍은 사진은 받아 주지 않아요.</p>',
        en: '<p>Ferries in Korea <strong>check identity at boarding</strong>. A resident card, driving licence or mobile ID will do; for children bring a family certificate. Photographs of an ID are not accepted.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '지금 예약하면 바로 확정되나요?', en: 'Is my booking confirmed at once?' },
      contents: {
        ko: '달력에 출발확정이 붙은 날은 바로 확정이에요. 아직 모이는 중인 날은 최소 인원이 차면 메일로 알려 드려요.',
        en: 'Dates marked as confirmed are certain right away. For the others we mail you as soon as the minimum is reached.',
      },
    },
    {
      category: 'B',
      title: { ko: '예약번호를 잃어버렸어요!', en: 'I lost my booking number!' },
      contents: {
        ko: '괜찮아요. 예약 때 받은 메일에 적혀 있고, 영수증의 거래번호와 이름으로도 찾을 수 있어요. 그래도 안 보이면 전화 주세요.',
        en: 'No worries. It is in the mail we sent, and the transaction number on your receipt works too, with your name. Still stuck? Call us.',
      },
    },
    {
      category: 'B',
      title: { ko: '못 가게 됐어요. 취소 수수료가 있나요?', en: 'We cannot go after all. Is there a fee?' },
      contents: {
        ko: '해외 섬은 출발 30일 전까지 무료로 취소돼요. 그 뒤로는 남은 날에 따라 10%부터 시작해 당일 50%까지 늘어나요. 취소 버튼을 누르면 금액부터 보여 드리니 보고 결정하세요.',
        en: 'Overseas islands cancel free up to 30 days before. After that the fee grows from 10% to 50% on the day itself. The button shows you the sum first, then you decide.',
      },
    },
    {
      category: 'P',
      title: { ko: '둘이서 나눠 결제할 수 있나요?', en: 'Can two of us split the bill?' },
      contents: {
        ko: '한 예약은 한 번에 결제해요. 따로 내고 싶으시면 예약을 나눠서 한 뒤 전화로 일행이라고 알려 주세요. 방과 좌석은 저희가 붙여 드려요.',
        en: 'One booking is one payment. To pay separately, make two bookings and call to say you belong together; we will do the rest.',
      },
    },
    {
      category: 'P',
      title: { ko: '현지에서 더 낼 돈이 있나요?', en: 'Is there anything to pay on the island?' },
      contents: {
        ko: '꼭 내야 하는 환경세와 입도세는 가격에 넣었어요. 현지에서 쓰는 돈은 간식값과 마음 가는 만큼의 팁뿐이에요.',
        en: 'Compulsory island and environment fees are in the price. All you spend there is snacks and whatever tip you feel like.',
      },
    },
    {
      category: 'P',
      title: { ko: '간편결제도 되나요?', en: 'Do you take easy-pay?' },
      contents: {
        ko: '네, 결제창에서 카드와 간편결제 가운데 고르면 돼요.',
        en: 'Yes. Pick a card or an easy-pay service in the payment window.',
      },
    },
    {
      category: 'I',
      title: { ko: '수영을 못해도 되나요?', en: 'What if I cannot swim?' },
      contents: {
        ko: '그럼요! 구명조끼를 입고 손잡이 달린 튜브를 잡으면 얼굴만 담가도 다 보여요. 물이 무서운 분은 유리 바닥 배를 타요.',
        en: 'Come along! With a life jacket and a ring to hold, you only need to dip your face in. If water worries you, take the glass-bottom boat.',
      },
    },
    {
      category: 'I',
      title: { ko: '스노클링 장비를 가져가야 하나요?', en: 'Do I need my own snorkel gear?' },
      contents: {
        ko: '마스크와 핀은 모두 빌려 드려요. 다만 도수 있는 마스크는 수량이 적으니 시력을 미리 알려 주세요.',
        en: 'Mask and fins are lent to everyone. Prescription masks are few, so tell us your eyesight in advance.',
      },
    },
    {
      category: 'I',
      title: { ko: '우기에 가도 괜찮을까요?', en: 'Is the rainy season a bad idea?' },
      contents: {
        ko: '비는 대개 한두 시간 쏟아지고 그쳐요. 다만 바다가 흐린 달이 있으니 상품마다 물이 맑은 때를 적어 뒀어요.',
        en: 'Rain mostly comes down for an hour or two and stops. Some months the water is cloudy, though, so each trip says when it is clear.',
      },
    },
    {
      category: 'S',
      title: { ko: '가입하면 뭐가 좋아요?', en: 'Why should I join?' },
      contents: {
        ko: '마음에 드는 섬을 찜해 두고, 예약과 여권 등록을 마이페이지에서 한 번에 볼 수 있어요. 가입 없이 예약해도 물론 괜찮아요.',
        en: 'Save islands you like, and see bookings and passports in one place. Booking without an account is fine too.',
      },
    },
    {
      category: 'S',
      title: { ko: '탈퇴하고 싶어요.', en: 'I want to leave.' },
      contents: {
        ko: '마이페이지의 회원 탈퇴에서 바로 하실 수 있어요. 법에서 정한 거래 기록만 정해진 기간 따로 보관하고 나머지는 지워요.',
        en: 'Use Withdrawal on My page, any time. Only the records the law requires are kept apart for their term; the rest is deleted.',
      },
    },
  ],
  shops: [],
  packages,
}
