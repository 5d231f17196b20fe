// A change that only owners make is mailed to every owner: which setting, by whom and when, and no value of it.
import { expect, test } from 'vitest'
import { purgeSettingsNotices, reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { composeMail } from './compose-mail.ts'
import { createSite } from './site.ts'

test('every owner gets a mail of their own, in their language; nobody else does, and it ends after a month', async () => {
  const site = await createSite({ shared: true })
  const owners = [
    await site.make.staff({ roles: ['owner'], language: 'ko' }),
    await site.make.staff({ roles: ['owner', 'money'], language: 'en' }),
  ]
  await site.make.staff({ roles: ['manager'] })
  await site.makeAt(2).staff({ roles: ['owner'] })
  const logged: unknown[] = []
  const staff = {
    id: owners[0]?.id ?? 0,
    name: '한대표',
    language: 'ko' as const,
    session: 0,
    roles: ['owner' as const],
    is_operator: false,
    has_factor: true,
    proved: true,
    gave_password: true,
  }
  const change = { subject: 'bank account', before: { bank: '나루은행' }, after: { bank: '다른은행' } }
  await runInTransactionWithJobs(site.naru.deps, 1, (ctx) =>
    reportSettingsChange({ ...ctx, staff, logChange: (each) => logged.push(each) }, 'bank_account', change),
  )
  expect(logged).toEqual([change])

  const notices = await runInTransaction(site.db, 1, (db) =>
    db.selectFrom('settings_notice').select(['id', 'staff_id']).orderBy('id').execute(),
  )
  expect(notices.map(({ staff_id }) => staff_id).sort()).toEqual(owners.map(({ id }) => id).sort())
  for (const { id, staff_id } of notices) {
    const about = {
      travel_agency: 1,
      ref: id,
      origin: 'https://a1.example',
      office: 'https://office.example',
    }
    const mail = await composeMail('settings-changed', { ...site.naru.deps, ...about })
    const owner = owners.find((each) => each.id === staff_id)
    expect(mail?.to).toBe(owner?.email)
    expect(mail?.text).toContain(
      owner === owners[0] ? '고객이 입금하는 계좌가 변경되었습니다.' : 'The account that',
    )
    expect(mail?.text).toContain('한대표')
    expect(mail?.text).toContain('https://office.example/1/log')
    expect(mail?.text).not.toMatch(/나루은행|다른은행/)
  }

  const count = () =>
    runInTransaction(site.db, 1, async (db) => {
      await purgeSettingsNotices({ db, travel_agency: 1 })
      return (await db.selectFrom('settings_notice').select('id').execute()).length
    })
  expect(await count()).toBe(2)
  await runInTransaction(site.db, 1, (db) =>
    db
      .updateTable('settings_notice')
      .set({ at: daysAgo(retentionDays.notices + 1) })
      .execute(),
  )
  expect(await count()).toBe(0)
})
