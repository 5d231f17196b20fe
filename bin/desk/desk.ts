// Types of the desk: a command, its arguments, and what it works with.

import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

export type Desk = {
  db: Db
  enqueue: Jobs['enqueue']
  keyFor: KeyFor
  travel_agency: number
  language: Language
}
type CommandInput = { subject: string; roles?: string }
export type Command = {
  subject?: 'NUMBER' | 'NAME' | 'EMAIL'
  options?: string[]
  says: string
  run: (desk: Desk, input: CommandInput) => Promise<string>
}
