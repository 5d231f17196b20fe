// What a command of the desk is, what it is asked, and what it works with.
import type { Db } from '#platform/db/open.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { Language } from '#words/language.ts'

export type Desk = {
  db: Db
  later: Jobs['later']
  keyFor: KeyFor
  openStore: () => Promise<Files>
  travel_agency: number
  language: Language
  /** In the demo: the port at which its hosts answer. */
  demo?: { port: number }
}
export type CommandAsked = {
  subject: string
  progress?: string
  amount?: string
  note?: string
  text?: string
  file?: string
  traveller?: string
  full?: boolean
  as?: string
  roles?: string
  to?: string
}
export type Command = {
  subject?: 'NUMBER' | 'POST_ID' | 'CONSULT_ID' | 'NAME' | 'EMAIL'
  options?: string[]
  says: string
  run: (desk: Desk, asked: CommandAsked) => Promise<string>
}
