// The form on which an agency is opened or changed: its fields, its rules, and what is still missing. §3
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { agencyText } from '#limits/trade.ts'
import { plainLook } from '#plain/theme.ts'
import { Contact, Day, Id, line, text, Words, YN } from '#platform/wire/shapes.ts'
import { type Words as InBoth, inLanguage } from '#words/language.ts'
import { TermsType } from './calls.ts'
import { Theme } from './theme.ts'

const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
export const Domain = z
  .string()
  .transform((typed) => domainToASCII(typed.trim()))
  .refine(
    (domain) => host.test(domain) && !domain.endsWith('.localhost'),
    'must be a host such as www.example.com, without https:// and port',
  )

const words = (most: number) => z.strictObject({ ko: line(most).default(''), en: line(most).default('') })
const html = z.strictObject({ ko: text(agencyText).default(''), en: text(agencyText).default('') })
const nothing = { ko: '', en: '' }
/** The empty form shows the shape of each field, as '' or as both languages: left empty, it is nothing. */
const orNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((given) => (isBlank(given) ? null : given), type.nullable()).default(null)
const Blank = z.union([z.string().trim().length(0), z.strictObject({ ko: z.literal(''), en: z.literal('') })])
const isBlank = (given: unknown) => Blank.safeParse(given).success
/** Checked only when it is filled in. `missingIn` names empty fields. */
const ifAny = (type: z.ZodType, error: string) =>
  z
    .string()
    .trim()
    .refine((typed) => typed === '' || type.safeParse(typed).success, error)
    .default('')
const Web = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).max(300)

const Company = z.strictObject({
  // in a form that is sent in: the name of a picture file beside it; in a form that is read out: its address
  logo: orNull(line(300)),
  company_name: words(100),
  ceo_name: words(100).default(nothing),
  address: words(300).default(nothing),
  phone: ifAny(Contact, 'must be a telephone number such as 02-555-0100'),
  fax: orNull(Contact),
  mail: ifAny(z.email(), 'must be one e-mail address'),
  biz_number: ifAny(z.string().regex(/^\d{3}-\d{2}-\d{5}$/), 'must look like 000-00-00000'),
  sales_number: orNull(line(100)),
  tourism_number: orNull(line(100)),
  insurance: orNull(words(300)),
  hosting_provider: orNull(line(100)),
  privacy_person: words(100).default(nothing),
  operating_time: words(200).default(nothing),
  bank: orNull(line(50)),
  account_holder: orNull(line(50)),
  account_number: orNull(line(50)),
  pay_yn: YN.default('N'),
  multilingual_yn: YN.default('N'),
  about_yn: YN.default('N'),
  type: line(10).default('L'),
  kakao_key: orNull(line(100)),
  facebook_url: orNull(Web),
  insta_url: orNull(Web),
  naver_url: orNull(Web),
  line_url: orNull(Web),
})

const Meta = z.strictObject({
  title: words(100),
  description: words(300).default(nothing),
  keywords: words(300).default(nothing),
})
const About = z.strictObject({ title: words(100).default(nothing), contents: html.default(nothing) })
const Chat = z.strictObject({ code: orNull(line(100)), whatsapp_code: orNull(line(100)) })
const Terms = z.strictObject({
  type: TermsType,
  version: line(20).min(1),
  effective_date: Day,
  title: words(100),
  contents: html,
})

/** An empty text is dropped. If it were stored, its version could never get a text. */
const isWritten = (each: unknown) => {
  const read = z.object({ contents: z.object({ ko: z.string(), en: z.string() }) }).safeParse(each)
  return (
    !read.success ||
    /[^\s]/.test(`${read.data.contents.ko}${read.data.contents.en}`.replace(/<[^>]*>|&nbsp;/g, ''))
  )
}
const WrittenTerms = z.preprocess(
  (given) => (Array.isArray(given) ? given.filter(isWritten) : given),
  z.array(Terms),
)

