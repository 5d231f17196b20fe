// What is said by mail. Only the server reads it: no browser carries it.
export const mail = {
  consultation: {
    subject: (name: string) => `[상담 문의] ${name}님`,
    lead: '홈페이지에 상담 문의가 들어왔습니다.',
    toAnswer: '이 메일에 답장하시면 문의하신 분에게 바로 전해집니다.',
    toCall: '이메일 주소를 남기지 않으셨습니다. 연락처로 답해 주세요.',
  },
  consultationCopy: {
    subject: (company: string) => `[${company}] 상담 문의를 받았습니다`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '문의해 주셔서 감사합니다. 남기신 내용을 확인하고 연락드리겠습니다.',
    notYours: '문의하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
  },
  consultationAnswer: {
    subject: (company: string) => `[${company}] 상담 문의에 답해 드립니다`,
    more: '더 궁금하신 점은 이 메일에 답장해 주세요.',
  },
  reviewHidden: {
    subject: (company: string) => `[${company}] 여행 후기를 보이지 않게 했습니다`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '남겨 주신 여행 후기를 홈페이지에서 보이지 않게 했습니다. 지우지는 않았습니다.',
    reason: '까닭',
    yours: '남기신 후기',
    more: '다르게 생각하시면 이 메일에 답장해 주세요. 다시 살펴보겠습니다.',
  },
  verifyEmail: {
    subject: (company: string) => `[${company}] 이메일 주소를 확인해 주세요`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '아래 아이디의 회원이 이 주소를 등록했습니다. 단추를 눌러 열리는 화면에서 확인해 주세요. 로그인하지 않은 브라우저에서는 그 아이디로 먼저 로그인하셔야 합니다.',
    action: '이메일 확인하기',
    until: '이 링크는 24시간 동안 쓸 수 있습니다.',
    notYours: '본인의 아이디가 아니라면 이 메일을 지워 주세요. 아무것도 바뀌지 않습니다.',
  },
  resetPassword: {
    subject: (company: string) => `[${company}] 새 비밀번호를 보내 드립니다`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '요청하신 새 비밀번호입니다. 로그인하시면 바로 비밀번호를 바꾸는 화면이 열립니다.',
    password: '새 비밀번호',
    action: '로그인하기',
    until: '30분 안에 한 번만 쓸 수 있습니다. 그때까지 지금 쓰시는 비밀번호도 그대로입니다.',
    notYours: '요청하신 적이 없다면 이 메일을 지우셔도 됩니다. 아무것도 바뀌지 않습니다.',
    byKakao: '회원님은 카카오로 가입하셨습니다. 로그인 화면에서 카카오로 시작하기를 눌러 주세요.',
  },
  chooseByLink: {
    subject: (company: string) => `[${company}] 새 비밀번호를 정해 주세요`,
    lead: '이 주소로 가입한 아이디가 있지만 주소가 아직 확인되지 않았습니다. 아래 아이디가 본인의 것이면 단추를 눌러 새 비밀번호를 정해 주세요. 그때 주소가 확인되고, 지금까지의 비밀번호와 로그인은 모두 끝납니다.',
    leadMany:
      '이 주소로 가입한 아이디가 여러 개 있지만 주소가 아직 확인되지 않았습니다. 단추를 눌러 본인의 아이디를 고르고 새 비밀번호를 정해 주세요. 그때 그 아이디의 주소가 확인되고, 지금까지의 비밀번호와 로그인은 모두 끝납니다.',
    action: '새 비밀번호 정하기',
    until: '이 링크는 30분 동안 한 번만 쓸 수 있습니다.',
    notYours:
      '본인의 아이디가 아니거나 요청하신 적이 없다면 이 메일을 지워 주세요. 아무것도 바뀌지 않습니다.',
  },
  emailProved: {
    subject: (company: string) => `[${company}] 이메일 주소가 확인되었습니다`,
    lead: '이 주소가 아래 회원의 이메일로 확인되었습니다. 이 주소로 비회원 예약하신 여행도 이제 그 회원의 예약 목록에 보입니다.',
    joined: '함께 보이는 비회원 예약',
    bookings: (count: number) => `${count}건`,
    action: '예약 목록 보기',
    notYou: '직접 확인하지 않으셨다면 바로 저희에게 알려 주세요.',
  },
  findId: {
    subject: (company: string) => `[${company}] 아이디를 알려 드립니다`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '이 이메일로 가입하신 아이디입니다.',
    notYours: '요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
  },
  passwordChanged: {
    subject: (company: string) => `[${company}] 비밀번호가 변경되었습니다`,
    lead: '회원님의 비밀번호가 방금 변경되었고, 다른 기기의 로그인은 모두 끝났습니다.',
    notYou: '직접 변경하지 않으셨다면 바로 비밀번호 찾기를 하시고 저희에게 알려 주세요.',
  },
  code: {
    subject: (company: string) => `[${company}] 확인 번호를 보내 드립니다`,
    lead: {
      booking: '예약을 열어 보는 데 필요한 확인 번호입니다. 번호를 요청하신 화면에 입력해 주세요.',
      reserve: '예약을 마치는 데 필요한 확인 번호입니다. 번호를 요청하신 화면에 입력해 주세요.',
    },
    until: '10분 동안 한 번 쓸 수 있습니다. 다섯 번 틀리면 새 번호를 받으셔야 합니다.',
    notYours: '요청하신 적이 없다면 이 메일을 지우고, 번호를 누구에게도 알려 주지 마세요.',
  },
  roles: {
    owner: '대표',
    manager: '관리자',
    sales: '예약·상담',
    money: '회계',
    content: '상품·게시판',
    guide: '가이드',
  },
  staffInvited: {
    subject: (company: string) => `[${company}] 사무실에 초대합니다`,
    lead: (by: string, company: string) =>
      `${by}님이 ${company}의 사무실에 초대했습니다. 아래 단추를 눌러 시작해 주세요.`,
    roles: '맡을 일',
    action: '초대 받기',
    until: '이 링크는 72시간 동안 한 번 쓸 수 있습니다.',
    notYours: '모르는 일이라면 이 메일을 지우셔도 됩니다. 아무것도 바뀌지 않습니다.',
  },
  staffPassword: {
    subject: (company: string) => `[${company}] 사무실 비밀번호를 새로 정해 주세요`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '사무실 비밀번호를 새로 정하려면 아래 단추를 눌러 주세요. 2단계 인증은 그대로입니다.',
    action: '새 비밀번호 정하기',
    until: '이 링크는 1시간 동안 한 번 쓸 수 있습니다.',
    notYours: '요청하신 적이 없다면 이 메일을 지우셔도 됩니다. 아무것도 바뀌지 않습니다.',
  },
  staffFactorReset: {
    subject: (company: string) => `[${company}] 대표의 2단계 인증이 초기화되었습니다`,
    lead: '운영자가 대표 한 분의 2단계 인증을 초기화했습니다. 그분의 로그인은 모두 끝났고, 다음 로그인 때 새로 설정합니다.',
    notYou: '모르는 일이라면 바로 운영자에게 알려 주세요.',
  },
  booking: {
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    steps: {
      reserved: {
        subject: (company: string) => `[${company}] 예약을 받았습니다`,
        lead: '예약해 주셔서 감사합니다. 아래 기한까지 결제하시면 예약이 확정되고, 지나면 좌석이 자동으로 풀립니다.',
      },
      paid: {
        subject: (company: string) => `[${company}] 결제가 완료되었습니다`,
        lead: '결제를 확인했습니다. 출발 준비를 시작하겠습니다.',
      },
      cancelling: {
        subject: (company: string) => `[${company}] 취소 요청을 받았습니다`,
        lead: '취소 요청을 확인하고 있습니다. 처리가 끝나면 다시 알려 드립니다.',
      },
      cancelled: {
        subject: (company: string) => `[${company}] 예약이 취소되었습니다`,
        lead: '예약 취소가 완료되었습니다. 다음 여행에서 다시 뵙기를 바랍니다.',
      },
      refunded: {
        subject: (company: string) => `[${company}] 환불이 처리되었습니다`,
        lead: '환불을 마쳤습니다. 카드로 결제하셨다면 카드사에 따라 며칠 뒤에 보일 수 있습니다.',
      },
      cancelRefused: {
        subject: (company: string) => `[${company}] 취소 요청을 처리하지 못했습니다`,
        lead: '취소 요청을 받아들이지 못해 예약이 요청 전 그대로 유지됩니다. 까닭이 궁금하시면 이 메일에 답장해 주세요.',
      },
      confirmed: {
        subject: (company: string) => `[${company}] 출발이 확정되었습니다`,
        lead: '출발이 확정되었습니다. 예정대로 떠납니다.',
      },
      cancelledByUs: {
        subject: (company: string) => `[${company}] 예약을 취소해 드렸습니다`,
        lead: '저희가 예약을 취소했습니다. 돌려드릴 돈은 아래와 같습니다. 궁금하신 점은 이 메일에 답장해 주세요.',
      },
      changed: {
        subject: (company: string) => `[${company}] 예약 인원이 바뀌었습니다`,
        lead: '말씀하신 대로 예약의 인원을 바꾸었습니다. 아래 내용을 확인해 주세요.',
      },
      moved: {
        subject: (company: string) => `[${company}] 출발일이 바뀌었습니다`,
        lead: '예약을 다른 출발일로 옮겼습니다. 아래 여행 기간을 확인해 주세요.',
      },
      dayMoved: {
        subject: (company: string) => `[${company}] 여행의 출발일이 바뀌었습니다`,
        lead: '저희가 이 여행의 출발일을 바꾸었습니다. 아래 여행 기간을 확인해 주세요. 날짜가 맞지 않으시면 출발 전까지 수수료 없이 취소하실 수 있습니다.',
      },
      compensated: {
        subject: (company: string) => `[${company}] 보상금을 보내 드렸습니다`,
        lead: '저희 사정으로 취소된 여행의 보상금을 계좌로 보내 드렸습니다.',
      },
    },
    compensation: '보상금',
    due: '더 내실 금액',
    reasons: {
      customer: '손님이 취소를 원하셨습니다.',
      minimum: '최소 출발 인원이 모이지 않았습니다.',
      fault: '저희 사정으로 여행을 진행하지 못합니다.',
      free: '천재지변 등으로 수수료 없이 취소합니다.',
    },
    reason: '까닭',
    number: '예약번호',
    departure: '여행 기간',
    leaves: '출발 시각',
    flights: { out: '가는 편', back: '오는 편' },
    party: '인원',
    people: (adult: number, child: number, baby: number) =>
      [`성인 ${adult}`, child && `소아 ${child}`, baby && `유아 ${baby}`].filter(Boolean).join(', '),
    total: '여행 대금',
    payUntil: '결제 기한',
    account: '입금 계좌',
    refund: '환불 금액',
    giveAccount: '돈을 받으실 계좌를 여기에 적어 주세요',
    action: '예약 보기',
    note: '비회원이시면 예약번호와 예약자 이름으로 조회하실 수 있습니다.',
  },
  departureCancelled: {
    subject: (company: string) => `[${company}] 예약하신 출발이 취소되었습니다`,
    lead: '예약하신 출발을 진행하지 못하게 되었습니다. 죄송합니다. 아래 기한까지 다른 날짜로 옮기시거나 환불을 고르실 수 있습니다. 고르지 않으시면 기한이 지난 뒤 수수료 없이 모두 돌려드립니다.',
    until: '고르실 기한',
    more: (more: number, won: string) => {
      if (more === 0) return '요금이 같습니다'
      return more > 0 ? `${won} 더 냅니다` : `${won} 돌려드립니다`
    },
    action: '다른 날짜 고르기 · 환불받기',
    note: '이 링크로는 이 예약의 날짜를 옮기거나 환불받을 수 있습니다. 다른 사람에게 보내지 마세요.',
  },
  accountAsked: {
    subject: (company: string) => `[${company}] 돈을 보내 드릴 계좌를 알려 주세요`,
    lead: '돌려드릴 돈이 있습니다. 아래 단추를 눌러 받으실 계좌를 적어 주세요.',
    action: '받을 계좌 적기',
    note: '적으신 계좌는 암호로 잠가 두고, 보내 드린 뒤 30일이 지나면 지웁니다. 이 링크를 다른 사람에게 보내지 마세요.',
  },
  payLink: {
    subject: (company: string) => `[${company}] 예약하신 여행의 결제 링크입니다`,
    lead: '전화로 말씀하신 대로 예약했습니다. 아래 단추를 눌러 내용을 확인하고 약관에 동의하신 뒤 결제해 주세요. 기한이 지나면 좌석이 자동으로 풀립니다.',
    action: '확인하고 결제하기',
    note: '이 링크로는 이 예약의 결제만 할 수 있고, 기한이 지나면 열리지 않습니다.',
  },
  dueLink: {
    subject: (company: string) => `[${company}] 더 내실 여행 요금의 결제 링크입니다`,
    lead: '여행 내용이 바뀌어 더 내실 요금이 있습니다. 아래 단추를 눌러 내용을 확인하고 결제해 주세요.',
    action: '확인하고 결제하기',
    note: '이 링크로는 이 예약의 결제만 할 수 있고, 다 내시거나 출발일이 되면 열리지 않습니다.',
  },
  contactChanged: {
    subject: (company: string) => `[${company}] 예약의 연락처가 바뀌었습니다`,
    lead: '예약의 연락처를 새로 적었습니다. 앞으로 이 예약의 소식은 새 연락처로 드립니다.',
    before:
      '예약의 이메일 주소를 아래로 바꾸었습니다. 이 주소로 받으신 확인 번호와 링크는 더 이상 쓸 수 없습니다.',
    email: '새 이메일',
    none: '없음',
    notYou: '말씀하신 일이 아니라면 바로 저희에게 전화해 주세요.',
  },
  papers: {
    asked: {
      subject: (company: string) => `[${company}] 여행 서류를 보내 주세요`,
      lead: '여행자마다 링크가 하나씩 있습니다. 본인이 직접 열어 약관에 동의하고, 해외여행이면 여권 사진을 올려 주세요. 다른 분의 링크는 그분에게만 전해 주세요.',
    },
    passport: {
      subject: (company: string) => `[${company}] 여권을 올려 주세요`,
      lead: '동의해 주셔서 감사합니다. 여권을 아직 올리지 않으셨다면 이 링크로 이어서 하실 수 있습니다.',
      action: '여권 올리기',
    },
    agreed: {
      subject: (company: string) => `[${company}] 여행계약이 체결되었습니다`,
      lead: '여행계약서에 동의하셨습니다. 계약서는 언제든 다시 보고 내려받으실 수 있습니다.',
      action: '계약서 보기',
    },
    traveller: (seq: number, name: string) => (name ? `${name}님 서류 올리기` : `여행자 ${seq} 서류 올리기`),
    until: '링크는 72시간 동안 쓸 수 있습니다. 지났으면 여행사에 다시 요청해 주세요.',
    safe: '여권 사진과 번호는 암호화해 보관하고, 여행을 마치면 지웁니다.',
    version: '계약서',
    versionOf: (version: number) => `${version}차`,
    hash: '문서 지문',
    agreedBy: '동의하신 분',
  },
  agency: {
    reserved: { subject: (number: string) => `[새 예약] ${number}`, lead: '홈페이지에 예약이 들어왔습니다.' },
    cancelling: {
      subject: (number: string) => `[취소 요청] ${number}`,
      lead: '취소 요청이 들어와 처리를 기다리고 있습니다. 계좌로 받은 예약이니 환불 금액을 보내신 뒤 처리해 주세요.',
      nothing: '취소 요청이 들어와 처리를 기다리고 있습니다. 취소 규정에 따라 돌려줄 금액은 없습니다.',
    },
    question: {
      subject: '[새 질문] 답변을 기다리고 있습니다',
      lead: '홈페이지의 질문 게시판에 글이 올라왔습니다.',
      title: '제목',
      action: '질문 보기',
    },
    payBy: '결제 방법',
    ways: { gateway: '온라인 결제', bank_transfer: '계좌 이체' },
  },
  labels: {
    name: '이름',
    contact: '연락처',
    email: '이메일',
    trip: '여행상품',
    received: '접수일',
    contents: '문의 내용',
    phone: '전화',
    hours: '운영 시간',
    loginId: '아이디',
    byKakao: '카카오로 로그인',
    biz: '사업자등록번호',
  },
}
