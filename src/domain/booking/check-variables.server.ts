// Refuses words that name an unknown variable, with its name and its place.
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { countTextBytes } from '#lib/text-length.ts'
import { messageLimits } from '#limits/trade.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import { findUnknownVariable } from './message-variables.ts'

export function checkVariables(words: Record<'subject' | 'contents', LocalizedText>): void {
  for (const field of ['subject', 'contents'] as const)
    for (const language of ['ko', 'en'] as const) {
      const unknown = findUnknownVariable(words[field][language])
      if (unknown) refuseVariable(`${field}.${language}`, unknown)
    }
}

export function checkOneLanguage(words: Record<'subject' | 'contents', string>): void {
  for (const field of ['subject', 'contents'] as const) {
    const unknown = findUnknownVariable(words[field])
    if (unknown) refuseVariable(field, unknown)
  }
}

/** Words that go out as a text must fit one. */
export function checkTextLength(by: 'mail' | 'text' | 'both', words: Readonly<Record<string, string>>): void {
  if (by === 'mail') return
  for (const [field, contents] of Object.entries(words))
    if (countTextBytes(contents) > messageLimits.text_bytes) refuseAtField('TEXT_TOO_LONG', field)
}

function refuseVariable(
  field: string,
  { name, line, column }: NonNullable<ReturnType<typeof findUnknownVariable>>,
): never {
  return refuse('UNKNOWN_VARIABLE', {
    fields: {
      [field]: {
        ko: `#{${name}}은(는) 없는 변수예요 (${line}번째 줄 ${column}번째 글자).`,
        en: `There is no variable #{${name}} (line ${line}, character ${column}).`,
      },
    },
  })
}
