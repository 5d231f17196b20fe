// What a supplier sells to an agency.
export const supplierKinds = ['land', 'airline', 'hotel', 'bus', 'insurance', 'other'] as const
