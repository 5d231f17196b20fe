// Browsers in which somebody logged in with the present password: strangers' guesses do not count there.
import { createHmac, randomBytes } from 'node:crypto'
import { yearSeconds } from '#limits/machine.ts'
import { isSameSecret } from './secrets.server.ts'
import type { Ctx } from './wire/asking.ts'

type Marking = Pick<Ctx, 'keyFor' | 'jar'>
/**
 * Whose browser it is, in parts. One part is the hash of the password, so the mark ends with the password.
 */
export type Whose = readonly (string | number | null)[]

const markOf = ({ keyFor }: Marking, whose: Whose, browser: string) =>
  createHmac('sha256', keyFor('known browser'))
    .update(JSON.stringify([...whose, browser]))
    .digest('base64url')

export function markBrowser(ctx: Marking, whose: Whose): void {
  const browser = randomBytes(12).toString('base64url')
  ctx.jar.set('known', `${browser}.${markOf(ctx, whose, browser)}`, { maxAge: yearSeconds })
}

/** A name of the browser, if it is known. */
export function knownBrowser(ctx: Marking, whose: Whose): string | undefined {
  const [browser = '', mark = ''] = ctx.jar.sent.known?.split('.') ?? []
  return isSameSecret(mark, markOf(ctx, whose, browser)) ? browser : undefined
}
