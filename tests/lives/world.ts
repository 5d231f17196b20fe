// Where random lives of bookings take place: one agency with every way to pay, its staff, the gateway, and the queue.
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { recheckOrder, recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { settleReceipt } from '#domain/payment/settle-receipts.server.ts'
import { returnParts } from '#domain/payment/share-payment.server.ts'
import { askDeposits } from '#domain/reservation/ask-deposits.server.ts'
import type { AgencyJob } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Toss } from '#platform/integrations/toss.server.ts'
import { createAdapter, createGateway, keys } from '../gateway.ts'
import { createSite } from '../site.ts'
import { createStaffUser } from '../staff-user.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld() {
  const gateway = await createGateway({ webhooks: 'held' }, { keep: true })
  gateway.sim.registerWebhook(keys.mId, 'http://a1.localhost/held')
  const site = await createSite({ shared: true, env: { TOSS_URL: gateway.url } })
  const { deps, keyFor } = site.naru
  const crashes = createCrashes()
  deps.integrations.toss = crashes.aroundGateway(createAdapter(gateway.url).toss)
  const queue: AgencyJob[] = []
  deps.enqueue = async (_tx, ...job) => {
    crashes.strike('write')
    if (isWorked.has(job[0])) queue.push(job)
  }
  const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) =>
    runInTransaction(site.db, 1, work)
  await runInAgency(async (tx) => {
    const of = { db: tx, travel_agency: 1, keyFor }
    await saveSecret(of, 'toss_client_key', keys.clientKey)
    await saveSecret(of, 'toss_secret_key', keys.secretKey)
    await saveSecret(of, 'toss_webhook_path', 'hook')
  })
  const account = { bank: '국민은행', account_number: '123-45', account_holder: '나루' }
  await site.db
    .updateTable('agency_info')
    .set({ pay_yn: 'Y', ...account })
    .where('travel_agency', '=', 1)
    .execute()
  return {
    site,
    gateway,
    crashes,
    queue,
    runInAgency,
    sales: await createStaffUser(site, { roles: ['sales'], name: '이영업' }),
    money: await createStaffUser(site, { roles: ['owner'], name: '최회계' }),
    second: await createStaffUser(site, { roles: ['money'], name: '정둘째' }),
    jobContext: {
      db: site.db,
      enqueue: deps.enqueue,
      keyFor,
      integrations: deps.integrations,
      log: site.naru.app.log,
    },
  }
}

/** What a process that dies looks like from outside: it did not get any further. */
class Crash extends Error {}
type CrashPlace = 'write' | 'gateway'

/** `next`: the next time a job is asked for within a transaction, or the gateway has answered, is the last. */
function createCrashes() {
  let place: CrashPlace | undefined
  const strike = (at: CrashPlace) => {
    if (place !== at) return
    place = undefined
    throw new Crash(`the process dies: ${at}`)
  }
  const wrap =
    <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const answer = await ask(...args)
      strike('gateway')
      return answer
    }
  return {
    strike,
    next: (at: CrashPlace) => {
      place = at
    },
    /** True if it was still to come. */
    clear: () => {
      const pending = place !== undefined
      place = undefined
      return pending
    },
    aroundGateway: (toss: Toss): Toss => ({
      ...toss,
      confirm: wrap(toss.confirm),
      cancel: wrap(toss.cancel),
      issueAccount: wrap(toss.issueAccount),
      issueReceipt: wrap(toss.issueReceipt),
      cancelReceipt: wrap(toss.cancelReceipt),
    }),
  }
}

const isWorked = new Set([
  'settle-order',
  'refund',
  'return-parts',
  'cash-receipts',
  'cash-receipt',
  'ask-deposits',
])

/** As the queue would: one that fails is tried again later. Answers what failed. */
export async function runJob({ jobContext, queue }: World, job: AgencyJob): Promise<string | undefined> {
  try {
    await work(jobContext, job)
    return undefined
  } catch (error) {
    queue.push(job)
    return String(error)
  }
}

function work(context: World['jobContext'], [name, payload]: AgencyJob): Promise<unknown> | undefined {
  if (name === 'settle-order') return recheckOrder(context, payload)
  if (name === 'refund') return recheckRefund(context, payload)
  if (name === 'return-parts') return returnParts(context, payload)
  if (name === 'cash-receipts') return updateReceipts(context, payload)
  if (name === 'cash-receipt') return settleReceipt(context, payload)
  if (name === 'ask-deposits') return askDeposits(context, payload)
  return undefined
}
