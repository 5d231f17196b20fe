// A write that books or pays is done once: sent again with the same key it answers the same.

import { createHash } from 'node:crypto'
import { Refusal, refuse } from '#errors.ts'
import { keptDays } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import { daysAgo } from './db/seoul.server.ts'
import type { Ctx, Own, Uploads } from './wire/asking.ts'

/** Thrown to roll back the transaction of a repeated call, with its files. */
class Repeated extends Error {
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
export async function onceOnly<T, F extends Uploads>(
  ctx: Own<Ctx, F>,
  call: string,
  input: unknown,
  work: (ctx: Ctx & { files: F }) => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey ?? refuse('IDEMPOTENCY_KEY_REQUIRED')
  const member_id = ctx.member?.id ?? null
  try {
    return await ctx.write(async (inside, along) => {
      const { db, travel_agency } = inside
      // keys of two colleagues are different keys
      const body_hash = requestHashOf(
        ctx.staff ? [ctx.staff.id, ctx.staff.key?.id, input] : input,
        inside.files,
      )
      const first = await db
        .insertInto('once_only')
        .values({ travel_agency, key, call, member_id, body_hash })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
        .catch(refuseRunning)
      const ofKey = { travel_agency, key, call }
      if (!first) {
        const earlier = await db
          .selectFrom('once_only')
          .select(['member_id', 'body_hash', 'answer'])
          .where((eb) => eb.and(ofKey))
          .executeTakeFirstOrThrow()
        if (earlier.body_hash !== body_hash || earlier.member_id !== member_id)
          refuse('IDEMPOTENCY_KEY_REUSED')
        throw new Repeated(earlier.answer)
      }
      const answer = await work(inside)
      along(
        db
          .updateTable('once_only')
          .set({ answer: JSON.stringify(answer) })
          .where((eb) => eb.and(ofKey))
          .execute(),
      )
      return answer
    })
  } catch (error) {
    if (error instanceof Repeated) return error.answer as T // the very answer this call gave before
    throw error
  }
}

/**
 * Whether it was done with this key before. An early check must let such a call through to its first answer.
 */
export async function isAnswered<F extends Uploads>(ctx: Own<Ctx, F>, call: string): Promise<boolean> {
  const key = ctx.idempotencyKey ?? refuse('IDEMPOTENCY_KEY_REQUIRED')
  const row = await ctx.within(({ db, travel_agency }) =>
    db
      .selectFrom('once_only')
      .select('key')
      .where((eb) => eb.and({ travel_agency, key, call }))
      .executeTakeFirst(),
  )
  return row !== undefined
}

const requestHashOf = (input: unknown, files: Uploads) =>
  createHash('sha256')
    .update(JSON.stringify([input, Object.values(files).flatMap((sent) => sent.map(({ hash }) => hash))]))
    .digest('base64url')

/** Only the same key is waited for here: whoever holds it is still at work. */
function refuseRunning(error: unknown): never {
  if (partsOf(error).code === '55P03') throw new Refusal('STILL_RUNNING', { retryAfter: 1 })
  throw error
}

/** Nobody repeats a call after that. */
export async function forgetAnswers({ db, travel_agency }: InAgency): Promise<void> {
  await db
    .deleteFrom('once_only')
    .where('travel_agency', '=', travel_agency)
    .where('asked', '<', daysAgo(keptDays.answers))
    .execute()
}
