// The schemas of those fields of a trip that are the same when it is written and when it is shown.
import { z } from 'zod'
import { type NameWith, tripFields } from './trip-fields.ts'

/** Each by itself: a loop over them would forget which values belong to which. */
export const choiceSchemas = {
  destination: z.enum(tripFields.destination.values).nullable(),
  /** Stored drafts lack it. */
  pay_plan: z.enum(tripFields.pay_plan.values).nullable().default(null),
  visa: z.enum(tripFields.visa.values).nullable().default(null),
} satisfies Record<NameWith<'kind', 'choice'>, z.ZodType>

export const createNumberSchema = (name: NameWith<'kind', 'number' | 'optionalNumber'>) =>
  z.int().min(tripFields[name].min).max(tripFields[name].max)
