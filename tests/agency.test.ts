// §1, §7 Site: which agency answers, and what it says of itself.
import { expect, test, vi } from 'vitest'
import { sameInBoth } from '#seed/make.ts'
import { createSite } from './site.ts'

test('the host decides the agency, whatever its case, port or trailing dot', async () => {
  const site = await createSite()
  for (const host of [
    'a2.localhost',
    'A2.LocalHost',
    'a2.localhost:8080',
    'a2.localhost.',
    'agency2.example',
    'AGENCY2.example:443',
  ]) {
    const response = await site.request('/api/landing/landingHomepageInfo', { host })
    expect([host, response.json().travel_agency]).toEqual([host, 2])
  }
})

test('a forged X-Forwarded-Host changes nothing; a trusted proxy’s does', async () => {
  const site = await createSite()
  const forged = await site.request('/api/landing/landingHomepageInfo', {
    headers: { 'x-forwarded-host': 'a2.localhost' },
  })
  expect(forged.json().travel_agency).toBe(1)
  const behindProxy = await createSite({ env: { TRUST_PROXY: '127.0.0.1' }, databaseUrl: site.url })
  const forwarded = await behindProxy.request('/api/landing/landingHomepageInfo', {
    headers: { 'x-forwarded-host': 'a2.localhost' },
  })
  expect(forwarded.json().travel_agency).toBe(2)
})

test('an unknown host gets no agency, and malformed hosts cause no error', async () => {
  const site = await createSite()
  for (const host of [
    'nobody.example',
    '../a1',
    'a1.localhost/x',
    `${'a'.repeat(300)}.example`,
    "a1'--",
    'a1.localhost@a2.localhost',
    '[::1',
  ]) {
    const response = await site.request('/api/landing/landingHomepageInfo', { host })
    expect([host, response.statusCode, response.json().code]).toEqual([host, 404, 'AGENCY_NOT_FOUND'])
  }
})

test('on a host of API_HOSTS, and only there, travel_agency decides', async () => {
  const site = await createSite()
  const api = await createSite({ env: { API_HOSTS: 'api.example' }, databaseUrl: site.url })
  const chosen = await api.request('/api/landing/landingHomepageInfo?travel_agency=2', {
    host: 'api.example',
  })
  expect(chosen.json().travel_agency).toBe(2)
  for (const query of ['', '?travel_agency=abc', '?travel_agency=1&travel_agency=2', '?travel_agency=77']) {
    expect(
      (await api.request(`/api/landing/landingHomepageInfo${query}`, { host: 'api.example' })).statusCode,
    ).toBe(404)
  }
})

test('the site calls say who the agency is', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category({
    tour_category_name: sameInBoth('Europe'),
    side_yn: 'Y',
  })
  const { tour_area_id } = await site.make.area({ tour_category_id, tour_area_name: sameInBoth('Alps') })
  await site.make.areaDetail({ tour_area_id, tour_area_detail_name: sameInBoth('Zermatt') })
  const { agency } = site.client
  expect(await agency.landingHomepageInfo()).toMatchObject({
    id: 1,
    travel_agency: 1,
    about_yn: 'N',
    multilingual_yn: 'N',
    type: 'L',
    pay_yn: 'N',
    company_name: sameInBoth('Agency 1'),
  })
  expect(await agency.landingMeta()).toEqual({
    title: sameInBoth('Agency 1'),
    description: sameInBoth('Agency 1 sells trips'),
    keywords: sameInBoth('travel'),
    img: null,
    list_title: null,
    list_description: null,
  })
  expect(await agency.kakaoChat()).toEqual({ code: null, whatsapp_code: null })
  expect(await agency.homepageInfo()).toMatchObject({
    info: { travel_agency: 1 },
    meta: { title: sameInBoth('Agency 1') },
    chat: { code: null },
    home: null,
  })
  expect(await agency.getTravelAgency({ domain: 'Agency2.example' })).toEqual({ travel_agency: 2 })
  for (const domain of ['a2.localhost', 'A2.localhost:3000'])
    expect(await agency.getTravelAgency({ domain })).toEqual({ travel_agency: 2 })
  await expect(agency.getTravelAgency({ domain: 'nobody.example' })).rejects.toMatchObject({
    refusal: 'AGENCY_NOT_FOUND',
  })
  expect((await agency.category()).list).toMatchObject([
    {
      side_yn: 'Y',
      tour_area_list: [
        {
          tour_area_name: sameInBoth('Alps'),
          tour_area_detail_list: [{ tour_area_detail_name: sameInBoth('Zermatt') }],
        },
      ],
    },
  ])
})

