// The domains of an agency: who adds which, what is refused, and what a check says.
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { runDomainChecks } from '#domain/agency/address/check-domain.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { DomainProbe } from '#platform/integrations/domain-probe.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
  await site.db.deleteFrom('agency_domain').execute()
  await site.db
    .insertInto('agency_domain')
    .values([
      { domain: 'www.ours.example', travel_agency: 1, is_main: true },
      { domain: 'www.theirs.example', travel_agency: 2 },
    ])
    .execute()
})

const change = async (method: 'POST' | 'DELETE' | 'PUT', domain: string, who = owner) =>
  who.send(method, method === 'PUT' ? '/api/office/domains/main' : '/api/office/domains', {
    domain,
    revision: (await who.api.agency.domains()).revision,
  })
/** The world's name servers, as long as a test runs. */
function setRecords(records: Partial<Record<string, string[]>>): void {
  const { integrations } = site.naru.deps
  const { domainProbe } = integrations
  onTestFinished(() => void Object.assign(integrations, { domainProbe }))
  Object.assign(integrations, { domainProbe: createProbe({ 'office.localhost': ['192.0.2.1'], ...records }) })
}
const createProbe = (records: Partial<Record<string, string[]>>): DomainProbe => ({
  findAddresses: async (host) => records[host] ?? 'none',
  findTexts: async (name) => records[name] ?? 'none',
  checkCertificate: async () => 'ok',
})
const isOpenAt = async (host: string) => (await site.request('/', { host })).body.includes('footer')
const list = async (who = owner) =>
  (await who.api.agency.domains()).domains.map(({ domain, state, is_main }) => [domain, state, is_main])
const getProof = async (domain: string, who = owner) =>
  (await who.api.agency.domains()).domains.find((each) => each.domain === domain)?.proof ??
  expect.fail('no proof')
const findStates = ({ checks }: Awaited<ReturnType<typeof owner.api.agency.checkDomain>>) =>
  Object.fromEntries(checks.map(({ check, state }) => [check, state]))

test('a new domain changes nothing until a check has found both of its records; removed, it no longer answers', async () => {
  const domain = 'new.ours.example'
  expect((await change('POST', 'New.Ours.Example')).status).toBe(200)
  expect(await list()).toEqual([
    ['www.ours.example', 'connected', true],
    [domain, 'pending', false],
  ])
  expect(await isOpenAt(domain)).toBe(false)
  const { name, value } = await getProof(domain)
  setRecords({ [name]: [value] })
  const unled = await owner.api.agency.checkDomain({ domain })
  expect([unled.is_connected, findStates(unled)]).toMatchObject([false, { address: 'missing', proof: 'ok' }])
  setRecords({ [domain]: ['192.0.2.1'], [name]: ['something else'] })
  const unproved = await owner.api.agency.checkDomain({ domain })
  expect([unproved.is_connected, findStates(unproved)]).toMatchObject([
    false,
    { address: 'ok', proof: 'wrong' },
  ])
  expect(await isOpenAt(domain)).toBe(false)
  setRecords({ [domain]: ['192.0.2.1'], [name]: ['something else', value] })
  expect((await owner.api.agency.checkDomain({ domain })).is_connected).toBe(true)
  await vi.waitFor(async () => expect(await isOpenAt(domain)).toBe(true))
  expect(await list()).toEqual([
    ['www.ours.example', 'connected', true], // though the new one comes first by the alphabet
    [domain, 'connected', false],
  ])
  expect((await change('DELETE', domain)).status).toBe(200)
  await vi.waitFor(async () => expect(await isOpenAt(domain)).toBe(false))
})

