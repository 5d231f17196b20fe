// By what a trip and its departures are known.
import { z } from 'zod'
import { Id } from '#platform/wire/shapes.ts'

export const PackageCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const DepartureId = Id
