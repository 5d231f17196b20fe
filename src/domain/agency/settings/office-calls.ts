// Settings of the company and its site. A write names the revision that was on the screen.
import { z } from 'zod'
import {
  BankAccountForm,
  CancelFees,
  ChannelForm,
  CompanyForm,
  CustomerChangesForm,
  PriceSplitForm,
} from '#domain/agency/forms.ts'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision, Words, YN } from '#platform/wire/shapes.ts'

const FeeRow = z.object({ days: z.int(), percent: z.int() })
const Languages = z.array(z.enum(['ko', 'en']))

export const settingsCalls = {
  /** `languages`: those the site speaks, its own first. What is stored may be older than the rules of the form. */
  company: call({
    method: 'GET',
    path: '/api/office/company',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      languages: Languages,
      company: z.object({
        company_name: Words,
        ceo_name: Words,
        address: Words,
        phone: z.string(),
        fax: z.string().nullable(),
        mail: z.string(),
        biz_number: z.string(),
        sales_number: z.string().nullable(),
        tourism_number: z.string().nullable(),
        insurance: Words.nullable(),
        hosting_provider: z.string().nullable(),
        privacy_person: Words,
        operating_time: Words,
        passport_days: z.int(),
      }),
    }),
  }),
  saveCompany: call({
    method: 'PUT',
    path: '/api/office/company',
    takes: 'json',
    may: 'company',
    proof: true,
    input: CompanyForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** Null: customers cannot pay by transfer. */
  bankAccount: call({
    method: 'GET',
    path: '/api/office/bank-account',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      account: z
        .object({ bank: z.string(), account_holder: z.string(), account_number: z.string() })
        .nullable(),
    }),
  }),
  saveBankAccount: call({
    method: 'PUT',
    path: '/api/office/bank-account',
    takes: 'json',
    may: 'company',
    proof: true,
    input: BankAccountForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** The fees hold for new bookings; existing ones keep their own. */
  cancelFees: call({
    method: 'GET',
    path: '/api/office/cancel-fees',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      fees: z.object({ overseas: z.array(FeeRow), domestic: z.array(FeeRow) }),
    }),
  }),
  saveCancelFees: call({
    method: 'PUT',
    path: '/api/office/cancel-fees',
    takes: 'json',
    may: 'company',
    proof: true,
    input: CancelFees.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** Null: the whole price is the agency's own. The split holds for new bookings. */
  priceSplit: call({
    method: 'GET',
    path: '/api/office/price-split',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: PriceSplitForm.extend({ revision: Revision }),
  }),
  savePriceSplit: call({
    method: 'PUT',
    path: '/api/office/price-split',
    takes: 'json',
    may: 'company',
    proof: true,
    input: PriceSplitForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  customerChanges: call({
    method: 'GET',
    path: '/api/office/customer-changes',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: CustomerChangesForm.extend({ revision: Revision }),
  }),
  saveCustomerChanges: call({
    method: 'PUT',
    path: '/api/office/customer-changes',
    takes: 'json',
    may: 'company',
    proof: true,
    input: CustomerChangesForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  channels: call({
    method: 'GET',
    path: '/api/office/channels',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      revision: Revision,
      channels: z.object({
        code: z.string().nullable(),
        whatsapp_code: z.string().nullable(),
        facebook_url: z.string().nullable(),
        insta_url: z.string().nullable(),
        naver_url: z.string().nullable(),
        line_url: z.string().nullable(),
        default_language: z.enum(['ko', 'en']),
        multilingual_yn: YN,
        review_yn: YN,
        about_yn: YN,
      }),
    }),
  }),
  saveChannels: call({
    method: 'PUT',
    path: '/api/office/channels',
    takes: 'json',
    may: 'site',
    input: ChannelForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
}
