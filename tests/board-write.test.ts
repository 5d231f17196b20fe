// §2, §5, §6, §7 Boards: writing, changing and deleting, with pictures and files.
import { beforeAll, expect, test, vi } from 'vitest'
import { findLargestFile } from '#lib/picture-name.ts'
import { encodePicture, storePicture } from '#platform/pictures.server.ts'
import {
  createMemberClient,
  createPictureFile,
  createQuestion,
  createVisitorClient,
  question,
  setUpBoards,
  site,
} from './board-setup.ts'
import { createSite } from './site.ts'

beforeAll(setUpBoards)

test('a visitor asks, and anyone reads the question under a masked name', async () => {
  const { id } = await createQuestion()
  const post = await createVisitorClient().board.post({ id })
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
  expect(await createVisitorClient().board.info({ id })).toEqual({
    type: 'QNA',
    title: question.title,
    contents: question.contents,
    reg_date: post.reg_date,
  })
  expect((await createVisitorClient().board.postList({ type: 'QNA' })).list[0]).toMatchObject({
    id,
    contents: '언제 되나요 ?',
  })
})

test('what was just written shows at once to the next reader', async () => {
  const before = await createVisitorClient().board.postList({ type: 'QNA' })
  const { id } = await createQuestion({ title: '방금 쓴 글' })
  const after = await createVisitorClient().board.postList({ type: 'QNA' })
  expect(after.total).toBe(before.total + 1)
  expect(after.list[0]).toMatchObject({ id, title: '방금 쓴 글' })
})

test('visitors cannot write on boards for members, nor members on boards for staff', async () => {
  await expect(createQuestion({ board_id: 'notice' })).rejects.toMatchObject({
    refusal: 'ABNORMAL_ACCESS',
    description: { ko: '비정상적인 접근입니다.' },
  })
  await expect(createQuestion({ board_id: 'stories' })).rejects.toMatchObject({ refusal: 'LOGIN_REQUIRED' })
  await expect(createQuestion({ board_id: 'nowhere' })).rejects.toMatchObject({
    refusal: 'BOARD_NOT_FOUND',
    description: { en: 'The board does not exist' },
  })
  const { client, person } = await createMemberClient()
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
  expect(await createVisitorClient().board.post({ id })).toMatchObject({ is_mine: false })
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
  const before = await createVisitorClient().board.list({ type: 'QNA' })
  await expect(createQuestion(sent)).rejects.toMatchObject({
    refusal: 'BAD_INPUT',
    status: 400,
    fields: { [field]: { ko: expect.any(String) } },
  })
  expect((await createVisitorClient().board.list({ type: 'QNA' })).total).toBe(before.total)
})

test('the owner changes and deletes; another member, a visitor and a false user_id do not', async () => {
  const { client, person } = await createMemberClient()
  const other = await createMemberClient()
  const { id } = await client.board.createPost({
    board_id: 'stories',
    title: '내 글',
    contents: '<p>하나</p>',
  })
  const changed = { id, title: '고친 글', contents: '<p>둘</p>' }
  for (const stranger of [other.client, createVisitorClient()]) {
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
  expect(await createVisitorClient().board.post({ id })).toMatchObject({
    title: '내 글',
    contents: '<p>하나</p>',
  })
  await client.board.updatePost(changed)
  expect(await createVisitorClient().board.post({ id })).toMatchObject({
    title: '고친 글',
    contents: '<p>둘</p>',
  })
  await client.board.deletePost({ id, user_id: person.id })
  await expect(createVisitorClient().board.post({ id })).rejects.toMatchObject({
    refusal: 'POST_NOT_FOUND',
    status: 404,
  })
})

test('changing or deleting a non-member’s post needs its password each time', async () => {
  const { id } = await createQuestion()
  const changed = { id, title: '고침', contents: '<p>고침</p>' }
  await expect(createVisitorClient().board.updatePost(changed)).rejects.toMatchObject({
    refusal: 'ABNORMAL_ACCESS',
  })
  await expect(
    createVisitorClient().board.updatePost({ ...changed, password: 'wrong' }),
  ).rejects.toMatchObject({
    refusal: 'WRONG_POST_PASSWORD',
    status: 403,
  })
  await createVisitorClient().board.updatePost({ ...changed, password: 'right-one' })
  expect(await createVisitorClient().board.post({ id })).toMatchObject({ title: '고침' })
  await expect(createVisitorClient().board.deletePost({ id, password: 'wrong' })).rejects.toMatchObject({
    refusal: 'WRONG_POST_PASSWORD',
  })
  await createVisitorClient().board.deletePost({ id, password: 'right-one' })
})

test('pictures are in the text and files below it; removed ones are deleted', async () => {
  const pdf = new File(['%PDF-1.7 a paper'], '계약서.pdf', { type: 'application/pdf' })
  const { id } = await createQuestion({
    contents: '<p>보세요</p><img src="upload:0" alt="바다"><img src="upload:7">',
    pictures: [await createPictureFile('#3366aa')],
    files: [pdf, await createPictureFile('#aa3333')],
  })
  const post = await createVisitorClient().board.post({ id })
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
  const fetched = await site.request(paper?.file_url ?? '')
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
  expect((await site.request(paper?.file_url ?? '', { host: 'a2.localhost' })).statusCode).toBe(404)
  expect((await site.request(`${paper?.file_url}x`)).statusCode).toBe(404)
  await createVisitorClient().board.updatePost({
    id,
    title: post.title,
    contents: '<p>없앴어요</p>',
    password: 'right-one',
    removed_files: [paper?.file_id ?? ''],
  })
  expect(await createVisitorClient().board.post({ id })).toMatchObject({
    contents: '<p>없앴어요</p>',
    file_list: [{ file_name: '사진.png' }],
  })
})

test('a post keeps only its own pictures, and deleting it deletes no others', async () => {
  const site = await createSite({ jobs: true })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const { board } = site.client
  const sea = await encodePicture(
    Buffer.from(await (await createPictureFile('#3366aa')).arrayBuffer()),
    'hero',
  )
  const hero = findLargestFile(await storePicture(site.naru.deps.files, 1, sea)) ?? ''
  const asked = await board.createPost({
    ...question,
    contents: '<p>보세요</p><img src="upload:0">',
    pictures: [await createPictureFile('#aa3333')],
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
  expect((await site.request(own)).statusCode).toBe(200)
  await board.deletePost({ id: asked.id, password: 'right-one' })
  await vi.waitFor(async () => expect((await site.request(own)).statusCode).toBe(404), {
    timeout: 15_000,
    interval: 200,
  })
  expect((await site.request(hero)).statusCode).toBe(200)
})
