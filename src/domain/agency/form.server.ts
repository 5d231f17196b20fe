// The form with which an agency is created or changed: its fields, its rules, and what is still missing. §3
import { z } from 'zod'
import { type LocalizedText as InBoth, localize } from '#i18n/language.ts'
import { defaultTheme } from '#lib/theme.ts'
import { agencyText, domainsMost } from '#limits/trade.ts'
import { Day, Id, line, text, Words, withError, YN } from '#platform/wire/shapes.ts'
import { TermsType } from './calls.ts'
import { channelFields, companyFields, Domain, wordsField } from './forms.ts'
import { Theme } from './look/theme.ts'
import type { footerFields } from './settings/company-fields.ts'

const htmlField = z.strictObject({ ko: text(agencyText).default(''), en: text(agencyText).default('') })
const emptyWords = { ko: '', en: '' }
/** The empty form shows the shape of each field, as '' or as both languages; such a value counts as null. */
const nullIfBlank = <T extends z.ZodType>(type: T) =>
  z.preprocess((input) => (isBlank(input) ? null : input), type.nullable()).default(null)
const Blank = z.union([z.string().trim().length(0), z.strictObject({ ko: z.literal(''), en: z.literal('') })])
const isBlank = (input: unknown) => Blank.safeParse(input).success

const Company = z.strictObject({
  // in a form that is sent in: the name of a picture file beside it; in a form that is read out: its address
  logo: nullIfBlank(line(300)),
  ...companyFields,
  ceo_name: companyFields.ceo_name.default(emptyWords),
  address: companyFields.address.default(emptyWords),
  fax: nullIfBlank(companyFields.fax),
  sales_number: nullIfBlank(companyFields.sales_number),
  tourism_number: nullIfBlank(companyFields.tourism_number),
  insurance: nullIfBlank(companyFields.insurance),
  hosting_provider: nullIfBlank(companyFields.hosting_provider),
  privacy_person: companyFields.privacy_person.default(emptyWords),
  operating_time: companyFields.operating_time.default(emptyWords),
  bank: nullIfBlank(line(50)),
  account_holder: nullIfBlank(line(50)),
  account_number: nullIfBlank(line(50)),
  pay_yn: YN.default('N'),
  multilingual_yn: YN.default('N'),
  about_yn: YN.default('N'),
  type: line(10).default('L'),
  kakao_key: nullIfBlank(line(100)),
  facebook_url: nullIfBlank(channelFields.facebook_url),
  insta_url: nullIfBlank(channelFields.insta_url),
  naver_url: nullIfBlank(channelFields.naver_url),
  line_url: nullIfBlank(channelFields.line_url),
})

const Meta = z.strictObject({
  title: wordsField(100),
  description: wordsField(300).default(emptyWords),
  keywords: wordsField(300).default(emptyWords),
})
const About = z.strictObject({
  title: wordsField(100).default(emptyWords),
  contents: htmlField.default(emptyWords),
})
const Chat = z.strictObject({
  code: nullIfBlank(channelFields.code),
  whatsapp_code: nullIfBlank(channelFields.whatsapp_code),
})
const Terms = z.strictObject({
  type: TermsType,
  version: line(20).min(1),
  effective_date: Day,
  title: wordsField(100),
  contents: htmlField,
})

/** An empty text is dropped. If it were stored, its version could never get a text. */
const hasText = (each: unknown) => {
  const parsed = z.object({ contents: z.object({ ko: z.string(), en: z.string() }) }).safeParse(each)
  return (
    !parsed.success ||
    /[^\s]/.test(`${parsed.data.contents.ko}${parsed.data.contents.en}`.replace(/<[^>]*>|&nbsp;/g, ''))
  )
}
const NonEmptyTerms = z.preprocess(
  (input) => (Array.isArray(input) ? input.filter(hasText) : input),
  z.array(Terms),
)

export const AgencyForm = z
  .strictObject({
    travel_agency: Id,
    domains: z.array(Domain).min(1, withError('domainForm')).max(domainsMost),
    default_language: z.enum(['ko', 'en']).default('ko'),
    review_yn: YN.default('Y'),
    hsts_subdomains_yn: YN.default('N'),
    theme: Theme.default(defaultTheme),
    meta: Meta,
    info: Company,
    about: About.default({ title: emptyWords, contents: emptyWords }),
    chat: Chat.default({ code: null, whatsapp_code: null }),
    terms: NonEmptyTerms.default([]),
  })
  .refine(({ meta, default_language }) => meta.title[default_language] !== '', {
    path: ['meta', 'title'],
    ...withError('ownLanguage'),
    when: ({ value }) => TitleRule.safeParse(value).success,
  })
  .refine(({ info, default_language }) => info.company_name[default_language] !== '', {
    path: ['info', 'company_name'],
    ...withError('ownLanguage'),
    when: ({ value }) => CompanyNameRule.safeParse(value).success,
  })
  .refine(
    ({ info, about, default_language }) => info.about_yn === 'N' || about.contents[default_language] !== '',
    {
      path: ['about', 'contents'],
      ...withError('aboutEmpty'),
      when: ({ value }) => AboutRule.safeParse(value).success,
    },
  )
