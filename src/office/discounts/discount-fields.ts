// What the form of a discount holds, and what is sent of it.
import type { LocalizedText } from '#i18n/language.ts'
import type { FormValues } from '#web/read-form-values.ts'
import type { Discount, EditedDiscount } from './discount.ts'

/** Numbers that may be empty are as they are typed. */
export type DiscountFields = {
  kind: Discount['kind']
  name: LocalizedText
  package_code: string
  unit: 'percent' | 'won'
  amount: number
  days_before: string
  people_from: string
  code: string
  uses_most: string
  first_day: string
  last_day: string
}

const usualFields = { early_bird: { days_before: '60' }, group: { people_from: '10' }, code: {} } as const

export function createFields(
  edited: EditedDiscount,
  usualNames: Record<Discount['kind'], LocalizedText>,
): DiscountFields {
  const { kind } = edited
  if (!('discount_id' in edited))
    return { ...emptyFields, kind, name: usualNames[kind], ...usualFields[kind] }
  const { name, rate, code, first_day, last_day, package_code } = edited
  const toTyped = (value: number | null) => (value === null ? '' : String(value))
  return {
    kind,
    name,
    package_code: package_code ?? '',
    ...('won' in rate ? { unit: 'won', amount: rate.won } : { unit: 'percent', amount: rate.percent }),
    days_before: toTyped(edited.days_before),
    people_from: toTyped(edited.people_from),
    code: code ?? '',
    uses_most: toTyped(edited.uses_most),
    first_day: first_day ?? '',
    last_day: last_day ?? '',
  }
}

const emptyFields = {
  package_code: '',
  unit: 'percent',
  amount: 5,
  days_before: '',
  people_from: '',
  code: '',
  uses_most: '',
  first_day: '',
  last_day: '',
} as const

export function toInput(kind: Discount['kind'], values: FormValues) {
  const get = (name: keyof DiscountFields | 'name.ko' | 'name.en') => values[`discount.${name}`] ?? ''
  const getNumber = (name: keyof DiscountFields) => (get(name) === '' ? null : Number(get(name)))
  const amount = Number(get('amount'))
  const shared = {
    kind,
    name: { ko: get('name.ko'), en: get('name.en') },
    package_code: get('package_code') || null,
    rate: get('unit') === 'won' ? { won: amount } : { percent: amount },
    first_day: get('first_day') || null,
    last_day: get('last_day') || null,
  }
  if (kind === 'early_bird') return { ...shared, days_before: getNumber('days_before') }
  if (kind === 'group') return { ...shared, people_from: Number(get('people_from')) }
  return { ...shared, code: get('code').toUpperCase(), uses_most: getNumber('uses_most') }
}
