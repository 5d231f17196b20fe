// A keyword as patterns for a search: each of its words is found anywhere.
// It is composed and in small letters like every search_text. Typed % and _ have no special meaning.
export function patternsOf(keyword: string | undefined): string[] | undefined {
  const words = keyword?.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return words.length === 0 ? undefined : words.map(patternOf)
}

export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
