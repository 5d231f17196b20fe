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
  verifyEmail: {
    subject: (company: string) => `[${company}] 이메일 주소를 확인해 주세요`,
    greeting: (name: string) => `${name}님, 안녕하세요.`,
    lead: '아래 단추를 누르면 이메일 확인이 끝납니다. 확인된 주소로만 비밀번호를 다시 받고 예약 소식을 받으실 수 있습니다.',
    action: '이메일 확인하기',
    until: '이 링크는 24시간 동안 쓸 수 있습니다.',
    notYours: '가입하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
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
  labels: { name: '이름', contact: '연락처', email: '이메일', trip: '여행상품', received: '접수일', contents: '문의 내용', phone: '전화', hours: '운영 시간', loginId: '아이디', biz: '사업자등록번호' },
}