export const AgencyForm = z
  .strictObject({
    travel_agency: Id,
    domains: z.array(Domain).min(1, 'must name at least one host').max(20),
    default_language: z.enum(['ko', 'en']).default('ko'),
    review_yn: YN.default('Y'),
    hsts_subdomains_yn: YN.default('N'),
    theme: Theme.default({ ...plainLook, home: [] }),
    meta: Meta,
    info: Company,
    about: About.default({ title: nothing, contents: nothing }),
    chat: Chat.default({ code: null, whatsapp_code: null }),
    terms: WrittenTerms.default([]),
  })
  .refine(({ meta, default_language }) => meta.title[default_language] !== '', {
    path: ['meta', 'title'],
    error: 'must be there in the agency’s own language',
    when: ({ value }) => Titled.safeParse(value).success,
  })
  .refine(({ info, default_language }) => info.company_name[default_language] !== '', {
    path: ['info', 'company_name'],
    error: 'must be there in the agency’s own language',
    when: ({ value }) => Named.safeParse(value).success,
  })
  .refine(
    ({ info, about, default_language }) => info.about_yn === 'N' || about.contents[default_language] !== '',
    {
      path: ['about', 'contents'],
      error: 'must be there in the agency’s own language when about_yn is Y: the menus lead to it',
      when: ({ value }) => Told.safeParse(value).success,
    },
  )
// What a rule looks at is all that must be right for it: it is said beside whatever else is wrong.
const inOwn = { default_language: z.enum(['ko', 'en']) }
const Titled = z.object({ ...inOwn, meta: z.object({ title: Words }) })
const Named = z.object({ ...inOwn, info: z.object({ company_name: Words }) })
const Told = z.object({
  ...inOwn,
  info: z.object({ about_yn: YN }),
  about: z.object({ contents: Words }),
})
export type AgencyForm = z.output<typeof AgencyForm>

/** What nobody has to fill in, as it is shown when it is empty. */
const unfilled = {
  logo: '',
  fax: '',
  sales_number: '',
  tourism_number: '',
  insurance: nothing,
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
  theme: { ...plainLook, home: [] },
  meta: { title: nothing, description: nothing, keywords: nothing },
  info: { ...Company.parse({ company_name: nothing }), ...unfilled },
  about: { title: nothing, contents: nothing },
  chat: { code: '', whatsapp_code: '' },
  terms: (['use', 'privacy', 'tour', 'passport'] as const).map((type) => ({
    type,
    version: '1.0',
    effective_date: '',
    title: nothing,
    contents: nothing,
  })),
}

/** A form for somebody to fill in: what is nothing shows its shape. */
export const showShapes = ({ info, chat, ...form }: AgencyForm) => ({
  ...form,
  info: inPlaceOfNull(info, emptyForm.info),
  chat: inPlaceOfNull(chat, emptyForm.chat),
})
const inPlaceOfNull = (given: object, shapes: object) => ({
  ...shapes,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
})

/** What the law wants on the first screen of a shop, and of one that sells travel. */
const footer = {
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
} as const

const neededTerms = {
  use: 'the terms of use',
  privacy: 'the privacy terms',
  tour: 'the travel terms',
  passport: 'what is said before passports are collected',
} as const

/** Each field that is still empty, and why it is wanted; in two languages where the site speaks two. */
export function missingIn({
  default_language,
  meta,
  info,
  about,
  terms,
}: AgencyForm): [field: string, why: string][] {
  const languages = info.multilingual_yn === 'Y' ? (['ko', 'en'] as const) : [default_language]
  const gaps = (field: string, why: string, value: string | InBoth | null): [string, string][] => {
    if (typeof value === 'string' || value === null) return value ? [] : [[field, why]]
    if (inLanguage(value, default_language) === '') return [[field, why]]
    return languages
      .filter((language) => value[language] === '')
      .map((language) => [`${field}.${language}`, why])
  }
  const inForce = (type: string) => terms.findLast((each) => each.type === type)
  return [
    ...gaps('meta.description', 'what search engines show', meta.description),
    ...Object.entries(footer).flatMap(([field, why]) =>
      gaps(`info.${field}`, why, info[field as keyof typeof footer]),
    ), // Object.entries forgets the names
    ...Object.entries(neededTerms).flatMap(([type, why]) =>
      gaps(`terms.${type}`, why, inForce(type)?.contents ?? null),
    ),
    ...(info.about_yn === 'Y'
      ? (['title', 'contents'] as const).flatMap((field) =>
          gaps(`about.${field}`, 'the menus lead to it', about[field]),
        )
      : []),
    ...(info.pay_yn === 'Y'
      ? []
      : (['bank', 'account_holder', 'account_number'] as const).flatMap((field) =>
          gaps(`info.${field}`, 'customers pay by bank transfer', info[field]),
        )),
  ]
}
