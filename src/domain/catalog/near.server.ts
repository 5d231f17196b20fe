// For an empty list: which part of the question to leave out, and the trips this finds. §2
import { keywordLength, nearTried, nearWays } from '#limits/shown.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { catalogCalls } from './calls.ts'
import { findPackages, type SearchAsked } from './find-packages.server.ts'
import { sentenceOf } from './read-sentence.ts'
import { leftOut } from './search-calls.ts'
import { readTyped } from './vocabulary.server.ts'

type Near = Out<typeof catalogCalls.near>
type Way = Omit<Near['ways'][number], 'total'> & { asked: SearchAsked }

export async function near(ctx: Ctx, asked: In<typeof catalogCalls.near>): Promise<Near> {
  const { page_title, query, ...others } = asked
  const keyword = page_title ?? query
  const words = keyword === undefined ? [] : (await readTyped(ctx, keyword)).words
  const found: { way: Way; total: number; list: Near['list'] }[] = []
  for (const way of waysOut(others, words).slice(0, nearTried)) {
    if (found.length === nearWays) break
    const { total, list } = await findPackages(ctx, { ...way.asked, page: 1, page_size: 3 })
    if (total > 0) found.push({ way, total, list })
  }
  const list = found[0]?.list ?? (await findPackages(ctx, { page: 1, page_size: 3 })).list
  return {
    ways: found.map(({ way: { leave_out, word, rest }, total }) => ({ leave_out, word, rest, total })),
    list,
  }
}

type Typed = Awaited<ReturnType<typeof readTyped>>['words']

/** The question without one of its parts. Each word of several can be such a part. */
function waysOut(filters: SearchAsked, words: Typed): Way[] {
  const sentence = sentenceOf(words.map(({ read }) => read))
  const parts: Record<string, string[]> = {
    price: ['price_from', 'price_to'],
    nights: ['nights_from', 'nights_to'],
    place: ['tour_category', 'tour_area', 'tour_area_detail'],
  }
  return leftOut.flatMap((leave_out): Way[] => {
    if (leave_out === 'page_title') return waysWithoutWord(filters, words)
    const fields = parts[leave_out] ?? [leave_out]
    const given = Object.entries(filters).filter(
      ([field, value]) => fields.includes(field) && value !== undefined,
    )
    if (given.length === 0) return []
    const less = Object.fromEntries(given.map(([field]) => [field, undefined]))
    return [{ leave_out, word: null, rest: null, asked: { ...filters, ...less, sentence } }]
  })
}

/** The last word first. What is left of the sentence was read with it. */
function waysWithoutWord(filters: SearchAsked, words: Typed): Way[] {
  return words.toReversed().map(({ word }) => {
    const others = words.filter((other) => other.word !== word)
    const rest = others.map((other) => other.word).join(' ')
    const isEnough = [...rest].length >= keywordLength.least
    const sentence = sentenceOf(isEnough ? others.map(({ read }) => read) : [])
    return { leave_out: 'page_title', word, rest: isEnough ? rest : null, asked: { ...filters, sentence } }
  })
}
