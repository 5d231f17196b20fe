// The schemas of those fields of a trip that are the same when it is written and when it is shown.
import { z } from 'zod'
import { hotelLimits, placeLimits } from '#limits/trade.ts'
import { type NameWith, tripFields } from './trip-fields.ts'

/** Each by itself: a loop over them would forget which values belong to which. */
export const choiceSchemas = {
  destination: z.enum(tripFields.destination.values).nullable(),
  /** Stored drafts lack it. */
  pay_plan: z.enum(tripFields.pay_plan.values).nullable().default(null),
  visa: z.enum(tripFields.visa.values).nullable().default(null),
} satisfies Record<NameWith<'kind', 'choice'>, z.ZodType>

/** Each is null where nobody knows it. */
export const HotelFacts = z.object({
  stars: z.int().min(1).max(hotelLimits.stars).nullable(),
  /** The room of two people, in square metres. */
  room_m2: z.int().min(hotelLimits.leastRoom).max(hotelLimits.mostRoom).nullable(),
  latitude: z.number().min(-placeLimits.latitude).max(placeLimits.latitude).nullable(),
  longitude: z.number().min(-placeLimits.longitude).max(placeLimits.longitude).nullable(),
})
export type HotelFacts = z.output<typeof HotelFacts>

export const createNumberSchema = (name: NameWith<'kind', 'number' | 'optionalNumber'>) =>
  z.int().min(tripFields[name].min).max(tripFields[name].max)
