// The vocabulary of an agency: every word of its trips, and what customers' words mean there.
// Read once per revision of the catalogue.
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { keywordLength } from '#limits/display.ts'
import { toLikePattern } from '#platform/db/patterns.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { type Companion, companionWords } from './companion.ts'
import type { PackageFilters } from './filters.server.ts'
import {
  buildSentence,
  groupSynonyms,
  listJoinedNames,
  listSynonyms,
  type ParsedWord,
  readWord,
  type Sentence,
  type Synonym,
  splitWords,
  type Vocabulary,
  type WordMeaning,
} from './read-sentence.ts'
import { indexWords } from './word-index.ts'

/** `read`: the sentences that were asked for last. The calls of one page ask for the same one. */
type CachedVocabulary = Vocabulary & { read: LRUCache<string, ParsedSentence> }
/** `words`: as they were typed, each with what it was read as. */
type ParsedSentence = { words: { word: string; read: ParsedWord }[]; isCut: boolean }
const maxCachedSentences = 50

/** The revision rises at midnight, so `today` is never out of date. */
export const getVocabulary = (ctx: Ctx): Promise<CachedVocabulary> =>
  ctx.cache.getOrLoad(ctx.travel_agency, ['catalog', 'site'], 'vocabulary', () => readVocabulary(ctx))

async function readVocabulary({ db, travel_agency }: Ctx): Promise<CachedVocabulary> {
  const { rows } = await sql<{ today: string; texts: string[]; synonyms: Synonym[] }>`
    select ${seoulToday} as today,
      coalesce((select array_agg(p.search_text) from package p where p.travel_agency = ${travel_agency} and p.sale_yn = 'Y'), '{}') as texts,
      coalesce((select json_agg(json_build_object('word', y.word, 'means', y.means)) from search_synonym y where y.travel_agency = ${travel_agency}), '[]') as synonyms`.execute(
    db,
  )
  const [{ today, texts, synonyms } = { today: '', texts: [], synonyms: [] }] = rows
  const joined = listJoinedNames(texts)
  const words = new Set([
    ...texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)),
    ...joined.map(({ word }) => word),
  ])
  return {
    today,
    synonyms: groupSynonyms([...synonyms, ...joined]),
    words: indexWords([...words].filter((word) => [...word].length > 1).sort()),
    read: new LRUCache<string, ParsedSentence>({ max: maxCachedSentences }),
  }
}

/** The typed text, word by word. It is read once, however many calls ask about it. */
export async function readKeyword(ctx: Ctx, typed: string): Promise<ParsedSentence> {
  const vocabulary = await getVocabulary(ctx)
  const cached = vocabulary.read.get(typed)
  if (cached) return cached
  const { words, isCut } = splitWords(typed)
  const sentence = { words: words.map((word) => ({ word, read: readWord(word, vocabulary) })), isCut }
  vocabulary.read.set(typed, sentence)
  return sentence
}

/** `sentence`: what a keyword was read as before. */
type KeywordSearch = {
  page_title?: string
  query?: string
  who?: Companion
  month?: string
  sentence?: Sentence
}

/** The typed and chosen filters, as the statements take them. A chosen month wins over a typed one. */
export async function toKeywordFilters(
  ctx: Ctx,
  { who, month, ...typed }: KeywordSearch,
): Promise<PackageFilters> {
  const sentence = typed.sentence ?? (await readKeywordSentence(ctx, typed.page_title ?? typed.query))
  const people = who ? [toCompanionMeaning(who, await getVocabulary(ctx))] : []
  return { ...toMonthFilter(sentence, month), ...toTextFilters([...sentence.words, ...people]) }
}

async function readKeywordSentence(ctx: Ctx, keyword = ''): Promise<Sentence> {
  const { words } = keyword === '' ? { words: [] } : await readKeyword(ctx, keyword)
  return buildSentence(words.map(({ read }) => read))
}

function toMonthFilter({ months }: Sentence, month: string | undefined): PackageFilters {
  if (month) return { months: [month] }
  return months.length > 0 ? { months } : {}
}

const toCompanionMeaning = (who: Companion, { synonyms }: Vocabulary): WordMeaning => ({
  typed: who,
  alternatives: companionWords[who].flatMap((word) => listSynonyms(word, synonyms)),
  isGuess: false,
})

/** A plain word is a pattern, as search_text has it; one with several meanings is an expression. */
function toTextFilters(words: WordMeaning[]): Pick<PackageFilters, 'patterns' | 'meanings'> {
  const isPlain = ({ alternatives: [first = '', ...others] }: WordMeaning) =>
    others.length === 0 && [...first].length >= keywordLength.least
  const plain = words.filter(isPlain)
  const others = words.filter((word) => !isPlain(word))
  return {
    patterns:
      plain.length === 0 ? undefined : plain.map(({ alternatives }) => toLikePattern(alternatives.join(''))),
    meanings:
      others.length === 0
        ? undefined
        : others.map(({ alternatives }) => alternatives.map(toExpression).join('|')),
  }
}

/** One syllable is a part of half of all words: it counts where it is as a word, with or without a particle. */
const toExpression = (word: string) =>
  [...word].length < keywordLength.least
    ? `(^|[^가-힣a-z0-9])${escapeWord(word)}($|[^가-힣a-z0-9]|[은는이가을를에의도와과])`
    : escapeWord(word)

const escapeWord = (word: string) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
