// §2, §5, §6, §7 Boards: reading, writing, changing, deleting, and what is private.
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { largestFile } from '#plain/picture-name.ts'
import { makePicture, storePicture } from '#platform/pictures.server.ts'
import { tried } from './attacks/tried.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  await site.make.board({ board_id: 'notice' })
  await site.make.board({ board_id: 'FAQ' })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  await site.make.board({ board_id: 'stories', write: 'member' })
  await site.makeAt(2).board({ board_id: 'QNA', write: 'anyone' })
})

const visitor = () => site.visitorAt('a1.localhost')
const memberClient = async () => {
  const person = await site.make.member({ name: '홍길동' })
  return { person, client: site.visitorAt('a1.localhost', await site.cookieOf(person)) }
}
const question = {
  board_id: 'QNA',
  title: '환불 언제 되나요',
  contents: '<p>언제 <strong>되나요</strong>?</p>',
  reg_name: '김서연',
  password: 'right-one',
}
const ask = (more: object = {}) => visitor().board.createPost({ ...question, ...more })
const pngOf = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ],
    '사진.png',
    { type: 'image/png' },
  )

test('a visitor asks, and anyone reads the question under a masked name', async () => {
  const { id } = await ask()
  const post = await visitor().board.post({ id })
  expect(post).toMatchObject({
    id,
    board_id: 'QNA',
    type: 'QNA',
    title: question.title,
    reg_name: '김○연',
    user_id: null,
    private_yn: 'N',
    answered_yn: 'N',
    contents: question.contents,
    is_mine: false,
    file_list: [],
    answer: null,
  })
  expect(await visitor().board.info({ id })).toEqual({
    type: 'QNA',
    title: question.title,
    contents: question.contents,
    reg_date: post.reg_date,
  })
  expect((await visitor().board.postList({ type: 'QNA' })).list[0]).toMatchObject({
    id,
    contents: '언제 되나요 ?',
  })
})

test('what was just written shows at once to the next reader', async () => {
  const before = await visitor().board.postList({ type: 'QNA' })
  const { id } = await ask({ title: '방금 쓴 글' })
  const after = await visitor().board.postList({ type: 'QNA' })
  expect(after.total).toBe(before.total + 1)
  expect(after.list[0]).toMatchObject({ id, title: '방금 쓴 글' })
})

test('boards for members and for staff', async () => {
  await expect(ask({ board_id: 'notice' })).rejects.toMatchObject({
    refusal: 'ABNORMAL_ACCESS',
    description: { ko: '비정상적인 접근입니다.' },
  })
  await expect(ask({ board_id: 'stories' })).rejects.toMatchObject({ refusal: 'LOGIN_REQUIRED' })
  await expect(ask({ board_id: 'nowhere' })).rejects.toMatchObject({
    refusal: 'BOARD_NOT_FOUND',
    description: { en: 'The board does not exist' },
  })
  const { client, person } = await memberClient()
  const { id } = await client.board.createPost({
    board_id: 'stories',
    title: '첫 글',
    contents: '<p>좋았어요</p>',
  })
  expect(await client.board.post({ id })).toMatchObject({
    user_id: person.id,
    reg_name: '홍○동',
    is_mine: true,
  })
  expect(await visitor().board.post({ id })).toMatchObject({ is_mine: false })
})

test.each([
  ['title', { title: '   ' }],
  ['title', { title: 'x'.repeat(121) }],
  ['title', { title: 'a\u0000b' }],
  ['contents', { contents: '<p> &nbsp; </p>' }],
  ['contents', { contents: '<script>alert(1)</script>' }],
  ['contents', { contents: 'x'.repeat(100_000) }],
  ['reg_name', { reg_name: undefined }],
  ['reg_name', { reg_name: 'a\r\nb' }],
  ['password', { password: undefined }],
  ['password', { password: 'abc' }],
])('%s: %o is refused, and nothing is written', async (field, sent) => {
  const before = await visitor().board.list({ type: 'QNA' })
  await expect(ask(sent)).rejects.toMatchObject({
    refusal: 'BAD_INPUT',
    status: 400,
    fields: { [field]: { ko: expect.any(String) } },
  })
  expect((await visitor().board.list({ type: 'QNA' })).total).toBe(before.total)
})

