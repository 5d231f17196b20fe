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
  labels: { name: '이름', contact: '연락처', email: '이메일', trip: '여행상품', received: '접수일', contents: '문의 내용', phone: '전화', hours: '운영 시간' },
}
