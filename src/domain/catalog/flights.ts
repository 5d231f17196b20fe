// The flights of a departure, both ways: as they are stored, and as they are shown with their airports.
import { z } from 'zod'
import { tripLimits } from '#limits/trip.ts'
import { line, Words } from '#platform/wire/shapes.ts'

export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `days`: how many days later it lands. */
const legFields = {
  way: z.enum(['out', 'back']),
  airline: Words,
  number: z
    .string()
    .max(10)
    .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/),
  departs: TimeOfDay,
  arrives: TimeOfDay,
  days: z.int().min(0).max(2).default(0),
}
const Airport = z
  .string()
  .overwrite((typed) => typed.trim().toUpperCase())
  .max(3)
  .regex(/^[A-Z]{3}$/)

const Flight = z.object({ ...legFields, from: Airport, to: Airport })
export const Flights = z.array(Flight)
export type Flights = z.output<typeof Flights>

const Airline = z
  .object({ ko: line(tripLimits.airline).default(''), en: line(tripLimits.airline).default('') })
  .refine(({ ko, en }) => ko !== '' || en !== '', { error: 'WORDS_REQUIRED' })
/** The flights as they are entered. The first one must be on the way out. */
export const NewFlights = z
  .array(Flight.extend({ airline: Airline }))
  .max(tripLimits.flights)
  .refine(([first]) => first === undefined || first.way === 'out', { path: [0, 'way'] })

const NamedAirport = z.object({ code: z.string(), name: Words })
export const FlightsWithAirports = z.array(
  z.object({ ...legFields, number: z.string(), from: NamedAirport, to: NamedAirport }),
)
export type FlightsWithAirports = z.output<typeof FlightsWithAirports>
