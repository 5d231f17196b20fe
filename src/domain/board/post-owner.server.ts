// Who wrote a non-member's post, as far as can be told: by browser and by address.
// Neither opens the post. Password guesses from the same browser or address are counted apart from strangers'
// guesses.
import { createHmac, randomBytes } from 'node:crypto'
import { yearSeconds } from '#limits/machine.ts'
import type { Counted } from '#platform/tries.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

type Asker = Pick<Ctx, 'travel_agency' | 'keyFor' | 'jar' | 'network'>
type Written = { written_by: string | null; written_from: string | null }

/** A keyed hash, so the table holds no address, and a thief of the table cannot try addresses out. */
const keyedHashOf = ({ keyFor, travel_agency }: Asker, ...parts: string[]) =>
  createHmac('sha256', keyFor('author'))
    .update(JSON.stringify([travel_agency, ...parts]))
    .digest('base64url')

const authorOf = ({ jar }: Asker) => /^[\w-]{16}$/.exec(jar.sent.author ?? '')?.[0]

/** The hashes are stored with the post. The browser gets a random name in a cookie. */
export function markAuthor(ctx: Asker): Written {
  const author = authorOf(ctx) ?? randomBytes(12).toString('base64url')
  ctx.jar.set('author', author, { maxAge: yearSeconds })
  return {
    written_by: keyedHashOf(ctx, 'browser', author),
    written_from: keyedHashOf(ctx, 'address', ctx.network),
  }
}

/** Under which key this visitor's guesses are counted. */
export function triesOf(ctx: Asker, id: number, written: Written | undefined): Counted {
  const author = authorOf(ctx)
  if (author !== undefined && written?.written_by === keyedHashOf(ctx, 'browser', author))
    return [id, 'browser']
  if (written?.written_from === keyedHashOf(ctx, 'address', ctx.network)) return [id, 'address']
  return [id, 'anybody']
}
