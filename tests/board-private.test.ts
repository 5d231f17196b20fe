// §2, §5, §6, §7 Boards: what a password keeps, what is private, and the files of it.
import { beforeAll, expect, test, vi } from 'vitest'
import { countCases } from './attacks/count-cases.ts'
import {
  createMemberClient,
  createPictureFile,
  createQuestion,
  createVisitorClient,
  question,
  setUpBoards,
  site,
} from './board-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpBoards)

test('after five wrong passwords further tries are rate limited, even with the right one', async () => {
  const { id } = await createQuestion()
  const { id: another } = await createQuestion()
  for (let at = 0; at < 5; at++)
    await expect(createVisitorClient().board.checkPw({ id, password: `wrong-${at}` })).rejects.toMatchObject({
      refusal: 'WRONG_POST_PASSWORD',
    })
  const sixth = await site.request('/api/landing/board/checkPw', {
    method: 'POST',
    payload: { id, password: 'right-one' },
    headers: { origin: 'http://a1.localhost' },
  })
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'TOO_MANY_TRIES'])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  await expect(createVisitorClient().board.deletePost({ id, password: 'right-one' })).rejects.toMatchObject({
    refusal: 'TOO_MANY_TRIES',
  })
  await createVisitorClient().board.checkPw({ id: another, password: 'right-one' }) // tries are counted for each post
  await site.db
    .updateTable('failed_try')
    .set({ latest: new Date(Date.now() - 60_000).toISOString() })
    .execute()
  expect(await createVisitorClient().board.checkPw({ id, password: 'right-one' })).toMatchObject({ id })
})

test('wrong guesses by strangers do not lock out the writer’s own browser and address', async () => {
  const author = createVisitor(site)
  const { body } = await author.send('POST', '/api/landing/board/createPost', question)
  const check = (from: typeof author, password: string) =>
    from.send('POST', '/api/landing/board/checkPw', { id: body.id, password })
  for (let at = 0; at < 6; at++) await check(createVisitor(site), `guess ${at}`)
  expect((await check(createVisitor(site), 'right-one')).status).toBe(429)
  expect((await check(author, 'right-one')).status).toBe(200)
  const moved = createVisitor(site)
  moved.cookies.set('author', author.cookies.get('author') ?? '')
  expect((await check(moved, 'right-one')).status).toBe(200)
  author.cookies.delete('author')
  expect((await check(author, 'right-one')).status).toBe(200)
  for (let at = 0; at < 5; at++) expect((await check(moved, `slip ${at}`)).status).toBe(403)
  expect((await check(moved, 'right-one')).status).toBe(429) // its own guesses count
})

test('forty simultaneous guesses count as forty', async () => {
  countCases(40)
  const { id } = await createQuestion()
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) =>
      createVisitorClient().board.checkPw({ id, password: `guess-${at}` }),
    ),
  )
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.refusal : 'open'))
  expect(codes.filter((code) => code === 'WRONG_POST_PASSWORD').length).toBeLessThanOrEqual(5)
})

test('a private question shows title and date to everyone, the rest only with the password', async () => {
  const { id } = await createQuestion({ private_yn: 'Y', title: '여권 문의', contents: '<p>비밀 이야기</p>' })
  const post = await createVisitorClient().board.post({ id })
  expect(post).toMatchObject({
    title: '여권 문의',
    private_yn: 'Y',
    contents: null,
    post_content: null,
    file_list: [],
  })
  const anywhere = await Promise.all([
    createVisitorClient().board.postList({ type: 'QNA' }),
    createVisitorClient().board.list({ type: 'QNA' }),
    createVisitorClient().board.info({ id }),
    createVisitorClient().board.postList({ type: 'QNA', query: '비밀 이야기' }),
  ])
  expect(JSON.stringify(anywhere)).not.toContain('비밀 이야기')
  expect((await createVisitorClient().board.checkPw({ id, password: 'right-one' })).post).toMatchObject({
    contents: '<p>비밀 이야기</p>',
  })
  // row security shows nothing to who is in no agency’s transaction
  expect(await site.db.selectFrom('post_secret').selectAll().execute()).toEqual([])
})

