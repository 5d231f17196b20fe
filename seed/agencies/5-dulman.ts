// Key 5, 둘만의여행: honeymoons. A low, kind voice that always speaks to two people. §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { dulmanFace } from '../faces/counters.ts'

export const dulman: DemoAgency = {
  travel_agency: 5,
  default_language: 'ko',
  review_yn: 'Y',
  theme: dulmanFace,
  info: {
    kakao_key: 'demo-kakao-dulman',
    about_yn: 'Y',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: null,
    insta_url: 'https://instagram.example/dulman.trip',
    naver_url: 'https://blog.naver.example/dulmantrip',
    line_url: null,
    company_name: { ko: '둘만의여행', en: 'Dulman Honeymoons' },
    ceo_name: { ko: '한서윤', en: 'Seoyun Han' },
    address: {
      ko: '서울특별시 강남구 선릉로 900, 4층 (청담동)',
      en: '4F, 900 Seolleung-ro, Gangnam-gu, Seoul',
    },
    phone: '02-555-0151',
    fax: '02-555-0152',
    mail: 'hello@dulman.example',
    bank: '신한은행',
    account_holder: '둘만의여행(주)',
    account_number: '000-051-000515',
    biz_number: '220-00-00512',
    sales_number: '제2016-서울강남-0515호 (강남구청)',
    privacy_person: { ko: '오지현', en: 'Jihyun Oh' },
    operating_time: {
      ko: '평일 10:00–19:00, 토요일 11:00–17:00 (상담 예약제) · 일요일과 공휴일은 쉽니다',
      en: 'Mon–Fri 10:00–19:00, Sat 11:00–17:00 by appointment · closed on Sundays and public holidays',
    },
    tourism_number: '종합여행업 제2016-000051호',
    insurance: {
      ko: '영업보증보험 1억 원 · 기획여행보증 2억 원',
      en: 'Business guarantee KRW 100 million · package tour guarantee KRW 200 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '둘만의여행 | 신혼여행을 함께 고르는 곳',
      en: 'Dulman Honeymoons | Two people, one journey',
    },
    description: {
      ko: '몰디브, 발리, 하와이, 유럽 신혼여행. 다녀온 플래너가 방 번호까지 함께 고민하고, 출발부터 귀국까지 한 사람이 맡습니다.',
      en: 'Honeymoons in the Maldives, Bali, Hawaii and Europe, planned by people who have slept in the rooms they recommend. One planner from first call to homecoming.',
    },
    keywords: {
      ko: '신혼여행, 허니문, 몰디브 신혼여행, 발리 풀빌라, 하와이 허니문, 유럽 신혼여행, 리마인드 허니문',
      en: 'honeymoon, Maldives honeymoon, Bali pool villa, Hawaii honeymoon, Europe honeymoon, anniversary trip',
    },
  },
  chat: { code: '_dulmantrip', whatsapp_code: null },
  home: {
    hero: {
      scene: 'overwater-villas',
      hour: 'dusk',
      pictures: [{ scene: 'white-cliffs-town', hour: 'dusk' }],
      headline: {
        ko: '결혼식이 끝나면, 이제 둘만의 시간',
        en: 'The wedding is over. Now it is just the two of you.',
      },
      line: {
        ko: '다녀온 사람이 권하는 신혼여행. 방의 방향까지 함께 고릅니다.',
        en: 'Honeymoons from planners who have been there, down to which way the room faces.',
      },
    },
    reasons: [
      {
        heading: { ko: '플래너 한 사람이 끝까지', en: 'One planner, start to finish' },
        line: {
          ko: '첫 상담을 맡은 플래너가 예약과 출발, 귀국 인사까지 함께해요. 현지에서도 같은 사람에게 연락하시면 돼요.',
          en: 'The person who answers your first question books your rooms, sees you off and is still the one you message from the beach.',
        },
      },
      {
        heading: { ko: '묵어 본 방만 권해요', en: 'Only rooms we have slept in' },
        line: {
          ko: '해마다 플래너들이 리조트를 직접 점검하고, 소음과 조식, 물때까지 적어 둬요.',
          en: 'Every year our planners stay at the resorts and write down the noise, the breakfast and the tides.',
        },
      },
      {
        heading: { ko: '표시 가격 그대로', en: 'The price you see' },
        line: {
          ko: '유류할증료와 리조트 이동편까지 더한 금액을 보여 드려요. 여행보증보험에도 가입되어 있어요.',
          en: 'Fuel surcharge and resort transfers are already in the figure, and every package is covered by our travel guarantee.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '휴양 허니문', en: 'Beach honeymoons' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '몰디브', en: 'Maldives' },
          column: 1,
          details: [
            { ko: '바 환초', en: 'Baa Atoll' },
            { ko: '말레 북쪽', en: 'North Malé' },
          ],
        },
        {
          name: { ko: '발리', en: 'Bali' },
          column: 1,
          details: [
            { ko: '우붓', en: 'Ubud' },
            { ko: '누사두아', en: 'Nusa Dua' },
          ],
        },
        { name: { ko: '푸껫', en: 'Phuket' }, column: 2, details: [{ ko: '까말라', en: 'Kamala' }] },
        { name: { ko: '모리셔스', en: 'Mauritius' }, column: 2, details: [{ ko: '르몬', en: 'Le Morne' }] },
      ],
    },
    {
      name: { ko: '유럽 허니문', en: 'Europe honeymoons' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '그리스', en: 'Greece' }, column: 1, details: [{ ko: '산토리니', en: 'Santorini' }] },
        {
          name: { ko: '이탈리아', en: 'Italy' },
          column: 1,
          details: [
            { ko: '토스카나', en: 'Tuscany' },
            { ko: '아말피', en: 'Amalfi' },
          ],
        },
        {
          name: { ko: '프랑스·스위스', en: 'France & Switzerland' },
          column: 2,
          details: [
            { ko: '파리', en: 'Paris' },
            { ko: '인터라켄', en: 'Interlaken' },
          ],
        },
        { name: { ko: '체코', en: 'Czechia' }, column: 2, details: [{ ko: '프라하', en: 'Prague' }] },
      ],
    },
    {
      name: { ko: '섬과 도시', en: 'Island and city' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '하와이', en: 'Hawaii' },
          column: 1,
          details: [{ ko: '오아후·마우이', en: 'Oʻahu & Maui' }],
        },
        {
          name: { ko: '호주', en: 'Australia' },
          column: 1,
          details: [{ ko: '시드니·해밀턴섬', en: 'Sydney & Hamilton Island' }],
        },
        { name: { ko: '아랍에미리트', en: 'UAE' }, column: 2, details: [{ ko: '두바이', en: 'Dubai' }] },
      ],
    },
    {
      name: { ko: '미니 허니문', en: 'Mini-moons in Korea' },
      side_yn: 'N',
      areas: [
        { name: { ko: '제주', en: 'Jeju' }, column: 1, details: [{ ko: '서귀포', en: 'Seogwipo' }] },
        {
          name: { ko: '남해안', en: 'South coast' },
          column: 1,
          details: [{ ko: '통영·남해', en: 'Tongyeong & Namhae' }],
        },
      ],
    },
    {
      name: { ko: '리마인드 허니문', en: 'Anniversary trips' },
      side_yn: 'N',
      areas: [
        { name: { ko: '일본', en: 'Japan' }, column: 1, details: [{ ko: '하코네', en: 'Hakone' }] },
        {
          name: { ko: '튀르키예', en: 'Türkiye' },
          column: 1,
          details: [{ ko: '카파도키아', en: 'Cappadocia' }],
        },
      ],
    },
  ],
  boards: [
    { board_id: 'story', board_name: { ko: '두 사람 이야기', en: 'Stories of two' }, side_yn: 'Y' },
    { board_id: 'prep', board_name: { ko: '신혼여행 준비 노트', en: 'Honeymoon prep notes' }, side_yn: 'N' },
  ],
  notices: [
    {
      days_ago: 4,
      title: {
        ko: '예식 일정이 바뀌었을 때, 출발일 변경은 이렇게 도와드려요',
        en: 'If your wedding date moves: how we change your departure',
      },
      contents: {
        ko: '<p>예식장 사정이나 가족의 일로 날짜가 바뀌는 경우가 생각보다 많아요. 혼자 고민하지 마시고 담당 플래너에게 먼저 알려 주세요.</p><ul><li>출발 <strong>60일 전</strong>까지는 같은 리조트에 빈방이 있으면 변경 수수료 없이 옮겨 드려요.</li><li>그 뒤에는 항공사와 리조트가 청구하는 실제 비용만 안내해 드려요.</li><li>청첩장이나 예식장 계약서 사본을 보내 주시면 리조트와 협의할 때 도움이 돼요.</li></ul>',
        en: '<p>Weddings move more often than people think. Tell your planner first; there is usually a way.</p><ul><li>Up to <strong>60 days before departure</strong> we move you free of change fees when the same resort has a room.</li><li>After that we pass on only what the airline and the resort actually charge.</li><li>A copy of your invitation or venue contract helps us when we talk to the resort.</li></ul>',
      },
    },
    {
      days_ago: 15,
      title: {
        ko: '몰디브 수상비행기는 낮에만 뜹니다',
        en: 'Seaplanes in the Maldives fly by daylight only',
      },
      contents: {
        ko: '<p>바 환초로 가는 수상비행기는 해가 떠 있는 시간에만 운항해요. 말레에 <strong>오후 3시 30분 이후</strong> 도착하는 항공편이라면 첫날은 공항 근처에서 하룻밤을 보내게 됩니다.</p><p>저희 일정은 이 시간을 기준으로 짜여 있고, 첫날 숙박비도 표시 가격에 들어 있어요. 항공편을 직접 고르시는 경우에는 발권 전에 꼭 말씀해 주세요.</p>',
        en: '<p>Seaplanes to Baa Atoll fly only while the sun is up. If your flight reaches Malé <strong>after 15:30</strong>, you spend the first night near the airport.</p><p>Our itineraries allow for this and the first night is in the price shown. If you choose your own flights, please tell us before you buy the ticket.</p>',
      },
    },
    {
      days_ago: 29,
      title: {
        ko: '여권 영문 이름, 청첩장이 아니라 여권을 보고 적어 주세요',
        en: 'Copy your name from the passport, not from memory',
      },
      contents: {
        ko: '<p>항공권의 영문 이름이 여권과 한 글자라도 다르면 탑승이 어려울 수 있어요. 발권 뒤의 이름 변경은 재발권으로 이어지는 일이 많습니다.</p><ul><li>여권은 떠나는 날이 아니라 <strong>돌아오는 날부터 6개월 이상</strong> 남아 있어야 안심이에요.</li><li>여권 사본은 마이페이지나 저희가 보내 드리는 1회용 링크로만 올려 주세요. 메신저로는 받지 않습니다.</li></ul>',
        en: '<p>One wrong letter between ticket and passport can keep you off the plane, and a correction often means a new ticket.</p><ul><li>Your passport should be valid for <strong>at least six months from the day you return</strong>.</li><li>Upload the copy on My Page or through the one-time link we send. We never take passports by messenger.</li></ul>',
      },
    },
    {
      days_ago: 52,
      title: { ko: '토요일 대면 상담은 예약제로 운영합니다', en: 'Saturday meetings are by appointment' },
      contents: {
        ko: '<p>주말에 예식 준비로 바쁜 두 분을 위해 토요일에도 문을 열어요. 한 커플에 <strong>60분</strong>씩, 하루 다섯 팀만 만납니다.</p><p>전화나 카카오톡으로 원하시는 시간과 가고 싶은 곳 두세 군데를 남겨 주시면 견적을 미리 준비해 둘게요. 아직 정한 것이 없어도 괜찮아요.</p>',
        en: '<p>We open on Saturdays for couples who spend their weekends planning a wedding: <strong>60 minutes</strong> each, five couples a day.</p><p>Leave a time and two or three places by phone or KakaoTalk and we will have prices ready. It is fine if you have decided nothing yet.</p>',
      },
    },
    {
      days_ago: 77,
      title: {
        ko: '발리 입국 시 전자 도착비자와 관광세 안내',
        en: 'Bali: e-visa on arrival and the tourist levy',
      },
      contents: {
        ko: '<p>발리는 전자 도착비자와 발리 관광세를 출발 전에 온라인으로 준비하시면 공항에서 줄을 서지 않아도 돼요.</p><ul><li>두 가지 비용은 여행자 이름으로 직접 납부하는 항목이라 상품가에 <strong>포함되어 있지 않아요</strong>.</li><li>신청 화면 안내서를 출발 3주 전에 메일로 보내 드리고, 어려우시면 전화로 함께 작성해 드려요.</li></ul>',
        en: '<p>Arrange the electronic visa on arrival and the Bali levy online before you fly and you can walk past the queue.</p><ul><li>Both are paid in the traveller’s own name and are therefore <strong>not in the package price</strong>.</li><li>We mail a step-by-step guide three weeks before departure, and will fill it in with you over the phone if you like.</li></ul>',
      },
    },
    {
      days_ago: 103,
      title: {
        ko: '후기를 남겨 주신 분께 사진 인화권을 보내 드려요',
        en: 'Write a review, receive prints of your photographs',
      },
      contents: {
        ko: '<p>다녀오신 이야기는 다음 두 사람에게 가장 좋은 안내서가 돼요. 사진이 있는 후기를 남겨 주시면 <strong>사진 20장 인화권</strong>을 우편으로 보내 드립니다.</p><p>좋았던 점만 쓰지 않으셔도 돼요. 아쉬웠던 점은 다음 점검 때 확인해서 답글로 알려 드릴게요.</p>',
        en: '<p>Your story is the best guide for the next two people. For a review with photographs we post you a voucher for <strong>20 prints</strong>.</p><p>It need not be all praise. What disappointed you goes on the list for our next inspection, and we reply when we have looked.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '신혼여행은 언제쯤 예약하면 좋을까요?', en: 'How early should we book?' },
      contents: {
        ko: '몰디브와 모리셔스는 6개월 전, 발리와 푸껫은 3~4개월 전이면 원하는 방을 고르실 수 있어요. 봄가을 예식철의 토요일·일요일 출발은 한 달쯤 더 서두르시길 권해요.',
        en: 'Six months ahead for the Maldives and Mauritius, three to four for Bali and Phuket, and you can still choose your room. For weekend departures in the spring and autumn wedding season, add another month.',
      },
    },
    {
      category: 'B',
      title: {
        ko: '예식 다음 날 새벽 비행기인데 괜찮을까요?',
        en: 'We fly the morning after the wedding. Is that wise?',
      },
      contents: {
        ko: '가능은 하지만 저녁 출발이나 이틀 뒤 출발을 먼저 권해 드려요. 예식 당일에는 생각보다 늦게 집에 들어가게 되거든요. 공항 근처 호텔 1박을 더하는 방법도 있어요.',
        en: 'Possible, but we would suggest an evening flight or leaving two days later: wedding days end later than anyone plans. A night at an airport hotel is another way.',
      },
    },
    {
      category: 'B',
      title: {
        ko: '회원 가입 없이 예약했어요. 어디서 확인하나요?',
        en: 'We booked without an account. Where do we find it?',
      },
      contents: {
        ko: '로그인 창의 비회원 예약 조회에서 예약번호와 예약하신 분 성함을 넣으시면 진행 상태와 준비물을 보실 수 있어요.',
        en: 'Open non-member look-up in the login window and enter the reservation number with the name of the person who booked.',
      },
    },
    {
      category: 'P',
      title: { ko: '카드 두 장으로 나눠 낼 수 있나요?', en: 'Can we split the payment between two cards?' },
      contents: {
        ko: '온라인 결제는 카드 한 장으로만 진행돼요. 두 분이 나눠 내고 싶으시면 결제하기 전에 플래너에게 말씀해 주세요. 두 분께 맞는 방법을 찾아 드릴게요.',
        en: 'Online payment takes one card. If you would like to share it, tell your planner before paying and we will find a way that suits you both.',
      },
    },
    {
      category: 'P',
      title: {
        ko: '수상빌라는 취소 규정이 다르다고 들었어요',
        en: 'Do overwater villas have different cancellation terms?',
      },
      contents: {
        ko: '일부 리조트는 방을 확정하는 순간부터 위약금을 청구해서 특별약관이 적용돼요. 해당 상품은 예약 전에 표준약관과 다른 점을 따로 보여 드리고, 확인을 따로 받습니다. 특약이 없는 상품은 국외여행 표준약관을 그대로 따라요.',
        en: 'Some resorts charge from the moment a villa is confirmed, so special terms apply. For those packages we show you what differs from the standard terms before you book and ask for a separate confirmation. All other packages follow the standard overseas terms.',
      },
    },
    {
      category: 'I',
      title: {
        ko: '허니문 특전은 무엇을 준비해야 받을 수 있나요?',
        en: 'What do we need for the honeymoon extras?',
      },
      contents: {
        ko: '대부분의 리조트가 예식 6개월 이내의 청첩장이나 혼인관계증명서를 확인해요. 휴대전화에 사진으로 저장해 두시면 충분합니다. 특전은 상품마다 다르니 상세 페이지를 봐 주세요.',
        en: 'Most resorts ask for a wedding invitation or certificate from the last six months; a photograph on your phone is enough. The extras differ, so please see each package.',
      },
    },
    {
      category: 'I',
      title: {
        ko: '가이드 없이 둘이서만 다니고 싶어요',
        en: 'We would rather be on our own, without a guide',
      },
      contents: {
        ko: '휴양 허니문은 모두 두 분만의 일정이에요. 공항과 리조트 사이를 모셔다 드리는 기사님 외에는 동행이 없습니다. 유럽 상품도 도시 안에서는 자유롭게 다니시고, 이동하는 날만 차량을 준비해요.',
        en: 'Every beach honeymoon is private: apart from the drivers between airport and resort, nobody comes along. In Europe you are free within each city and we send a car on travelling days.',
      },
    },
    {
      category: 'I',
      title: { ko: '임신 중인데 갈 수 있는 곳이 있을까요?', en: 'We are expecting. Where could we go?' },
      contents: {
        ko: '비행시간이 짧고 병원이 가까운 제주, 하코네, 푸껫을 먼저 보여 드려요. 항공사마다 임신 주수 제한과 필요한 서류가 다르니 예약 전에 꼭 알려 주세요. 출발 직전에 의사가 여행을 말리면 진단서로 위약금 없이 취소하실 수 있어요.',
        en: 'We would start with Jeju, Hakone and Phuket: short flights and hospitals nearby. Airlines differ in week limits and papers, so tell us before booking. If your doctor advises against travel later, a certificate lets you cancel free of charge.',
      },
    },
    {
      category: 'S',
      title: {
        ko: '카카오로 가입했는데 배우자와 예약을 함께 볼 수 있나요?',
        en: 'I joined with Kakao. Can my partner see the booking too?',
      },
      contents: {
        ko: '계정은 한 분의 것이지만, 배우자께서는 예약번호와 예약자 성함으로 비회원 예약 조회를 하실 수 있어요. 연락처와 여권 정보는 그 화면에 나오지 않습니다.',
        en: 'An account belongs to one person, but your partner can use the non-member look-up with the reservation number and your name. Contact details and passports are not shown there.',
      },
    },
    {
      category: 'S',
      title: { ko: '비밀번호를 잊었어요', en: 'I have forgotten my password' },
      contents: {
        ko: '로그인 창의 비밀번호 찾기에 가입하신 메일 주소를 넣어 주세요. 잠시 쓸 수 있는 새 비밀번호를 보내 드려요. 로그인하신 뒤 바로 바꿔 주세요.',
        en: 'Enter your mail address under find password in the login window. We send a temporary one; please change it as soon as you are in.',
      },
    },
  ],
  shops: [],
  packages: [
    {
      package_code: 'DM101',
      place: '휴양 허니문/몰디브/바 환초',
      nights: 4,
      days: 6,
      price: 4190000,
      scene: 'overwater-villas',
      hour: 'dusk',
      title: {
        ko: '몰디브 바 환초 수상빌라 4박 6일, 수상비행기 왕복',
        en: 'Maldives: Baa Atoll overwater villa by seaplane',
      },
      summary: {
        ko: '테라스 계단을 내려가면 바로 라군이에요. 조식과 석식, 수상비행기 왕복이 모두 들어 있어 도착하면 신발부터 벗으시면 됩니다.',
        en: 'Steps lead from your terrace straight into the lagoon. Breakfast, dinner and the seaplane both ways are included, so shoes come off on arrival.',
      },
      tags: [
        ['수상빌라', 'Overwater villa'],
        ['하프보드', 'Half board'],
        ['노쇼핑', 'No shopping stops'],
      ],
    },
    {
      package_code: 'DM102',
      place: '휴양 허니문/몰디브/말레 북쪽',
      nights: 5,
      days: 7,
      price: 4690000,
      scene: 'reef',
      hour: 'day',
      title: {
        ko: '몰디브 올인클루시브 5박 7일 — 스피드보트 25분, 하우스리프가 좋은 섬',
        en: 'Maldives all-inclusive, 25 minutes by boat, fine house reef',
      },
      summary: {
        ko: '말레 공항에서 배로 25분, 밤에 도착해도 그날 섬에 들어가요. 식사와 음료, 스노클링 장비까지 다 포함되어 지갑을 꺼낼 일이 없어요.',
        en: 'Twenty-five minutes by boat from Malé, so even a late arrival sleeps on the island. Meals, drinks and snorkelling gear are all included.',
      },
      tags: [
        ['올인클루시브', 'All-inclusive'],
        ['스노클링', 'Snorkelling'],
        ['허니문 특전', 'Honeymoon extras'],
      ],
    },
    {
      package_code: 'DM103',
      place: '휴양 허니문/발리/우붓',
      nights: 4,
      days: 6,
      price: 1890000,
      scene: 'rice-terraces',
      hour: 'dawn',
      title: {
        ko: '발리 우붓 풀빌라 2박 + 해변 리조트 2박, 4박 6일',
        en: 'Bali: two nights in Ubud, two nights by the sea',
      },
      summary: {
        ko: '논을 내려다보는 풀빌라에서 이틀, 파도 소리가 들리는 리조트에서 이틀을 보내요. 하루는 전용 차량과 기사님이 열 시간 동안 함께합니다.',
        en: 'Two nights above the rice terraces and two within earshot of the waves, with a private car and driver for one ten-hour day.',
      },
      tags: [
        ['풀빌라', 'Pool villa'],
        ['전용 차량', 'Private car'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'DM104',
      place: '휴양 허니문/발리/누사두아',
      nights: 3,
      days: 5,
      price: 1490000,
      scene: 'palm-bay',
      hour: 'dusk',
      title: { ko: '발리 누사두아 비치프런트 3박 5일', en: 'Bali: Nusa Dua beachfront, three nights' },
      summary: {
        ko: '휴가를 길게 내기 어려운 두 분께 권해요. 잔잔한 바다 앞 리조트에서 아무것도 하지 않는 사흘이에요.',
        en: 'For couples short of leave: three days of doing nothing in front of a calm sea.',
      },
      tags: [
        ['비치프런트', 'Beachfront'],
        ['커플 마사지', 'Massage for two'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'DM105',
      place: '휴양 허니문/푸껫/까말라',
      nights: 3,
      days: 5,
      price: 1690000,
      scene: 'karst-bay',
      hour: 'dusk',
      title: {
        ko: '푸껫 까말라 오션뷰 풀빌라와 팡아만 프라이빗 보트 3박 5일',
        en: 'Phuket: sea-view pool villa, private boat to Phang Nga',
      },
      summary: {
        ko: '언덕 위 풀빌라에서 쉬고, 하루는 두 분만 타는 배로 팡아만의 석회암 섬 사이를 다녀와요. 해 질 무렵 배 위에서 저녁을 드려요.',
        en: 'Rest in a hillside pool villa, then take a boat of your own among the limestone islands of Phang Nga, with dinner on deck at sunset.',
      },
      tags: [
        ['풀빌라', 'Pool villa'],
        ['프라이빗 보트', 'Private boat'],
        ['노쇼핑', 'No shopping stops'],
      ],
    },
    {
      package_code: 'DM106',
      place: '휴양 허니문/모리셔스/르몬',
      nights: 6,
      days: 8,
      price: 4890000,
      scene: 'reef',
      hour: 'dusk',
      title: {
        ko: '모리셔스 르몬 6박 8일, 인도양 끝의 조용한 섬',
        en: 'Mauritius: Le Morne, a quiet edge of the Indian Ocean',
      },
      summary: {
        ko: '르몬산 아래 산호 바다와 사탕수수밭이 이어지는 섬이에요. 아직 붐비지 않는 곳을 찾는 두 분께 가장 먼저 꺼내 보여 드리는 여행입니다.',
        en: 'Coral water and sugar cane beneath Le Morne mountain. The first place we mention to couples who want somewhere not yet crowded.',
      },
      tags: [
        ['하프보드', 'Half board'],
        ['카타마란', 'Catamaran day'],
        ['허니문 특전', 'Honeymoon extras'],
      ],
    },
    {
      package_code: 'DM201',
      place: '유럽 허니문/그리스/산토리니',
      nights: 6,
      days: 8,
      price: 4390000,
      scene: 'white-cliffs-town',
      hour: 'dusk',
      title: {
        ko: '산토리니 이아 케이브 스위트 3박 + 아테네 2박 + 미코노스 1박',
        en: 'Santorini cave suite, Mykonos and Athens',
      },
      summary: {
        ko: '하얀 절벽 마을에서 해가 바다로 떨어지는 시간을 사흘 동안 봐요. 섬 사이는 고속페리로, 짐은 숙소 문 앞까지 옮겨 드려요.',
        en: 'Three evenings of watching the sun fall into the sea from a white village. Fast ferries between islands, and your bags carried to the door.',
      },
      tags: [
        ['칼데라 뷰', 'Caldera view'],
        ['자유일정', 'Free days'],
        ['스냅 촬영', 'Photo session'],
      ],
    },
    {
      package_code: 'DM202',
      place: '유럽 허니문/이탈리아/토스카나',
      nights: 7,
      days: 9,
      price: 4590000,
      scene: 'vineyard',
      hour: 'dusk',
      title: {
        ko: '토스카나 와이너리 숙박과 피렌체·로마 7박 9일',
        en: 'Florence, Rome and two nights on a Tuscan wine estate',
      },
      summary: {
        ko: '사이프러스 길 끝의 농가 호텔에서 이틀을 묵어요. 피렌체와 로마는 역에서 걸어갈 수 있는 호텔로 골랐습니다.',
        en: 'Two nights in a farmhouse hotel at the end of a cypress road; in Florence and Rome, hotels within walking distance of the station.',
      },
      tags: [
        ['와이너리 숙박', 'Wine estate stay'],
        ['고속열차', 'High-speed train'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'DM203',
      place: '유럽 허니문/이탈리아/아말피',
      nights: 6,
      days: 8,
      price: 4690000,
      scene: 'arena',
      hour: 'day',
      title: {
        ko: '아말피 해안 포지타노 3박과 로마 3박, 6박 8일',
        en: 'Positano on the Amalfi coast, and three nights in Rome',
      },
      summary: {
        ko: '레몬나무 테라스가 있는 포지타노 숙소에서 사흘, 로마에서 사흘을 보내요. 절벽 도로는 전용 차량으로 편하게 지나갑니다.',
        en: 'Three nights on a lemon-tree terrace in Positano and three in Rome. A private car takes care of the cliff road.',
      },
      tags: [
        ['오션뷰', 'Sea view'],
        ['전용 차량', 'Private car'],
        ['자유일정', 'Free days'],
      ],
    },
    {
      package_code: 'DM204',
      place: '유럽 허니문/프랑스·스위스/파리',
      nights: 6,
      days: 8,
      price: 4190000,
      scene: 'castle-hill',
      hour: 'dusk',
      title: {
        ko: '파리 4박 + 루아르 고성 호텔 2박, 6박 8일',
        en: 'Four nights in Paris, two in a Loire château',
      },
      summary: {
        ko: '파리에서는 센강 가까운 작은 호텔에, 루아르에서는 진짜 성에 묵어요. 성 앞 정원에서의 아침 식사가 오래 남을 거예요.',
        en: 'A small hotel near the Seine, then a real château in the Loire. Breakfast in front of the garden is what people remember.',
      },
      tags: [
        ['고성 호텔', 'Château stay'],
        ['부티크 호텔', 'Boutique hotel'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'DM205',
      place: '유럽 허니문/프랑스·스위스/인터라켄',
      nights: 6,
      days: 8,
      price: 5190000,
      scene: 'glacier-lake',
      hour: 'day',
      title: {
        ko: '스위스 기차 허니문 6박 8일 — 인터라켄, 체르마트, 루체른',
        en: 'Switzerland by train: Interlaken, Zermatt, Lucerne',
      },
      summary: {
        ko: '스위스 트래블패스 한 장으로 호수와 설산 사이를 기차로 다녀요. 큰 짐은 다음 호텔로 먼저 보내 드려요.',
        en: 'One Swiss Travel Pass, lakes on one side and snow on the other. Your large bags go ahead to the next hotel.',
      },
      tags: [
        ['트래블패스', 'Travel pass'],
        ['수하물 배송', 'Luggage sent ahead'],
        ['자유일정', 'Free days'],
      ],
    },
    {
      package_code: 'DM206',
      place: '유럽 허니문/체코/프라하',
      nights: 6,
      days: 8,
      price: 3290000,
      scene: 'old-bridge',
      hour: 'dawn',
      title: {
        ko: '프라하와 체스키크룸로프, 겨울에도 좋은 6박 8일',
        en: 'Prague and Český Krumlov, lovely even in winter',
      },
      summary: {
        ko: '카를교가 보이는 방에서 네 밤, 동화 같은 체스키크룸로프에서 두 밤을 지내요. 이른 아침의 다리 위를 두 분께 선물하고 싶어요.',
        en: 'Four nights in sight of Charles Bridge and two in Český Krumlov. The gift here is the bridge at first light.',
      },
      tags: [
        ['직항', 'Direct flight'],
        ['스냅 촬영', 'Photo session'],
        ['자유일정', 'Free days'],
      ],
    },
    {
      package_code: 'DM301',
      place: '섬과 도시/하와이/오아후·마우이',
      nights: 5,
      days: 7,
      price: 3890000,
      scene: 'palm-bay',
      hour: 'day',
      title: {
        ko: '하와이 와이키키 3박 + 마우이 2박, 렌터카 포함 5박 7일',
        en: 'Hawaii: Waikīkī and Maui with a hire car',
      },
      summary: {
        ko: '오아후에서는 도시와 바다를, 마우이에서는 하나로 가는 길을 달려요. 섬 사이 항공편과 렌터카 보험이 들어 있어요.',
        en: 'City and beach on Oʻahu, the road to Hāna on Maui. Inter-island flights and full car insurance are included.',
      },
      tags: [
        ['렌터카', 'Hire car'],
        ['오션뷰', 'Ocean view'],
        ['직항', 'Direct flight'],
      ],
    },
    {
      package_code: 'DM302',
      place: '섬과 도시/호주/시드니·해밀턴섬',
      nights: 6,
      days: 8,
      price: 4390000,
      scene: 'sail-roofs',
      hour: 'night',
      title: {
        ko: '시드니 야경과 해밀턴섬 산호 바다 6박 8일',
        en: 'Sydney harbour nights and the reef at Hamilton Island',
      },
      summary: {
        ko: '항구가 내려다보이는 방에서 사흘을 보내고, 국내선으로 대보초의 섬에 내려요. 하트 모양 산호는 헬기 대신 경비행기로 만나요.',
        en: 'Three nights above the harbour, then a domestic flight to an island on the Great Barrier Reef and a light-aircraft flight over Heart Reef.',
      },
      tags: [
        ['하버뷰', 'Harbour view'],
        ['경비행기', 'Scenic flight'],
        ['노쇼핑', 'No shopping stops'],
      ],
    },
    {
      package_code: 'DM303',
      place: '섬과 도시/아랍에미리트/두바이',
      nights: 6,
      days: 8,
      price: 5490000,
      scene: 'dunes',
      hour: 'dusk',
      title: {
        ko: '두바이 사막 리조트와 몰디브 수상빌라를 한 번에, 사막과 바다 6박 8일',
        en: 'Desert and sea: Dubai dunes, then a Maldives water villa',
      },
      summary: {
        ko: '모래언덕 위 리조트에서 두 밤, 인도양 물 위에서 네 밤. 전혀 다른 두 풍경을 긴 환승 없이 잇는 일정이에요.',
        en: 'Two nights in a resort among the dunes and four above the Indian Ocean, joined without a long layover.',
      },
      tags: [
        ['사막 리조트', 'Desert resort'],
        ['수상빌라', 'Overwater villa'],
        ['하프보드', 'Half board'],
      ],
    },
    {
      package_code: 'DM401',
      place: '미니 허니문/제주/서귀포',
      nights: 2,
      days: 3,
      price: 590000,
      scene: 'lighthouse',
      hour: 'dusk',
      title: {
        ko: '제주 서귀포 독채 스테이 2박 3일, 렌터카 포함',
        en: 'Jeju mini-moon: a house of your own in Seogwipo',
      },
      summary: {
        ko: '긴 휴가는 나중으로 미뤄 두고, 우선 사흘만 쉬고 싶은 두 분께. 돌담 안 독채와 바닷가 저녁 식사를 준비해 두었어요.',
        en: 'For couples saving the long trip for later: a stone-walled house to yourselves and dinner by the sea.',
      },
      tags: [
        ['독채', 'Private house'],
        ['렌터카', 'Hire car'],
        ['저녁 식사 1회', 'One dinner'],
      ],
    },
    {
      package_code: 'DM402',
      place: '미니 허니문/남해안/통영·남해',
      nights: 2,
      days: 3,
      price: 490000,
      scene: 'sea-cable-car',
      hour: 'day',
      title: {
        ko: '통영 미륵산과 남해 다랭이마을 2박 3일',
        en: 'Tongyeong and Namhae: cable car, terraces, slow lunches',
      },
      summary: {
        ko: '케이블카에서 한려수도를 내려다보고, 남해에서는 바다를 마주 보는 방에 묵어요. 점심은 예약해 둔 작은 밥집에서 드세요.',
        en: 'See the islands from the cable car, sleep facing the sea in Namhae, and lunch at a small place we have booked for you.',
      },
      tags: [
        ['오션뷰', 'Sea view'],
        ['KTX·렌터카', 'Train and hire car'],
        ['미식', 'Good food'],
      ],
    },
    {
      package_code: 'DM501',
      place: '리마인드 허니문/일본/하코네',
      nights: 2,
      days: 3,
      price: 1290000,
      scene: 'hot-spring',
      hour: 'night',
      title: {
        ko: '하코네 객실 노천탕 료칸 2박 3일, 결혼기념일 여행',
        en: 'Hakone: a ryokan with your own open-air bath',
      },
      summary: {
        ko: '방에 딸린 노천탕과 방에서 드시는 가이세키 저녁. 결혼기념일에는 케이크와 짧은 손편지를 놓아 드려요.',
        en: 'A bath under the sky outside your room and kaiseki dinner inside it. On the day itself there is a cake and a short handwritten note.',
      },
      tags: [
        ['객실 노천탕', 'Private open-air bath'],
        ['가이세키', 'Kaiseki dinner'],
        ['기념일', 'Anniversary'],
      ],
    },
    {
      package_code: 'DM502',
      place: '리마인드 허니문/튀르키예/카파도키아',
      nights: 6,
      days: 8,
      price: 3290000,
      scene: 'balloons',
      hour: 'dawn',
      title: {
        ko: '카파도키아 동굴호텔과 이스탄불, 다시 떠나는 신혼여행 6박 8일',
        en: 'Cappadocia cave hotel and Istanbul: a second honeymoon',
      },
      summary: {
        ko: '동굴호텔 테라스에서 열기구가 떠오르는 새벽을 맞아요. 바람 때문에 못 뜨는 날을 생각해 카파도키아에서 사흘을 묵습니다.',
        en: 'Watch the balloons rise from a cave-hotel terrace. Because wind sometimes keeps them down, we stay three nights.',
      },
      tags: [
        ['열기구', 'Balloon flight'],
        ['동굴호텔', 'Cave hotel'],
        ['기념일', 'Anniversary'],
      ],
    },
  ],
}
