// What can be found at an agency: every word of its trips and what customers' words mean there.
// Read once per revision of the catalogue.
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { patternOf } from '#platform/db/patterns.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { Narrowed } from './filters.server.ts'
import {
  bySynonym,
  type Meant,
  type ReadWord,
  readWord,
  type Sentence,
  type Synonym,
  sentenceOf,
  splitWords,
  type Vocabulary,
  wordsFor,
} from './read-sentence.ts'
import { type Who, whoWords } from './who.ts'
import { indexWords } from './word-index.ts'

/** `read`: the sentences that were asked for last. The calls of one page ask for the same one. */
type Known = Vocabulary & { read: LRUCache<string, ReadSentence> }
/** `words`: as they were typed, each with what it was read as. */
type ReadSentence = { words: { word: string; read: ReadWord }[]; isCut: boolean }
const readMost = 50

/** The revision rises at midnight, so `today` is never out of date. */
export const vocabularyOf = (ctx: Ctx): Promise<Known> =>
  ctx.memory.under(ctx.travel_agency, ['catalog', 'site'], 'vocabulary', () => readVocabulary(ctx))

async function readVocabulary({ db, travel_agency }: Ctx): Promise<Known> {
  const { rows } = await sql<{ today: string; texts: string[]; synonyms: Synonym[] }>`
    select ${seoulToday} as today,
      coalesce((select array_agg(p.search_text) from package p where p.travel_agency = ${travel_agency} and p.sale_yn = 'Y'), '{}') as texts,
      coalesce((select json_agg(json_build_object('word', y.word, 'means', y.means)) from search_synonym y where y.travel_agency = ${travel_agency}), '[]') as synonyms`.execute(
    db,
  )
  const [{ today, texts, synonyms } = { today: '', texts: [], synonyms: [] }] = rows
  const words = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
  return {
    today,
    synonyms: bySynonym(synonyms),
    words: indexWords([...words].filter((word) => [...word].length > 1).sort()),
    read: new LRUCache<string, ReadSentence>({ max: readMost }),
  }
}

/** What was typed, word by word. It is read once, however many calls and ways ask about it. */
export async function readTyped(ctx: Ctx, typed: string): Promise<ReadSentence> {
  const known = await vocabularyOf(ctx)
  const before = known.read.get(typed)
  if (before) return before
  const { words, isCut } = splitWords(typed)
  const sentence = { words: words.map((word) => ({ word, read: readWord(word, known) })), isCut }
  known.read.set(typed, sentence)
  return sentence
}

/** `sentence`: of a keyword that was read before. */
type WordsAsked = { page_title?: string; query?: string; who?: Who; month?: string; sentence?: Sentence }

/**
 * What was typed and chosen, as the statements take it. A month that was chosen wins over one that was typed.
 */
export async function narrowedBy(ctx: Ctx, { who, month, ...typed }: WordsAsked): Promise<Narrowed> {
  const sentence = typed.sentence ?? (await sentenceAsked(ctx, typed.page_title ?? typed.query))
  const people = who ? [whoMeant(who, await vocabularyOf(ctx))] : []
  return { ...narrowedTo(sentence, month), ...meaningsOf([...sentence.words, ...people]) }
}

async function sentenceAsked(ctx: Ctx, keyword = ''): Promise<Sentence> {
  const { words } = keyword === '' ? { words: [] } : await readTyped(ctx, keyword)
  return sentenceOf(words.map(({ read }) => read))
}

function narrowedTo({ months }: Sentence, month: string | undefined): Narrowed {
  if (month) return { months: [month] }
  return months.length > 0 ? { months } : {}
}

const whoMeant = (who: Who, { synonyms }: Vocabulary): Meant => ({
  typed: who,
  any: whoWords[who].flatMap((word) => wordsFor(word, synonyms)),
  isGuess: false,
})

/** A plain word is a pattern, as search_text has it; one with several meanings is an expression. */
function meaningsOf(words: Meant[]): Pick<Narrowed, 'patterns' | 'meanings'> {
  const plain = words.filter(({ any }) => any.length === 1)
  const several = words.filter(({ any }) => any.length > 1)
  return {
    patterns: plain.length === 0 ? undefined : plain.map(({ any }) => patternOf(any.join(''))),
    meanings: several.length === 0 ? undefined : several.map(({ any }) => any.map(literally).join('|')),
  }
}

const literally = (word: string) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
