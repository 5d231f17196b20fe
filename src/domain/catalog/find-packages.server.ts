// Trips by what was typed and chosen, and how many each further choice would leave. §2
import { pageSizes } from '#limits/display.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { listCityAirports } from './airports.ts'
import type { catalogCalls } from './calls.ts'
import { countChoices } from './choices.server.ts'
import type { PackageFilters } from './filters.server.ts'
import { listPackages } from './list-packages.server.ts'
import { buildSentence, type Sentence } from './read-sentence.ts'
import { readKeyword, toKeywordFilters } from './vocabulary.server.ts'

/** `sentence`: what is left of a keyword that was read before; it replaces the keyword. */
export type PackageSearch = Partial<In<typeof catalogCalls.packagesOpen>> & { sentence?: Sentence }

export async function findPackages(
  ctx: Ctx,
  { page = 1, page_size = pageSizes.packages, sort, ...search }: PackageSearch,
) {
  const { travel_agency, member, db } = ctx
  const filters = await toPackageFilters(ctx, search)
  return listPackages(db, { travel_agency, member_id: member?.id, page, page_size, sort, ...filters })
}

/** Everybody asks the question without words, so it is counted once per revision. */
export async function listChoices(ctx: Ctx, search: PackageSearch) {
  const { travel_agency, db } = ctx
  const count = async () =>
    countChoices(db, { travel_agency, ...(await toPackageFilters(ctx, search)) }, false)
  const hasText = search.page_title !== undefined || search.query !== undefined || search.tags !== undefined
  return hasText
    ? count()
    : ctx.cache.getOrLoad(travel_agency, ['catalog', 'site'], `choices ${JSON.stringify(search)}`, count)
}

export const listLiveChoices = async (ctx: Ctx, search: PackageSearch) =>
  countChoices(ctx.db, { travel_agency: ctx.travel_agency, ...(await toPackageFilters(ctx, search)) }, true)

export async function explainSentence(ctx: Ctx, page_title: string) {
  const { words: typed, isCut } = await readKeyword(ctx, page_title)
  const { months, words } = buildSentence(typed.map(({ read }) => read))
  const guesses = words.filter(({ isGuess }) => isGuess)
  return {
    months,
    guesses: guesses.map(({ typed, alternatives }) => ({ typed, means: alternatives[0] ?? typed })),
    is_cut: isCut,
  }
}

async function toPackageFilters(
  ctx: Ctx,
  {
    type: _,
    page_title,
    query,
    sentence,
    who,
    month,
    tags,
    package_codes,
    confirmed,
    departure_city,
    ...search
  }: PackageSearch,
): Promise<PackageFilters> {
  const tagList = tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    ...search,
    ...(await toKeywordFilters(ctx, { page_title, query, sentence, who, month })),
    ...(tagList && tagList.length > 0 && { tags: tagList }),
    ...(package_codes && { codes: package_codes.split(',') }),
    ...(confirmed && { confirmed: true }),
    ...(departure_city && { airports: listCityAirports(departure_city) }),
  }
}
