// The sentence for a field that its own limits refuse, before the schema of its call is asked.
import type { invalid } from '#i18n/office/ko/invalid.ts'
import type { kit } from '#i18n/office/ko/kit.ts'
import { getOfficeText } from '#i18n/office/office-text.ts'

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
type Words = typeof invalid & Pick<typeof kit, 'required'>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The first of its form that is refused has the focus. Undefined where it was mended while the words came. */
export default function explainInvalid(control: Control): string | undefined {
  if (control.validity.valid) return undefined
  const first = control.form?.querySelector('input:invalid, select:invalid, textarea:invalid')
  if (control === first) control.focus()
  return describeInvalid(control, { ...getOfficeText('invalid'), required: getOfficeText('kit').required })
}

export function describeInvalid(control: InvalidControl, words: Words): string {
  const { validity, type, minLength = 0 } = control
  if (validity.valueMissing && !validity.badInput) return words.required
  if (validity.customError) return control.validationMessage // a date has its own sentence
  if (validity.typeMismatch) return type === 'email' ? words.email : words.form
  if (validity.tooShort) return words.tooShort(minLength)
  return type === 'number' ? describeNumber(control, words) : words.form
}

function describeNumber({ validity, ...control }: InvalidControl, words: Words): string {
  if (validity.badInput) return words.number
  const [min, max] = [readLimit(control.min), readLimit(control.max)]
  if (validity.rangeUnderflow || validity.rangeOverflow) return words.range(min, max)
  const step = readLimit(control.step) ?? 1
  return step === 1 ? words.whole : words.step(step)
}

const readLimit = (limit: string | undefined) => (limit ? Number(limit) : undefined)
