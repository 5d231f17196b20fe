// What the gateway calls a way of paying, and what we do.
import type { booking } from '#words/ko/booking.ts'

const known: Record<string, keyof (typeof booking)['methods']> = {
  카드: 'card',
  간편결제: 'easyPay',
  계좌이체: 'transfer',
  가상계좌: 'virtual',
  휴대폰: 'phone',
  bank_transfer: 'bank_transfer',
}

export function methodName(method: string, words: (typeof booking)['methods']): string {
  const name = known[method]
  return name ? words[name] : method
}
