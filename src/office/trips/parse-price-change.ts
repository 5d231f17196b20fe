// A price as people change it: +5%, +3만, =1290000, and on some weekdays alone: 금·토 +30,000.
type ApplyChange = (price: number, unit?: number) => number

/** A share of a price is rounded to a thousand won, one of seats to a seat. */
export function parsePriceChange(text: string): ApplyChange | undefined {
  const plain = text.replace(/[\s,원]/g, '')
  const share = /^([+-]\d{1,3}(?:\.\d)?)%$/.exec(plain)?.[1]
  if (share !== undefined)
    return (price, unit = 1_000) => Math.max(0, Math.round((price * (1 + Number(share) / 100)) / unit) * unit)
  const [, sign = '', sum = ''] = /^([+-]|=?)(.*)$/.exec(plain) ?? []
  const won = parseWon(sum)
  if (won === undefined) return undefined
  if (sign === '+') return (price) => price + won
  return sign === '-' ? (price) => Math.max(0, price - won) : () => won
}

/** Reads 30000, 3만, 5.5만 or 3천 as whole won. */
export function parseWon(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,9}|\d{1,5}(?:\.\d{1,4})?(?=[만천]))([만천]?)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const won = Math.round(Number(digits) * (units[unit] ?? 1))
  return won < 1_000_000_000 ? won : undefined
}

const units: Record<string, number> = { 만: 10_000, 천: 1_000 }

const weekdays: Record<string, readonly number[]> = {
  일: [0],
  월: [1],
  화: [2],
  수: [3],
  목: [4],
  금: [5],
  토: [6],
  주말: [0, 6],
  평일: [1, 2, 3, 4, 5],
  sun: [0],
  mon: [1],
  tue: [2],
  wed: [3],
  thu: [4],
  fri: [5],
  sat: [6],
  weekend: [0, 6],
  weekdays: [1, 2, 3, 4, 5],
}

/** `on`: the weekdays it is for; undefined for all of them. */
export function parseWeekdayPriceChange(
  text: string,
): { on: readonly number[] | undefined; change: ApplyChange } | undefined {
  const [, days = '', rest = ''] = /^([^\d+=-]*)(.*)$/s.exec(text.trim().toLowerCase()) ?? []
  const change = parsePriceChange(rest)
  const dayNames = days.split(/[\s·,/]+/).filter(Boolean)
  const on = dayNames.map((name) => weekdays[name.replace(/요일$/, '')])
  if (!change || on.some((each) => each === undefined)) return undefined
  return { on: dayNames.length === 0 ? undefined : on.flatMap((each) => each ?? []), change }
}
