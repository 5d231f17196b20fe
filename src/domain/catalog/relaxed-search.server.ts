// For an empty list: which part of the question to leave out, and the trips this finds. §2
import { relaxedSearchesShown, relaxedSearchesTried } from '#limits/display.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { catalogCalls } from './calls.ts'
import { findPackages, type PackageSearch } from './find-packages.server.ts'
import { isSearchable } from './hangul.ts'
import { buildSentence } from './read-sentence.ts'
import { relaxableFilters } from './search-calls.ts'
import { readKeyword } from './vocabulary.server.ts'

type RelaxedSearch = Out<typeof catalogCalls.relaxedSearch>
type Relaxation = Omit<RelaxedSearch['ways'][number], 'total'> & { search: PackageSearch }

export async function relaxSearch(
  ctx: Ctx,
  search: In<typeof catalogCalls.relaxedSearch>,
): Promise<RelaxedSearch> {
  const { page_title, query, ...others } = search
  const keyword = page_title ?? query
  const words = keyword === undefined ? [] : (await readKeyword(ctx, keyword)).words
  const found: { relaxation: Relaxation; total: number; list: RelaxedSearch['list'] }[] = []
  for (const relaxation of listRelaxations(others, words).slice(0, relaxedSearchesTried)) {
    if (found.length === relaxedSearchesShown) break
    const { total, list } = await findPackages(ctx, { ...relaxation.search, page: 1, page_size: 3 })
    if (total > 0) found.push({ relaxation, total, list })
  }
  const list = found[0]?.list ?? (await findPackages(ctx, { page: 1, page_size: 3 })).list
  return {
    ways: found.map(({ relaxation: { leave_out, word, rest }, total }) => ({ leave_out, word, rest, total })),
    list,
  }
}

type KeywordWords = Awaited<ReturnType<typeof readKeyword>>['words']

/** The question without one of its parts. Each word of several can be such a part. */
function listRelaxations(filters: PackageSearch, words: KeywordWords): Relaxation[] {
  const sentence = buildSentence(words.map(({ read }) => read))
  const fieldsByPart: Record<string, string[]> = {
    price: ['price_from', 'price_to'],
    nights: ['nights_from', 'nights_to'],
    place: ['tour_category', 'tour_area', 'tour_area_detail'],
  }
  return relaxableFilters.flatMap((leave_out): Relaxation[] => {
    if (leave_out === 'page_title') return listRelaxationsByWord(filters, words)
    const fields = fieldsByPart[leave_out] ?? [leave_out]
    const givenFields = Object.entries(filters).filter(
      ([field, value]) => fields.includes(field) && value !== undefined,
    )
    if (givenFields.length === 0) return []
    const cleared = Object.fromEntries(givenFields.map(([field]) => [field, undefined]))
    return [{ leave_out, word: null, rest: null, search: { ...filters, ...cleared, sentence } }]
  })
}

/** Leaves out one word after the other, the last word first. */
function listRelaxationsByWord(filters: PackageSearch, words: KeywordWords): Relaxation[] {
  return words.toReversed().map(({ word }) => {
    const others = words.filter((other) => other.word !== word)
    const rest = others.map((other) => other.word).join(' ')
    const isEnough = isSearchable(rest)
    const sentence = buildSentence(isEnough ? others.map(({ read }) => read) : [])
    return { leave_out: 'page_title', word, rest: isEnough ? rest : null, search: { ...filters, sentence } }
  })
}