// A rule runs as soon as its own fields are valid, so its error is reported beside all others.
const ownLanguage = { default_language: z.enum(['ko', 'en']) }
const TitleRule = z.object({ ...ownLanguage, meta: z.object({ title: Words }) })
const CompanyNameRule = z.object({ ...ownLanguage, info: z.object({ company_name: Words }) })
const AboutRule = z.object({
  ...ownLanguage,
  info: z.object({ about_yn: YN }),
  about: z.object({ contents: Words }),
})
export type AgencyForm = z.output<typeof AgencyForm>

/** Optional fields as an empty form shows them. */
const emptyInfo = {
  logo: '',
  fax: '',
  sales_number: '',
  tourism_number: '',
  insurance: emptyWords,
  hosting_provider: '',
  bank: '',
  account_holder: '',
  account_number: '',
  kakao_key: '',
  facebook_url: '',
  insta_url: '',
  naver_url: '',
  line_url: '',
} satisfies Partial<z.output<typeof Company>>

/** An empty form: the theme of the demo, no terms, no texts. */
export const emptyForm = {
  travel_agency: 0,
  domains: ['www.example.com'],
  default_language: 'ko',
  review_yn: 'Y',
  hsts_subdomains_yn: 'N',
  theme: defaultTheme,
  meta: { title: emptyWords, description: emptyWords, keywords: emptyWords },
  info: { ...Company.parse({ company_name: emptyWords }), ...emptyInfo },
  about: { title: emptyWords, contents: emptyWords },
  chat: { code: '', whatsapp_code: '' },
  terms: (['use', 'privacy', 'tour', 'passport'] as const).map((type) => ({
    type,
    version: '1.0',
    effective_date: '',
    title: emptyWords,
    contents: emptyWords,
  })),
}

/** A form for somebody to fill in: fields that are null show their shape. */
export const toEditableForm = ({ info, chat, ...form }: AgencyForm) => ({
  ...form,
  info: fillNulls(info, emptyForm.info),
  chat: fillNulls(chat, emptyForm.chat),
})
const fillNulls = (input: object, shapes: object) => ({
  ...shapes,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
})

const requiredFooterFields = {
  company_name: 'the trade name',
  ceo_name: 'the representative',
  address: 'the place of business',
  phone: 'a telephone number',
  mail: 'an e-mail address',
  biz_number: 'the business registration number',
  sales_number: 'the mail-order report number, with the office that took it',
  tourism_number: 'the tourism registration number',
  insurance: 'the guarantee insurance, or the deposit',
  privacy_person: 'the privacy officer, by real name',
  hosting_provider: 'who hosts the site',
} satisfies Record<(typeof footerFields)[number], string>

const requiredTerms = {
  use: 'the terms of use',
  privacy: 'the privacy terms',
  tour: 'the travel terms',
  passport: 'what is said before passports are collected',
} as const

/** Each field that is still empty, and why it is wanted; in two languages where the site speaks two. */
export function listMissingFields({
  default_language,
  meta,
  info,
  about,
  terms,
}: AgencyForm): [field: string, why: string][] {
  const languages = info.multilingual_yn === 'Y' ? (['ko', 'en'] as const) : [default_language]
  const findGaps = (field: string, why: string, value: string | InBoth | null): [string, string][] => {
    if (typeof value === 'string' || value === null) return value ? [] : [[field, why]]
    if (localize(value, default_language) === '') return [[field, why]]
    return languages
      .filter((language) => value[language] === '')
      .map((language) => [`${field}.${language}`, why])
  }
  const findTermsInForce = (type: string) => terms.findLast((each) => each.type === type)
  return [
    ...findGaps('meta.description', 'what search engines show', meta.description),
    ...Object.entries(requiredFooterFields).flatMap(([field, why]) =>
      findGaps(`info.${field}`, why, info[field as keyof typeof requiredFooterFields]),
    ), // Object.entries loses the type of the keys
    ...Object.entries(requiredTerms).flatMap(([type, why]) =>
      findGaps(`terms.${type}`, why, findTermsInForce(type)?.contents ?? null),
    ),
    ...(info.about_yn === 'Y'
      ? (['title', 'contents'] as const).flatMap((field) =>
          findGaps(`about.${field}`, 'the menus lead to it', about[field]),
        )
      : []),
    ...(info.pay_yn === 'Y'
      ? []
      : (['bank', 'account_holder', 'account_number'] as const).flatMap((field) =>
          findGaps(`info.${field}`, 'customers pay by bank transfer', info[field]),
        )),
  ]
}
