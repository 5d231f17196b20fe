// The kinds that an agency can bring along, and the columns of their files, by their titles in other systems.

export const movingKinds = ['members', 'bookings', 'reviews', 'posts'] as const
export type MovingKind = (typeof movingKinds)[number]

export const movingFieldNames = [
  'name',
  'email',
  'contact',
  'login_id',
  'birthdate',
  'gender',
  'trip',
  'departure_date',
  'adult',
  'child',
  'baby',
  'total',
  'paid',
  'number',
  'request',
  'stars',
  'contents',
  'written_on',
  'board',
  'title',
] as const
export type MovingField = (typeof movingFieldNames)[number]

/** A column of the file for each field, by its title. */
export type MovingColumns = Partial<Record<MovingField, string>>

/** Fields that a row cannot do without come first. */
export const movingFields: Record<
  MovingKind,
  { required: readonly MovingField[]; optional: readonly MovingField[] }
> = {
  members: { required: ['name', 'email'], optional: ['contact', 'login_id', 'birthdate', 'gender'] },
  bookings: {
    required: ['trip', 'departure_date', 'name', 'contact', 'adult', 'total'],
    optional: ['email', 'child', 'baby', 'paid', 'number', 'request'],
  },
  reviews: { required: ['trip', 'name', 'stars', 'contents'], optional: ['written_on'] },
  posts: { required: ['board', 'title', 'contents'], optional: ['name', 'written_on'] },
}

export const listFields = (kind: MovingKind): MovingField[] => [
  ...movingFields[kind].required,
  ...movingFields[kind].optional,
]

/** Titles of columns in shop systems and in spreadsheets of agencies. */
export const movingTitles: Record<MovingField, readonly string[]> = {
  name: ['이름', '성명', '고객명', '회원명', '예약자', '예약자명', '작성자', '글쓴이', 'name', 'author'],
  email: ['이메일', '이메일주소', '메일', 'email', 'mail'],
  contact: ['연락처', '휴대폰', '휴대전화', '휴대폰번호', '전화번호', '핸드폰', 'phone', 'contact', 'mobile'],
  login_id: ['아이디', '회원아이디', 'id', 'loginid', 'userid'],
  birthdate: ['생년월일', '생일', 'birthdate', 'birthday', 'dateofbirth'],
  gender: ['성별', 'gender', 'sex'],
  trip: ['상품', '상품명', '상품코드', '여행상품', 'trip', 'product', 'package'],
  departure_date: ['출발일', '출발일자', '출발날짜', 'departure', 'departuredate'],
  adult: ['성인', '어른', '인원', '성인수', 'adult', 'adults', 'people'],
  child: ['아동', '소아', '어린이', 'child', 'children'],
  baby: ['유아', '영아', 'baby', 'infant', 'infants'],
  total: ['총액', '금액', '총금액', '판매가', '예약금액', '결제금액', 'total', 'price', 'amount'],
  paid: ['입금액', '입금', '받은금액', '결제액', 'paid'],
  number: ['예약번호', '주문번호', 'number', 'bookingnumber', 'ordernumber'],
  request: ['요청사항', '메모', '비고', 'request', 'note', 'memo'],
  stars: ['별점', '평점', '점수', 'stars', 'rating'],
  contents: ['내용', '후기', '본문', 'contents', 'content', 'text', 'review'],
  written_on: ['작성일', '등록일', '날짜', 'date', 'writtenon', 'created'],
  board: ['게시판', '게시판명', 'board'],
  title: ['제목', 'title', 'subject'],
}
