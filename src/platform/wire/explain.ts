// Explains in both languages what a schema found wrong with each field, on the server and in a form.
import type { z } from 'zod'
import { type Code, type Fields, isCode } from '#errors.ts'
import { fieldErrors as enFields, inputErrors as enInput } from '#i18n/en/fields.ts'
import { fieldErrors as koFields, inputErrors as koInput } from '#i18n/ko/fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { formatNumber } from '#lib/format.ts'

type FieldErrors = typeof koFields
/** The name of a sentence that needs no number. */
export type SentenceName = {
  [Name in keyof FieldErrors]: FieldErrors[Name] extends string ? Name : never
}[keyof FieldErrors]

export const getSentence = (name: SentenceName): LocalizedText => ({ ko: koFields[name], en: enFields[name] })

/** Every schema whose issues are explained must be parsed with these options. */
export const parseOptions = { reportInput: true } as const

const sentenceNames = new Set(
  Object.entries(koFields).flatMap(([name, text]) => (typeof text === 'string' ? [name] : [])),
)
const isInputErrorName = (name: string): name is keyof typeof koInput => Object.hasOwn(koInput, name)
const isSentenceName = (name: string): name is SentenceName => sentenceNames.has(name)

/**
 * The issues must hold what was entered. Otherwise an empty field cannot be told from a wrong one.
 */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields: Fields = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        fields[[...issue.path, key.slice(0, 60)].join('.')] = getSentence('unknown')
    else fields[issue.path.join('.') || 'body'] ??= describeIssue(issue)
  }
  return fields
}

/** If nothing else is wrong, the refusal has its own code. */
export function pickRefusalCode(issues: readonly z.core.$ZodIssue[]): Code {
  const [first, ...others] = issues.map(findIssueCode)
  return first && others.every((other) => other === first) ? first : 'BAD_INPUT'
}

function findIssueCode(issue: z.core.$ZodIssue): Code | undefined {
  const refusal = issue.code === 'custom' ? issue.params?.refusal : undefined
  if (typeof refusal === 'string' && isCode(refusal)) return refusal
  return isCode(issue.message) ? issue.message : undefined
}

function describeIssue(issue: z.core.$ZodIssue): LocalizedText {
  // A schema may name a refusal or a sentence as its message.
  if (isInputErrorName(issue.message)) return { ko: koInput[issue.message], en: enInput[issue.message] }
  if (isSentenceName(issue.message)) return getSentence(issue.message)
  if (issue.code === 'invalid_type' && (issue.input ?? null) === null) return getSentence('required')
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number'))
    return getSentence('integer')
  if (issue.code === 'too_small') {
    const [word, least] = [
      issue.origin === 'string' ? 'shortest' : 'least',
      formatCount(issue.minimum),
    ] as const
    return { ko: koFields[word](least), en: enFields[word](least) }
  }
  if (issue.code === 'too_big') {
    const [word, most] = [issue.origin === 'string' ? 'longest' : 'most', formatCount(issue.maximum)] as const
    return { ko: koFields[word](most), en: enFields[word](most) }
  }
  if (issue.code === 'invalid_value')
    return { ko: koFields.choice(issue.values.join(', ')), en: enFields.choice(issue.values.join(', ')) }
  return getSentence('format')
}

const formatCount = (number: number | bigint) => formatNumber(Number(number))
