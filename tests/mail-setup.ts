// What the tests of mail share: a site that sends, questions to it, and what it has sent.
import pg from 'pg'
import { expect, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { listOutbox } from './read-mail.ts'
import { createSite, type Site } from './site.ts'

export const waitOptions = { timeout: 25_000, interval: 100 }

export const question = {
  name: '김미나',
  contact: '010-5550-1234',
  email: 'mina@example.com',
  contents: '부모님과 함께\n천천히 걷고 싶어요. <b>&</b>',
  language: 'ko' as const,
}

export const createConsultation = (site: Site, overrides: object = {}) =>
  runInTransaction(site.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto('consult')
      .values({ travel_agency: 1, ...question, ...overrides })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const kind of ['consultation', 'consultation-copy'] as const)
      await site.naru.deps.enqueue(tx, 'send-mail', { travel_agency: 1, kind, ref: id })
    return id
  })

type MailSite = Site & { lines: string[] }

export async function createMailSite({
  keep,
  ...env
}: {
  keep?: boolean
  SMTP_URL?: string
} = {}): Promise<MailSite> {
  const lines: string[] = []
  const site = await createSite({
    jobs: true,
    lines,
    shared: keep,
    env: { MAIL_FROM: 'post@naru.test', ...env },
  })
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

export async function queryAsOwner(site: Site, statement: string) {
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query(statement)
  await owner.end()
  return rows
}

export let site: MailSite
/** Once a file, in its beforeAll. */
export async function setUpMail(): Promise<void> {
  site = await createMailSite({ keep: true })
}
export const listConsultMails = (id: number) => listOutbox(site.dataDir, `-1-${id}-`)
export const waitForMailJobs = () =>
  vi.waitFor(
    async () =>
      expect(
        await queryAsOwner(
          site,
          "select id from pgboss.job where name = 'send-mail' and state in ('created', 'active')",
        ),
      ).toEqual([]),
    waitOptions,
  )
