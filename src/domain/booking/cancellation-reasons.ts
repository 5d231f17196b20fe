// Why a booking is cancelled: its customer wants it, too few travellers, our fault, or free for everybody.
export const cancellationReasons = ['customer', 'minimum', 'fault', 'free'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Of a whole departure: it is never its customers who want it. */
export const departureCancellationReasons = ['minimum', 'fault', 'free'] as const
export type DepartureCancellationReason = (typeof departureCancellationReasons)[number]
