// The flights of a departure, both ways: as they are stored, and as they are shown with their airports.
import { z } from 'zod'
import { tripLimits } from '#limits.ts'
import { Words } from '#platform/wire/shapes.ts'

export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `days`: how many days later it lands. */
const leg = {
  way: z.enum(['out', 'back']),
  airline: Words.refine(({ ko, en }) => ko.trim() !== '' || en.trim() !== '', { error: 'WORDS_REQUIRED' }),
  number: z
    .string()
    .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/),
  departs: Clock,
  arrives: Clock,
  days: z.int().min(0).max(2).default(0),
}
const Airport = z
  .string()
  .overwrite((typed) => typed.trim().toUpperCase())
  .regex(/^[A-Z]{3}$/)

/** What it leaves with comes first. */
export const Flights = z
  .array(z.object({ ...leg, from: Airport, to: Airport }))
  .max(tripLimits.flights)
  .refine(([first]) => first === undefined || first.way === 'out', { path: [0, 'way'] })
export type Flights = z.output<typeof Flights>

const Named = z.object({ code: z.string(), name: Words })
export const ShownFlights = z.array(z.object({ ...leg, number: z.string(), from: Named, to: Named }))
export type ShownFlights = z.output<typeof ShownFlights>
