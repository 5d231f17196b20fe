// §2, §5, §6, §7 Boards: reading them page by page, and consultations.
import { beforeAll, expect, test, vi } from 'vitest'
import { createQuestion, createVisitorClient, question, setUpBoards, site } from './board-setup.ts'

beforeAll(setUpBoards)

test('a post of another agency does not exist here', async () => {
  const { id } = await site.createClient('a2.localhost').board.createPost(question)
  const attempts = [
    () => createVisitorClient().board.post({ id }),
    () => createVisitorClient().board.info({ id }),
    () => createVisitorClient().board.checkPw({ id, password: 'right-one' }),
    () => createVisitorClient().board.deletePost({ id, password: 'right-one' }),
    () =>
      createVisitorClient().board.updatePost({ id, title: 'x', contents: '<p>x</p>', password: 'right-one' }),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ refusal: 'POST_NOT_FOUND', status: 404 })
})

test('an answer is shown under its question', async () => {
  const { id } = await createQuestion()
  await site.db
    .updateTable('post')
    .set({ answer: '<p>7일 안에 됩니다.</p><script>x</script>', answer_date: '2026-01-02T03:04:05Z' })
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .execute()
  await vi.waitFor(
    async () =>
      expect(await createVisitorClient().board.post({ id })).toMatchObject({
        answered_yn: 'Y',
        answer: { contents: '7일 안에 됩니다.', reg_date: '2026-01-02T03:04:05.000Z' },
      }),
    5_000,
  )
})

test('a list names each post, begins its text and has its files; of a private one neither text nor files', async () => {
  const text = `<p>${'제주에서 만나요. '.repeat(60)}</p>`
  const notes = new File([Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')], 'notes.pdf')
  const open = await createVisitorClient().board.createPost({
    ...question,
    title: '열린 글',
    contents: text,
    files: [notes],
  })
  const shut = await createVisitorClient().board.createPost({
    ...question,
    title: '닫힌 글',
    contents: text,
    files: [notes],
    private_yn: 'Y',
  })
  await vi.waitFor(async () => {
    const { list } = await createVisitorClient().board.postList({ type: 'QNA' })
    const [one, other] = [open, shut].map(({ id }) => list.find((post) => post.id === id) ?? expect.fail())
    expect(one).toMatchObject({
      post_name: '열린 글',
      file_list: [
        {
          file_id: expect.any(String),
          file_url: expect.stringMatching(/^\/files\//),
          file_name: 'notes.pdf',
        },
      ],
    })
    expect(one?.post_content).toMatch(/^제주에서 만나요\. /)
    expect(one?.post_content?.length).toBeLessThan(text.length / 2)
    expect(other).toMatchObject({ post_name: '닫힌 글', post_content: null, contents: null, file_list: [] })
  }, 5_000)
})

test('types: NOTICE and FAQ have English twins, QNAen means QNA; FAQ by category', async () => {
  await site.make.post({ board_id: 'notice', type: 'NOTICE', title: '공지' })
  await site.make.post({ board_id: 'notice', type: 'NOTICEen', title: 'Notice' })
  for (const category of ['B', 'B', 'P'] as const)
    await site.make.post({ board_id: 'FAQ', type: 'FAQ', category, title: `질문 ${category}` })
  await vi.waitFor(
    async () => expect((await createVisitorClient().board.postList({ type: 'FAQ' })).total).toBe(3),
    5_000,
  )
  expect((await createVisitorClient().board.postList({ type: 'NOTICE' })).list).toMatchObject([
    { title: '공지' },
  ])
  expect((await createVisitorClient().board.postList({ type: 'NOTICEen' })).list).toMatchObject([
    { title: 'Notice' },
  ])
  expect((await createVisitorClient().board.postList({ type: 'FAQ', category: 'B' })).total).toBe(2)
  expect((await createVisitorClient().board.postList({ type: 'QNAen' })).total).toBe(
    (await createVisitorClient().board.postList({ type: 'QNA' })).total,
  )
  await expect(createVisitorClient().board.postList({ type: 'nowhere' })).rejects.toMatchObject({
    refusal: 'BOARD_NOT_FOUND',
  })
})

test('paging a board forwards and backwards matches a plain sort, and the total stays right after deletes', async () => {
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
    async () => expect((await createVisitorClient().board.postList({ type: 'long' })).total).toBe(55),
    5_000,
  )
  for (const page_size of [7, 10, 55, 60])
    for (let page = 1; (page - 1) * page_size < 55; page++)
      expect(
        (await createVisitorClient().board.postList({ type: 'long', page, page_size })).list.map(
          ({ id }) => id,
        ),
      ).toEqual(ids.slice((page - 1) * page_size, page * page_size))
  expect(await createVisitorClient().board.postList({ type: 'long', page: 99 })).toMatchObject({
    total: 55,
    list: [],
  })
})

test('a keyword is found in title and text, not in a tag', async () => {
  await site.make.post({
    board_id: 'notice',
    type: 'NOTICE',
    title: '겨울 운항',
    contents: '<p>삿포로 <strong>직항</strong></p>',
  })
  const found = async (query: string) =>
    (await createVisitorClient().board.postList({ type: 'NOTICE', query })).total
  expect([
    await found('운항'),
    await found('직항'),
    await found('직항'.normalize('NFD')),
    await found('strong'),
    await found('%%'),
  ]).toEqual([1, 1, 1, 0, 0])
})

test('a consultation is stored and mailed to staff; the sixth within an hour is rate limited', async () => {
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
  const { id } = await createVisitorClient().board.consultation(asked)
  expect(id).toBeGreaterThan(0)
  expect(await site.db.selectFrom('consult').selectAll().execute()).toEqual([])
  await expect(
    createVisitorClient().board.consultation({ ...asked, package_code: 'GONE' }),
  ).rejects.toMatchObject({
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
    await expect(createVisitorClient().board.consultation({ ...asked, ...wrong })).rejects.toMatchObject({
      refusal: 'BAD_INPUT',
    })
  for (let at = 0; at < 4; at++) await createVisitorClient().board.consultation(asked)
  await expect(createVisitorClient().board.consultation(asked)).rejects.toMatchObject({
    refusal: 'TOO_MANY_TRIES',
    status: 429,
  })
})

test('the about page exists only where the agency enables it', async () => {
  await expect(createVisitorClient().board.about()).rejects.toMatchObject({
    refusal: 'PAGE_NOT_FOUND',
    status: 404,
  })
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
      expect(await createVisitorClient().board.about()).toEqual({
        title: { ko: '회사 소개', en: 'About' },
        contents: { ko: '우리', en: 'Us' }, // written past the door: the words alone
        picture: null,
        directions: null,
        people: null,
      }),
    5_000,
  )
})
