// Jobs run on the database we already have, and the first real one keeps prices.
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from './site.ts'

test('a job that was asked for is done by a running site, and the day turns at midnight in Seoul', async () => {
  const site = await openSite({ jobs: true })
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, page_price: 1 })
  await site.make.departure({ package_code, departure_date: '2999-01-01', adult_price: 777_000 })
  const boss = new PgBoss({ connectionString: site.url, supervise: false, schedule: false })
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  await boss.send('turn-day')
  await vi.waitFor(
    async () =>
      expect((await site.visitorAt('a1.localhost').catalog.packageList()).list).toMatchObject([
        { package_code, page_price: 777_000 },
      ]),
    { timeout: 15_000, interval: 200 },
  )
  expect(await boss.getSchedules('turn-day')).toMatchObject([{ cron: '0 0 * * *', timezone: 'Asia/Seoul' }])
})
