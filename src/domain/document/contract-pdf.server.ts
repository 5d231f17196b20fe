// The contract as a PDF: the very sections that were read and agreed to, in one language.

import { contract as en } from '#i18n/en/contract.ts'
import { contract as ko } from '#i18n/ko/contract.ts'
import { type Language, type LocalizedText, localize } from '#i18n/language.ts'
import type { PdfBlock, PdfHead } from '#platform/pdf.server.ts'
import { renderPdfOffThread } from '#platform/render-pdf.server.ts'
import type { ContractSection } from './calls.ts'

type ContractText = {
  title: LocalizedText
  sections: ContractSection[]
  version?: number
  hash?: string
  made?: string
  agreed_at?: string | null
  agreed_by?: string | null
  head?: PdfHead
}

/** `head`: whose paper it is, drawn above it. */
export function renderContractPdf(
  travel_agency: number,
  { title, sections, version, hash, made, agreed_at, agreed_by, head }: ContractText,
  language: Language,
): Promise<Buffer> {
  const inLanguage = (words: LocalizedText) => localize(words, language)
  const { signed } = { ko, en }[language]
  const blocks: PdfBlock[] = [
    { kind: 'title', text: inLanguage(title) },
    ...sections.flatMap(({ heading, facts, text }): PdfBlock[] => [
      { kind: 'heading', text: inLanguage(heading) },
      ...facts.map(({ label, value }) => ({
        kind: 'fact' as const,
        label: inLanguage(label),
        value: inLanguage(value),
      })),
      ...(text ? toBlocks(inLanguage(text)) : []),
    ]),
    ...(version === undefined ? [] : buildSignature()),
  ]
  return renderPdfOffThread(travel_agency, blocks, {
    title: inLanguage(title),
    language,
    footer: version === undefined ? inLanguage(title) : `${inLanguage(title)} · ${signed.version(version)}`,
    createdAt: made === undefined ? new Date() : new Date(made),
    ...(head && { head }),
  })

  function buildSignature(): PdfBlock[] {
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
const toPlainText = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/t[hd]>\s*<t[hd][^>]*>/g, '  |  ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (all, name) => entities[name] ?? all)
    .replace(/[^\S\n]+/g, ' ')
    .trim()

function getBlockKind(part: string): 'subheading' | 'point' | 'paragraph' {
  if (/<h\d/.test(part)) return 'subheading'
  return /<li/.test(part) ? 'point' : 'paragraph'
}

/** Splits clean rich text into blocks: headings, paragraphs and list items. */
function toBlocks(html: string): PdfBlock[] {
  return html
    .split(/<\/(?:p|h\d|li|tr|blockquote|pre)>|<[uo]l>|<hr\s*\/?>/)
    .map((part): PdfBlock => ({ kind: getBlockKind(part), text: toPlainText(part) }))
    .filter((block) => block.kind === 'fact' || block.text !== '')
}
