// A guide's entries: ticks, notes and slips. Sent twice, each is stored once. Decision 94
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { getGuideLink } from './access.server.ts'
import type { guideCalls } from './page-office-calls.ts'

/** A phone's clock may be wrong: nothing was written later than now. */
const atMostNow = (at: string) => sql<string>`least(${at}::timestamptz, now())`

/** Counts for the link only what its guide sends: a stranger would use up what the guide may write. */
async function checkGuideLimit<F>(ctx: ManualTxContext<Ctx, F>, link: number): Promise<void> {
  await ctx.transaction((txCtx) => getGuideLink(txCtx, link))
  await checkRateLimit(ctx, rateLimits.guideWrites, [link])
}

export async function saveTick(
  ctx: ManualTxContext<Ctx>,
  { link, day, person, present, at }: In<typeof guideCalls.tick>,
) {
  await checkGuideLimit(ctx, link)
  await ctx.finalTransaction(async (txCtx) => {
    const { departure_id, name } = await getGuideLink(txCtx, link)
    const { db, travel_agency } = txCtx
    await db
      .insertInto('guide_tick')
      .values({ travel_agency, departure_id, day, person, present, by_name: name, at: atMostNow(at) })
      .onConflict((conflict) =>
        conflict
          .columns(['travel_agency', 'departure_id', 'day', 'person'])
          .doUpdateSet((eb) => ({
            present: eb.ref('excluded.present'),
            by_name: eb.ref('excluded.by_name'),
            at: eb.ref('excluded.at'),
          }))
          .whereRef('guide_tick.at', '<=', sql.ref('excluded.at')),
      )
      .execute()
  })
  return {}
}

export const saveNote = (
  ctx: ManualTxContext<Ctx, { pictures: Upload[] }>,
  { link, id, day, contents, at }: In<typeof guideCalls.note>,
) =>
  saveOnce(
    ctx,
    { table: 'guide_note', link, id },
    async ({ db, travel_agency, files }, { departure_id, name }) =>
      db
        .insertInto('guide_note')
        .values({
          travel_agency,
          id,
          departure_id,
          day,
          contents,
          by_name: name,
          at: atMostNow(at),
          pictures: files.pictures.map(({ path }) => path),
        })
        .onConflict((conflict) => conflict.columns(['travel_agency', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst(),
  )

export const saveSlip = (
  ctx: ManualTxContext<Ctx, { picture: Upload[] }>,
  { link, id, day, what, amount_cents, currency, at }: In<typeof guideCalls.slip>,
) =>
  saveOnce(
    ctx,
    { table: 'guide_slip', link, id },
    async ({ db, travel_agency, files }, { departure_id, name }) =>
      db
        .insertInto('guide_slip')
        .values({
          travel_agency,
          id,
          departure_id,
          day,
          what,
          amount_cents,
          currency,
          by_name: name,
          at: atMostNow(at),
          picture: files.picture[0]?.path ?? null,
        })
        .onConflict((conflict) => conflict.columns(['travel_agency', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst(),
  )

type Entry = { table: 'guide_note' | 'guide_slip'; link: number; id: string }
type GuideRef = { departure_id: number; name: string }

/**
 * An entry that is stored already is answered before its pictures are decoded again. Of two that come at the
 * same moment the second is refused, so that its files are removed; the phone sends it once more and learns
 * that it is stored.
 */
async function saveOnce<F>(
  ctx: ManualTxContext<Ctx, F>,
  { table, link, id }: Entry,
  insert: (txCtx: Ctx & { files: F }, guide: GuideRef) => Promise<unknown>,
) {
  await checkGuideLimit(ctx, link)
  const isStored = await ctx.transaction(async (txCtx) => {
    const stored = await txCtx.db
      .selectFrom(table)
      .select('id')
      .where('travel_agency', '=', ctx.travel_agency)
      .where('id', '=', id)
      .executeTakeFirst()
    return stored !== undefined
  })
  if (isStored) return {}
  await ctx.finalTransaction(async (txCtx) => {
    if (!(await insert(txCtx, await getGuideLink(txCtx, link)))) refuse('STILL_RUNNING')
  })
  return {}
}

/** All entries of the guide, and the papers that were given along. */
export async function listEntries({ db, travel_agency }: AgencyContext, departure_id: number) {
  const ref = { travel_agency, departure_id }
  const [ticks, notes, slips, files] = await Promise.all([
    db
      .selectFrom('guide_tick')
      .select(['day', 'person', 'present', 'at'])
      .where((eb) => eb.and(ref))
      .execute(),
    db
      .selectFrom('guide_note')
      .select(['id', 'day', 'at', 'contents', 'by_name'])
      .select(sql<number>`cardinality(pictures)`.as('pictures'))
      .where((eb) => eb.and(ref))
      .orderBy('at', 'desc')
      .execute(),
    db
      .selectFrom('guide_slip')
      .select(['id', 'day', 'at', 'what', 'amount_cents', 'currency', 'by_name'])
      .select(sql<boolean>`picture is not null`.as('has_picture'))
      .where((eb) => eb.and(ref))
      .orderBy('at', 'desc')
      .execute(),
    db
      .selectFrom('guide_file')
      .select(['id', 'name', 'type', 'size', 'for_customers', 'told'])
      .where((eb) => eb.and(ref))
      .orderBy('id')
      .execute(),
  ])
  return { ticks, notes, slips, files }
}
