// The contract as a PDF: the very sections that were read and agreed to, in one language.
import type { Block } from '#platform/typeset.server.ts'
import { typesetAside } from '#platform/typeset-aside.server.ts'
import { contract as en } from '#words/en/contract.ts'
import { contract as ko } from '#words/ko/contract.ts'
import { inLanguage, type Language, type Words } from '#words/language.ts'
import type { Section } from './calls.ts'

type Written = {
  title: Words
  sections: Section[]
  version?: number
  hash?: string
  made?: string
  agreed_at?: string | null
  agreed_by?: string | null
}

export function contractPdf(
  travel_agency: number,
  { title, sections, version, hash, made, agreed_at, agreed_by }: Written,
  language: Language,
): Promise<Buffer> {
  const say = (words: Words) => inLanguage(words, language)
  const { signed } = { ko, en }[language]
  const blocks: Block[] = [
    { kind: 'title', text: say(title) },
    ...sections.flatMap(({ heading, facts, text }): Block[] => [
      { kind: 'heading', text: say(heading) },
      ...facts.map(({ label, value }) => ({ kind: 'fact' as const, label: say(label), value: say(value) })),
      ...(text ? blocksOf(say(text)) : []),
    ]),
    ...(version === undefined ? [] : signature()),
  ]
  return typesetAside(travel_agency, blocks, {
    title: say(title),
    language,
    footer: version === undefined ? say(title) : `${say(title)} · ${signed.version(version)}`,
    made: made === undefined ? new Date() : new Date(made),
  })

  function signature(): Block[] {
    const agreed = agreed_at
      ? new Date(agreed_at).toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' })
      : signed.notYet
    return [
      { kind: 'heading', text: signed.heading },
      {
        kind: 'fact',
        label: signed.agreed,
        value: agreed_by && agreed_at ? `${agreed_by} · ${agreed}` : agreed,
      },
      { kind: 'fact', label: signed.fingerprint, value: hash ?? '' },
    ]
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/t[hd]>\s*<t[hd][^>]*>/g, '  |  ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (all, name) => entities[name] ?? all)
    .replace(/[^\S\n]+/g, ' ')
    .trim()

function kindOf(part: string): 'subheading' | 'point' | 'paragraph' {
  if (/<h\d/.test(part)) return 'subheading'
  return /<li/.test(part) ? 'point' : 'paragraph'
}

/** Splits clean rich text into blocks: headings, paragraphs and list items. */
function blocksOf(html: string): Block[] {
  return html
    .split(/<\/(?:p|h\d|li|tr|blockquote|pre)>|<[uo]l>|<hr\s*\/?>/)
    .map((part): Block => ({ kind: kindOf(part), text: plain(part) }))
    .filter((block) => block.kind === 'fact' || block.text !== '')
}
