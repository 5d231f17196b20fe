// §7 The family vote: up to three trips sent on, and a heart from each browser. Decision 82
import { z } from 'zod'
import { TripComparison } from '#domain/catalog/package.ts'
import { createDatedCodeListSchema, PackageCode } from '#domain/catalog/package-code.ts'
import { comparedTrips } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { Moment } from '#platform/wire/shapes.ts'

/** 128 random bits. One that a messenger cut off is unknown, and no bad input. */
const VoteToken = z.string().max(200)

export const voteCalls = {
  create: call({
    method: 'POST',
    path: '/api/landing/vote',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    /** A trip is shown from its day on, as the sender saw it. */
    input: z.object({ package_codes: createDatedCodeListSchema(comparedTrips) }),
    output: z.object({ token: VoteToken, until: Moment }),
    refuses: ['PACKAGE_UNAVAILABLE', 'TOO_MANY_TRIES'],
  }),
  /** For whoever has the link. A trip that is no longer on sale is not in the answer. */
  show: call({
    method: 'GET',
    path: '/api/landing/vote',
    takes: 'query',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: VoteToken }),
    output: z.object({
      until: Moment,
      /** The trip that this browser likes best. */
      chosen: PackageCode.nullable(),
      list: z.array(TripComparison.extend({ hearts: z.int() })),
      is_trip_gone: z.boolean(),
    }),
    refuses: ['VOTE_NOT_FOUND'],
  }),
  /** One heart of a browser; null takes it back. Sent twice, it is the same heart. */
  choose: call({
    method: 'PUT',
    path: '/api/landing/vote/heart',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: VoteToken, package_code: PackageCode.nullable() }),
    output: z.object({ chosen: PackageCode.nullable() }),
    refuses: ['VOTE_NOT_FOUND', 'VOTE_FULL', 'PACKAGE_UNAVAILABLE', 'TOO_MANY_TRIES'],
  }),
}
