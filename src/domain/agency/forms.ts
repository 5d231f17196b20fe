// The schemas of what an agency sets for itself.
import { z } from 'zod'
import { hasValidCheckDigit } from '#lib/business-number.ts'
import { balanceDays, cancelFeeLimits, customerChangeDays, passportDays } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Contact, line, withError, YN } from '#platform/wire/shapes.ts'
import { changeKinds } from './rules/customer-changes.ts'

/** A text in both languages; a language that nobody wrote is empty. */
export const wordsField = (most: number) =>
  z.strictObject({ ko: line(most).default(''), en: line(most).default('') })

const bizNumberForm = /^\d{3}-\d{2}-\d{5}$/
/** The registration number of a business; empty where it is not known. */
export const BizNumber = z
  .string()
  .trim()
  .overwrite((typed) => typed.replace(/^(\d{3})-?(\d{2})-?(\d{5})$/, '$1-$2-$3'))
  .max(12)
  .refine((number) => number === '' || bizNumberForm.test(number), {
    ...withError('bizNumberForm'),
    abort: true,
  })
  .refine((number) => number === '' || hasValidCheckDigit(number), withError('bizNumberWrong'))
const isBlankOr = (type: z.ZodType) => (typed: string) => typed === '' || type.safeParse(typed).success

/** The fields of an agency's company; optional ones are null. */
export const companyFields = {
  company_name: wordsField(100),
  ceo_name: wordsField(100),
  address: wordsField(300),
  phone: line(20).refine(isBlankOr(Contact), withError('contactForm')).default(''),
  fax: Contact,
  mail: line(254).refine(isBlankOr(z.email()), withError('emailForm')).default(''),
  biz_number: BizNumber.default(''),
  sales_number: line(100),
  tourism_number: line(100),
  insurance: wordsField(300),
  hosting_provider: line(100),
  privacy_person: wordsField(100),
  operating_time: wordsField(200),
}

export const CompanyForm = z.strictObject({
  ...companyFields,
  fax: companyFields.fax.nullable().default(null),
  sales_number: companyFields.sales_number.nullable().default(null),
  tourism_number: companyFields.tourism_number.nullable().default(null),
  insurance: companyFields.insurance.nullable().default(null),
  hosting_provider: companyFields.hosting_provider.nullable().default(null),
  passport_days: z.int().min(0).max(passportDays.most),
})

export const BankAccountForm = z.strictObject({
  bank: line(50, 'enterBank'),
  account_holder: line(50, 'enterHolder'),
  account_number: line(50, 'enterAccount').regex(
    /^(?=(?:[ -]*\d){8,20}[ -]*$)[\d -]+$/,
    withError('accountForm'),
  ),
})

const FeeRows = z
  .array(
    z.strictObject({
      days: z.int().min(0).max(cancelFeeLimits.days),
      percent: z.int().min(0).max(100),
    }),
  )
  .min(1, withError('feeDayOfDeparture'))
  .max(cancelFeeLimits.rows)
  .refine((rows) => new Set(rows.map(({ days }) => days)).size === rows.length, withError('feeSameDay'))
  .refine((rows) => rows.some(({ days }) => days === 0), withError('feeDayOfDeparture'))
  .refine(
    (rows) =>
      rows.every((row) => rows.every(({ days, percent }) => days < row.days || percent <= row.percent)),
    withError('feeFalls'),
  )
/** Cancellation fees, from so many days before departure on. */
export const CancelFees = z.strictObject({ overseas: FeeRows, domestic: FeeRows })

const WebUrl = z.url({ protocol: /^https$/, ...withError('webUrl') }).max(300)
/** Chats and social sites; null where there is none. */
export const channelFields = {
  code: line(100)
    .overwrite((typed) => typed.replace(/^https?:\/\/pf\.kakao\.com\/(_[\w-]+).*$/, '$1'))
    .regex(/^_[\w-]+$/, withError('kakaoProfile')),
  whatsapp_code: line(20)
    .overwrite((typed) => typed.replace(/[ ()+-]/g, ''))
    .regex(/^[1-9]\d{6,14}$/, withError('whatsappNumber')),
  facebook_url: WebUrl,
  insta_url: WebUrl,
  naver_url: WebUrl,
  line_url: WebUrl,
}
export const ChannelForm = z.strictObject({
  code: channelFields.code.nullable().default(null),
  whatsapp_code: channelFields.whatsapp_code.nullable().default(null),
  facebook_url: WebUrl.nullable().default(null),
  insta_url: WebUrl.nullable().default(null),
  naver_url: WebUrl.nullable().default(null),
  line_url: WebUrl.nullable().default(null),
  default_language: z.enum(['ko', 'en']),
  multilingual_yn: YN,
  review_yn: YN,
  about_yn: YN,
})

