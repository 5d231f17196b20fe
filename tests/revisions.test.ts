// §6 of the design: a number says whether anything changed. Heard, polled, and distrusted when neither is
// sure.

import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Revisions } from '#platform/cache/revisions.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { sameInBoth } from '#seed/make.ts'
import { raiseRevisionSilently } from './raise-revision-silently.ts'
import { getPort } from './shared/get-port.ts'
import { createSite } from './site.ts'
import { createStaffUser } from './staff-user.ts'

const silentLog = { info() {}, warn() {}, error() {} }
const changeTitle = (db: ReturnType<typeof createDatabase>['db'], name: string) =>
  db
    .updateTable('agency_meta')
    .set({ title: sameInBoth(name) })
    .where('travel_agency', '=', 1)
    .execute()

/** A proxy before the database that can go silent without closing: a half-open connection. */
async function createProxy(url: string) {
  const target = new URL(url)
  const sockets = new Set<net.Socket>()
  let silentNow = false
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    near.on('data', (bytes) => silentNow || far.write(bytes))
    far.on('data', (bytes) => silentNow || near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const through = new URL(url)
  through.port = String(getPort(server))
  return {
    url: through.href,
    goSilent: (silence: boolean) => {
      silentNow = silence
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function createRevisions(url: string, direct: string) {
  const database = createDatabase(url, () => {})
  const revisions = new Revisions(database.db, url, silentLog)
  await revisions.start()
  const writer = createDatabase(direct, () => {})
  onTestFinished(async () => {
    await revisions.stop()
    await Promise.race([database.close(), wait(500)])
    await writer.close()
  })
  return { revisions, writer }
}

test('a change through a call is heard at once by another process', async () => {
  const site = await createSite()
  const { revisions } = await createRevisions(site.url, site.url)
  const owner = await createStaffUser(site)
  const before = revisions.getCacheKey(1, ['site'])
  const name = { ko: '해외', en: '' }
  await owner.sendOnce('POST', '/api/office/category', { level: 'category', parent: null, name })
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).not.toBe(before), {
    timeout: 1000,
    interval: 5,
  })
})

test('a change made in SQL reaches another process at once', async () => {
  const site = await createSite()
  const { revisions, writer } = await createRevisions(site.url, site.url)
  const before = revisions.getCacheKey(1, ['site'])
  await changeTitle(writer.db, 'New')
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).not.toBe(before), {
    timeout: 1000,
    interval: 5,
  })
  expect(revisions.getCacheKey(2, ['site'])).toBe(revisions.getCacheKey(2, ['site']))
})

test('a change of one agency or kind moves no other number', async () => {
  const site = await createSite()
  const { revisions, writer } = await createRevisions(site.url, site.url)
  const others = [
    revisions.getCacheKey(2, ['site']),
    revisions.getCacheKey(1, ['catalog']),
    revisions.getCacheKey(1, ['board']),
  ]
  const before = revisions.getCacheKey(1, ['site'])
  await changeTitle(writer.db, 'New')
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).not.toBe(before), 10_000)
  expect([
    revisions.getCacheKey(2, ['site']),
    revisions.getCacheKey(1, ['catalog']),
    revisions.getCacheKey(1, ['board']),
  ]).toEqual(others)
})

test('a missed notification is found by the poll', async () => {
  const site = await createSite()
  const { revisions, writer } = await createRevisions(site.url, site.url)
  const before = revisions.getCacheKey(1, ['site'])
  await writer.db.transaction().execute((tx) => raiseRevisionSilently(tx, 1))
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).not.toBe(before), { timeout: 4000 })
})

test('after the listener connection breaks, no cache entry is used until all revisions are read again', async () => {
  const site = await createSite()
  const proxy = await createProxy(site.url)
  const { revisions, writer } = await createRevisions(proxy.url, site.url)
  const before = revisions.getCacheKey(1, ['site'])
  proxy.cut()
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).toBeUndefined(), { interval: 2 })
  await changeTitle(writer.db, 'While nobody listened')
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).toBeDefined(), {
    timeout: 5000,
    interval: 2,
  })
  expect(revisions.getCacheKey(1, ['site'])).not.toBe(before)
})

test('a half-open connection: after 5 s without a confirmed number the cache is bypassed, and it recovers', {
  timeout: 40_000,
}, async () => {
  const site = await createSite()
  const proxy = await createProxy(site.url)
  const { revisions } = await createRevisions(proxy.url, site.url)
  expect(revisions.getCacheKey(1, ['site'])).toBeDefined()
  proxy.goSilent(true)
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).toBeUndefined(), { timeout: 8000 })
  proxy.goSilent(false)
  proxy.cut()
  await vi.waitFor(() => expect(revisions.getCacheKey(1, ['site'])).toBeDefined(), { timeout: 12_000 })
})

test('cached answers are invalidated at once in the same process, and only for the changed agency', async () => {
  const site = await createSite()
  const title = async (host: string) =>
    (await site.request('/api/landing/landingMeta', { host })).json().title.ko
  expect([await title('a1.localhost'), await title('a2.localhost')]).toEqual(['Agency 1', 'Agency 2'])
  const etag = (await site.request('/api/landing/landingMeta', { host: 'a2.localhost' })).headers.etag
  await changeTitle(site.db, 'Renamed')
  await vi.waitFor(async () => expect(await title('a1.localhost')).toBe('Renamed'), 10_000)
  const again = await site.request('/api/landing/landingMeta', {
    host: 'a2.localhost',
    headers: { 'if-none-match': String(etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('a bulk change of two agencies raises both numbers once', async () => {
  const site = await createSite()
  const read = async () =>
    (
      await site.db
        .selectFrom('revision')
        .selectAll()
        .where('kind', '=', 'site')
        .orderBy('travel_agency')
        .execute()
    ).map(({ number }) => number)
  const [one = 0, two = 0] = await read()
  await new Promise((resolve) => setImmediate(resolve))
  const client = new pg.Client(site.url)
  await client.connect()
  await client.query("update agency_info set fax = '02-555-0199'")
  await client.end()
  expect(await read()).toEqual([one + 1, two + 1])
})
