// A keyword as patterns for a search: each of its words is found anywhere.
// It is composed and in small letters like every search_text. Typed % and _ have no special meaning.
export function toSearchPatterns(keyword: string | undefined): string[] | undefined {
  const words = keyword?.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return words.length === 0 ? undefined : words.map(toLikePattern)
}

export const toLikePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`