const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** A host as browsers send it; one in Korean letters is written as they send it. */
export const Domain = z
  .string()
  .trim()
  .max(253)
  .overwrite(toAsciiHost)
  .refine((domain) => host.test(domain) && !domain.endsWith('.localhost'), withError('domainForm'))

/** Text that is no host is returned as it was typed. */
function toAsciiHost(typed: string): string {
  if (!/^[^\s/:?#@\\[\]]+$/.test(typed)) return typed
  try {
    return new URL(`http://${typed}`).hostname.replace(/\.$/, '')
  } catch {
    return typed
  }
}

const parts = {
  deposit: z.union([
    z.strictObject({ won: z.int().min(1_000).max(tripLimits.price) }),
    z.strictObject({ percent: z.int().min(1).max(100) }),
  ]),
  balance_days: z.int().min(1).max(balanceDays.most),
}

/** The agency's commission, for each seat or of the price; `shown`: customers see it. */
export const PriceSplitForm = z.object({
  split: z
    .strictObject({
      rate: z.union([
        z.strictObject({ won: z.int().min(1_000).max(tripLimits.price) }),
        z.strictObject({ percent: z.int().min(1).max(100) }),
      ]),
      shown: z.boolean(),
    })
    .nullable(),
})

/** Changes that customers make by themselves, and until how many days before departure. */
export const CustomerChangesForm = z.object({
  kinds: z.array(z.enum(changeKinds)).max(changeKinds.length),
  days: z.int().min(1).max(customerChangeDays.most),
})

/** When customers pay. */
export const PaymentPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal(['deposit', 'confirmed']), ...parts }),
])

/** `transfer_hours`: how long a payment may take, at most a month. */
const planFields = { plan: PaymentPlan, transfer_hours: z.int().min(1).max(720) }

/** `was`: all of it as the screen showed it. */
export const PaymentPlanForm = z.object({ ...planFields, was: z.object(planFields) })

/** Both keys belong to one shop, so to one kind: test or live, for the widget (g) or not. */
export const TossKeysForm = z
  .strictObject({
    client_key: line(200).regex(/^(?:test|live)_g?ck_\w{4,}$/, withError('tossClientKey')),
    secret_key: line(200).regex(/^(?:test|live)_g?sk_\w{4,}$/, withError('tossSecretKey')),
  })
  .refine(({ client_key, secret_key }) => client_key.split('ck_')[0] === secret_key.split('sk_')[0], {
    path: ['secret_key'],
    ...withError('tossKeysDiffer'),
  })
const KakaoKey = line(100).regex(/^[!-~]{8,100}$/, withError('kakaoKey'))
/** A key that is left empty stays as it is. */
export const KakaoKeysForm = z.strictObject({
  kakao_key: KakaoKey,
  client_secret: KakaoKey.nullable().default(null),
  admin_key: KakaoKey.nullable().default(null),
})
const optionalKey = (key: z.ZodString) => key.nullable().default(null)
/** Keys that are left empty stay as they are. The number is registered at Solapi; 알림톡 needs the 발신프로필. */
export const SolapiKeysForm = z.strictObject({
  api_key: optionalKey(line(100).regex(/^[!-~]{8,100}$/, withError('solapiKey'))),
  api_secret: optionalKey(line(100).regex(/^[!-~]{16,100}$/, withError('solapiKey'))),
  text_sender: line(20).regex(/^[0-9][0-9-]{7,18}$/, withError('contactForm')),
  kakao_channel: line(60).regex(/^(?:KA[0-9A-Za-z]{8,58})?$/, withError('kakaoChannel')),
})
