// Why a booking is cancelled: its customer wants it, too few travellers, our fault, or free for everybody.
export const cancellationReasons = ['customer', 'minimum', 'fault', 'free'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** Reasons to cancel a whole departure, which its customers never ask for. */
export const departureCancellationReasons = ['minimum', 'fault', 'free'] as const
export type DepartureCancellationReason = (typeof departureCancellationReasons)[number]
