// The booking pass: lets a visitor who reserved, paid or looked up one booking see to it for half an hour, without a log-in.
import { createHmac } from 'node:crypto'
import { passSeconds } from '#limits.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

type Of = Pick<Ctx, 'keyFor' | 'travel_agency' | 'jar'>

const macOf = ({ keyFor, travel_agency }: Of, booking_id: string, until: string) =>
  createHmac('sha256', keyFor('booking pass'))
    .update(`${travel_agency}|${booking_id}|${until}`)
    .digest('base64url')

export function givePass(of: Of, booking_id: string): void {
  const until = String(Math.floor(Date.now() / 1000) + passSeconds)
  of.jar.set('booking_pass', `${booking_id}.${until}.${macOf(of, booking_id, until)}`, {
    maxAge: passSeconds,
  })
}

/** The booking the visitor has a pass for. */
export function passOf(of: Of): string | undefined {
  const [booking_id = '', until = '', mac = ''] = (of.jar.sent.booking_pass ?? '').split('.')
  return isSameSecret(mac, macOf(of, booking_id, until)) && Number(until) > Date.now() / 1000
    ? booking_id
    : undefined
}
