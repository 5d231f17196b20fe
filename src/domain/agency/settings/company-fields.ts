// The fields of a company: which are written in both languages, and which the law wants on its site.

export const companyWordsFields = [
  'company_name',
  'ceo_name',
  'address',
  'operating_time',
  'insurance',
  'privacy_person',
] as const
export const companyLineFields = [
  'phone',
  'fax',
  'mail',
  'biz_number',
  'sales_number',
  'tourism_number',
  'hosting_provider',
] as const

/** Fields that the law wants on the first screen of a shop, and of one that sells travel. */
export const footerFields = [
  'company_name',
  'ceo_name',
  'address',
  'phone',
  'mail',
  'biz_number',
  'sales_number',
  'tourism_number',
  'insurance',
  'privacy_person',
  'hosting_provider',
] as const

/** Those of them that an office of the state or an insurer gives out, after days: nobody waits for them. */
export const registrationFields: readonly (typeof footerFields)[number][] = [
  'sales_number',
  'tourism_number',
  'insurance',
]
