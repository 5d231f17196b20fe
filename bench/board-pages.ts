// A board of a hundred thousand posts in a table of a million, against a board of a thousand alone: the first
// page, the deepest, and the middle.
import { listPosts } from '#domain/board/read.server.ts'
import { createDatabase, type Database } from '#platform/db/database.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { type BenchContext, queryAsOwner } from './bench-context.ts'
import { type BenchPace, measureRuns, median } from './race.ts'

const travel_agency = 50
const page_size = 10

export type BoardTimes = {
  rows: number
  small_ms: number
  first_ms: number
  middle_ms: number
  deepest_ms: number
}

export async function measureBoards(
  bench: BenchContext,
  { quick, rounds }: BenchPace,
  say: (line: string) => void,
): Promise<BoardTimes> {
  const large = quick ? 20_000 : 100_000
  const rows = large * 10
  const small = await createBoardDatabase(bench, 'small', 1_000, 1_000)
  say(`Loading ${rows.toLocaleString('en-US')} posts …`)
  const big = await createBoardDatabase(bench, 'big', large, rows)
  try {
    const last = large / page_size
    const asks = {
      small_ms: [small, 1],
      first_ms: [big, 1],
      middle_ms: [big, last / 2],
      deepest_ms: [big, last],
    } as const
    const times: Record<keyof typeof asks, number[]> = {
      small_ms: [],
      first_ms: [],
      middle_ms: [],
      deepest_ms: [],
    }
    const names = Object.keys(asks).filter((name): name is keyof typeof asks => name in asks)
    for (let round = -1; round < rounds; round++)
      for (const name of names) {
        const [{ db }, page] = asks[name]
        const measured = await measureRuns(
          () => listPosts(buildContext(db), { type: 'long', page, page_size }),
          100,
        )
        if (round >= 0) times[name].push(...measured) // the first round warms up
      }
    return {
      rows,
      small_ms: median(times.small_ms),
      first_ms: median(times.first_ms),
      middle_ms: median(times.middle_ms),
      deepest_ms: median(times.deepest_ms),
    }
  } finally {
    await Promise.all([small.close(), big.close()])
  }
}

// A visitor's question needs only the database and the agency.
const buildContext = (db: Database['db']) => ({ db, travel_agency, member: null }) as unknown as Ctx

async function createBoardDatabase(
  bench: BenchContext,
  name: string,
  posts: number,
  rows: number,
): Promise<Database> {
  const url = await bench.freshDatabase(`board_${name}`)
  const post = (agency: string, count: number) => `
    insert into post (travel_agency, board_id, type, title, contents, reg_name, reg_date)
    select ${agency}, 'long', 'long', 'A post ' || n, '<p>Words of post ' || n || '</p>', 'Mina', now() - make_interval(mins => n) from generate_series(1, ${count}) n`
  await queryAsOwner(
    url,
    'set session_replication_role = replica', // no trigger and no foreign key while loading
    `insert into agency (travel_agency, theme) select a, '{"hue": 250, "chroma": 0.14, "type_scale": 1}' from generate_series(1, 100) a`,
    `insert into board (travel_agency, board_id, board_name) select a, 'long', '{"ko": "게시판", "en": "Board"}' from generate_series(1, 100) a`,
    post('1 + n % 49', (rows - posts) / 2),
    post(String(travel_agency), posts),
    post('51 + n % 49', (rows - posts) / 2),
    `insert into post_count select travel_agency, type, '', count(*) from post group by 1, 2`,
  )
  await queryAsOwner(url, 'vacuum analyze', 'checkpoint')
  return createDatabase(url, () => {})
}
