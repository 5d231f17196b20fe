// Finds the words of a vocabulary that somebody may have meant, without comparing all of them.
import { getInitialConsonants, splitLetters } from './hangul.ts'

export type WordIndex = ReturnType<typeof indexWords>

/** `words` in the order in which they are proposed. The tables are made when the first word needs them. */
export function indexWords(words: string[]) {
  const all = words.join('\n')
  let [bySound, byPair]: (Map<string, number[]> | undefined)[] = []

  const isPart = (word: string): boolean => all.includes(word)

  /** The words that begin with these first consonants; two consonants at least. */
  function soundingLike(consonants: string): string[] {
    bySound ??= buildTable(words, (word) => [getInitialConsonants(word).slice(0, 2)])
    return lookUp([consonants.slice(0, 2)], bySound).filter((word) =>
      getInitialConsonants(word).startsWith(consonants),
    )
  }

  /**
   * All words that begin as this one does but for one letter or syllable, and some others: of the first
   * three letters two are the same, in their order, wherever one is wrong, missing, too many or swapped.
   */
  function beginningLike(typed: string): string[] {
    byPair ??= buildTable(words, listPairs)
    return lookUp(listPairs(typed), byPair)
  }

  const lookUp = (keys: string[], table: Map<string, number[]>): string[] =>
    [...new Set(keys.flatMap((key) => table.get(key) ?? []))]
      .sort((one, other) => one - other)
      .flatMap((at) => words[at] ?? [])

  return { isPart, soundingLike, beginningLike }
}

function buildTable(words: string[], listKeys: (word: string) => string[]): Map<string, number[]> {
  const table = new Map<string, number[]>()
  for (const [at, word] of words.entries())
    for (const key of new Set(listKeys(word))) {
      const found = table.get(key)
      if (found) found.push(at)
      else table.set(key, [at])
    }
  return table
}

/** Each pair of the first three letters, and of the first three syllables. */
const listPairs = (word: string): string[] =>
  [splitLetters(word), [...word]].flatMap(([first = '', second = '', third = '']) => [
    `${first} ${second}`,
    `${first} ${third}`,
    `${second} ${third}`,
  ])
