// Seoul Passage: Korea for visitors, English first, indigo; the one agency with a language switcher. §1, §3
import type { DemoAgency, DemoPackage } from '../demo-types.ts'
import { seoulFace } from '../faces/counters.ts'

const packages: DemoPackage[] = [
  // Seoul
  {
    package_code: 'SP101',
    place: '서울/궁궐과 한옥/경복궁',
    nights: 0,
    days: 1,
    price: 89000,
    scene: 'palace-gate',
    hour: 'day',
    title: {
      ko: '경복궁 한나절, 한복 입고 걷는 궁궐',
      en: 'Gyeongbokgung in hanbok: a palace day with a storyteller',
    },
    summary: {
      ko: '한복을 고르는 시간부터 천천히 시작해요. 안내자는 왕보다 궁에서 일하던 사람들 이야기를 더 많이 들려줍니다.',
      en: 'Take your time choosing a hanbok, then walk the palace with a guide who tells you less about kings and more about those who cooked for them.',
    },
    tags: [
      ['영어 안내', 'English guide'],
      ['당일', 'Day trip'],
      ['가족여행', 'Family'],
    ],
  },
  {
    package_code: 'SP102',
    place: '서울/궁궐과 한옥/창덕궁·북촌',
    nights: 0,
    days: 1,
    price: 99000,
    scene: 'hanok-roofs',
    hour: 'day',
    title: {
      ko: '창덕궁 후원과 북촌 골목 하루',
      en: 'The Secret Garden of Changdeokgung and the lanes of Bukchon',
    },
    summary: {
      ko: '예약이 어려운 후원 관람권을 미리 잡아 둡니다. 북촌은 주민이 사는 동네라 조용히, 적은 인원으로 걸어요.',
      en: 'We hold tickets to the garden that sells out first. Bukchon is a neighbourhood where people live, so we walk it softly and few at a time.',
    },
    tags: [
      ['영어 안내', 'English guide'],
      ['세계유산', 'World Heritage'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'SP103',
    place: '서울/궁궐과 한옥/경복궁',
    nights: 1,
    days: 2,
    price: 249000,
    scene: 'hanok-roofs',
    hour: 'night',
    title: { ko: '서촌 한옥에서 하룻밤 2일', en: 'A night in a Seochon hanok, 2 days' },
    summary: {
      ko: '따끈한 온돌방과 마당의 아침 차까지, 집주인이 맞아 줍니다. 처음 온돌에서 자는 분을 위해 요를 한 겹 더 깔아요.',
      en: 'Warm floors, tea in the courtyard and a host who greets you by name. First time on an ondol floor? We add an extra layer.',
    },
    tags: [
      ['한옥 숙박', 'Hanok stay'],
      ['커플', 'Couples'],
    ],
  },
  {
    package_code: 'SP104',
    place: '서울/시장과 골목/광장시장',
    nights: 0,
    days: 1,
    price: 109000,
    scene: 'table-meal',
    hour: 'night',
    title: {
      ko: '광장시장 저녁 산책, 여섯 가지 맛보기',
      en: 'Gwangjang Market by evening: six bites with a local',
    },
    summary: {
      ko: '빈대떡부터 칼국수까지 여섯 가지를 나눠 먹습니다. 못 먹는 음식은 미리 알려 주시면 가게를 바꿔 갑니다.',
      en: 'Six dishes shared, from mung-bean pancakes to knife-cut noodles. Tell us what you do not eat and we change the stalls.',
    },
    tags: [
      ['미식', 'Food'],
      ['영어 안내', 'English guide'],
      ['혼자 환영', 'Solo welcome'],
    ],
  },
  {
    package_code: 'SP105',
    place: '서울/시장과 골목/성수·을지로',
    nights: 0,
    days: 1,
    price: 95000,
    scene: 'city-night',
    hour: 'day',
    title: {
      ko: '성수와 을지로, 만드는 사람들의 서울',
      en: 'Seongsu and Euljiro: the Seoul that makes things',
    },
    summary: {
      ko: '구두 장인의 작업실과 조명 골목, 그 사이의 카페를 걷습니다. 작은 가죽 소품을 하나 만들어 가져가요.',
      en: 'Shoemakers, lamp alleys and the cafés between. You make one small leather thing and take it home.',
    },
    tags: [
      ['공방 체험', 'Workshop'],
      ['소규모', 'Small group'],
      ['당일', 'Day trip'],
    ],
  },
  {
    package_code: 'SP106',
    place: '서울/서울의 밤/한강',
    nights: 0,
    days: 1,
    price: 119000,
    scene: 'city-night',
    hour: 'night',
    title: { ko: '한강의 밤, 유람선과 강변 치킨', en: 'Night on the Han: a river cruise and fried chicken' },
    summary: {
      ko: '돗자리를 펴고 치킨을 시키는 법부터 알려 드려요. 해가 지면 배를 타고 다리 불빛 아래를 지납니다.',
      en: 'First we teach you to order chicken to a picnic mat. After dark, a boat takes you under the lit bridges.',
    },
    tags: [
      ['야경', 'Night views'],
      ['미식', 'Food'],
      ['커플', 'Couples'],
    ],
  },
  {
    package_code: 'SP107',
    place: '서울/서울의 밤/남산·성곽',
    nights: 0,
    days: 1,
    price: 89000,
    scene: 'fortress-wall',
    hour: 'dusk',
    title: {
      ko: '해 질 녘 한양도성, 낙산에서 남산까지',
      en: 'Seoul’s city wall at dusk, from Naksan to Namsan',
    },
    summary: {
      ko: '육백 년 된 성벽을 따라 걷다 보면 도시에 불이 켜집니다. 완만한 길로 두 시간, 내려올 때는 버스를 타요.',
      en: 'Follow a six-hundred-year-old wall while the city lights come on. Two gentle hours on foot, then the bus down.',
    },
    tags: [
      ['야경', 'Night views'],
      ['걷기', 'Walking'],
    ],
  },
  // Around Seoul
  {
    package_code: 'SP201',
    place: '서울 근교/DMZ·철원/임진각·도라산',
    nights: 0,
    days: 1,
    price: 135000,
    scene: 'border-river',
    hour: 'day',
    title: { ko: 'DMZ 하루, 임진각과 도라전망대', en: 'The DMZ in a day: Imjingak and Dora Observatory' },
    summary: {
      ko: '이산가족의 이야기를 아는 안내자와 함께 차분히 둘러봅니다. 여권을 꼭 가져오세요.',
      en: 'A thoughtful day with a guide whose own family was divided. Please bring your passport.',
    },
    tags: [
      ['영어 안내', 'English guide'],
      ['당일', 'Day trip'],
      ['여권 필수', 'Bring passport'],
    ],
  },
  {
    package_code: 'SP202',
    place: '서울 근교/DMZ·철원/철원',
    nights: 0,
    days: 1,
    price: 145000,
    scene: 'waterfall',
    hour: 'day',
    title: {
      ko: '철원 하루, 한탄강 주상절리와 두루미 들판',
      en: 'Cheorwon in a day: lava cliffs and crane country',
    },
    summary: {
      ko: '용암이 만든 협곡 위 잔도를 걷습니다. 겨울에는 두루미가 내려앉은 들판을 멀리서 지켜봐요.',
      en: 'A cliff-side walkway above a gorge cut through lava. In winter we watch the cranes from far enough not to disturb them.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['사진 명소', 'Photo spots'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'SP203',
    place: '서울 근교/수원·가평/수원',
    nights: 0,
    days: 1,
    price: 105000,
    scene: 'fortress-wall',
    hour: 'dusk',
    title: { ko: '수원 화성 오후 산책과 갈비 저녁', en: 'Suwon Fortress in the afternoon, ribs for dinner' },
    summary: {
      ko: '성벽 절반을 걷고 나머지는 어차를 탑니다. 저녁은 수원이 자랑하는 왕갈비예요.',
      en: 'Walk half the wall, ride the little train along the rest, and sit down to the ribs Suwon is proud of.',
    },
    tags: [
      ['세계유산', 'World Heritage'],
      ['미식', 'Food'],
      ['영어 안내', 'English guide'],
    ],
  },
  {
    package_code: 'SP204',
    place: '서울 근교/수원·가평/남이섬·가평',
    nights: 0,
    days: 1,
    price: 99000,
    scene: 'forest-path',
    hour: 'dawn',
    title: { ko: '남이섬과 아침고요수목원 하루', en: 'Nami Island and the Garden of Morning Calm' },
    summary: {
      ko: '첫 배로 들어가 나무 길이 비어 있을 때 걷습니다. 수목원은 철마다 다른 꽃과 불빛으로 맞아 줘요.',
      en: 'On the first ferry, while the tree-lined paths are still empty. The garden greets each season with its own flowers or lights.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['사진 명소', 'Photo spots'],
      ['당일', 'Day trip'],
    ],
  },
  // South by train
  {
    package_code: 'SP301',
    place: '기차로 남쪽/부산/해운대·광안리',
    nights: 2,
    days: 3,
    price: 459000,
    scene: 'night-ferry',
    hour: 'night',
    title: { ko: 'KTX로 가는 부산 3일, 바다와 불빛', en: 'Busan by KTX, 3 days of sea and city lights' },
    summary: {
      ko: '서울역에서 두 시간 반이면 바다가 나옵니다. 광안대교가 보이는 방에 묵고 아침에는 해변 열차를 타요.',
      en: 'Two and a half hours from Seoul Station to the sea. Sleep facing the Gwangan Bridge, ride the beach train in the morning.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['야경', 'Night views'],
      ['커플', 'Couples'],
    ],
  },
  {
    package_code: 'SP302',
    place: '기차로 남쪽/부산/감천·영도',
    nights: 1,
    days: 2,
    price: 329000,
    scene: 'hill-village',
    hour: 'dawn',
    title: {
      ko: '부산 2일, 감천 골목과 영도 바닷길',
      en: 'Busan, 2 days: Gamcheon’s steps and the Yeongdo shore',
    },
    summary: {
      ko: '피란민이 지은 산동네와 등대 언덕을 걷습니다. 점심은 부산 사람이 줄 서는 국밥집이에요.',
      en: 'The hillside that refugees built and the lighthouse on its cliff, with pork soup where Busan people queue.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['걷기', 'Walking'],
      ['혼자 환영', 'Solo welcome'],
    ],
  },
  {
    package_code: 'SP303',
    place: '기차로 남쪽/경주와 안동/경주',
    nights: 1,
    days: 2,
    price: 349000,
    scene: 'moon-bridge',
    hour: 'dawn',
    title: {
      ko: '신라의 수도 경주 2일, 불국사와 왕릉 자전거',
      en: 'Gyeongju, 2 days: Bulguksa and royal tombs by bicycle',
    },
    summary: {
      ko: '이른 아침 불국사 돌계단 앞에 섭니다. 오후에는 풀 언덕 같은 왕릉 사이를 자전거로 달려요.',
      en: 'Stand before the stone stairs of Bulguksa early, then cycle in the afternoon between tombs that look like green hills.',
    },
    tags: [
      ['세계유산', 'World Heritage'],
      ['기차여행', 'By train'],
      ['영어 안내', 'English guide'],
    ],
  },
  {
    package_code: 'SP304',
    place: '기차로 남쪽/경주와 안동/안동',
    nights: 1,
    days: 2,
    price: 319000,
    scene: 'hanok-roofs',
    hour: 'dawn',
    title: { ko: '안동 2일, 하회 강마을과 탈춤', en: 'Andong, 2 days: a river village and its mask dance' },
    summary: {
      ko: '육백 년을 이어 온 마을의 손님방에서 묵습니다. 병산서원 마루에 앉으면 말이 필요 없어요.',
      en: 'Sleep in the guest room of a village six centuries old. On the open floor of Byeongsan Academy, no words are needed.',
    },
    tags: [
      ['한옥 숙박', 'Hanok stay'],
      ['세계유산', 'World Heritage'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'SP305',
    place: '기차로 남쪽/전주와 여수/전주',
    nights: 1,
    days: 2,
    price: 289000,
    scene: 'table-meal',
    hour: 'dusk',
    title: {
      ko: '맛의 도시 전주 2일, 비빔밥과 막걸리 골목',
      en: 'Jeonju, 2 days: bibimbap and the makgeolli alley',
    },
    summary: {
      ko: '비빔밥을 직접 비비고 저녁에는 막걸리 한 주전자에 딸려 오는 상차림을 만나 보세요.',
      en: 'Mix your own bibimbap, then see how many dishes arrive with one kettle of makgeolli.',
    },
    tags: [
      ['미식', 'Food'],
      ['한옥 숙박', 'Hanok stay'],
      ['기차여행', 'By train'],
    ],
  },
  {
    package_code: 'SP306',
    place: '기차로 남쪽/전주와 여수/보성·여수',
    nights: 2,
    days: 3,
    price: 489000,
    scene: 'tea-fields',
    hour: 'day',
    title: { ko: '보성 차밭과 여수 바다 3일', en: 'Boseong tea and the Yeosu sea, 3 days' },
    summary: {
      ko: '초록 물결 같은 차밭에서 차를 우리고, 여수에서는 섬으로 지는 해를 봅니다.',
      en: 'Brew tea above green waves of it, then watch the sun go down behind the islands off Yeosu.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['사진 명소', 'Photo spots'],
    ],
  },
  // Islands and mountains
  {
    package_code: 'SP401',
    place: '섬과 산/제주도/제주 동쪽',
    nights: 2,
    days: 3,
    price: 569000,
    scene: 'sunrise-crater',
    hour: 'dawn',
    title: {
      ko: '제주 동쪽 3일, 성산의 해돋이와 해녀 공연',
      en: 'Jeju East, 3 days: sunrise crater and the women divers',
    },
    summary: {
      ko: '김포 왕복 항공이 들어 있어요. 바다에서 평생을 보낸 해녀의 이야기를 통역과 함께 듣습니다.',
      en: 'Return flights from Gimpo included. Hear a diver’s life story with an interpreter beside you.',
    },
    tags: [
      ['항공 포함', 'Flights included'],
      ['영어 안내', 'English guide'],
      ['세계유산', 'World Heritage'],
    ],
  },
  {
    package_code: 'SP402',
    place: '섬과 산/제주도/제주 서쪽',
    nights: 2,
    days: 3,
    price: 589000,
    scene: 'palm-bay',
    hour: 'day',
    title: { ko: '제주 서쪽 3일, 바다와 차와 귤밭', en: 'Jeju West, 3 days: sea, tea and tangerine groves' },
    summary: {
      ko: '운전 걱정 없이 전용차로 다닙니다. 귤이 익는 철에는 한 바구니 따 가실 수 있어요.',
      en: 'No driving, a private car takes you round. When tangerines ripen, pick a basket to take with you.',
    },
    tags: [
      ['항공 포함', 'Flights included'],
      ['전용차량', 'Private vehicle'],
      ['가족여행', 'Family'],
    ],
  },
  {
    package_code: 'SP403',
    place: '섬과 산/강원도/설악산',
    nights: 1,
    days: 2,
    price: 269000,
    scene: 'mountain-temple',
    hour: 'day',
    title: {
      ko: '설악산 2일, 신흥사와 권금성 케이블카',
      en: 'Seoraksan, 2 days: Sinheungsa and the cable car',
    },
    summary: {
      ko: '걷는 길을 세 가지 난이도로 준비해 아침에 고릅니다. 저녁에는 속초 항구로 내려가 생선구이를 먹어요.',
      en: 'Three walks, easy to hard; choose in the morning. In the evening, grilled fish down at Sokcho harbour.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['미식', 'Food'],
      ['영어 안내', 'English guide'],
    ],
  },
  {
    package_code: 'SP404',
    place: '섬과 산/강원도/강릉',
    nights: 1,
    days: 2,
    price: 259000,
    scene: 'lighthouse',
    hour: 'day',
    title: {
      ko: '강릉 2일, 정동진 가는 기차와 순두부',
      en: 'Gangneung, 2 days: the east coast by rail and soft tofu',
    },
    summary: {
      ko: '바다 옆을 달리는 기차를 타고 정동진까지 갑니다. 바닷물로 굳힌 순두부는 꼭 드셔 보세요.',
      en: 'A train beside the waves to Jeongdongjin, and tofu set with sea water, which you really should try.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['미식', 'Food'],
    ],
  },
  {
    package_code: 'SP405',
    place: '섬과 산/강원도/평창',
    nights: 1,
    days: 2,
    price: 329000,
    scene: 'mountain-temple',
    hour: 'day',
    title: {
      ko: '평창 2일, 처음 보는 눈과 산사의 종소리',
      en: 'Pyeongchang, 2 days: first snow and a temple bell',
    },
    summary: {
      ko: '겨울에는 초보 스키 수업과 장비가 들어 있고, 다른 계절에는 대관령 능선을 걷습니다.',
      en: 'In winter a beginner’s ski lesson with all the gear; in other seasons a walk along the Daegwallyeong ridge.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['기차여행', 'By train'],
      ['영어 안내', 'English guide'],
    ],
  },
  // Deeper Korea
  {
    package_code: 'SP501',
    place: '깊은 한국/맛과 마음/요리와 술',
    nights: 0,
    days: 1,
    price: 129000,
    scene: 'table-meal',
    hour: 'dawn',
    title: {
      ko: '장보기부터 시작하는 한식 수업, 채식 가능',
      en: 'A Korean cooking day that starts at the market, vegan friendly',
    },
    summary: {
      ko: '경동시장에서 재료를 고르고 네 가지 음식을 만듭니다. 요리법은 영어로 적어 드려요.',
      en: 'Choose ingredients at Gyeongdong Market, cook four dishes, and go home with the recipes in English.',
    },
    tags: [
      ['미식', 'Food'],
      ['채식 가능', 'Vegan option'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'SP502',
    place: '깊은 한국/맛과 마음/요리와 술',
    nights: 1,
    days: 2,
    price: 299000,
    scene: 'vineyard',
    hour: 'day',
    title: {
      ko: '영동 와이너리와 막걸리 양조장 2일',
      en: 'Yeongdong wineries and a makgeolli brewery, 2 days',
    },
    summary: {
      ko: '한국에서 가장 큰 포도 마을에서 와인을, 오래된 술도가에서 막걸리를 맛봅니다.',
      en: 'Wine in Korea’s grape country, then makgeolli from a family brewery with a very old pot.',
    },
    tags: [
      ['미식', 'Food'],
      ['기차여행', 'By train'],
      ['커플', 'Couples'],
    ],
  },
  {
    package_code: 'SP503',
    place: '깊은 한국/맛과 마음/템플스테이',
    nights: 1,
    days: 2,
    price: 239000,
    scene: 'mountain-temple',
    hour: 'dusk',
    title: {
      ko: '산사에서 하룻밤 2일, 처음 하는 템플스테이',
      en: 'A first temple stay, 2 days in the mountains',
    },
    summary: {
      ko: '저녁 종소리와 새벽 예불, 스님과의 차 한잔. 종교가 달라도, 다리를 못 꼬아도 괜찮아요.',
      en: 'The evening bell, the dawn chant, tea with a monk. Any faith or none is welcome, and so are stiff knees.',
    },
    tags: [
      ['템플스테이', 'Temple stay'],
      ['혼자 환영', 'Solo welcome'],
      ['채식 가능', 'Vegan option'],
    ],
  },
  {
    package_code: 'SP504',
    place: '깊은 한국/한국 일주/8일 일주',
    nights: 7,
    days: 8,
    price: 1890000,
    scene: 'palace-gate',
    hour: 'dawn',
    title: {
      ko: '처음 만나는 한국 8일, 서울에서 안동·경주·부산을 지나 다시 서울로',
      en: 'First Korea, 8 days: Seoul, Andong, Gyeongju, Busan and back',
    },
    summary: {
      ko: '한국이 처음인 분께 가장 먼저 권하는 길입니다. 모든 이동과 안내, 열네 끼 식사가 들어 있어요.',
      en: 'The one we suggest to anyone new to Korea: every transfer, a guide throughout and fourteen meals.',
    },
    tags: [
      ['영어 안내', 'English guide'],
      ['기차여행', 'By train'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'SP505',
    place: '깊은 한국/한국 일주/12일 일주',
    nights: 11,
    days: 12,
    price: 2790000,
    scene: 'cherry-road',
    hour: 'day',
    title: {
      ko: '느린 한국 12일, 기차와 배로 서울에서 제주까지',
      en: 'Slow Korea, 12 days from Seoul to Jeju by rail and sea',
    },
    summary: {
      ko: '비행기를 타지 않고 남쪽 끝까지 내려갑니다. 한곳에서 이틀씩 묵어 빨래할 시간도 있어요.',
      en: 'All the way south without a flight. Two nights in most places, with time to do your laundry.',
    },
    tags: [
      ['영어 안내', 'English guide'],
      ['걷기', 'Walking'],
      ['한옥 숙박', 'Hanok stay'],
    ],
  },
]

export const seoulPassage: DemoAgency = {
  travel_agency: 4,
  default_language: 'en',
  review_yn: 'Y',
  theme: seoulFace,
  info: {
    kakao_key: null,
    about_yn: 'Y',
    multilingual_yn: 'Y',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: 'https://www.facebook.com/seoulpassage.demo',
    insta_url: 'https://www.instagram.com/seoulpassage.demo',
    naver_url: null,
    line_url: 'https://line.me/R/ti/p/@seoulpassage-demo',
    company_name: { ko: '서울패시지', en: 'Seoul Passage' },
    ceo_name: { ko: '한이든', en: 'Han Ideun' },
    address: { ko: '서울특별시 중구 남산나루길 12, 3층', en: '3F, 12 Namsannaru-gil, Jung-gu, Seoul' },
    phone: '02-555-0144',
    fax: null,
    mail: 'hello@seoulpassage.example',
    bank: 'Saebyeok Bank (새벽은행)',
    account_holder: 'Seoul Passage Co., Ltd.',
    account_number: '620-0144-118350',
    biz_number: '104-00-61920',
    sales_number: '제2020-서울중구-0789호 (중구청)',
    privacy_person: { ko: '오세린', en: 'Oh Serin' },
    operating_time: {
      ko: '매일 09:00–20:00 (한국 시간), 여행 중 긴급 전화는 24시간',
      en: 'Every day 09:00–20:00 Korea time; on tour, our emergency line is open 24 hours',
    },
    tourism_number: '종합여행업 제2020-000057호',
    insurance: { ko: '영업보증보험 1억 5천만 원', en: 'Business guarantee KRW 150 million' },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '서울패시지 | 한국을 찾은 손님을 위한 여행',
      en: 'Seoul Passage | Small tours of Korea, in English',
    },
    description: {
      ko: '궁궐의 아침부터 산사의 하룻밤까지, 영어로 편안하게 안내하는 소규모 한국 여행입니다.',
      en: 'Palace mornings, market suppers, temple nights: small, friendly tours of Korea with guides who love explaining it.',
    },
    keywords: {
      ko: '외국인 한국여행, 서울 영어 투어, 템플스테이, DMZ 투어, 서울패시지',
      en: 'Korea tours in English, Seoul day trips, DMZ tour, temple stay, hanok stay, Seoul Passage',
    },
  },
  chat: { code: null, whatsapp_code: '8225550144' },
  home: {
    hero: {
      scene: 'hanok-roofs',
      hour: 'dusk',
      pictures: [],
      headline: { ko: '손님으로 와서, 친구로 돌아가는 한국', en: 'Arrive as a guest, leave as a friend' },
      line: {
        ko: '작은 그룹, 편안한 영어 안내, 그리고 서두르지 않는 하루.',
        en: 'Small groups, easy English and days that leave room for one more cup of tea.',
      },
    },
    reasons: [
      {
        heading: { ko: '언어 걱정 없이', en: 'Nothing lost in translation' },
        line: {
          ko: '예약부터 응급 상황까지 영어로 도와드립니다. 안내자는 모두 관광통역안내사 자격을 갖추었습니다.',
          en: 'English from first message to late-night emergency. Every guide is a licensed tourist interpreter.',
        },
      },
      {
        heading: { ko: '많아야 열 명', en: 'Ten people, never a crowd' },
        line: {
          ko: '깃발도 확성기도 없습니다. 골목에 다 함께 설 수 있는 만큼만 갑니다.',
          en: 'No flags, no loudspeakers. Just as many of us as fit in one alley.',
        },
      },
      {
        heading: { ko: '식탁까지 살핍니다', en: 'We mind what you eat' },
        line: {
          ko: '채식, 할랄, 알레르기를 알려 주시면 들르는 식당마다 미리 이야기해 둡니다.',
          en: 'Vegan, halal, allergic to sesame? Tell us once and every kitchen on the way will know.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '서울', en: 'Seoul' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '궁궐과 한옥', en: 'Palaces and hanok' },
          column: 1,
          details: [
            { ko: '경복궁', en: 'Gyeongbokgung' },
            { ko: '창덕궁·북촌', en: 'Changdeokgung and Bukchon' },
          ],
        },
        {
          name: { ko: '시장과 골목', en: 'Markets and lanes' },
          column: 1,
          details: [
            { ko: '광장시장', en: 'Gwangjang Market' },
            { ko: '성수·을지로', en: 'Seongsu and Euljiro' },
          ],
        },
        {
          name: { ko: '서울의 밤', en: 'Seoul by night' },
          column: 2,
          details: [
            { ko: '한강', en: 'Han River' },
            { ko: '남산·성곽', en: 'Namsan and the city wall' },
          ],
        },
      ],
    },
    {
      name: { ko: '서울 근교', en: 'Around Seoul' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: 'DMZ·철원', en: 'DMZ and Cheorwon' },
          column: 1,
          details: [
            { ko: '임진각·도라산', en: 'Imjingak and Dorasan' },
            { ko: '철원', en: 'Cheorwon' },
          ],
        },
        {
          name: { ko: '수원·가평', en: 'Suwon and Gapyeong' },
          column: 2,
          details: [
            { ko: '수원', en: 'Suwon' },
            { ko: '남이섬·가평', en: 'Nami Island and Gapyeong' },
          ],
        },
      ],
    },
    {
      name: { ko: '기차로 남쪽', en: 'South by train' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '부산', en: 'Busan' },
          column: 1,
          details: [
            { ko: '해운대·광안리', en: 'Haeundae and Gwangalli' },
            { ko: '감천·영도', en: 'Gamcheon and Yeongdo' },
          ],
        },
        {
          name: { ko: '경주와 안동', en: 'Gyeongju and Andong' },
          column: 1,
          details: [
            { ko: '경주', en: 'Gyeongju' },
            { ko: '안동', en: 'Andong' },
          ],
        },
        {
          name: { ko: '전주와 여수', en: 'Jeonju and Yeosu' },
          column: 2,
          details: [
            { ko: '전주', en: 'Jeonju' },
            { ko: '보성·여수', en: 'Boseong and Yeosu' },
          ],
        },
      ],
    },
    {
      name: { ko: '섬과 산', en: 'Islands and mountains' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '제주도', en: 'Jeju Island' },
          column: 1,
          details: [
            { ko: '제주 동쪽', en: 'East Jeju' },
            { ko: '제주 서쪽', en: 'West Jeju' },
          ],
        },
        {
          name: { ko: '강원도', en: 'Gangwon Province' },
          column: 2,
          details: [
            { ko: '설악산', en: 'Seoraksan' },
            { ko: '강릉', en: 'Gangneung' },
            { ko: '평창', en: 'Pyeongchang' },
          ],
        },
      ],
    },
    {
      name: { ko: '깊은 한국', en: 'Deeper Korea' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '맛과 마음', en: 'Table and temple' },
          column: 1,
          details: [
            { ko: '요리와 술', en: 'Cooking and brewing' },
            { ko: '템플스테이', en: 'Temple stays' },
          ],
        },
        {
          name: { ko: '한국 일주', en: 'Grand tours' },
          column: 2,
          details: [
            { ko: '8일 일주', en: 'Eight days' },
            { ko: '12일 일주', en: 'Twelve days' },
          ],
        },
      ],
    },
  ],
  boards: [
    { board_id: 'good-to-know', board_name: { ko: '한국 생활 팁', en: 'Good to know' }, side_yn: 'Y' },
    { board_id: 'letters', board_name: { ko: '손님이 보낸 편지', en: 'Letters from guests' }, side_yn: 'N' },
  ],
  notices: [
    {
      days_ago: 4,
      title: {
        ko: '입국 전에 확인하세요: K-ETA와 입국신고',
        en: 'Before you fly: K-ETA and the arrival card',
      },
      contents: {
        ko: '<p>국적에 따라 비자나 <strong>K-ETA</strong>가 필요하고, 면제되는 나라의 목록은 바뀌곤 합니다. 항공권을 사기 전에 공식 K-ETA 사이트와 가까운 한국 공관에서 확인해 주세요.</p><p>전자입국신고는 무료입니다. 돈을 받는 대행 사이트를 조심하세요. 헷갈리는 부분이 있으면 저희에게 물어보셔도 좋습니다.</p>',
        en: '<p>Depending on your passport you may need a visa or a <strong>K-ETA</strong>, and the list of exempt countries changes. Please check the official K-ETA site or a Korean embassy before you buy flights.</p><p>The electronic arrival card is free, so beware of sites that charge for it. If anything is unclear, write to us; we are happy to look with you.</p>',
      },
    },
    {
      days_ago: 14,
      title: { ko: 'DMZ 여행에는 여권 원본이 필요합니다', en: 'Bring your real passport to the DMZ' },
      contents: {
        ko: '<p>민간인 통제구역 검문소에서 <strong>여권 원본</strong>을 확인합니다. 사진이나 사본은 안 됩니다. 외국인등록증이 있는 분은 그것으로 충분합니다.</p><p>군 사정으로 당일 아침 길이 닫히는 일이 있습니다. 그런 날은 임진각과 파주의 다른 곳으로 바꾸거나, 원하시면 전액 환불합니다.</p>',
        en: '<p>The checkpoint asks for your <strong>original passport</strong>; photos and copies will not do. If you hold a Korean residence card, that is enough.</p><p>Now and then the army closes the road on the morning itself. We then offer Imjingak and other places in Paju, or a full refund, whichever you prefer.</p>',
      },
    },
    {
      days_ago: 29,
      title: { ko: '궁궐 휴관일과 저희 일정', en: 'Palace closing days' },
      contents: {
        ko: '<p>궁궐은 한 주에 하루씩 쉽니다.</p><ul><li>경복궁: 화요일</li><li>창덕궁: 월요일</li></ul><p>휴관일에 걸린 날짜는 <strong>다른 궁으로 바꾸어</strong> 안내합니다. 꼭 보고 싶은 궁이 있다면 예약 전에 알려 주세요.</p>',
        en: '<p>Each palace rests one day a week.</p><ul><li>Gyeongbokgung: Tuesday</li><li>Changdeokgung: Monday</li></ul><p>If your date falls on one, we <strong>visit another palace instead</strong>. If your heart is set on a particular one, tell us before you book.</p>',
      },
    },
    {
      days_ago: 48,
      title: { ko: '설날과 추석에 여행하신다면', en: 'Travelling at Seollal or Chuseok' },
      contents: {
        ko: '<p>한국의 가장 큰 두 명절에는 가족을 만나러 온 나라가 움직입니다.</p><ul><li>기차표가 한 달 전에 매진됩니다. 저희 기차 여행은 <strong>표를 먼저 확보한 날만</strong> 엽니다.</li><li>작은 식당과 시장은 하루 이틀 쉽니다.</li><li>대신 궁궐에는 한복 입은 가족이 가득하고 놀이마당이 열립니다.</li></ul>',
        en: '<p>On the two great holidays the whole country travels home.</p><ul><li>Trains sell out a month ahead, so we open rail tours <strong>only on dates for which we hold tickets</strong>.</li><li>Small restaurants and markets close for a day or two.</li><li>In return the palaces fill with families in hanbok and old games in the courtyards.</li></ul>',
      },
    },
    {
      days_ago: 75,
      title: { ko: '음식 알레르기와 식단을 알려 주세요', en: 'Tell us about allergies and diets' },
      contents: {
        ko: '<p>한국 음식에는 참기름, 새우젓, 멸치 육수가 보이지 않게 들어갑니다. 예약하신 뒤 이메일이나 WhatsApp으로 알려 주시면 식당마다 미리 확인하고, <strong>한국어로 적은 안내 카드</strong>를 드립니다.</p>',
        en: '<p>Sesame oil, salted shrimp and anchovy broth hide in many dishes. Let us know by mail or WhatsApp once you have booked; we check with each kitchen and give you <strong>a card in Korean</strong> to carry for the rest of your stay.</p>',
      },
    },
    {
      days_ago: 110,
      title: { ko: '팁은 필요하지 않습니다', en: 'No tips, please' },
      contents: {
        ko: '<p>한국에는 팁 문화가 없습니다. 안내자와 기사의 몫은 가격에 들어 있으니 <strong>봉투를 준비하지 않으셔도 됩니다.</strong> 고마운 마음은 후기 한 줄이면 충분합니다.</p>',
        en: '<p>Korea does not tip. Guides and drivers are properly paid out of the price you see, so <strong>there is no envelope to prepare</strong>. If someone made your day, a line in the reviews makes theirs.</p>',
      },
    },
    {
      days_ago: 155,
      title: { ko: '여름 장마와 태풍 때의 일정', en: 'Monsoon, typhoons and your plans' },
      contents: {
        ko: '<p>6월 말부터 한 달쯤 장마가, 9월까지 드물게 태풍이 지나갑니다. 비에는 실내가 많은 순서로 바꾸고, 특보가 나오면 <strong>수수료 없이 연기하거나 환불</strong>합니다. 우산은 저희가 가져갑니다.</p>',
        en: '<p>Rain settles in for about a month from late June, and a typhoon may pass before the end of September. For rain we reorder the day around roofs; under an official warning you may <strong>postpone or cancel free of charge</strong>. We bring the umbrellas.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: {
        ko: '한국 전화번호가 없어도 예약할 수 있나요?',
        en: 'Can I book without a Korean phone number?',
      },
      contents: {
        ko: '네. 나라 번호를 붙인 해외 번호와 이메일이면 됩니다. 확인 메일에 만나는 곳 지도도 함께 보내 드려요.',
        en: 'Yes. A number with your country code and an email are all we need. Your confirmation includes a map to the meeting point.',
      },
    },
    {
      category: 'B',
      title: { ko: '얼마나 미리 예약해야 하나요?', en: 'How far ahead should I book?' },
      contents: {
        ko: '당일 여행은 보통 사흘 전, 기차와 숙박이 있는 여행은 2주 전을 권합니다. 자리가 남아 있으면 그보다 늦어도 괜찮아요.',
        en: 'Three days for day trips and two weeks for anything with trains or beds is comfortable. If seats are left, later is fine too.',
      },
    },
    {
      category: 'B',
      title: { ko: '호텔로 데리러 오나요?', en: 'Do you pick up at hotels?' },
      contents: {
        ko: '당일 여행은 지하철역에서 만나고, 1박 이상은 서울 시내 숙소로 모시러 갑니다. 역을 찾기 어려우면 메시지를 주세요. 길을 알려 드릴게요.',
        en: 'Day trips meet at a subway station; for overnight tours we come to your place in central Seoul. Lost on the way? Message us and we will talk you in.',
      },
    },
    {
      category: 'B',
      title: { ko: '여행을 취소하고 싶어요.', en: 'My plans changed. How do I cancel?' },
      contents: {
        ko: '마이페이지나 예약 조회에서 취소를 누르면 돌려받을 금액이 먼저 보입니다. 금액은 출발까지 남은 날에 따라 달라져요.',
        en: 'Open your booking on My page or by look-up and press cancel. You see the exact refund before anything happens; it depends on the days left until departure.',
      },
    },
    {
      category: 'P',
      title: { ko: '해외 카드로 결제되나요?', en: 'Will my foreign card work?' },
      contents: {
        ko: '대부분의 해외 발급 카드를 쓸 수 있습니다. 승인이 거절되면 카드사의 해외 결제 설정을 확인하시고, 그래도 안 되면 저희에게 알려 주세요.',
        en: 'Most do. If yours is declined, check that online payments abroad are switched on; if it still fails, tell us and we will find another way.',
      },
    },
    {
      category: 'P',
      title: { ko: '가격은 어떤 통화인가요?', en: 'Which currency are prices in?' },
      contents: {
        ko: '모두 원화이고 세금이 포함되어 있습니다. 카드사가 결제일 환율로 바꾸어 청구해요.',
        en: 'Korean won, taxes included. Your bank converts at its own rate on the day.',
      },
    },
    {
      category: 'P',
      title: { ko: '영수증을 영어로 받을 수 있나요?', en: 'May I have a receipt in English?' },
      contents: {
        ko: '네. 언어를 영어로 바꾸고 예약 상세를 열면 영어로 인쇄할 수 있습니다.',
        en: 'Of course. With the site in English, open your booking and print it.',
      },
    },
    {
      category: 'I',
      title: { ko: '걷기가 불편한 가족이 있어요.', en: 'Someone in our party walks with difficulty.' },
      contents: {
        ko: '궁궐과 시장은 휠체어로 다닐 수 있는 길이 있고, 성곽과 산은 어렵습니다. 여행마다 걷는 거리를 알려 드리니 먼저 물어봐 주세요.',
        en: 'Palaces and markets have step-free routes; the city wall and the mountains do not. Ask us how far each tour walks and we will be frank.',
      },
    },
    {
      category: 'I',
      title: { ko: '아이들이 좋아할 여행은요?', en: 'What would children enjoy?' },
      contents: {
        ko: '한복 입는 경복궁, 남이섬, 제주 서쪽이 인기예요. 12세 미만은 어린이 요금이고 2세 미만은 좌석을 쓰지 않습니다.',
        en: 'Hanbok at the palace, Nami Island and West Jeju are favourites. Under 12 pays the child price; under 2 takes no seat.',
      },
    },
    {
      category: 'I',
      title: { ko: '영어 말고 다른 언어도 되나요?', en: 'Do you guide in other languages?' },
      contents: {
        ko: '정규 여행은 영어로 진행합니다. 일본어와 중국어, 스페인어는 단독 여행일 때 안내자를 찾아 드려요.',
        en: 'Scheduled tours are in English. For a private group we can find guides in Japanese, Chinese or Spanish.',
      },
    },
    {
      category: 'S',
      title: { ko: '회원 가입을 꼭 해야 하나요?', en: 'Must I create an account?' },
      contents: {
        ko: '아니요. 예약번호와 이름만 있으면 언제든 조회할 수 있어요. 찜 목록을 쓰고 싶을 때 가입하셔도 늦지 않습니다.',
        en: 'No. Your booking number and name open it any time. Join later if you would like a wish list.',
      },
    },
    {
      category: 'S',
      title: { ko: '사이트 언어는 어떻게 바꾸나요?', en: 'How do I change the language?' },
      contents: {
        ko: '화면 위쪽에서 한국어와 영어를 바꿀 수 있고, 고른 언어는 1년 동안 기억합니다.',
        en: 'Use the switch at the top of the page. We remember your choice for a year.',
      },
    },
  ],
  shops: [],
  packages,
}
