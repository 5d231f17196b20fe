// Consent to the collection of passport data, a unique identifier, as a start.
import type { LocalizedText } from '#i18n/language.ts'
import { numberedEn, numberedKo } from './articles.server.ts'

export const passportTerms: LocalizedText = {
  ko: numberedKo([
    [
      '따로 동의를 받는 까닭',
      '<p>여권번호는 법이 정한 고유식별정보입니다. [[상호]](이하 “회사”)는 다른 동의와 분리하여 여행자 본인에게 따로 동의를 받습니다.</p>',
    ],
    [
      '모으는 항목',
      '<p>여권번호, 여권의 영문 이름, 생년월일, 성별, 국적, 발급일과 만료일, 여권 사본의 사진</p>',
    ],
    [
      '쓰는 곳',
      '<ul><li>국제선 항공권 발권과 사전 승객 정보 제출</li><li>여행지의 입국 허가와 비자 신청</li><li>외국 숙박시설과 선박의 투숙·승선 등록</li><li>여행자보험 가입</li></ul>',
    ],
    [
      '제공하는 곳',
      '<p>항공사와 선사, 여행지의 숙박시설과 현지 여행사, 출입국 기관, 보험회사에 필요한 항목만 제공합니다. 해외에 있는 곳에는 온라인으로 전해지며, 받는 곳은 예약 확인서와 일정표에 적습니다.</p>',
    ],
    [
      '보유 기간',
      '<p>여행이 끝나거나 예약이 취소되면 지체 없이 지웁니다. 다툼이 있으면 해결될 때까지 다른 정보와 분리하여 보관합니다.</p>',
    ],
    [
      '안전하게 다루는 방법',
      '<p>번호와 사진을 모두 암호화하여 저장하고, 담당자가 볼 때마다 기록을 남깁니다. 여권은 마이페이지나 1회용 링크로만 받으며 메신저로는 받지 않습니다.</p>',
    ],
    [
      '주민등록번호 가리기',
      '<p>2020년 12월 21일 전에 발급된 여권에는 주민등록번호 뒷자리가 적혀 있습니다. 사진을 올리기 전에 그 부분을 가려 주십시오. 가려지지 않은 사진은 지우고 다시 요청합니다.</p>',
    ],
    [
      '동의하지 않을 권리',
      '<p>동의하지 않을 수 있고, 동의한 뒤에도 거둘 수 있습니다. 다만 여권 정보가 없으면 항공권 발권과 입국 절차를 진행할 수 없어 해외여행을 할 수 없습니다. 만 14세 미만은 보호자가 동의합니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'Why this is separate',
      '<p>By law a passport number is a unique identifier. [[Company name]] (“the company”) therefore asks each traveller for it apart from all other consents.</p>',
    ],
    [
      'What we collect',
      '<p>Passport number, name as printed, date of birth, gender, nationality, dates of issue and expiry, and a picture of the passport page</p>',
    ],
    [
      'What for',
      '<ul><li>Issuing international tickets and sending advance passenger information</li><li>Entry permits and visas of the destination</li><li>Registration at lodgings abroad and on board ships</li><li>Traveller’s insurance</li></ul>',
    ],
    [
      'Who receives it',
      '<p>Airlines and shipping lines, lodgings and operators at the destination, immigration authorities and insurers: only the items each needs. It reaches those abroad online; they are named in your confirmation and itinerary.</p>',
    ],
    [
      'How long',
      '<p>It is deleted without delay when the journey is over or the booking cancelled. In a dispute it is kept, apart from other data, until that is settled.</p>',
    ],
    [
      'How it is protected',
      '<p>Number and picture are stored encrypted and every view by staff is recorded. We take passports on My Page or by one-time link only, never by messenger.</p>',
    ],
    [
      'Cover the resident number',
      '<p>Korean passports issued before 21 December 2020 show the last digits of the resident registration number. Cover them before you upload. A picture that shows them is deleted and asked for again.</p>',
    ],
    [
      'Your right to refuse',
      '<p>You may refuse, or withdraw later. Without passport details tickets and entry cannot be arranged, so an overseas journey is not possible. A guardian consents for children under 14.</p>',
    ],
  ]),
}
