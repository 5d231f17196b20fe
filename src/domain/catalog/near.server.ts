// For an empty list: which part of the question to leave out, and the trips this finds. §2
import { keywordLength, nearWays } from '#limits/shown.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { catalogCalls } from './calls.ts'
import { findPackages, type SearchAsked } from './find-packages.server.ts'
import { joined } from './months-said.ts'
import { leftOut } from './search-calls.ts'

type Near = Out<typeof catalogCalls.near>
type Way = Near['ways'][number] & { asked: SearchAsked }

export async function near(ctx: Ctx, asked: In<typeof catalogCalls.near>): Promise<Near> {
  const ways: (Way & Pick<Near, 'list'>)[] = []
  for (const way of waysOut(asked)) {
    if (ways.length === nearWays) break
    const { total, list } = await findPackages(ctx, { ...way.asked, page: 1, page_size: 3 })
    if (total > 0) ways.push({ ...way, total, list })
  }
  const [best] = ways
  const list = best ? best.list : (await findPackages(ctx, { page: 1, page_size: 3 })).list
  return { ways: ways.map(({ asked: _, list: __, ...way }) => way), list }
}

/** The question without one of its parts. Each word of several can be such a part. */
function waysOut(asked: SearchAsked): Way[] {
  const without = (
    leave_out: Way['leave_out'],
    less: Partial<SearchAsked>,
    word: string | null = null,
  ): Way => ({
    leave_out,
    word,
    rest: word === null ? null : (less.page_title ?? null),
    total: 0,
    asked: { ...asked, ...less },
  })
  const nothing = { price: ['price_from', 'price_to'], nights: ['nights_from', 'nights_to'] }
  const place = ['tour_category', 'tour_area', 'tour_area_detail']
  const parts: Record<string, string[]> = { ...nothing, place }
  return leftOut.flatMap((name) => {
    if (name === 'page_title') return wordsLess(asked).map(([word, rest]) => without(name, rest, word))
    const fields = parts[name] ?? [name]
    const given = Object.entries(asked).filter(
      ([field, value]) => fields.includes(field) && value !== undefined,
    )
    return given.length === 0
      ? []
      : [without(name, Object.fromEntries(given.map(([field]) => [field, undefined])))]
  })
}

function wordsLess({ page_title, query }: SearchAsked): [string, Partial<SearchAsked>][] {
  const words = joined(page_title ?? query ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return words.toReversed().map((word) => {
    const rest = words.filter((other) => other !== word).join(' ')
    const isEnough = [...rest].length >= keywordLength.least
    return [word, { page_title: isEnough ? rest : undefined, query: undefined }]
  })
}
