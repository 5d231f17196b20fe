// Payments under way: only the shop where they began knows them, so its key stays. Decision 80
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { connections as en } from '#i18n/office/en/connections.ts'
import { connections as ko } from '#i18n/office/ko/connections.ts'
import { formatSeoulMoment } from '#lib/format.ts'
import { openPaymentLimits } from '#limits/services.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type OpenPayments = { payments: number; until: string; order_id: string }

/** Money may come in until then; the gateway is still asked for a day, in case it was silent. */
const end = sql`(coalesce(account_until, confirming) + make_interval(secs => ${openPaymentLimits.asked_s}))`

/** `order_id`: the one of which the gateway knows for certain, if there is one. */
export async function findOpenPayments({
  db,
  travel_agency,
}: AgencyContext): Promise<OpenPayments | undefined> {
  const { rows } = await sql<OpenPayments>`
    select order_id, count(*) over ()::int as payments, max(${end}) over () as until from payment_try
    where travel_agency = ${travel_agency} and state in ('confirming', 'deposit_waiting') and ${end} > now()
    order by state = 'deposit_waiting' desc, payment_key is not null desc, confirming limit 1`.execute(db)
  return rows[0]
}

export async function refuseOpenPayments(ctx: AgencyContext): Promise<void> {
  const open = await findOpenPayments(ctx)
  if (open) refusePayments(open)
}

export function refusePayments({ payments, until }: OpenPayments): never {
  const moment = formatSeoulMoment(until).slice(0, 16).replace('T', ' ')
  refuse('PAYMENTS_OPEN', {
    description: { ko: ko.paymentsOpen(payments, moment), en: en.paymentsOpen(payments, moment) },
  })
}
