// For whom a cash receipt can be, as screens list it: without the schema, which bundles do without.
export const receiptPurposes = ['unnamed', 'personal', 'business'] as const
export type ReceiptPurpose = (typeof receiptPurposes)[number]
