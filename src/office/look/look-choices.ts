// What a look is chosen from, field by field.
import type { OfficeText } from '#i18n/office/office-text.ts'
import { readFields } from '#lib/read-fields.ts'

type LookText = OfficeText['look']

export const colourFields = ['ground', 'band', 'font'] as const
export const layoutFields = [
  'hero',
  'header',
  'card',
  'list',
  'filters',
  'density',
  'pattern',
  'footer',
  'empty_scene',
] as const
export const choiceFields = [...colourFields, ...layoutFields] as const
export type ChoiceField = (typeof choiceFields)[number]

export const nameChoice = (words: LookText, field: ChoiceField, value: string): string =>
  String(readFields(words.choices[field])[value] ?? value)

export const listChoices = (words: LookText, field: ChoiceField) =>
  Object.entries(words.choices[field]).map(([value, name]) => ({ value, name }))
