// What is wrong with a field, in place of the browser's own words. Loaded when a field is refused.
import type { invalid as ko } from '#i18n/office/ko/invalid.ts'

export const invalid: typeof ko = {
  email: 'Check the email address.',
  form: 'Check the format of what you entered.',
  number: 'Enter a number.',
  whole: 'Enter a whole number.',
  step: (step) => `Enter a multiple of ${step.toLocaleString('en')}.`,
  range: (min, max) => {
    const [least, most] = [min?.toLocaleString('en'), max?.toLocaleString('en')]
    if (least && most) return `Enter a number from ${least} to ${most}.`
    return least ? `Enter ${least} or more.` : `Enter ${most} or less.`
  },
  tooShort: (least) => `Enter at least ${least} characters.`,
}
