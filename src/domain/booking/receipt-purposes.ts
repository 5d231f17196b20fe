// The purposes of a cash receipt for screens, without the schema, which bundles do without.
export const receiptPurposes = ['unnamed', 'personal', 'business'] as const
export type ReceiptPurpose = (typeof receiptPurposes)[number]
