// Key 10, 배낭단: young backpackers. Talks like a friend who has been there twice and counts every won. §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { baenangFace } from '../faces/clubs.ts'

export const baenang: DemoAgency = {
  travel_agency: 10,
  default_language: 'ko',
  review_yn: 'Y',
  theme: baenangFace,
  info: {
    kakao_key: null,
    about_yn: 'N',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: null,
    insta_url: 'https://instagram.example/baenangdan',
    naver_url: null,
    line_url: null,
    company_name: { ko: '배낭단', en: 'Baenang Crew' },
    ceo_name: { ko: '강태오', en: 'Taeo Kang' },
    address: {
      ko: '서울특별시 마포구 동교로 800, 지하 1층 (연남동)',
      en: 'B1, 800 Donggyo-ro, Mapo-gu, Seoul',
    },
    phone: '02-555-0110',
    fax: null,
    mail: 'crew@baenangdan.example',
    bank: '토스뱅크',
    account_holder: '(주)배낭단',
    account_number: '1000-0010-1010',
    biz_number: '105-00-01018',
    sales_number: '제2021-서울마포-1010호 (마포구청)',
    privacy_person: { ko: '노은별', en: 'Eunbyul Noh' },
    operating_time: {
      ko: '평일 12:00–21:00 (늦게 일어나고 늦게까지 답합니다)',
      en: 'Weekdays 12:00–21:00 (late to rise, late to reply)',
    },
    tourism_number: '국내외여행업 제2021-000101호',
    insurance: {
      ko: '영업보증보험 6천만 원 · 기획여행보증 2억 원',
      en: 'Business guarantee KRW 60 million · package tour guarantee KRW 200 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '배낭단 | 혼자 와서 같이 떠나는 배낭여행',
      en: 'Baenang Crew | Come alone, travel together',
    },
    description: {
      ko: '20·30대가 모여 떠나는 배낭여행. 항공과 숙소는 우리가, 하루의 절반은 마음대로. 몽골, 남미, 동남아, 유럽까지.',
      en: 'Backpacking for people in their twenties and thirties. We do flights and beds, half of every day is yours. Mongolia, South America, Southeast Asia, Europe.',
    },
    keywords: {
      ko: '배낭여행, 20대 여행, 30대 여행, 혼자 여행, 몽골여행, 남미 배낭여행, 유럽 배낭여행, 동행',
      en: 'backpacking, solo travel, Mongolia trip, South America backpacking, Europe backpacking, travel mates',
    },
  },
  chat: { code: null, whatsapp_code: '821000000110' },
  home: {
    hero: {
      scene: 'cloud-citadel',
      hour: 'dusk',
      pictures: [
        { scene: 'dunes', hour: 'night' },
        { scene: 'market-street', hour: 'night' },
        { scene: 'waterfall', hour: 'day' },
        { scene: 'rice-terraces', hour: 'day' },
      ],
      headline: { ko: '일단 배낭부터 메자', en: 'Put the pack on first' },
      line: {
        ko: '혼자 신청하고, 열네 명이 떠나고, 친구가 되어 돌아와요.',
        en: 'Sign up alone, leave as fourteen, come home with friends.',
      },
    },
    reasons: [
      {
        heading: { ko: '혼자 온 사람이 80%', en: 'Eight in ten come alone' },
        line: {
          ko: '어색한 건 첫날 저녁까지만. 출발 전에 단톡방에서 먼저 인사해요.',
          en: 'It is only awkward until dinner on day one, and we say hello in the group chat before that.',
        },
      },
      {
        heading: { ko: '반은 같이, 반은 자유', en: 'Half together, half free' },
        line: {
          ko: '오전엔 크루와 함께, 오후엔 마음대로. 빠져도 아무도 뭐라 안 해요.',
          en: 'Mornings with the crew, afternoons your own. Skip anything, no questions.',
        },
      },
      {
        heading: { ko: '영수증까지 공개', en: 'We show the receipts' },
        line: {
          ko: '항공, 숙소, 교통, 크루 인건비, 우리 몫까지 상품마다 비율로 적어 둬요. 보증보험도 당연히 들었고요.',
          en: 'Flights, beds, transport, crew pay and our share, as percentages on every trip. Insured and guaranteed, of course.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '첫 배낭', en: 'First backpack' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '태국·라오스', en: 'Thailand & Laos' },
          column: 1,
          details: [
            { ko: '치앙마이', en: 'Chiang Mai' },
            { ko: '루앙프라방', en: 'Luang Prabang' },
          ],
        },
        {
          name: { ko: '베트남 북부', en: 'Northern Vietnam' },
          column: 1,
          details: [{ ko: '하장', en: 'Ha Giang' }],
        },
        {
          name: { ko: '인도네시아', en: 'Indonesia' },
          column: 2,
          details: [{ ko: '자바·브로모', en: 'Java & Bromo' }],
        },
      ],
    },
    {
      name: { ko: '초원과 사막', en: 'Steppe and desert' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '몽골', en: 'Mongolia' },
          column: 1,
          details: [
            { ko: '고비', en: 'Gobi' },
            { ko: '홉스골', en: 'Khövsgöl' },
          ],
        },
        {
          name: { ko: '중앙아시아', en: 'Central Asia' },
          column: 1,
          details: [{ ko: '키르기스스탄', en: 'Kyrgyzstan' }],
        },
        { name: { ko: '모로코', en: 'Morocco' }, column: 2, details: [{ ko: '사하라', en: 'Sahara' }] },
        {
          name: { ko: '이집트', en: 'Egypt' },
          column: 2,
          details: [{ ko: '카이로·다합', en: 'Cairo & Dahab' }],
        },
      ],
    },
    {
      name: { ko: '유럽 배낭', en: 'Backpack Europe' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '서유럽', en: 'Western Europe' },
          column: 1,
          details: [{ ko: '런던·파리', en: 'London & Paris' }],
        },
        {
          name: { ko: '동유럽', en: 'Eastern Europe' },
          column: 1,
          details: [{ ko: '프라하·부다페스트', en: 'Prague & Budapest' }],
        },
        {
          name: { ko: '이베리아', en: 'Iberia' },
          column: 2,
          details: [{ ko: '리스본·세비야', en: 'Lisbon & Seville' }],
        },
        {
          name: { ko: '아이슬란드', en: 'Iceland' },
          column: 2,
          details: [{ ko: '링로드', en: 'Ring Road' }],
        },
      ],
    },
    {
      name: { ko: '지구 반대편', en: 'Other side of the planet' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '남미', en: 'South America' },
          column: 1,
          details: [{ ko: '페루·볼리비아', en: 'Peru & Bolivia' }],
        },
        {
          name: { ko: '동아프리카', en: 'East Africa' },
          column: 1,
          details: [{ ko: '세렝게티', en: 'Serengeti' }],
        },
      ],
    },
    {
      name: { ko: '주말 배낭', en: 'Weekend packs' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '일본', en: 'Japan' }, column: 1, details: [{ ko: '후쿠오카', en: 'Fukuoka' }] },
        { name: { ko: '대만', en: 'Taiwan' }, column: 1, details: [{ ko: '타이베이', en: 'Taipei' }] },
        {
          name: { ko: '국내 섬', en: 'Korean islands' },
          column: 2,
          details: [
            { ko: '울릉도', en: 'Ulleungdo' },
            { ko: '굴업도', en: 'Guleopdo' },
          ],
        },
      ],
    },
  ],
  boards: [{ board_id: 'mate', board_name: { ko: '동행 구해요', en: 'Find a mate' }, side_yn: 'Y' }],
  notices: [
    {
      days_ago: 1,
      title: {
        ko: '크루 모집합니다 (여행 좋아하는 사람, 아침 잘 일어나는 사람)',
        en: 'Crew wanted (loves travel, wakes up)',
      },
      contents: {
        ko: '<p>배낭단 여행을 한 번이라도 다녀온 사람이면 지원할 수 있어요. 크루는 길을 안내하는 사람이 아니라 <strong>분위기를 지키는 사람</strong>이에요.</p><ul><li>하는 일: 출발 전 단톡방, 현지 이동 챙기기, 아픈 사람 돌보기</li><li>받는 것: 여행비 전액과 하루 일당</li><li>지원: 메일로 자기소개 한 장과 제일 망한 여행 이야기 하나</li></ul>',
        en: '<p>Anyone who has been on one of our trips may apply. Crew do not guide; they <strong>keep the mood right</strong>.</p><ul><li>What you do: run the group chat, get us on the bus, look after whoever is ill</li><li>What you get: the trip free and a day rate</li><li>Apply: one page about you and one story of your worst journey</li></ul>',
      },
    },
    {
      days_ago: 9,
      title: { ko: '몽골 가는 사람 필독: 화장실, 샤워, 별', en: 'Mongolia: toilets, showers, stars' },
      contents: {
        ko: '<p>솔직하게 쓸게요. 고비에서는 사흘쯤 <strong>샤워를 못 해요</strong>. 화장실은 초원이고요. 물티슈와 드라이샴푸를 챙기면 마음이 편해요.</p><p>대신 밤마다 은하수가 머리 위로 지나가요. 별 사진을 찍을 사람은 손전등에 붉은 셀로판을 붙여 오세요.</p>',
        en: '<p>Plainly: in the Gobi there is <strong>no shower for about three days</strong> and the toilet is the steppe. Wet wipes and dry shampoo help.</p><p>In exchange the Milky Way goes over your head every night. If you shoot stars, tape red film over your torch.</p>',
      },
    },
    {
      days_ago: 21,
      title: { ko: '단톡방 규칙 세 가지만 지켜요', en: 'Three rules for the group chat' },
      contents: {
        ko: '<p>출발 2주 전에 팀 단톡방이 열려요.</p><ul><li>연락처와 SNS는 <strong>본인이 알려 줄 때만</strong></li><li>나이와 직업은 묻지 않기, 말하고 싶으면 말하기</li><li>불편한 일이 생기면 크루에게 바로, 크루가 불편하면 사무실로</li></ul><p>어기면 여행 도중이라도 함께하기 어려워요. 다 같이 편하려고 만든 규칙이에요.</p>',
        en: '<p>The chat opens two weeks before departure.</p><ul><li>Numbers and handles <strong>only if someone offers theirs</strong></li><li>Do not ask age or job; say it if you like</li><li>Something wrong? Tell the crew. Crew the problem? Tell the office</li></ul><p>Breaking these can end your trip. They exist so that everyone is at ease.</p>',
      },
    },
    {
      days_ago: 38,
      title: { ko: '학생·취준생 할인은 이렇게 받아요', en: 'Discount for students and job seekers' },
      contents: {
        ko: '<p>재학증명서나 구직등록확인증이 있으면 해외 상품 <strong>5만 원</strong>을 깎아 드려요. 결제하기 전에 메일로 보내 주시면 금액을 고쳐 드립니다.</p><p>받은 서류는 확인하고 바로 지워요. 주민등록번호 뒷자리는 꼭 가리고 보내 주세요.</p>',
        en: '<p>With proof of enrolment or job-seeker registration you get <strong>KRW 50,000</strong> off any overseas trip. Mail it before you pay and we adjust the price.</p><p>We delete the paper once checked. Please cover the last digits of your resident number.</p>',
      },
    },
    {
      days_ago: 57,
      title: {
        ko: '볼리비아 비자와 황열 접종, 두 달 전에 시작하세요',
        en: 'Bolivia visa and yellow fever shot: start two months ahead',
      },
      contents: {
        ko: '<p>남미 팀은 서류가 좀 많아요. 볼리비아 비자에는 황열 예방접종 증명서가 필요하고, 접종 병원은 예약이 금방 차요.</p><ul><li>60일 전: 접종 예약</li><li>45일 전: 비자 온라인 신청</li><li>30일 전: 여권 사본 올리기</li></ul><p>날짜마다 문자로 알려 드릴게요. <strong>비자 수수료와 접종비는 상품가에 없어요.</strong> 본인 이름으로 직접 내야 해서요.</p>',
        en: '<p>South America means paperwork. The Bolivian visa asks for a yellow fever certificate and clinics fill up.</p><ul><li>60 days before: book the shot</li><li>45 days: apply for the visa online</li><li>30 days: upload your passport</li></ul><p>We text you each date. <strong>Visa and vaccination are not in the price</strong>, because you pay them in your own name.</p>',
      },
    },
    {
      days_ago: 90,
      title: {
        ko: '배낭 몇 리터가 좋아요? (제일 많이 받는 질문)',
        en: 'How many litres? (our most asked question)',
      },
      contents: {
        ko: '<p>일주일이든 3주든 <strong>40~45리터</strong>면 돼요. 빨래는 숙소에서 하면 되니까요. 캐리어도 괜찮지만 하장과 고비, 굴업도는 배낭만 가능해요.</p><p>연남동 사무실에 샘플 배낭 여섯 개가 있어요. 메 보러 오세요. 커피는 있어요.</p>',
        en: '<p>One week or three, <strong>40–45 litres</strong> is enough: hostels have laundry. Suitcases are fine except in Ha Giang, the Gobi and Guleopdo.</p><p>We keep six sample packs at the office in Yeonnam. Come and try them. There is coffee.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '나이 제한 있어요?', en: 'Is there an age limit?' },
      contents: {
        ko: '만 19세부터 39세까지예요. 서로 체력과 생활 리듬이 비슷해야 덜 힘들더라고요. 주말 배낭의 국내 섬은 나이와 상관없이 함께해요.',
        en: '19 to 39: similar stamina and bedtimes make life easier. The Korean islands are open to any age.',
      },
    },
    {
      category: 'B',
      title: { ko: '진짜 혼자 가도 안 어색해요?', en: 'Is it really fine to come alone?' },
      contents: {
        ko: '열네 명 중 열한 명쯤이 혼자 와요. 첫날 저녁에 같이 밥을 먹고 나면 다음 날부터는 사진을 서로 찍어 주고 있을 거예요.',
        en: 'About eleven of fourteen do. After one dinner together you will be taking each other’s pictures.',
      },
    },
    {
      category: 'B',
      title: { ko: '인원이 안 차면 못 가나요?', en: 'What if the trip does not fill up?' },
      contents: {
        ko: '최소 인원은 상품에 적혀 있어요. 안 모이면 늦어도 출발 7일 전에 알려 드리고 전부 환불해 드려요. 비슷한 날짜의 다른 팀으로 옮기는 것도 돼요.',
        en: 'The minimum is on each trip. If we miss it you hear at least seven days before and get everything back, or move to another team.',
      },
    },
    {
      category: 'P',
      title: {
        ko: '결제하다가 창을 닫았어요. 자리 날아갔나요?',
        en: 'I closed the payment window. Did I lose my place?',
      },
      contents: {
        ko: '예약하고 20분 동안은 자리를 잡아 둬요. 그 안에 예약 조회에서 결제를 이어서 하면 돼요. 시간이 지났으면 자리가 남아 있는지 보고 다시 신청해 주세요.',
        en: 'We hold it for 20 minutes after you book; open your reservation and pay. After that, check whether seats are left and book again.',
      },
    },
    {
      category: 'P',
      title: { ko: '현지에서 돈이 얼마나 더 들어요?', en: 'How much more will I spend there?' },
      contents: {
        ko: '상품마다 다녀온 사람들이 쓴 평균을 적어 뒀어요. 라오스 하루 2만 원, 유럽 하루 6만 원쯤이에요. 꼭 내야 하는 비용은 상품가에 다 들어 있어요.',
        en: 'Every trip shows what people really spent: about KRW 20,000 a day in Laos, 60,000 in Europe. Everything compulsory is already in the price.',
      },
    },
    {
      category: 'I',
      title: { ko: '도미토리에서 자나요?', en: 'Do we sleep in dorms?' },
      contents: {
        ko: '동남아와 유럽은 4~6인실 호스텔이고 방은 성별로 나눠요. 몽골은 게르, 사하라는 텐트예요. 둘이 쓰는 방으로 바꾸고 싶으면 예약할 때 적어 주세요.',
        en: 'Hostels with four to six beds, separated by gender; gers in Mongolia and tents in the Sahara. Ask for a twin when you book.',
      },
    },
    {
      category: 'I',
      title: { ko: '영어 못해도 돼요?', en: 'Do I need English?' },
      contents: {
        ko: '크루가 함께 가니까 괜찮아요. 그래도 “이거 얼마예요”랑 “화장실 어디예요”는 외워 오면 자유시간이 훨씬 재밌어요.',
        en: 'No, the crew are with you. But “how much” and “where is the toilet” make free time far more fun.',
      },
    },
    {
      category: 'I',
      title: { ko: '중간에 팀에서 빠져서 더 여행해도 돼요?', en: 'Can I leave the team and travel on?' },
      contents: {
        ko: '돼요. 예약할 때 알려 주면 돌아오는 항공편을 늦춰 드려요. 차액이 있으면 발권 전에 먼저 말씀드려요. 마지막 날 크루에게 인사만 하고 가세요.',
        en: 'Yes. Tell us when booking and we move your return flight, naming any difference before ticketing. Just say goodbye to the crew.',
      },
    },
    {
      category: 'S',
      title: { ko: '아이디를 까먹었어요', en: 'I forgot my ID' },
      contents: {
        ko: '로그인 창에서 아이디 찾기를 누르고 가입한 메일을 넣어 주세요. 메일도 기억이 안 나면 예약번호와 이름으로 비회원 조회부터 해 보세요.',
        en: 'Press find ID in the login window and enter your mail. If that is gone too, look your booking up with its number and your name.',
      },
    },
    {
      category: 'S',
      title: { ko: '탈퇴하면 후기도 지워지나요?', en: 'If I leave, do my reviews go too?' },
      contents: {
        ko: '탈퇴하면 로그인 정보는 지워지고, 예약과 결제 기록은 법에서 정한 기간만 따로 보관해요. 남긴 후기를 지우고 싶으면 탈퇴하기 전에 말해 주세요.',
        en: 'Your log-in goes; booking and payment records are kept apart only as long as the law demands. Tell us before leaving if you want reviews removed.',
      },
    },
  ],
  shops: [],
  packages: [
    {
      package_code: 'BN101',
      place: '첫 배낭/태국·라오스/치앙마이',
      nights: 6,
      days: 8,
      price: 990000,
      scene: 'market-street',
      hour: 'night',
      title: {
        ko: '치앙마이 일주일 살기 6박 8일, 반나절은 아무것도 안 함',
        en: 'A week of living in Chiang Mai',
      },
      summary: {
        ko: '오전엔 요가나 쿠킹 클래스, 오후엔 카페에서 멍. 주말 야시장에서 저녁을 때우면 하루 만 원으로 배불러요.',
        en: 'Yoga or a cooking class in the morning, a café in the afternoon, dinner at the weekend market for next to nothing.',
      },
      tags: [
        ['혼자 환영', 'Solo friendly'],
        ['느린 여행', 'Slow travel'],
        ['호스텔', 'Hostel'],
      ],
    },
    {
      package_code: 'BN102',
      place: '첫 배낭/태국·라오스/루앙프라방',
      nights: 5,
      days: 7,
      price: 890000,
      scene: 'waterfall',
      hour: 'day',
      title: {
        ko: '루앙프라방에서 방비엥까지, 라오스 슬로보트 7일',
        en: 'Laos by slow boat: Luang Prabang to Vang Vieng',
      },
      summary: {
        ko: '메콩강을 이틀 동안 떠내려와요. 와이파이는 없고 노을은 있어요. 폭포에서 다이빙하고 튜브 타고 또 떠내려가요.',
        en: 'Two days down the Mekong with no Wi-Fi and plenty of sunset, then waterfalls and more floating, this time in a tube.',
      },
      tags: [
        ['혼자 환영', 'Solo friendly'],
        ['슬로보트', 'Slow boat'],
        ['게스트하우스', 'Guesthouse'],
      ],
    },
    {
      package_code: 'BN103',
      place: '첫 배낭/베트남 북부/하장',
      nights: 4,
      days: 6,
      price: 950000,
      scene: 'rice-terraces',
      hour: 'day',
      title: {
        ko: '하장 루프 오토바이 뒷자리 6일 — 운전은 현지 친구가, 우리는 구경만',
        en: 'Ha Giang loop on the back of a motorbike',
      },
      summary: {
        ko: '면허 없어도 돼요. 현지 라이더 뒤에 앉아 350km를 나흘에 돌아요. 밤에는 홈스테이에서 다 같이 밥을 먹어요.',
        en: 'No licence needed: 350 km in four days behind a local rider, with family dinners at homestays.',
      },
      tags: [
        ['이지라이더', 'Easy rider'],
        ['홈스테이', 'Homestay'],
        ['배낭만 가능', 'Backpack only'],
      ],
    },
    {
      package_code: 'BN104',
      place: '첫 배낭/인도네시아/자바·브로모',
      nights: 5,
      days: 7,
      price: 1190000,
      scene: 'volcano-crater',
      hour: 'dawn',
      title: {
        ko: '자바 화산 두 개 넘기 7일, 브로모 일출과 이젠 파란 불꽃',
        en: 'Java: sunrise at Bromo, blue fire at Ijen',
      },
      summary: {
        ko: '새벽 두 시 기상이 이틀이나 있어요. 그런데 다녀온 사람 모두 그 이틀이 제일 좋았대요.',
        en: 'Two alarms at two in the morning, and everyone says those were the best days.',
      },
      tags: [
        ['새벽 출발', 'Early starts'],
        ['지프 투어', 'Jeep ride'],
        ['체력 중', 'Medium effort'],
      ],
    },
    {
      package_code: 'BN201',
      place: '초원과 사막/몽골/고비',
      nights: 7,
      days: 8,
      price: 1690000,
      scene: 'dunes',
      hour: 'night',
      title: { ko: '몽골 고비사막 7박 8일, 푸르공 타고 별 보러', en: 'Gobi desert by old Russian van' },
      summary: {
        ko: '푸르공 두 대에 나눠 타고 하루 여섯 시간씩 달려요. 엉덩이는 아프지만 홍고린엘스 모래언덕에 오르면 다 잊어요.',
        en: 'Two old vans, six hours a day. Your backside will complain until you reach the top of the Khongoryn dunes.',
      },
      tags: [
        ['게르 숙박', 'Ger camps'],
        ['별 사진', 'Star photos'],
        ['혼자 환영', 'Solo friendly'],
      ],
    },
    {
      package_code: 'BN202',
      place: '초원과 사막/몽골/홉스골',
      nights: 6,
      days: 7,
      price: 1590000,
      scene: 'steppe-gers',
      hour: 'dusk',
      title: { ko: '홉스골 호수 말 타기 캠프 6박 7일', en: 'Khövsgöl: a week of horses by the lake' },
      summary: {
        ko: '말 타는 법을 이틀 배우고 사흘째부터 호숫가를 달려요. 장작 난로 당번은 제비뽑기예요.',
        en: 'Two days of lessons, then along the shore on horseback. We draw lots for stove duty.',
      },
      tags: [
        ['승마', 'Riding'],
        ['게르 숙박', 'Ger camps'],
        ['여름 한정', 'Summer only'],
      ],
    },
    {
      package_code: 'BN203',
      place: '초원과 사막/중앙아시아/키르기스스탄',
      nights: 6,
      days: 8,
      price: 1790000,
      scene: 'steppe-gers',
      hour: 'day',
      title: { ko: '키르기스스탄 이식쿨과 알틴아라샨 8일', en: 'Kyrgyzstan: Issyk-Kul and Altyn-Arashan' },
      summary: {
        ko: '스위스 같은 산인데 밥값이 4천 원이에요. 유르트에서 자고 노천온천에 몸을 담가요.',
        en: 'Mountains like Switzerland, lunch for four thousand won. Sleep in yurts, soak in hot springs.',
      },
      tags: [
        ['유르트', 'Yurts'],
        ['트레킹', 'Trekking'],
        ['가성비', 'Great value'],
      ],
    },
    {
      package_code: 'BN204',
      place: '초원과 사막/모로코/사하라',
      nights: 8,
      days: 10,
      price: 2690000,
      scene: 'dunes',
      hour: 'dusk',
      title: {
        ko: '모로코 사하라 사막 캠프와 파란 마을 셰프샤우엔 10일',
        en: 'Morocco: a Sahara camp and the blue town',
      },
      summary: {
        ko: '낙타 대신 사륜차를 타고 들어가 텐트에서 자요. 마라케시 시장에서는 크루가 흥정을 가르쳐 줘요.',
        en: 'Into the dunes by 4x4 and a night in tents. In the Marrakech souk the crew teach you to haggle.',
      },
      tags: [
        ['사막 텐트', 'Desert tents'],
        ['혼자 환영', 'Solo friendly'],
        ['야간열차', 'Night train'],
      ],
    },
    {
      package_code: 'BN205',
      place: '초원과 사막/이집트/카이로·다합',
      nights: 7,
      days: 9,
      price: 1990000,
      scene: 'pyramids',
      hour: 'dusk',
      title: {
        ko: '카이로 피라미드 찍고 다합에서 늘어지기 9일',
        en: 'Cairo pyramids, then doing nothing in Dahab',
      },
      summary: {
        ko: '이틀은 부지런히 피라미드를, 닷새는 홍해 앞 방석에 누워 지내요. 스노클링은 숙소 앞 열 걸음이에요.',
        en: 'Two busy days of pyramids and five on cushions by the Red Sea. The reef is ten steps from bed.',
      },
      tags: [
        ['다이빙 선택', 'Diving optional'],
        ['느린 여행', 'Slow travel'],
        ['호스텔', 'Hostel'],
      ],
    },
    {
      package_code: 'BN301',
      place: '유럽 배낭/서유럽/런던·파리',
      nights: 7,
      days: 9,
      price: 2490000,
      scene: 'clock-tower',
      hour: 'dusk',
      title: {
        ko: '런던 인, 파리 아웃 9일 — 첫 유럽이면 이걸로 시작',
        en: 'Into London, out of Paris: start Europe here',
      },
      summary: {
        ko: '무료 박물관과 마트 샌드위치로 버티는 런던, 빵으로 버티는 파리. 유로스타 표는 우리가 제일 쌀 때 사 둬요.',
        en: 'London on free museums and supermarket sandwiches, Paris on bread. We buy the Eurostar while it is cheap.',
      },
      tags: [
        ['첫 유럽', 'First Europe'],
        ['유로스타', 'Eurostar'],
        ['호스텔', 'Hostel'],
      ],
    },
    {
      package_code: 'BN302',
      place: '유럽 배낭/동유럽/프라하·부다페스트',
      nights: 7,
      days: 9,
      price: 2190000,
      scene: 'old-bridge',
      hour: 'night',
      title: {
        ko: '프라하·빈·부다페스트 야경 세 도시 9일',
        en: 'Prague, Vienna, Budapest: three cities by night',
      },
      summary: {
        ko: '버스로 네 시간씩, 세 도시를 이어요. 부다페스트의 마지막 밤은 온천 수영장에서 보내요.',
        en: 'Three cities, four hours of bus between each, and a last night in the Budapest baths.',
      },
      tags: [
        ['야경', 'Night views'],
        ['혼자 환영', 'Solo friendly'],
        ['호스텔', 'Hostel'],
      ],
    },
    {
      package_code: 'BN303',
      place: '유럽 배낭/이베리아/리스본·세비야',
      nights: 9,
      days: 11,
      price: 2590000,
      scene: 'tram-street',
      hour: 'day',
      title: {
        ko: '리스본에서 세비야까지 버스로 가는 이베리아 11일',
        en: 'Iberia by bus: Lisbon to Seville',
      },
      summary: {
        ko: '에그타르트로 시작해 플라멩코로 끝나요. 중간에 라고스 해변에서 이틀 쉬어 가요.',
        en: 'Begins with custard tarts, ends with flamenco, with two days on the beach at Lagos between.',
      },
      tags: [
        ['해변 휴식', 'Beach days'],
        ['버스 이동', 'By bus'],
        ['느린 여행', 'Slow travel'],
      ],
    },
    {
      package_code: 'BN304',
      place: '유럽 배낭/아이슬란드/링로드',
      nights: 7,
      days: 9,
      price: 3590000,
      scene: 'aurora',
      hour: 'night',
      title: {
        ko: '아이슬란드 링로드 한 바퀴 9일, 오로라 기다리기',
        en: 'Iceland’s Ring Road, waiting for the aurora',
      },
      summary: {
        ko: '승합차 두 대로 1,300km를 돌아요. 오로라는 약속 못 하지만 밤마다 깨워 줄 당번은 정해 놨어요.',
        en: '1,300 km in two vans. We cannot promise the aurora, only someone on duty to wake you.',
      },
      tags: [
        ['오로라', 'Aurora'],
        ['같이 요리', 'We cook'],
        ['승합차', 'By van'],
      ],
    },
    {
      package_code: 'BN401',
      place: '지구 반대편/남미/페루·볼리비아',
      nights: 19,
      days: 21,
      price: 5990000,
      scene: 'cloud-citadel',
      hour: 'dawn',
      title: {
        ko: '페루·볼리비아 3주, 마추픽추에서 우유니 소금사막까지 낮은 데서 높은 데로 오르는 21일',
        en: 'Peru and Bolivia in three weeks: Machu Picchu, Uyuni',
      },
      summary: {
        ko: '휴학하거나 퇴사한 사람이 제일 많이 타는 팀이에요. 고산 적응을 위해 낮은 데서 높은 데로 천천히 올라가요.',
        en: 'The trip most people quit a job or a semester for. We climb slowly from low to high.',
      },
      tags: [
        ['3주', 'Three weeks'],
        ['고산 적응', 'Slow ascent'],
        ['비자 안내', 'Visa help'],
      ],
    },
    {
      package_code: 'BN402',
      place: '지구 반대편/동아프리카/세렝게티',
      nights: 8,
      days: 10,
      price: 4290000,
      scene: 'savanna',
      hour: 'dusk',
      title: { ko: '세렝게티 캠핑 사파리와 잔지바르 10일', en: 'Serengeti camping safari and Zanzibar' },
      summary: {
        ko: '텐트 밖에서 하이에나 소리가 들려요. 사파리 나흘이 끝나면 인도양에서 사흘 동안 뻗어 있어요.',
        en: 'Hyenas outside the tent for four nights, then three days flat out by the Indian Ocean.',
      },
      tags: [
        ['캠핑', 'Camping'],
        ['사파리', 'Safari'],
        ['해변 휴식', 'Beach days'],
      ],
    },
    {
      package_code: 'BN501',
      place: '주말 배낭/일본/후쿠오카',
      nights: 2,
      days: 3,
      price: 429000,
      scene: 'table-meal',
      hour: 'dusk',
      title: { ko: '후쿠오카 금토일 라멘 원정', en: 'Fukuoka weekend: a ramen expedition' },
      summary: {
        ko: '금요일 저녁에 퇴근하고 떠나요. 2박 3일에 라멘 다섯 그릇이 목표, 야타이는 덤이에요.',
        en: 'Leave after work on Friday. Five bowls in three days, street stalls extra.',
      },
      tags: [
        ['금요일 출발', 'Friday departure'],
        ['맛집', 'Food'],
        ['연차 0일', 'No leave needed'],
      ],
    },
    {
      package_code: 'BN502',
      place: '주말 배낭/대만/타이베이',
      nights: 3,
      days: 4,
      price: 549000,
      scene: 'lantern-hill',
      hour: 'night',
      title: { ko: '타이베이 야시장 3박 4일, 연차 하루만', en: 'Taipei night markets on one day of leave' },
      summary: {
        ko: '야시장을 밤마다 하나씩 정복하고, 낮에는 기차 타고 스펀에 가서 천등을 날려요.',
        en: 'One night market a night, and a day trip by train to Shifen to send up a lantern.',
      },
      tags: [
        ['야시장', 'Night markets'],
        ['연차 1일', 'One day of leave'],
        ['호스텔', 'Hostel'],
      ],
    },
    {
      package_code: 'BN503',
      place: '주말 배낭/국내 섬/울릉도',
      nights: 3,
      days: 4,
      price: 389000,
      scene: 'lighthouse',
      hour: 'dawn',
      title: {
        ko: '울릉도 백패킹 3박 4일, 배 끊기면 5일',
        en: 'Backpacking on Ulleungdo (longer if the ferry stops)',
      },
      summary: {
        ko: '텐트와 침낭은 빌려 드려요. 파도가 높아 배가 못 뜨면 하루 더 놀아야 하니 월요일은 비워 두세요.',
        en: 'We lend tents and sleeping bags. If the sea is high you stay another day, so keep Monday clear.',
      },
      tags: [
        ['백패킹', 'Wild camping'],
        ['장비 대여', 'Gear lent'],
        ['배편 포함', 'Ferry included'],
      ],
    },
    {
      package_code: 'BN504',
      place: '주말 배낭/국내 섬/굴업도',
      nights: 1,
      days: 2,
      price: 179000,
      scene: 'night-ferry',
      hour: 'dusk',
      title: { ko: '굴업도 사슴 언덕 1박 2일', en: 'Guleopdo: one night on the deer hill' },
      summary: {
        ko: '서울에서 반나절이면 닿는 섬이에요. 언덕에 텐트를 치고 노을을 보고, 가져온 건 전부 되가져가요.',
        en: 'Half a day from Seoul. Pitch on the hill, watch the sun go, carry out everything you carried in.',
      },
      tags: [
        ['백패킹', 'Wild camping'],
        ['쓰레기 없이', 'Leave no trace'],
        ['배낭만 가능', 'Backpack only'],
      ],
    },
  ],
}
