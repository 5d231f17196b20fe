// Plain text as rows. Lines with tabs, or with several bars one under the other, are a table.
import { itineraryLimits as limits } from '#limits/trade.ts'
import type { Row, Source } from './itinerary.ts'
import { normalizeLine, splitLongLine } from './lines.ts'

/** The writer and the time, as KakaoTalk copies them. */
const chatPrefixPattern =
  /^(?:\[[^\]]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] |\[(?:오전|오후) \d{1,2}:\d{2}\] [^:：]{1,20}: )/

export function fromText(text: string): Source {
  const all = unquoteCells(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(chatPrefixPattern, '').replace(/[│┃┆┇┊┋]/g, '|'))
    .flatMap((line) => splitLongLine(line))
  let letters = 0
  const limitIndex = all.findIndex((line, at) => {
    letters += line.length
    return at >= limits.rows || letters > limits.letters
  })
  const [lines, ignored] = limitIndex < 0 ? [all, []] : [all.slice(0, limitIndex), all.slice(limitIndex)]
  const rows: Row[] = []
  let [table, isFramed] = [0, false]
  for (const [at, line] of lines.entries()) {
    const isFirst = rows.at(-1)?.table == null
    // A table has bars around it if its first row has one before it; else an empty cell is there.
    if (isFirst) isFramed = /^\s*\|/.test(line)
    const cells = splitCells(line, { before: lines[at - 1], after: lines[at + 1], isFramed })
    const isTable = cells.length > 1
    if (isTable && isFirst) table++
    // the rule under a head
    if (cells.every((cell) => /^[\s:|-]*$/.test(cell)) && isTable && /-/.test(line)) continue
    rows.push({
      cells: isTable ? cells.map((cell) => splitCellLines(cell)) : [[normalizeLine(line)]],
      table: isTable ? table : null,
      heading: false,
    })
  }
  return { rows, dropped: [], ignored }
}

/** Between the lines of one cell. */
const cellLineBreak = '\u2028'

/** A cell of several lines, as spreadsheets copy it: between quotation marks. */
const unquoteCells = (text: string) =>
  text.includes('\t')
    ? text.replace(/(?<=^|\t)"((?:[^"\t]|"")*\n(?:[^"\t]|"")*)"(?=\t|\r?$)/gm, (_, inner: string) =>
        inner.replaceAll('""', '"').replace(/\r?\n/g, cellLineBreak),
      )
    : text

const splitCellLines = (cell: string) =>
  cell
    .split(cellLineBreak)
    .map((line) => normalizeLine(line).trim())
    .filter((line) => line !== '')

type NeighbourLines = { before: string | undefined; after: string | undefined; isFramed: boolean }

function splitCells(line: string, { before = '', after = '', isFramed }: NeighbourLines): string[] {
  if (/\S\t|^\t+\S/.test(line)) return line.replace(/\t+$/, '').split('\t')
  const bars = (each: string) => (each.match(/\|/g) ?? []).length
  if (bars(line) < 2 || Math.max(bars(before), bars(after)) < 2) return [line]
  return (isFramed ? line.trim().replace(/^\||\|$/g, '') : line).split('|')
}
