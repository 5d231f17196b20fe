// Key 6, 페어웨이투어: golf. Short, exact, in holes, minutes and metres; the one agency without reviews. §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { fairwayFace } from '../faces/clubs.ts'

export const fairway: DemoAgency = {
  travel_agency: 6,
  default_language: 'ko',
  review_yn: 'N',
  theme: fairwayFace,
  info: {
    kakao_key: null,
    about_yn: 'N',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'N',
    facebook_url: 'https://facebook.example/fairwaytour',
    insta_url: null,
    naver_url: 'https://cafe.naver.example/fairwaytour',
    line_url: null,
    company_name: { ko: '페어웨이투어', en: 'Fairway Tour' },
    ceo_name: { ko: '문정훈', en: 'Junghoon Moon' },
    address: {
      ko: '경기도 성남시 분당구 황새울로 600, 12층 (서현동)',
      en: '12F, 600 Hwangsaeul-ro, Bundang-gu, Seongnam, Gyeonggi-do',
    },
    phone: '031-555-0161',
    fax: '031-555-0162',
    mail: 'tee@fairwaytour.example',
    bank: '하나은행',
    account_holder: '(주)페어웨이투어',
    account_number: '000-910006-00164',
    biz_number: '129-00-00617',
    sales_number: '제2012-성남분당-0616호 (성남시 분당구청)',
    privacy_person: { ko: '배상우', en: 'Sangwoo Bae' },
    operating_time: {
      ko: '월–금 09:00–18:00 (점심 12:00–13:00) · 출발 팀 긴급전화 24시간',
      en: 'Mon–Fri 09:00–18:00 (lunch 12:00–13:00) · emergency line for travelling groups 24 hours',
    },
    tourism_number: '종합여행업 제2012-000061호',
    insurance: {
      ko: '영업보증보험 2억 원 · 기획여행보증 3억 원',
      en: 'Business guarantee KRW 200 million · package tour guarantee KRW 300 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '페어웨이투어 | 해외·국내 골프여행 전문',
      en: 'Fairway Tour | Golf travel, on time and in the price',
    },
    description: {
      ko: '일본, 태국, 베트남, 제주 골프여행. 그린피와 카트비, 캐디피까지 더한 금액으로 안내하고 티오프 시각을 예약 때 확정합니다.',
      en: 'Golf trips to Japan, Thailand, Vietnam and Jeju. Green fee, cart and caddie are in the price and tee times are fixed when you book.',
    },
    keywords: {
      ko: '골프여행, 해외골프, 일본골프, 태국골프, 베트남골프, 제주골프, 골프패키지, 단체골프',
      en: 'golf travel, golf package, Japan golf, Thailand golf, Vietnam golf, Jeju golf, group golf',
    },
  },
  chat: { code: '_fairway6', whatsapp_code: '821000000106' },
  home: {
    hero: {
      scene: 'golf-fairway',
      hour: 'dawn',
      pictures: [],
      headline: {
        ko: '가까운 날부터, 남은 티타임',
        en: 'Tee times that are left, soonest first',
      },
      line: {
        ko: '그린피·카트·캐디피를 모두 더한 값과 확정된 티오프 시각입니다.',
        en: 'One price with green fee, cart and caddie, and a tee time in writing.',
      },
    },
    reasons: [
      {
        heading: { ko: '티오프 시각 확정', en: 'Tee times in writing' },
        line: {
          ko: '예약 확인서에 라운드별 티오프 시각을 적습니다. 골프장 사정으로 30분 넘게 밀리면 그날 그린피의 20%를 돌려 드립니다.',
          en: 'Every round’s tee time is on your confirmation. If the course delays it by more than 30 minutes we return 20% of that day’s green fee.',
        },
      },
      {
        heading: { ko: '현장 추가금 없음', en: 'Nothing to pay at the counter' },
        line: {
          ko: '그린피, 2인 1카트, 의무 캐디피, 골프장 왕복 차량이 표시 금액에 들어 있습니다. 캐디팁은 자율입니다.',
          en: 'Green fee, shared cart, compulsory caddie fee and transfers are in the price shown. Caddie tips are your own choice.',
        },
      },
      {
        heading: { ko: '직접 쳐 보고 고른 코스', en: 'Courses we have played' },
        line: {
          ko: '담당자가 해마다 두 번 라운드하며 그린 빠르기와 잔디 상태를 기록합니다. 관리가 나빠진 곳은 목록에서 뺍니다.',
          en: 'Our staff play each course twice a year and note green speed and turf. Courses that slip come off the list.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '일본 골프', en: 'Japan' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '규슈', en: 'Kyushu' },
          column: 1,
          details: [
            { ko: '미야자키', en: 'Miyazaki' },
            { ko: '가고시마', en: 'Kagoshima' },
            { ko: '오이타·벳푸', en: 'Oita & Beppu' },
          ],
        },
        {
          name: { ko: '홋카이도', en: 'Hokkaido' },
          column: 2,
          details: [{ ko: '도마코마이', en: 'Tomakomai' }],
        },
        { name: { ko: '오키나와', en: 'Okinawa' }, column: 2, details: [{ ko: '온나', en: 'Onna' }] },
      ],
    },
    {
      name: { ko: '동남아 골프', en: 'Southeast Asia' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '태국', en: 'Thailand' },
          column: 1,
          details: [
            { ko: '치앙마이', en: 'Chiang Mai' },
            { ko: '파타야', en: 'Pattaya' },
            { ko: '카오야이', en: 'Khao Yai' },
          ],
        },
        {
          name: { ko: '베트남', en: 'Vietnam' },
          column: 2,
          details: [
            { ko: '다낭', en: 'Da Nang' },
            { ko: '하노이·하롱', en: 'Hanoi & Ha Long' },
          ],
        },
        {
          name: { ko: '말레이시아', en: 'Malaysia' },
          column: 3,
          details: [{ ko: '코타키나발루', en: 'Kota Kinabalu' }],
        },
        { name: { ko: '필리핀', en: 'Philippines' }, column: 3, details: [{ ko: '클라크', en: 'Clark' }] },
      ],
    },
    {
      name: { ko: '중국 골프', en: 'China' },
      side_yn: 'N',
      areas: [
        { name: { ko: '윈난', en: 'Yunnan' }, column: 1, details: [{ ko: '쿤밍', en: 'Kunming' }] },
        { name: { ko: '하이난', en: 'Hainan' }, column: 1, details: [{ ko: '싼야', en: 'Sanya' }] },
      ],
    },
    {
      name: { ko: '국내 골프', en: 'Korea' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '제주', en: 'Jeju' }, column: 1, details: [{ ko: '서귀포', en: 'Seogwipo' }] },
        {
          name: { ko: '남도', en: 'South-west' },
          column: 1,
          details: [{ ko: '영암·해남', en: 'Yeongam & Haenam' }],
        },
      ],
    },
    {
      name: { ko: '원정 라운드', en: 'Golf pilgrimages' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '스코틀랜드', en: 'Scotland' },
          column: 1,
          details: [{ ko: '세인트앤드루스', en: 'St Andrews' }],
        },
        {
          name: { ko: '호주', en: 'Australia' },
          column: 1,
          details: [{ ko: '멜버른 샌드벨트', en: 'Melbourne Sandbelt' }],
        },
        {
          name: { ko: '미국', en: 'United States' },
          column: 2,
          details: [{ ko: '애리조나', en: 'Arizona' }],
        },
      ],
    },
  ],
  boards: [{ board_id: 'course', board_name: { ko: '코스 점검 일지', en: 'Course reports' }, side_yn: 'Y' }],
  notices: [
    {
      days_ago: 2,
      title: { ko: '항공사별 골프백 수하물 기준 정리', en: 'Golf bag allowances by type of airline' },
      contents: {
        ko: '<p>골프백은 무게보다 <strong>개수 기준</strong>에서 추가 요금이 나오는 경우가 많습니다. 발권 항공사의 기준을 예약 확인서에 적어 드립니다.</p><ul><li>대형 항공사: 이코노미 23kg 1개. 골프백과 가방을 따로 부치면 2개로 계산됩니다.</li><li>저비용 항공사: 15~20kg. 페어웨이투어 일본 상품에는 골프백 20kg이 포함되어 있습니다.</li><li>항공커버 안에 옷을 함께 넣어도 됩니다. 다만 거리측정기 배터리는 반드시 기내로 가져가십시오.</li></ul>',
        en: '<p>Extra charges usually come from the <strong>number of pieces</strong>, not the weight. The rule of your airline is on your confirmation.</p><ul><li>Full-service airlines: one piece of 23 kg in economy. A golf bag and a suitcase count as two.</li><li>Low-cost airlines: 15–20 kg. Our Japan packages include a 20 kg golf bag.</li><li>Clothes may travel in the bag cover, but rangefinder batteries must go in the cabin.</li></ul>',
      },
    },
    {
      days_ago: 11,
      title: { ko: '우천 시 라운드 진행과 환불 기준', en: 'Rain: when we play and what we refund' },
      contents: {
        ko: '<p>라운드 진행 여부는 골프장이 결정합니다. 개인 판단으로 중단하시면 환불되지 않습니다.</p><ul><li>시작 전 폐장: 그린피·카트비·캐디피 <strong>전액</strong> 환불 또는 대체 라운드</li><li>9홀 이전 중단: 골프장 레인체크 기준에 따라 정산</li><li>9홀 이후 중단: 18홀을 마친 것으로 봅니다</li></ul><p>환불금은 귀국 후 7영업일 안에 예약자 계좌로 보냅니다.</p>',
        en: '<p>The course decides whether play goes on. Stopping by your own choice is not refunded.</p><ul><li>Closed before the start: green fee, cart and caddie in <strong>full</strong>, or another round</li><li>Stopped before nine holes: settled by the course’s rain check</li><li>Stopped after nine holes: counts as eighteen</li></ul><p>Refunds reach the account of the person who booked within seven working days of your return.</p>',
      },
    },
    {
      days_ago: 23,
      title: { ko: '1~3인 예약과 조인 라운드 안내', en: 'Booking as one, two or three' },
      contents: {
        ko: '<p>네 분이 아니어도 예약하실 수 있습니다.</p><ul><li>일본·태국·말레이시아: <strong>2인 플레이</strong> 가능. 추가금이 있으면 상품 상세에 적혀 있습니다.</li><li>베트남·국내: 조인 배정을 원칙으로 하며, 출발 3일 전에 동반 팀의 평균 타수를 알려 드립니다.</li><li>1인 예약은 객실 1인 사용료가 더해집니다.</li></ul>',
        en: '<p>You need not be four.</p><ul><li>Japan, Thailand, Malaysia: <strong>twosomes</strong> can play; any supplement is on the package page.</li><li>Vietnam and Korea: we pair you, and three days before departure tell you the average score of your partners.</li><li>A single booking adds the single-room charge.</li></ul>',
      },
    },
    {
      days_ago: 41,
      title: {
        ko: '계좌이체 입금자명은 예약자와 같게 부탁드립니다',
        en: 'Please transfer under the name of the booking',
      },
      contents: {
        ko: '<p>단체 총무께서 한 번에 보내실 때 확인이 늦어지는 일이 있습니다. 입금자명 뒤에 <strong>예약번호 앞 4자리</strong>를 붙여 주시면 당일 확인됩니다.</p><p>10만 원 이상 현금 거래는 요청이 없어도 현금영수증을 발급합니다. 지출증빙이 필요한 법인은 사업자등록번호를 미리 알려 주십시오.</p>',
        en: '<p>When one person pays for a group it can take us longer to match. Add the <strong>first four characters of the reservation number</strong> after the name and it is confirmed the same day.</p><p>We issue a cash receipt for every transfer of KRW 100,000 or more, asked or not. Companies that need one for expenses should send their business number in advance.</p>',
      },
    },
    {
      days_ago: 66,
      title: {
        ko: '단체 8팀 이상, 대회 진행을 도와드립니다',
        en: 'Eight groups or more: we run your tournament',
      },
      contents: {
        ko: '<p>동문회와 거래처 행사를 위해 조 편성표, 신페리오 집계, 니어리스트·롱기스트 표지판, 시상품 구매를 대행합니다.</p><p>출발 <strong>45일 전</strong>까지 명단과 핸디캡을 보내 주시면 조 편성 초안을 드립니다. 운영비는 견적서에 따로 적습니다.</p>',
        en: '<p>For alumni and client events we prepare the pairings, score by New Peoria, set nearest-pin and long-drive markers and buy the prizes.</p><p>Send names and handicaps <strong>45 days</strong> ahead and we return a draft draw. The running cost stands as its own line in the quote.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '티오프 시각은 언제 확정됩니까?', en: 'When are tee times fixed?' },
      contents: {
        ko: '입금이 확인된 다음 영업일에 확정해 예약 확인서로 보내 드립니다. 이른 시각과 늦은 시각 가운데 원하시는 쪽을 예약 요청란에 적어 주십시오.',
        en: 'On the working day after your transfer is confirmed. Write in the request field whether you prefer early or late.',
      },
    },
    {
      category: 'B',
      title: {
        ko: '골프를 치지 않는 동반자도 갈 수 있습니까?',
        en: 'May a companion come who does not play?',
      },
      contents: {
        ko: '가능합니다. 비라운드 동반자는 그린피와 캐디피를 뺀 금액으로 따로 견적을 드립니다. 온천이나 시내 차량이 필요하시면 함께 적어 주십시오.',
        en: 'Yes. We quote without green and caddie fees. Tell us if they would like a hot spring or a car into town.',
      },
    },
    {
      category: 'B',
      title: { ko: '예약 인원이 줄면 어떻게 됩니까?', en: 'What if our group gets smaller?' },
      contents: {
        ko: '빠지는 분의 몫만 취소 기준을 적용합니다. 남은 분이 3인 또는 2인이 되어 카트비가 달라지면 차액을 먼저 알려 드리고 동의를 받습니다.',
        en: 'The cancellation scale applies to the person leaving only. If cart fees change for those who remain, we tell you the difference and ask first.',
      },
    },
    {
      category: 'P',
      title: { ko: '카드 결제가 됩니까?', en: 'Can we pay by card?' },
      contents: {
        ko: '홈페이지에서는 계좌이체로만 결제하실 수 있습니다. 예약을 마치면 은행과 계좌번호, 입금 기한이 화면과 메일로 안내됩니다.',
        en: 'On this site payment is by bank transfer. After booking, the bank, account number and deadline appear on screen and in your mail.',
      },
    },
    {
      category: 'P',
      title: { ko: '캐디팁은 얼마나 준비합니까?', en: 'How much should we tip caddies?' },
      contents: {
        ko: '의무 캐디피는 상품가에 들어 있습니다. 팁은 자율이며 태국은 라운드당 400바트, 베트남은 50만 동 안팎이 현지 관례입니다. 일본에는 캐디팁 관례가 없습니다.',
        en: 'The compulsory caddie fee is in the price. Tips are voluntary; custom is about 400 baht a round in Thailand and 500,000 dong in Vietnam. Japan has no such custom.',
      },
    },
    {
      category: 'I',
      title: { ko: '클럽을 빌릴 수 있습니까?', en: 'Can we hire clubs?' },
      contents: {
        ko: '대부분의 골프장에서 빌릴 수 있습니다. 왼손용과 여성용은 수량이 적으니 출발 7일 전까지 신청해 주십시오. 요금은 상품 상세에 골프장별로 적혀 있습니다.',
        en: 'At most courses, yes. Left-handed and women’s sets are few, so ask seven days ahead. Fees are listed by course on the package page.',
      },
    },
    {
      category: 'I',
      title: { ko: '하루 36홀도 가능합니까?', en: 'Is 36 holes a day possible?' },
      contents: {
        ko: '태국과 코타키나발루, 쿤밍 상품에서 가능합니다. 추가 라운드는 선택 사항이며 당일 오전에 현지 담당자에게 신청하시면 됩니다. 여름 홋카이도는 일조 시간이 길어 27홀까지 권합니다.',
        en: 'In Thailand, Kota Kinabalu and Kunming. Extra rounds are optional; ask our local staff that morning. In a Hokkaido summer we suggest up to 27.',
      },
    },
    {
      category: 'I',
      title: { ko: '올드코스 라운드가 보장됩니까?', en: 'Is a round on the Old Course guaranteed?' },
      contents: {
        ko: '보장하지 않습니다. 올드코스는 추첨제이며 저희는 체류 기간 동안 매일 추첨에 응모합니다. 당첨되지 않으면 같은 날 다른 링크스 코스에서 라운드하고, 금액은 달라지지 않습니다.',
        en: 'No. It is drawn by ballot, and we enter you every day of your stay. Without luck you play another links that day at no change in price.',
      },
    },
    {
      category: 'S',
      title: {
        ko: '총무가 일행의 여권을 한꺼번에 올릴 수 있습니까?',
        en: 'Can our organiser upload everyone’s passport?',
      },
      contents: {
        ko: '여권 정보는 본인 동의가 필요합니다. 담당자에게 일행별 1회용 링크를 요청하시면 각자 휴대전화로 동의하고 직접 올리실 수 있습니다.',
        en: 'Passport data needs each person’s own consent. Ask for one-time links and every traveller consents and uploads from their own phone.',
      },
    },
  ],
  shops: [],
  packages: [
    {
      package_code: 'FW11',
      place: '일본 골프/규슈/미야자키',
      nights: 2,
      days: 3,
      price: 990000,
      scene: 'golf-fairway',
      hour: 'day',
      title: {
        ko: '미야자키 해안 코스 3일 54홀, 골프호텔 숙박',
        en: 'Miyazaki seaside courses, 54 holes in three days',
      },
      summary: {
        ko: '소나무 숲과 태평양을 낀 두 코스에서 매일 18홀을 돕니다. 호텔에서 클럽하우스까지 걸어서 5분입니다.',
        en: 'Eighteen holes a day on two courses between pines and the Pacific. The clubhouse is a five-minute walk from your room.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['2인 플레이', 'Twosomes'],
        ['골프백 20kg', '20 kg golf bag'],
      ],
    },
    {
      package_code: 'FW12',
      place: '일본 골프/규슈/가고시마',
      nights: 3,
      days: 4,
      price: 1190000,
      scene: 'volcano-crater',
      hour: 'day',
      title: {
        ko: '가고시마 사쿠라지마 조망 라운드와 온천 4일',
        en: 'Kagoshima: golf in view of Sakurajima, and hot springs',
      },
      summary: {
        ko: '화산을 마주 보는 고지대 코스입니다. 라운드 뒤에는 모래찜질 온천으로 이동합니다.',
        en: 'Upland holes facing the volcano, followed by the sand baths.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['온천', 'Hot spring'],
        ['석식 포함', 'Dinners included'],
      ],
    },
    {
      package_code: 'FW13',
      place: '일본 골프/규슈/오이타·벳푸',
      nights: 2,
      days: 3,
      price: 1090000,
      scene: 'hot-spring',
      hour: 'dusk',
      title: {
        ko: '벳푸 온천 료칸과 오이타 명문 코스 3일 36홀',
        en: 'Beppu ryokan and two Oita courses, 36 holes',
      },
      summary: {
        ko: '오전 라운드 두 번, 저녁은 온천입니다. 무리 없는 36홀 일정이라 부부 동반이 많습니다.',
        en: 'Two morning rounds, evenings in the bath. An easy 36 holes, popular with couples.',
      },
      tags: [
        ['36홀', '36 holes'],
        ['료칸 숙박', 'Ryokan stay'],
        ['부부 동반', 'Couples'],
      ],
    },
    {
      package_code: 'FW14',
      place: '일본 골프/홋카이도/도마코마이',
      nights: 3,
      days: 4,
      price: 1590000,
      scene: 'golf-fairway',
      hour: 'dawn',
      title: {
        ko: '홋카이도 여름 골프 4일 72홀 — 평균 22도, 신치토세공항 20분 거리의 두 코스',
        en: 'Hokkaido in summer: 72 holes, 20 minutes from the airport',
      },
      summary: {
        ko: '한여름에도 선선한 자작나무 숲 코스입니다. 도착일과 귀국일에도 라운드할 수 있게 항공편을 맞췄습니다.',
        en: 'Birch-lined fairways that stay cool in August. Flights are timed so that you play on the first and last day too.',
      },
      tags: [
        ['72홀', '72 holes'],
        ['여름 추천', 'Best in summer'],
        ['2인 플레이', 'Twosomes'],
        ['골프백 20kg', '20 kg golf bag'],
      ],
    },
    {
      package_code: 'FW15',
      place: '일본 골프/오키나와/온나',
      nights: 2,
      days: 3,
      price: 1050000,
      scene: 'palm-bay',
      hour: 'day',
      title: { ko: '오키나와 온나 오션 코스 3일 36홀', en: 'Okinawa: ocean holes at Onna, 36 holes' },
      summary: {
        ko: '겨울에도 반소매로 칠 수 있습니다. 바다를 넘기는 파3 홀이 이 코스의 얼굴입니다.',
        en: 'Short sleeves even in winter, and a par three that carries the sea.',
      },
      tags: [
        ['36홀', '36 holes'],
        ['겨울 추천', 'Best in winter'],
        ['오션뷰', 'Ocean view'],
      ],
    },
    {
      package_code: 'FW21',
      place: '동남아 골프/태국/치앙마이',
      nights: 3,
      days: 5,
      price: 990000,
      scene: 'golf-fairway',
      hour: 'dawn',
      title: {
        ko: '치앙마이 5일 54홀, 산 아래 세 코스',
        en: 'Chiang Mai: three courses below the hills, 54 holes',
      },
      summary: {
        ko: '건기의 아침 기온은 18도입니다. 서로 다른 세 코스를 돌고 저녁에는 구시가 야시장에 다녀옵니다.',
        en: 'Dry-season mornings start at 18°C. Three different courses, with evenings at the old-town night market.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['1인 1캐디', 'One caddie each'],
        ['36홀 가능', '36 a day possible'],
      ],
    },
    {
      package_code: 'FW22',
      place: '동남아 골프/태국/파타야',
      nights: 3,
      days: 5,
      price: 890000,
      scene: 'golf-fairway',
      hour: 'dusk',
      title: { ko: '파타야 골프리조트 5일 무제한 라운드', en: 'Pattaya golf resort with unlimited rounds' },
      summary: {
        ko: '리조트 안 27홀을 체류 기간 내내 제한 없이 이용합니다. 캐디피는 하루 18홀까지 포함됩니다.',
        en: 'The resort’s 27 holes are yours for the whole stay. Caddie fee is included for 18 holes a day.',
      },
      tags: [
        ['무제한 라운드', 'Unlimited rounds'],
        ['리조트 숙박', 'Resort stay'],
        ['조·중·석식', 'All meals'],
      ],
    },
    {
      package_code: 'FW23',
      place: '동남아 골프/태국/카오야이',
      nights: 4,
      days: 6,
      price: 1150000,
      scene: 'vineyard',
      hour: 'day',
      title: {
        ko: '카오야이 고원 골프와 포도밭 6일 72홀',
        en: 'Khao Yai: highland golf among the vines, 72 holes',
      },
      summary: {
        ko: '방콕에서 차로 두 시간 반, 해발 400m의 고원입니다. 하루는 포도밭 레스토랑에서 점심을 듭니다.',
        en: 'Two and a half hours from Bangkok at 400 metres. One day you lunch at a vineyard.',
      },
      tags: [
        ['72홀', '72 holes'],
        ['고원', 'Highland'],
        ['36홀 가능', '36 a day possible'],
      ],
    },
    {
      package_code: 'FW24',
      place: '동남아 골프/베트남/다낭',
      nights: 3,
      days: 5,
      price: 1290000,
      scene: 'golf-fairway',
      hour: 'day',
      title: {
        ko: '다낭 링크스 54홀과 호이안 저녁 산책 5일',
        en: 'Da Nang links, 54 holes, and an evening in Hoi An',
      },
      summary: {
        ko: '해안 모래땅에 놓인 두 코스와 산 쪽 한 코스입니다. 하루 저녁은 호이안에서 쉽니다.',
        en: 'Two courses on coastal sand and one by the hills. One evening is for Hoi An.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['5성 호텔', 'Five-star hotel'],
        ['조인 가능', 'Pairing'],
      ],
    },
    {
      package_code: 'FW25',
      place: '동남아 골프/베트남/하노이·하롱',
      nights: 3,
      days: 5,
      price: 1190000,
      scene: 'karst-bay',
      hour: 'day',
      title: { ko: '하노이 54홀과 하롱만 선상 식사 5일', en: 'Hanoi, 54 holes, and lunch on Ha Long Bay' },
      summary: {
        ko: '하노이 근교 두 코스와 하롱 언덕 코스를 돕니다. 마지막 날 하롱만에서 배를 탑니다.',
        en: 'Two courses near Hanoi and one on the hills of Ha Long, ending with a boat on the bay.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['하롱만 유람', 'Ha Long cruise'],
        ['조인 가능', 'Pairing'],
      ],
    },
    {
      package_code: 'FW26',
      place: '동남아 골프/말레이시아/코타키나발루',
      nights: 3,
      days: 5,
      price: 1090000,
      scene: 'palm-bay',
      hour: 'dusk',
      title: { ko: '코타키나발루 석양 라운드 5일 54홀', en: 'Kota Kinabalu: sunset rounds, 54 holes' },
      summary: {
        ko: '오후 2시에 시작해 바다로 지는 해를 보며 마칩니다. 야간 조명이 있어 어두워져도 끝까지 칩니다.',
        en: 'Tee off at two and finish as the sun goes into the sea. Floodlights see you home.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['야간 라운드', 'Night golf'],
        ['2인 플레이', 'Twosomes'],
      ],
    },
    {
      package_code: 'FW27',
      place: '동남아 골프/필리핀/클라크',
      nights: 2,
      days: 4,
      price: 790000,
      scene: 'golf-fairway',
      hour: 'dawn',
      title: {
        ko: '클라크 주말 골프 4일 36홀, 금요일 밤 출발',
        en: 'Clark long weekend: Friday night out, 36 holes',
      },
      summary: {
        ko: '금요일 퇴근 뒤 출발해 월요일 새벽에 인천에 내립니다. 공항에서 골프장까지 20분입니다.',
        en: 'Leave after work on Friday, land at Incheon at dawn on Monday. The course is 20 minutes from the airport.',
      },
      tags: [
        ['36홀', '36 holes'],
        ['주말 출발', 'Weekend'],
        ['1인 1캐디', 'One caddie each'],
      ],
    },
    {
      package_code: 'FW31',
      place: '중국 골프/윈난/쿤밍',
      nights: 4,
      days: 5,
      price: 1290000,
      scene: 'golf-fairway',
      hour: 'dusk',
      title: {
        ko: '쿤밍 봄의 도시 5일 72홀, 호수 코스와 산악 코스',
        en: 'Kunming, city of spring: lake and mountain courses, 72 holes',
      },
      summary: {
        ko: '해발 1,900m, 비거리가 한 클럽쯤 더 나갑니다. 호수 코스와 산악 코스를 두 번씩 돕니다.',
        en: 'At 1,900 metres the ball flies about a club further. Two rounds each on the lake and the mountain course.',
      },
      tags: [
        ['72홀', '72 holes'],
        ['사계절', 'All year'],
        ['36홀 가능', '36 a day possible'],
      ],
    },
    {
      package_code: 'FW32',
      place: '중국 골프/하이난/싼야',
      nights: 3,
      days: 5,
      price: 1150000,
      scene: 'palm-bay',
      hour: 'dawn',
      title: { ko: '하이난 싼야 오션 코스 5일 54홀', en: 'Hainan: ocean courses of Sanya, 54 holes' },
      summary: {
        ko: '겨울 기온 25도의 섬입니다. 야자수 사이 해안 두 코스와 협곡 코스 하나를 묶었습니다.',
        en: 'An island at 25°C in winter: two palm-lined seaside courses and one in a canyon.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['겨울 추천', 'Best in winter'],
        ['5성 호텔', 'Five-star hotel'],
      ],
    },
    {
      package_code: 'FW41',
      place: '국내 골프/제주/서귀포',
      nights: 2,
      days: 3,
      price: 690000,
      scene: 'golf-fairway',
      hour: 'dawn',
      title: {
        ko: '제주 서귀포 2박 3일 54홀, 한라산을 보며 치는 세 코스',
        en: 'Jeju: three courses under Hallasan, 54 holes',
      },
      summary: {
        ko: '한라산 남쪽 중산간 세 코스입니다. 바람이 세면 순서를 바꿔 낮은 코스부터 칩니다.',
        en: 'Three courses on the southern slope. When the wind is up we change the order and start with the lower one.',
      },
      tags: [
        ['54홀', '54 holes'],
        ['렌터카 포함', 'Hire car'],
        ['4인 기준', 'For four'],
      ],
    },
    {
      package_code: 'FW42',
      place: '국내 골프/남도/영암·해남',
      nights: 1,
      days: 2,
      price: 390000,
      scene: 'golf-fairway',
      hour: 'day',
      title: {
        ko: '영암·해남 남도 골프 1박 2일 36홀과 한정식',
        en: 'Yeongam and Haenam: 36 holes and a southern table',
      },
      summary: {
        ko: '호숫가 코스와 바닷가 코스를 하루씩 돕니다. 저녁은 남도 한정식입니다.',
        en: 'One lakeside day and one seaside day, with a full southern dinner between.',
      },
      tags: [
        ['36홀', '36 holes'],
        ['전용버스', 'Private coach'],
        ['한정식', 'Korean table'],
      ],
    },
    {
      package_code: 'FW51',
      place: '원정 라운드/스코틀랜드/세인트앤드루스',
      nights: 6,
      days: 8,
      price: 7900000,
      scene: 'lighthouse',
      hour: 'day',
      title: {
        ko: '스코틀랜드 세인트앤드루스 8일, 링크스 5라운드와 올드코스 추첨 응모',
        en: 'St Andrews: five links rounds and the Old Course ballot',
      },
      summary: {
        ko: '걸어서 치는 링크스 다섯 라운드입니다. 올드코스는 매일 추첨에 응모하며, 당첨되면 그날 일정을 바꿉니다.',
        en: 'Five rounds on foot over links turf. We enter the Old Course ballot daily and rearrange the day if you are drawn.',
      },
      tags: [
        ['90홀', '90 holes'],
        ['워킹 골프', 'Walking'],
        ['소그룹 12명', 'Twelve players'],
      ],
    },
    {
      package_code: 'FW52',
      place: '원정 라운드/호주/멜버른 샌드벨트',
      nights: 5,
      days: 7,
      price: 4900000,
      scene: 'golf-fairway',
      hour: 'day',
      title: { ko: '멜버른 샌드벨트 7일 4라운드', en: 'Melbourne Sandbelt, four rounds in seven days' },
      summary: {
        ko: '단단한 그린과 깊은 벙커로 이름난 회원제 코스 네 곳입니다. 핸디캡 증명서가 필요합니다.',
        en: 'Four members’ clubs known for firm greens and deep bunkers. A handicap certificate is required.',
      },
      tags: [
        ['72홀', '72 holes'],
        ['회원제 코스', 'Private clubs'],
        ['소그룹 12명', 'Twelve players'],
      ],
    },
    {
      package_code: 'FW53',
      place: '원정 라운드/미국/애리조나',
      nights: 6,
      days: 8,
      price: 5900000,
      scene: 'desert-mesa',
      hour: 'dusk',
      title: {
        ko: '애리조나 사막 골프 8일 5라운드와 세도나 하루',
        en: 'Arizona desert golf, five rounds and a day in Sedona',
      },
      summary: {
        ko: '선인장과 붉은 바위 사이로 페어웨이가 이어집니다. 중간에 하루는 세도나에서 쉽니다.',
        en: 'Fairways run between saguaro and red rock. The middle day is a rest in Sedona.',
      },
      tags: [
        ['90홀', '90 holes'],
        ['사막 코스', 'Desert courses'],
        ['렌터카 포함', 'Hire car'],
      ],
    },
  ],
}
