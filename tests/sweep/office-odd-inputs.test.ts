// Every office call with what no form sends: refused or ignored, never a fault of ours.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'
import { countCases } from '../attacks/count-cases.ts'
import { createOperator } from '../operator-setup.ts'
import { createSite, type Site } from '../site.ts'
import { createStaffUser, officeHost } from '../staff-user.ts'

const officeCalls = Object.entries(calls).flatMap(([room, named]) =>
  Object.entries<Call>(named).map(([name, call]) => ({ name: `${room}.${name}`, call })),
)

let site: Site
/** Somebody whom the call lets in, so that its input is looked at. */
const createCaller = (call: Call) => {
  if (call.operator) return createOperator(site)
  return createStaffUser(site, { roles: call.may === 'guide' ? ['guide'] : ['owner'] })
}
beforeAll(async () => {
  site = await createSite({ shared: true })
})

const fillEveryText = (value: string) => {
  const texts = ['text', 'note', 'contents', 'title', 'name', 'q', 'query', 'email', 'reply', 'reason']
  return JSON.stringify(Object.fromEntries(texts.map((field) => [field, value])))
}
const oddBodies = [
  '{"travel_agency":{"toString":1}}',
  '{"travel_agency":[1]}',
  '{"travel_agency":"2"}',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"id":9300000000000000000,"staff_id":3000000000,"revision":3000000000,"amount":1e400}',
  '{"id":-1,"staff_id":-1,"revision":-1,"amount":-1,"traveller":-1,"page":0,"page_size":101}',
  '{"id":1.5,"staff_id":"1","ids":[1e308],"roles":"owner","stars":6}',
  fillEveryText('a\0b'),
  fillEveryText('\ud800'),
  fillEveryText('x'.repeat(100_000)),
  '{"from":"0000-00-00","to":"99999-01-01","due":"2026-02-30","shown_from":"-1","shown_until":"x"}',
  `{"booking_id":"${'A'.repeat(5_000)}","token":"${'A'.repeat(5_000)}","code":"12345６"}`,
  '[]',
  '5',
  '{} and more',
  '['.repeat(120_000),
]

/** In a query only texts travel. */
const toQuery = (sent: string): string | undefined => {
  if (!/^\{[\s\S]*\}$/.test(sent)) return undefined
  const fields = Object.entries<unknown>(JSON.parse(sent.replace('1e400', '1')))
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
}

test.each(officeCalls)('$name: what no form sends is refused', async ({ call, name }) => {
  const { method, path } = call
  const person = await createCaller(call)
  const send = async (sent: string) => {
    const query = method === 'GET' ? toQuery(sent) : ''
    if (query === undefined) return undefined
    const response = await site.naru.office?.inject({
      method,
      url: `${path}?${call.operator ? '' : 'travel_agency=1&'}${query}`,
      ...(method !== 'GET' && { payload: sent }),
      headers: {
        host: officeHost,
        origin: `http://${officeHost}`,
        cookie: `office=${person.visitor.cookies.get('office')}`,
        'idempotency-key': randomUUID(),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
    })
    return response?.statusCode
  }
  let cases = 0
  for (const sent of oddBodies) {
    const status = await send(sent)
    if (status === undefined) continue
    cases += 1
    expect([sent.slice(0, 60), status]).toEqual([
      sent.slice(0, 60),
      expect.toBeOneOf([400, 401, 403, 404, 413, 414, 429, 431]),
    ])
  }
  expect(await send('{"is_admin":true}'), name).toBeOneOf([400, 429])
  countCases(cases + 1)
})
