// What the fields of a trip are called, in the editor and as columns of a file.
export const fieldLabels = {
  page_title: '제목',
  summary: '한 줄 소개',
  tour_category_id: '분류',
  tour_area_id: '지역',
  tour_area_detail_id: '세부 지역',
  nights: '박',
  days: '일',
  tag_list: '태그 (한국어)',
  tag_list_en: '태그 (영어)',
  summary_points: '핵심 포인트',
  schedule: '일정',
  pictures: '사진',
  included: '포함',
  not_included: '불포함',
  cautions: '유의 사항',
  meeting_point: '집합 장소',
  airline: '항공',
  destination: '국내/해외 구분',
  travel_alert: '여행경보 단계',
  shopping_visits: '쇼핑 횟수',
  guide_fee: '현지 지불 비용 (가이드비 등)',
  single_supplement: '1인실 추가금 (원)',
  options: '선택 관광',
  file_request: '예약 시 제출 서류',
  contents: '상세 설명',
}

export const choiceLabels = {
  destination: { domestic: '국내', overseas: '해외' },
}
