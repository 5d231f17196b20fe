// Tickets: what a browser may do without a log-in, in a cookie of its own and signed by us.
// It holds several; the oldest makes room.
import { createHmac } from 'node:crypto'
import { isSameSecret } from './secrets.server.ts'
import type { Ctx } from './wire/asking.ts'

type Of = Pick<Ctx, 'keyFor' | 'travel_agency' | 'jar'>
type Ticket = { subject: string; issued: number }
/** `most`: how many a browser keeps. */
export type Tickets = { cookie: string; lives_s: number; most: number }

/** A subject has no dot and no tilde: they separate the parts. */
function sign({ keyFor, travel_agency }: Of, { cookie }: Tickets, { subject, issued }: Ticket): string {
  const mac = createHmac('sha256', keyFor(cookie))
    .update(JSON.stringify([travel_agency, subject, issued]))
    .digest('base64url')
  return `${subject}.${issued}.${mac}`
}

/** `issued`: in the past when a repeated call gets its first answer again. */
export function giveTicket(of: Of, tickets: Tickets, subject: string, issued = Date.now()): void {
  const others = ticketsOf(of, tickets).filter((each) => each.subject !== subject)
  const latest = [...others, { subject, issued }].slice(-tickets.most)
  of.jar.set(tickets.cookie, latest.map((each) => sign(of, tickets, each)).join('~'), {
    maxAge: tickets.lives_s,
  })
}

/** Those that are good, the oldest first. `issued`: the moment in milliseconds. */
export function ticketsOf(of: Of, tickets: Tickets): Ticket[] {
  return (of.jar.sent[tickets.cookie] ?? '').split('~').flatMap((sent) => {
    const [subject = '', issued = ''] = sent.split('.')
    const ticket = { subject, issued: Number(issued) }
    const isGood = ticket.issued > Date.now() - tickets.lives_s * 1_000
    return isGood && isSameSecret(sent, sign(of, tickets, ticket)) ? [ticket] : []
  })
}
