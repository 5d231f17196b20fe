// The numbers of popups and banners: added to the day's row, many visitors at a time.
import { sql } from 'kysely'
import { getSite } from '#domain/agency/site.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { promotionCalls } from './calls.ts'

type Count = { seen: number; clicked: number }
type Counts = Map<number, Count>
type Write = (counts: Counts) => Promise<void>
type Batch = { counts: Counts; done: Promise<void> }

/**
 * The counts of each agency that are being written, and those that wait: one statement at a time writes a
 * row.
 */
const waiting = new Map<number, Batch>()
const running = new Map<number, Promise<void>>()

export async function countPromotions(
  ctx: ManualTxContext<Ctx>,
  { seen, clicked }: In<typeof promotionCalls.countPromotions>,
) {
  const { travel_agency } = ctx
  const { promotions } = await getSite({ travel_agency, cache: ctx.cache, db: ctx.dbOutsideTx })
  const shown = new Set(promotions.map(({ promotion_id }) => promotion_id))
  const counted = [...new Set([...seen, ...clicked])].filter((id) => shown.has(id))
  if (counted.length === 0) return {}
  const counts: Counts = new Map(
    counted.map((id) => [id, { seen: Number(seen.includes(id)), clicked: Number(clicked.includes(id)) }]),
  )
  await addToBatch(travel_agency, counts, (all) => ctx.transaction((tx) => writeCounts(tx, all)))
  return {}
}

/**
 * The promise ends once the counts are written. Counts that come meanwhile go into the next statement
 * together.
 */
function addToBatch(travel_agency: number, counts: Counts, write: Write): Promise<void> {
  const batch = waiting.get(travel_agency)
  if (batch) {
    mergeCounts(batch.counts, counts)
    return batch.done
  }
  const before = running.get(travel_agency) ?? Promise.resolve()
  const done = before.then(async () => {
    waiting.delete(travel_agency)
    running.set(travel_agency, written)
    await write(counts)
  })
  const written = done.catch(() => {}) // told to those who wait for it
  waiting.set(travel_agency, { counts, done })
  return done
}

function mergeCounts(all: Counts, added: Counts): void {
  for (const [id, { seen, clicked }] of added) {
    const count = all.get(id) ?? { seen: 0, clicked: 0 }
    all.set(id, { seen: count.seen + seen, clicked: count.clicked + clicked })
  }
}

/**
 * Promotions deleted meanwhile are left out. Rows are written in the order of their numbers, as everybody
 * locks them.
 */
async function writeCounts({ db, travel_agency }: AgencyContext, counts: Counts): Promise<void> {
  const ids = [...counts.keys()].sort((one, other) => one - other)
  const column = (name: keyof Count) => ids.map((id) => counts.get(id)?.[name] ?? 0)
  await sql`
    insert into promotion_count as c (travel_agency, promotion_id, day, seen, clicked)
    select p.travel_agency, p.promotion_id, ${seoulToday}, n.seen, n.clicked
    from unnest(${ids}::bigint[], ${column('seen')}::int[], ${column('clicked')}::int[]) n (id, seen, clicked)
    join promotion p on p.travel_agency = ${travel_agency} and p.promotion_id = n.id
    order by p.promotion_id
    on conflict (travel_agency, promotion_id, day)
      do update set seen = c.seen + excluded.seen, clicked = c.clicked + excluded.clicked`.execute(db)
}
