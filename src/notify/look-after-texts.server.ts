// Asks what became of the texts that went out, and gives up on those the service never answered about.
import { sql } from 'kysely'
import { findTextAccount, type TextAccount } from '#domain/agency/keys/text-account.server.ts'
import { type DeliveryRow, markSent, saveReport } from '#domain/message/deliveries.server.ts'
import { textLimits } from '#limits/services.ts'
import type { Occasion } from '#occasions.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { DeliveryDeps } from './delivery-deps.server.ts'
import { failDelivery } from './fail-delivery.server.ts'

const isDue = sql<boolean>`channel <> 'mail' and (
  (state = 'sent' and looked < now() - ${sql.lit(`${textLimits.looked_s} seconds`)}::interval
    and asked > now() - ${sql.lit(`${textLimits.lookedDays} days`)}::interval) or
  (state = 'waiting' and looked < now() - ${sql.lit(`${textLimits.givenUp_s} seconds`)}::interval))`

const agenciesWithTexts = sql<{ travel_agency: number }>`
  select distinct travel_agency from delivery where ${isDue}`

/** An agency's texts are asked about by the hundred; the rest has its turn a minute later. */
export async function lookAfterTexts(deps: DeliveryDeps): Promise<void> {
  await runForAgenciesDue(deps.db, agenciesWithTexts, async (travel_agency) => {
    const { rows, account } = await runInTransaction(deps.db, travel_agency, async (db) => ({
      rows: await db
        .selectFrom('delivery')
        .selectAll()
        .$narrowType<{ occasion: Occasion }>()
        .where('travel_agency', '=', travel_agency)
        .where(isDue)
        .orderBy('looked')
        .limit(textLimits.lookedAtOnce)
        .execute(),
      account: await findTextAccount({ db, travel_agency, keyFor: deps.keyFor }),
    }))
    for (const row of rows) await lookAfter(deps, row, account?.account)
  })
}

async function lookAfter(deps: DeliveryDeps, row: DeliveryRow, account: TextAccount['account'] | undefined) {
  const { travel_agency, id, group_id, state } = row
  const inAgency = <T>(work: (ctx: { db: typeof deps.db; travel_agency: number }) => Promise<T>) =>
    runInTransaction(deps.db, travel_agency, (db) => work({ db, travel_agency }))
  // the keys were removed after the text went out, so nothing more can be learned
  if (!account && state === 'sent') return inAgency((ctx) => saveReport(ctx, id, { state, price: row.price }))
  if (!account || !group_id) return failDelivery(deps, row, { reason: account ? 'NO_ANSWER' : 'NO_KEYS' })
  const { solapi } = deps.integrations
  const group = await solapi.findGroup(account, group_id)
  if (state === 'waiting') {
    // nobody knows, or the text was surely not sent: either way somebody is called
    if (group.kind !== 'done' || group.value.isOpen) return failDelivery(deps, row, { reason: 'NO_ANSWER' })
    return inAgency((ctx) => markSent(ctx, id))
  }
  const report = await solapi.findTextState(account, group_id)
  const price = group.kind === 'done' ? group.value.cost : 0
  if (report.kind === 'done' && report.value.state === 'failed')
    return failDelivery(deps, row, { reason: report.value.code, price })
  const isDelivered = report.kind === 'done' && report.value.state === 'delivered'
  return inAgency((ctx) => saveReport(ctx, id, { state: isDelivered ? 'delivered' : 'sent', price }))
}
