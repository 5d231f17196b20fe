// A text as a cell that no spreadsheet takes for a formula.
// Excel also reads the wide signs of Asian keyboards.
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/

export const plainCell = (text: string): string => (isFormula.test(text) ? `'${text}` : text)
