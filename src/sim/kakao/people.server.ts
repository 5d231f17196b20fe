// Who has an account at the Kakao stand-in: one of each kind that a log-in must cope with.

export type SimPerson = {
  kakao_id: string
  name: { ko: string; en: string }
  /** What an app learns, in words for the consent page. */
  gives: { ko: string; en: string }
  under14?: boolean
  scope?: string
  account?: Record<string, unknown>
}

const withoutPicture = { profile_image_needs_agreement: true }

export const kakaoPeople = {
  verified: {
    kakao_id: '3910482751',
    name: { ko: '김하늘', en: 'Kim Haneul' },
    gives: {
      ko: '이름, 인증된 이메일, 성별, 생일, 전화번호',
      en: 'name, verified e-mail, gender, birthday, phone',
    },
    scope: 'profile_nickname name account_email gender birthday birthyear phone_number',
    account: {
      profile_nickname_needs_agreement: false,
      ...withoutPicture,
      profile: { nickname: '하늘', is_default_nickname: false },
      name_needs_agreement: false,
      name: '김하늘',
      has_email: true,
      email_needs_agreement: false,
      is_email_valid: true,
      is_email_verified: true,
      email: 'haneul.kim@kakao.example',
      has_gender: true,
      gender_needs_agreement: false,
      gender: 'female',
      has_birthyear: true,
      birthyear_needs_agreement: false,
      birthyear: '1991',
      has_birthday: true,
      birthday_needs_agreement: false,
      birthday: '0412',
      birthday_type: 'SOLAR',
      has_phone_number: true,
      phone_number_needs_agreement: false,
      phone_number: '+82 10-2345-6789',
    },
  },
  withoutEmail: {
    kakao_id: '3910482752',
    name: { ko: '이준서', en: 'Lee Junseo' },
    gives: { ko: '별명만, 이메일 없음', en: 'a nickname, no e-mail' },
    scope: 'profile_nickname',
    account: {
      profile_nickname_needs_agreement: false,
      ...withoutPicture,
      profile: { nickname: '준서🏕', is_default_nickname: false },
      has_email: true,
      email_needs_agreement: true,
    },
  },
  unverified: {
    kakao_id: '3910482753',
    name: { ko: '박서연', en: 'Park Seoyeon' },
    gives: {
      ko: '별명, 인증되지 않은 이메일, 음력 생일',
      en: 'a nickname, an unverified e-mail, a lunar birthday',
    },
    scope: 'profile_nickname account_email birthday birthyear',
    account: {
      profile_nickname_needs_agreement: false,
      ...withoutPicture,
      profile: { nickname: '서연', is_default_nickname: false },
      has_email: true,
      email_needs_agreement: false,
      is_email_valid: true,
      is_email_verified: false,
      email: 'seoyeon.park@naver.example',
      has_birthyear: true,
      birthyear_needs_agreement: false,
      birthyear: '1966',
      has_birthday: true,
      birthday_needs_agreement: false,
      birthday: '0815',
      birthday_type: 'LUNAR',
    },
  },
  under14: {
    kakao_id: '3910482754',
    name: { ko: '최민준', en: 'Choi Minjun' },
    gives: { ko: '만 14세 미만이라 로그인할 수 없음', en: 'under 14, so the log-in fails' },
    under14: true,
  },
  // The longest id there can be: no number of JavaScript holds it.
  idAlone: {
    kakao_id: '9223372036854775807',
    name: { ko: '정우진', en: 'Jung Woojin' },
    gives: { ko: '회원번호만', en: 'nothing but an id' },
  },
} satisfies Record<string, SimPerson>

export const findPerson = (kakao_id: string | null): SimPerson | undefined =>
  Object.values(kakaoPeople).find((person) => person.kakao_id === kakao_id)
