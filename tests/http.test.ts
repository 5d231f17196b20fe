// The HTTP layer: what is refused before a request is one, and what every answer has in common.
import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { needsScript as inEnglish } from '#i18n/office/en/no-script.ts'
import { needsScript as inKorean } from '#i18n/office/ko/no-script.ts'
import { httpLimits } from '#limits/machine.ts'
import { countCases } from './attacks/count-cases.ts'
import { createSite, type Site } from './site.ts'

async function listenOnPort({ naru }: Site): Promise<number> {
  await naru.app.listen({ host: '127.0.0.1', port: 0 })
  const address = naru.app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

let site: Site
let port: number
beforeAll(async () => {
  site = await createSite({ shared: true })
  port = await listenOnPort(site)
})

/** Sends bytes as they are, and reads until the server ends the connection or has nothing more to say. */
async function sendBytes(bytes: string): Promise<{ text: string; closed: boolean }> {
  const socket = net.connect(port, '127.0.0.1')
  let text = ''
  let closed = false
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', () => {})
  const end = new Promise<void>((resolve) =>
    socket.once('close', () => {
      closed = true
      resolve()
    }),
  )
  socket.write(bytes)
  await Promise.race([end, wait(1_500)])
  socket.destroy()
  return { text, closed }
}

const parseRefusal = (text: string) => {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), ...JSON.parse(body) }
}

test('bytes that are no HTTP request get the usual refusal, and the connection closes', async () => {
  const broken: [string, string, number, string][] = [
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'BAD_INPUT'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a1.localhost\r\n\r\n', 400, 'BAD_INPUT'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a1.localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'BAD_INPUT',
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: a1.localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ]
  countCases(broken.length)
  for (const [what, bytes, status, code] of broken) {
    const { text, closed } = await sendBytes(bytes)
    expect([what, closed, parseRefusal(text)]).toEqual([
      what,
      true,
      expect.objectContaining({
        status,
        code,
        description: { ko: expect.stringMatching(/[가-힣]/), en: expect.stringMatching(/[a-z]/) },
        head: expect.stringContaining('connection: close'),
      }),
    ])
  }
})

test('a request that does not arrive in time is told so in the same shape', async () => {
  const { server } = site.naru.app
  const socket = net.connect(port, '127.0.0.1')
  const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  const taken = new Promise<net.Socket>((resolve) => server.once('connection', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: a1.localhost\r\n')
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', late, await taken) // as Node does after the limit; nobody waits for it here
  expect(parseRefusal(await answered)).toMatchObject({ status: 408, code: 'TOO_SLOW' })
  socket.destroy()
})

test('a request names one host: two, or none, are refused', async () => {
  const ask = async (...lines: string[]) =>
    parseRefusal(
      (
        await sendBytes(
          `GET /api/landing/landingMeta HTTP/1.1\r\nConnection: close\r\n${lines.join('\r\n')}\r\n\r\n`,
        )
      ).text,
    )
  for (const lines of [
    ['Host: a1.localhost', 'Host: a2.localhost'],
    ['Host: a1.localhost', 'host: a1.localhost'],
    ['Accept: */*'],
  ])
    expect([lines, await ask(...lines)]).toEqual([
      lines,
      expect.objectContaining({ status: 400, code: 'BAD_INPUT' }),
    ])
  expect(await ask('Host: a1.localhost')).toMatchObject({ status: 200, title: { ko: 'Agency 1' } })
})

test('an absolute URL in the request line counts as a second host', async () => {
  for (const target of ['http://a2.localhost/', 'http://a2.localhost/travel', 'a2.localhost:80'])
    expect([
      target,
      parseRefusal((await sendBytes(`GET ${target} HTTP/1.1\r\nHost: a1.localhost\r\n\r\n`)).text),
    ]).toEqual([target, expect.objectContaining({ status: 400, code: 'BAD_INPUT' })])
})

test('requests that pile up on one connection are not begun: it ends', async () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a1.localhost\r\n\r\n'
  const few = await sendBytes(ask.repeat(httpLimits.pipelined))
  expect(few.text.match(/HTTP\/1.1 200/g)).toHaveLength(httpLimits.pipelined)
  const many = await sendBytes(ask.repeat(400))
  expect(many.closed).toBe(true)
  expect(many.text.match(/HTTP\/1.1 200/g)?.length ?? 0).toBeLessThanOrEqual(httpLimits.pipelined)
  expect((await sendBytes(ask)).text).toContain('HTTP/1.1 200')
})

test('a client that aborts its body is not logged as a database error', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  const port = await listenOnPort(site)
  const heads = ['application/json', 'multipart/form-data; boundary=x'].map(
    (type) =>
      `POST /api/landing/board/createPost HTTP/1.1\r\nHost: a1.localhost\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{"half"`,
  )
  for (const head of heads) {
    const begun = once(site.naru.app.server, 'request')
    const socket = net.connect(port, '127.0.0.1')
    socket.write(head)
    await begun
    await wait(200) // until its body is waited for
    socket.resetAndDestroy()
  }
  await vi.waitFor(
    () => expect(lines.filter((line) => line.includes('the client broke off'))).toHaveLength(2),
    10_000,
  )
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([])
})

