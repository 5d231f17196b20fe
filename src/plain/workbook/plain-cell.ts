// A text as a cell that no spreadsheet takes for a formula, and back.
// Excel also reads the wide signs of Asian keyboards.
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/
const isGuarded = /^'+[=+\-@\t\r\n＝＋－＠]/

export const plainCell = (text: string): string => (isFormula.test(text) ? `'${text}` : text)

/** Like `plainCell`, but a text that already looks guarded is guarded once more, so that it can be undone. */
export const guarded = (text: string): string =>
  isFormula.test(text) || isGuarded.test(text) ? `'${text}` : text
export const unguarded = (text: string): string => (isGuarded.test(text) ? text.slice(1) : text)
