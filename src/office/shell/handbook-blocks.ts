// A page of the handbook as blocks to draw, beginning with the section somebody came for.

export type HandbookBlock =
  | { kind: 'h1' | 'h2' | 'p'; text: string }
  | { kind: 'ul' | 'ol'; lines: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** `topic`: the heading of a section, a part of it, or a label that the section has in bold. */
export const parsePage = (text: string, topic?: string): HandbookBlock[] =>
  sortSections(text, topic)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('!['))
    .map(parseBlock)

function sortSections(text: string, topic: string | undefined): string {
  const [intro = '', ...sections] = text.split(/^(?=## )/m)
  const found = findSection(sections, topic)
  if (found === undefined) return text
  // what ends the page has no blank line behind it
  return [intro, found, ...sections.filter((section) => section !== found)].join('\n\n')
}

function findSection(sections: readonly string[], topic: string | undefined): string | undefined {
  if (!topic) return undefined
  const getHeading = (section: string) => section.slice(3, section.indexOf('\n'))
  return (
    sections.find((section) => getHeading(section) === topic) ??
    sections.find((section) => getHeading(section).includes(topic)) ??
    sections.find((section) => section.includes(`**${topic}**`))
  )
}

function parseBlock(part: string): HandbookBlock {
  if (part.startsWith('## ')) return { kind: 'h2', text: part.slice(3) }
  if (part.startsWith('# ')) return { kind: 'h1', text: part.slice(2) }
  // an indented line goes on with the line of the list before it
  const lines = part.replace(/\n {2,}/g, ' ').split('\n')
  if (part.startsWith('- ')) return { kind: 'ul', lines: lines.map((line) => line.slice(2)) }
  if (part.startsWith('1. ')) return { kind: 'ol', lines: lines.map((line) => line.replace(/^\d+\. /, '')) }
  if (part.startsWith('| ')) {
    const [head = [], , ...rows] = lines.map(parseCells)
    return { kind: 'table', head, rows }
  }
  return { kind: 'p', text: lines.join(' ') }
}

const parseCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
