// A corpus of bank lines, written by people who have not seen the matcher: how many are proposed rightly.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LineProposal } from '#domain/bank/matching.ts'
import { proposeMatches } from '#domain/bank/propose-matches.ts'

const folder = path.resolve(import.meta.dirname, 'bank-lines')
const leastRight = 0.95

const Expected = z.union([
  z.strictObject({
    line: z.string(),
    parts: z.array(z.strictObject({ booking: z.string(), amount: z.int().positive() })).min(1),
  }),
  z.strictObject({ line: z.string(), choice: z.array(z.string()).min(2) }),
  z.strictObject({ line: z.string(), none: z.literal(true) }),
])
type ExpectedLine = z.output<typeof Expected>
const Corpus = z.array(
  z.strictObject({
    name: z.string(),
    lines: z.array(
      z.strictObject({
        id: z.string(),
        booked_on: z.iso.date(),
        payer: z.string(),
        memo: z.string(),
        amount: z.int().positive(),
      }),
    ),
    bookings: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        travellers: z.array(z.string()),
        reference: z.string().nullable(),
        contact: z.string(),
        title: z.string(),
        departure: z.string(),
        people: z.int().positive(),
        payable: z.int().min(0),
        left: z.int().min(0),
      }),
    ),
    expected: z.array(Expected),
  }),
)
type Morning = z.output<typeof Corpus>[number]

/** One answer a line, by the names of the corpus. */
function checkMorning({ name, lines, bookings, expected }: Morning) {
  const departures = [...new Set(bookings.map(({ departure }) => departure))]
  const proposed = proposeMatches(
    lines.map((line, id) => ({ ...line, id })),
    bookings.map((booking, id) => ({
      ...booking,
      id,
      booking_id: booking.id,
      departure_id: departures.indexOf(booking.departure),
    })),
  )
  const nameOf = (id: number) => bookings[id]?.id ?? ''
  return expected.map((wanted) => {
    const at = lines.findIndex(({ id }) => id === wanted.line)
    const answer = proposed[at] ?? expect.fail(`${name}: there is no line ${wanted.line}`)
    const parts = answer.proposals.map((proposal) => ({
      certainty: proposal.certainty,
      parts: proposal.parts
        .filter(({ line }) => line === at)
        .map(({ booking, amount }) => `${nameOf(booking)} ${amount}`)
        .sort(),
    }))
    return {
      isRight: isRight(wanted, answer, parts),
      about: `${name} ${wanted.line}: ${JSON.stringify(wanted)} but ${JSON.stringify(parts)}`,
    }
  })
}

function isRight(
  wanted: ExpectedLine,
  { isAmbiguous }: LineProposal,
  proposed: { certainty: string; parts: string[] }[],
): boolean {
  if ('none' in wanted) return proposed.every(({ certainty }) => certainty === 'unsure')
  if ('choice' in wanted) {
    const offered = proposed.flatMap(({ parts }) => parts.map((part) => part.split(' ')[0]))
    return isAmbiguous && wanted.choice.every((booking) => offered.includes(booking))
  }
  const parts = wanted.parts.map(({ booking, amount }) => `${booking} ${amount}`).sort()
  return !isAmbiguous && JSON.stringify(proposed[0]?.parts ?? []) === JSON.stringify(parts)
}

const corpora = fs.readdirSync(folder).filter((file) => file.endsWith('.json'))

test.each(corpora)('%s: nineteen of twenty lines are proposed rightly', (file) => {
  const mornings = Corpus.parse(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
  const answers = mornings.flatMap(checkMorning)
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ about }) => about)
  const share = 1 - wrong.length / answers.length
  console.log(
    `${file}: ${answers.length - wrong.length} of ${answers.length} lines (${(share * 100).toFixed(1)} %)`,
  )
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
})
