// Rows as units of meaning: lines, rows of a day table by its columns, rows of a price table.
import { findDates } from './dates.ts'
import type { Age, ReadDeparture, ReadValue, Row, SourceLine } from './itinerary.ts'
import { findLabel, type Label, type LabelMatch } from './labels.ts'
import { stripDecoration, toLabelKey } from './lines.ts'
import { ageNames, agePatterns, findSums } from './money.ts'
import { joinPricedCell, type PricedDate, readPricesBelow } from './priced-dates.ts'

type DayColumn =
  | 'day'
  | 'region'
  | 'transport'
  | 'time'
  | 'plan'
  | 'meals'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'hotel'
  | 'notes'
export type DayCells = Partial<Record<DayColumn, string[]>>

type UnitContent =
  | { kind: 'line'; text: string; heading: boolean }
  | { kind: 'cells'; cells: DayCells }
  /** `isDoubtful`: the row has more sums than were taken. */
  | { kind: 'departure'; prices: Partial<Record<Age, number>>; from: string; isDoubtful: boolean }
  | { kind: 'prices'; prices: Partial<Record<Age, number>>; from: string }
  /** The names of the columns of the rows below it. */
  | { kind: 'head' }

/** `lines`: the lines of the source it was made of. `isInTable`: so were they there. */
export type Unit = UnitContent & { lines: readonly PlainLine[]; isInTable: boolean }
type PlainLine = Omit<SourceLine, 'days'>

const dayColumns: [column: DayColumn, name: RegExp][] = [
  ['day', /^(일자|날짜|일차|일수|day|date|일시|여행일|월일)$/],
  [
    'region',
    /^(지역|장소|도시|기항지|경유지|목적지|방문지역|방문지|방문도시|행선지|여행지|구간|city|place|region)$/,
  ],
  ['transport', /^(교통편|교통|이동수단|항공편|trans|transport|transportation|편명)$/],
  ['time', /^(시간|time|시각)$/],
  [
    'plan',
    /^(일정|주요일정|주요행사|행사내용|행사|주요행사일정|여행내용|세부일정|여행일정|상세일정|내용|일정내용|행사일정|세부내용|주요내용|관광일정|관광내용|주요관광|itinerary|schedule|program|activities)$/,
  ],
  ['breakfast', /^(조식|조|아침|breakfast|b)$/],
  ['lunch', /^(중식|중|점심|lunch|l)$/],
  ['dinner', /^(석식|석|저녁|dinner|d)$/],
  ['meals', /^(식사|식사조건|식사내용|meals?)$/],
  ['hotel', /^(숙박|호텔|숙소|숙박호텔|예정호텔|hotel|accommodation)$/],
  // Meals and hotel in one column: the text itself says which it is.
  [
    'notes',
    /^(비고|참고|remarks?|기타|식사및?(숙박|숙소|호텔)|(숙박|숙소|호텔)및?식사|mealshotel|hotelmeals?)$/,
  ],
]

export const anyColumnPattern = dayColumns
  .map(([, { source }]) => source.replace(/^\^\(|\)\$$/g, ''))
  .join('|')

type ListSection = 'included' | 'not_included'
type TableHead =
  | { lists: (ListSection | undefined)[] }
  | { days: (DayColumn | undefined)[] }
  | { departures: (Age | 'date' | undefined)[] }
  | { ages: (Age | undefined)[] }

/** `first`: the number of the first line of these rows. */
export function toUnits(rows: readonly Row[], first: number): Unit[] {
  const units: Unit[] = []
  let [head, table, line]: [TableHead | undefined, number | null, number] = [undefined, null, first]
  // A line between the rows of a worksheet does not end its table.
  const heads = new Map<number, TableHead>()
  let paired = 0
  for (const [index, row] of rows.entries()) {
    const rowLines = row.cells.flat().map((text, at) => ({ at: line + at, text }))
    line += rowLines.length
    if (row.table !== table) head = row.table === null ? undefined : heads.get(row.table)
    table = row.table
    // Prices that were read with the dates above them.
    const priced = paired > 0 ? undefined : readPricesBelow(row, rows.slice(index + 1, index + 6))
    if (priced || paired > 0) {
      units.push(...attachLines(priced?.dates.map(toDepartureUnit) ?? [{ kind: 'head' }], rowLines, true))
      paired = priced?.rows ?? paired - 1
      continue
    }
    const isAlone = row.cells.length === 1
    const next = isAlone ? undefined : (readMealHead(row, head) ?? readHead(row))
    if (next) {
      head = next
      if (table !== null) heads.set(table, head)
      units.push(...attachLines([{ kind: 'head' }], rowLines, true))
      continue
    }
    const label = findLabel((row.cells[0] ?? []).join(' '))
    if (head && label && isSection(label.label) && !('ages' in head)) {
      head = undefined
      heads.clear()
    }
    const isUnderHead = head && !isAlone && !isHotelOrMealRow(row, label)
    units.push(
      ...attachLines(
        head && isUnderHead ? readUnderHead(row, head) : toLineUnits(row),
        rowLines,
        row.table !== null,
      ),
    )
  }
  return units
}

