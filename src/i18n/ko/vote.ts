// The family vote: trips sent on, and a heart from each of the family. §2 /travel/vote
export const vote = {
  title: '어느 여행이 마음에 드세요?',
  titleOne: '이 여행, 어떠세요?',
  line: '마음에 드는 여행의 하트를 눌러 주세요. 로그인하지 않아도 돼요.',
  like: '이 여행이 좋아요',
  liked: '골랐어요',
  likeOf: (like: string, title: string) => `${like}: ${title}`,
  hearts: (people: number) => (people === 0 ? '아직 하트가 없어요' : `${people}명이 골랐어요`),
  changeable: '마음이 바뀌면 다른 여행의 하트를 누르면 돼요. 한 번 더 누르면 취소돼요.',
  see: '여행 자세히 보기',
  until: (month: number, day: number) => `${month}월 ${day}일까지 고를 수 있어요.`,
  gone: '판매가 끝난 여행은 뺐어요.',
  allGone: '보내 주신 여행의 판매가 모두 끝났어요.',
  allGoneLine: '지금 떠날 수 있는 여행을 함께 골라 보세요.',
  seeTrips: '다른 여행 보기',
  failed: '하트를 저장하지 못했어요. 다시 눌러 주세요.',
  /** Without scripts, by the code the server adds to the address. */
  refused: {
    VOTE_FULL: '한 투표에는 30명까지 참여할 수 있어요.',
    TOO_MANY_TRIES: '하트를 너무 여러 번 누르셨어요. 잠시 후 다시 눌러 주세요.',
    PACKAGE_UNAVAILABLE: '판매가 끝난 여행이라 고를 수 없어요.',
  },
  sender: {
    title: '가족에게 이 주소를 보내 주세요',
    line: '받은 가족이 하트를 누르면 여기에 바로 보여요.',
    share: '가족에게 보내기',
    message: '우리 어느 여행 갈까요? 하트를 눌러 주세요.',
  },
  send: {
    title: '가족에게 물어보세요',
    line: '링크를 받은 가족은 로그인 없이 하트만 누르면 돼요. 결과는 30일 동안 함께 볼 수 있어요.',
    button: '가족 투표 만들기',
    failed: '투표를 만들지 못했어요. 다시 시도해 주세요.',
    sent: '보낸 가족 투표',
    sentUntil: (month: number, day: number) => `${month}월 ${day}일까지`,
  },
}