test('the owner changes and deletes; another member, a visitor and a false user_id do not', async () => {
  const { client, person } = await memberClient()
  const other = await memberClient()
  const { id } = await client.board.createPost({
    board_id: 'stories',
    title: '내 글',
    contents: '<p>하나</p>',
  })
  const changed = { id, title: '고친 글', contents: '<p>둘</p>' }
  for (const stranger of [other.client, visitor()]) {
    await expect(stranger.board.updatePost(changed)).rejects.toMatchObject({
      refusal: 'ABNORMAL_ACCESS',
      status: 403,
    })
    await expect(stranger.board.updatePost({ ...changed, user_id: person.id })).rejects.toMatchObject({
      refusal: 'ABNORMAL_ACCESS',
    })
    await expect(stranger.board.deletePost({ id, user_id: person.id })).rejects.toMatchObject({
      refusal: 'ABNORMAL_ACCESS',
    })
    await expect(stranger.board.deletePost({ id, password: 'anything' })).rejects.toMatchObject({
      refusal: 'ABNORMAL_ACCESS',
    })
  }
  expect(await visitor().board.post({ id })).toMatchObject({ title: '내 글', contents: '<p>하나</p>' })
  await client.board.updatePost(changed)
  expect(await visitor().board.post({ id })).toMatchObject({ title: '고친 글', contents: '<p>둘</p>' })
  await client.board.deletePost({ id, user_id: person.id })
  await expect(visitor().board.post({ id })).rejects.toMatchObject({ refusal: 'POST_NOT_FOUND', status: 404 })
})

test('a non-member’s post takes its password each time', async () => {
  const { id } = await ask()
  const changed = { id, title: '고침', contents: '<p>고침</p>' }
  await expect(visitor().board.updatePost(changed)).rejects.toMatchObject({ refusal: 'ABNORMAL_ACCESS' })
  await expect(visitor().board.updatePost({ ...changed, password: 'wrong' })).rejects.toMatchObject({
    refusal: 'WRONG_POST_PASSWORD',
    status: 403,
  })
  await visitor().board.updatePost({ ...changed, password: 'right-one' })
  expect(await visitor().board.post({ id })).toMatchObject({ title: '고침' })
  await expect(visitor().board.deletePost({ id, password: 'wrong' })).rejects.toMatchObject({
    refusal: 'WRONG_POST_PASSWORD',
  })
  await visitor().board.deletePost({ id, password: 'right-one' })
})

test('five wrong passwords are told so, the sixth must wait, and the right one too', async () => {
  const { id } = await ask()
  const { id: another } = await ask()
  for (let at = 0; at < 5; at++)
    await expect(visitor().board.checkPw({ id, password: `wrong-${at}` })).rejects.toMatchObject({
      refusal: 'WRONG_POST_PASSWORD',
    })
  const sixth = await site.ask('/api/landing/board/checkPw', {
    method: 'POST',
    payload: { id, password: 'right-one' },
    headers: { origin: 'http://a1.localhost' },
  })
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'TOO_MANY_TRIES'])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  await expect(visitor().board.deletePost({ id, password: 'right-one' })).rejects.toMatchObject({
    refusal: 'TOO_MANY_TRIES',
  })
  await visitor().board.checkPw({ id: another, password: 'right-one' }) // another post is another matter
  await site.db
    .updateTable('failed_try')
    .set({ latest: new Date(Date.now() - 60_000).toISOString() })
    .execute()
  expect(await visitor().board.checkPw({ id, password: 'right-one' })).toMatchObject({ id })
})

