// What a destination asks of who enters, for the page of a trip, a comparison and the contract.
export const entryRules = {
  title: '입국 조건',
  visas: {
    none: '비자 필요 없음',
    authorisation: '전자여행허가 필요 (K-ETA, ESTA 등)',
    on_arrival: '도착비자 필요',
    visa: '비자 필요 (출발 전 발급)',
  },
  passport: (months: number) =>
    months === 0 ? '여행이 끝날 때까지 유효한 여권' : `귀국일 기준 ${months}개월 이상 유효한 여권`,
}
