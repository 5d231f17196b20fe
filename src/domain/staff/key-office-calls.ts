// The calls about the keys with which an agency's own system calls the office.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Id, line, Moment, Nothing } from '#platform/wire/shapes.ts'
import { scopes } from '#roles.ts'

const Scopes = z.array(z.enum(scopes)).min(1).max(scopes.length)

export const keyCalls = {
  keys: call({
    method: 'GET',
    path: '/api/office/keys',
    takes: 'query',
    may: 'keys',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          name: z.string(),
          scopes: Scopes,
          made_by: z.string(),
          reg_date: Moment,
          last_used: Moment.nullable(),
          revoked: Moment.nullable(),
        }),
      ),
    }),
  }),
  /** The key itself is in this answer and nowhere else. */
  makeKey: call({
    method: 'POST',
    path: '/api/office/key',
    takes: 'json',
    may: 'keys',
    proof: true,
    input: z.object({ name: line(60, 'enterName'), scopes: Scopes }),
    output: z.object({ id: Id, key: z.string() }),
    refuses: ['TOO_MANY_KEYS'],
  }),
  /** The key stops working with the next call, in every process. */
  revokeKey: call({
    method: 'DELETE',
    path: '/api/office/key',
    takes: 'query',
    may: 'keys',
    proof: true,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}
