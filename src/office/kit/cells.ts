// Cells of a grid: an area of them, what is written into it, and converting to and from a spreadsheet.
export type CellPosition = { row: number; column: number }
/** From the cell where it began to the one where it ends; either may be above or left of the other. */
export type CellSelection = {
  from: CellPosition
  to: CellPosition
  /** Where Enter and Tab have gone inside the area; without it one is where the area began. */
  active?: CellPosition
}
/**
 * `isTyped`: a person typed it, so "+5%" changes the current value. A pasted -1 is a number, and a wrong one.
 */
export type CellWrite = { row: number; column: number; text: string; isTyped?: true }
type CellTexts = readonly (readonly string[])[]

export function toArea({ from, to }: CellSelection) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}
export type CellArea = ReturnType<typeof toArea>

export const countCells = ({ top, bottom, left, right }: CellArea) => (bottom - top + 1) * (right - left + 1)

export const isCellInArea = ({ top, bottom, left, right }: CellArea, { row, column }: CellPosition) =>
  row >= top && row <= bottom && column >= left && column <= right

export const getActiveCell = ({ from, active }: CellSelection): CellPosition => active ?? from

/**
 * Enter walks down each column of an area in turn, Tab along each row; after the last cell comes the first.
 */
export function getNextCell(
  area: CellArea,
  at: CellPosition,
  key: 'Enter' | 'Tab',
  step: 1 | -1,
): CellPosition {
  const [height, width] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const [down, right] = [at.row - area.top, at.column - area.left]
  const cells = height * width
  const next = ((key === 'Enter' ? right * height + down : down * width + right) + step + cells) % cells
  const [row, column] =
    key === 'Enter' ? [next % height, Math.floor(next / height)] : [Math.floor(next / width), next % width]
  return { row: area.top + row, column: area.left + column }
}

/** Writes the same text into each of the cells. */
export function fillArea(area: CellArea, text: string): CellWrite[] {
  const writes: CellWrite[] = []
  for (let row = area.top; row <= area.bottom; row++)
    for (let column = area.left; column <= area.right; column++) writes.push({ row, column, text })
  return writes
}

/** One value goes into every chosen cell; a block from the first chosen cell to the right and down. */
export function pasteInto(area: CellArea, block: CellTexts): CellWrite[] {
  const [only] = block[0] ?? []
  if (block.length === 1 && block[0]?.length === 1 && only !== undefined) return fillArea(area, only)
  return block.flatMap((line, down) =>
    line.map((text, right) => ({ row: area.top + down, column: area.left + right, text })),
  )
}

/** Repeats the chosen cells below, down to this row. */
export function fillDownTo(area: CellArea, last: number, getText: (at: CellPosition) => string): CellWrite[] {
  const height = area.bottom - area.top + 1
  const writes: CellWrite[] = []
  for (let row = area.bottom + 1; row <= last; row++)
    for (let column = area.left; column <= area.right; column++)
      writes.push({ row, column, text: getText({ row: area.top + ((row - area.top) % height), column }) })
  return writes
}

/**
 * As a spreadsheet copies: tabs between columns, lines between rows, quotes where a cell holds one of them.
 */
export const toTsv = (block: CellTexts): string =>
  block.map((line) => line.map(quoteCell).join('\t')).join('\r\n')

const quoteCell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function fromTsv(pasted: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  const text = pasted.replace(/(?:\r\n|\n|\r)$/, '')
  const block: string[][] = [[]]
  cell.lastIndex = 0
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, inQuotes, plain = '', end] = match
    block.at(-1)?.push((inQuotes?.replaceAll('""', '"') ?? plain).trim())
    if (!end) break
    if (end !== '\t') block.push([])
  }
  return block
}
