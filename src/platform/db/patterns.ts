// A keyword as patterns: each of its words found anywhere, composed and in small letters like every search_text, its own % and _ as they stand.
export function patternsOf(keyword: string | undefined): string[] | undefined {
  const words = keyword?.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return words.length === 0 ? undefined : words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
