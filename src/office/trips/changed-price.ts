// A price as people change it: by a share, by a sum, or to a new one. A share is rounded to a thousand won.
export function changedPrice(typed: string): ((price: number) => number) | undefined {
  const plain = typed.replace(/[\s,원]/g, '')
  const share = /^([+-]\d{1,3}(?:\.\d)?)%$/.exec(plain)?.[1]
  if (share !== undefined)
    return (price) => Math.max(0, Math.round((price * (1 + Number(share) / 100)) / 1_000) * 1_000)
  const sum = /^[+-]\d{1,9}$/.exec(plain)?.[0]
  if (sum !== undefined) return (price) => Math.max(0, price + Number(sum))
  return /^\d{1,9}$/.test(plain) ? () => Number(plain) : undefined
}