test('a claim keeps nobody from their domain, and whose records name it has it', async () => {
  const domain = 'www.theirs.kr'
  const other = await createStaffUser(site, { travel_agency: 2 })
  for (const who of [owner, other]) expect((await change('POST', domain, who)).status).toBe(200)
  const [mine, theirs] = [await getProof(domain), await getProof(domain, other)]
  expect(mine.value).not.toBe(theirs.value)
  setRecords({ [domain]: ['192.0.2.1'], [theirs.name]: [theirs.value] })
  expect((await owner.api.agency.checkDomain({ domain })).is_connected).toBe(false)
  expect((await other.api.agency.checkDomain({ domain })).is_connected).toBe(true)
  setRecords({ [domain]: ['192.0.2.1'], [theirs.name]: [theirs.value, mine.value] })
  const late = await owner.send('POST', '/api/office/domains/check', { domain })
  expect(late.body.code).toBe('DOMAIN_TAKEN')
  expect((await change('DELETE', domain)).status).toBe(200)
  expect((await change('POST', domain)).body.code).toBe('DOMAIN_TAKEN')
})

test('an owner chooses which domain links name; one that is not connected cannot be it', async () => {
  await site.db.insertInto('agency_domain').values({ domain: 'zz.ours.example', travel_agency: 1 }).execute()
  await change('POST', 'claimed.ours.example')
  expect((await change('PUT', 'claimed.ours.example')).body.code).toBe('NOT_FOUND')
  expect((await change('PUT', 'zz.ours.example')).status).toBe(200)
  expect((await list())[0]).toEqual(['zz.ours.example', 'connected', true])
  expect((await change('DELETE', 'zz.ours.example')).status).toBe(200)
  expect((await list())[0]).toEqual(['www.ours.example', 'connected', true])
  expect((await change('DELETE', 'claimed.ours.example')).status).toBe(200)
})

test('an owner has browsers ask other subdomains by HTTPS alone, and every owner is told', async () => {
  const listNotices = () =>
    runInTransaction(site.db, 1, (tx) =>
      tx.selectFrom('settings_notice').select('setting').where('travel_agency', '=', 1).execute(),
    )
  expect((await owner.api.agency.domains()).hsts_subdomains).toBe(false)
  const manager = await createStaffUser(site, { roles: ['manager'] })
  const input = { hsts_subdomains: true }
  expect((await manager.send('PUT', '/api/office/domains/https', input)).body.code).toBe('NOT_ALLOWED')
  const before = await listNotices()
  expect((await owner.send('PUT', '/api/office/domains/https', input)).status).toBe(200)
  expect((await owner.api.agency.domains()).hsts_subdomains).toBe(true)
  expect(await listNotices()).toEqual([...before, { setting: 'domain' }])
})

test('in live mode links name the preview address until a domain is connected', async () => {
  const live = await createSite({
    env: { NARU: 'live', SITES_DOMAIN: 'sites.example', OFFICE_HOST: 'office.example', SMTP_URL: 'smtp://x' },
  })
  await live.db.deleteFrom('agency_domain').where('travel_agency', '=', 1).execute()
  const origin = () => live.naru.deps.siteOrigin(1)
  const connect = (table: 'agency_domain' | 'agency_domain_claim') =>
    live.db.insertInto(table).values({ domain: 'www.mine.example', travel_agency: 1 }).execute()
  await connect('agency_domain_claim')
  await vi.waitFor(async () => expect(await origin()).toBe('https://1.sites.example'))
  expect((await live.request('/', { host: '1.sites.example' })).statusCode).toBe(200)
  await connect('agency_domain')
  await vi.waitFor(async () => expect(await origin()).toBe('https://www.mine.example'))
})

test.each([
  ['an IP address', '10.0.0.1', 'BAD_INPUT'],
  ['an IPv6 address', '[::1]', 'BAD_INPUT'],
  ['localhost', 'localhost', 'BAD_INPUT'],
  ['a host of the demo', 'a2.localhost', 'BAD_INPUT'],
  ['an address with a path', 'www.example.com/a', 'BAD_INPUT'],
  ['another agency’s', 'www.theirs.example', 'DOMAIN_TAKEN'],
])('%s is refused at its field', async (_name, domain, code) => {
  const before = await owner.api.agency.domains()
  const { body } = await change('POST', domain)
  expect([body.code, Object.keys(body.fields)]).toEqual([code, ['domain']])
  expect(await owner.api.agency.domains()).toEqual(before)
})

