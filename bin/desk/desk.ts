// What a command of the desk is, what it is asked, and what it works with.

import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'

export type Desk = {
  db: Db
  enqueue: Jobs['enqueue']
  keyFor: KeyFor
  createStore: () => Promise<FileStore>
  travel_agency: number
  language: Language
  /** In the demo: the port at which its hosts answer. */
  demo?: { port: number }
}
export type CommandInput = {
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
  for?: string
}
export type Command = {
  subject?: 'NUMBER' | 'POST_ID' | 'CONSULT_ID' | 'NAME' | 'EMAIL'
  options?: string[]
  says: string
  run: (desk: Desk, input: CommandInput) => Promise<string>
}
