// What a tax invoice says of VAT: with it, zero-rated, or exempt (계산서).
export const taxInvoiceKinds = ['taxed', 'zero_rated', 'exempt'] as const
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number]

/** A tenth of the supply value, give or take a won; none where nothing is taxed. */
export const isVatRight = (kind: TaxInvoiceKind, supply: number, vat: number): boolean =>
  kind === 'taxed' ? Math.abs(vat * 10 - supply) <= 10 : vat === 0
