// Proving with a second factor who one is. Loaded when it is asked for.
export const proof = {
  title: '본인 확인',
  lead: '인증 앱의 6자리 숫자나 복구 코드를 입력해 주세요. 15분 동안 다시 묻지 않습니다.',
  keyLead: '등록한 패스키로 확인합니다. 15분 동안 다시 묻지 않습니다.',
  byKey: '패스키로 확인',
  passwordLead: '2단계 인증을 설정하기 전에 본인인지 확인합니다. 로그인 비밀번호를 입력해 주세요.',
  password: '비밀번호',
  factorTitle: '2단계 인증이 필요합니다',
  factorLead:
    '결제, 여권, 직원, 내려받기는 2단계 인증을 설정한 직원만 사용할 수 있습니다. 내 계정은 새 탭에서 열리고, 하던 작업은 그대로 유지됩니다.',
  factorMade: '설정했습니다, 계속하기',
  factorMake: '내 계정에서 설정',
}
