// Refunds of what came through the gateway that are under way: asked of it, or waiting for an account.
// `to_send`: staff are to send it to whoever paid a share.
import { sql } from 'kysely'

export const pendingRefundStates = ['account_needed', 'asked', 'to_send'] as const

/** The refund `r` is under way. */
export const isRefundPending = sql<boolean>`r.state in (${sql.join(pendingRefundStates.map((each) => sql.lit(each)))})`