/** Each line of a row goes with the unit that has its text; what none has goes with the one before it. */
function attachLines(units: readonly UnitContent[], lines: readonly PlainLine[], isInTable: boolean): Unit[] {
  const placed = units.map((unit) => ({ unit, lines: [] as PlainLine[] }))
  let from = 0
  for (const line of lines) {
    const found = placed.findIndex(({ unit }, index) => index >= from && hasText(unit, line.text))
    if (found >= 0) from = found
    placed[from]?.lines.push(line)
  }
  return placed.map(({ unit, lines: rowLines }) => ({ ...unit, lines: rowLines, isInTable }))
}

const hasText = (unit: UnitContent, text: string) =>
  unit.kind !== 'line' || toLabelKey(unit.text).includes(toLabelKey(text))

/** "숙박 | A호텔", a row between those of the days: its first cell is no day. */
function isHotelOrMealRow({ cells }: Row, first: LabelMatch | undefined): boolean {
  const filled = cells.filter((cell) => cell.length > 0)
  const isHouse = (label: LabelMatch | undefined) => label?.label === 'hotel' || label?.label === 'meals'
  // A cell over many columns: "HOTEL : A".
  if (filled.length === 1 && (cells[0] ?? []).length === 0) {
    const only = findLabel((filled[0] ?? []).join(' '))
    return isHouse(only) && only?.firm === true && only.value !== ''
  }
  // Under a cell that reaches down the label is not the first: "| | 호텔 | A호텔".
  const label = first ?? findLabel((filled[0] ?? []).join(' '))
  return isHouse(label) && label?.value === '' && filled.length === 2
}

const isSection = (label: Label) => !['meals', 'hotel', 'notes', 'departures', 'schedule'].includes(label)

function readHead({ cells }: Row): TableHead | undefined {
  const lists = cells.map((cell) => findList(cell))
  if (lists.filter(Boolean).length > 1) return { lists }
  const names = cells.map((cell) => toLabelKey(cell.join('').replace(/\([^)]*\)/g, '')))
  const days = names.map((name) => dayColumns.find(([, pattern]) => pattern.test(name))?.[0])
  // "일정 | 지역 | … | 행사내용": the first says which day it is.
  if (days[0] === 'plan' && days.lastIndexOf('plan') > 0) days[0] = 'day'
  const has = (column: DayColumn) => days.includes(column)
  if ((has('day') && (has('plan') || has('region'))) || (has('time') && has('plan'))) return { days }
  if (cells.some((cell) => findSums(cell.join(' ')).length > 0)) return undefined
  const byAge = names.map((name) => ageNames.find((age) => name.length <= 8 && agePatterns[age].test(name)))
  if (/(?:출발일|출발일자|출발날짜)$|^(?:날짜|일자|출발)$/.test(names[0] ?? '')) {
    const departures = names.map((name, at) =>
      at === 0 ? 'date' : (byAge[at] ?? (isPrice(name) ? 'adult' : undefined)),
    )
    if (departures.includes('adult')) return { departures }
  }
  return byAge.filter(Boolean).length >= 2 ? { ages: byAge } : undefined
}

/** "식사", and below it "조 | 중 | 석": the names of its parts. */
function readMealHead({ cells }: Row, head: TableHead | undefined): TableHead | undefined {
  if (!head || !('days' in head)) return undefined
  const names = cells.map((cell) => toLabelKey(cell.join('')))
  const meals = names.map((name) =>
    name === '' ? undefined : dayColumns.find(([, pattern]) => pattern.test(name))?.[0],
  )
  const areMeals = meals.every(
    (meal, at) => names[at] === '' || /^(?:breakfast|lunch|dinner)$/.test(meal ?? ''),
  )
  return areMeals && meals.some(Boolean)
    ? { days: head.days.map((column, at) => meals[at] ?? column) }
    : undefined
}

/** "포함 | 불포함", side by side: what is below each belongs to it. */
function findList(cell: readonly string[]): ListSection | undefined {
  const label = cell.length === 1 ? findLabel(cell[0] ?? '') : undefined
  if (label?.value !== '') return undefined
  return label.label === 'included' || label.label === 'not_included' ? label.label : undefined
}

const isPrice = (name: string) => /^(요금|가격|상품가|판매가|상품가격|1인요금|금액)$/.test(name)

/**
 * Meals and hotels count for every day the cell covers. Events count once, on the day where the cell begins.
 */
const lastingColumns: readonly DayColumn[] = ['breakfast', 'lunch', 'dinner', 'meals', 'hotel']

/** A cell of several lines may mean one line for each day. It does not say which line is for which day. */
const listLastingLines = (column: DayColumn, above: readonly string[] = []) =>
  lastingColumns.includes(column) && above.length === 1 ? above : []

