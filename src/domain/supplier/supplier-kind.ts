// The kinds of suppliers.
export const supplierKinds = ['land', 'airline', 'hotel', 'bus', 'insurance', 'other'] as const
