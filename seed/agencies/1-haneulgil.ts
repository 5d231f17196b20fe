// 하늘길여행: overseas packages, clear blue, plain words about price and terms. §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { haneulgilFace } from '../faces/counters.ts'
import { haneulgilPackages } from './1-haneulgil-packages.ts'

export const haneulgil: DemoAgency = {
  travel_agency: 1,
  default_language: 'ko',
  review_yn: 'Y',
  theme: haneulgilFace,
  info: {
    kakao_key: 'demo-kakao-haneulgil',
    about_yn: 'Y',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: 'https://www.facebook.com/haneulgil.demo',
    insta_url: 'https://www.instagram.com/haneulgil.demo',
    naver_url: 'https://blog.naver.com/haneulgil-demo',
    line_url: null,
    company_name: { ko: '하늘길여행', en: 'Haneulgil Travel' },
    ceo_name: { ko: '윤서하', en: 'Yoon Seoha' },
    address: {
      ko: '서울특별시 종로구 새하늘로 21, 하늘길빌딩 4층',
      en: '4F Haneulgil Building, 21 Saehaneul-ro, Jongno-gu, Seoul',
    },
    phone: '02-555-0112',
    fax: '02-555-0113',
    mail: 'help@haneulgil.example',
    bank: '한빛은행',
    account_holder: '(주)하늘길여행',
    account_number: '100-0112-204821',
    biz_number: '101-00-40213',
    sales_number: '제2024-서울종로-0123호 (종로구청)',
    privacy_person: { ko: '정하린', en: 'Jung Harin' },
    operating_time: {
      ko: '평일 09:00–18:00 (점심 12:00–13:00), 토·일·공휴일 휴무',
      en: 'Weekdays 09:00–18:00 (lunch 12:00–13:00), closed weekends and public holidays',
    },
    tourism_number: '종합여행업 제2019-000012호',
    insurance: {
      ko: '영업보증보험 1억 원 · 기획여행보증 2억 원',
      en: 'Business guarantee KRW 100 million · package tour guarantee KRW 200 million',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: { ko: '하늘길여행 | 해외 패키지 여행', en: 'Haneulgil Travel | Overseas package tours' },
    description: {
      ko: '동남아부터 유럽까지, 유류할증료와 필수 경비를 모두 넣은 가격으로 해외 패키지를 안내합니다.',
      en: 'Overseas package tours from Southeast Asia to Europe, at prices that include fuel surcharge and every compulsory cost.',
    },
    keywords: {
      ko: '해외여행, 패키지여행, 동남아여행, 일본여행, 유럽여행, 하늘길여행',
      en: 'overseas tours, package tours from Korea, Southeast Asia, Japan, Europe, Haneulgil',
    },
  },
  chat: { code: '_haneul', whatsapp_code: null },
  home: {
    hero: {
      scene: 'sail-roofs',
      hour: 'day',
      pictures: [],
      headline: { ko: '떠나는 날까지 분명한 여행', en: 'Clear from the first price to the last day' },
      line: {
        ko: '가격에 무엇이 들어 있는지, 몇 분이 모이면 출발하는지 먼저 알려 드립니다.',
        en: 'What the price includes and how many it takes to depart: we tell you before you ask.',
      },
    },
    reasons: [
      {
        heading: { ko: '처음 본 가격이 내실 가격입니다', en: 'The price you see is the price you pay' },
        line: {
          ko: '유류할증료, 세금, 필수 현지 경비를 모두 넣어 표시합니다. 선택관광과 팁은 원하시는 분만 내시면 됩니다.',
          en: 'Fuel surcharge, taxes and compulsory local costs are all in. Optional tours and tips are up to you.',
        },
      },
      {
        heading: { ko: '보증보험 3억 원', en: 'KRW 300 million in guarantees' },
        line: {
          ko: '영업보증 1억 원과 기획여행보증 2억 원에 가입해, 맡기신 여행 경비를 지킵니다.',
          en: 'A business guarantee of 100 million won and a package guarantee of 200 million stand behind what you pay.',
        },
      },
      {
        heading: { ko: '담당자 한 명이 끝까지', en: 'One person, start to finish' },
        line: {
          ko: '상담부터 귀국까지 같은 담당자가 맡습니다. 출발 전날에는 저희가 먼저 전화드립니다.',
          en: 'The same person looks after you from first question to flight home, and calls you the day before you leave.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '동남아', en: 'Southeast Asia' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '베트남', en: 'Vietnam' },
          column: 1,
          details: [
            { ko: '다낭·호이안', en: 'Da Nang and Hoi An' },
            { ko: '나트랑·달랏', en: 'Nha Trang and Da Lat' },
            { ko: '푸꾸옥', en: 'Phu Quoc' },
            { ko: '하노이·하롱베이', en: 'Hanoi and Ha Long Bay' },
            { ko: '사파', en: 'Sapa' },
          ],
        },
        {
          name: { ko: '태국', en: 'Thailand' },
          column: 2,
          details: [
            { ko: '방콕·파타야', en: 'Bangkok and Pattaya' },
            { ko: '푸껫', en: 'Phuket' },
            { ko: '치앙마이', en: 'Chiang Mai' },
          ],
        },
        {
          name: { ko: '필리핀', en: 'Philippines' },
          column: 2,
          details: [
            { ko: '세부', en: 'Cebu' },
            { ko: '보홀', en: 'Bohol' },
            { ko: '보라카이', en: 'Boracay' },
          ],
        },
        {
          name: { ko: '인도네시아', en: 'Indonesia' },
          column: 3,
          details: [
            { ko: '발리', en: 'Bali' },
            { ko: '족자카르타', en: 'Yogyakarta' },
          ],
        },
        {
          name: { ko: '말레이시아·싱가포르', en: 'Malaysia and Singapore' },
          column: 3,
          details: [
            { ko: '코타키나발루', en: 'Kota Kinabalu' },
            { ko: '쿠알라룸푸르·말라카', en: 'Kuala Lumpur and Melaka' },
            { ko: '싱가포르', en: 'Singapore' },
          ],
        },
        {
          name: { ko: '캄보디아·라오스', en: 'Cambodia and Laos' },
          column: 4,
          details: [
            { ko: '시엠레아프', en: 'Siem Reap' },
            { ko: '비엔티안·방비엥', en: 'Vientiane and Vang Vieng' },
            { ko: '루앙프라방', en: 'Luang Prabang' },
          ],
        },
      ],
    },
    {
      name: { ko: '일본', en: 'Japan' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '규슈', en: 'Kyushu' },
          column: 1,
          details: [
            { ko: '후쿠오카·유후인', en: 'Fukuoka and Yufuin' },
            { ko: '벳푸·구마모토', en: 'Beppu and Kumamoto' },
            { ko: '가고시마', en: 'Kagoshima' },
          ],
        },
        {
          name: { ko: '간사이', en: 'Kansai' },
          column: 1,
          details: [
            { ko: '오사카·교토', en: 'Osaka and Kyoto' },
            { ko: '교토·나라', en: 'Kyoto and Nara' },
            { ko: '고베·히메지', en: 'Kobe and Himeji' },
          ],
        },
        {
          name: { ko: '간토·주부', en: 'Kanto and Chubu' },
          column: 2,
          details: [
            { ko: '도쿄·하코네', en: 'Tokyo and Hakone' },
            { ko: '요코하마·가마쿠라', en: 'Yokohama and Kamakura' },
            { ko: '나고야·다카야마', en: 'Nagoya and Takayama' },
          ],
        },
        {
          name: { ko: '홋카이도', en: 'Hokkaido' },
          column: 3,
          details: [
            { ko: '삿포로·오타루', en: 'Sapporo and Otaru' },
            { ko: '후라노·비에이', en: 'Furano and Biei' },
            { ko: '노보리베쓰·도야', en: 'Noboribetsu and Toya' },
          ],
        },
        {
          name: { ko: '오키나와', en: 'Okinawa' },
          column: 3,
          details: [
            { ko: '나하', en: 'Naha' },
            { ko: '북부·츄라우미', en: 'North and Churaumi' },
          ],
        },
      ],
    },
    {
      name: { ko: '중국·대만·홍콩', en: 'China, Taiwan and Hong Kong' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '중국 북부', en: 'Northern China' },
          column: 1,
          details: [
            { ko: '베이징', en: 'Beijing' },
            { ko: '칭다오', en: 'Qingdao' },
            { ko: '백두산·연길', en: 'Mount Baekdu and Yanji' },
          ],
        },
        {
          name: { ko: '중국 중남부', en: 'Central and southern China' },
          column: 1,
          details: [
            { ko: '상하이·항저우', en: 'Shanghai and Hangzhou' },
            { ko: '장자제', en: 'Zhangjiajie' },
            { ko: '구이린', en: 'Guilin' },
          ],
        },
        {
          name: { ko: '대만', en: 'Taiwan' },
          column: 2,
          details: [
            { ko: '타이베이', en: 'Taipei' },
            { ko: '타이중·아리산', en: 'Taichung and Alishan' },
            { ko: '가오슝·컨딩', en: 'Kaohsiung and Kenting' },
          ],
        },
        {
          name: { ko: '홍콩·마카오', en: 'Hong Kong and Macao' },
          column: 3,
          details: [
            { ko: '홍콩', en: 'Hong Kong' },
            { ko: '마카오', en: 'Macao' },
          ],
        },
      ],
    },
    {
      name: { ko: '유럽', en: 'Europe' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '서유럽', en: 'Western Europe' },
          column: 1,
          details: [
            { ko: '프랑스', en: 'France' },
            { ko: '스위스', en: 'Switzerland' },
            { ko: '영국', en: 'Britain' },
            { ko: '네덜란드·벨기에', en: 'Netherlands and Belgium' },
          ],
        },
        {
          name: { ko: '남유럽', en: 'Southern Europe' },
          column: 2,
          details: [
            { ko: '이탈리아', en: 'Italy' },
            { ko: '스페인·포르투갈', en: 'Spain and Portugal' },
            { ko: '그리스', en: 'Greece' },
          ],
        },
        {
          name: { ko: '동유럽·발칸', en: 'Eastern Europe and the Balkans' },
          column: 3,
          details: [
            { ko: '체코·오스트리아', en: 'Czechia and Austria' },
            { ko: '크로아티아·슬로베니아', en: 'Croatia and Slovenia' },
          ],
        },
        {
          name: { ko: '북유럽', en: 'Nordic countries' },
          column: 3,
          details: [
            { ko: '노르웨이·덴마크', en: 'Norway and Denmark' },
            { ko: '아이슬란드·핀란드', en: 'Iceland and Finland' },
          ],
        },
        {
          name: { ko: '튀르키예', en: 'Türkiye' },
          column: 4,
          details: [
            { ko: '이스탄불·카파도키아', en: 'Istanbul and Cappadocia' },
            { ko: '에게해·파묵칼레', en: 'The Aegean and Pamukkale' },
          ],
        },
      ],
    },
    {
      name: { ko: '미주·대양주', en: 'Americas and Oceania' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '미국 서부', en: 'Western USA' },
          column: 1,
          details: [
            { ko: '로스앤젤레스·라스베이거스', en: 'Los Angeles and Las Vegas' },
            { ko: '그랜드서클', en: 'Grand Circle' },
          ],
        },
        {
          name: { ko: '미국 동부', en: 'Eastern USA' },
          column: 1,
          details: [
            { ko: '뉴욕·워싱턴', en: 'New York and Washington' },
            { ko: '나이아가라', en: 'Niagara' },
          ],
        },
        {
          name: { ko: '캐나다', en: 'Canada' },
          column: 2,
          details: [
            { ko: '밴쿠버·로키', en: 'Vancouver and the Rockies' },
            { ko: '옐로나이프', en: 'Yellowknife' },
          ],
        },
        {
          name: { ko: '하와이·마리아나', en: 'Hawaii and the Marianas' },
          column: 3,
          details: [
            { ko: '하와이', en: 'Hawaii' },
            { ko: '괌', en: 'Guam' },
            { ko: '사이판', en: 'Saipan' },
          ],
        },
        {
          name: { ko: '호주·뉴질랜드', en: 'Australia and New Zealand' },
          column: 4,
          details: [
            { ko: '시드니·멜버른', en: 'Sydney and Melbourne' },
            { ko: '골드코스트·케언스', en: 'Gold Coast and Cairns' },
            { ko: '뉴질랜드 남섬', en: 'New Zealand South Island' },
            { ko: '뉴질랜드 북섬', en: 'New Zealand North Island' },
          ],
        },
      ],
    },
    {
      name: { ko: '중동·아프리카', en: 'Middle East and Africa' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '아랍에미리트', en: 'United Arab Emirates' },
          column: 1,
          details: [
            { ko: '두바이', en: 'Dubai' },
            { ko: '아부다비', en: 'Abu Dhabi' },
          ],
        },
        {
          name: { ko: '이집트·요르단', en: 'Egypt and Jordan' },
          column: 1,
          details: [
            { ko: '카이로·룩소르', en: 'Cairo and Luxor' },
            { ko: '페트라·와디럼', en: 'Petra and Wadi Rum' },
          ],
        },
        {
          name: { ko: '모로코', en: 'Morocco' },
          column: 2,
          details: [
            { ko: '마라케시·사하라', en: 'Marrakech and the Sahara' },
            { ko: '페스·카사블랑카', en: 'Fes and Casablanca' },
          ],
        },
        {
          name: { ko: '동·남부 아프리카', en: 'East and southern Africa' },
          column: 3,
          details: [
            { ko: '케냐·탄자니아', en: 'Kenya and Tanzania' },
            { ko: '남아공·빅토리아폭포', en: 'South Africa and Victoria Falls' },
          ],
        },
      ],
    },
    {
      name: { ko: '허니문·테마', en: 'Honeymoons and themes' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '허니문', en: 'Honeymoons' },
          column: 1,
          details: [
            { ko: '몰디브', en: 'Maldives' },
            { ko: '발리', en: 'Bali' },
          ],
        },
        {
          name: { ko: '골프', en: 'Golf' },
          column: 1,
          details: [
            { ko: '일본 골프', en: 'Golf in Japan' },
            { ko: '태국 골프', en: 'Golf in Thailand' },
          ],
        },
        {
          name: { ko: '크루즈', en: 'Cruises' },
          column: 2,
          details: [
            { ko: '지중해', en: 'Mediterranean' },
            { ko: '동남아시아', en: 'Southeast Asia' },
          ],
        },
        {
          name: { ko: '걷기 여행', en: 'Walking tours' },
          column: 2,
          details: [
            { ko: '알프스', en: 'The Alps' },
            { ko: '규슈 올레', en: 'Kyushu Olle' },
          ],
        },
      ],
    },
  ],
  boards: [
    { board_id: 'prep', board_name: { ko: '여행 준비 노트', en: 'Before you go' }, side_yn: 'Y' },
    { board_id: 'event', board_name: { ko: '이벤트', en: 'Events' }, side_yn: 'N' },
  ],
  notices: [
    {
      days_ago: 2,
      title: {
        ko: '여권 유효기간, 출발 전에 꼭 확인해 주세요',
        en: 'Please check your passport before you travel',
      },
      contents: {
        ko: '<p>귀국일 기준으로 <strong>6개월 이상</strong> 남은 여권이면 어느 나라든 안심입니다. 기간이 모자라면 공항에서 탑승이 거절될 수 있고, 이 경우 여행 경비를 돌려 드리기 어렵습니다.</p><ul><li>여권의 영문 이름과 예약자 영문 이름이 한 글자까지 같은지 봐 주세요.</li><li>서명란이 비어 있거나 훼손된 여권은 재발급을 권합니다.</li><li>아이도 따로 여권이 있어야 합니다.</li></ul><p>재발급에는 보통 일주일쯤 걸립니다. 예약하신 날 바로 확인해 주시면 가장 안전합니다.</p>',
        en: '<p>A passport valid for <strong>at least six months</strong> from your return is good for every country. If yours is short, the airline may refuse boarding, and in that case we cannot easily refund the tour.</p><ul><li>The name on the booking must match the passport letter for letter.</li><li>A passport that is damaged or unsigned should be replaced.</li><li>Every child needs a passport of their own.</li></ul><p>A new one usually takes about a week, so the safest day to check is the day you book.</p>',
      },
    },
    {
      days_ago: 9,
      title: {
        ko: '상품 가격에 들어 있는 것과 들어 있지 않은 것',
        en: 'What our prices include, and what they do not',
      },
      contents: {
        ko: '<p>하늘길여행의 표시 가격은 <strong>유류할증료, 공항세, 필수 현지 경비를 모두 넣은 금액</strong>입니다. 예약 뒤에 저희가 더 청구하는 필수 비용은 없습니다.</p><ul><li>포함: 항공, 숙박, 일정표에 적힌 식사와 입장료, 여행자보험</li><li>선택: 선택관광(하지 않으실 때의 대체 일정을 일정표에 적어 둡니다), 1인실 사용료, 현지 팁</li></ul><p>포함 여부가 헷갈리는 항목은 상품 상세의 상세정보 탭에서 확인하시거나 전화로 물어봐 주세요.</p>',
        en: '<p>The price we show <strong>includes fuel surcharge, airport taxes and every compulsory local cost</strong>. Nothing compulsory is added after you book.</p><ul><li>Included: flights, hotels, meals and entry fees named in the itinerary, travel insurance</li><li>Your choice: optional tours (the itinerary says what happens if you skip them), a single room, tips</li></ul><p>If you are unsure about an item, see the details tab of the package or call us.</p>',
      },
    },
    {
      days_ago: 21,
      title: { ko: '출발확정과 최소 출발 인원 안내', en: 'Confirmed departures and minimum numbers' },
      contents: {
        ko: '<p>단체 상품은 정해진 최소 인원이 모이면 출발이 확정되고, 달력에 <strong>출발확정</strong>이 표시됩니다.</p><p>인원이 모이지 않으면 <strong>늦어도 출발 7일 전까지</strong> 연락드리고 내신 금액을 전액 돌려 드립니다. 원하시면 다른 날짜나 비슷한 상품으로 옮겨 드립니다.</p>',
        en: '<p>A group tour is confirmed once its minimum number is reached, and the calendar then marks the date as <strong>confirmed</strong>.</p><p>If too few people join, we tell you <strong>no later than seven days before departure</strong> and refund everything you have paid, or move you to another date or a similar tour if you prefer.</p>',
      },
    },
    {
      days_ago: 38,
      title: { ko: '여권 사본은 이렇게 보관하고 지웁니다', en: 'How we keep and delete passport copies' },
      contents: {
        ko: '<p>항공권 발권과 입국 서류에 필요한 여권 사본은 마이페이지나 저희가 보내 드린 링크에서 직접 올려 주세요. 메신저나 이메일로는 받지 않습니다.</p><ul><li>올리신 파일은 <strong>암호화하여</strong> 보관하며, 열람할 때마다 기록이 남습니다.</li><li>여행이 끝나 쓸 일이 없어지면 지체 없이 지웁니다.</li><li>링크는 72시간이 지나면 닫힙니다. 닫혔다면 담당자가 새로 보내 드립니다.</li></ul>',
        en: '<p>Please upload passport copies yourself, on My page or through the link we send you. We do not take them by messenger or mail.</p><ul><li>Files are stored <strong>encrypted</strong>, and every viewing is logged.</li><li>They are deleted without delay once the trip is over and they are no longer needed.</li><li>A link closes after 72 hours; your contact can send a new one.</li></ul>',
      },
    },
    {
      days_ago: 63,
      title: {
        ko: '미국·캐나다·호주·영국 전자여행허가 신청 안내',
        en: 'Travel permits for the USA, Canada, Australia and Britain',
      },
      contents: {
        ko: '<p>아래 나라는 비자가 없어도 <strong>출발 전에 전자여행허가</strong>를 받아야 합니다. 경유만 하셔도 필요한 경우가 있습니다.</p><ul><li>미국(괌·사이판은 예외가 있음): ESTA</li><li>캐나다: eTA</li><li>호주: ETA</li><li>영국: ETA</li></ul><p>수수료와 심사 기간은 바뀔 수 있으니 각 나라의 공식 사이트에서 직접 신청하시고, 늦어도 출발 2주 전에는 마쳐 주세요. 작성이 어려우시면 담당자가 전화로 함께 봐 드립니다.</p>',
        en: '<p>These countries ask for an <strong>electronic permit before departure</strong> even where no visa is needed, sometimes for a transit as well.</p><ul><li>USA (with exceptions for Guam and Saipan): ESTA</li><li>Canada: eTA</li><li>Australia: ETA</li><li>Britain: ETA</li></ul><p>Fees and waiting times change, so please apply on the official site of each country, at least two weeks ahead. If the form is difficult, we will go through it with you on the phone.</p>',
      },
    },
    {
      days_ago: 97,
      title: { ko: '여행경보 단계와 일정 변경 기준', en: 'Travel alerts and when we change a tour' },
      contents: {
        ko: '<p>상품마다 외교부가 정한 목적지의 여행경보 단계를 적어 두고, 단계가 바뀌면 예약하신 분께 알려 드립니다.</p><p>안전 때문에 일정을 바꿔야 할 때는 <strong>바뀌는 내용과 비용을 먼저 설명드리고 동의를 받은 뒤</strong> 진행합니다. 정부 명령이나 재해로 떠날 수 없게 되면 취소 수수료 없이 환불합니다.</p>',
        en: '<p>Each package shows the alert level the Ministry of Foreign Affairs gives its destination, and we write to you if it changes.</p><p>If safety calls for a change of plan, we <strong>explain what changes and what it costs, and ask for your agreement first</strong>. Where a government order or a disaster makes travel impossible, we refund without a fee.</p>',
      },
    },
    {
      days_ago: 142,
      title: { ko: '현금영수증 발급 안내', en: 'Cash receipts' },
      contents: {
        ko: '<p>10만 원 이상을 현금이나 계좌이체로 내시면 <strong>따로 요청하지 않으셔도</strong> 현금영수증을 발급합니다. 휴대전화 번호나 사업자번호를 알려 주시면 그 번호로 발급하고, 알려 주지 않으시면 국세청 지정 번호로 발급한 뒤 홈택스에서 등록하실 수 있습니다.</p>',
        en: '<p>For cash or transfers of 100,000 won and more we issue a cash receipt <strong>without being asked</strong>. Give us a phone or business number to have it in your name; otherwise it is issued under the tax office default number and can be claimed on Hometax.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '예약은 어떻게 하나요?', en: 'How do I book?' },
      contents: {
        ko: '상품 상세에서 출발일과 인원을 고르고 예약하기를 누르시면 됩니다. 좌석은 예약과 동시에 20분 동안 잡아 두니 그 안에 결제를 마쳐 주세요.',
        en: 'Choose a date and the number of travellers on the package page and press Reserve. Your seats are held for 20 minutes while you pay.',
      },
    },
    {
      category: 'B',
      title: { ko: '회원이 아니어도 예약할 수 있나요?', en: 'Can I book without joining?' },
      contents: {
        ko: '네. 비회원으로 진행하신 뒤 예약번호와 예약자 이름으로 언제든 예약을 확인하실 수 있습니다. 예약번호는 결제 후 이메일로도 보내 드립니다.',
        en: 'Yes. Carry on as a non-member and look up the booking at any time with its number and your name. We also mail you the number after payment.',
      },
    },
    {
      category: 'B',
      title: { ko: '취소하면 수수료가 얼마인가요?', en: 'What does it cost to cancel?' },
      contents: {
        ko: '국외여행 표준약관에 따라 출발 30일 전까지는 수수료가 없습니다. 29~20일 전은 여행 요금의 10%, 19~10일 전 15%, 9~8일 전 20%, 7~1일 전 30%, 당일은 50%입니다. 특별약관이 있는 상품은 예약 전에 따로 설명하고 동의를 받습니다.',
        en: 'Under the standard overseas terms nothing is charged up to 30 days before departure. After that the fee is 10% of the tour price at 29–20 days, 15% at 19–10, 20% at 9–8, 30% at 7–1 and 50% on the day. Where special terms apply, we explain them and ask for your consent before you book.',
      },
    },
    {
      category: 'B',
      title: {
        ko: '출발일이나 함께 가는 사람을 바꿀 수 있나요?',
        en: 'Can I change the date or a traveller?',
      },
      contents: {
        ko: '항공권을 발권하기 전이라면 가능합니다. 발권 뒤에는 항공사 규정에 따라 비용이 들 수 있으니 담당자에게 먼저 전화해 주세요.',
        en: 'Before tickets are issued, yes. Afterwards the airline may charge for it, so please call your contact first.',
      },
    },
    {
      category: 'P',
      title: { ko: '어떤 방법으로 결제할 수 있나요?', en: 'How can I pay?' },
      contents: {
        ko: '신용카드와 간편결제를 받습니다. 결제창에서 카드사별 무이자 할부를 확인하실 수 있습니다.',
        en: 'By credit card or a Korean easy-pay service. The payment window shows the interest-free instalments your card offers.',
      },
    },
    {
      category: 'P',
      title: { ko: '환불은 언제 들어오나요?', en: 'When does a refund arrive?' },
      contents: {
        ko: '카드 결제는 취소가 승인된 뒤 영업일 3~5일 안에 카드사에서 처리합니다. 취소하기 전에 돌려받으실 금액을 화면에서 원 단위까지 보여 드립니다.',
        en: 'Card companies take three to five working days after the cancellation is accepted. The exact amount you will get back is shown before you confirm.',
      },
    },
    {
      category: 'P',
      title: { ko: '어린이와 유아 요금은 어떻게 되나요?', en: 'What do children and babies pay?' },
      contents: {
        ko: '출발일 기준 만 12세 미만은 어린이, 만 2세 미만은 유아 요금입니다. 유아는 좌석을 따로 쓰지 않으며, 여행 중에 만 2세가 되면 돌아오는 편은 어린이 요금이 적용됩니다.',
        en: 'On the day of departure, under 12 counts as a child and under 2 as a baby. Babies have no seat of their own; one who turns two during the trip pays the child fare on the way home.',
      },
    },
    {
      category: 'I',
      title: {
        ko: '노쇼핑 상품은 정말 쇼핑센터에 가지 않나요?',
        en: 'Do no-shopping tours really skip the shops?',
      },
      contents: {
        ko: '네. 일정표에 없는 상점으로 모시지 않습니다. 쇼핑이 있는 상품은 방문 횟수와 품목을 상품 상세에 적어 둡니다.',
        en: 'Yes. We take you to no shop that is not in the itinerary. Tours with shopping say how many stops there are and for what.',
      },
    },
    {
      category: 'I',
      title: { ko: '혼자 신청해도 되나요?', en: 'May I join alone?' },
      contents: {
        ko: '물론입니다. 1인실 사용료가 더해질 수 있으며 금액은 상품마다 다릅니다. 같은 성별의 동행을 원하시면 상담 때 말씀해 주세요.',
        en: 'Of course. A single-room charge may apply and differs by tour. If you would like to share with someone of the same sex, tell us when you enquire.',
      },
    },
    {
      category: 'I',
      title: { ko: '선택관광은 꼭 해야 하나요?', en: 'Are optional tours compulsory?' },
      contents: {
        ko: '아닙니다. 원하시는 분만 하시고, 하지 않으시는 동안의 일정도 일정표에 적혀 있습니다. 선택하지 않아도 불이익은 없습니다.',
        en: 'No. They are entirely up to you, and the itinerary says what you do instead. Nobody is worse off for declining.',
      },
    },
    {
      category: 'S',
      title: { ko: '카카오로 로그인할 수 있나요?', en: 'Can I log in with Kakao?' },
      contents: {
        ko: '네. 로그인 창의 카카오 버튼을 눌러 주세요. 처음 한 번은 만 14세 이상 확인과 필수 약관 동의가 필요합니다.',
        en: 'Yes, with the Kakao button in the log-in window. The first time we ask you to confirm that you are 14 or older and to accept the terms.',
      },
    },
    {
      category: 'S',
      title: { ko: '비밀번호를 잊었습니다.', en: 'I forgot my password.' },
      contents: {
        ko: '로그인 창에서 비밀번호 찾기를 눌러 가입하신 이메일을 적어 주세요. 보내 드린 임시 비밀번호는 30분 동안 한 번만 쓸 수 있으니 바로 로그인해 새 비밀번호로 바꿔 주세요.',
        en: 'Choose Find password in the log-in window and enter the email you joined with. The password we send works once, within 30 minutes; log in and change it right away.',
      },
    },
  ],
  shops: [
    {
      store_id: 'SALON01',
      store_name: { ko: '살롱 결 연희점', en: 'Salon Gyeol, Yeonhui' },
      contact: '02-555-0161',
      address: {
        ko: '서울특별시 서대문구 연희물길로 8, 1층',
        en: '1F, 8 Yeonhuimulgil-ro, Seodaemun-gu, Seoul',
      },
    },
    {
      store_id: 'SALON02',
      store_name: { ko: '살롱 온유 판교점', en: 'Salon Onyu, Pangyo' },
      contact: '031-555-0162',
      address: {
        ko: '경기도 성남시 분당구 판교새뜰로 33, 2층',
        en: '2F, 33 Pangyosaetteul-ro, Bundang-gu, Seongnam',
      },
    },
  ],
  packages: haneulgilPackages,
}
