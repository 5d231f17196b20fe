// 통계, in Korean.
export const statistics = {
  title: '통계',
  lead: (year: number) => `${year}년과 그 전해를 달마다 견줍니다.`,
  year: '연도',
  figures: {
    sales: '판매액 (예약일)',
    load: '좌석 판매율 (출발일)',
    lead: '예약에서 출발까지',
    cancelled: '취소율 (예약일)',
    margin: '마감한 정산의 수익 (출발일)',
  },
  failed: '이 통계를 제때 계산하지 못했습니다. 잠시 뒤 다시 열어 주세요.',
  monthTitle: '월',
  month: (month: string) => `${Number(month)}월`,
  won: (amount: string) => `${amount}원`,
  percent: (share: number) => `${(share / 100).toFixed(1)}%`,
  days: (tenths: number) => `${(tenths / 10).toFixed(1)}일`,
  before: (value: string) => `전해 ${value}`,
}
