// Browsers that logged in with the current password: strangers' wrong guesses do not lock them out.
import { createHmac, randomBytes } from 'node:crypto'
import { yearSeconds } from '#limits/machine.ts'
import { isSameSecret } from './secrets.server.ts'
import type { Ctx } from './wire/request-context.ts'

type BrowserContext = Pick<Ctx, 'keyFor' | 'cookies'>
/**
 * The owner of a browser, in parts. One part is the hash of the password, so the mark ends with the password.
 */
export type BrowserOwner = readonly (string | number | null)[]

const createMark = ({ keyFor }: BrowserContext, owner: BrowserOwner, browser: string) =>
  createHmac('sha256', keyFor('known browser'))
    .update(JSON.stringify([...owner, browser]))
    .digest('base64url')

export function rememberBrowser(ctx: BrowserContext, owner: BrowserOwner): void {
  const browser = randomBytes(12).toString('base64url')
  ctx.cookies.set('known', `${browser}.${createMark(ctx, owner, browser)}`, { maxAge: yearSeconds })
}

export function findKnownBrowser(ctx: BrowserContext, owner: BrowserOwner): string | undefined {
  const [browser = '', mark = ''] = ctx.cookies.received.known?.split('.') ?? []
  return isSameSecret(mark, createMark(ctx, owner, browser)) ? browser : undefined
}
