// Notices, frequent questions, answers, consultations and reviews: what staff write, and what the site shows
// of it.
import { beforeAll, describe, expect, test } from 'vitest'
import type { JobPayloads } from '#jobs.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeMail } from './compose-mail.ts'
import { dateInDays } from './days.ts'
import { createPaidBooking, createTerms } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let contentUser: StaffUser
let otherUser: StaffUser
/** Every mail that was asked for. */
const mails: JobPayloads['send-mail'][] = []
beforeAll(async () => {
  site = await createSite({ shared: true })
  await createTerms(site, [1])
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    if (job[0] === 'send-mail') mails.push(job[1])
    return enqueue(tx, ...job)
  }
  for (const board_id of ['notice', 'FAQ']) await site.make.board({ board_id, write: 'staff' })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  contentUser = await createStaffUser(site, { roles: ['content'], name: '한내용' })
  otherUser = await createStaffUser(site, { travel_agency: 2 })
})

const createPost = async (overrides: object) => {
  const { status, body } = await contentUser.sendOnce('POST', '/api/office/post', {
    type: 'NOTICE',
    contents: '<p>글</p>',
    ...overrides,
  })
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })])
  return { id: body.id as number, revision: body.revision as number }
}
/** What anybody sees on the site: a visitor's own client would remember what it saw. */
const readStorefront = async (path: string) => JSON.parse((await site.request(`/api/landing/${path}`)).body)
const listTitles = async (type: string): Promise<string[]> =>
  (await readStorefront(`board/postList?type=${type}&page_size=100`)).list.map(
    ({ title }: { title: string }) => title,
  )

describe('a post of staff', () => {
  test('that is pinned stands first; a hidden one, one of tomorrow and one of yesterday are not there', async () => {
    await createPost({ title: '먼저', pinned_yn: 'Y' })
    await createPost({ title: '오늘만', shown_from: dateInDays(0), shown_until: dateInDays(0) })
    const unseen = [
      await createPost({ title: '숨김', hidden_yn: 'Y' }),
      await createPost({ title: '내일부터', shown_from: dateInDays(1) }),
      await createPost({ title: '어제까지', shown_until: dateInDays(-1) }),
    ]
    await createPost({ title: '나중' })
    expect(await listTitles('NOTICE')).toEqual(['먼저', '나중', '오늘만'])
    for (const { id } of unseen)
      expect((await readStorefront(`board/post?id=${id}`)).code).toBe('POST_NOT_FOUND')
    const { body } = await contentUser.send('GET', '/api/office/posts?type=NOTICE&shown_yn=N')
    expect(body.total).toBe(3)
  })

  test('is written once for its key, by who may, and on no board that customers write', async () => {
    const asked = { type: 'NOTICE', title: '한 번', contents: '<p>글</p>' }
    const again = () => contentUser.sendOnce('POST', '/api/office/post', asked, 'one-key-for-this-post')
    const answers = [...(await Promise.all([again(), again()])), await again()]
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await listTitles('NOTICE')).filter((title) => title === '한 번')).toHaveLength(1)
    expect((await contentUser.sendOnce('POST', '/api/office/post', { ...asked, type: 'QNA' })).status).toBe(
      404,
    )
    const sales = await createStaffUser(site, { roles: ['sales'] })
    expect((await sales.sendOnce('POST', '/api/office/post', asked)).status).toBe(403)
  })

  test('with its days the wrong way round, without words or with a script is refused or mended', async () => {
    const refused = async (overrides: object) =>
      (await contentUser.sendOnce('POST', '/api/office/post', { type: 'NOTICE', title: 't', ...overrides }))
        .status
    const contents = '<p>글</p>'
    expect(await refused({ contents, shown_from: dateInDays(2), shown_until: dateInDays(1) })).toBe(400)
    expect(await refused({ contents: '<p> </p>' })).toBe(400)
    const { id } = await createPost({ title: '글', contents: '<p onclick="x()">글</p><script>x()</script>' })
    const { contents: shown } = await readStorefront(`board/post?id=${id}`)
    expect(shown).toContain('글')
    expect(shown).not.toMatch(/script|onclick/)
  })

  test('that somebody else changed first is not overwritten, and of another agency it is not there', async () => {
    const { id, revision } = await createPost({ title: '둘이서' })
    const change = (title: string, who = contentUser) =>
      who.send('PUT', '/api/office/post', { id, revision, title, contents: '<p>글</p>' })
    expect((await change('첫째')).status).toBe(200)
    expect((await change('둘째')).body.code).toBe('CHANGED_MEANWHILE')
    expect((await change('남', otherUser)).status).toBe(404)
    expect(await listTitles('NOTICE')).toContain('첫째')
  })

  test('frequent questions stand in the order they were given, in their groups', async () => {
    const ids: number[] = []
    for (const title of ['가', '나', '다'])
      ids.push((await createPost({ type: 'FAQ', title, category: title === '나' ? 'P' : 'B' })).id)
    const [one, two, three] = ids
    const order = { type: 'FAQ', ids: [three, one, two] }
    expect((await contentUser.send('PUT', '/api/office/posts/order', order)).status).toBe(200)
    expect(await listTitles('FAQ')).toEqual(['다', '가', '나'])
    const ofGroup = await contentUser.send('GET', '/api/office/posts?type=FAQ&category=P')
    expect(ofGroup.body.list).toMatchObject([{ title: '나' }])
    const asked = { type: 'FAQ', title: '무리 없음', contents: '<p>글</p>' }
    expect((await contentUser.sendOnce('POST', '/api/office/post', asked)).status).toBe(400)
    const foreign = await site.makeAt(2).board({ board_id: 'FAQ', write: 'staff' })
    const theirs = await site.makeAt(2).post({ board_id: foreign.board_id, type: 'FAQ', title: '남' })
    const mixed = { type: 'FAQ', ids: [one, theirs.id] }
    expect((await contentUser.send('PUT', '/api/office/posts/order', mixed)).status).toBe(404)
    expect(await listTitles('FAQ')).toEqual(['다', '가', '나'])
  })
})

