// Refunds through the gateway that are under way: asked for, or waiting for the account of the customer.
import { sql } from 'kysely'

export const pendingRefundStates = ['account_needed', 'asked'] as const

/** The refund `r` is under way. */
export const isRefundPending = sql<boolean>`r.state in (${sql.join(pendingRefundStates.map((each) => sql.lit(each)))})`