test('the office’s own host is refused', async () => {
  const live = await createSite({
    env: { OFFICE_HOST: 'office.naru.example', SITES_DOMAIN: 'sites.naru.example' },
  })
  const other = await createStaffUser(live)
  for (const domain of ['office.naru.example', 'x.sites.naru.example']) {
    const { revision } = await other.api.agency.domains()
    const { body } = await other.send('POST', '/api/office/domains', { domain, revision })
    expect(body.code).toBe('DOMAIN_RESERVED')
  }
})

test('the last domain stays, and whoever comes second is told', async () => {
  const { domains, revision } = await owner.api.agency.domains()
  for (const { domain } of domains.slice(1)) await change('DELETE', domain)
  expect((await change('DELETE', domains[0]?.domain ?? '')).body.code).toBe('LAST_DOMAIN')
  const second = { domain: 'x.ours.example', revision: revision ^ 1 }
  expect((await owner.send('POST', '/api/office/domains', second)).body.code).toBe('CHANGED_MEANWHILE')
})

test('a manager neither sees nor changes domains', async () => {
  const manager = await createStaffUser(site, { roles: ['manager'] })
  expect((await manager.send('GET', '/api/office/domains')).body.code).toBe('NOT_ALLOWED')
})

describe('a check', () => {
  const ours = {
    officeHost: 'office.naru.example',
    sitesDomain: undefined,
    mailDomain: 'naru.example',
    dkimSelector: 'k1',
  }
  const probe = (change: Partial<Record<string, string[]>> = {}): DomainProbe => {
    const records: Partial<Record<string, string[]>> = {
      'office.naru.example': ['192.0.2.1'],
      'www.a.example': ['192.0.2.1'],
      'naru.example': ['v=spf1 include:x -all', 'something else'],
      'k1._domainkey.naru.example': ['v=DKIM1; k=rsa; p=MIIB'],
      '_dmarc.naru.example': ['v=DMARC1; p=none'],
      ...change,
    }
    return createProbe(records)
  }
  const check = async (asked: DomainProbe) =>
    Object.fromEntries(
      (await runDomainChecks(asked, 'www.a.example', { ours })).map(({ check, state }) => [check, state]),
    )

  test('finds nothing wrong where everything is set', async () => {
    expect(await check(probe())).toEqual({
      address: 'ok',
      certificate: 'ok',
      spf: 'ok',
      dkim: 'ok',
      dmarc: 'ok',
    })
  })

  test('says what is missing and what leads elsewhere, and knocks at no foreign server', async () => {
    expect(
      await check({
        ...probe({
          'www.a.example': ['198.51.100.9'],
          'naru.example': ['v=spf1 a', 'v=spf1 b'],
          '_dmarc.naru.example': undefined,
        }),
        checkCertificate: () => Promise.reject(new Error('asked a foreign server')),
      }),
    ).toMatchObject({ address: 'wrong', certificate: 'unknown', spf: 'wrong', dmarc: 'missing' })
    expect(await check(probe({ 'www.a.example': undefined }))).toMatchObject({ address: 'missing' })
  })

  test('asks for the certificate at our own address, wherever else the name leads', async () => {
    const asked: string[][] = []
    const inner = ['10.0.0.5', '192.0.2.1']
    await check({
      ...probe({ 'www.a.example': inner }),
      checkCertificate: async (...about) => {
        asked.push(about)
        return 'ok'
      },
    })
    expect(asked).toEqual([['www.a.example', '192.0.2.1']])
  })

  test('tells silence from absence', async () => {
    const silent: DomainProbe = {
      findAddresses: async () => 'unreachable',
      findTexts: async () => 'unreachable',
      checkCertificate: async () => 'unreachable',
    }
    expect(await check(silent)).toEqual({
      address: 'unreachable',
      certificate: 'unknown',
      spf: 'unreachable',
      dkim: 'unreachable',
      dmarc: 'unreachable',
    })
  })
})
