// What the tests of mail stand on: a site that sends, questions to it, and what it has sent.
import pg from 'pg'
import { expect, vi } from 'vitest'
import { inAgency } from '#platform/db/transaction.server.ts'
import { outboxOf } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

export const patience = { timeout: 25_000, interval: 100 }

export const question = {
  name: '김미나',
  contact: '010-5550-1234',
  email: 'mina@example.com',
  contents: '부모님과 함께\n천천히 걷고 싶어요. <b>&</b>',
  language: 'ko' as const,
}

export const ask = (site: Site, given: object = {}) =>
  inAgency(site.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto('consult')
      .values({ travel_agency: 1, ...question, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const kind of ['consultation', 'consultation-copy'] as const)
      await site.naru.ground.later(tx, 'send-mail', { travel_agency: 1, kind, ref: id })
    return id
  })

type Sender = Site & { lines: string[] }

export async function openSender({
  keep,
  ...env
}: {
  keep?: boolean
  SMTP_URL?: string
} = {}): Promise<Sender> {
  const lines: string[] = []
  const site = await openSite({ jobs: true, lines, keep, env: { MAIL_FROM: 'post@naru.test', ...env } })
  await site.db
    .updateTable('agency_info')
    .set({
      company_name: { ko: '하늘길 여행사', en: 'Haneulgil Travel' },
      operating_time: { ko: '평일 09:00–18:00', en: 'Weekdays 09:00–18:00' },
    })
    .where('travel_agency', '=', 1)
    .execute()
  return { ...site, lines }
}

export async function asOwner(site: Site, statement: string) {
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query(statement)
  await owner.end()
  return rows
}

export let site: Sender
/** Once a file, in its beforeAll. */
export async function openPost(): Promise<void> {
  site = await openSender({ keep: true })
}
export const aboutConsult = (id: number) => outboxOf(site.dataDir, `-1-${id}-`)
export const allDone = () =>
  vi.waitFor(
    async () =>
      expect(
        await asOwner(
          site,
          "select id from pgboss.job where name = 'send-mail' and state in ('created', 'active')",
        ),
      ).toEqual([]),
    patience,
  )
