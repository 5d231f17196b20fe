// Plain text as rows. Lines with tabs, or with several bars one under the other, are a table.
import { itineraryLimits as limits } from '#limits.ts'
import type { Row, Source } from './itinerary.ts'
import { plain } from './lines.ts'

/** Who wrote it and when, as KakaoTalk copies it. */
const chatter = /^\[[^\]]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] /

export function fromText(text: string): Source {
  const lines = text
    .slice(0, limits.letters)
    .split(/\r\n|\r|\n/)
    .slice(0, limits.rows)
    .map((line) => line.replace(chatter, '').replace(/[│┃┆┇┊┋]/g, '|'))
  const rows: Row[] = []
  let table = 0
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line, lines[at - 1], lines[at + 1])
    const isTable = cells.length > 1
    if (isTable && rows.at(-1)?.table == null) table++
    // the rule under a head
    if (cells.every((cell) => /^[\s:|-]*$/.test(cell)) && isTable && /-/.test(line)) continue
    rows.push({
      cells: isTable
        ? cells.map((cell) => (cell.trim() === '' ? [] : [plain(cell).trim()]))
        : [[plain(line)]],
      table: isTable ? table : null,
      heading: false,
    })
  }
  return { rows, dropped: [] }
}

function cellsOf(line: string, before = '', after = ''): string[] {
  if (/\S\t|^\t+\S/.test(line)) return line.replace(/\t+$/, '').split('\t')
  const bars = (each: string) => (each.match(/\|/g) ?? []).length
  if (bars(line) < 2 || Math.max(bars(before), bars(after)) < 2) return [line]
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
}
