// The notice of a booking's page, by which its parts tell the outcome of an action.

/**
 * A sentence at the top of the page; what is said once the booking is cancelled; and whether money is still
 * on its way back.
 */
export type Notice = { said: string; cancelled?: string; isRefunding?: boolean }
export type ShowNotice = (notice: Notice) => void
