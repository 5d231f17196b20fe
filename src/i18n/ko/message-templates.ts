// What customers are told by the day, until an agency writes its own words. Only the server reads it.
export const messageTemplates = {
  papers: {
    button: '예약 보기',
    subject: '여권과 동의서를 보내 주세요',
    contents:
      '#{이름}님, #{출발일}에 떠나는 #{여행} 출발이 다가와요. 아래 링크에서 여행하시는 분마다 동의와 여권을 보내 주세요.',
  },
  balance: {
    button: '결제하기',
    subject: '잔금을 보내 주세요',
    contents: '#{이름}님, #{여행}의 잔금 #{잔금}을 #{잔금일}까지 보내 주세요.',
  },
  confirmed: {
    button: '예약 보기',
    subject: '출발 준비를 마쳤어요',
    contents:
      '#{이름}님, #{출발일}에 떠나는 #{여행} 준비를 마쳤어요. 예약 화면에서 일정과 준비물을 확인해 주세요.',
  },
  meeting: {
    button: '예약 보기',
    subject: '만나는 곳을 알려 드려요',
    contents:
      '#{이름}님, #{출발일} #{미팅시간}에 #{미팅장소}에서 만나요. 여권과 준비물도 다시 확인해 주세요.',
  },
  guide: {
    button: '예약 보기',
    subject: '가이드 연락처를 알려 드려요',
    contents: '#{이름}님, #{여행}은 #{가이드} 가이드가 함께해요. 급한 일은 #{가이드전화}로 연락해 주세요.',
  },
  review: {
    button: '예약 보기',
    subject: '여행은 어떠셨어요?',
    contents:
      '#{이름}님, #{여행} 잘 다녀오셨나요? 예약 화면에서 후기를 남겨 주시면 다음 여행자에게 도움이 돼요.',
  },
}
