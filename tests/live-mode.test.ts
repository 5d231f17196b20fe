// Live mode, where it is another than the demo: what is shut, and what hosts and addresses are.
import { beforeAll, describe, expect, test } from 'vitest'
import { createSite, type Site } from './site.ts'

const host = 'www.live.example'
let liveSite: Site
beforeAll(async () => {
  const env = {
    NARU: 'live',
    OFFICE_HOST: 'office.localhost',
    DATABASE_URL: 'postgres://nobody@localhost/none',
  }
  liveSite = await createSite({ env, shared: true })
  await liveSite.db.insertInto('agency_domain').values({ domain: host, travel_agency: 1 }).execute()
})
const requestOffice = (url: string) =>
  liveSite.naru.office?.inject({ url, headers: { host: 'office.localhost' } }) ?? expect.fail('no office')

describe('live mode', () => {
  test('an agency answers at its domain alone, and calls itself https there', async () => {
    for (const nobodys of ['a1.localhost', 'localhost', '127.0.0.1'])
      expect((await liveSite.request('/', { host: nobodys })).headers.location, nobodys).toBe('/agencyError')
    const { statusCode, body } = await liveSite.request('/', { host })
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="https://${host}/`)
  })

  test('there are no stand-ins for Toss and Kakao, and no window of theirs', async () => {
    for (const path of ['/__sim/toss/pay', '/__sim/kakao/oauth/authorize'])
      expect((await liveSite.request(path, { host })).statusCode, path).toBe(404)
    expect(liveSite.naru.deps.integrations.tossWindow).toBeUndefined()
    const page = liveSite.naru.deps.integrations.kakao.createAuthorizeUrl({
      client_id: 'id',
      redirect_uri: `https://${host}/auth/kakao`,
      state: 's',
    })
    expect(String(page)).toMatch(/^https:\/\/kauth\.kakao\.com\//)
  })

  test('in live mode the office has no kit page and frames only https previews', async () => {
    expect((await requestOffice('/kit')).statusCode).toBe(404)
    const screen = await requestOffice('/login')
    expect(screen.statusCode).toBe(200)
    expect(screen.headers['content-security-policy']).toMatch(/frame-src [^;]*https:(;|$| )/)
    expect(screen.headers['content-security-policy']).not.toContain('http://*.localhost')
  })

  test('without OFFICE_HOST there is no office', async () => {
    const alone = await createSite({ env: { NARU: 'live', DATABASE_URL: liveSite.url }, empty: true })
    expect(alone.naru.office).toBeUndefined()
    expect((await alone.request('/api/office/me', { host: 'office.localhost' })).statusCode).toBe(404)
  })
})
