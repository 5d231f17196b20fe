// Currencies: those that suppliers bill in, and those that only guides pay in on the way.

/** The digits behind the point, the nearest destinations first. The check of cost_line.currency has the same names. */
export const digits = {
  KRW: 0,
  USD: 2,
  JPY: 0,
  CNY: 2,
  TWD: 2,
  HKD: 2,
  VND: 0,
  THB: 2,
  PHP: 2,
  SGD: 2,
  MYR: 2,
  IDR: 0,
  EUR: 2,
  GBP: 2,
  CHF: 2,
  TRY: 2,
  AUD: 2,
} as const
export type Currency = keyof typeof digits
export const isCurrency = (name: string): name is Currency => Object.hasOwn(digits, name)
export const currencies = Object.keys(digits).filter(isCurrency)

/** Those of a guide's slips. No cost can be in the ones that are added here: such a slip becomes a cost in won. */
export const slipCurrencies = [
  ...currencies,
  ...([
    'KHR',
    'LAK',
    'MNT',
    'CZK',
    'HUF',
    'NZD',
    'CAD',
    'AED',
    'EGP',
    'UZS',
    'KZT',
    'GEL',
    'INR',
    'NPR',
  ] as const),
]
export type SlipCurrency = (typeof slipCurrencies)[number]
export const findSlipCurrency = (name: string | undefined): SlipCurrency | undefined =>
  slipCurrencies.find((each) => each === name)