test('strangers’ guesses do not lock who wrote a post out of it: neither that browser nor that address', async () => {
  const author = personAt(site)
  const { body } = await author.send('POST', '/api/landing/board/createPost', question)
  const check = (from: typeof author, password: string) =>
    from.send('POST', '/api/landing/board/checkPw', { id: body.id, password })
  for (let at = 0; at < 6; at++) await check(personAt(site), `guess ${at}`)
  expect((await check(personAt(site), 'right-one')).status).toBe(429)
  expect((await check(author, 'right-one')).status).toBe(200)
  const moved = personAt(site)
  moved.cookies.set('author', author.cookies.get('author') ?? '')
  expect((await check(moved, 'right-one')).status).toBe(200)
  author.cookies.delete('author')
  expect((await check(author, 'right-one')).status).toBe(200)
  for (let at = 0; at < 5; at++) expect((await check(moved, `slip ${at}`)).status).toBe(403)
  expect((await check(moved, 'right-one')).status).toBe(429) // its own guesses count
})

test('forty guesses at once are forty guesses', async () => {
  tried(40)
  const { id } = await ask()
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => visitor().board.checkPw({ id, password: `guess-${at}` })),
  )
  const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.refusal : 'open'))
  expect(codes.filter((code) => code === 'WRONG_POST_PASSWORD').length).toBeLessThanOrEqual(5)
})

test('a private question: title and date for all, the rest for who knows the password', async () => {
  const { id } = await ask({ private_yn: 'Y', title: '여권 문의', contents: '<p>비밀 이야기</p>' })
  const post = await visitor().board.post({ id })
  expect(post).toMatchObject({
    title: '여권 문의',
    private_yn: 'Y',
    contents: null,
    post_content: null,
    file_list: [],
  })
  const anywhere = await Promise.all([
    visitor().board.postList({ type: 'QNA' }),
    visitor().board.list({ type: 'QNA' }),
    visitor().board.info({ id }),
    visitor().board.postList({ type: 'QNA', query: '비밀 이야기' }),
  ])
  expect(JSON.stringify(anywhere)).not.toContain('비밀 이야기')
  expect((await visitor().board.checkPw({ id, password: 'right-one' })).post).toMatchObject({
    contents: '<p>비밀 이야기</p>',
  })
  // outside a transaction the fence shows nothing
  expect(await site.db.selectFrom('post_secret').selectAll().execute()).toEqual([])
})

test('a member’s private question is open to that member alone', async () => {
  const { client } = await memberClient()
  const { id } = await client.board.createPost({
    board_id: 'QNA',
    title: '제 예약',
    contents: '<p>저만 볼래요</p>',
    private_yn: 'Y',
  })
  expect(await client.board.post({ id })).toMatchObject({ contents: '<p>저만 볼래요</p>' })
  const other = await memberClient()
  expect(await other.client.board.post({ id })).toMatchObject({ contents: null })
  await client.board.updatePost({ id, title: '제 예약', contents: '<p>고쳤어요</p>', private_yn: 'Y' })
  expect(await client.board.post({ id })).toMatchObject({ contents: '<p>고쳤어요</p>' })
  await expect(
    client.board.updatePost({ id, title: 't', contents: '<p>x</p>', private_yn: 'N' }),
  ).rejects.toMatchObject({ fields: { private_yn: expect.anything() } })
})

test('pictures stand inside the text, files under it; what is taken out is gone', async () => {
  const pdf = new File(['%PDF-1.7 a paper'], '계약서.pdf', { type: 'application/pdf' })
  const { id } = await ask({
    contents: '<p>보세요</p><img src="upload:0" alt="바다"><img src="upload:7">',
    pictures: [await pngOf('#3366aa')],
    files: [pdf, await pngOf('#aa3333')],
  })
  const post = await visitor().board.post({ id })
  expect(post.contents).toMatch(
    /^<p>보세요<\/p><img src="\/files\/[\w-]+_640\.webp" alt="바다" width="640" height="457" loading="lazy" \/>$/,
  )
  const [paper, picture] = post.file_list
  expect(paper).toMatchObject({ file_name: '계약서.pdf', file_size: 16, is_picture: false })
  expect(picture).toMatchObject({
    file_name: '사진.png',
    is_picture: true,
    file_url: expect.stringMatching(/^\/files\/[\w-]+\.webp$/),
  })
  const fetched = await site.ask(paper?.file_url ?? '')
  expect([
    fetched.statusCode,
    fetched.headers['content-type'],
    fetched.headers['content-disposition'],
    fetched.body,
  ]).toEqual([
    200,
    'application/pdf',
    expect.stringMatching(/^attachment; filename\*=UTF-8''/),
    '%PDF-1.7 a paper',
  ])
  expect((await site.ask(paper?.file_url ?? '', { host: 'a2.localhost' })).statusCode).toBe(404)
  expect((await site.ask(`${paper?.file_url}x`)).statusCode).toBe(404)
  await visitor().board.updatePost({
    id,
    title: post.title,
    contents: '<p>없앴어요</p>',
    password: 'right-one',
    removed_files: [paper?.file_id ?? ''],
  })
  expect(await visitor().board.post({ id })).toMatchObject({
    contents: '<p>없앴어요</p>',
    file_list: [{ file_name: '사진.png' }],
  })
})

