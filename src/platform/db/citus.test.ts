// What is said differently where tables lie on several nodes.
import { expect, test } from 'vitest'
import { addAgencyToJoins } from './citus.server.ts'
import { findConstraint } from './dialect.server.ts'

test('a query inside of another is told the agency by value, and so is every joined table', () => {
  const text = `select exists (select from booking b where b.travel_agency = o.travel_agency and b.id = 1) from "departure" as "o"
    left join "departure_seat" as "s" on "s"."travel_agency" = "o"."travel_agency" where "o"."travel_agency" = $2 and o.closed_yn = $1`
  const said = addAgencyToJoins(text)
  expect(said).toContain('b.travel_agency = o.travel_agency and b.travel_agency = $2 and b.id = 1')
  expect(said).toContain('"s"."travel_agency" = "o"."travel_agency" and "s"."travel_agency" = $2 where')
  expect(addAgencyToJoins(text)).toBe(said)
})

test('a statement over all agencies stays as it is', () => {
  const text =
    'select a.travel_agency from agency a where exists (select from post t where t.travel_agency = a.travel_agency)'
  expect(addAgencyToJoins(text)).toBe(text)
})

test('a constraint that another node tells of in its message has the name it has here', () => {
  const message = 'duplicate key value violates unique constraint "review_of_booking_102165"'
  expect(findConstraint({ message })).toBe('review_of_booking')
  expect(findConstraint({ constraint: 'review_of_booking', message })).toBe('review_of_booking')
  expect(findConstraint({ message: 'null value in column "name"' })).toBeUndefined()
})
