// Refunds of what came through the gateway that are under way: asked of it, or waiting for an account.
// `to_send`: staff are to send it to whoever paid a share.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export const pendingRefundStates = ['account_needed', 'asked', 'to_send'] as const

/** The refund `r` is under way. */
export const isRefundPending = sql<boolean>`r.state in (${sql.join(pendingRefundStates.map((each) => sql.lit(each)))})`

/** Refunds `r` with the orders `t` that they give back. */
export const selectRefundsWithOrders = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment_try as t', (on) =>
      on.onRef('t.travel_agency', '=', 'r.travel_agency').onRef('t.order_id', '=', 'r.order_id'),
    )
    .where('r.travel_agency', '=', travel_agency)