test('a text holds no picture but its own, and takes no other with it when it goes', async () => {
  const site = await openSite({ jobs: true })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const { board } = site.visitor
  const sea = await makePicture(Buffer.from(await (await pngOf('#3366aa')).arrayBuffer()), 'hero')
  const hero = largestFile(await storePicture(site.naru.ground.files, 1, sea)) ?? ''
  const asked = await board.createPost({
    ...question,
    contents: '<p>보세요</p><img src="upload:0">',
    pictures: [await pngOf('#aa3333')],
  })
  const { contents } = await board.post({ id: asked.id })
  const own = / src="([^"]+)"/.exec(contents ?? '')?.[1] ?? ''

  const borrowed = `<p>둘 src="${hero}"</p><img src="${hero}"><img alt=" src=" src="${own}">`
  const attack = await board.createPost({ ...question, contents: borrowed })
  expect((await board.post({ id: attack.id })).contents).toBe(`<p>둘 src="${hero}"</p>`)
  await board.updatePost({ id: attack.id, title: '둘', contents: borrowed, password: 'right-one' })
  await board.updatePost({ id: attack.id, title: '둘', contents: '<p>둘</p>', password: 'right-one' })
  await board.deletePost({ id: attack.id, password: 'right-one' })

  await board.updatePost({
    id: asked.id,
    title: '고침',
    contents: `<p>고침</p>${contents}<img src="${hero}">`,
    password: 'right-one',
  })
  expect((await board.post({ id: asked.id })).contents).toBe(`<p>고침</p>${contents}`)
  expect((await site.ask(own)).statusCode).toBe(200)
  await board.deletePost({ id: asked.id, password: 'right-one' })
  await vi.waitFor(async () => expect((await site.ask(own)).statusCode).toBe(404), {
    timeout: 15_000,
    interval: 200,
  })
  expect((await site.ask(hero)).statusCode).toBe(200)
})

test('files of a private question are fetched by a sealed address that ends', async () => {
  const { id } = await ask({
    private_yn: 'Y',
    contents: '<p>여권</p><img src="upload:0">',
    pictures: [await pngOf('#118833')],
  })
  const { post } = await visitor().board.checkPw({ id, password: 'right-one' })
  const address = /src="(\/files\/sealed\/[^"]+)"/.exec(post?.contents ?? '')?.[1] ?? ''
  const shown = await site.ask(address)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  await visitor().board.updatePost({
    id,
    title: '그대로',
    contents: post?.contents ?? '',
    private_yn: 'Y',
    password: 'right-one',
  }) // edited as it was shown
  expect((await visitor().board.checkPw({ id, password: 'right-one' })).post?.contents).toContain(
    '/files/sealed/',
  )
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  try {
    expect((await site.ask(address)).statusCode).toBe(404)
  } finally {
    vi.useRealTimers()
  }
})

test('nobody names a private file in a text of his own', async () => {
  const { id } = await ask({
    contents:
      '<p>x</p><img src="sealed:private/0123456789abcdef_640x480_aabbcc_640.webp"><img src="/files/sealed/eyJrZXkiOiJwcml2YXRlL3gifQ.AAAA">',
  })
  const [kept] = await site.db
    .selectFrom('post')
    .select('contents')
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .execute()
  expect(kept?.contents).not.toContain('sealed')
  expect((await visitor().board.post({ id })).contents).toBe('<p>x</p>')
})

