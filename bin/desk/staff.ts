// The desk's commands about the people of an office: the first owner is invited here, and an owner's lost
// phone is replaced here.
import { z } from 'zod'
import { invite } from '#domain/staff/invite.server.ts'
import { resetFactorAtDesk } from '#domain/staff/team.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { roles } from '#roles.ts'
import type { Command } from './desk.ts'

const Email = z.email().transform((address) => address.toLowerCase())
const Roles = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles)).min(1))

export const staffCommands: Record<string, Command> = {
  'staff invite': {
    subject: 'EMAIL',
    options: ['roles'],
    says: `mails an invitation to the office; --roles of ${roles.join(', ')}`,
    async run(desk, { subject, roles: named = '' }) {
      const email = Email.safeParse(subject)
      const held = Roles.safeParse(named)
      if (!email.success) throw new Error(`"${subject}" is no e-mail address.`)
      if (!held.success) throw new Error(`Say which roles: --roles ${roles.join(',')}`)
      await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) =>
        invite({ ...ctx, language: desk.language }, { email: email.data, roles: held.data, by: 'Naru' }),
      )
      return `An invitation goes to ${email.data}. It is good once, for 72 hours.`
    },
  },
  'staff reset': {
    subject: 'EMAIL',
    says: "takes an owner's second factor away, ends their log-ins and tells all owners",
    async run(desk, { subject }) {
      await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) =>
        resetFactorAtDesk(ctx, subject.toLowerCase()),
      )
      return `${subject} logs in with the password alone and sets up a new second factor.`
    },
  },
}
