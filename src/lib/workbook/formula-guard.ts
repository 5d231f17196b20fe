// A text as a cell that no spreadsheet takes for a formula, and back.
// Excel also reads the wide signs of Asian keyboards.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const guardedStart = /^'+[=+\-@\t\r\n＝＋－＠]/

export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** Like `escapeFormula`, but a text that already looks guarded is guarded once more, so that it can be undone. */
export const guardFormula = (text: string): string =>
  formulaStart.test(text) || guardedStart.test(text) ? `'${text}` : text
export const unguardFormula = (text: string): string => (guardedStart.test(text) ? text.slice(1) : text)
