// Cash receipts `c` with their booking `b`, the receipt `p` they cancel, and their line `l` of the ledger.
import type { AgencyContext } from '#platform/wire/request-context.ts'

export const selectReceipts = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('cash_receipt as c')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'c.travel_agency').onRef('b.id', '=', 'c.booking'),
    )
    .leftJoin('cash_receipt as p', (on) =>
      on.onRef('p.travel_agency', '=', 'c.travel_agency').onRef('p.id', '=', 'c.cancels'),
    )
    .leftJoin('ledger as l', (on) =>
      on.onRef('l.travel_agency', '=', 'c.travel_agency').onRef('l.id', '=', 'c.ledger'),
    )
    .where('c.travel_agency', '=', travel_agency)
