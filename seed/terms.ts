// The terms of every demo agency: the standard texts with its own details in their gaps. §2 (terms pages)
import { fillGaps, standardTerms } from '#domain/agency/terms/standard/standard-terms.server.ts'
import type { Words } from './demo-types.ts'

const texts = [
  ['use', 'use'],
  ['privacy', 'privacy'],
  ['tour', 'both'],
  ['passport', 'passport'],
  ['special', 'special'],
] as const

/** What no agency of the demo says of itself. */
const fillRest = ({ ko, en }: Words): Words => ({
  ko: ko.replaceAll('[[결제 대행사]]', '토스페이먼츠').replaceAll('[[메일·문자 발송 업체]]', '나루'),
  en: en
    .replaceAll('[[Payment agent]]', 'Toss Payments')
    .replaceAll('[[Mail and text message sender]]', 'Naru'),
})

export const listDemoTerms = (company: Parameters<typeof fillGaps>[1]) =>
  texts.map(([type, name]) => {
    const { title, contents } = standardTerms[name]
    return {
      type,
      title,
      contents: fillRest(fillGaps(contents, company)),
      version: '1.0',
      effective_date: '2026-01-01',
    }
  })
