// A reservation as bare SQL: the statements ours was heard to send, in the same order, with nothing but their
// values changed.
import type pg from 'pg'
import { z } from 'zod'
import { createNumber } from '#platform/numbers.server.ts'
import { Statement } from './record-statements.ts'

/** `marks`: what was in the values when it was heard, and is another's in each reservation. */
export const RecordedReservation = z.object({
  statements: z.array(Statement),
  answer: z.string(),
  marks: z.object({
    key: z.string(),
    package_code: z.string(),
    departure_id: z.int(),
    booking_id: z.string(),
    id: z.int(),
    held_until: z.string(),
    member: z.int(),
  }),
  /** Who reserves, one after the other: so many, by the number after the first. */
  members: z.int(),
})
export type RecordedReservation = z.output<typeof RecordedReservation>
type ReservationMarks = RecordedReservation['marks']

export function prepareReservation({
  statements,
  answer,
  marks,
  members,
}: RecordedReservation): (client: pg.PoolClient, key: string, package_code: string) => Promise<string> {
  const [begin, setAgency, ...steps] = statements.map(({ text, values }, at) => ({
    name: `reserve_${at}`,
    text,
    values: values.map((value) => replaceMarks(value, marks)),
  }))
  const buildAnswer = replaceMarks(answer, marks)
  const last = steps.splice(-3) // the answer under its key, the revisions, the commit
  if (!begin || !setAgency || !last[0]?.text.includes('once_only'))
    throw new Error('no transaction was heard')
  let turn = 0
  return async (client, key, package_code) => {
    const member = marks.member + (turn++ % members)
    const departure_id = marks.departure_id + parseNumber(package_code) - parseNumber(marks.package_code)
    const booking_id = createNumber()
    const own: ReservationMarks = {
      key,
      package_code,
      departure_id,
      booking_id,
      id: 0,
      held_until: '',
      member,
    }
    const run = ({ name, text, values }: typeof begin) =>
      client.query({ name, text, values: values.map((value) => value(own)) })
    await Promise.all([run(begin), run(setAgency)]) // sent together, as ours does, and so are the last
    for (const step of steps) {
      const [row] = (await run(step)).rows
      if (row?.held_until) Object.assign(own, { id: row.id, held_until: row.held_until.toISOString() })
    }
    await Promise.all(last.map(run))
    return String(buildAnswer(own))
  }
}

/** Trips and their departures were made one after the other. */
const parseNumber = (package_code: string) => Number(/\d+$/.exec(package_code)?.[0])

/** The value as it was heard, or with this reservation's own marks in their places. */
function replaceMarks(value: unknown, marks: ReservationMarks): (own: ReservationMarks) => unknown {
  if (value === marks.id) return ({ id }) => id
  if (value === marks.member) return ({ member }) => member
  if (value === marks.departure_id) return ({ departure_id }) => departure_id
  if (typeof value !== 'string') return () => value
  const names = (
    ['key', 'package_code', 'departure_id', 'booking_id', 'id', 'held_until', 'member'] as const
  ).filter((name) => value.includes(String(marks[name])))
  if (names.length === 0) return () => value
  return (own) => names.reduce((text, name) => text.replace(String(marks[name]), String(own[name])), value)
}
