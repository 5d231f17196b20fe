// The gateway's names for ways of paying, and ours.
import type { booking } from '#i18n/ko/booking.ts'

const methodKeys: Record<string, keyof (typeof booking)['methods']> = {
  카드: 'card',
  간편결제: 'easyPay',
  계좌이체: 'transfer',
  가상계좌: 'virtual',
  휴대폰: 'phone',
  bank_transfer: 'bank_transfer',
}

export function formatPayMethod(method: string, words: (typeof booking)['methods']): string {
  const name = methodKeys[method]
  return name ? words[name] : method
}

/** Money that goes back this way shows on a statement, days later. */
export const isCardMethod = (method: string): boolean =>
  ['card', 'easyPay'].includes(methodKeys[method] ?? '')
