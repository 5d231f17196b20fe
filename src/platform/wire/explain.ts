// What is wrong with each field, in both languages, out of what a schema found. Said by the server, and by a
// form before it sends.
import type { z } from 'zod'
import { type Code, type Fields, isCode } from '#errors.ts'
import { withCommas } from '#plain/format.ts'
import { fieldErrors as enFields, inputErrors as enInput } from '#words/en/fields.ts'
import { fieldErrors as koFields, inputErrors as koInput } from '#words/ko/fields.ts'
import type { Words } from '#words/language.ts'

type Said = typeof koFields
/** The name of a sentence that needs no number. */
export type Sentence = { [Name in keyof Said]: Said[Name] extends string ? Name : never }[keyof Said]

export const sentence = (name: Sentence): Words => ({ ko: koFields[name], en: enFields[name] })

/** Parse with it every schema that is to be explained. */
export const heard = { reportInput: true } as const

const sentences = new Set(
  Object.entries(koFields).flatMap(([name, said]) => (typeof said === 'string' ? [name] : [])),
)
const isInput = (name: string): name is keyof typeof koInput => Object.hasOwn(koInput, name)
const isSentence = (name: string): name is Sentence => sentences.has(name)

/**
 * The issues must hold what was entered (`heard`). Otherwise an empty field cannot be told from a wrong one.
 */
export function explain(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields: Fields = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...issue.path, key.slice(0, 60)].join('.')] = sentence('unknown')
    else fields[issue.path.join('.') || 'body'] ??= sentenceFor(issue)
  }
  return fields
}

/** If nothing else is wrong, the refusal has its own code. */
export function codeFor(issues: readonly z.core.$ZodIssue[]): Code {
  const [first, ...others] = issues.map(nameOf)
  return first && others.every((other) => other === first) ? first : 'BAD_INPUT'
}

function nameOf(issue: z.core.$ZodIssue): Code | undefined {
  const named = issue.code === 'custom' ? issue.params?.refusal : undefined
  if (typeof named === 'string' && isCode(named)) return named
  return isCode(issue.message) ? issue.message : undefined
}

function sentenceFor(issue: z.core.$ZodIssue): Words {
  // A schema may name a refusal or a sentence as its message.
  if (isInput(issue.message)) return { ko: koInput[issue.message], en: enInput[issue.message] }
  if (isSentence(issue.message)) return sentence(issue.message)
  if (issue.code === 'invalid_type' && (issue.input ?? null) === null) return sentence('required')
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number'))
    return sentence('integer')
  if (issue.code === 'too_small') {
    const [word, least] = [issue.origin === 'string' ? 'shortest' : 'least', counted(issue.minimum)] as const
    return { ko: koFields[word](least), en: enFields[word](least) }
  }
  if (issue.code === 'too_big') {
    const [word, most] = [issue.origin === 'string' ? 'longest' : 'most', counted(issue.maximum)] as const
    return { ko: koFields[word](most), en: enFields[word](most) }
  }
  if (issue.code === 'invalid_value')
    return { ko: koFields.choice(issue.values.join(', ')), en: enFields.choice(issue.values.join(', ')) }
  return sentence('format')
}

const counted = (number: number | bigint) => withCommas(Number(number))