test('a member’s private question is open to that member alone', async () => {
  const { client } = await createMemberClient()
  const { id } = await client.board.createPost({
    board_id: 'QNA',
    title: '제 예약',
    contents: '<p>저만 볼래요</p>',
    private_yn: 'Y',
  })
  expect(await client.board.post({ id })).toMatchObject({ contents: '<p>저만 볼래요</p>' })
  const other = await createMemberClient()
  expect(await other.client.board.post({ id })).toMatchObject({ contents: null })
  await client.board.updatePost({ id, title: '제 예약', contents: '<p>고쳤어요</p>', private_yn: 'Y' })
  expect(await client.board.post({ id })).toMatchObject({ contents: '<p>고쳤어요</p>' })
  await expect(
    client.board.updatePost({ id, title: 't', contents: '<p>x</p>', private_yn: 'N' }),
  ).rejects.toMatchObject({ fields: { private_yn: expect.anything() } })
})

test('files of a private question are served by a signed URL that expires', async () => {
  const { id } = await createQuestion({
    private_yn: 'Y',
    contents: '<p>여권</p><img src="upload:0">',
    pictures: [await createPictureFile('#118833')],
  })
  const { post } = await createVisitorClient().board.checkPw({ id, password: 'right-one' })
  const address = /src="(\/files\/sealed\/[^"]+)"/.exec(post?.contents ?? '')?.[1] ?? ''
  const shown = await site.request(address)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  await createVisitorClient().board.updatePost({
    id,
    title: '그대로',
    contents: post?.contents ?? '',
    private_yn: 'Y',
    password: 'right-one',
  }) // edited as it was shown
  expect((await createVisitorClient().board.checkPw({ id, password: 'right-one' })).post?.contents).toContain(
    '/files/sealed/',
  )
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  try {
    expect((await site.request(address)).statusCode).toBe(404)
  } finally {
    vi.useRealTimers()
  }
})

test('a post cannot reference another post’s private file', async () => {
  const { id } = await createQuestion({
    contents:
      '<p>x</p><img src="sealed:private/0123456789abcdef_640x480_aabbcc_640.webp"><img src="/files/sealed/eyJrZXkiOiJwcml2YXRlL3gifQ.AAAA">',
  })
  const [storedPost] = await site.db
    .selectFrom('post')
    .select('contents')
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .execute()
  expect(storedPost?.contents).not.toContain('sealed')
  expect((await createVisitorClient().board.post({ id })).contents).toBe('<p>x</p>')
})

const forgeSignedUrl = (payload: string) =>
  `/files/sealed/${Buffer.from(payload).toString('base64url')}.${'A'.repeat(43)}`

test.each([
  '/files/sealed/aaaa.bbbb',
  '/files/sealed/aaaa',
  '/files/sealed/.',
  forgeSignedUrl('null'),
  forgeSignedUrl('{"travel_agency":1,"key":"private/x.webp"}'),
])('a forged signed URL %s is removed from a text', async (src) => {
  const { id } = await createQuestion({ contents: `<p>x</p><img src="${src}">` })
  expect((await createVisitorClient().board.post({ id })).contents).toBe('<p>x</p>')
  await createVisitorClient().board.updatePost({
    id,
    title: 'x',
    contents: `<p>y</p><img src="${src}">`,
    password: 'right-one',
  })
  expect((await createVisitorClient().board.post({ id })).contents).toBe('<p>y</p>')
})

test('a private text that was edited for a long time keeps its picture', async () => {
  const { id } = await createQuestion({
    private_yn: 'Y',
    contents: '<p>여권</p><img src="upload:0">',
    pictures: [await createPictureFile('#118833')],
  })
  const { post } = await createVisitorClient().board.checkPw({ id, password: 'right-one' })
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  try {
    await createVisitorClient().board.updatePost({
      id,
      title: '그대로',
      contents: post?.contents ?? '',
      private_yn: 'Y',
      password: 'right-one',
    })
    expect(
      (await createVisitorClient().board.checkPw({ id, password: 'right-one' })).post?.contents,
    ).toContain('/files/sealed/')
  } finally {
    vi.useRealTimers()
  }
})
