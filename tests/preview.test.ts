// Pictures and drafts for the office: an agency's files for its staff, and a draft on its own site by a
// signed address.
import { beforeAll, expect, test, vi } from 'vitest'
import { previewSeconds } from '#limits/access.ts'
import { createSite, type Site } from './site.ts'
import { createOfficeVisitor, createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

const framesNobody = /frame-ancestors 'none'/

/** A notice nobody can read yet, and where its writer sees it. */
async function createHiddenNotice(title = '아직 아무도 못 보는 공지', hidden_yn: 'Y' | 'N' = 'Y') {
  const board = await site.make.board({ write: 'staff' })
  const post = await site.make.post({ board_id: board.board_id, type: board.board_id, title, hidden_yn })
  const content = await createStaffUser(site, { roles: ['content'] })
  const { body } = await content.send('GET', `/api/office/post/preview?id=${post.id}`)
  const address = new URL(body.address)
  return { post, board, content, address, path: address.pathname + address.search }
}

test('a draft is seen at its signed address alone: framed by the office, never kept, without cookies', async () => {
  const { board, post, address, path } = await createHiddenNotice()
  expect(address.pathname).toBe(`/board/${board.board_id}/${post.id}`)
  const seen = await site.request(path, { headers: { cookie: 'token=x; refreshToken=y; language=en' } })
  expect(seen.statusCode).toBe(200)
  expect(seen.body).toContain(post.title)
  expect(seen.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/office\.localhost/)
  expect(seen.headers['x-frame-options']).toBeUndefined()
  expect(seen.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(seen.headers['set-cookie']).toBeUndefined()
  const unsigned = await site.request(address.pathname)
  expect(unsigned.statusCode).toBe(404)
  expect(unsigned.headers['content-security-policy']).toMatch(framesNobody)
  expect(unsigned.headers['x-frame-options']).toBe('DENY')
})

test('a preview URL opens no other page or agency, cannot be forged, and expires after ten minutes', async () => {
  const { address, path, post } = await createHiddenNotice()
  const { post: other, board } = await createHiddenNotice('다른 공지')
  const expectShut = async (asked: string, host = 'a1.localhost') => {
    const answer = await site.request(asked, { headers: { host } })
    expect(answer.body).not.toContain(post.title)
    expect(answer.headers['content-security-policy']).toMatch(framesNobody)
  }
  await expectShut(`/board/${board.board_id}/${other.id}${address.search}`)
  await expectShut(`/${address.search}`)
  await expectShut(path, 'a2.localhost')
  await expectShut(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  vi.useFakeTimers({ now: Date.now() + previewSeconds * 1_000 + 1, toFake: ['Date'] })
  await expectShut(path)
  vi.useRealTimers()
})

/** What the public page of a post is always sent with, whoever asked for it first. */
function expectPublicHeaders(
  { statusCode, headers }: Awaited<ReturnType<Site['request']>>,
  control = 'no-cache',
) {
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(framesNobody)
  expect(headers).toMatchObject({
    'cache-control': control,
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-frame-options': 'DENY',
  })
  expect(headers['x-robots-tag']).toBeUndefined()
}

test('the public page keeps its own headers after a preview of it, and beside one', async () => {
  const after = await createHiddenNotice('먼저 미리 본 공지', 'N')
  for (let times = 0; times < 10; times++)
    expect((await site.request(after.path)).headers['x-robots-tag']).toBe('noindex, nofollow')
  expectPublicHeaders(await site.request(after.address.pathname))
  expectPublicHeaders(await site.request(after.address.pathname))

  const beside = await createHiddenNotice('함께 본 공지', 'N')
  const cookie = await site.createTokenCookie(await site.make.member())
  const previews: ReturnType<Site['request']>[] = []
  const visits: ReturnType<Site['request']>[] = []
  const members: ReturnType<Site['request']>[] = []
  for (let times = 0; times < 5; times++) {
    previews.push(site.request(beside.path))
    visits.push(site.request(beside.address.pathname))
    members.push(site.request(beside.address.pathname, { headers: { cookie } }))
  }
  for (const seen of await Promise.all(previews)) {
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(seen.headers['x-frame-options']).toBeUndefined()
  }
  for (const visit of await Promise.all(visits)) expectPublicHeaders(visit)
  for (const visit of await Promise.all(members)) expectPublicHeaders(visit, 'private, no-store')
  expectPublicHeaders(await site.request(beside.address.pathname))
})

test('who may not keep boards signs no preview, nor one of another agency’s', async () => {
  const { post } = await createHiddenNotice()
  const sales = await createStaffUser(site, { roles: ['sales'] })
  const { body } = await sales.send('GET', `/api/office/post/preview?id=${post.id}`)
  expect(body).toMatchObject({ code: 'NOT_ALLOWED' })
  const other = await createStaffUser(site, { travel_agency: 2 })
  const strange = await other.send('GET', `/api/office/post/preview?id=${post.id}`)
  expect(strange.body).toMatchObject({ code: 'POST_NOT_FOUND' })
})

test('the office serves an agency’s pictures to its staff and to nobody else', async () => {
  const { files } = site.naru.deps
  await files.put(1, 'public/scene-1-1-abc.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  const guide = await createStaffUser(site, { roles: ['guide'] })
  const seen = await guide.visitor.send('GET', '/files/1/scene-1-1-abc.svg')
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(seen.headers['cache-control']).toMatch(/^private/)
  const other = await createStaffUser(site, { travel_agency: 2 })
  for (const [who, path] of [
    [other.visitor, '/files/1/scene-1-1-abc.svg'],
    [createOfficeVisitor(site), '/files/1/scene-1-1-abc.svg'],
    [guide.visitor, '/files/2/scene-1-1-abc.svg'],
    [guide.visitor, '/files/1/a%2Fpublic%2Fscene-1-1-abc.svg'],
    [guide.visitor, '/files/x/scene-1-1-abc.svg'],
  ] as const)
    expect([path, (await who.send('GET', path)).status]).toEqual([path, 404])
  expect((await guide.visitor.send('GET', '/files/1/..%2Fpublic%2Fscene-1-1-abc.svg')).status).toBe(400)
})

test('the office answers a proxy that asks for its health, and its requests are counted', async () => {
  const { status, body } = await createOfficeVisitor(site).send('GET', '/readyz')
  expect([status, body.ok]).toEqual([200, true])
})
