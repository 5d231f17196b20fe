// The desk's commands about operators: the first one is made here, since nobody is there to invite them.
import { z } from 'zod'
import { addOperator, removeOperator } from '#domain/staff/operators.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'

type OperatorCommandContext = { db: Db; office: string }
type OperatorCommand = {
  subject: 'EMAIL'
  says: string
  run: (context: OperatorCommandContext, email: string) => Promise<string>
}

const Email = z.email().transform((address) => address.toLowerCase())
const parseEmail = (subject: string): string => {
  const email = Email.safeParse(subject)
  if (!email.success) throw new Error(`"${subject}" is no e-mail address.`)
  return email.data
}

export const operatorCommands: Record<string, OperatorCommand> = {
  'operator add': {
    subject: 'EMAIL',
    says: 'lets somebody carry the agencies in the console; they need a second factor',
    async run({ db, office }, subject) {
      const email = parseEmail(subject)
      const token = await runInTransaction(db, 0, (tx) => addOperator(tx, email))
      if (token === null) return `${email} is an operator and logs in as before.`
      return `${email} is an operator and chooses a password within an hour, once (add them again for another link):\n${office}/password#${token}`
    },
  },
  'operator remove': {
    subject: 'EMAIL',
    says: 'ends it, with all log-ins',
    async run({ db }, subject) {
      const email = parseEmail(subject)
      await runInTransaction(db, 0, (tx) => removeOperator(tx, email))
      return `${email} is no operator any more.`
    },
  },
}
