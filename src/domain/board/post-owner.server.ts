// Recognises who wrote a non-member's post: by browser and by network address.
// Neither opens the post. Password guesses from the same browser or address are counted apart from strangers'
// guesses.
import { createHmac, randomBytes } from 'node:crypto'
import { yearSeconds } from '#limits/machine.ts'
import type { RateLimitSubject } from '#platform/rate-limit.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

type VisitorContext = Pick<Ctx, 'travel_agency' | 'keyFor' | 'cookies' | 'network'>
type AuthorHashes = { written_by: string | null; written_from: string | null }

/** A keyed hash, so the table holds no address, and a thief of the table cannot try addresses out. */
const computeKeyedHash = ({ keyFor, travel_agency }: VisitorContext, ...parts: string[]) =>
  createHmac('sha256', keyFor('author'))
    .update(JSON.stringify([travel_agency, ...parts]))
    .digest('base64url')

const readAuthorCookie = ({ cookies }: VisitorContext) =>
  /^[\w-]{16}$/.exec(cookies.received.author ?? '')?.[0]

/** The hashes are stored with the post. The browser gets a random name in a cookie. */
export function markAuthor(ctx: VisitorContext): AuthorHashes {
  const author = readAuthorCookie(ctx) ?? randomBytes(12).toString('base64url')
  ctx.cookies.set('author', author, { maxAge: yearSeconds })
  return {
    written_by: computeKeyedHash(ctx, 'browser', author),
    written_from: computeKeyedHash(ctx, 'address', ctx.network),
  }
}

/** Under which key this visitor's guesses are counted. */
export function getRateLimitKey(
  ctx: VisitorContext,
  id: number,
  hashes: AuthorHashes | undefined,
): RateLimitSubject {
  const author = readAuthorCookie(ctx)
  if (author !== undefined && hashes?.written_by === computeKeyedHash(ctx, 'browser', author))
    return [id, 'browser']
  if (hashes?.written_from === computeKeyedHash(ctx, 'address', ctx.network)) return [id, 'address']
  return [id, 'anybody']
}