test('a question is answered on the site; answered again, the one before stays in the history', async () => {
  const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA', title: '유모차?' })
  const asked = async () => await contentUser.api.board.question({ id })
  const answer = (contents: string, revision: number, who = contentUser) =>
    who.send('PUT', '/api/office/question', { id, revision, contents })
  const { revision } = await asked()
  expect((await answer('<p>됩니다</p>', revision)).status).toBe(200)
  expect((await answer('<p>늦었습니다</p>', revision)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await answer('<p>남</p>', revision, otherUser)).status).toBe(404)
  expect((await answer('<p>두 대까지</p>', revision + 1)).status).toBe(200)
  expect((await readStorefront(`board/post?id=${id}`)).answer.contents).toContain('두 대까지')
  expect((await asked()).answers).toMatchObject([
    { contents: expect.stringContaining('두 대까지'), staff_name: '한내용' },
    { contents: expect.stringContaining('됩니다') },
  ])
  const waiting = await contentUser.send('GET', '/api/office/questions?state=waiting')
  expect(waiting.body.list.map((each: { id: number }) => each.id)).not.toContain(id)
})

test('a consultation has a state, somebody in charge, and its answer goes by mail, once', async () => {
  const { id } = await runInTransaction(site.db, 1, (tx) =>
    tx
      .insertInto('consult')
      .values({
        travel_agency: 1,
        name: '박문의',
        contact: '010-1111-2222',
        email: 'park@example.com',
        contents: '32명 여수',
        language: 'ko',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const found = async () => await contentUser.api.board.consultation({ id })
  const { revision } = await found()
  const change = (in_charge: number) =>
    contentUser.send('PUT', '/api/office/consultation', { id, revision, state: 'under_way', in_charge })
  expect((await change(otherUser.id)).status).toBe(404)
  expect((await change(contentUser.id)).status).toBe(200)
  expect((await change(contentUser.id)).body.code).toBe('CHANGED_MEANWHILE')
  const asked = { id, revision: revision + 1, contents: '다섯 시에 전화드리겠습니다', state: 'done' }
  const path = '/api/office/consultation/answer'
  const answers = await Promise.all([
    contentUser.send('POST', path, asked),
    contentUser.send('POST', path, asked),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await found()).toMatchObject({
    state: 'done',
    in_charge: contentUser.id,
    answers: [{ contents: asked.contents, email: 'park@example.com' }],
  })
  const sent = mails.filter(({ kind }) => kind === 'consultation-answer')
  expect(sent).toHaveLength(1)
  const letter = await composeMail('consultation-answer', buildMailContext(sent[0]?.ref ?? 0))
  expect(letter).toMatchObject({ to: 'park@example.com', text: expect.stringContaining('다섯 시에 전화') })
})

test('a reply stands under its review; hidden for a reason it is gone, its writer is told why, and it comes back', async () => {
  const { id: booking, package_code } = await createPaidBooking(site)
  const { id } = await site.make.review({ package_code, stars: 2, contents: '버스가 추웠어요', booking })
  const found = async () => await contentUser.api.review.review({ id })
  const act = async (what: string, overrides: object = {}, who = contentUser) =>
    who.send('PUT', `/api/office/review/${what}`, { id, revision: (await found()).revision, ...overrides })
  const shown = async () => (await readStorefront(`package/reviewList?package_code=${package_code}`)).list
  expect((await act('reply', { reply: '담요를 더 싣겠습니다' })).status).toBe(200)
  expect(await shown()).toMatchObject([{ contents: '버스가 추웠어요', reply: '담요를 더 싣겠습니다' }])
  expect((await act('reply', { reply: '늦은 답', revision: 1 })).body.code).toBe('CHANGED_MEANWHILE')
  expect((await act('hide', { reason: '' })).status).toBe(400)
  expect((await act('hide', { reason: '남' }, otherUser)).status).toBe(404)
  expect((await act('hide', { reason: '다른 손님의 이름이 있습니다' })).status).toBe(200)
  expect(await shown()).toEqual([])
  const hiddenMails = mails.filter(({ kind, ref }) => kind === 'review-hidden' && ref === id)
  expect(hiddenMails).toHaveLength(1)
  expect((await composeMail('review-hidden', buildMailContext(id)))?.text).toContain(
    '다른 손님의 이름이 있습니다',
  )
  expect((await act('show')).status).toBe(200)
  expect(await shown()).toHaveLength(1)
})

test('staff see what a review scores beside its stars, in the list and when it is opened', async () => {
  const { id: booking, package_code } = await createPaidBooking(site)
  const scores = { walking: 2, meals: null, guide: 5, hotel: null }
  const { id } = await site.make.review({ package_code, stars: 4, contents: '', booking, ...scores })
  const { list } = await contentUser.api.review.reviews({})
  expect(list.find((review) => review.id === id)).toMatchObject(scores)
  expect(await contentUser.api.review.review({ id })).toMatchObject(scores)
})

const buildMailContext = (ref: number) => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})
