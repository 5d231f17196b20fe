// The texts that are offered as a start, with what the company has to fill in itself left open as [[gaps]].

import type { StandardTermsName } from '#domain/agency/terms/office-calls.ts'
import { fillGapsWith } from '#domain/agency/terms/terms-gaps.ts'
import type { Language, LocalizedText } from '#i18n/language.ts'
import type { DB } from '#platform/db/rows.ts'
import { passportTerms } from './passport.server.ts'
import { privacyTerms } from './privacy.server.ts'
import { specialTerms } from './special.server.ts'
import { createTravelTerms } from './travel.server.ts'
import { useTerms } from './use.server.ts'

type StandardText = { title: LocalizedText; contents: LocalizedText }

const travelTitle = { ko: '여행약관', en: 'Travel terms' }
export const standardTerms: Record<StandardTermsName, StandardText> = {
  use: { title: { ko: '이용약관', en: 'Terms of use' }, contents: useTerms },
  privacy: {
    title: { ko: '개인정보 수집 및 이용', en: 'Collection and use of personal data' },
    contents: privacyTerms,
  },
  overseas: { title: { ko: '국외여행약관', en: 'Travel terms' }, contents: createTravelTerms('overseas') },
  domestic: { title: { ko: '국내여행약관', en: 'Travel terms' }, contents: createTravelTerms('domestic') },
  both: { title: travelTitle, contents: createTravelTerms('both') },
  passport: {
    title: { ko: '여권 정보 수집 및 이용', en: 'Collection and use of passport data' },
    contents: passportTerms,
  },
  special: { title: { ko: '특약 안내', en: 'Notice on special terms' }, contents: specialTerms },
}

/** `payment_agent`, `message_sender`: what no screen of the company asks for. */
type Company = Partial<Record<'payment_agent' | 'message_sender', LocalizedText>> &
  Pick<
    DB['agency_info'],
    | 'company_name'
    | 'ceo_name'
    | 'address'
    | 'phone'
    | 'mail'
    | 'insurance'
    | 'hosting_provider'
    | 'privacy_person'
  >

/** The names of the company's facts in the texts. */
const gaps: [field: keyof Company, name: LocalizedText][] = [
  ['company_name', { ko: '상호', en: 'Company name' }],
  ['ceo_name', { ko: '대표자', en: 'Representative' }],
  ['address', { ko: '주소', en: 'Address' }],
  ['phone', { ko: '대표 전화', en: 'Telephone' }],
  ['mail', { ko: '이메일', en: 'E-mail' }],
  ['insurance', { ko: '보증보험', en: 'Guarantee insurance' }],
  ['hosting_provider', { ko: '호스팅 제공자', en: 'Hosting provider' }],
  ['privacy_person', { ko: '개인정보 보호책임자', en: 'Privacy officer' }],
  ['payment_agent', { ko: '결제 대행사', en: 'Payment agent' }],
  ['message_sender', { ko: '메일·문자 발송 업체', en: 'Mail and text message sender' }],
]

/** A gap without a known value stays a gap. */
export function fillGaps(text: LocalizedText, company: Company): LocalizedText {
  const fill = (language: Language) => {
    const facts = gaps.map(([field, name]): [string, string] => {
      const fact = company[field]
      return [name[language], (typeof fact === 'string' ? fact : fact?.[language]) ?? '']
    })
    return fillGapsWith(text[language], Object.fromEntries(facts))
  }
  return { ko: fill('ko'), en: fill('en') }
}

export { listGaps } from '#domain/agency/terms/terms-gaps.ts'
