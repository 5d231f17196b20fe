// Plain text as rows. Lines with tabs, or with several bars one under the other, are a table.
import { itineraryLimits as limits } from '#limits/trade.ts'
import type { Row, Source } from './itinerary.ts'
import { cutLong, plain } from './lines.ts'

/** Who wrote it and when, as KakaoTalk copies it. */
const chatter =
  /^(?:\[[^\]]{1,20}\] \[(?:오전|오후) \d{1,2}:\d{2}\] |\[(?:오전|오후) \d{1,2}:\d{2}\] [^:：]{1,20}: )/

export function fromText(text: string): Source {
  const all = withoutQuotes(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(chatter, '').replace(/[│┃┆┇┊┋]/g, '|'))
    .flatMap((line) => cutLong(line))
  let letters = 0
  const beyond = all.findIndex((line, at) => {
    letters += line.length
    return at >= limits.rows || letters > limits.letters
  })
  const [lines, aside] = beyond < 0 ? [all, []] : [all.slice(0, beyond), all.slice(beyond)]
  const rows: Row[] = []
  let [table, isFramed] = [0, false]
  for (const [at, line] of lines.entries()) {
    const isFirst = rows.at(-1)?.table == null
    // A table has bars around it if its first row has one before it; else an empty cell stands there.
    if (isFirst) isFramed = /^\s*\|/.test(line)
    const cells = cellsOf(line, { before: lines[at - 1], after: lines[at + 1], isFramed })
    const isTable = cells.length > 1
    if (isTable && isFirst) table++
    // the rule under a head
    if (cells.every((cell) => /^[\s:|-]*$/.test(cell)) && isTable && /-/.test(line)) continue
    rows.push({
      cells: isTable ? cells.map((cell) => linesIn(cell)) : [[plain(line)]],
      table: isTable ? table : null,
      heading: false,
    })
  }
  return { rows, dropped: [], aside }
}

/** Between the lines of one cell. */
const below = '\u2028'

/** A cell of several lines, as spreadsheets copy it: between quotation marks. */
const withoutQuotes = (text: string) =>
  text.includes('\t')
    ? text.replace(/(?<=^|\t)"((?:[^"\t]|"")*\n(?:[^"\t]|"")*)"(?=\t|\r?$)/gm, (_, inside: string) =>
        inside.replaceAll('""', '"').replace(/\r?\n/g, below),
      )
    : text

const linesIn = (cell: string) =>
  cell
    .split(below)
    .map((line) => plain(line).trim())
    .filter((line) => line !== '')

type Around = { before: string | undefined; after: string | undefined; isFramed: boolean }

function cellsOf(line: string, { before = '', after = '', isFramed }: Around): string[] {
  if (/\S\t|^\t+\S/.test(line)) return line.replace(/\t+$/, '').split('\t')
  const bars = (each: string) => (each.match(/\|/g) ?? []).length
  if (bars(line) < 2 || Math.max(bars(before), bars(after)) < 2) return [line]
  return (isFramed ? line.trim().replace(/^\||\|$/g, '') : line).split('|')
}