const sealOf = (payload: string) =>
  `/files/sealed/${Buffer.from(payload).toString('base64url')}.${'A'.repeat(43)}`

test.each([
  '/files/sealed/aaaa.bbbb',
  '/files/sealed/aaaa',
  '/files/sealed/.',
  sealOf('null'),
  sealOf('{"travel_agency":1,"key":"private/x.webp"}'),
])('a text with %s, a seal nobody made, is written without it', async (src) => {
  const { id } = await ask({ contents: `<p>x</p><img src="${src}">` })
  expect((await visitor().board.post({ id })).contents).toBe('<p>x</p>')
  await visitor().board.updatePost({
    id,
    title: 'x',
    contents: `<p>y</p><img src="${src}">`,
    password: 'right-one',
  })
  expect((await visitor().board.post({ id })).contents).toBe('<p>y</p>')
})

test('a private text that was edited for a long time keeps its picture', async () => {
  const { id } = await ask({
    private_yn: 'Y',
    contents: '<p>여권</p><img src="upload:0">',
    pictures: [await pngOf('#118833')],
  })
  const { post } = await visitor().board.checkPw({ id, password: 'right-one' })
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  try {
    await visitor().board.updatePost({
      id,
      title: '그대로',
      contents: post?.contents ?? '',
      private_yn: 'Y',
      password: 'right-one',
    })
    expect((await visitor().board.checkPw({ id, password: 'right-one' })).post?.contents).toContain(
      '/files/sealed/',
    )
  } finally {
    vi.useRealTimers()
  }
})

test('a post of another agency does not exist here', async () => {
  const { id } = await site.visitorAt('a2.localhost').board.createPost(question)
  const attempts = [
    () => visitor().board.post({ id }),
    () => visitor().board.info({ id }),
    () => visitor().board.checkPw({ id, password: 'right-one' }),
    () => visitor().board.deletePost({ id, password: 'right-one' }),
    () => visitor().board.updatePost({ id, title: 'x', contents: '<p>x</p>', password: 'right-one' }),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ refusal: 'POST_NOT_FOUND', status: 404 })
})

test('an answer is shown under its question', async () => {
  const { id } = await ask()
  await site.db
    .updateTable('post')
    .set({ answer: '<p>7일 안에 됩니다.</p><script>x</script>', answer_date: '2026-01-02T03:04:05Z' })
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .execute()
  await vi.waitFor(
    async () =>
      expect(await visitor().board.post({ id })).toMatchObject({
        answered_yn: 'Y',
        answer: { contents: '7일 안에 됩니다.', reg_date: '2026-01-02T03:04:05.000Z' },
      }),
    5_000,
  )
})

test('types: NOTICE and FAQ have English twins, QNAen means QNA; FAQ by category', async () => {
  await site.make.post({ board_id: 'notice', type: 'NOTICE', title: '공지' })
  await site.make.post({ board_id: 'notice', type: 'NOTICEen', title: 'Notice' })
  for (const category of ['B', 'B', 'P'] as const)
    await site.make.post({ board_id: 'FAQ', type: 'FAQ', category, title: `질문 ${category}` })
  await vi.waitFor(async () => expect((await visitor().board.postList({ type: 'FAQ' })).total).toBe(3), 5_000)
  expect((await visitor().board.postList({ type: 'NOTICE' })).list).toMatchObject([{ title: '공지' }])
  expect((await visitor().board.postList({ type: 'NOTICEen' })).list).toMatchObject([{ title: 'Notice' }])
  expect((await visitor().board.postList({ type: 'FAQ', category: 'B' })).total).toBe(2)
  expect((await visitor().board.postList({ type: 'QNAen' })).total).toBe(
    (await visitor().board.postList({ type: 'QNA' })).total,
  )
  await expect(visitor().board.postList({ type: 'nowhere' })).rejects.toMatchObject({
    refusal: 'BOARD_NOT_FOUND',
  })
})

