// The sentence for a field that its own limits refuse, before the schema of its call is asked.
import type { kit } from '#i18n/office/ko/kit.ts'

type Limits = { type?: string; min?: string; max?: string; step?: string; minLength?: number }
type InvalidControl = Limits & {
  validity: Pick<
    ValidityState,
    | 'valueMissing'
    | 'customError'
    | 'typeMismatch'
    | 'badInput'
    | 'rangeUnderflow'
    | 'rangeOverflow'
    | 'stepMismatch'
    | 'tooShort'
  >
  validationMessage: string
}
type Words = Pick<typeof kit, 'required' | 'invalid'>

export function describeInvalid(control: InvalidControl, { required, invalid }: Words): string {
  const { validity, type, minLength = 0 } = control
  if (validity.valueMissing && !validity.badInput) return required
  if (validity.customError) return control.validationMessage // a date has its own sentence
  if (validity.typeMismatch) return type === 'email' ? invalid.email : invalid.form
  if (validity.tooShort) return invalid.tooShort(minLength)
  return type === 'number' ? describeNumber(control, invalid) : invalid.form
}

function describeNumber({ validity, ...control }: InvalidControl, words: Words['invalid']): string {
  if (validity.badInput) return words.number
  const [min, max] = [readLimit(control.min), readLimit(control.max)]
  if (validity.rangeUnderflow || validity.rangeOverflow) return words.range(min, max)
  const step = readLimit(control.step) ?? 1
  return step === 1 ? words.whole : words.step(step)
}

const readLimit = (limit: string | undefined) => (limit ? Number(limit) : undefined)
