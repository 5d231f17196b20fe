// 모객 현황, in Korean.
const weekday = (day: string) => '일월화수목금토'[new Date(day).getUTCDay()]
const count = (number: number) => number.toLocaleString('ko')

export const occupancy = {
  title: '모객 현황',
  lead: (departures: number, taken: number, seats: number, confirmed: number) =>
    `앞으로 출발 ${count(departures)}번 · 모객 ${count(taken)} / ${count(seats)}명 · 확정 ${count(confirmed)}번`,
  empty: '떠날 출발이 없습니다.',
  emptyLead: '상품의 출발·가격에서 날짜를 더하면 여기에 모입니다.',
  search: '상품 찾기',
  state: '상태',
  states: {
    short: '최소 인원 모자람',
    reached: '확정할 수 있음',
    confirmed: '출발확정',
    full: '마감',
    closed: '닫힘',
    cancelled: '취소됨',
  },
  from: '출발일부터',
  to: '출발일까지',
  columns: {
    departure: '출발',
    trip: '상품',
    bar: '모객 (금 = 최소 인원)',
    people: '인원',
    state: '상태',
    money: '받은 돈 / 총액',
  },
  day: (day: string) => `${day.slice(5, 7)}.${day.slice(8)} ${weekday(day)}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'D-day'
    return days > 0 ? `D-${days}` : '지남'
  },
  week: '일주일 안 · 모자라면 오늘 정해야 합니다',
  tenDays: '열흘 안',
  month: (day: string, thisYear: boolean) =>
    thisYear ? `${Number(day.slice(5, 7))}월` : `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월`,
  bar: (taken: number, minimum: number, seats: number) => `${seats}석 가운데 ${taken}명, 최소 ${minimum}명`,
  seatsTaken: (taken: number, seats: number) => `${taken} / ${seats}`,
  missing: (people: number) => `${people}명 모자람`,
  seatsLeft: (seats: number) => `${seats}자리`,
  recruiting: '모집',
  millions: (paid: number, total: number) =>
    `${(paid / 1_000_000).toFixed(1)} / ${(total / 1_000_000).toFixed(1)}백만`,
  won: (amount: string) => `${amount}원`,
  open: '열기',
  openLabel: (trip: string, day: string) => `${trip} ${day} 열기`,
  confirm: '확정',
  confirmLabel: (trip: string, day: string) => `${trip} ${day} 출발 확정`,
  confirmAll: (departures: number) => `최소 인원 채운 ${departures}번 모두 확정`,
  confirmAsk: '출발을 확정할까요?',
  confirmLead: (paid: boolean): string =>
    paid
      ? '결제한 손님 모두에게 출발확정 메일이 갑니다. 메일 주소가 없으면 전화할 일로 올라갑니다. 되돌릴 수 없습니다.'
      : '최소 인원이 아직 모이지 않았습니다. 그래도 떠나시겠어요? 결제한 손님 모두에게 출발확정 메일이 갑니다. 메일 주소가 없으면 전화할 일로 올라갑니다. 되돌릴 수 없습니다.',
  confirmed: (departures: number) => `출발 ${departures}번을 확정했습니다.`,
  close: '예약 닫기',
  reopen: '예약 열기',
  closed: '예약을 닫았습니다.',
  reopened: '다시 예약을 받습니다.',
  passportsMissing: (people: number) => `여권 ${people}명 없음`,
  travellers: '여행자 명단',
  travellersLead:
    '결제한 예약의 여행자 모두와 여권번호를 받습니다. 2단계 인증을 묻고, 본 사람이 기록에 남습니다.',
  message: '모두에게 메일',
  messageLead: (people: number, without: number) =>
    without > 0
      ? `예약 ${people}건에 메일을 보냅니다. 메일 주소가 없는 ${without}건은 전화할 일로 올라갑니다.`
      : `예약 ${people}건에 메일을 보냅니다.`,
  subject: '제목',
  contents: '내용',
  contentsHint: '인사와 예약 내용은 저절로 붙습니다.',
  send: '보내기',
  sending: (to: number) => `메일 ${to}통을 보내기 시작했습니다.`,
  messages: '보낸 메일',
  messagesNone: '아직 모두에게 보낸 메일이 없습니다.',
  sent: (sent: number, all: number) =>
    sent === all ? `${all}통 모두 보냄` : `${all}통 가운데 ${sent}통 보냄`,
  byWhom: (name: string, moment: string) => `${name} · ${moment}`,
  cancel: {
    title: '출발 취소',
    open: '출발 취소…',
    lead: '이 출발의 예약을 모두 취소하고 손님마다 메일로 알립니다. 온라인 결제는 저절로 돌려드립니다. 계좌로 보낼 돈과 배상금은 손님에게 계좌를 묻고 ‘보낼 돈’에 모읍니다. 되돌릴 수 없습니다.',
    without: (bookings: number) => `메일 주소가 없는 ${bookings}건은 전화할 일로 올라갑니다.`,
    reason: '까닭',
    reasons: {
      minimum: '최소 인원이 모이지 않음',
      fault: '우리 사정',
      free: '천재지변 등',
    },
    reasonHints: {
      minimum: '7일 전까지 알리면 배상이 없고, 그 뒤에는 30%, 당일에는 50%를 배상합니다.',
      fault: '손님 취소 수수료와 같은 비율로 배상합니다.',
      free: '배상이 없습니다.',
    },
    preview: '예약마다 돌려드릴 돈',
    columns: {
      who: '예약',
      paid: '받은 돈',
      by_gateway: '온라인으로 환불',
      by_transfer: '계좌로 보낼 돈',
      compensation: '배상금',
    },
    all: '모두',
    nobody: '이 출발에는 예약이 없습니다. 출발만 닫힙니다.',
    paying: '결제 확인 중',
    wait: '다른 날짜를 고를 시간',
    waitHint: (bookings: number) =>
      `결제한 예약 ${bookings}건은 옮길 수 있는 날짜가 있습니다. 그때까지 고르지 않으면 환불합니다.`,
    waits: (hours: number) => (hours === 0 ? '주지 않고 바로 환불' : `${hours}시간`),
    others: (dates: number) => `옮길 날짜 ${dates}개`,
    choosing: (bookings: number, until: string) => `${bookings}건이 고르는 중입니다. ${until}까지`,
    toPayouts: '보낼 돈 보기',
    note: '메모 (필수, 직원만 봅니다)',
    submit: '출발 취소하기',
    begun: (bookings: number) => `예약 ${bookings}건을 취소하기 시작했습니다.`,
    done: (done: number, all: number) =>
      done === all ? `예약 ${all}건을 모두 취소했습니다.` : `예약 ${all}건 가운데 ${done}건을 취소했습니다.`,
  },
  waiting: {
    title: (parties: number) => (parties > 0 ? `대기 명단 ${parties}팀` : '대기 명단'),
    parties: (parties: number) => `대기 ${parties}팀`,
    none: '기다리는 손님이 없습니다. 마감된 출발은 홈페이지에서 이름을 받습니다.',
    party: (adult: number, child: number, baby: number) =>
      [`성인 ${adult}`, child && `소아 ${child}`, baby && `유아 ${baby}`].filter(Boolean).join(' · '),
    offered: (until: string) => `${until}까지 제안`,
    since: (moment: string) => `${moment}부터`,
    call: '번호 보기',
    callLabel: (name: string) => `${name}님 전화번호 보기`,
    up: '위로',
    moveUpLabel: (name: string) => `${name}님을 한 칸 위로`,
    remove: '빼기',
    removeLabel: (name: string) => `${name}님을 명단에서 빼기`,
    removeAsk: (name: string) => `${name}님을 대기 명단에서 뺄까요?`,
    removeLead: '손님에게 메일이 가지 않습니다. 필요하면 전화로 알려 주세요.',
    removeOffered: '제안한 자리는 다음 손님에게 갑니다. 메일로 받은 링크는 더 열리지 않습니다.',
    removed: (name: string) => `${name}님을 명단에서 뺐습니다.`,
  },
  toList: '모객 현황으로',
  toPrices: '출발·가격',
  figures: { people: '모객', minimum: '최소 인원', bookings: '예약', paid: '받은 돈', due: '받을 돈' },
  people: (people: number) => `${count(people)}명`,
  count: (bookings: number) => `${count(bookings)}건`,
  bookings: '예약한 손님',
  bookingsNone: '아직 예약이 없습니다.',
  bookingsOff: '남은 예약이 없습니다.',
  noEmail: '메일 없음',
  paidAndTotal: (paid: string, total: string) => `${paid} / ${total}원`,
}
