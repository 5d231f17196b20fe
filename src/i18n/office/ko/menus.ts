// 메뉴: 순서, 이름, 숨김, 링크, in Korean.
export const menus = {
  title: '메뉴',
  lead: '홈페이지 위와 휴대전화 메뉴, 아래쪽에 보이는 링크의 순서와 이름을 정합니다.',
  list: '메뉴',
  required:
    '이용약관, 개인정보 처리방침, 여행약관과 회사 정보는 법에 따라 홈페이지 아래에 항상 표시되며 숨길 수 없습니다. 로그인·마이페이지도 숨기지 않습니다.',
  account: '로그인·마이페이지',
  hidden: '숨김',
  hide: (name: string) => `${name} 숨기기`,
  show: (name: string) => `${name} 보이기`,
  edit: (name: string) => `${name} 수정`,
  remove: (name: string) => `${name} 삭제`,
  addLink: '링크 추가',
  editTitle: '메뉴 수정',
  linkTitle: '링크',
  name: '이름',
  nameHint: (usual: string) => `비워 두면 ‘${usual}’로 표시됩니다.`,
  href: '주소',
  hrefHint: '/travel 같은 홈페이지 주소나 https://로 시작하는 주소',
  apply: '적용',
  unsaved: '아직 저장하지 않은 변경이 있습니다.',
  saved: '메뉴를 저장했습니다. 홈페이지의 다음 화면부터 바뀝니다.',
}
