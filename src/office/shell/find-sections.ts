// Sections of the handbook that speak of what is searched for: by their heading first, then by their words.
import type { HandbookSection } from './handbook-index.server.ts'

/** Every word of the query is in what is found. */
export function findSections(sections: readonly HandbookSection[], query: string): HandbookSection[] {
  const terms = query.trim().toLowerCase().split(/\s+/)
  const isIn = (words: string) => terms.every((term) => words.includes(term))
  const byHeading = sections.filter(({ title, heading }) => isIn((heading || title).toLowerCase()))
  const byText = sections.filter(
    (section) =>
      !byHeading.includes(section) &&
      isIn(`${section.title} ${section.heading} ${section.text}`.toLowerCase()),
  )
  return [...byHeading, ...byText]
}
