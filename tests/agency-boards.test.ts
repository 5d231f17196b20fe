// Boards of an agency's own: who makes them, who reads them, and what is left when one ends.
import { beforeAll, expect, test } from 'vitest'
import { boardsMost } from '#limits/trade.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

const boardFields = {
  board_name: { ko: '가이드 이야기', en: 'Stories of guides' },
  write: 'staff',
  read: 'anyone',
  look: 'gallery',
  side_yn: 'Y',
  menu_yn: 'Y',
}
const listBoards = async () =>
  JSON.parse((await site.request('/api/landing/board/boardList?page_size=100')).body).list

test('a board is made, stands in the menu at once, and is put in order', async () => {
  const content = await createStaffUser(site, { roles: ['content'] })
  const one = (await content.sendOnce('POST', '/api/office/board', boardFields)).body
  const two = (
    await content.sendOnce('POST', '/api/office/board', { ...boardFields, look: 'list', menu_yn: 'N' })
  ).body
  expect(one.board_id).toMatch(/^stories-of-guides-[0-9a-f]{6}$/)
  const shown = await listBoards()
  expect(shown.find(({ id }: { id: string }) => id === one.board_id)).toMatchObject({
    look: 'gallery',
    menu_yn: 'Y',
  })
  expect(
    (await content.send('PUT', '/api/office/boards/order', { ids: [two.board_id, one.board_id] })).status,
  ).toBe(200)
  const ids = (await content.api.board.ownBoards()).list.map((each: { board_id: string }) => each.board_id)
  expect(ids.indexOf(two.board_id)).toBeLessThan(ids.indexOf(one.board_id))
  const strange = await content.send('PUT', '/api/office/boards/order', { ids: [one.board_id, 'nowhere'] })
  expect(strange.body).toMatchObject({ code: 'BOARD_NOT_FOUND' })
})

test('a site that speaks one language makes boards with a name in it alone', async () => {
  const content = await createStaffUser(site, { roles: ['content'] })
  const make = (board_name: object) =>
    content.sendOnce('POST', '/api/office/board', { ...boardFields, board_name })
  expect((await make({ ko: '여행 일기', en: '' })).body.board_id).toMatch(/^board-[0-9a-f]{6}$/)
  expect((await make({ ko: '', en: '' })).body.fields).toHaveProperty('board_name')
})

test('the second of two simultaneous changes is refused, and the fixed boards cannot be changed', async () => {
  const owner = await createStaffUser(site)
  const { board_id, revision } = (await owner.sendOnce('POST', '/api/office/board', boardFields)).body
  const change = (id: string, seen: number) =>
    owner.send('PUT', '/api/office/board', { board_id: id, revision: seen, ...boardFields, ended_yn: 'N' })
  expect((await change(board_id, revision)).body).toEqual({ revision: 2 })
  expect((await change(board_id, revision)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await site.make.board({ board_id: 'notice' })
  expect((await change('notice', 1)).body).toMatchObject({ code: 'BOARD_NOT_FOUND' })
  const other = await createStaffUser(site, { travel_agency: 2 })
  const strange = await other.send('PUT', '/api/office/board', { board_id, revision: 2, ...boardFields })
  expect(strange.body).toMatchObject({ code: 'BOARD_NOT_FOUND' })
})

test('what members read is not for visitors: no list, no post, no line in the sitemap', async () => {
  const owner = await createStaffUser(site)
  const { board_id } = (await owner.sendOnce('POST', '/api/office/board', { ...boardFields, read: 'member' }))
    .body
  const post = await site.make.post({ board_id, type: board_id, title: '회원에게만', contents: '비밀' })
  for (const path of [`postList?type=${board_id}`, `post?id=${post.id}`, `info?id=${post.id}`]) {
    const { statusCode, body } = await site.request(`/api/landing/board/${path}`)
    expect([path, statusCode, JSON.parse(body).code]).toEqual([path, 401, 'LOGIN_REQUIRED'])
  }
  expect(JSON.parse((await site.request(`/api/landing/board/list?type=${board_id}`)).body).list).toEqual([])
  expect((await site.request('/sitemap.xml')).body).not.toContain(board_id)
})

test('a closed board is hidden, keeps its posts, and can be reopened', async () => {
  const owner = await createStaffUser(site)
  const { board_id } = (await owner.sendOnce('POST', '/api/office/board', boardFields)).body
  const post = await site.make.post({ board_id, type: board_id, title: '오래된 글', contents: '글' })
  const end = (revision: number, ended_yn: string) =>
    owner.send('PUT', '/api/office/board', { board_id, revision, ...boardFields, ended_yn })
  const requestStatus = async (path: string) => (await site.request(`/api/landing/board/${path}`)).statusCode
  expect(await requestStatus(`post?id=${post.id}`)).toBe(200)
  await end(1, 'Y')
  expect([
    await requestStatus(`post?id=${post.id}`),
    await requestStatus(`board?board_id=${board_id}`),
  ]).toEqual([404, 404])
  expect((await listBoards()).some(({ id }: { id: string }) => id === board_id)).toBe(false)
  await end(2, 'N')
  expect(await requestStatus(`post?id=${post.id}`)).toBe(200)
})

test('nobody makes more than a menu can hold, and without a name there is none', async () => {
  const owner = await createStaffUser(site, { travel_agency: 2 })
  for (let at = 0; at < boardsMost; at++)
    expect((await owner.sendOnce('POST', '/api/office/board', boardFields)).status).toBe(200)
  expect((await owner.sendOnce('POST', '/api/office/board', boardFields)).body).toMatchObject({
    code: 'TOO_MANY_BOARDS',
  })
  const nameless = await owner.sendOnce('POST', '/api/office/board', {
    ...boardFields,
    board_name: { ko: '', en: '' },
  })
  expect(nameless.body).toMatchObject({ code: 'WORDS_REQUIRED' })
})
