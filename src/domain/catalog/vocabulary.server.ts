// What can be found at an agency: every word of its trips and what customers' words mean there.
// Read once per revision of the catalogue.
import { sql } from 'kysely'
import { patternOf } from '#platform/db/patterns.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { Narrowed } from './filters.server.ts'
import { type Meant, readSentence, type Sentence, type Vocabulary, wordsFor } from './read-sentence.ts'
import { type Who, whoWords } from './who.ts'

/** The revision rises at midnight, so `today` is never out of date. */
export const vocabularyOf = (ctx: Ctx): Promise<Vocabulary> =>
  ctx.memory.under(ctx.travel_agency, ['catalog', 'site'], 'vocabulary', () => readVocabulary(ctx))

async function readVocabulary({ db, travel_agency }: Ctx): Promise<Vocabulary> {
  const { rows } = await sql<{ today: string; texts: string[]; synonyms: Vocabulary['synonyms'] }>`
    select ${seoulToday} as today,
      coalesce((select array_agg(p.search_text) from package p where p.travel_agency = ${travel_agency} and p.sale_yn = 'Y'), '{}') as texts,
      coalesce((select json_agg(json_build_object('word', y.word, 'means', y.means)) from search_synonym y where y.travel_agency = ${travel_agency}), '[]') as synonyms`.execute(
    db,
  )
  const [{ today, texts, synonyms } = { today: '', texts: [], synonyms: [] }] = rows
  const words = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
  return { today, synonyms, words: [...words].filter((word) => [...word].length > 1).sort() }
}

type WordsAsked = { page_title?: string; query?: string; who?: Who; month?: string }

/**
 * What was typed and chosen, as the statements take it. A month that was chosen wins over one that was typed.
 */
export async function narrowedBy(ctx: Ctx, { page_title, query, who, month }: WordsAsked): Promise<Narrowed> {
  const keyword = page_title ?? query
  const known = keyword || who ? await vocabularyOf(ctx) : undefined
  const sentence = keyword && known ? readSentence(keyword, known) : undefined
  return {
    ...narrowedTo(sentence, month),
    ...meaningsOf([...(sentence?.words ?? []), ...(who && known ? [whoMeant(who, known)] : [])]),
  }
}

function narrowedTo(sentence: Sentence | undefined, month: string | undefined): Narrowed {
  if (month) return { months: [month] }
  return sentence && sentence.months.length > 0 ? { months: sentence.months } : {}
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
