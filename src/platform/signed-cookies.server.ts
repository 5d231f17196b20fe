// Signed cookies: what a browser may do without a log-in.
// A cookie holds several; the oldest makes room.
import { createHmac } from 'node:crypto'
import { isSameSecret } from './secrets.server.ts'
import type { Ctx } from './wire/request-context.ts'

type SignedCookieContext = Pick<Ctx, 'keyFor' | 'travel_agency' | 'cookies'>
type SignedValue = { subject: string; issued: number }
/** `most`: how many a browser keeps. */
export type SignedCookie = { cookie: string; lives_s: number; most: number }

/** A subject has no dot and no tilde: they separate the parts. */
function signValue(
  { keyFor, travel_agency }: SignedCookieContext,
  { cookie }: SignedCookie,
  { subject, issued }: SignedValue,
): string {
  const mac = createHmac('sha256', keyFor(cookie))
    .update(JSON.stringify([travel_agency, subject, issued]))
    .digest('base64url')
  return `${subject}.${issued}.${mac}`
}

/** `issued`: in the past when a repeated call gets its first answer again. */
export function addSignedValue(
  ctx: SignedCookieContext,
  signedCookie: SignedCookie,
  subject: string,
  issued = Date.now(),
): void {
  const others = listSignedValues(ctx, signedCookie).filter((each) => each.subject !== subject)
  const latest = [...others, { subject, issued }].slice(-signedCookie.most)
  ctx.cookies.set(signedCookie.cookie, latest.map((each) => signValue(ctx, signedCookie, each)).join('~'), {
    maxAge: signedCookie.lives_s,
  })
}

/** The values that are good, the oldest first. `issued`: the moment in milliseconds. */
export function listSignedValues(ctx: SignedCookieContext, signedCookie: SignedCookie): SignedValue[] {
  return (ctx.cookies.received[signedCookie.cookie] ?? '').split('~').flatMap((sent) => {
    const [subject = '', issued = ''] = sent.split('.')
    const signedValue = { subject, issued: Number(issued) }
    const isValid = signedValue.issued > Date.now() - signedCookie.lives_s * 1_000
    return isValid && isSameSecret(sent, signValue(ctx, signedCookie, signedValue)) ? [signedValue] : []
  })
}