test('every page of a board, forwards and from its end, holds what a plain sort would; the total is kept through deletes', async () => {
  await site.make.board({ board_id: 'long' })
  const dates = Array.from({ length: 57 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + ((at * 7) % 30))).toISOString(),
  )
  for (const [at, reg_date] of dates.entries())
    await site.make.post({ board_id: 'long', type: 'long', title: `글 ${at}`, reg_date })
  await site.db
    .deleteFrom('post')
    .where('travel_agency', '=', 1)
    .where('type', '=', 'long')
    .where('title', 'in', ['글 5', '글 6'])
    .execute()
  const sorted = await site.db
    .selectFrom('post')
    .select('id')
    .where('travel_agency', '=', 1)
    .where('type', '=', 'long')
    .orderBy('reg_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = sorted.map(({ id }) => id)
  await vi.waitFor(
    async () => expect((await visitor().board.postList({ type: 'long' })).total).toBe(55),
    5_000,
  )
  for (const page_size of [7, 10, 55, 60])
    for (let page = 1; (page - 1) * page_size < 55; page++)
      expect(
        (await visitor().board.postList({ type: 'long', page, page_size })).list.map(({ id }) => id),
      ).toEqual(ids.slice((page - 1) * page_size, page * page_size))
  expect(await visitor().board.postList({ type: 'long', page: 99 })).toMatchObject({ total: 55, list: [] })
})

test('a keyword is found in title and text, not in a tag', async () => {
  await site.make.post({
    board_id: 'notice',
    type: 'NOTICE',
    title: '겨울 운항',
    contents: '<p>삿포로 <strong>직항</strong></p>',
  })
  const found = async (query: string) => (await visitor().board.postList({ type: 'NOTICE', query })).total
  expect([
    await found('운항'),
    await found('직항'),
    await found('직항'.normalize('NFD')),
    await found('strong'),
    await found('%%'),
  ]).toEqual([1, 1, 1, 0, 0])
})

test('a consultation is kept for the staff and asked to be mailed; the sixth in an hour must wait', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const asked = {
    name: '이지은',
    contact: '010-1234-5678',
    email: 'jieun@example.com',
    contents: '단체 할인이 있나요?',
    package_code,
    privacy: true as const,
  }
  const { id } = await visitor().board.consultation(asked)
  expect(id).toBeGreaterThan(0)
  expect(await site.db.selectFrom('consult').selectAll().execute()).toEqual([])
  await expect(visitor().board.consultation({ ...asked, package_code: 'GONE' })).rejects.toMatchObject({
    refusal: 'PACKAGE_UNAVAILABLE',
  })
  for (const wrong of [
    { name: '' },
    { name: 'a\r\nBcc: x@example.com' },
    { email: 'x@example.com\r\nBcc: y' },
    { contact: '1' },
    { contents: '' },
    { contents: 'x'.repeat(5_001) },
  ])
    await expect(visitor().board.consultation({ ...asked, ...wrong })).rejects.toMatchObject({
      refusal: 'BAD_INPUT',
    })
  for (let at = 0; at < 4; at++) await visitor().board.consultation(asked)
  await expect(visitor().board.consultation(asked)).rejects.toMatchObject({
    refusal: 'TOO_MANY_TRIES',
    status: 429,
  })
})

test('about is there where the agency says so', async () => {
  await expect(visitor().board.about()).rejects.toMatchObject({ refusal: 'PAGE_NOT_FOUND', status: 404 })
  await site.db
    .insertInto('agency_about')
    .values({
      travel_agency: 1,
      title: { ko: '회사 소개', en: 'About' },
      contents: { ko: '<h2>우리</h2><img src="https://elsewhere.example/x.png">', en: '<p>Us</p>' },
    })
    .execute()
  await site.db.updateTable('agency_info').set({ about_yn: 'Y' }).where('travel_agency', '=', 1).execute()
  await vi.waitFor(
    async () =>
      expect(await visitor().board.about()).toEqual({
        title: { ko: '회사 소개', en: 'About' },
        contents: { ko: '우리', en: 'Us' }, // written past the door: the words alone
      }),
    5_000,
  )
})
