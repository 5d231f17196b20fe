// A write that books or pays is done once: sent again with the same key it answers the same.

import { createHash } from 'node:crypto'
import { Refusal, refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { retentionDays } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { daysAgo } from './db/days-ago.server.ts'
import type { Ctx, ManualTxContext, Uploads } from './wire/request-context.ts'

/** Thrown to roll back the transaction of a repeated call, with its files. */
class RepeatedCall extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('answered before')
    this.answer = answer
  }
}

/**
 * The row of the key is written first, so the same key sent at the same moment waits for the outcome. A
 * refusal rolls it back, so the call may be tried again.
 */
export async function withIdempotencyKey<T, F extends Uploads>(
  ctx: ManualTxContext<Ctx, F>,
  call: string,
  input: unknown,
  work: (ctx: Ctx & { files: F }) => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey ?? refuse('IDEMPOTENCY_KEY_REQUIRED')
  const member_id = ctx.member?.id ?? null
  try {
    return await ctx.finalTransaction(async (txCtx, withCommit) => {
      const { db, travel_agency } = txCtx
      // keys of two colleagues are different keys
      const body_hash = hashRequest(ctx.staff ? [ctx.staff.id, ctx.staff.key?.id, input] : input, txCtx.files)
      const first = await db
        .insertInto('once_only')
        .values({ travel_agency, key, call, member_id, body_hash })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
        .catch(refuseIfRunning)
      const keyColumns = { travel_agency, key, call }
      if (!first) {
        const earlier = await db
          .selectFrom('once_only')
          .select(['member_id', 'body_hash', 'answer'])
          .where((eb) => eb.and(keyColumns))
          .executeTakeFirstOrThrow()
        if (earlier.body_hash !== body_hash || earlier.member_id !== member_id)
          refuse('IDEMPOTENCY_KEY_REUSED')
        throw new RepeatedCall(earlier.answer)
      }
      const answer = await work(txCtx)
      withCommit(
        db
          .updateTable('once_only')
          .set({ answer: JSON.stringify(answer) })
          .where((eb) => eb.and(keyColumns))
          .execute(),
      )
      return answer
    })
  } catch (error) {
    if (error instanceof RepeatedCall) return error.answer as T // the answer this call gave before
    throw error
  }
}

/**
 * Whether it was done with this key before. An early check must let such a call through to its first answer.
 */
export async function hasStoredAnswer<F extends Uploads>(
  ctx: ManualTxContext<Ctx, F>,
  call: string,
): Promise<boolean> {
  const key = ctx.idempotencyKey ?? refuse('IDEMPOTENCY_KEY_REQUIRED')
  const row = await ctx.transaction(({ db, travel_agency }) =>
    db
      .selectFrom('once_only')
      .select('key')
      .where('travel_agency', '=', travel_agency)
      .where('key', '=', key)
      .where('call', '=', call)
      .executeTakeFirst(),
  )
  return row !== undefined
}

const hashRequest = (input: unknown, files: Uploads) =>
  createHash('sha256')
    .update(JSON.stringify([input, Object.values(files).flatMap((sent) => sent.map(({ hash }) => hash))]))
    .digest('base64url')

/** Only a request with the same key waits here, for the one that is still at work. */
function refuseIfRunning(error: unknown): never {
  if (readFields(error).code === '55P03') throw new Refusal('STILL_RUNNING', { retryAfter: 1 })
  throw error
}

/** No call is repeated after so long. */
export async function purgeIdempotencyKeys({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('once_only')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', daysAgo(retentionDays.answers))
    .execute()
}
