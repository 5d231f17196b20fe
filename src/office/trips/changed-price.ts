// A price as people change it: +5%, -30000, =1290000, and on some weekdays alone: 금·토 +30,000.
type Change = (price: number, unit?: number) => number

/** A share of a price is rounded to a thousand won, one of seats to a seat. */
export function changedPrice(typed: string): Change | undefined {
  const plain = typed.replace(/[\s,원]/g, '')
  const share = /^([+-]\d{1,3}(?:\.\d)?)%$/.exec(plain)?.[1]
  if (share !== undefined)
    return (price, unit = 1_000) => Math.max(0, Math.round((price * (1 + Number(share) / 100)) / unit) * unit)
  const sum = /^[+-]\d{1,9}$/.exec(plain)?.[0]
  if (sum !== undefined) return (price) => Math.max(0, price + Number(sum))
  const fresh = /^=?(\d{1,9})$/.exec(plain)?.[1]
  return fresh === undefined ? undefined : () => Number(fresh)
}

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
export function changeTyped(
  typed: string,
): { on: readonly number[] | undefined; change: Change } | undefined {
  const [, days = '', rest = ''] = /^([^\d+=-]*)(.*)$/s.exec(typed.trim().toLowerCase()) ?? []
  const change = changedPrice(rest)
  const named = days.split(/[\s·,/]+/).filter(Boolean)
  const on = named.map((name) => weekdays[name.replace(/요일$/, '')])
  if (!change || on.some((each) => each === undefined)) return undefined
  return { on: named.length === 0 ? undefined : on.flatMap((each) => each ?? []), change }
}
