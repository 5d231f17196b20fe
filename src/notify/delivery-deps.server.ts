// The dependencies of deliveries.
import type { Mailer } from '#platform/integrations/mail.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'

export type DeliveryDeps = Pick<Deps, 'db' | 'keyFor' | 'enqueue' | 'integrations'> & {
  mailer: Mailer
  mailFrom: string
  siteOrigin: (travel_agency: number) => Promise<string>
  officeOrigin: () => string
  log: Log
}
