// The code of a trip and the number of a departure, as schemas.
import { z } from 'zod'
import { Id } from '#platform/wire/shapes.ts'

export const PackageCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const DepartureId = Id

/** A list of codes with commas between them, up to the limit. */
export const createCodeListSchema = (most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${most - 1}}$`))
