// What is in a travel contract. It is written once, on the server, and kept as it was agreed to.
import { entryRules } from './entry-rules.ts'
export const contract = {
  title: '여행계약서',
  parties: {
    heading: '계약 당사자',
    agency: '여행사',
    ceo: '대표자',
    address: '주소',
    phone: '전화',
    biz: '사업자등록번호',
    licence: '관광사업 등록번호',
    traveller: '여행자',
    contact: '연락처',
    number: '예약번호',
  },
  trip: {
    heading: '여행 내용',
    name: '여행상품',
    code: '상품번호',
    period: '여행 기간',
    days: (nights: number, days: number) => (nights === 0 ? '당일' : `${nights}박 ${days}일`),
    party: '여행 인원',
    people: (adult: number, child: number, baby: number) =>
      [adult && `성인 ${adult}명`, child && `아동 ${child}명`, baby && `유아 ${baby}명`]
        .filter(Boolean)
        .join(', '),
    minimum: '최소 출발 인원',
    minimumText: (people: number) =>
      `${people}명. 모자라면 출발 7일 전까지 알려 드리고 받은 대금을 모두 돌려드립니다.`,
    meeting: '모이는 곳',
    transport: '교통',
    leaves: '출발 시각',
    flights: { out: '가는 편', back: '오는 편' },
    included: '포함 사항',
    notIncluded: '불포함 사항',
    shopping: '쇼핑 방문',
    guideFee: '현지에서 내는 비용',
    entry: entryRules,
    times: (count: number) => (count === 0 ? '없음' : `${count}회`),
  },
  price: {
    heading: '여행 대금',
    lines: {
      adult: '성인',
      child: '아동',
      baby: '유아',
      single: '1인실 사용료',
      option: '선택 사항',
      early_bird: '조기 예약 할인',
      group: '단체 할인',
      code: '할인 코드',
    },
    before: '할인 전 금액',
    passThrough: '수탁경비',
    commission: '알선수수료',
    sum: (each: string, count: number, sum: string) => `${each} × ${count}명 = ${sum}`,
    rooms: (each: string, count: number, sum: string) => `${each} × ${count}실 = ${sum}`,
    total: '합계',
    from: '대금',
    fromText: (won: string) => `성인 1명 ${won}부터. 날짜와 나이에 따라 다르며 예약할 때 정해집니다.`,
    onRequest: '문의',
    compulsory: '필수 비용',
    compulsoryText: '유류할증료와 제세공과금을 포함해 반드시 내야 하는 비용이 모두 들어 있습니다.',
  },
  payment: {
    heading: '대금 결제',
    by: '결제 방법',
    methods: { gateway: '온라인 결제', bank_transfer: '무통장 입금', either: '예약할 때 안내하는 방법' },
    account: '입금 계좌',
    accountText: (bank: string, number: string, holder: string) => `${bank} ${number} (예금주 ${holder})`,
    due: '결제 기한',
    dueOpenText:
      '예약할 때 안내한 기한까지. 나누어 내는 경우 계약금과 잔금의 금액과 기한은 예약할 때 정해집니다.',
    deposit: '계약금',
    depositText: {
      onceBooked: (won: string) => `${won}. 예약할 때 안내한 기한까지 내지 않으면 예약이 자동으로 풀립니다.`,
      onceConfirmed: (won: string) =>
        `${won}. 출발이 확정되면 안내하는 기한까지. 기한까지 내지 않으면 예약이 자동으로 풀립니다.`,
    },
    balance: '잔금',
    balanceText: (won: string, day: string) => `${won}, ${day}까지`,
    dueText: {
      onceBooked: '예약할 때 안내한 기한까지 여행 대금 전액. 기한이 지나면 예약이 자동으로 풀립니다.',
      onceConfirmed:
        '출발이 확정되면 안내하는 기한까지 여행 대금 전액. 기한이 지나면 예약이 자동으로 풀립니다.',
    },
  },
  cancel: {
    heading: '계약의 해제와 취소 수수료',
    from: (days: number) => (days === 0 ? '출발 당일' : `출발 ${days}일 전까지`),
    fee: (percent: number) => (percent === 0 ? '수수료 없음' : `여행 대금의 ${percent}%`),
    without: '수수료 없는 해제',
    withoutText:
      '천재지변, 전쟁, 정부의 명령, 운송·숙박기관의 파업, 3촌 이내 친족의 사망, 본인의 질병, 배우자나 직계존비속의 3일 이상 입원, 여행사의 책임 있는 사유가 있으면 수수료 없이 해제할 수 있습니다.',
  },
  insurance: { heading: '보험과 보증', guarantee: '영업보증보험', none: '여행사에 문의해 주세요.' },
  itinerary: {
    heading: '여행 일정',
    day: (day: number) => `${day}일차`,
    change: '일정 변경',
    changeText:
      '일정이나 선택관광을 바꿀 때는 그날 일정이 시작되기 전에 내용과 비용을 적어 여행자의 동의를 받습니다.',
  },
  changes: {
    heading: '동의하신 일정 변경',
    kinds: { schedule: '일정', hotel: '숙소', transport: '교통', option: '선택관광' },
    what: (at: number, kind: string) => `변경 ${at} (${kind})`,
    fromTo: (day: number, date: string, before: string, after: string) =>
      `${day}일차(${date}): ${before} → ${after}`,
    reason: (at: number) => `변경 ${at} 사유`,
    cost: (at: number) => `변경 ${at} 비용`,
    agreed: (at: number) => `변경 ${at} 동의 시각`,
    by: (at: number) => `변경 ${at} 동의하신 분`,
  },
  terms: {
    heading: '여행약관',
    version: '적용 약관',
    versionText: (title: string, version: string, day: string) => `${title} ${version} (${day} 시행)`,
  },
  signed: {
    heading: '계약의 확인',
    version: (version: number) => `${version}차 계약서`,
    agreed: '동의',
    notYet: '아직 동의하지 않았어요.',
    fingerprint: '문서 지문 (SHA-256)',
  },
  special: {
    heading: '특약',
    notice: '안내',
    noticeText: '이 특약은 여행약관과 다르며 약관보다 먼저 적용됩니다. 따로 확인하고 동의해 주세요.',
  },
}