test('terms in force are the newest version of each kind whose effective date has passed', async () => {
  const site = await createSite()
  const text = {
    travel_agency: 1,
    type: 'use' as const,
    title: sameInBoth('Terms'),
    contents: sameInBoth('…'),
  }
  for (const [version, effective_date] of [
    ['1', '2020-01-01'],
    ['2', '2024-01-01'],
    ['3', '2999-01-01'],
  ] as const)
    await site.db
      .insertInto('terms')
      .values({ ...text, version, effective_date })
      .execute()
  expect((await site.client.agency.terms({ type: 'use' })).list).toMatchObject([
    { version: '2', effective_date: '2024-01-01' },
  ])
  expect((await site.client.agency.terms({ type: 'tour' })).list).toEqual([])
})

test('a partner shop is found by its store_id; another agency’s shop is answered like an unknown one', async () => {
  const site = await createSite()
  await site.db
    .insertInto('shop')
    .values([
      { travel_agency: 1, store_id: 'mine', store_name: sameInBoth('Mine') },
      { travel_agency: 2, store_id: 'theirs', store_name: sameInBoth('Theirs') },
    ])
    .execute()
  expect(await site.client.agency.shopInfo({ store_id: 'mine' })).toMatchObject({
    pay_yn: 'N',
    shop: { store_name: sameInBoth('Mine') },
  })
  expect(await site.client.agency.shopInfo()).toMatchObject({ shop: null })
  for (const store_id of ['theirs', 'nobody'])
    await expect(site.client.agency.shopInfo({ store_id })).rejects.toMatchObject({
      refusal: 'STORE_MISSING',
    })
})

test('a proxy that fetches certificates is told which hosts are an agency’s or the office’s', async () => {
  const site = await createSite()
  await site.db.insertInto('agency_domain').values({ travel_agency: 1, domain: 'www.one.example' }).execute()
  const requestStatus = async (query: string) =>
    (await site.request(`/hosted${query}`, { host: '127.0.0.1:8081' })).statusCode
  for (const domain of ['www.one.example', 'WWW.One.Example', 'office.localhost'])
    expect([domain, await requestStatus(`?domain=${domain}`)]).toEqual([domain, 200])
  for (const query of [
    '',
    '?domain=',
    '?domain=www.nobody.example',
    '?domain=a&domain=b',
    '?domain=%27%20or%201=1',
  ])
    expect([query, await requestStatus(query)]).toEqual([query, 404])
})

test('changing one agency leaves the cached hosts of another agency untouched', async () => {
  const site = await createSite({ env: { METRICS_PORT: '0' } })
  const { revisions, findAgencyByHost } = site.naru.deps
  const domains = [
    { travel_agency: 1, domain: 'www.one.example' },
    { travel_agency: 2, domain: 'www.two.example' },
  ]
  await site.db.insertInto('agency_domain').values(domains).execute()
  const settled = () =>
    vi.waitFor(async () => {
      const rows = await site.db.selectFrom('revision').selectAll().where('kind', '=', 'site').execute()
      for (const { travel_agency, number } of rows)
        expect(revisions.getSiteRevision(travel_agency)).toBe(number)
    }, 10_000)
  const lookedUp = async () => {
    const { port } = site.naru.metrics ?? expect.fail('no port')
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/naru_cache_misses_total\{cache="hosts"\} (\d+)/.exec(text)?.[1])
  }
  const look = async () => [
    await findAgencyByHost('www.one.example'),
    await findAgencyByHost('www.two.example'),
  ]
  await settled()
  expect(await look()).toEqual([1, 2])
  const before = await lookedUp()
  const renamed = { title: sameInBoth('다른 이름') }
  await site.db.updateTable('agency_meta').set(renamed).where('travel_agency', '=', 1).execute()
  await settled()
  expect(await look()).toEqual([1, 2])
  expect(await lookedUp()).toBe(before + 1) // the one whose site it is
  await site.db.deleteFrom('agency_domain').where('domain', '=', 'www.one.example').execute()
  await site.db.insertInto('agency_domain').values({ travel_agency: 2, domain: 'www.one.example' }).execute()
  await settled()
  expect(await look()).toEqual([2, 2])
})
