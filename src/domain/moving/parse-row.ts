// The schema of a row of each file, and one row parsed by it: its values, or which cells are wrong and why.
import { z } from 'zod'
import { Gender, NewLoginId } from '#domain/member/forms.ts'
import { parseDate } from '#lib/parse-date.ts'
import { movingLimits } from '#limits/files.ts'
import { partyMost } from '#limits/trade.ts'
import { Birthdate, Contact, Day, Email, line, personName, text, Won } from '#platform/wire/shapes.ts'
import { listFields, type MovingField, type MovingKind } from './kinds.ts'

/** formula: a cell that a spreadsheet would work out. unknown_…: not of this agency. */
export const cellFaults = [
  'required',
  'format',
  'too_long',
  'formula',
  'unknown_trip',
  'unknown_departure',
  'unknown_board',
] as const
export type CellFault = (typeof cellFaults)[number]

/** 2026.5.1, 2026-05-01 09:30 and 20260501 are one day. */
const toDay = (cell: unknown) =>
  typeof cell === 'string'
    ? (parseDate(/^(?:\d{8}|\d{4}\D{1,3}\d{1,2}\D{1,3}\d{1,2})(?!\d)/.exec(cell)?.[0] ?? '') ?? cell)
    : cell

function toNumber(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell
  const bare = cell.replace(/[₩,\s]|원$|명$|점$/g, '').replace(/\.0+$/, '')
  return /^\d{1,12}$/.test(bare) ? Number(bare) : cell
}

const maleWords = ['남', '남자', '남성', 'm', 'male']
const femaleWords = ['여', '여자', '여성', 'f', 'female']
function toGender(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell
  if (maleWords.includes(cell.toLowerCase())) return 'male'
  return femaleWords.includes(cell.toLowerCase()) ? 'female' : cell
}

const PastDay = z.preprocess(toDay, Birthdate)
const People = z.preprocess(toNumber, z.int().min(0).max(partyMost))
const Money = z.preprocess(toNumber, Won.max(movingLimits.won))
const Name = personName(60, 'enterName')

export const rowSchemas = {
  members: z.object({
    name: Name,
    email: Email,
    contact: Contact.optional(),
    login_id: NewLoginId.optional(),
    birthdate: PastDay.optional(),
    gender: z.preprocess(toGender, Gender).optional(),
  }),
  bookings: z.object({
    trip: line(200).min(1),
    departure_date: z.preprocess(toDay, Day),
    name: Name,
    contact: Contact,
    email: Email.optional(),
    adult: People.refine((adult) => adult > 0),
    child: People.optional(),
    baby: People.optional(),
    total: Money,
    paid: Money.optional(),
    number: line(60).optional(),
    request: text(1_000).optional(),
  }),
  reviews: z.object({
    trip: line(200).min(1),
    name: Name,
    stars: z.preprocess(toNumber, z.int().min(1).max(5)),
    contents: text(2_000).min(1),
    written_on: PastDay.optional(),
  }),
  posts: z.object({
    board: line(60).min(1),
    title: line(200).min(1),
    contents: text(movingLimits.letters).min(1),
    name: personName(60).optional(),
    written_on: PastDay.optional(),
  }),
} satisfies Record<MovingKind, z.ZodType>

type Cells = Readonly<Record<string, string>>

/** No formula is worked out: a cell that begins as one is wrong. */
export function parseRow<Row>(
  kind: MovingKind,
  schema: z.ZodType<Row>,
  cells: Cells,
): { row: Row } | { faults: { field: MovingField; fault: CellFault }[] } {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
  const parsed = schema.safeParse(filled)
  const wrong = new Map<string, CellFault>()
  for (const { path, code } of parsed.error?.issues ?? []) {
    const field = String(path[0])
    if (!wrong.has(field)) wrong.set(field, describeFault(filled[field], code))
  }
  for (const [field, cell] of Object.entries(filled)) if (cell.startsWith('=')) wrong.set(field, 'formula')
  if (parsed.success && wrong.size === 0) return { row: parsed.data }
  return {
    faults: listFields(kind).flatMap((field) => {
      const fault = wrong.get(field)
      return fault ? [{ field, fault }] : []
    }),
  }
}

function describeFault(cell: string | undefined, code: string): CellFault {
  if (cell === undefined) return 'required'
  return code === 'too_big' && !/^[\d,.\s원명₩]+$/.test(cell) ? 'too_long' : 'format'
}