test('a backslash is no second slash and two slashes are one: what follows is no host', async () => {
  const ask = async (path: string) => {
    const { text } = await sendBytes(
      `GET ${path} HTTP/1.1\r\nHost: a1.localhost\r\nConnection: close\r\n\r\n`,
    )
    return [path, Number(text.split(' ')[1]), /^location:.*$/im.exec(text)?.[0]]
  }
  for (const path of ['/\\evil.com/travel', '/\\evil.com/', '/\\/evil.com/board/NOTICE', '/travel\\'])
    expect(await ask(path)).toEqual([path, 400, undefined])
  expect(await ask('//evil.com/travel')).toEqual(['//evil.com/travel', 404, undefined])
  const searched = '/travel?page_title=a\\b'
  expect(await ask(searched)).toEqual([searched, 200, undefined])
})

test('an address with dot segments is refused, however they are written, and changes no kept page', async () => {
  const ask = async (path: string) => {
    const { text } = await sendBytes(
      `GET ${path} HTTP/1.1\r\nHost: a1.localhost\r\nConnection: close\r\n\r\n`,
    )
    return { status: Number(text.split(' ')[1]), policy: /^referrer-policy: (.*)$/im.exec(text)?.[1]?.trim() }
  }
  for (const path of [
    '/payment/../terms/use',
    '/payment/./x',
    '/payment/%2e%2e/terms/use',
    '/payment/%2E./terms/use',
    '/payment/.%2e/terms/use',
    '/payment/window/../../terms/use',
    '/payment/..',
    '/payment/..?page=1',
    '/payment\\..\\terms\\use',
    '/payment/..%5cterms',
    '/payment/..%2fterms',
    '/./travel',
    '//payment/../travel',
    '/api/../travel',
    '/files/%2e%2e/secret',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  for (const path of ['/travel', '/terms/use'])
    expect([path, (await ask(path)).policy]).toEqual([path, 'strict-origin-when-cross-origin'])
  for (const path of ['/travel?page_title=/../', '/travel?page_title=..'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  for (const path of ['/nothing/.../x', '/nothing/a..b', '/nothing/..a'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('a compression the client does not accept is not used', async () => {
  const { tour_category_id } = await site.make.category()
  for (let at = 0; at < 20; at++) await site.make.package({ tour_category_id })
  const requestEncoding = async (path: string, accepted: string) =>
    (await site.request(path, { headers: { 'accept-encoding': accepted } })).headers['content-encoding']
  for (const path of ['/', '/api/landing/packageList']) {
    await site.request(path)
    await vi.waitFor(async () => expect(await requestEncoding(path, 'gzip, br')).toBe('br'), 10_000)
    const tried = [
      'br;q=0',
      'br; q=0.0, gzip',
      'gzip;q=0, br;q=0.000',
      'brotli',
      'br;q=0.1',
      '',
      'gzip;q=1.0, br;q=0',
    ]
    const got = [undefined, 'gzip', undefined, undefined, 'br', undefined, 'gzip']
    await vi.waitFor(async () => expect(await requestEncoding(path, 'gzip')).toBe('gzip'), 10_000)
    for (const [at, accepted] of tried.entries())
      expect([path, accepted, await requestEncoding(path, accepted)]).toEqual([path, accepted, got[at]])
  }
})

test('an unknown call is refused in JSON, by whatever method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
    for (const path of ['/api/nothing', '/api/landing/packageLists', '/api/', '/api/user/join/']) {
      const answer = await site.request(path, { method })
      expect([method, path, answer.statusCode, answer.json().code]).toEqual([method, path, 404, 'NOT_FOUND'])
    }
})

test('the first answer of a kept call has the name by which it is asked for again; so has a page', async () => {
  for (const path of ['/api/landing/landingMeta', '/', '/sitemap.xml']) {
    const first = await site.request(path)
    const again = await site.request(path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([path, first.statusCode, first.headers.etag, again.statusCode]).toEqual([
      path,
      200,
      expect.stringMatching(/^"[\w-]{22}"$/),
      304,
    ])
  }
})

test('a page asks for HTTPS on its own host; on the agency’s other subdomains only if the agency says so', async () => {
  const hsts = async (path: string) => (await site.request(path)).headers['strict-transport-security']
  expect(await hsts('/')).toBe('max-age=31536000')
  expect(await hsts('/')).toBe('max-age=31536000') // from memory
  expect(await hsts('/api/landing/landingMeta')).toBeUndefined() // no answer takes back what another said
  await site.db
    .updateTable('agency')
    .set({ hsts_subdomains_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .execute()
  await vi.waitFor(async () => expect(await hsts('/')).toBe('max-age=31536000; includeSubDomains'), 10_000)
  expect(await hsts('/mypage/nothing')).toBe('max-age=31536000; includeSubDomains')
})

test('the office asks for HTTPS, too', async () => {
  const answer = await site.naru.office?.inject({ url: '/', headers: { host: 'office.localhost' } })
  expect(answer?.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('the office says in both languages that it needs scripts, to who has none', async () => {
  const answer = await site.naru.office?.inject({ url: '/1/bookings', headers: { host: 'office.localhost' } })
  const [, said = ''] = /<noscript>(.*)<\/noscript>/.exec(answer?.body ?? '') ?? []
  expect(said).toContain(`<p lang="ko"`)
  expect(said).toContain(inKorean)
  expect(said).toContain(inEnglish)
})

test('a request for an unknown host logs no error', async () => {
  const lines: string[] = []
  const site = await createSite({ lines })
  for (const path of ['/', '/agencyError', '/travel', '/404', '/api/landing/landingMeta'])
    await site.request(path, { host: 'nobody.example' })
  expect(lines.some((line) => line.includes('no agency for this host'))).toBe(true)
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([])
})

test('an unknown proxy is logged once', async () => {
  const warnings = async (env: Record<string, string>, which: 'app' | 'office' = 'app') => {
    const lines: string[] = []
    const site = await createSite({ lines, env })
    for (let at = 0; at < 3; at++)
      await site.naru[which]?.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })
    return lines.filter((line) => line.includes('TRUST_PROXY')).length
  }
  expect(await warnings({})).toBe(1)
  expect(await warnings({}, 'office')).toBe(1)
  expect(await warnings({ TRUST_PROXY: '127.0.0.1' })).toBe(0)
})

test('the page to try the calls on is there where the settings say so: in the demo', async () => {
  const docs = async (env: Record<string, string>) =>
    (await (await createSite({ env, empty: true })).request('/api/docs/')).statusCode
  expect([await docs({}), await docs({ API_DOCS: 'closed' })]).toEqual([200, 404])
  expect([await docs({ NARU: 'live' }), await docs({ NARU: 'live', API_DOCS: 'open' })]).toEqual([404, 200])
})
