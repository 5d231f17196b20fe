// Key 7, 효도한마당: trips for parents, booked by their children. Warm, respectful, counts steps and rest stops.
// §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { hyodoFace } from '../faces/clubs.ts'

export const hyodo: DemoAgency = {
  travel_agency: 7,
  default_language: 'ko',
  review_yn: 'Y',
  theme: hyodoFace,
  info: {
    kakao_key: 'demo-kakao-hyodo',
    about_yn: 'Y',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'N',
    facebook_url: null,
    insta_url: null,
    naver_url: 'https://blog.naver.example/hyodomadang',
    line_url: null,
    company_name: { ko: '효도한마당', en: 'Hyodo Madang' },
    ceo_name: { ko: '최영자', en: 'Youngja Choi' },
    address: { ko: '대전광역시 서구 둔산로 700, 2층 (둔산동)', en: '2F, 700 Dunsan-ro, Seo-gu, Daejeon' },
    phone: '042-555-0171',
    fax: '042-555-0172',
    mail: 'love@hyodomadang.example',
    bank: '농협은행',
    account_holder: '효도한마당(주)',
    account_number: '000-0070-0717-01',
    biz_number: '314-00-00710',
    sales_number: '제2009-대전서구-0717호 (대전광역시 서구청)',
    privacy_person: { ko: '정미경', en: 'Mikyung Jung' },
    operating_time: {
      ko: '월요일~토요일 오전 9시~오후 6시 · 전화는 사람이 직접 받습니다',
      en: 'Monday to Saturday 9 a.m. to 6 p.m. · a person answers the phone',
    },
    tourism_number: '종합여행업 제2009-000071호',
    insurance: {
      ko: '영업보증보험 1억 원 · 기획여행보증 2억 원 · 여행자보험 1인 1억 원 기본 가입',
      en: 'Business guarantee KRW 100 million · package tour guarantee KRW 200 million · traveller’s insurance for everyone',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: { ko: '효도한마당 | 부모님이 편안한 여행', en: 'Hyodo Madang | Journeys your parents will enjoy' },
    description: {
      ko: '부모님 걸음에 맞춘 효도여행. 계단 수와 걷는 시간, 화장실 쉬는 곳까지 미리 알려 드리고 간호 경력 인솔자가 함께 갑니다.',
      en: 'Trips at your parents’ pace. We tell you the steps, the walking time and the rest stops beforehand, and a tour leader with nursing experience comes along.',
    },
    keywords: {
      ko: '효도여행, 부모님 여행, 칠순여행, 회갑여행, 온천여행, 효도관광, 크루즈, 가족여행',
      en: 'trips for parents, seventieth birthday trip, family travel, hot springs, cruises, easy walking tours',
    },
  },
  chat: { code: '_hyodomadang', whatsapp_code: null },
  home: {
    hero: {
      scene: 'cherry-road',
      hour: 'day',
      pictures: [],
      headline: {
        ko: '부모님 걸음에 맞춰 천천히 모시겠습니다',
        en: 'At your parents’ pace, with all the time they need',
      },
      line: {
        ko: '걷는 시간은 짧게, 쉬는 시간은 넉넉하게. 자녀분께는 매일 저녁 소식을 전해 드립니다.',
        en: 'Short walks, long rests, and a message to the children every evening.',
      },
    },
    reasons: [
      {
        heading: { ko: '간호 경력 인솔자 동행', en: 'A leader with nursing experience' },
        line: {
          ko: '드시는 약과 무릎 상태를 출발 전에 여쭙고, 여행 내내 곁에서 살펴 드립니다.',
          en: 'We ask about medicines and knees before departure, and someone who knows keeps an eye on both throughout.',
        },
      },
      {
        heading: { ko: '두 시간마다 쉽니다', en: 'A rest every two hours' },
        line: {
          ko: '버스는 두 시간을 넘겨 달리지 않습니다. 쉬는 곳마다 깨끗한 화장실이 있는지 미리 확인합니다.',
          en: 'The coach never runs longer than two hours, and we check each stop for clean facilities in advance.',
        },
      },
      {
        heading: { ko: '2009년부터 한자리에서', en: 'In the same place since 2009' },
        line: {
          ko: '대전 둔산동 같은 사무실에서 부모님들을 모셔 왔습니다. 보증보험과 여행자보험에 모두 가입되어 있습니다.',
          en: 'We have looked after parents from the same office in Daejeon since 2009, with guarantee and traveller’s insurance in place.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '편안한 해외', en: 'Easy trips abroad' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '일본 온천', en: 'Japanese hot springs' },
          column: 1,
          details: [
            { ko: '벳푸·유후인', en: 'Beppu & Yufuin' },
            { ko: '노보리베쓰', en: 'Noboribetsu' },
            { ko: '교토', en: 'Kyoto' },
          ],
        },
        { name: { ko: '대만', en: 'Taiwan' }, column: 2, details: [{ ko: '타이베이', en: 'Taipei' }] },
        {
          name: { ko: '중국', en: 'China' },
          column: 2,
          details: [
            { ko: '장자제', en: 'Zhangjiajie' },
            { ko: '구이린', en: 'Guilin' },
          ],
        },
        {
          name: { ko: '베트남', en: 'Vietnam' },
          column: 3,
          details: [
            { ko: '하롱', en: 'Ha Long' },
            { ko: '다낭', en: 'Da Nang' },
          ],
        },
      ],
    },
    {
      name: { ko: '국내 나들이', en: 'Outings in Korea' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '남도', en: 'South-west' },
          column: 1,
          details: [
            { ko: '여수·순천', en: 'Yeosu & Suncheon' },
            { ko: '보성·강진', en: 'Boseong & Gangjin' },
          ],
        },
        {
          name: { ko: '강원', en: 'Gangwon' },
          column: 1,
          details: [{ ko: '설악·속초', en: 'Seorak & Sokcho' }],
        },
        { name: { ko: '경상', en: 'Gyeongsang' }, column: 2, details: [{ ko: '경주', en: 'Gyeongju' }] },
      ],
    },
    {
      name: { ko: '칠순·회갑 잔치여행', en: 'Birthday journeys' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '제주', en: 'Jeju' }, column: 1, details: [{ ko: '중문', en: 'Jungmun' }] },
        { name: { ko: '괌', en: 'Guam' }, column: 1, details: [{ ko: '투몬', en: 'Tumon' }] },
      ],
    },
    {
      name: { ko: '크루즈', en: 'Cruises' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '동해 크루즈', en: 'East Sea' },
          column: 1,
          details: [{ ko: '부산·사카이미나토', en: 'Busan & Sakaiminato' }],
        },
        {
          name: { ko: '지중해', en: 'Mediterranean' },
          column: 1,
          details: [{ ko: '서지중해', en: 'Western Mediterranean' }],
        },
      ],
    },
    {
      name: { ko: '마음 순례', en: 'Pilgrimages' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '산사', en: 'Mountain temples' },
          column: 1,
          details: [{ ko: '해인사·통도사', en: 'Haeinsa & Tongdosa' }],
        },
        {
          name: { ko: '성지', en: 'Holy places' },
          column: 1,
          details: [{ ko: '로마·아시시', en: 'Rome & Assisi' }],
        },
      ],
    },
  ],
  boards: [
    {
      board_id: 'letter',
      board_name: { ko: '부모님께 쓰는 편지', en: 'Letters to our parents' },
      side_yn: 'Y',
    },
    {
      board_id: 'album',
      board_name: { ko: '여행 사진첩', en: 'Travel album' },
      side_yn: 'Y',
      look: 'gallery',
    },
  ],
  notices: [
    {
      days_ago: 6,
      title: { ko: '부모님 대신 예약하시는 자녀분께', en: 'To children booking for their parents' },
      contents: {
        ko: '<p>부모님 성함으로 예약하시되, 연락처는 <strong>자녀분 번호</strong>를 함께 적어 주십시오. 안내 전화는 부모님께, 결제와 서류 안내는 자녀분께 드립니다.</p><ul><li>드시는 약, 알레르기, 걸음이 불편하신 곳을 요청란에 적어 주시면 인솔자가 미리 준비합니다.</li><li>출발 사흘 전에 부모님께 직접 전화를 드려 모이는 곳을 차근차근 설명해 드립니다.</li></ul>',
        en: '<p>Book in your parents’ names but add <strong>your own number</strong>. We call them about the journey and you about payment and papers.</p><ul><li>Write medicines, allergies and difficulties in walking in the request field and the leader will be prepared.</li><li>Three days before departure we telephone your parents and explain, without hurry, where to meet.</li></ul>',
      },
    },
    {
      days_ago: 18,
      title: {
        ko: '휠체어와 지팡이 의자를 무료로 빌려 드립니다',
        en: 'Wheelchairs and seat canes, free of charge',
      },
      contents: {
        ko: '<p>공항에서 오래 걷기 힘드신 분께 휠체어를 준비해 드립니다. 관광지에서 쓰시는 접이식 휠체어와 지팡이 의자는 <strong>한 팀에 두 개까지</strong> 무료입니다.</p><p>항공사 휠체어는 출발 48시간 전까지 신청해야 하므로 예약하실 때 말씀해 주시는 것이 가장 좋습니다.</p>',
        en: '<p>We arrange wheelchairs at the airport for those who cannot walk far. Folding wheelchairs and seat canes for the sights are free, <strong>up to two per party</strong>.</p><p>Airlines need 48 hours’ notice, so it is best to tell us when you book.</p>',
      },
    },
    {
      days_ago: 34,
      title: { ko: '버스 맨 앞자리는 이렇게 정합니다', en: 'How we give out the front seats' },
      contents: {
        ko: '<p>멀미가 심하시거나 다리가 불편하신 분께 앞 두 줄을 먼저 드립니다. 나머지는 <strong>하루씩 돌아가며</strong> 앉으십니다.</p><p>예약 순서로 자리를 고정하지 않는 까닭은, 여행 내내 뒤에만 앉으시는 분이 없게 하기 위해서입니다. 너그러이 헤아려 주시면 고맙겠습니다.</p>',
        en: '<p>The first two rows go to those who suffer from motion sickness or sore legs; the others <strong>rotate every day</strong>.</p><p>We do not fix seats by order of booking, so that nobody sits at the back for the whole journey. Thank you for understanding.</p>',
      },
    },
    {
      days_ago: 48,
      title: { ko: '추운 날 출발하시는 분들을 위한 옷차림 안내', en: 'What to wear when it is cold at home' },
      contents: {
        ko: '<p>따뜻한 나라로 가실 때는 공항까지 입고 오신 두꺼운 외투가 짐이 됩니다.</p><ul><li>집결지에서 외투를 <strong>이름표 달아 보관</strong>해 드리고, 돌아오시는 날 같은 자리에서 돌려 드립니다.</li><li>비행기 안은 서늘하니 얇은 윗옷 한 벌과 목도리를 챙기십시오.</li><li>온천 여행에는 미끄럽지 않은 신발이 가장 중요합니다.</li></ul>',
        en: '<p>On the way to a warm country the thick coat becomes a burden.</p><ul><li>We <strong>label and keep your coat</strong> at the meeting point and hand it back on your return.</li><li>It is cool on board: bring a thin cardigan and a scarf.</li><li>For hot springs, shoes that do not slip matter most.</li></ul>',
      },
    },
    {
      days_ago: 70,
      title: {
        ko: '현금영수증은 말씀하지 않으셔도 발급해 드립니다',
        en: 'We issue cash receipts without being asked',
      },
      contents: {
        ko: '<p>저희는 계좌이체로 여행비를 받고, 입금이 확인되면 <strong>예약하신 분의 휴대전화 번호</strong>로 현금영수증을 발급합니다.</p><p>형제분들이 나누어 보내시는 경우 각자의 번호로 나누어 발급할 수 있습니다. 입금하시기 전에 전화로 알려 주십시오.</p>',
        en: '<p>We are paid by bank transfer and issue a cash receipt to the <strong>mobile number of the person who booked</strong> once it arrives.</p><p>When brothers and sisters share the cost we can issue one to each. Please telephone before you transfer.</p>',
      },
    },
    {
      days_ago: 95,
      title: {
        ko: '매일 저녁 자녀분께 보내 드리는 하루 소식',
        en: 'A message to the children every evening',
      },
      contents: {
        ko: '<p>여행하시는 동안 인솔자가 그날 다녀오신 곳과 드신 음식, 사진 서너 장을 카카오톡으로 보내 드립니다. 원하지 않으시면 예약하실 때 알려 주십시오.</p><p>편찮으시거나 일정이 바뀐 날에는 저녁까지 기다리지 않고 <strong>바로 전화</strong>를 드립니다.</p>',
        en: '<p>While your parents travel, the leader sends what they saw, what they ate and three or four photographs by KakaoTalk. Tell us when booking if you would rather not.</p><p>If anyone is unwell or plans change, we do not wait until evening: <strong>we call at once</strong>.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '부모님 두 분만 가셔도 괜찮을까요?', en: 'Can my parents go on their own?' },
      contents: {
        ko: '네, 열 분 가운데 일곱 분은 부모님끼리 오십니다. 인천공항이나 대전 집결지에서부터 인솔자가 함께하고, 돌아오시는 날에도 마중 나오신 가족을 만날 때까지 곁에 있습니다.',
        en: 'Yes; seven in ten of our travellers come without their children. The leader is with them from the meeting point until the family has met them on return.',
      },
    },
    {
      category: 'B',
      title: { ko: '연세가 여든이 넘으셨는데 예약할 수 있습니까?', en: 'They are over eighty. May we book?' },
      contents: {
        ko: '나이 제한은 두지 않습니다. 다만 상품마다 적힌 하루 걷는 시간을 보시고, 망설여지시면 전화해 주십시오. 무리인 곳은 무리라고 말씀드리고 더 편한 곳을 찾아 드립니다.',
        en: 'There is no age limit. Look at the daily walking time of each trip and call if in doubt. If a place is too much we will say so and suggest an easier one.',
      },
    },
    {
      category: 'B',
      title: { ko: '인터넷이 서툰데 전화로 예약할 수 있습니까?', en: 'May we book by telephone?' },
      contents: {
        ko: '그럼요. 전화로 말씀해 주시면 저희가 예약을 넣고, 동의서와 여권을 올릴 수 있는 1회용 링크를 문자로 보내 드립니다. 대전 사무실로 오셔도 됩니다.',
        en: 'Of course. We enter the booking and send a one-time link for consents and passports. You are also welcome at our office in Daejeon.',
      },
    },
    {
      category: 'P',
      title: { ko: '여행비는 어떻게 냅니까?', en: 'How do we pay?' },
      contents: {
        ko: '계좌이체로 받습니다. 예약을 마치시면 농협 계좌와 입금 기한이 화면에 나오고 메일로도 보내 드립니다. 담당자가 확인하는 대로 마이페이지의 상태가 결제 완료로 바뀝니다.',
        en: 'By bank transfer. Account and deadline appear after booking and in your mail, and the status on My Page turns to payment completed once we have checked.',
      },
    },
    {
      category: 'P',
      title: {
        ko: '부모님이 갑자기 편찮으시면 위약금을 내야 합니까?',
        en: 'If a parent falls ill, is there a cancellation fee?',
      },
      contents: {
        ko: '질병이나 부상으로 여행이 어렵다는 진단서를 보내 주시면 위약금이 없습니다. 배우자나 직계 가족이 3일 이상 입원하신 경우도 마찬가지입니다. 서류는 나중에 주셔도 되니 먼저 전화부터 주십시오.',
        en: 'With a doctor’s certificate that travel is not possible there is no fee; likewise when a spouse, parent or child is in hospital for three days or more. Call first; papers can follow.',
      },
    },
    {
      category: 'I',
      title: { ko: '하루에 얼마나 걷습니까?', en: 'How much walking is there in a day?' },
      contents: {
        ko: '편안한 해외와 국내 나들이는 하루 4,000~6,000걸음입니다. 장자제처럼 더 걷는 곳은 상품에 적어 두었고, 힘드신 분은 찻집에서 기다리실 수 있게 인솔자를 나누어 배치합니다.',
        en: 'Usually 4,000 to 6,000 steps. Places like Zhangjiajie need more and say so; those who prefer can wait in a tea house with one of our leaders.',
      },
    },
    {
      category: 'I',
      title: { ko: '음식이 입에 안 맞으실까 걱정입니다', en: 'Will they like the food?' },
      contents: {
        ko: '해외에서도 하루 한 끼는 한식이나 죽을 드실 수 있게 준비합니다. 당뇨식과 저염식, 틀니를 쓰시는 분을 위한 부드러운 식사는 출발 7일 전까지 말씀해 주십시오.',
        en: 'Even abroad one meal a day is Korean or rice porridge. Tell us a week ahead about diabetic, low-salt or soft meals.',
      },
    },
    {
      category: 'I',
      title: { ko: '쇼핑센터에 들릅니까?', en: 'Are there shopping stops?' },
      contents: {
        ko: '들르지 않습니다. 시장 구경처럼 부모님이 좋아하시는 곳만 일정에 있고, 사고 싶지 않으시면 그냥 구경하시면 됩니다. 선택관광도 현장에서 권하지 않습니다.',
        en: 'No. There are markets your parents may enjoy, with nothing they have to buy, and we do not sell optional tours on the way.',
      },
    },
    {
      category: 'S',
      title: {
        ko: '부모님 계정을 제가 만들어 드려도 됩니까?',
        en: 'May I create an account for my parents?',
      },
      contents: {
        ko: '약관 동의는 본인이 하셔야 하므로 자녀분 계정으로 예약하시고 여행자에 부모님을 넣어 주십시오. 카카오톡을 쓰시는 부모님은 카카오 로그인으로 손쉽게 가입하실 수 있습니다.',
        en: 'Consents must be given in person, so please book with your own account and enter your parents as travellers. Parents who use KakaoTalk can join with it in a moment.',
      },
    },
    {
      category: 'S',
      title: { ko: '글씨가 작아 보이지 않으신다고 합니다', en: 'They find the letters too small' },
      contents: {
        ko: '저희 누리집은 처음부터 글씨를 크게 만들었습니다. 더 크게 보시려면 휴대전화 설정에서 글자 크기를 키우시면 화면도 함께 커집니다. 일정표는 큰 글씨로 인쇄해 우편으로도 보내 드립니다.',
        en: 'Our site uses larger type from the start, and follows the text size set on the phone. We also post the itinerary printed in large letters.',
      },
    },
  ],
  shops: [],
  packages: [
    {
      package_code: 'HD101',
      place: '편안한 해외/일본 온천/벳푸·유후인',
      nights: 2,
      days: 3,
      price: 790000,
      scene: 'hot-spring',
      hour: 'day',
      title: {
        ko: '벳푸·유후인 온천 3일, 하루 걷기 4,000걸음',
        en: 'Beppu and Yufuin hot springs, 4,000 steps a day',
      },
      summary: {
        ko: '온천 호텔 한 곳에서 이틀을 주무시니 짐을 다시 싸지 않으셔도 됩니다. 낮에는 유후인 호숫가를 천천히 거닐고 저녁에는 온천에서 쉬십니다.',
        en: 'Two nights in one hot-spring hotel, so nobody packs twice. A slow walk by the lake in Yufuin, and evenings in the bath.',
      },
      tags: [
        ['한 호텔 연박', 'One hotel throughout'],
        ['노쇼핑', 'No shopping'],
        ['간호 인솔자', 'Nurse leader'],
      ],
    },
    {
      package_code: 'HD102',
      place: '편안한 해외/일본 온천/노보리베쓰',
      nights: 3,
      days: 4,
      price: 1190000,
      scene: 'hot-spring',
      hour: 'dusk',
      title: { ko: '노보리베쓰 온천과 도야 호수 4일', en: 'Noboribetsu hot springs and Lake Toya' },
      summary: {
        ko: '유황 김이 피어오르는 골짜기를 나무 길로 편히 보시고, 호수가 보이는 방에서 쉬십니다. 게 요리 저녁 한 번이 들어 있습니다.',
        en: 'See the steaming valley from a level boardwalk and rest in a room over the lake. One crab dinner is included.',
      },
      tags: [
        ['온천', 'Hot spring'],
        ['게 요리', 'Crab dinner'],
        ['노쇼핑', 'No shopping'],
      ],
    },
    {
      package_code: 'HD103',
      place: '편안한 해외/일본 온천/교토',
      nights: 3,
      days: 4,
      price: 1090000,
      scene: 'autumn-temple',
      hour: 'day',
      title: {
        ko: '교토 단풍과 아라시야마 온천 4일, 계단 적은 절만 골라서',
        en: 'Kyoto in autumn: temples with few steps, and a hot spring',
      },
      summary: {
        ko: '계단이 쉰 개를 넘지 않는 절과 정원만 골랐습니다. 사람이 몰리기 전 이른 아침에 다녀오고 점심 뒤에는 쉬십니다.',
        en: 'Only temples and gardens with fewer than fifty steps, visited early, with the afternoons for rest.',
      },
      tags: [
        ['계단 적음', 'Few steps'],
        ['단풍', 'Autumn leaves'],
        ['오후 휴식', 'Restful afternoons'],
      ],
    },
    {
      package_code: 'HD104',
      place: '편안한 해외/대만/타이베이',
      nights: 3,
      days: 4,
      price: 690000,
      scene: 'lantern-hill',
      hour: 'dusk',
      title: {
        ko: '타이베이 효도여행 4일, 지우펀은 버스로 가까이',
        en: 'Taipei for parents: Jiufen without the climb',
      },
      summary: {
        ko: '비행 두 시간 반, 시차 한 시간이라 첫 해외여행으로 좋습니다. 지우펀은 위쪽 정류장에서 내려 내리막으로 걷습니다.',
        en: 'Two and a half hours by air and one hour of time difference: a good first trip abroad. In Jiufen we start at the top and walk down.',
      },
      tags: [
        ['첫 해외여행', 'First trip abroad'],
        ['한식 하루 한 끼', 'One Korean meal a day'],
        ['노팁', 'No tips expected'],
      ],
    },
    {
      package_code: 'HD105',
      place: '편안한 해외/중국/장자제',
      nights: 4,
      days: 5,
      price: 890000,
      scene: 'pillar-peaks',
      hour: 'day',
      title: {
        ko: '장자제 케이블카로 오르는 다섯 날, 발 마사지 두 번',
        en: 'Zhangjiajie by cable car, with two foot massages',
      },
      summary: {
        ko: '걸어서 오르지 않고 케이블카와 엘리베이터로 올라갑니다. 걷는 날 저녁마다 발 마사지로 풀어 드립니다.',
        en: 'Up by cable car and lift, not on foot, and a foot massage on the evenings after walking.',
      },
      tags: [
        ['케이블카', 'Cable car'],
        ['발 마사지', 'Foot massage'],
        ['노쇼핑', 'No shopping'],
      ],
    },
    {
      package_code: 'HD106',
      place: '편안한 해외/중국/구이린',
      nights: 4,
      days: 5,
      price: 950000,
      scene: 'karst-bay',
      hour: 'dawn',
      title: {
        ko: '구이린 리강 유람 5일, 배 위에서 보는 산수화',
        en: 'Guilin: a painted landscape from the river boat',
      },
      summary: {
        ko: '네 시간 동안 배에 앉아 봉우리 사이를 지나갑니다. 가만히 앉아 풍경이 다가오는 여행입니다.',
        en: 'Four hours seated on a boat between the peaks: the scenery comes to you.',
      },
      tags: [
        ['유람선', 'River cruise'],
        ['걷기 적음', 'Little walking'],
        ['간호 인솔자', 'Nurse leader'],
      ],
    },
    {
      package_code: 'HD107',
      place: '편안한 해외/베트남/하롱',
      nights: 3,
      days: 5,
      price: 750000,
      scene: 'karst-bay',
      hour: 'day',
      title: { ko: '하롱만 선상 유람과 하노이 5일', en: 'A day on Ha Long Bay, and Hanoi' },
      summary: {
        ko: '전용 배를 빌려 다른 팀과 섞이지 않고 드시고 쉬십니다. 하노이에서는 전동차로 옛 거리를 둘러봅니다.',
        en: 'A boat for our group alone, with lunch on board; in Hanoi an electric cart takes us round the old quarter.',
      },
      tags: [
        ['전용 유람선', 'Private boat'],
        ['전동차', 'Electric cart'],
        ['노쇼핑', 'No shopping'],
      ],
    },
    {
      package_code: 'HD108',
      place: '편안한 해외/베트남/다낭',
      nights: 3,
      days: 5,
      price: 850000,
      scene: 'palm-bay',
      hour: 'day',
      title: {
        ko: '다낭 바닷가 휴양 5일, 손주와 함께 삼대가 가는 여행',
        en: 'Da Nang for three generations',
      },
      summary: {
        ko: '부모님은 그늘에서, 아이들은 물에서 노는 바닷가 리조트입니다. 호이안에는 해가 기운 뒤에 시클로로 다녀옵니다.',
        en: 'Shade for grandparents and water for children at one seaside resort. We visit Hoi An by cyclo after the heat of the day.',
      },
      tags: [
        ['삼대 여행', 'Three generations'],
        ['바닷가 리조트', 'Beach resort'],
        ['가족실', 'Family rooms'],
      ],
    },
    {
      package_code: 'HD201',
      place: '국내 나들이/남도/여수·순천',
      nights: 1,
      days: 2,
      price: 229000,
      scene: 'night-ferry',
      hour: 'night',
      title: { ko: '여수 밤바다와 순천만 갈대밭 2일', en: 'Yeosu by night and the reeds of Suncheon Bay' },
      summary: {
        ko: '순천만은 갈대열차로 둘러보고, 여수에서는 유람선을 타고 밤바다를 보십니다. 저녁은 갓김치를 곁들인 남도 밥상입니다.',
        en: 'A little train through the reeds, a night cruise at Yeosu and a southern dinner with mustard-leaf kimchi.',
      },
      tags: [
        ['유람선', 'Cruise'],
        ['남도 밥상', 'Southern table'],
        ['대전 출발', 'From Daejeon'],
      ],
    },
    {
      package_code: 'HD202',
      place: '국내 나들이/남도/보성·강진',
      nights: 1,
      days: 2,
      price: 219000,
      scene: 'tea-fields',
      hour: 'day',
      title: { ko: '보성 녹차밭과 강진 한정식 1박 2일', en: 'Boseong tea fields and a Gangjin banquet' },
      summary: {
        ko: '차밭은 위쪽 주차장까지 버스로 올라가 내려다보며 걷습니다. 강진에서는 서른 가지 반찬의 한정식을 드십니다.',
        en: 'The coach climbs to the upper car park, so the tea-field walk is downhill. In Gangjin, a table of thirty dishes.',
      },
      tags: [
        ['한정식', 'Korean banquet'],
        ['내리막 걷기', 'Downhill walk'],
        ['대전 출발', 'From Daejeon'],
      ],
    },
    {
      package_code: 'HD203',
      place: '국내 나들이/강원/설악·속초',
      nights: 1,
      days: 2,
      price: 199000,
      scene: 'forest-path',
      hour: 'day',
      title: { ko: '설악산 케이블카와 속초 온천 1박 2일', en: 'Seorak cable car and the Sokcho hot springs' },
      summary: {
        ko: '권금성까지 케이블카로 오르고, 산 아래 온천 숙소에서 주무십니다. 아침은 초당 순두부입니다.',
        en: 'Up to Gwongeumseong by cable car, a night at a hot spring below and soft tofu for breakfast.',
      },
      tags: [
        ['케이블카', 'Cable car'],
        ['온천', 'Hot spring'],
        ['서울·대전 출발', 'From Seoul or Daejeon'],
      ],
    },
    {
      package_code: 'HD204',
      place: '국내 나들이/경상/경주',
      nights: 1,
      days: 2,
      price: 259000,
      scene: 'cherry-road',
      hour: 'dusk',
      title: {
        ko: '경주 벚꽃길과 동궁 야경, 수학여행의 추억 2일',
        en: 'Gyeongju: cherry roads and school-trip memories',
      },
      summary: {
        ko: '수학여행으로 다녀오신 그곳을 다시 찾습니다. 옛 교복을 빌려 입고 사진을 찍어 드려 부모님들이 가장 많이 웃으시는 여행입니다.',
        en: 'Back to where every school trip went. We lend the old uniforms and take the photographs; no trip of ours has more laughter.',
      },
      tags: [
        ['추억 여행', 'Memories'],
        ['교복 사진', 'Uniform photos'],
        ['KTX', 'By train'],
      ],
    },
    {
      package_code: 'HD301',
      place: '칠순·회갑 잔치여행/제주/중문',
      nights: 2,
      days: 3,
      price: 590000,
      scene: 'lighthouse',
      hour: 'day',
      title: {
        ko: '제주 칠순 잔치여행 3일, 가족사진과 잔칫상까지 차려 드립니다',
        en: 'A seventieth birthday on Jeju, with feast and portrait',
      },
      summary: {
        ko: '중문 숙소에 잔칫상을 차리고 사진사를 모십니다. 자녀분들은 몸만 오시면 됩니다. 여덟 분부터 단독으로 모십니다.',
        en: 'We lay the birthday table in Jungmun and bring a photographer; the children need only arrive. Private from eight people.',
      },
      tags: [
        ['잔칫상', 'Birthday table'],
        ['가족사진', 'Family portrait'],
        ['단독 여행', 'Private group'],
      ],
    },
    {
      package_code: 'HD302',
      place: '칠순·회갑 잔치여행/괌/투몬',
      nights: 4,
      days: 5,
      price: 1390000,
      scene: 'palm-bay',
      hour: 'dusk',
      title: {
        ko: '괌 회갑 기념 가족여행 5일, 연결 객실 보장',
        en: 'Guam for a sixtieth: connecting rooms guaranteed',
      },
      summary: {
        ko: '부모님 방과 자녀 방이 문 하나로 이어집니다. 밤 비행기가 아니라 낮 비행기로 다녀오십니다.',
        en: 'Parents and children in rooms joined by a door, and daytime flights both ways.',
      },
      tags: [
        ['연결 객실', 'Connecting rooms'],
        ['낮 비행기', 'Daytime flights'],
        ['가족 차량', 'Family van'],
      ],
    },
    {
      package_code: 'HD401',
      place: '크루즈/동해 크루즈/부산·사카이미나토',
      nights: 3,
      days: 4,
      price: 790000,
      scene: 'night-ferry',
      hour: 'dusk',
      title: {
        ko: '배에서 주무시는 동해 크루즈 4일, 부산 출발',
        en: 'East Sea cruise from Busan, sleeping on board',
      },
      summary: {
        ko: '짐을 한 번만 풀고 배가 데려다주는 여행입니다. 사카이미나토에서는 온천과 정원만 가볍게 다녀옵니다.',
        en: 'Unpack once and let the ship do the travelling. In Sakaiminato, just a garden and a hot spring.',
      },
      tags: [
        ['전 식사 포함', 'All meals'],
        ['창 있는 객실', 'Outside cabin'],
        ['간호 인솔자', 'Nurse leader'],
      ],
    },
    {
      package_code: 'HD402',
      place: '크루즈/지중해/서지중해',
      nights: 8,
      days: 10,
      price: 4590000,
      scene: 'sandcastle-spires',
      hour: 'day',
      title: {
        ko: '서지중해 크루즈 10일 — 바르셀로나·마르세유·제노바·로마, 짐은 한 번만 풀고 항구마다 천천히',
        en: 'Western Mediterranean cruise, unpacking once',
      },
      summary: {
        ko: '유럽은 버스가 힘들다고 하시는 부모님께 권합니다. 아침마다 새 항구에 닿고, 쉬고 싶은 날은 배에 계시면 됩니다.',
        en: 'For parents who find coach tours of Europe too tiring: a new port each morning, and the ship to rest in.',
      },
      tags: [
        ['발코니 객실', 'Balcony cabin'],
        ['한국인 인솔자', 'Korean leader'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'HD501',
      place: '마음 순례/산사/해인사·통도사',
      nights: 1,
      days: 2,
      price: 189000,
      scene: 'mountain-temple',
      hour: 'dawn',
      title: { ko: '해인사·통도사 산사 순례 2일', en: 'Haeinsa and Tongdosa: two mountain temples' },
      summary: {
        ko: '일주문 안쪽까지 차로 모시고, 공양과 차담을 함께합니다. 종교가 달라도 조용히 쉬어 가시기 좋습니다.',
        en: 'We drive inside the temple gate, share a meal and tea with the monks. Restful whatever your faith.',
      },
      tags: [
        ['사찰 공양', 'Temple meal'],
        ['차담', 'Tea with a monk'],
        ['대전 출발', 'From Daejeon'],
      ],
    },
    {
      package_code: 'HD502',
      place: '마음 순례/성지/로마·아시시',
      nights: 7,
      days: 9,
      price: 3890000,
      scene: 'arena',
      hour: 'dawn',
      title: {
        ko: '로마·아시시 성지순례 9일, 미사와 쉬는 날이 있는 일정',
        en: 'Rome and Assisi: a pilgrimage with time to rest',
      },
      summary: {
        ko: '지도 신부님과 함께 매일 미사를 드립니다. 가운데 하루는 아무 일정 없이 아시시 언덕에서 쉬십니다.',
        en: 'A chaplain travels with us and there is Mass every day. One day in the middle has no plan but the hill of Assisi.',
      },
      tags: [
        ['매일 미사', 'Daily Mass'],
        ['쉬는 날', 'A free day'],
        ['직항', 'Direct flight'],
      ],
    },
  ],
}
