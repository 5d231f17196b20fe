// Key 9, 살롱드보야지: small journeys met through partner salons (the salon flow). A composed, well-read voice. §1,
// §3, §7
import type { DemoAgency } from '../demo-types.ts'
import { salonFace } from '../faces/clubs.ts'

export const salon: DemoAgency = {
  travel_agency: 9,
  default_language: 'ko',
  review_yn: 'Y',
  theme: salonFace,
  info: {
    kakao_key: 'demo-kakao-salon',
    about_yn: 'N',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: null,
    insta_url: 'https://instagram.example/salondevoyage',
    naver_url: null,
    line_url: 'https://line.example/salondevoyage',
    company_name: { ko: '살롱드보야지', en: 'Salon de Voyage' },
    ceo_name: { ko: '윤채원', en: 'Chaewon Yoon' },
    address: {
      ko: '서울특별시 용산구 이태원로 900, 별관 2층 (한남동)',
      en: 'Annexe 2F, 900 Itaewon-ro, Yongsan-gu, Seoul',
    },
    phone: '02-555-0191',
    fax: null,
    mail: 'bonjour@salondevoyage.example',
    bank: '국민은행',
    account_holder: '주식회사 살롱드보야지',
    account_number: '000000-09-000919',
    biz_number: '106-00-00915',
    sales_number: '제2019-서울용산-0919호 (용산구청)',
    privacy_person: { ko: '서도연', en: 'Doyeon Seo' },
    operating_time: {
      ko: '화요일–토요일 11:00–20:00 · 일·월 휴무',
      en: 'Tuesday to Saturday 11:00–20:00 · closed Sunday and Monday',
    },
    tourism_number: '종합여행업 제2019-000091호',
    insurance: {
      ko: '영업보증보험 1억 원 · 기획여행보증 2억 원',
      en: 'Business guarantee of KRW 100 million and package tour guarantee of KRW 200 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: {
      ko: '살롱드보야지 | 취향으로 모이는 작은 여행',
      en: 'Salon de Voyage | Small journeys, shared tastes',
    },
    description: {
      ko: '미술, 와인, 정원, 음악을 따라 여덟 명이 떠나는 여행. 가까운 파트너 살롱에서 먼저 만나 이야기를 나누고 출발합니다.',
      en: 'Eight people follow art, wine, gardens or music. You meet first at a partner salon near you, and leave already acquainted.',
    },
    keywords: {
      ko: '소그룹 여행, 미술 여행, 와인 여행, 정원 여행, 음악회 여행, 취향 여행, 살롱, 아트투어',
      en: 'small group travel, art tours, wine tours, garden tours, music festivals, salon',
    },
  },
  chat: { code: '_salondevoyage', whatsapp_code: null },
  home: {
    hero: {
      scene: 'lavender-field',
      hour: 'dusk',
      pictures: [],
      headline: {
        ko: '좋아하는 것을 따라 여덟 사람이 떠납니다',
        en: 'Eight people, following what they love',
      },
      line: {
        ko: '미술과 와인, 정원과 음악. 여행은 살롱에서 나누는 이야기로 시작됩니다.',
        en: 'Art and wine, gardens and music. Each journey begins as a conversation in a salon.',
      },
    },
    reasons: [
      {
        heading: { ko: '여덟 사람까지만', en: 'Never more than eight' },
        line: {
          ko: '식탁 하나에 둘러앉을 수 있는 수입니다. 미술관에서도 큰 목소리가 필요하지 않습니다.',
          en: 'As many as fit round one table. In a museum nobody has to raise their voice.',
        },
      },
      {
        heading: { ko: '떠나기 전 살롱의 밤', en: 'An evening before you leave' },
        line: {
          ko: '출발 2주 전 파트너 살롱에 모여 와인 한 잔과 함께 볼 것들을 미리 읽습니다.',
          en: 'Two weeks ahead we gather at a partner salon, pour a glass and read about what we shall see.',
        },
      },
      {
        heading: { ko: '안내자는 전문가입니다', en: 'Led by people who know' },
        line: {
          ko: '미술사가, 소믈리에, 정원가, 음악평론가가 동행합니다. 설명은 짧고 침묵은 넉넉합니다.',
          en: 'An art historian, a sommelier, a gardener or a critic travels with you. They say little, and well.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '미술과 건축', en: 'Art and architecture' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '프랑스', en: 'France' },
          column: 1,
          details: [
            { ko: '파리', en: 'Paris' },
            { ko: '남프랑스', en: 'Southern France' },
          ],
        },
        {
          name: { ko: '스페인', en: 'Spain' },
          column: 1,
          details: [{ ko: '바르셀로나·빌바오', en: 'Barcelona & Bilbao' }],
        },
        {
          name: { ko: '일본 세토내해', en: 'Seto Inland Sea' },
          column: 2,
          details: [{ ko: '나오시마', en: 'Naoshima' }],
        },
      ],
    },
    {
      name: { ko: '와인과 식탁', en: 'Wine and the table' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '부르고뉴', en: 'Burgundy' }, column: 1, details: [{ ko: '본', en: 'Beaune' }] },
        { name: { ko: '피에몬테', en: 'Piedmont' }, column: 1, details: [{ ko: '알바', en: 'Alba' }] },
        { name: { ko: '포르투갈', en: 'Portugal' }, column: 2, details: [{ ko: '도루', en: 'Douro' }] },
      ],
    },
    {
      name: { ko: '정원과 꽃', en: 'Gardens and flowers' },
      side_yn: 'Y',
      areas: [
        { name: { ko: '영국', en: 'England' }, column: 1, details: [{ ko: '코츠월드', en: 'Cotswolds' }] },
        { name: { ko: '프로방스', en: 'Provence' }, column: 1, details: [{ ko: '발랑솔', en: 'Valensole' }] },
        { name: { ko: '네덜란드', en: 'Netherlands' }, column: 2, details: [{ ko: '리세', en: 'Lisse' }] },
      ],
    },
    {
      name: { ko: '음악과 축제', en: 'Music and festivals' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '오스트리아', en: 'Austria' },
          column: 1,
          details: [
            { ko: '빈', en: 'Vienna' },
            { ko: '잘츠부르크', en: 'Salzburg' },
          ],
        },
        {
          name: { ko: '베네치아', en: 'Venice' },
          column: 1,
          details: [{ ko: '라 페니체', en: 'La Fenice' }],
        },
      ],
    },
    {
      name: { ko: '살롱의 주말', en: 'Salon weekends' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '한국', en: 'Korea' },
          column: 1,
          details: [
            { ko: '경주', en: 'Gyeongju' },
            { ko: '하동', en: 'Hadong' },
          ],
        },
        {
          name: { ko: '일본', en: 'Japan' },
          column: 1,
          details: [
            { ko: '교토', en: 'Kyoto' },
            { ko: '가나자와', en: 'Kanazawa' },
          ],
        },
      ],
    },
  ],
  boards: [
    { board_id: 'journal', board_name: { ko: '살롱 저널', en: 'Salon journal' }, side_yn: 'Y' },
    { board_id: 'soiree', board_name: { ko: '살롱의 밤', en: 'Salon evenings' }, side_yn: 'Y' },
  ],
  notices: [
    {
      days_ago: 5,
      title: { ko: '파트너 살롱에서 예약하시는 방법', en: 'Booking through a partner salon' },
      contents: {
        ko: '<p>다니시는 살롱에서 여행 카드를 받으셨다면, 카드의 <strong>QR 코드</strong>로 들어오십시오. 어느 살롱에서 오셨는지 저희가 알 수 있고, 그 살롱에서 여는 출발 모임에 초대해 드립니다.</p><ul><li>회원 가입 없이 성함과 연락처만으로 예약하실 수 있습니다.</li><li>금액은 어느 살롱을 통해도 같습니다.</li><li>예약번호는 살롱이 아니라 고객님께만 전해 드립니다.</li></ul>',
        en: '<p>If your salon gave you a travel card, enter by its <strong>QR code</strong>. We then know which salon sent you, and invite you to the gathering held there.</p><ul><li>No account is needed, only your name and a way to reach you.</li><li>The price is the same through every salon.</li><li>The reservation number goes to you alone, never to the salon.</li></ul>',
      },
    },
    {
      days_ago: 19,
      title: {
        ko: '네 번째 파트너, 해운대 티 살롱 「다연재」',
        en: 'A fourth partner: Dayeonjae tea salon in Haeundae',
      },
      contents: {
        ko: '<p>부산에서도 살롱의 밤을 열게 되었습니다. 바다가 보이는 찻자리에서 하동과 교토 여행의 출발 모임을 가집니다.</p><p>부산·경남에서 오시는 분들은 김해공항 출발편을 함께 여쭤봐 주십시오. <strong>네 분 이상</strong>이면 따로 항공편을 준비해 드립니다.</p>',
        en: '<p>We can now hold evenings in Busan, at a tea table that looks out to sea. The Hadong and Kyoto journeys will gather there.</p><p>If you live in the south-east, ask about flights from Gimhae; for <strong>four or more</strong> we arrange them separately.</p>',
      },
    },
    {
      days_ago: 31,
      title: { ko: '공연 좌석은 이렇게 배정합니다', en: 'How we allot concert seats' },
      contents: {
        ko: '<p>빈과 잘츠부르크, 베네치아의 공연은 <strong>1층 앞쪽 또는 박스석</strong>을 기준으로 받아 둡니다. 함께 오신 분들은 나란히 앉으시도록 하되, 극장 사정에 따라 앞뒤 줄이 될 수 있습니다.</p><p>출연진과 작품은 극장 사정으로 바뀔 수 있으며 그때는 같은 등급의 다른 공연으로 안내합니다. 원하지 않으시면 입장권 금액을 돌려 드립니다.</p>',
        en: '<p>For Vienna, Salzburg and Venice we hold seats in the <strong>front stalls or boxes</strong>. Companions sit side by side, or one behind the other where the house leaves no choice.</p><p>Casts and programmes may change. We then offer another performance of the same class, or return the price of the ticket.</p>',
      },
    },
    {
      days_ago: 50,
      title: { ko: '짐은 가볍게, 구두는 한 켤레만', en: 'Pack lightly; one pair of good shoes' },
      contents: {
        ko: '<p>저녁 자리에 대한 질문을 자주 받습니다. 저희 여행에는 꼭 갖춰 입어야 하는 날이 많아야 하루입니다.</p><ul><li>오페라와 미쉐린 식당: 재킷이나 원피스 한 벌</li><li>정원과 포도밭: 흙이 묻어도 되는 <strong>굽 낮은 신발</strong></li><li>미술관: 실내가 서늘하니 얇은 숄 하나</li></ul>',
        en: '<p>We are often asked about evenings. There is at most one night on any journey that calls for dressing up.</p><ul><li>Opera and starred restaurants: one jacket or one dress</li><li>Gardens and vineyards: <strong>flat shoes</strong> that may meet mud</li><li>Museums: a light shawl, for the rooms are cool</li></ul>',
      },
    },
    {
      days_ago: 84,
      title: { ko: '미술관 휴관과 작품 대여에 대하여', en: 'On closed rooms and travelling pictures' },
      contents: {
        ko: '<p>그림도 여행을 합니다. 일정에 적힌 작품이 다른 도시에 가 있을 때가 있습니다. 출발 <strong>3주 전</strong>에 전시 현황을 확인해 알려 드리고, 빈자리에는 그만한 다른 방을 준비합니다.</p><p>휴관으로 일정이 바뀌는 날에는 먼저 여쭙고 동의를 받은 뒤에 움직입니다.</p>',
        en: '<p>Pictures travel too, and one you hoped to see may be in another city. <strong>Three weeks</strong> before departure we check what hangs where and choose another room worth your time.</p><p>If a closure changes the day, we ask for your consent before we change anything.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '살롱을 통하지 않고도 예약할 수 있나요?', en: 'May I book without a salon?' },
      contents: {
        ko: '물론입니다. 회원으로도, 비회원으로도 예약하실 수 있습니다. 출발 모임에 오고 싶으시면 가까운 살롱을 골라 드립니다.',
        en: 'Certainly, as a member or not. If you would like to join the gathering, we suggest the salon nearest you.',
      },
    },
    {
      category: 'B',
      title: { ko: '살롱 정보를 찾을 수 없다는 안내가 나옵니다', en: 'It says the store ID is missing' },
      contents: {
        ko: '여행 카드의 주소가 중간에 잘렸을 때 나오는 안내입니다. QR 코드를 다시 찍어 주시고, 그래도 같으면 살롱 이름을 저희에게 알려 주십시오. 새 주소를 보내 드립니다.',
        en: 'The address on the card was cut short. Scan the QR code again, and if it persists tell us the salon’s name; we will send a fresh link.',
      },
    },
    {
      category: 'B',
      title: { ko: '혼자 참가하는 분이 많은가요?', en: 'Do many people come alone?' },
      contents: {
        ko: '여덟 분 가운데 셋이나 넷은 혼자 오십니다. 객실은 1인실을 기본으로 준비하며, 함께 오신 두 분은 2인실로 바꾸시면 금액이 내려갑니다.',
        en: 'Three or four of every eight. Single rooms are our standard; two who share pay less.',
      },
    },
    {
      category: 'P',
      title: { ko: '결제는 어떻게 진행되나요?', en: 'How is payment made?' },
      contents: {
        ko: '예약 화면에서 카드나 간편결제로 결제하십시오. 예약하신 순간부터 20분 동안 자리를 지켜 드립니다. 살롱에서 현금이나 카드로 받지 않으니, 그런 권유가 있으면 저희에게 알려 주십시오.',
        en: 'By card or wallet on the booking page; your place is held for twenty minutes. Salons take no money for us. Should one ask, please let us know.',
      },
    },
    {
      category: 'P',
      title: { ko: '공연 입장권도 환불되나요?', en: 'Are concert tickets refundable?' },
      contents: {
        ko: '극장에 따라 환불되지 않는 입장권이 있어 음악과 축제 상품에는 특약이 있습니다. 표준약관과 다른 점을 예약 전에 보여 드리고 따로 확인을 받습니다.',
        en: 'Some houses do not refund, so our music journeys carry special terms. We set out where they differ from the standard terms and ask you to confirm them separately.',
      },
    },
    {
      category: 'I',
      title: { ko: '미술을 잘 몰라도 괜찮을까요?', en: 'I know little about art. Does it matter?' },
      contents: {
        ko: '좋아하는 마음이면 넉넉합니다. 출발 모임에서 얇은 책 한 권을 드리고, 현장에서는 하루 그림 열 점을 넘기지 않습니다.',
        en: 'Liking it is enough. You receive a slim book at the gathering, and we never look at more than ten pictures a day.',
      },
    },
    {
      category: 'I',
      title: {
        ko: '술을 마시지 못하는데 와인 여행에 갈 수 있나요?',
        en: 'I do not drink. May I join a wine journey?',
      },
      contents: {
        ko: '네. 포도밭과 식탁의 이야기가 절반이 넘습니다. 와이너리마다 포도즙이나 차를 준비해 두며, 시음비만큼 금액을 낮춰 드립니다.',
        en: 'Yes. More than half is vineyards and food. Grape juice or tea awaits you, and the tasting fee comes off the price.',
      },
    },
    {
      category: 'I',
      title: { ko: '식사는 모두 정해져 있나요?', en: 'Are all meals arranged?' },
      contents: {
        ko: '저녁 두세 번은 함께, 나머지는 자유입니다. 자유로운 저녁을 위해 걸어갈 수 있는 식당 목록을 드리고 원하시면 예약해 드립니다.',
        en: 'Two or three dinners are shared and the rest are free. We give you a list of tables within walking distance and book them if you wish.',
      },
    },
    {
      category: 'S',
      title: { ko: '살롱이 제 여행 내용을 알 수 있나요?', en: 'Can the salon see my booking?' },
      contents: {
        ko: '살롱에는 출발 모임에 오시는 분의 성함만 전합니다. 여권과 연락처, 결제 내용은 전하지 않습니다. 성함도 원하지 않으시면 빼 드립니다.',
        en: 'A salon learns only the names of those who attend its gathering. Passports, contacts and payments stay with us, and your name too if you prefer.',
      },
    },
  ],
  shops: [
    {
      store_id: 'maison-yoon',
      store_name: { ko: '메종 드 윤 헤어살롱', en: 'Maison de Yoon Hair' },
      contact: '02-555-0192',
      address: {
        ko: '서울특별시 강남구 도산대로 900, 1층 (청담동)',
        en: '1F, 900 Dosan-daero, Gangnam-gu, Seoul',
      },
    },
    {
      store_id: 'hwadam',
      store_name: { ko: '화담 플라워 아틀리에', en: 'Hwadam Flower Atelier' },
      contact: '02-555-0193',
      address: {
        ko: '서울특별시 용산구 대사관로 700, 지하 1층 (한남동)',
        en: 'B1, 700 Daesagwan-ro, Yongsan-gu, Seoul',
      },
    },
    {
      store_id: 'cave-seochon',
      store_name: { ko: '카브 서촌 와인살롱', en: 'Cave Seochon Wine Salon' },
      contact: '02-555-0194',
      address: {
        ko: '서울특별시 종로구 자하문로 800, 2층 (통인동)',
        en: '2F, 800 Jahamun-ro, Jongno-gu, Seoul',
      },
    },
    {
      store_id: 'dayeonjae',
      store_name: { ko: '다연재 티살롱', en: 'Dayeonjae Tea Salon' },
      contact: '051-555-0195',
      address: {
        ko: '부산광역시 해운대구 달맞이길 900, 3층 (중동)',
        en: '3F, 900 Dalmaji-gil, Haeundae-gu, Busan',
      },
    },
  ],
  packages: [
    {
      package_code: 'SV101',
      place: '미술과 건축/프랑스/파리',
      nights: 6,
      days: 8,
      price: 5900000,
      scene: 'iron-tower',
      hour: 'dusk',
      title: {
        ko: '파리, 문 닫은 뒤의 미술관과 작은 아틀리에 8일',
        en: 'Paris: museums after hours and small ateliers',
      },
      summary: {
        ko: '관람객이 돌아간 저녁의 전시실에서 한 시간을 보냅니다. 낮에는 지금 활동하는 작가 세 사람의 작업실을 찾습니다.',
        en: 'An hour in galleries after the public has gone home; by day, the studios of three working artists.',
      },
      tags: [
        ['8인 소그룹', 'Eight guests'],
        ['미술사가 동행', 'With an art historian'],
        ['야간 관람', 'After-hours visit'],
      ],
    },
    {
      package_code: 'SV102',
      place: '미술과 건축/프랑스/남프랑스',
      nights: 7,
      days: 9,
      price: 6400000,
      scene: 'lavender-field',
      hour: 'day',
      title: {
        ko: '남프랑스, 마티스와 세잔의 빛을 따라서 9일',
        en: 'Southern France: the light of Matisse and Cézanne',
      },
      summary: {
        ko: '화가들이 같은 자리에서 바라본 시간에 맞추어 움직입니다. 방스와 엑스, 앙티브를 느리게 잇습니다.',
        en: 'We arrive at each view at the hour the painter did: Vence, Aix and Antibes, slowly joined.',
      },
      tags: [
        ['8인 소그룹', 'Eight guests'],
        ['미술사가 동행', 'With an art historian'],
        ['1인실 기본', 'Single rooms'],
      ],
    },
    {
      package_code: 'SV103',
      place: '미술과 건축/스페인/바르셀로나·빌바오',
      nights: 7,
      days: 9,
      price: 5800000,
      scene: 'sandcastle-spires',
      hour: 'dusk',
      title: {
        ko: '바르셀로나와 빌바오, 가우디에서 게리까지 건축가와 함께 오르는 지붕과 계단의 기행 9일',
        en: 'Barcelona and Bilbao: from Gaudí to Gehry',
      },
      summary: {
        ko: '건축가가 함께 걷습니다. 지붕에 오르고 계단을 세며, 건물이 서 있는 까닭을 듣습니다.',
        en: 'An architect walks with us. We climb roofs, count stairs and hear why each building stands as it does.',
      },
      tags: [
        ['8인 소그룹', 'Eight guests'],
        ['건축가 동행', 'With an architect'],
        ['자유 저녁', 'Free evenings'],
      ],
    },
    {
      package_code: 'SV104',
      place: '미술과 건축/일본 세토내해/나오시마',
      nights: 3,
      days: 4,
      price: 2290000,
      scene: 'lighthouse',
      hour: 'dawn',
      title: {
        ko: '나오시마와 데시마, 섬이 된 미술관 4일',
        en: 'Naoshima and Teshima: islands turned museums',
      },
      summary: {
        ko: '배를 타고 건너가 하루에 한 섬만 봅니다. 미술관 안에서 묵는 하룻밤이 있습니다.',
        en: 'By boat, one island a day, with one night spent inside a museum.',
      },
      tags: [
        ['8인 소그룹', 'Eight guests'],
        ['미술관 숙박', 'Museum stay'],
        ['큐레이터 동행', 'With a curator'],
      ],
    },
    {
      package_code: 'SV201',
      place: '와인과 식탁/부르고뉴/본',
      nights: 6,
      days: 8,
      price: 6900000,
      scene: 'vineyard',
      hour: 'day',
      title: {
        ko: '부르고뉴, 포도밭 사이 자전거와 지하 저장고 8일',
        en: 'Burgundy: bicycles between vines, cellars below',
      },
      summary: {
        ko: '본의 오래된 집 한 채를 빌려 머뭅니다. 소믈리에와 함께 마을 넷의 밭을 걷고 같은 포도의 다른 맛을 익힙니다.',
        en: 'One old house in Beaune is ours. With a sommelier we walk four villages and learn how one grape speaks differently.',
      },
      tags: [
        ['소믈리에 동행', 'With a sommelier'],
        ['저택 한 채', 'A house to ourselves'],
        ['8인 소그룹', 'Eight guests'],
      ],
    },
    {
      package_code: 'SV202',
      place: '와인과 식탁/피에몬테/알바',
      nights: 6,
      days: 8,
      price: 6600000,
      scene: 'vineyard',
      hour: 'dawn',
      title: {
        ko: '피에몬테 흰 송로버섯과 바롤로, 안개 낀 언덕의 가을 8일',
        en: 'Piedmont: white truffles, Barolo and autumn mist',
      },
      summary: {
        ko: '새벽에 송로를 찾는 사람과 개를 따라 숲에 들어갑니다. 저녁은 언덕 위 농가의 긴 식탁에서 듭니다.',
        en: 'At dawn we follow a hunter and his dog into the woods; at dusk we sit at a long farmhouse table.',
      },
      tags: [
        ['소믈리에 동행', 'With a sommelier'],
        ['송로 채집', 'Truffle hunt'],
        ['가을 한정', 'Autumn only'],
      ],
    },
    {
      package_code: 'SV203',
      place: '와인과 식탁/포르투갈/도루',
      nights: 7,
      days: 9,
      price: 5700000,
      scene: 'tram-street',
      hour: 'day',
      title: {
        ko: '포르투와 도루 계곡, 강을 거슬러 오르는 배 9일',
        en: 'Porto and the Douro, upstream by boat',
      },
      summary: {
        ko: '계단식 포도밭 사이를 배로 거슬러 오릅니다. 아줄레주 타일을 굽는 공방에서 손수 한 장을 만듭니다.',
        en: 'Upriver between terraced vines, and an hour at a workshop painting a tile of your own.',
      },
      tags: [
        ['리버 크루즈', 'River boat'],
        ['타일 공방', 'Tile workshop'],
        ['8인 소그룹', 'Eight guests'],
      ],
    },
    {
      package_code: 'SV301',
      place: '정원과 꽃/영국/코츠월드',
      nights: 6,
      days: 8,
      price: 6200000,
      scene: 'seen-from-behind',
      hour: 'day',
      title: { ko: '코츠월드와 서섹스, 영국 정원 순례 8일', en: 'English gardens: the Cotswolds and Sussex' },
      summary: {
        ko: '문을 여는 날이 드문 개인 정원 다섯 곳을 찾습니다. 정원가와 함께 흙을 만지고 오후에는 차를 마십니다.',
        en: 'Five private gardens that seldom open. A gardener is with us for the soil, and there is tea in the afternoon.',
      },
      tags: [
        ['정원가 동행', 'With a gardener'],
        ['개인 정원', 'Private gardens'],
        ['매너하우스', 'Manor house'],
      ],
    },
    {
      package_code: 'SV302',
      place: '정원과 꽃/프로방스/발랑솔',
      nights: 6,
      days: 8,
      price: 5900000,
      scene: 'lavender-field',
      hour: 'dawn',
      title: {
        ko: '발랑솔 라벤더와 그라스의 향기 수업 8일',
        en: 'Valensole lavender and a perfumer’s lesson in Grasse',
      },
      summary: {
        ko: '해 뜰 무렵의 라벤더 들판에 섭니다. 그라스에서는 조향사에게 배워 자신의 향을 한 병 만들어 옵니다.',
        en: 'Stand in the fields at first light, then compose a bottle of your own with a perfumer in Grasse.',
      },
      tags: [
        ['조향 수업', 'Perfume class'],
        ['여름 한정', 'Summer only'],
        ['8인 소그룹', 'Eight guests'],
      ],
    },
    {
      package_code: 'SV303',
      place: '정원과 꽃/네덜란드/리세',
      nights: 5,
      days: 7,
      price: 4900000,
      scene: 'tulip-windmill',
      hour: 'dawn',
      title: {
        ko: '네덜란드 튤립과 플로리스트의 새벽 시장 7일',
        en: 'Dutch tulips and a florist’s dawn market',
      },
      summary: {
        ko: '플로리스트와 함께 새벽 꽃 경매를 보고, 그날의 꽃으로 운하 옆 작업실에서 다발을 묶습니다.',
        en: 'With a florist to the flower auction at dawn, then to a studio by the canal to tie what we bought.',
      },
      tags: [
        ['플로리스트 동행', 'With a florist'],
        ['꽃 수업', 'Flower class'],
        ['봄 한정', 'Spring only'],
      ],
    },
    {
      package_code: 'SV401',
      place: '음악과 축제/오스트리아/빈',
      nights: 6,
      days: 8,
      price: 6700000,
      scene: 'concert-hall',
      hour: 'dusk',
      title: { ko: '빈, 세 번의 음악회와 한 번의 왈츠 8일', en: 'Vienna: three concerts and one waltz' },
      summary: {
        ko: '황금홀과 오페라극장, 작은 교회의 실내악을 차례로 듣습니다. 낮에는 왈츠를 한 곡 배웁니다.',
        en: 'The golden hall, the opera, and chamber music in a small church. One afternoon we learn to waltz.',
      },
      tags: [
        ['평론가 동행', 'With a critic'],
        ['박스석', 'Box seats'],
        ['특약 상품', 'Special terms'],
      ],
    },
    {
      package_code: 'SV402',
      place: '음악과 축제/오스트리아/잘츠부르크',
      nights: 5,
      days: 7,
      price: 6900000,
      scene: 'castle-hill',
      hour: 'dusk',
      title: { ko: '잘츠부르크 여름 축제 7일', en: 'Salzburg in festival time' },
      summary: {
        ko: '축제의 오페라 한 편과 음악회 두 번. 사이의 하루는 잘츠카머구트 호숫가에서 조용히 보냅니다.',
        en: 'One opera and two concerts, with a quiet day between them on a lake in the Salzkammergut.',
      },
      tags: [
        ['평론가 동행', 'With a critic'],
        ['여름 한정', 'Summer only'],
        ['특약 상품', 'Special terms'],
      ],
    },
    {
      package_code: 'SV403',
      place: '음악과 축제/베네치아/라 페니체',
      nights: 5,
      days: 7,
      price: 5600000,
      scene: 'gondola-canal',
      hour: 'night',
      title: { ko: '베네치아 가면과 라 페니체의 밤 7일', en: 'Venice: masks and a night at La Fenice' },
      summary: {
        ko: '가면을 만드는 공방에서 오후를 보내고, 물길로 극장에 갑니다. 돌아오는 길도 배입니다.',
        en: 'An afternoon with a mask maker, then to the opera by water, and home the same way.',
      },
      tags: [
        ['가면 공방', 'Mask workshop'],
        ['오페라', 'Opera'],
        ['특약 상품', 'Special terms'],
      ],
    },
    {
      package_code: 'SV501',
      place: '살롱의 주말/한국/경주',
      nights: 1,
      days: 2,
      price: 490000,
      scene: 'hanok-roofs',
      hour: 'night',
      title: { ko: '경주, 천 년의 곡선을 읽는 주말 2일', en: 'Gyeongju: a weekend with ancient curves' },
      summary: {
        ko: '고고학자와 능 사이를 걷고, 한옥에서 국악 삼중주를 듣습니다.',
        en: 'Among the mounds with an archaeologist, and a Korean trio in a hanok at night.',
      },
      tags: [
        ['고고학자 동행', 'With an archaeologist'],
        ['한옥 숙박', 'Hanok stay'],
        ['KTX', 'By train'],
      ],
    },
    {
      package_code: 'SV502',
      place: '살롱의 주말/한국/하동',
      nights: 1,
      days: 2,
      price: 450000,
      scene: 'tea-fields',
      hour: 'dawn',
      title: { ko: '하동 첫물차와 섬진강의 봄 2일', en: 'Hadong: first-flush tea and the Seomjin in spring' },
      summary: {
        ko: '찻잎을 손으로 따고 가마솥에 덖어 자기 몫의 차를 담아 옵니다. 저녁상에는 참게와 재첩이 오릅니다.',
        en: 'Pick, pan-fire and take home your own tea; the evening table comes from the river.',
      },
      tags: [
        ['차 수업', 'Tea making'],
        ['부산 출발 가능', 'From Busan too'],
        ['8인 소그룹', 'Eight guests'],
      ],
    },
    {
      package_code: 'SV503',
      place: '살롱의 주말/일본/교토',
      nights: 3,
      days: 4,
      price: 1990000,
      scene: 'autumn-temple',
      hour: 'dusk',
      title: { ko: '교토, 다실과 이끼 정원의 가을 4일', en: 'Kyoto: tea rooms and moss gardens in autumn' },
      summary: {
        ko: '예약한 사람만 드는 정원 두 곳과 다회 한 번. 나머지 시간은 비워 두었습니다.',
        en: 'Two gardens that admit by letter, one tea gathering, and the rest left empty.',
      },
      tags: [
        ['다회', 'Tea gathering'],
        ['예약제 정원', 'By-letter gardens'],
        ['8인 소그룹', 'Eight guests'],
      ],
    },
    {
      package_code: 'SV504',
      place: '살롱의 주말/일본/가나자와',
      nights: 2,
      days: 3,
      price: 1590000,
      scene: 'hot-spring',
      hour: 'dawn',
      title: { ko: '가나자와 금박과 눈 내린 정원 3일', en: 'Kanazawa: gold leaf and a garden under snow' },
      summary: {
        ko: '금박 장인의 손끝을 가까이서 보고, 눈을 견디도록 줄을 맨 소나무 정원을 거닙니다.',
        en: 'Watch a gold-leaf master at arm’s length, and walk among pines roped against the snow.',
      },
      tags: [
        ['장인 공방', 'Artisan’s workshop'],
        ['겨울 추천', 'Best in winter'],
        ['료칸', 'Ryokan'],
      ],
    },
  ],
}
