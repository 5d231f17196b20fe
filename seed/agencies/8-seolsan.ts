// Key 8, 설산클럽: the Alps and trekking. A mountain guide's voice: few words, distances, heights, no promises
// about weather. §1, §3
import type { DemoAgency } from '../demo-types.ts'
import { seolsanFace } from '../faces/clubs.ts'

export const seolsan: DemoAgency = {
  travel_agency: 8,
  default_language: 'ko',
  review_yn: 'Y',
  theme: seolsanFace,
  info: {
    kakao_key: null,
    about_yn: 'Y',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'Y',
    facebook_url: 'https://facebook.example/seolsanclub',
    insta_url: 'https://instagram.example/seolsan.club',
    naver_url: 'https://cafe.naver.example/seolsanclub',
    line_url: null,
    company_name: { ko: '설산클럽', en: 'Seolsan Club' },
    ceo_name: { ko: '남궁산', en: 'San Namgung' },
    address: {
      ko: '서울특별시 강북구 삼양로 1200, 3층 (우이동)',
      en: '3F, 1200 Samyang-ro, Gangbuk-gu, Seoul',
    },
    phone: '02-555-0181',
    fax: null,
    mail: 'basecamp@seolsan.example',
    bank: '우리은행',
    account_holder: '(주)설산클럽',
    account_number: '0000-080-000818',
    biz_number: '210-00-00816',
    sales_number: '제2014-서울강북-0818호 (강북구청)',
    privacy_person: { ko: '류하늘', en: 'Haneul Ryu' },
    operating_time: {
      ko: '화–토 10:00–18:30 · 일·월 휴무 (산에 있습니다)',
      en: 'Tue–Sat 10:00–18:30 · closed Sun and Mon (we are in the hills)',
    },
    tourism_number: '종합여행업 제2014-000081호',
    insurance: {
      ko: '영업보증보험 1억 원 · 기획여행보증 2억 원 · 산악구조 특약 보험 전원 가입',
      en: 'Business guarantee KRW 100 million · package tour guarantee KRW 200 million · mountain rescue cover for every member',
    },
    hosting_provider: 'Naru',
  },
  meta: {
    title: { ko: '설산클럽 | 알프스·히말라야 트레킹', en: 'Seolsan Club | Alps and Himalaya on foot' },
    description: {
      ko: '알프스, 히말라야, 파타고니아 트레킹. 거리와 오르막, 최고 고도를 숨김없이 적고, 열두 명에 가이드 두 명이 함께 걷습니다.',
      en: 'Treks in the Alps, the Himalaya and Patagonia. Distance, ascent and altitude stated plainly; twelve walkers, two guides.',
    },
    keywords: {
      ko: '트레킹, 알프스 트레킹, 뚜르드몽블랑, 돌로미티, 안나푸르나, 에베레스트 베이스캠프, 파타고니아, 해외산행',
      en: 'trekking, Alps, Tour du Mont Blanc, Dolomites, Annapurna, Everest Base Camp, Patagonia, guided hiking',
    },
  },
  chat: { code: '_seolsanclub', whatsapp_code: '821000000108' },
  home: {
    hero: {
      scene: 'snow-peaks',
      hour: 'dawn',
      pictures: [],
      headline: { ko: '걸어서만 닿는 아침이 있다', en: 'Some mornings can only be reached on foot' },
      line: {
        ko: '열두 명, 가이드 두 명. 당신의 속도로 하루치만 오릅니다.',
        en: 'Twelve walkers, two guides, one day’s climb at a time.',
      },
    },
    reasons: [
      {
        heading: { ko: '열두 명에 가이드 둘', en: 'Two guides for twelve' },
        line: {
          ko: '앞에 한 명, 맨 뒤에 한 명. 느린 사람을 재촉하지 않고, 누구도 혼자 내려보내지 않습니다.',
          en: 'One in front, one behind. Nobody is hurried and nobody walks down alone.',
        },
      },
      {
        heading: { ko: '난이도를 속이지 않습니다', en: 'Honest grades' },
        line: {
          ko: '모든 상품에 하루 거리, 누적 오르막, 최고 고도를 적습니다. 어려우면 어렵다고 씁니다.',
          en: 'Daily distance, total ascent and highest point for every trek. If it is hard, we write that it is hard.',
        },
      },
      {
        heading: { ko: '돌아서는 기준이 있습니다', en: 'A written turn-back rule' },
        line: {
          ko: '날씨와 산소포화도에 따라 돌아서는 기준을 출발 전에 나눠 드립니다. 산악구조 보험은 전원 가입합니다.',
          en: 'You receive our limits for weather and oxygen before you leave. Everyone has mountain rescue cover.',
        },
      },
    ],
  },
  categories: [
    {
      name: { ko: '알프스', en: 'The Alps' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '스위스', en: 'Switzerland' },
          column: 1,
          details: [
            { ko: '체르마트', en: 'Zermatt' },
            { ko: '그린델발트', en: 'Grindelwald' },
          ],
        },
        {
          name: { ko: '몽블랑 둘레', en: 'Around Mont Blanc' },
          column: 1,
          details: [{ ko: '샤모니', en: 'Chamonix' }],
        },
        {
          name: { ko: '돌로미티', en: 'Dolomites' },
          column: 2,
          details: [
            { ko: '코르티나', en: 'Cortina' },
            { ko: '오르티세이', en: 'Ortisei' },
          ],
        },
      ],
    },
    {
      name: { ko: '히말라야', en: 'Himalaya' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '안나푸르나', en: 'Annapurna' },
          column: 1,
          details: [
            { ko: '푼힐', en: 'Poon Hill' },
            { ko: '베이스캠프', en: 'Base Camp' },
          ],
        },
        {
          name: { ko: '쿰부', en: 'Khumbu' },
          column: 1,
          details: [{ ko: '에베레스트 베이스캠프', en: 'Everest Base Camp' }],
        },
      ],
    },
    {
      name: { ko: '먼 산', en: 'Far mountains' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '파타고니아', en: 'Patagonia' },
          column: 1,
          details: [{ ko: '토레스 델 파이네', en: 'Torres del Paine' }],
        },
        {
          name: { ko: '캐나다 로키', en: 'Canadian Rockies' },
          column: 1,
          details: [{ ko: '밴프', en: 'Banff' }],
        },
        {
          name: { ko: '뉴질랜드', en: 'New Zealand' },
          column: 2,
          details: [{ ko: '밀퍼드', en: 'Milford' }],
        },
        {
          name: { ko: '노르웨이', en: 'Norway' },
          column: 2,
          details: [{ ko: '트롤퉁가', en: 'Trolltunga' }],
        },
      ],
    },
    {
      name: { ko: '가까운 산', en: 'Near mountains' },
      side_yn: 'Y',
      areas: [
        {
          name: { ko: '일본 북알프스', en: 'Japan Alps' },
          column: 1,
          details: [
            { ko: '가미코치', en: 'Kamikochi' },
            { ko: '다테야마', en: 'Tateyama' },
          ],
        },
        { name: { ko: '보르네오', en: 'Borneo' }, column: 1, details: [{ ko: '키나발루', en: 'Kinabalu' }] },
        {
          name: { ko: '윈난', en: 'Yunnan' },
          column: 2,
          details: [{ ko: '후탸오샤', en: 'Tiger Leaping Gorge' }],
        },
      ],
    },
    {
      name: { ko: '국내 산행', en: 'Korean mountains' },
      side_yn: 'N',
      areas: [
        {
          name: { ko: '국립공원', en: 'National parks' },
          column: 1,
          details: [
            { ko: '설악산', en: 'Seoraksan' },
            { ko: '지리산', en: 'Jirisan' },
          ],
        },
        { name: { ko: '섬산', en: 'Island peaks' }, column: 1, details: [{ ko: '한라산', en: 'Hallasan' }] },
      ],
    },
  ],
  boards: [
    { board_id: 'gear', board_name: { ko: '장비 이야기', en: 'Gear talk' }, side_yn: 'Y' },
    {
      board_id: 'training',
      board_name: { ko: '토요 훈련 산행', en: 'Saturday training walks' },
      side_yn: 'N',
    },
  ],
  notices: [
    {
      days_ago: 3,
      title: { ko: '난이도 1~5단계, 무엇이 다른가', en: 'Grades 1 to 5: what they mean' },
      contents: {
        ko: '<p>설산클럽의 난이도는 분위기가 아니라 숫자로 정합니다.</p><ul><li><strong>1단계</strong> 하루 3~4시간, 오르막 300m 이하</li><li><strong>2단계</strong> 하루 4~5시간, 오르막 600m 이하</li><li><strong>3단계</strong> 하루 5~7시간, 오르막 900m 이하</li><li><strong>4단계</strong> 하루 6~8시간, 또는 해발 3,500m 이상에서 숙박</li><li><strong>5단계</strong> 해발 4,500m 이상, 또는 암릉과 쇠줄 구간</li></ul><p>북한산 백운대를 쉬는 시간 포함 다섯 시간에 다녀오시면 3단계를 권합니다.</p>',
        en: '<p>Our grades are numbers, not moods.</p><ul><li><strong>1</strong> 3–4 hours a day, up to 300 m of ascent</li><li><strong>2</strong> 4–5 hours, up to 600 m</li><li><strong>3</strong> 5–7 hours, up to 900 m</li><li><strong>4</strong> 6–8 hours, or nights above 3,500 m</li><li><strong>5</strong> above 4,500 m, or ridges with fixed cable</li></ul><p>If you climb Bukhansan and return in five hours with breaks, grade 3 will suit you.</p>',
      },
    },
    {
      days_ago: 13,
      title: {
        ko: '토요 훈련 산행은 예약자 누구나 무료입니다',
        en: 'Saturday training walks are free for everyone who has booked',
      },
      contents: {
        ko: '<p>매월 <strong>둘째·넷째 토요일</strong> 오전 8시, 우이동 사무실 앞에서 모입니다. 같이 떠날 사람들과 미리 걸어 보는 시간입니다.</p><p>새 등산화를 길들이고 스틱 쓰는 법을 배웁니다. 장비가 없으면 빌려 드립니다. 비가 와도 걷고, 호우특보가 나면 쉽니다.</p>',
        en: '<p>Every <strong>second and fourth Saturday</strong> at 8 a.m. in front of our office in Ui-dong: a walk with the people you will travel with.</p><p>Break in new boots, learn to use poles, borrow what you lack. We walk in rain and stay home in a storm warning.</p>',
      },
    },
    {
      days_ago: 27,
      title: { ko: '고산병 약은 의사와 상의하고 준비하십시오', en: 'Altitude medicine: see a doctor first' },
      contents: {
        ko: '<p>3,500m를 넘는 상품을 예약하신 분께 드리는 안내입니다.</p><ul><li>예방약은 <strong>처방약</strong>입니다. 출발 4주 전에 여행의학 진료를 받으십시오.</li><li>현지에서 아침저녁으로 산소포화도를 잽니다. 기준 아래로 내려가면 하산합니다.</li><li>하산은 실패가 아닙니다. 산은 그대로 있습니다.</li></ul>',
        en: '<p>For everyone booked above 3,500 m.</p><ul><li>Preventive tablets are <strong>prescription medicine</strong>. See a travel clinic four weeks ahead.</li><li>We measure oxygen morning and evening. Below the limit, you go down.</li><li>Going down is not failing. The mountain stays where it is.</li></ul>',
      },
    },
    {
      days_ago: 44,
      title: {
        ko: '산장 예약 방식이 바뀐 구간이 있습니다',
        en: 'Some huts have changed how they take bookings',
      },
      contents: {
        ko: '<p>몽블랑 둘레길 산장 일부가 <strong>예약 때 여행자 이름을 확정</strong>하도록 바꾸었습니다. 이름이 바뀌면 자리를 잃을 수 있어, 해당 상품은 출발 90일 전까지 명단을 받습니다.</p><p>산장은 여러 명이 함께 자는 방입니다. 코골이가 걱정되면 귀마개를, 본인이 코를 고신다면 더 좋은 귀마개를 챙겨 나눠 주십시오.</p>',
        en: '<p>Some huts on the Tour du Mont Blanc now want <strong>names fixed when booking</strong>. A changed name can lose the bunk, so we take the list 90 days ahead.</p><p>Huts are dormitories. Bring earplugs against snoring; if you snore, bring some to share.</p>',
      },
    },
    {
      days_ago: 61,
      title: { ko: '보조배터리와 가스통, 부치면 안 되는 것들', en: 'What must not go in your checked bag' },
      contents: {
        ko: '<p>보조배터리와 헤드랜턴용 리튬전지는 <strong>기내</strong>로, 가스통과 라이터 연료는 <strong>어디에도</strong> 안 됩니다. 스틱과 아이젠은 부치는 짐에 넣으십시오.</p><p>가스와 버너는 현지에서 준비합니다. 공항에서 빼앗긴 장비는 대신 사 드리지 못합니다.</p>',
        en: '<p>Power banks and lithium cells for head torches go in the <strong>cabin</strong>; gas canisters and lighter fuel go <strong>nowhere</strong>. Poles and crampons go in the hold.</p><p>We provide gas and stoves on site. We cannot replace what security takes away.</p>',
      },
    },
    {
      days_ago: 88,
      title: {
        ko: '대여 장비 목록: 침낭, 스틱, 우모복',
        en: 'Gear for hire: sleeping bags, poles, down jackets',
      },
      contents: {
        ko: '<p>한 번 쓰자고 비싼 장비를 사지 마십시오. 사무실에서 빌려 드립니다.</p><ul><li>동계 침낭(영하 20도) 10일 60,000원</li><li>스틱 한 벌 10일 15,000원</li><li>우모복 10일 40,000원</li></ul><p>예약자는 <strong>출발 2주 전</strong>부터 입어 보고 고르실 수 있습니다.</p>',
        en: '<p>Do not buy expensive gear for one trip. Hire it from us.</p><ul><li>Winter sleeping bag (−20°C), 10 days: KRW 60,000</li><li>Pair of poles, 10 days: KRW 15,000</li><li>Down jacket, 10 days: KRW 40,000</li></ul><p>Come and try them on from <strong>two weeks before departure</strong>.</p>',
      },
    },
  ],
  faqs: [
    {
      category: 'B',
      title: { ko: '혼자 신청해도 됩니까?', en: 'Can I sign up alone?' },
      contents: {
        ko: '참가자 절반이 혼자 옵니다. 방은 같은 성별끼리 둘이 쓰고, 독방을 원하면 예약 화면의 요청란에 적으십시오. 산장에서는 독방이 없습니다.',
        en: 'Half our walkers do. Rooms are shared by two of the same sex; write in the request field for a single. Huts have no singles.',
      },
    },
    {
      category: 'B',
      title: { ko: '최소 인원이 안 되면 어떻게 됩니까?', en: 'What if too few people sign up?' },
      contents: {
        ko: '출발 7일 전까지 알리고 전액 돌려 드립니다. 항공권을 따로 사신 분은 출발확정 표시를 확인한 뒤 발권하십시오.',
        en: 'We tell you at least seven days before and refund everything. If you buy your own flights, wait until the departure is marked as confirmed.',
      },
    },
    {
      category: 'B',
      title: { ko: '체력이 될지 모르겠습니다', en: 'I am not sure I am fit enough' },
      contents: {
        ko: '전화로 최근 다녀온 산 두 곳과 걸린 시간을 말씀해 주십시오. 그 자리에서 갈 수 있는 단계를 알려 드립니다. 훈련 산행에 한 번 오시면 더 정확합니다.',
        en: 'Call and name two mountains you climbed recently and how long they took; we will tell you your grade. One training walk tells us even more.',
      },
    },
    {
      category: 'P',
      title: { ko: '날씨 때문에 정상에 못 가면 환불됩니까?', en: 'Is there a refund if weather stops us?' },
      contents: {
        ko: '안전을 위한 일정 변경은 환불 대상이 아닙니다. 다만 쓰지 않은 입장료와 숙박비가 현지에서 환급되면 그대로 돌려 드립니다.',
        en: 'Changes for safety are not refunded, but whatever permits or beds are refunded to us locally we pass on in full.',
      },
    },
    {
      category: 'P',
      title: { ko: '취소 수수료는 어떻게 계산합니까?', en: 'How is the cancellation fee worked out?' },
      contents: {
        ko: '해외는 출발 30일 전까지 무료, 29~20일 전 10%, 19~10일 전 15%, 9~8일 전 20%, 7~1일 전 30%, 당일 50%입니다. 산장 선납금처럼 특약이 있는 상품은 예약 전에 따로 확인받습니다.',
        en: 'Overseas: free up to 30 days before; 10% at 29–20 days, 15% at 19–10, 20% at 9–8, 30% at 7–1, 50% on the day. Treks with special terms, such as prepaid huts, ask for separate confirmation before booking.',
      },
    },
    {
      category: 'I',
      title: { ko: '배낭은 얼마나 무겁습니까?', en: 'How heavy is the pack?' },
      contents: {
        ko: '낮에 메는 배낭은 5~7kg입니다. 큰 짐은 차량이나 포터가 다음 숙소로 옮깁니다. 포터 한 사람이 지는 무게는 15kg을 넘기지 않습니다.',
        en: 'You carry 5–7 kg by day. The rest travels by car or porter, and no porter of ours carries more than 15 kg.',
      },
    },
    {
      category: 'I',
      title: { ko: '산장에 샤워와 충전 시설이 있습니까?', en: 'Do huts have showers and power?' },
      contents: {
        ko: '알프스 산장은 대부분 유료 온수가 있고 충전은 공용 콘센트입니다. 히말라야는 고도가 오를수록 둘 다 비싸지고 귀해집니다. 보조배터리 한 개는 꼭 챙기십시오.',
        en: 'Alpine huts mostly sell hot water and share sockets. In the Himalaya both grow scarcer with height. Bring one power bank.',
      },
    },
    {
      category: 'I',
      title: { ko: '가이드는 한국 사람입니까?', en: 'Are the guides Korean?' },
      contents: {
        ko: '앞에는 그 산에 사는 현지 가이드, 뒤에는 설산클럽 인솔자가 섭니다. 현지 가이드는 모두 그 나라의 공인 자격이 있습니다.',
        en: 'A local, certified guide leads; a leader from our club walks last and speaks Korean.',
      },
    },
    {
      category: 'S',
      title: { ko: '다녀온 산 기록을 남길 수 있습니까?', en: 'Can I keep a record of my treks?' },
      contents: {
        ko: '마이페이지의 예약 내역에 다녀온 여행이 남고, 후기에는 사진을 올릴 수 있습니다. 탈퇴하면 함께 볼 수 없으니 먼저 따로 저장하십시오.',
        en: 'Past trips stay in your reservation history and reviews take photographs. Save them before you close your account.',
      },
    },
  ],
  shops: [],
  packages: [
    {
      package_code: 'SS101',
      place: '알프스/스위스/체르마트',
      nights: 6,
      days: 8,
      price: 4690000,
      scene: 'snow-peaks',
      hour: 'dawn',
      title: {
        ko: '체르마트 마터호른 조망 트레킹 8일 [난이도 2]',
        en: 'Zermatt: walking in view of the Matterhorn (grade 2)',
      },
      summary: {
        ko: '체르마트에 짐을 풀고 닷새를 걷습니다. 하루 10~13km, 최고 고도 3,089m. 오르막은 산악열차가 덜어 줍니다.',
        en: 'Five days’ walking from one base: 10–13 km a day, highest point 3,089 m, with cog trains taking the steep parts.',
      },
      tags: [
        ['난이도 2', 'Grade 2'],
        ['한 숙소 연박', 'One base'],
        ['12명', 'Group of 12'],
      ],
    },
    {
      package_code: 'SS102',
      place: '알프스/스위스/그린델발트',
      nights: 6,
      days: 8,
      price: 4490000,
      scene: 'glacier-lake',
      hour: 'day',
      title: {
        ko: '그린델발트 아이거 트레일과 바흐알프 호수 8일 [난이도 2]',
        en: 'Grindelwald: Eiger Trail and Bachalpsee (grade 2)',
      },
      summary: {
        ko: '아이거 북벽 바로 아래를 걷고, 바흐알프 호수에서 봉우리 넷을 봅니다. 하루 9~12km.',
        en: 'Under the north face of the Eiger, then four peaks mirrored in Bachalpsee. 9–12 km a day.',
      },
      tags: [
        ['난이도 2', 'Grade 2'],
        ['철도패스 포함', 'Rail pass'],
        ['12명', 'Group of 12'],
      ],
    },
    {
      package_code: 'SS103',
      place: '알프스/몽블랑 둘레/샤모니',
      nights: 10,
      days: 12,
      price: 5490000,
      scene: 'glacier-lake',
      hour: 'dusk',
      title: {
        ko: '뚜르 드 몽블랑 완주 12일 — 세 나라, 170km, 누적 오르막 10,000m [난이도 4]',
        en: 'Tour du Mont Blanc, complete: 170 km, 10,000 m (grade 4)',
      },
      summary: {
        ko: '프랑스·이탈리아·스위스를 걸어서 한 바퀴 돕니다. 산장 7박, 짐은 차량 접근이 되는 곳에서 옮겨 드립니다.',
        en: 'France, Italy and Switzerland on foot. Seven nights in huts; bags follow wherever there is a road.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['산장 7박', 'Seven hut nights'],
        ['완주 메달', 'Finisher’s medal'],
        ['특약 상품', 'Special terms'],
      ],
    },
    {
      package_code: 'SS104',
      place: '알프스/몽블랑 둘레/샤모니',
      nights: 7,
      days: 9,
      price: 4390000,
      scene: 'cable-car',
      hour: 'day',
      title: {
        ko: '몽블랑 하이라이트 9일, 좋은 구간만 5일 [난이도 3]',
        en: 'Mont Blanc highlights: the five best days (grade 3)',
      },
      summary: {
        ko: '완주가 부담스러운 분을 위해 다섯 구간만 골랐습니다. 매일 마을 호텔에서 잡니다.',
        en: 'Five chosen stages for those who do not want the whole circuit. A village hotel every night.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['호텔 숙박', 'Hotels'],
        ['케이블카', 'Cable cars'],
      ],
    },
    {
      package_code: 'SS105',
      place: '알프스/돌로미티/코르티나',
      nights: 7,
      days: 9,
      price: 4290000,
      scene: 'snow-peaks',
      hour: 'dusk',
      title: {
        ko: '돌로미티 트레치메와 코르티나 9일 [난이도 3]',
        en: 'Dolomites: Tre Cime and Cortina (grade 3)',
      },
      summary: {
        ko: '세 봉우리 둘레 10km를 시계 반대로 돕니다. 산장에서 하룻밤을 자야 볼 수 있는 노을이 있습니다.',
        en: 'Ten kilometres around the three towers, anticlockwise. One hut night for the light that only stays there.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['산장 1박', 'One hut night'],
        ['12명', 'Group of 12'],
      ],
    },
    {
      package_code: 'SS106',
      place: '알프스/돌로미티/오르티세이',
      nights: 6,
      days: 8,
      price: 3990000,
      scene: 'snow-peaks',
      hour: 'day',
      title: {
        ko: '오르티세이 알페디시우시 꽃길 8일 [난이도 1]',
        en: 'Ortisei: the flower meadows of Alpe di Siusi (grade 1)',
      },
      summary: {
        ko: '유럽에서 가장 넓은 고원 초지를 하루 서너 시간 걷습니다. 트레킹이 처음이면 여기서 시작하십시오.',
        en: 'Three or four hours a day over Europe’s widest alpine meadow. Start here if you have never trekked.',
      },
      tags: [
        ['난이도 1', 'Grade 1'],
        ['첫 트레킹', 'First trek'],
        ['한 숙소 연박', 'One base'],
      ],
    },
    {
      package_code: 'SS201',
      place: '히말라야/안나푸르나/푼힐',
      nights: 7,
      days: 9,
      price: 2390000,
      scene: 'snow-peaks',
      hour: 'dawn',
      title: {
        ko: '안나푸르나 푼힐 전망대 9일 [난이도 3]',
        en: 'Annapurna: the Poon Hill sunrise (grade 3)',
      },
      summary: {
        ko: '최고 고도 3,210m. 고산 걱정을 덜고 8,000m 봉우리를 봅니다. 새벽 네 시 반에 출발해 해를 기다립니다.',
        en: 'Highest point 3,210 m: 8,000-metre peaks without much worry about altitude. We set out at half past four and wait for the sun.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['로지 숙박', 'Lodges'],
        ['포터 포함', 'Porters'],
      ],
    },
    {
      package_code: 'SS202',
      place: '히말라야/안나푸르나/베이스캠프',
      nights: 10,
      days: 12,
      price: 2890000,
      scene: 'snow-peaks',
      hour: 'night',
      title: {
        ko: '안나푸르나 베이스캠프 12일, 4,130m [난이도 4]',
        en: 'Annapurna Base Camp, 4,130 m (grade 4)',
      },
      summary: {
        ko: '빙하가 만든 원형극장 한가운데서 하룻밤을 잡니다. 고도 적응에 하루를 더 씁니다.',
        en: 'One night in the middle of a glacier amphitheatre, with an extra day to acclimatise.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['고도 적응일', 'Rest day'],
        ['포터 포함', 'Porters'],
      ],
    },
    {
      package_code: 'SS203',
      place: '히말라야/쿰부/에베레스트 베이스캠프',
      nights: 14,
      days: 16,
      price: 4490000,
      scene: 'snow-peaks',
      hour: 'dusk',
      title: {
        ko: '에베레스트 베이스캠프 16일, 5,364m [난이도 5]',
        en: 'Everest Base Camp, 5,364 m (grade 5)',
      },
      summary: {
        ko: '루클라 항공편이 밀리는 날을 생각해 예비일 이틀을 두었습니다. 돌아설 수 있는 사람만 신청하십시오.',
        en: 'Two spare days for the Lukla flights. Sign up only if you are able to turn round.',
      },
      tags: [
        ['난이도 5', 'Grade 5'],
        ['예비일 2일', 'Two spare days'],
        ['의료 키트', 'Medical kit'],
      ],
    },
    {
      package_code: 'SS301',
      place: '먼 산/파타고니아/토레스 델 파이네',
      nights: 12,
      days: 14,
      price: 9900000,
      scene: 'glacier-lake',
      hour: 'dawn',
      title: {
        ko: '파타고니아 토레스 델 파이네 W 코스와 피츠로이 14일 [난이도 4]',
        en: 'Patagonia: the W trek and Fitz Roy (grade 4)',
      },
      summary: {
        ko: 'W 코스 나흘과 피츠로이 이틀을 묶었습니다. 바람이 세면 걷지 않는 날도 일정입니다.',
        en: 'Four days of the W and two at Fitz Roy. When the wind is too strong, not walking is the plan.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['산장 숙박', 'Refugios'],
        ['10명', 'Group of 10'],
      ],
    },
    {
      package_code: 'SS302',
      place: '먼 산/캐나다 로키/밴프',
      nights: 7,
      days: 9,
      price: 4590000,
      scene: 'glacier-lake',
      hour: 'day',
      title: {
        ko: '캐나다 로키 밴프·레이크루이스 9일 [난이도 2]',
        en: 'Canadian Rockies: Banff and Lake Louise (grade 2)',
      },
      summary: {
        ko: '여섯 빙하 평원과 라치 밸리를 걷습니다. 곰 출몰 지역이라 여섯 명 이상 함께 움직입니다.',
        en: 'Plain of Six Glaciers and Larch Valley. This is bear country; we walk in groups of six or more.',
      },
      tags: [
        ['난이도 2', 'Grade 2'],
        ['전용 차량', 'Own vehicle'],
        ['12명', 'Group of 12'],
      ],
    },
    {
      package_code: 'SS303',
      place: '먼 산/뉴질랜드/밀퍼드',
      nights: 8,
      days: 10,
      price: 6490000,
      scene: 'waterfall',
      hour: 'dawn',
      title: { ko: '뉴질랜드 밀퍼드 트랙 10일 [난이도 3]', en: 'New Zealand: the Milford Track (grade 3)' },
      summary: {
        ko: '53.5km를 나흘에 걷습니다. 하루 입장 인원이 정해져 있어 일 년 전에 자리를 받아 둡니다.',
        en: '53.5 km in four days. Daily numbers are limited, so we secure places a year ahead.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['입장 허가 포함', 'Permit included'],
        ['특약 상품', 'Special terms'],
      ],
    },
    {
      package_code: 'SS304',
      place: '먼 산/노르웨이/트롤퉁가',
      nights: 6,
      days: 8,
      price: 5290000,
      scene: 'fjord',
      hour: 'day',
      title: {
        ko: '노르웨이 트롤퉁가와 프레이케스톨렌 8일 [난이도 4]',
        en: 'Norway: Trolltunga and Preikestolen (grade 4)',
      },
      summary: {
        ko: '왕복 20km, 열한 시간. 바위 끝 사진보다 거기까지 가는 길이 더 좋습니다.',
        en: 'Twenty kilometres there and back, eleven hours. The way is better than the photograph at the end.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['여름 한정', 'Summer only'],
        ['10명', 'Group of 10'],
      ],
    },
    {
      package_code: 'SS401',
      place: '가까운 산/일본 북알프스/가미코치',
      nights: 3,
      days: 4,
      price: 1290000,
      scene: 'pine-trail',
      hour: 'dawn',
      title: {
        ko: '가미코치와 야리가다케 조망 4일 [난이도 3]',
        en: 'Kamikochi, in sight of Yarigatake (grade 3)',
      },
      summary: {
        ko: '아즈사강을 따라 들어가 산장에서 두 밤을 잡니다. 체력이 남으면 야리사와까지 오릅니다.',
        en: 'In along the Azusa river, two nights in huts, up to Yarisawa if the legs allow.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['산장 2박', 'Two hut nights'],
        ['온천', 'Hot spring'],
      ],
    },
    {
      package_code: 'SS402',
      place: '가까운 산/일본 북알프스/다테야마',
      nights: 3,
      days: 4,
      price: 1190000,
      scene: 'cable-car',
      hour: 'dawn',
      title: {
        ko: '다테야마 무로도 평원과 눈의 벽 4일 [난이도 1]',
        en: 'Tateyama: Murodo plateau and the snow walls (grade 1)',
      },
      summary: {
        ko: '케이블카와 고원버스로 해발 2,450m까지 오릅니다. 무로도에서 하룻밤, 별이 가깝습니다.',
        en: 'Cable car and highland bus to 2,450 m, and a night at Murodo with the stars close by.',
      },
      tags: [
        ['난이도 1', 'Grade 1'],
        ['고원 숙박', 'High-altitude stay'],
        ['온천', 'Hot spring'],
      ],
    },
    {
      package_code: 'SS403',
      place: '가까운 산/보르네오/키나발루',
      nights: 3,
      days: 5,
      price: 1590000,
      scene: 'seen-from-behind',
      hour: 'day',
      title: { ko: '키나발루 정상 4,095m 5일 [난이도 4]', en: 'Kinabalu summit, 4,095 m (grade 4)' },
      summary: {
        ko: '산장에서 자고 새벽 두 시 반에 정상으로 출발합니다. 열대의 산이지만 정상은 영하입니다.',
        en: 'Sleep at the hut, leave for the top at half past two. A tropical mountain with frost on the summit.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['입산 허가 포함', 'Permit included'],
        ['산장 1박', 'One hut night'],
      ],
    },
    {
      package_code: 'SS404',
      place: '가까운 산/윈난/후탸오샤',
      nights: 5,
      days: 6,
      price: 1490000,
      scene: 'snow-peaks',
      hour: 'day',
      title: {
        ko: '윈난 후탸오샤 고갯길과 리장 6일 [난이도 3]',
        en: 'Yunnan: Tiger Leaping Gorge high road and Lijiang (grade 3)',
      },
      summary: {
        ko: '옛 차마고도 구간 22km를 이틀에 걷습니다. 스물여덟 굽이만 넘으면 그다음은 내려다보는 길입니다.',
        en: '22 km of the old tea road in two days. After the twenty-eight bends, the rest is looking down.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['객잔 숙박', 'Guesthouse'],
        ['노쇼핑', 'No shopping'],
      ],
    },
    {
      package_code: 'SS501',
      place: '국내 산행/국립공원/설악산',
      nights: 1,
      days: 2,
      price: 219000,
      scene: 'forest-path',
      hour: 'day',
      title: {
        ko: '설악산 공룡능선, 자고 오르는 1박 2일 [난이도 4]',
        en: 'Seoraksan: Dinosaur Ridge with a night’s sleep (grade 4)',
      },
      summary: {
        ko: '잠을 자고 오릅니다. 대피소에서 하룻밤을 쉬고 능선은 아침 빛에 넘습니다.',
        en: 'We sleep first: a night at the shelter and the ridge in morning light.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['대피소 1박', 'Shelter night'],
        ['8명', 'Group of 8'],
      ],
    },
    {
      package_code: 'SS502',
      place: '국내 산행/국립공원/지리산',
      nights: 2,
      days: 3,
      price: 289000,
      scene: 'forest-path',
      hour: 'dusk',
      title: {
        ko: '지리산 종주 2박 3일, 성삼재에서 중산리까지 [난이도 4]',
        en: 'Jirisan end to end in three days (grade 4)',
      },
      summary: {
        ko: '33km를 사흘에 나눕니다. 음식은 나눠 지고, 천왕봉에는 해 뜨기 전에 닿습니다.',
        en: '33 km over three days. We share the food load and reach Cheonwangbong before sunrise.',
      },
      tags: [
        ['난이도 4', 'Grade 4'],
        ['대피소 2박', 'Two shelter nights'],
        ['8명', 'Group of 8'],
      ],
    },
    {
      package_code: 'SS503',
      place: '국내 산행/섬산/한라산',
      nights: 2,
      days: 3,
      price: 459000,
      scene: 'halla-slope',
      hour: 'day',
      title: {
        ko: '한라산 겨울 백록담 2박 3일 [난이도 3]',
        en: 'Hallasan in winter: the crater lake (grade 3)',
      },
      summary: {
        ko: '성판악으로 올라 관음사로 내려옵니다. 눈이 많은 날을 생각해 산행일을 이틀 중에 고릅니다.',
        en: 'Up by Seongpanak, down by Gwaneumsa. With snow in mind we choose the better of two days.',
      },
      tags: [
        ['난이도 3', 'Grade 3'],
        ['아이젠 대여', 'Crampons lent'],
        ['탐방 예약 포함', 'Permit included'],
      ],
    },
  ],
}
