// Why a booking is cancelled: the customer wants it, too few travellers, our fault, or a reason that costs nobody.
export const cancellationReasons = ['customer', 'minimum', 'fault', 'free'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Of a whole departure: it is never its customers who want it. */
export const departureCancellationReasons = ['minimum', 'fault', 'free'] as const
export type DepartureCancellationReason = (typeof departureCancellationReasons)[number]
