// A refusal that belongs to one field of a form, with the sentence of its code.
import { type Code, refuse } from '#errors.ts'
import { errors as en } from '#i18n/en/errors.ts'
import { errors as ko } from '#i18n/ko/errors.ts'
import { readFields } from '#lib/read-fields.ts'

export const getCodeSentence = (code: Code) => ({ ko: ko[code], en: en[code] })

export function refuseAtField(code: Code, field: string): never {
  refuse(code, { fields: { [field]: getCodeSentence(code) } })
}

/** If two people give the same name, the unique index refuses the second, with the sentence at the name. */
export const refuseIfNameTaken = <T>(writing: Promise<T>, { index, code }: { index: string; code: Code }) =>
  writing.catch((error: unknown) => {
    if (readFields(error).constraint === index) refuseAtField(code, 'name')
    throw error
  })
