// §7 The link of an advertisement: whoever got it refuses advertising, or takes that back, without a log-in.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Moment } from '#platform/wire/shapes.ts'

/** Telephone and address of whom it was sent to, encrypted. */
const AdToken = z.string().regex(/^[\w-]{43,800}$/)
/** Since when; null while advertising is welcome. */
const AdChoice = z.object({ refused: Moment.nullable() })

export const adLinkCalls = {
  adChoice: call({
    method: 'GET',
    path: '/api/landing/unsubscribe',
    takes: 'query',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: AdToken }),
    output: AdChoice,
    refuses: ['NOT_FOUND'],
  }),
  /** Sent twice, it is the same choice. */
  saveAdChoice: call({
    method: 'PUT',
    path: '/api/landing/unsubscribe',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ token: AdToken, is_refused: z.boolean() }),
    output: AdChoice,
    refuses: ['NOT_FOUND'],
  }),
}
