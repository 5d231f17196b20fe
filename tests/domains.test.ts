// The domains of an agency: who adds which, what is refused, and what a check says.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { checkDomain } from '#domain/agency/check-domain.server.ts'
import type { DomainProbe } from '#platform/integrations/domain-probe.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
  await site.db
    .insertInto('agency_domain')
    .values([
      { domain: 'www.ours.example', travel_agency: 1 },
      { domain: 'www.theirs.example', travel_agency: 2 },
    ])
    .execute()
})

const change = async (method: 'POST' | 'DELETE', domain: string) =>
  owner.send(method, '/api/office/domains', {
    domain,
    revision: (await owner.api.agency.domains()).revision,
  })

test('an owner adds a domain, and the site answers there at once; removed, it no longer does', async () => {
  const status = async () => (await site.request('/', { host: 'new.ours.example' })).body.includes('footer')
  expect(await status()).toBe(false)
  expect((await change('POST', 'New.Ours.Example')).status).toBe(200)
  expect(await status()).toBe(true)
  expect((await change('DELETE', 'new.ours.example')).status).toBe(200)
  expect((await owner.api.agency.domains()).domains).not.toContain('new.ours.example')
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

test('links keep the preview address until a check finds that the domain leads here', async () => {
  const live = await createSite({
    env: { NARU: 'live', OFFICE_HOST: 'office.example', SITES_DOMAIN: 'sites.example', SMTP_URL: 'smtp://x' },
  })
  const other = await createStaffUser(live)
  await live.db.updateTable('staff').set({ totp_sealed: 'sealed' }).where('id', '=', other.id).execute()
  const ask = async (host: string) => (await live.request('/', { host })).statusCode
  await live.db.deleteFrom('agency_domain').where('travel_agency', '=', 1).execute()
  const { revision } = await other.api.agency.domains()
  await other.api.agency.addDomain({ domain: 'www.new.example', revision })
  expect((await other.api.agency.domains()).waiting).toEqual(['www.new.example'])
  expect(await other.api.agency.opening()).toMatchObject({
    origin: 'https://1.sites.example',
    waiting: ['www.new.example'],
  })
  expect([await ask('1.sites.example'), await ask('www.new.example')]).toEqual([200, 200])

  const { integrations } = live.naru.deps
  const addresses = { 'office.example': ['192.0.2.1'], 'www.new.example': ['198.51.100.9'] }
  integrations.domainProbe = {
    findAddresses: async (host) => Object.entries(addresses).find(([name]) => name === host)?.[1] ?? 'none',
    findTexts: async () => 'none',
    checkCertificate: async () => 'ok',
  }
  await other.api.agency.checkDomain({ domain: 'www.new.example' })
  expect((await other.api.agency.domains()).waiting).toEqual(['www.new.example'])
  addresses['www.new.example'] = ['192.0.2.1']
  await other.api.agency.checkDomain({ domain: 'www.new.example' })
  expect((await other.api.agency.domains()).waiting).toEqual([])
  expect((await other.api.agency.opening()).origin).toBe('https://www.new.example')
  await vi.waitFor(async () =>
    expect([await ask('1.sites.example'), await ask('www.new.example')]).toEqual([302, 200]),
  )
})

test('the last domain stays, and whoever comes second is told', async () => {
  const { domains, revision } = await owner.api.agency.domains()
  for (const domain of domains.slice(1)) await change('DELETE', domain)
  expect((await change('DELETE', domains[0] ?? '')).body.code).toBe('LAST_DOMAIN')
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
    return {
      findAddresses: async (host) => records[host] ?? 'none',
      findTexts: async (name) => records[name] ?? 'none',
      checkCertificate: async () => 'ok',
    }
  }
  const check = async (asked: DomainProbe) =>
    Object.fromEntries(
      (await checkDomain(asked, 'www.a.example', ours)).map(({ check, state }) => [check, state]),
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