function readUnderHead({ cells, above = [] }: Row, head: TableHead): UnitContent[] {
  if ('days' in head) {
    const read: DayCells = {}
    for (const [at, column] of head.days.entries())
      if (column)
        read[column] = [...(read[column] ?? []), ...(cells[at] ?? []), ...listLastingLines(column, above[at])]
    return [{ kind: 'cells', cells: read }]
  }
  if ('lists' in head)
    return head.lists.flatMap((list, at) => (list ? toListUnits(list, cells[at] ?? []) : []))
  const from = cells.map((cell) => cell.join(' ')).join(' | ')
  const named = 'ages' in head ? head.ages : head.departures
  const agePrices = named.flatMap((column, at) => {
    const [sum] = findSums((cells[at] ?? []).join(' '))
    return column && column !== 'date' && sum ? [[column, sum.won] as const] : []
  })
  const prices = Object.fromEntries(agePrices)
  return 'ages' in head
    ? [{ kind: 'prices', prices, from }]
    : [{ kind: 'departure', prices, from, isDoubtful: findSums(from).length > agePrices.length }]
}

const toDepartureUnit = (date: PricedDate): UnitContent => ({ kind: 'departure', ...date })

const toListUnits = (list: ListSection, lines: string[]): UnitContent[] =>
  lines.length === 0
    ? []
    : [list === 'included' ? '포함 :' : '불포함 :', ...lines.map((each) => `- ${stripDecoration(each)}`)].map(
        (text) => ({
          kind: 'line',
          text,
          heading: false,
        }),
      )

/** "라벨 | 값" is a line with a label; a row without one is its cells, one after the other. */
function toLineUnits({ cells, heading }: Row): UnitContent[] {
  const line = (text: string): UnitContent => ({ kind: 'line', text, heading })
  const filled = cells.filter((cell) => cell.length > 0)
  const [age = [], price = []] = filled
  // "성인 | 1,190,000원"
  if (filled.length === 2 && isAge(age) && isSum(price))
    return [line(`${age.join(' ')} : ${price.join(' ')}`)]
  // "성인 | 599,000 | 아동 | 549,000"
  const pairs = filled.flatMap((cell, at) => (at % 2 === 0 ? [[cell, filled[at + 1] ?? []] as const] : []))
  if (pairs.length > 1 && pairs.every(([name, sum]) => isAge(name) && isSum(sum)))
    return pairs.map(([name, sum]) => line(`${name.join(' ')} : ${sum.join(' ')}`))
  if (filled.length <= 1) return (filled[0] ?? ['']).map(line)
  const labels = filled.map((cell) => (cell.length <= 2 ? findLabel(cell.join(' ')) : undefined))
  const isPair = (at: number) => labels[at]?.value === '' && filled[at + 1] !== undefined
  if (isPair(0) && filled.length % 2 === 0 && filled.every((_, at) => at % 2 === 1 || isPair(at)))
    return filled.flatMap((cell, at) => (at % 2 === 0 ? joinPair(cell, filled[at + 1] ?? []) : [])).map(line)
  const others = filled.slice(1)
  if (isPair(0) && others.every((cell) => cell.length === 1))
    return [line(`${filled[0]?.join(' ')} : ${others.flat().join(' ')}`)]
  if (isPair(0)) return joinPair(filled[0] ?? [], others.flat()).map(line)
  return filled
    .flatMap((cell, at) => {
      const before = filled[at - 1]
      const priced = joinPricedCell(cell)
      if (priced) return [priced]
      if (isClock(cell) && filled[at + 1]) return []
      return before && isClock(before) ? [`${before[0]} ${cell[0] ?? ''}`, ...cell.slice(1)] : cell
    })
    .map(line)
}

const isAge = (cell: readonly string[]) => ageNames.some((name) => agePatterns[name].test(cell.join(' ')))
const isSum = (cell: readonly string[]) => cell.length === 1 && findSums(cell[0] ?? '').length === 1

/** The time of what is in the cell behind it. */
const isClock = (cell: readonly string[]) =>
  cell.length === 1 && /^\s*\d{1,2}:\d{2}(?:\s*[-~–]\s*\d{1,2}:\d{2})?\s*$/.test(cell[0] ?? '')

const joinPair = ([label = '']: string[], value: string[]): string[] =>
  value.length === 1
    ? [`${label} : ${value[0]}`]
    : [`${label} :`, ...value.map((each) => (/^[-·•]/.test(each) ? each : `- ${each}`))]

/** A row of the table of departures: its day and its prices. */
export function readDepartureUnit(
  { from, prices, isDoubtful }: Extract<Unit, { kind: 'departure' }>,
  today: string,
): ReadValue<ReadDeparture> | undefined {
  const [day] = findDates(from, today)
  return day && { value: { date: day.date, ...prices }, sure: day.sure && !isDoubtful, from }
}
