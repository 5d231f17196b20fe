// Trips by what was typed and chosen, and how many each further choice would leave. §2
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { airportsOf } from './airports.ts'
import type { catalogCalls } from './calls.ts'
import { countChoices } from './choices.server.ts'
import type { Narrowed } from './filters.server.ts'
import { listPackages } from './list.server.ts'
import { type Sentence, sentenceOf } from './read-sentence.ts'
import { narrowedBy, readTyped } from './vocabulary.server.ts'

/** `sentence`: what is left of a keyword that was read before; it stands in its place. */
export type SearchAsked = Partial<In<typeof catalogCalls.packagesOpen>> & { sentence?: Sentence }

export async function findPackages(ctx: Ctx, { page = 1, page_size = 20, sort, ...asked }: SearchAsked) {
  const { travel_agency, member, db } = ctx
  const narrowed = await asStatement(ctx, asked)
  return listPackages(db, { travel_agency, member_id: member?.id, page, page_size, sort, ...narrowed })
}

/** Everybody asks the question without words, so it is counted once per revision. */
export async function choicesOf(ctx: Ctx, asked: SearchAsked) {
  const { travel_agency, db } = ctx
  const count = async () => countChoices(db, { travel_agency, ...(await asStatement(ctx, asked)) }, false)
  const isTyped = asked.page_title !== undefined || asked.query !== undefined || asked.tags !== undefined
  return isTyped
    ? count()
    : ctx.memory.under(travel_agency, ['catalog', 'site'], `choices ${JSON.stringify(asked)}`, count)
}

export const choicesNow = async (ctx: Ctx, asked: SearchAsked) =>
  countChoices(ctx.db, { travel_agency: ctx.travel_agency, ...(await asStatement(ctx, asked)) }, true)

export async function explainSentence(ctx: Ctx, page_title: string) {
  const { words: typed, isCut } = await readTyped(ctx, page_title)
  const { months, words } = sentenceOf(typed.map(({ read }) => read))
  const guesses = words.filter(({ isGuess }) => isGuess)
  return {
    months,
    guesses: guesses.map(({ typed, any }) => ({ typed, means: any[0] ?? typed })),
    is_cut: isCut,
  }
}

async function asStatement(
  ctx: Ctx,
  {
    type: _,
    page_title,
    query,
    sentence,
    who,
    month,
    tags,
    confirmed,
    departure_city,
    ...asked
  }: SearchAsked,
): Promise<Narrowed> {
  const split = tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    ...asked,
    ...(await narrowedBy(ctx, { page_title, query, sentence, who, month })),
    ...(split && split.length > 0 && { tags: split }),
    ...(confirmed && { confirmed: true }),
    ...(departure_city && { airports: airportsOf(departure_city) }),
  }
}
