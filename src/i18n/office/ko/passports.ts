// Passports in the office: numbers and pictures in full, for a purpose. In Korean.
export const passports = {
  unnamed: '이름 미입력',
  open: '여권번호 보기',
  whose: '열람 대상',
  everybody: (people: number) => `여권을 제출한 ${people}명 모두`,
  purpose: '열람 목적',
  choosePurpose: '선택해 주세요',
  picture: (number: number) => `여권 사진 ${number} 내려받기`,
  purposes: { airline: '항공사 명단', visa: '비자 신청', hotel: '호텔 명단', check: '정보 확인' },
  openLead: '2단계 인증이 필요합니다. 열람한 직원과 목적이 기록되고, 고객의 예약에 열람 사실이 표시됩니다.',
  withheld: '받는 곳이 적힌 동의 없음',
}
