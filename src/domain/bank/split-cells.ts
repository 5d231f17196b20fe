// Text as rows of cells: what a spreadsheet or a bank's page puts on the clipboard, and CSV.

/** Divides by tabs, commas or wide gaps: whichever divides the most lines. */
export function splitCells(text: string): string[][] {
  const lines = text.replace(/^﻿/, '').split(/\r\n|\n|\r/)
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  const [tabs, commas, gaps] = [count(/\t/), count(/,(?!\d{3}(?!\d))|",/), count(/\S {2,}\S/)]
  if (tabs > 0 && tabs >= commas) return splitQuoted(text, '\t')
  if (commas > 0 && commas >= gaps) return splitQuoted(text, ',')
  return lines.map((line) => line.trim().split(gaps > 0 ? / {2,}/ : /\s+/))
}

/** Quotes hold divisions and line breaks; two of them are one. */
function splitQuoted(text: string, divider: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  const letters = text.replace(/^﻿/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at)
    if (isQuoted && letter === '"' && letters[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted || (letter !== divider && letter !== '\n')) cell += letter
    else {
      endCell()
      if (letter === '\n') rows.push([])
    }
  }
  endCell()
  return rows
}
