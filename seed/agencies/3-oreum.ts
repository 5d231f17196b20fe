// 오름트래블: Jeju and the mainland with village guides, green; paid by bank transfer. §1, §3
import type { DemoAgency, DemoPackage } from '../demo-types.ts'
import { oreumFace } from '../faces/counters.ts'

const packages: DemoPackage[] = [
  // 제주
  {
    package_code: 'OR101',
    place: '제주/동쪽 마을/성산·우도',
    nights: 2,
    days: 3,
    price: 289000,
    scene: 'sunrise-crater',
    hour: 'dawn',
    title: { ko: '성산·우도 3일, 첫 배로 들어가는 섬', en: 'Seongsan and Udo, 3 days: in on the first boat' },
    summary: {
      ko: '일출봉에서 해를 맞고 첫 배로 우도에 듭니다. 사람이 들어올 때쯤이면 우리는 검멀레 그늘에서 쉬고 있지요.',
      en: 'Sunrise on the peak, then the first boat to Udo. By the time the crowd lands, we are resting in the shade at Geommeolle.',
    },
    tags: [
      ['현지 합류', 'Join on Jeju'],
      ['소규모', 'Small group'],
      ['걷기', 'Walking'],
    ],
  },
  {
    package_code: 'OR102',
    place: '제주/동쪽 마을/구좌·조천',
    nights: 2,
    days: 3,
    price: 319000,
    scene: 'lighthouse',
    hour: 'day',
    title: {
      ko: '구좌 해녀 마을 3일, 물질 구경과 바당 밥상',
      en: 'Gujwa diver village, 3 days at the haenyeo’s table',
    },
    summary: {
      ko: '하도리 해녀 삼춘이 그날 잡은 것으로 상을 차립니다. 물질이 없는 날에는 밭담 길을 걷고 당근밭 이야기를 듣습니다.',
      en: 'A Hado diver sets the table with the day’s catch. When the sea says no, we walk the field walls and hear about carrots.',
    },
    tags: [
      ['마을 밥상', 'Village table'],
      ['현지 합류', 'Join on Jeju'],
      ['부모님과', 'With parents'],
    ],
  },
  {
    package_code: 'OR103',
    place: '제주/서쪽 마을/애월·한림',
    nights: 1,
    days: 2,
    price: 179000,
    scene: 'palm-bay',
    hour: 'dusk',
    title: {
      ko: '애월·한림 2일, 협재 바다에 해 넘어갈 때',
      en: 'Aewol and Hallim, 2 days: sundown at Hyeopjae',
    },
    summary: {
      ko: '저희 사무실이 있는 동네라 골목까지 압니다. 해 질 자리는 그날 바람을 보고 정합니다.',
      en: 'This is our own neighbourhood. Where we watch the sun go down depends on the wind that day.',
    },
    tags: [
      ['혼자 환영', 'Solo welcome'],
      ['현지 합류', 'Join on Jeju'],
    ],
  },
  {
    package_code: 'OR104',
    place: '제주/서쪽 마을/대정·안덕',
    nights: 2,
    days: 3,
    price: 299000,
    scene: 'tea-fields',
    hour: 'day',
    title: {
      ko: '대정·안덕 3일, 차밭과 산방산 아랫길',
      en: 'Daejeong and Andeok, 3 days: tea fields under Sanbangsan',
    },
    summary: {
      ko: '차밭에서 시작해 용머리 바위까지 내려옵니다. 용머리는 물때가 맞아야 길이 열리니 순서가 바뀔 수 있습니다.',
      en: 'From the tea fields down to the Dragon Head rocks, whose path opens only with the tide, so the order may change.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['부모님과', 'With parents'],
      ['현지 합류', 'Join on Jeju'],
    ],
  },
  {
    package_code: 'OR105',
    place: '제주/서쪽 마을/대정·안덕',
    nights: 0,
    days: 1,
    price: 89000,
    scene: 'seen-from-behind',
    hour: 'day',
    title: {
      ko: '곶자왈 하루 걷기, 돌 위에 자란 숲',
      en: 'One day in the gotjawal, a forest grown on stone',
    },
    summary: {
      ko: '겨울에도 푸르고 여름에도 서늘한 숲입니다. 해설사와 세 시간 걷고 마을 식당에서 점심을 먹습니다.',
      en: 'Green in winter, cool in summer. Three hours with a forest guide, then lunch in the village.',
    },
    tags: [
      ['당일', 'Day trip'],
      ['걷기', 'Walking'],
      ['아이와', 'With kids'],
    ],
  },
  {
    package_code: 'OR106',
    place: '제주/한라산·오름/한라산',
    nights: 2,
    days: 3,
    price: 279000,
    scene: 'halla-slope',
    hour: 'day',
    title: {
      ko: '한라산 백록담 3일, 무리하지 않는 정상 하루',
      en: 'Hallasan, 3 days: the summit without hurry',
    },
    summary: {
      ko: '하루는 쉬고 하루는 오르고 하루는 풉니다. 탐방 예약이 필요한 길은 저희가 대신 신청합니다.',
      en: 'A day to rest, a day to climb, a day to recover. Where the trail needs a permit, we apply for you.',
    },
    tags: [
      ['등산', 'Mountain hike'],
      ['소규모', 'Small group'],
      ['현지 합류', 'Join on Jeju'],
    ],
  },
  {
    package_code: 'OR107',
    place: '제주/한라산·오름/오름',
    nights: 3,
    days: 4,
    price: 369000,
    scene: 'seen-from-behind',
    hour: 'dawn',
    title: { ko: '오름 다섯 4일, 낮은 산의 높은 바람', en: 'Five oreum, 4 days: small hills, tall winds' },
    summary: {
      ko: '다랑쉬에서 시작해 이름 없는 오름에서 끝납니다. 하나 오르는 데 삼십 분이면 되니 누구나 걸을 수 있습니다.',
      en: 'Starts on Darangswi and ends on one without a name. Each takes half an hour, so anyone can come.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['혼자 환영', 'Solo welcome'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'OR108',
    place: '제주/서귀포/서귀포·중문',
    nights: 2,
    days: 3,
    price: 329000,
    scene: 'waterfall',
    hour: 'day',
    title: {
      ko: '서귀포 3일, 폭포 셋과 새벽 어시장',
      en: 'Seogwipo, 3 days: three waterfalls and the dawn fish market',
    },
    summary: {
      ko: '천지연, 정방, 엉또. 마지막 하나는 비가 와야 떨어지니 흐린 날도 반갑습니다.',
      en: 'Cheonjiyeon, Jeongbang, Eongtto. The last one needs rain, so even a grey day is welcome.',
    },
    tags: [
      ['가족여행', 'Family'],
      ['현지 합류', 'Join on Jeju'],
    ],
  },
  {
    package_code: 'OR109',
    place: '제주/서귀포/남원·표선',
    nights: 2,
    days: 3,
    price: 309000,
    scene: 'cherry-road',
    hour: 'day',
    title: {
      ko: '표선·가시리 3일, 꽃길과 말 목장',
      en: 'Pyoseon and Gasiri, 3 days: flower road and horse country',
    },
    summary: {
      ko: '봄이면 벚꽃과 유채가 나란히 피는 녹산로를 걷습니다. 다른 철에는 억새와 동백이 자리를 이어받습니다.',
      en: 'Noksan Road, where cherry and canola bloom side by side in spring. Silver grass and camellias take over later.',
    },
    tags: [
      ['부모님과', 'With parents'],
      ['걷기', 'Walking'],
      ['현지 합류', 'Join on Jeju'],
    ],
  },
  {
    package_code: 'OR110',
    place: '제주/서귀포/남원·표선',
    nights: 5,
    days: 6,
    price: 590000,
    scene: 'lighthouse',
    hour: 'dusk',
    title: {
      ko: '제주 올레 6일, 하루 한 코스씩 남쪽 바닷길을 이어 걷고 마을 민박에서 자는 여행',
      en: 'Jeju Olle, 6 days: one southern trail a day, one village inn a night',
    },
    summary: {
      ko: '짐은 저희 트럭이 다음 마을로 옮겨 둡니다. 지친 날에는 트럭 옆자리에 타셔도 흉보지 않습니다.',
      en: 'Our truck takes your bags to the next village. On a tired day you may ride along; nobody will tease you.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['마을 밥상', 'Village table'],
      ['혼자 환영', 'Solo welcome'],
    ],
  },
  // 강원
  {
    package_code: 'OR201',
    place: '강원/설악·속초/속초',
    nights: 1,
    days: 2,
    price: 199000,
    scene: 'lighthouse',
    hour: 'dawn',
    title: { ko: '속초 2일, 아바이마을 아침과 영금정', en: 'Sokcho, 2 days: morning in Abai Village' },
    summary: {
      ko: '갯배를 타고 건너가 아바이순대로 아침을 먹습니다. 방파제 따라 걷는 길이 이 여행의 절반입니다.',
      en: 'Cross on the hand-pulled ferry for a stuffed-squid breakfast. Half of this trip is the walk along the sea wall.',
    },
    tags: [
      ['버스여행', 'By coach'],
      ['마을 밥상', 'Village table'],
    ],
  },
  {
    package_code: 'OR202',
    place: '강원/설악·속초/설악산',
    nights: 1,
    days: 2,
    price: 229000,
    scene: 'mountain-temple',
    hour: 'dawn',
    title: {
      ko: '설악산 2일, 백담사 계곡과 아랫마을 하룻밤',
      en: 'Seoraksan, 2 days: the Baekdamsa valley and a village night',
    },
    summary: {
      ko: '백담사 계곡을 따라 천천히 오르고 아랫마을에서 묵습니다. 가을에는 물까지 붉어집니다.',
      en: 'Up the Baekdamsa valley at an easy pace, with a night in the village below. In autumn even the water turns red.',
    },
    tags: [
      ['등산', 'Mountain hike'],
      ['버스여행', 'By coach'],
      ['부모님과', 'With parents'],
    ],
  },
  {
    package_code: 'OR203',
    place: '강원/강릉·동해/강릉',
    nights: 1,
    days: 2,
    price: 209000,
    scene: 'forest-path',
    hour: 'dusk',
    title: { ko: '강릉 2일, 솔숲 지나 바다 그리고 커피', en: 'Gangneung, 2 days: pines, sea and coffee' },
    summary: {
      ko: '기차로 두 시간, 내리면 바로 솔 냄새가 납니다. 바우길 한 구간을 걷고 안목 커피 거리에서 쉽니다.',
      en: 'Two hours by train and you smell the pines. One stretch of the Bau-gil, then a rest on Anmok’s coffee street.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['걷기', 'Walking'],
      ['혼자 환영', 'Solo welcome'],
    ],
  },
  {
    package_code: 'OR204',
    place: '강원/강릉·동해/동해·삼척',
    nights: 1,
    days: 2,
    price: 219000,
    scene: 'sea-cable-car',
    hour: 'day',
    title: {
      ko: '동해·삼척 2일, 논골담길과 바다 위 케이블카',
      en: 'Donghae and Samcheok, 2 days: mural lanes and a sea cable car',
    },
    summary: {
      ko: '묵호 등대 아래 골목에는 오징어 말리던 집들이 남아 있습니다. 골목을 내려와 장호 바다 위를 건넙니다.',
      en: 'Under Mukho lighthouse the squid-drying houses still stand. Down the lanes, then over the water at Jangho.',
    },
    tags: [
      ['버스여행', 'By coach'],
      ['가족여행', 'Family'],
    ],
  },
  {
    package_code: 'OR205',
    place: '강원/평창·정선/평창',
    nights: 1,
    days: 2,
    price: 249000,
    scene: 'forest-path',
    hour: 'day',
    title: {
      ko: '평창 2일, 대관령 능선과 전나무 길',
      en: 'Pyeongchang, 2 days: Daegwallyeong ridge and the fir walk',
    },
    summary: {
      ko: '월정사 전나무 숲을 이른 아침에 걷습니다. 양 떼 목장은 눈이 오면 더 좋습니다.',
      en: 'Woljeongsa’s fir avenue early in the morning. The sheep farm is better still under snow.',
    },
    tags: [
      ['아이와', 'With kids'],
      ['걷기', 'Walking'],
      ['기차여행', 'By train'],
    ],
  },
  {
    package_code: 'OR206',
    place: '강원/평창·정선/정선·태백',
    nights: 1,
    days: 2,
    price: 199000,
    scene: 'table-meal',
    hour: 'day',
    title: {
      ko: '정선·태백 2일, 장터 점심과 산골 기차',
      en: 'Jeongseon and Taebaek, 2 days: market lunch, mountain train',
    },
    summary: {
      ko: '곤드레밥과 메밀전병으로 장터 점심을 먹고 산골 기차를 탑니다. 2일과 7일은 오일장이 서서 골목이 더 붐빕니다.',
      en: 'Thistle rice and buckwheat rolls at the market, then the mountain train. On days ending in 2 and 7 the big market stands.',
    },
    tags: [
      ['마을 밥상', 'Village table'],
      ['부모님과', 'With parents'],
      ['버스여행', 'By coach'],
    ],
  },
  // 경상
  {
    package_code: 'OR301',
    place: '경상/경주·안동/경주',
    nights: 2,
    days: 3,
    price: 319000,
    scene: 'moon-bridge',
    hour: 'night',
    title: {
      ko: '경주 3일, 밤의 월정교와 새벽 남산',
      en: 'Gyeongju, 3 days: Woljeonggyo by night, Namsan at dawn',
    },
    summary: {
      ko: '낮에는 다 가는 곳을, 새벽에는 남산 마애불을 보러 갑니다. 경주에서 나고 자란 안내자가 걷습니다.',
      en: 'By day the places everyone sees; at dawn the Buddhas carved on Namsan, with a guide born in Gyeongju.',
    },
    tags: [
      ['세계유산', 'World Heritage'],
      ['걷기', 'Walking'],
      ['소규모', 'Small group'],
    ],
  },
  {
    package_code: 'OR302',
    place: '경상/경주·안동/안동',
    nights: 1,
    days: 2,
    price: 239000,
    scene: 'hanok-roofs',
    hour: 'dusk',
    title: {
      ko: '안동 하회마을 2일, 고택에서 하룻밤',
      en: 'Andong Hahoe, 2 days with a night in an old house',
    },
    summary: {
      ko: '관람객이 나간 저녁 마을을 우리만 걷습니다. 아침상은 종가에서 차려 주십니다.',
      en: 'When the visitors leave, the village is ours to walk. Breakfast is set by the head family.',
    },
    tags: [
      ['한옥 숙박', 'Hanok stay'],
      ['마을 밥상', 'Village table'],
      ['세계유산', 'World Heritage'],
    ],
  },
  {
    package_code: 'OR303',
    place: '경상/부산·남해/부산',
    nights: 1,
    days: 2,
    price: 279000,
    scene: 'hill-village',
    hour: 'night',
    title: {
      ko: '부산 2일, 산복도로 버스와 영도 밤바다',
      en: 'Busan, 2 days: the hillside bus and Yeongdo at night',
    },
    summary: {
      ko: '해운대 말고 산복도로를 탑니다. 마을버스 창밖으로 항구가 통째로 내려다보입니다.',
      en: 'Not Haeundae but the hillside road, where the whole harbour lies below the bus window.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['혼자 환영', 'Solo welcome'],
    ],
  },
  {
    package_code: 'OR304',
    place: '경상/부산·남해/남해',
    nights: 2,
    days: 3,
    price: 339000,
    scene: 'lighthouse',
    hour: 'day',
    title: { ko: '남해 3일, 다랭이논과 바래길', en: 'Namhae, 3 days: rice terraces above the sea' },
    summary: {
      ko: '바다로 쏟아질 듯한 논두렁을 걷습니다. 멸치쌈밥은 죽방렴 옆집에서 먹어야 제맛입니다.',
      en: 'Along paddies that seem to pour into the sea, and anchovy wraps eaten next door to the bamboo weirs.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['마을 밥상', 'Village table'],
      ['버스여행', 'By coach'],
    ],
  },
  // 전라·충청
  {
    package_code: 'OR401',
    place: '전라·충청/전주·담양/전주',
    nights: 1,
    days: 2,
    price: 219000,
    scene: 'hanok-roofs',
    hour: 'dawn',
    title: {
      ko: '전주 2일, 한옥 지붕 위로 해 뜨는 아침',
      en: 'Jeonju, 2 days: sunrise over the tiled roofs',
    },
    summary: {
      ko: '오목대에 먼저 올라 지붕을 내려다보고 콩나물국밥으로 몸을 데웁니다. 한지 뜨는 공방에도 들릅니다.',
      en: 'First up to Omokdae to look down on the roofs, then bean-sprout soup, then a papermaker’s workshop.',
    },
    tags: [
      ['한옥 숙박', 'Hanok stay'],
      ['기차여행', 'By train'],
    ],
  },
  {
    package_code: 'OR402',
    place: '전라·충청/전주·담양/담양',
    nights: 1,
    days: 2,
    price: 209000,
    scene: 'bamboo-grove',
    hour: 'day',
    title: { ko: '담양 2일, 대숲 바람과 소쇄원', en: 'Damyang, 2 days: bamboo wind and Soswaewon' },
    summary: {
      ko: '대숲은 소리로 걷는 곳이라 말수를 줄입니다. 소쇄원에서는 한 시간 그냥 앉아 있습니다.',
      en: 'You walk bamboo by ear, so we speak less. At Soswaewon we simply sit for an hour.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['부모님과', 'With parents'],
    ],
  },
  {
    package_code: 'OR403',
    place: '전라·충청/남도 바닷가/순천·여수',
    nights: 2,
    days: 3,
    price: 359000,
    scene: 'night-ferry',
    hour: 'dusk',
    title: {
      ko: '순천·여수 3일, 갈대밭 노을과 밤바다',
      en: 'Suncheon and Yeosu, 3 days: reeds at dusk, the sea by night',
    },
    summary: {
      ko: '순천만은 해 지기 한 시간 전에 들어갑니다. 여수에서는 배를 타고 돌산대교 아래를 지납니다.',
      en: 'Into Suncheon Bay an hour before sunset. In Yeosu, by boat under the Dolsan bridge.',
    },
    tags: [
      ['기차여행', 'By train'],
      ['가족여행', 'Family'],
      ['마을 밥상', 'Village table'],
    ],
  },
  {
    package_code: 'OR404',
    place: '전라·충청/남도 바닷가/보성·강진',
    nights: 1,
    days: 2,
    price: 229000,
    scene: 'tea-fields',
    hour: 'dawn',
    title: {
      ko: '보성·강진 2일, 안개 걷히는 차밭',
      en: 'Boseong and Gangjin, 2 days: mist lifting off the tea',
    },
    summary: {
      ko: '차밭은 문 열자마자 들어가야 안개를 만납니다. 강진에서는 다산이 걷던 숲길을 따라갑니다.',
      en: 'Be there as the gate opens and you meet the mist. In Gangjin we follow the path the scholar Dasan walked.',
    },
    tags: [
      ['걷기', 'Walking'],
      ['버스여행', 'By coach'],
    ],
  },
  {
    package_code: 'OR405',
    place: '전라·충청/충청/공주·부여',
    nights: 1,
    days: 2,
    price: 199000,
    scene: 'fortress-wall',
    hour: 'dusk',
    title: {
      ko: '공주·부여 2일, 공산성 노을과 백제 길',
      en: 'Gongju and Buyeo, 2 days: Gongsanseong at sunset',
    },
    summary: {
      ko: '금강을 내려다보는 성곽을 해 질 때 한 바퀴 돕니다. 다음 날은 부소산 숲길로 낙화암까지 걷습니다.',
      en: 'Round the fortress above the Geum River at sunset, and next day through the Busosan woods to Nakhwaam.',
    },
    tags: [
      ['세계유산', 'World Heritage'],
      ['아이와', 'With kids'],
      ['버스여행', 'By coach'],
    ],
  },
  {
    package_code: 'OR406',
    place: '전라·충청/충청/태안·서산',
    nights: 0,
    days: 1,
    price: 99000,
    scene: 'tulip-windmill',
    hour: 'day',
    title: {
      ko: '태안·서산 당일, 꽃길과 해미읍성',
      en: 'Taean and Seosan in a day: flower walks and Haemi fortress',
    },
    summary: {
      ko: '봄에는 튤립, 가을에는 국화가 안면도를 채웁니다. 점심은 게국지 한 냄비입니다.',
      en: 'Tulips in spring, chrysanthemums in autumn. Lunch is one big pot of crab kimchi stew.',
    },
    tags: [
      ['당일', 'Day trip'],
      ['버스여행', 'By coach'],
      ['부모님과', 'With parents'],
    ],
  },
]

export const oreum: DemoAgency = {
  travel_agency: 3,
  default_language: 'ko',
  review_yn: 'Y',
  theme: oreumFace,
  info: {
    kakao_key: 'demo-kakao-oreum',
    about_yn: 'Y',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'N',
    facebook_url: null,
    insta_url: 'https://www.instagram.com/oreum.demo',
    naver_url: 'https://blog.naver.com/oreum-demo',
    line_url: null,
    company_name: { ko: '오름트래블', en: 'Oreum Travel' },
    ceo_name: { ko: '고은결', en: 'Ko Eungyeol' },
    address: {
      ko: '제주특별자치도 제주시 애월읍 오름돌담길 7',
      en: '7 Oreumdoldam-gil, Aewol-eup, Jeju-si, Jeju',
    },
    phone: '064-555-0134',
    fax: '064-555-0135',
    mail: 'walk@oreum.example',
    bank: '가람은행',
    account_holder: '고은결(오름트래블)',
    account_number: '751-0134-330928',
    biz_number: '616-00-70484',
    sales_number: '제2018-제주애월-0027호 (제주시청)',
    privacy_person: { ko: '양다솔', en: 'Yang Dasol' },
    operating_time: {
      ko: '매일 08:00–17:00, 비 오는 날은 조금 늦게 엽니다',
      en: 'Daily 08:00–17:00; a little later when it rains',
    },
    tourism_number: '국내여행업 제2017-000008호',
    insurance: { ko: '영업보증보험 3천만 원', en: 'Business guarantee KRW 30 million' },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '오름트래블 | 제주 사람이 안내하는 국내여행',
      en: 'Oreum Travel | Jeju and Korea with local guides',
    },
    description: {
      ko: '제주 오름과 바닷마을, 강원과 남도의 길을 그 동네 사람과 함께 걷습니다. 한 팀 열두 명을 넘기지 않습니다.',
      en: 'Walk the hills and sea villages of Jeju and the roads of the mainland with people who live there, never more than twelve at a time.',
    },
    keywords: {
      ko: '제주여행, 오름, 올레길, 국내여행, 걷기여행, 오름트래블',
      en: 'Jeju tours, oreum, Olle trail, walking in Korea, Oreum Travel',
    },
  },
  chat: { code: '_oreum', whatsapp_code: null },
  home: {
    hero: {
      scene: 'halla-slope',
      hour: 'dawn',
      pictures: [],
      headline: { ko: '동네 사람 걸음으로 걷습니다', en: 'Walk it the way the village does' },
      line: {
        ko: '오름 하나, 밥 한 끼, 이야기 한 자락. 서두르지 않는 제주와 육지 여행입니다.',
        en: 'One hill, one meal, one story. Jeju and the mainland, without the rush.',
      },
    },
    reasons: [
      {
        heading: { ko: '그 마을 사람이 안내합니다', en: 'Guided by neighbours' },
        line: {
          ko: '하도리는 하도리 사람이, 경주는 경주 사람이 걷습니다. 책에 없는 이야기는 거기서 나옵니다.',
          en: 'Hado with someone from Hado, Gyeongju with someone from Gyeongju. That is where the stories come from.',
        },
      },
      {
        heading: { ko: '열두 명까지만', en: 'Twelve at most' },
        line: {
          ko: '밭담 사이 길은 좁습니다. 길이 감당할 만큼만 모시고, 마을 식당도 그만큼만 부탁합니다.',
          en: 'Paths between field walls are narrow. We bring only as many as the path and the village kitchen can hold.',
        },
      },
      {
        heading: { ko: '2017년부터 애월에서', en: 'In Aewol since 2017' },
        line: {
          ko: '돌담 집 하나를 고쳐 사무실로 씁니다. 지나는 길에 들르시면 귤은 늘 있습니다.',
          en: 'Our office is a mended stone house. Drop in; there are always tangerines.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '제주', en: 'Jeju' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '동쪽 마을', en: 'Eastern villages' },
          column: 1,
          details: [
            { ko: '성산·우도', en: 'Seongsan and Udo' },
            { ko: '구좌·조천', en: 'Gujwa and Jocheon' },
          ],
        },
        {
          name: { ko: '서쪽 마을', en: 'Western villages' },
          column: 1,
          details: [
            { ko: '애월·한림', en: 'Aewol and Hallim' },
            { ko: '대정·안덕', en: 'Daejeong and Andeok' },
          ],
        },
        {
          name: { ko: '한라산·오름', en: 'Hallasan and oreum' },
          column: 2,
          details: [
            { ko: '한라산', en: 'Hallasan' },
            { ko: '오름', en: 'Oreum hills' },
          ],
        },
        {
          name: { ko: '서귀포', en: 'Seogwipo' },
          column: 2,
          details: [
            { ko: '서귀포·중문', en: 'Seogwipo and Jungmun' },
            { ko: '남원·표선', en: 'Namwon and Pyoseon' },
          ],
        },
      ],
    },
    {
      name: { ko: '강원', en: 'Gangwon' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '설악·속초', en: 'Seorak and Sokcho' },
          column: 1,
          details: [
            { ko: '속초', en: 'Sokcho' },
            { ko: '설악산', en: 'Seoraksan' },
          ],
        },
        {
          name: { ko: '강릉·동해', en: 'Gangneung and Donghae' },
          column: 1,
          details: [
            { ko: '강릉', en: 'Gangneung' },
            { ko: '동해·삼척', en: 'Donghae and Samcheok' },
          ],
        },
        {
          name: { ko: '평창·정선', en: 'Pyeongchang and Jeongseon' },
          column: 2,
          details: [
            { ko: '평창', en: 'Pyeongchang' },
            { ko: '정선·태백', en: 'Jeongseon and Taebaek' },
          ],
        },
      ],
    },
    {
      name: { ko: '경상', en: 'Gyeongsang' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '경주·안동', en: 'Gyeongju and Andong' },
          column: 1,
          details: [
            { ko: '경주', en: 'Gyeongju' },
            { ko: '안동', en: 'Andong' },
          ],
        },
        {
          name: { ko: '부산·남해', en: 'Busan and Namhae' },
          column: 2,
          details: [
            { ko: '부산', en: 'Busan' },
            { ko: '남해', en: 'Namhae' },
          ],
        },
      ],
    },
    {
      name: { ko: '전라·충청', en: 'Jeolla and Chungcheong' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '전주·담양', en: 'Jeonju and Damyang' },
          column: 1,
          details: [
            { ko: '전주', en: 'Jeonju' },
            { ko: '담양', en: 'Damyang' },
          ],
        },
        {
          name: { ko: '남도 바닷가', en: 'Southern shore' },
          column: 1,
          details: [
            { ko: '순천·여수', en: 'Suncheon and Yeosu' },
            { ko: '보성·강진', en: 'Boseong and Gangjin' },
          ],
        },
        {
          name: { ko: '충청', en: 'Chungcheong' },
          column: 2,
          details: [
            { ko: '공주·부여', en: 'Gongju and Buyeo' },
            { ko: '태안·서산', en: 'Taean and Seosan' },
          ],
        },
      ],
    },
  ],
  boards: [
    { board_id: 'oreum-note', board_name: { ko: '오름 일기', en: 'Hill notes' }, side_yn: 'Y' },
    { board_id: 'village', board_name: { ko: '마을 소식', en: 'Village news' }, side_yn: 'N' },
  ],
  notices: [
    {
      days_ago: 3,
      title: { ko: '예약금은 계좌이체로 받습니다', en: 'Payment is by bank transfer' },
      contents: {
        ko: '<p>저희는 작은 여행사라 카드 결제창 없이 <strong>계좌이체</strong>로 받습니다. 예약을 마치면 입금할 계좌와 기한이 화면에 나옵니다.</p><ul><li>보내는 분 이름을 예약자 이름과 같게 해 주세요.</li><li>확인은 영업시간 안에 사람이 직접 합니다. 확인되면 예약 상태가 바뀝니다.</li><li>기한이 지나면 자리는 다음 분께 넘어갑니다.</li></ul><p>현금영수증은 말씀하지 않으셔도 끊어 드립니다.</p>',
        en: '<p>We are a small agency and take payment <strong>by bank transfer</strong>. After you book, the account and the deadline appear on the screen.</p><ul><li>Please send it under the same name as the booking.</li><li>A person checks transfers during opening hours, and your booking then moves on.</li><li>After the deadline the seat goes to the next in line.</li></ul><p>We issue a cash receipt without being asked.</p>',
      },
    },
    {
      days_ago: 15,
      title: { ko: '비행기가 못 뜨는 날의 약속', en: 'Our promise when planes stay down' },
      contents: {
        ko: '<p>제주는 바람이 주인입니다. 결항으로 못 오시게 되면 <strong>수수료 없이</strong> 날을 옮기거나 돌려 드립니다. 항공사 결항 문자를 보여 주시면 됩니다.</p><p>오신 뒤에 발이 묶이면 남는 하루를 함께 걸을 길을 찾아보겠습니다. 숙소는 마을 민박 값으로 알아봐 드립니다.</p>',
        en: '<p>On Jeju the wind is in charge. If your flight is cancelled we move the date or refund you <strong>without a fee</strong>; the airline message is all we need.</p><p>If you are stuck here afterwards, we will find a path for the extra day and a room at village prices.</p>',
      },
    },
    {
      days_ago: 33,
      title: { ko: '쉬는 오름에는 오르지 않습니다', en: 'We leave resting hills alone' },
      contents: {
        ko: '<p>사람이 많이 다녀 흙이 드러난 오름은 몇 해씩 쉽니다. 자연휴식년제로 닫힌 오름은 <strong>들어가지 않고</strong> 옆 오름으로 바꿉니다. 일정표의 오름 이름이 바뀌어도 걷는 시간은 비슷합니다.</p>',
        en: '<p>Hills worn down to bare soil are closed for some years to recover. We <strong>never enter a resting oreum</strong> and take the one beside it. The name in your itinerary may change; the length of the walk will not.</p>',
      },
    },
    {
      days_ago: 52,
      title: { ko: '해녀 마을에서 지킬 것 세 가지', en: 'Three manners for a diver village' },
      contents: {
        ko: '<p>바당은 삼춘들의 일터입니다.</p><ul><li>사진은 <strong>먼저 여쭙고</strong> 찍습니다.</li><li>불턱과 탈의장 안으로는 들어가지 않습니다.</li><li>바닷가의 소라와 성게는 줍지 않습니다. 마을 어장입니다.</li></ul><p>인사 한마디면 됩니다. “삼춘, 속았수다.” 수고하셨다는 제주 말입니다.</p>',
        en: '<p>The shore is where these women work.</p><ul><li><strong>Ask first</strong> before taking a picture.</li><li>Stay out of the fire shelters and changing rooms.</li><li>Leave shells and urchins where they are; the beds belong to the village.</li></ul><p>One greeting is enough: “Samchun, sogatsuda”, which is Jeju for thank you for your work.</p>',
      },
    },
    {
      days_ago: 80,
      title: { ko: '한라산 탐방 예약은 저희가 합니다', en: 'We book your Hallasan permit' },
      contents: {
        ko: '<p>정상으로 가는 길은 예약해야 오를 수 있는 구간이 있습니다. 여행 확정과 함께 저희가 신청하고, 출발 전날 <strong>확인 문자와 신분증</strong>을 챙기시라 다시 알려 드립니다.</p><p>기상 특보로 입산이 막히면 사라오름이나 어리목으로 바꿔 걷습니다.</p>',
        en: '<p>Some stretches to the summit need a reservation. We apply when your trip is confirmed, and remind you the day before to carry <strong>the confirmation and your ID</strong>.</p><p>If weather closes the mountain we walk Sara Oreum or Eorimok instead.</p>',
      },
    },
    {
      days_ago: 130,
      title: { ko: '걷는 날 옷차림', en: 'What to wear for a walking day' },
      contents: {
        ko: '<p>제주는 하루에 네 계절이 듭니다. 겹쳐 입을 옷과 <strong>바람막이 하나</strong>면 됩니다.</p><ul><li>신발: 발목을 덮는 운동화면 충분합니다.</li><li>긴바지: 여름에도 풀이 스칩니다.</li><li>물 한 병: 컵은 저희가 가져갑니다.</li></ul>',
        en: '<p>Jeju has four seasons in a day. Layers and <strong>one windproof</strong> will do.</p><ul><li>Shoes: trainers that cover the ankle are enough.</li><li>Long trousers: grass brushes your legs even in summer.</li><li>A bottle of water: we carry the cups.</li></ul>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '항공권도 포함인가요?', en: 'Are flights included?' },
      contents: {
        ko: '제주 상품은 공항에서 만나는 현지 합류라 항공권이 들어 있지 않습니다. 대신 어느 공항에서 오셔도 값이 같습니다.',
        en: 'Jeju trips start at Jeju Airport, so flights are not included; the price is the same wherever you fly from.',
      },
    },
    {
      category: 'B',
      title: { ko: '비가 와도 걷나요?', en: 'Do you walk in the rain?' },
      contents: {
        ko: '가랑비에는 걷고 호우에는 쉽니다. 비 오는 날 걷기 좋은 숲길을 늘 하나씩 마련해 둡니다.',
        en: 'In drizzle yes, in a downpour no. There is always one forest path in hand that is better wet.',
      },
    },
    {
      category: 'B',
      title: { ko: '혼자 가도 어색하지 않을까요?', en: 'Will I feel out of place alone?' },
      contents: {
        ko: '오시는 분 열에 넷은 혼자입니다. 걷다 보면 말을 섞게 되고, 싫으면 조용히 걸으셔도 됩니다.',
        en: 'Four in ten come alone. Walking makes talk easy, and silence is fine too.',
      },
    },
    {
      category: 'B',
      title: { ko: '취소와 환불은 어떻게 하나요?', en: 'How do cancellation and refunds work?' },
      contents: {
        ko: '예약 조회에서 취소를 누르면 돌려받으실 금액이 먼저 나옵니다. 확인하고 신청하시면 저희가 통장으로 보내 드립니다. 국내여행 표준약관을 따릅니다.',
        en: 'Press cancel in your booking and you see the refund first. Once you confirm, we send it to your account. The standard terms for domestic travel apply.',
      },
    },
    {
      category: 'P',
      title: { ko: '카드로 낼 수 있나요?', en: 'Can I pay by card?' },
      contents: {
        ko: '온라인에서는 계좌이체만 받습니다. 양해 바랍니다.',
        en: 'Online we take bank transfers only. Thank you for understanding.',
      },
    },
    {
      category: 'P',
      title: { ko: '입금했는데 그대로입니다.', en: 'I paid but nothing changed.' },
      contents: {
        ko: '저녁에 보내신 돈은 이튿날 아침에 확인합니다. 이름이 다르면 찾느라 늦어지니 전화 한 통 주십시오.',
        en: 'Transfers sent in the evening are checked next morning. If the name differs it takes longer, so please ring us.',
      },
    },
    {
      category: 'P',
      title: { ko: '아이 요금은 얼마인가요?', en: 'What do children pay?' },
      contents: {
        ko: '만 12세 미만은 어린이 요금이고 만 2세 미만은 자리를 쓰지 않습니다. 금액은 출발일을 고르면 나옵니다.',
        en: 'Under twelve pays the child price and under two takes no seat. Choose a date to see the amount.',
      },
    },
    {
      category: 'I',
      title: { ko: '얼마나 걷나요? 무릎이 안 좋습니다.', en: 'How far do we walk? My knees are bad.' },
      contents: {
        ko: '보통 하루 5km 안팎이고 오르막은 삼십 분을 넘기지 않습니다. 등산이라고 적힌 상품만 빼고 고르시면 됩니다. 트럭이 늘 뒤에 있습니다.',
        en: 'About five kilometres a day, with no climb over half an hour. Just avoid trips tagged as a mountain hike. Our truck is never far behind.',
      },
    },
    {
      category: 'I',
      title: { ko: '어디서 자나요?', en: 'Where do we sleep?' },
      contents: {
        ko: '마을 민박이나 작은 호텔입니다. 방마다 욕실이 있는 곳만 씁니다. 한옥은 바닥에 이부자리를 펴고 잡니다.',
        en: 'In village inns or small hotels, always with your own bathroom. In a hanok you sleep on bedding on the floor.',
      },
    },
    {
      category: 'I',
      title: { ko: '채식을 합니다.', en: 'I am vegetarian.' },
      contents: {
        ko: '예약하신 뒤 전화로 일러 주시면 마을 식당에 미리 부탁드립니다. 제철 나물이 많은 동네라 어렵지 않습니다.',
        en: 'Tell us by phone once you have booked and we ask the village kitchens ahead. There are greens in every season.',
      },
    },
    {
      category: 'S',
      title: { ko: '카카오 계정으로 가입되나요?', en: 'May I join with Kakao?' },
      contents: {
        ko: '됩니다. 아이디를 따로 외우기 싫은 분께는 그편이 낫습니다.',
        en: 'You may. It saves remembering one more name.',
      },
    },
    {
      category: 'S',
      title: { ko: '연락처가 바뀌었습니다.', en: 'My phone number changed.' },
      contents: {
        ko: '마이페이지 내 정보에서 고치시면 됩니다. 출발이 이틀 안으로 남았다면 전화로도 알려 주십시오.',
        en: 'Change it under My info. If you leave within two days, please ring us as well.',
      },
    },
  ],
  shops: [],
  packages,
}
