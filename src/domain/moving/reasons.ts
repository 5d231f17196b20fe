// Why a row of a file is left out, and why something that came in stays.

/** exists: it is here already. double: it is in the file before. failed: a fault of ours, which is logged. */
export const skipReasons = ['exists', 'double', 'sold_out', 'unknown_departure', 'failed'] as const
export type SkipReason = (typeof skipReasons)[number]

/** Why something stays when the import is undone. */
export const usedReasons = ['paid', 'mailed', 'came', 'changed'] as const
export type UsedReason = (typeof usedReasons)[number]
