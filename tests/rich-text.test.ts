// Rich text: cleaned when it is written, shown as it was cleaned, and as plain words when nobody vouches for
// it. Decision 22.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { sanitiser, sanitizeText } from '#platform/rich-text.server.ts'
import { resanitizeTexts } from '../src/resanitize.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { attacks } from './attacks/strings.ts'
import { createSite, type Site } from './site.ts'

let site: Site
const lines: string[] = []
beforeAll(async () => {
  site = await createSite({ shared: true, lines })
  for (const board_id of ['notice', 'FAQ']) await site.make.board({ board_id })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id, package_code: 'T1' })
  await site.db.updateTable('agency_info').set({ about_yn: 'Y' }).where('travel_agency', '=', 1).execute()
})

const dirty = '<p>ok</p><script>bad()</script><img src=x onerror=bad()><b onclick="bad()">end</b>'
const dirtyWords = { ko: dirty, en: dirty }
const buildStamp = (text: string, version: number) =>
  `${version}:${createHash('md5').update(text).digest('hex')}`

/** The same text in every rich column, written past the door; answers how to read each. */
async function writeDirtyTexts(version?: number) {
  const one = version === undefined ? null : buildStamp(dirty, version)
  const two = version === undefined ? null : buildStamp(`${dirty}\n${dirty}`, version)
  const post = await runInTransaction(site.db, 1, async (tx) => {
    await tx.deleteFrom('terms').where('travel_agency', '=', 1).execute()
    await tx.deleteFrom('agency_about').where('travel_agency', '=', 1).execute()
    await tx.deleteFrom('post').where('travel_agency', '=', 1).execute()
    const title = { ko: '제목', en: 'Title' }
    await tx
      .insertInto('terms')
      .values(
        (['use', 'tour', 'special'] as const).map((type) => ({
          travel_agency: 1,
          type,
          version: '1',
          effective_date: '2020-01-01',
          title,
          contents: dirtyWords,
          contents_stamp: two,
        })),
      )
      .execute()
    await tx
      .insertInto('agency_about')
      .values({ travel_agency: 1, title, contents: dirtyWords, contents_stamp: two })
      .execute()
    await tx
      .updateTable('package_detail')
      .set({ contents: dirtyWords, contents_stamp: two })
      .where('travel_agency', '=', 1)
      .execute()
    const row = {
      travel_agency: 1,
      title: 'x',
      contents: dirty,
      contents_stamp: one,
      answer: dirty,
      answer_stamp: one,
      answer_date: '2026-01-01',
      reg_name: '홍길동',
    }
    await tx
      .insertInto('post')
      .values({ ...row, board_id: 'FAQ', type: 'FAQ', category: 'B' })
      .execute()
    return tx
      .insertInto('post')
      .values({ ...row, board_id: 'QNA', type: 'QNA' })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return post.id
}

async function readEveryText(id: number): Promise<Record<string, string>> {
  const { board, agency, catalog, document } = site.createClient('a1.localhost')
  const post = await board.post({ id })
  const contract = await document.packageContract({ package_code: 'T1' })
  return {
    post: post.contents ?? '',
    answer: post.answer?.contents ?? '',
    info: (await board.info({ id })).contents ?? '',
    faq: (await board.postList({ type: 'FAQ' })).list[0]?.contents ?? '',
    about: (await board.about()).contents.ko,
    terms: (await agency.terms({ type: 'use' })).list[0]?.contents.ko ?? '',
    detail: (await catalog.packageDetail({ package_code: 'T1' })).contents.ko,
    sheet: (await catalog.productView({ package_code: 'T1' })).detail.contents.en,
    contract: contract.sections.flatMap(({ text }) => (text ? [text.ko] : [])).at(-1) ?? '',
  }
}

const waitForValue = (read: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(wanted), 5_000)

test('reading does not sanitise: a text with a valid stamp is shown as stored', async () => {
  const id = await writeDirtyTexts(sanitiser.version)
  await waitForValue(async () => new Set(Object.values(await readEveryText(id))), new Set([dirty]))
})

test.each([
  ['without a stamp, as psql writes it', undefined],
  ['of a version that is no longer shown', sanitiser.shownFrom - 1],
])('a text %s is shown as plain words, never as it stands', async (_, version) => {
  const id = await writeDirtyTexts(version)
  await waitForValue(async () => new Set(Object.values(await readEveryText(id))), new Set(['ok<br />end']))
})

test('a text changed outside the calls loses its stamp', async () => {
  const { id } = await site.make.post({ board_id: 'QNA', type: 'QNA', contents: '<p>clean</p>' })
  await site.db
    .updateTable('post')
    .set({ contents: dirty })
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .execute()
  const { contents_cleaned } = await site.db
    .selectFrom('post')
    .select('contents_cleaned')
    .where('travel_agency', '=', 1)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(contents_cleaned).toBe(0)
})

test('the resanitize job cleans unstamped texts but never rewrites agreed terms', async () => {
  const id = await writeDirtyTexts()
  await resanitizeTexts(site.db, site.naru.app.log)
  const cleaned = sanitizeText(dirty).text
  expect(cleaned).toBe('<p>ok</p><b>end</b>')
  await waitForValue(() => readEveryText(id), {
    ...Object.fromEntries(
      ['post', 'answer', 'info', 'faq', 'about', 'detail', 'sheet'].map((name) => [name, cleaned]),
    ),
    terms: 'ok<br />end',
    contract: 'ok<br />end',
  })
  expect(lines.join('')).toContain('terms hold what the sanitiser would take out')
  const terms = await site.db.selectFrom('terms').select('contents').where('travel_agency', '=', 1).execute()
  expect(terms.map(({ contents }) => contents)).toEqual([dirtyWords, dirtyWords, dirtyWords])
})

test('a restored private question keeps its pictures when it is cleaned again', async () => {
  const { id } = await site.client.board.createPost({
    board_id: 'QNA',
    title: '비밀',
    contents: '<p>비밀</p>',
    private_yn: 'Y',
    reg_name: '김서연',
    password: 'right-one',
  })
  const kept = '<p>x</p><img src="sealed:private/abc_640x480_aabbcc_640.webp" loading="lazy" />'
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('post_secret')
      .set({ contents: `${kept}<script></script>` })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  await resanitizeTexts(site.db, site.naru.app.log)
  const [row] = await runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('post_secret')
      .select(['contents', 'contents_cleaned'])
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  expect(row).toEqual({ contents: kept, contents_cleaned: sanitiser.version })
})

test('a job that finds nothing to clean writes nothing', async () => {
  await writeDirtyTexts()
  await resanitizeTexts(site.db, site.naru.app.log)
  const revisions = () => sql<{ number: string }>`select number from revision order by 1`.execute(site.db)
  const before = (await revisions()).rows
  await resanitizeTexts(site.db, site.naru.app.log)
  expect((await revisions()).rows).toEqual(before)
})

test('lists carry no body: a text begins in 120 letters without tags; a frequent question stands whole up to 5,000', async () => {
  await writeDirtyTexts()
  const write = async (board_id: string, type: string, length: number) =>
    site.make.post({
      board_id,
      type,
      contents: `<p>${'가나'.repeat(length / 2)}</p>`,
      category: board_id === 'FAQ' ? 'B' : null,
    })
  const first = async (type: string, query?: string) => {
    const { board } = site.createClient('a1.localhost') // a client keeps what it has read
    const [post] = (await board.postList({ type, query })).list
    return [post?.contents?.length, post?.is_whole]
  }
  await write('notice', 'NOTICE', 4_000)
  await write('QNA', 'QNA', 4_000)
  await write('FAQ', 'FAQ', 4_000)
  await waitForValue(() => first('FAQ'), [4_007, true])
  expect(await first('FAQ', '가나')).toEqual([4_007, true])
  for (const [type, query] of [['NOTICE'], ['QNA'], ['QNA', '가나']] as const)
    expect(await first(type, query)).toEqual([120, false])
  await write('FAQ', 'FAQ', 6_000)
  await waitForValue(() => first('FAQ'), [120, false])
  expect((await site.client.agency.terms()).list[0]).toMatchObject({
    contents: { ko: 'ok bad() end' },
    is_whole: false,
  })
})

test(`${attacks.length} attacks: neither the excerpt nor the plain words hold a tag`, async () => {
  countCases(attacks.length)
  await site.db.deleteFrom('post').where('travel_agency', '=', 1).execute()
  const ids: number[] = []
  for (const contents of attacks) {
    const { id } = await site.db
      .insertInto('post')
      .values({ travel_agency: 1, board_id: 'QNA', type: 'QNA', title: 'x', contents, reg_name: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  const { list } = await site.createClient('a1.localhost').board.postList({ type: 'QNA', page_size: 100 })
  expect(list.filter(({ contents }) => contents?.includes('<'))).toEqual([])
  for (const id of ids) {
    const { contents } = await site.client.board.post({ id })
    expect(contents?.replaceAll('<br />', '')).not.toMatch(/[<>"]/)
  }
})

test('a text of nothing but tags is refused', async () => {
  await expect(
    site.client.board.createPost({
      board_id: 'QNA',
      title: 'x',
      contents: '<b>'.repeat(3_000),
      reg_name: '김서연',
      password: 'right-one',
    }),
  ).rejects.toMatchObject({ refusal: 'BAD_INPUT', fields: { contents: expect.anything() } })
})

// Fails when the sanitiser lets anything else through, also by a new release of it: then its version has to
// grow.
test('what version 1 of the sanitiser makes of a text with everything in it', () => {
  expect(sanitiser.version).toBe(1)
  const everything =
    '<h1>a</h1><h2 id="x" class="y" style="z">b</h2><p>c<br>d</p><hr><ul><li>e</li></ul><ol start="3"><li>f</ol><blockquote>g</blockquote><pre><code>h</code></pre>' +
    '<strong>i</strong><u>j</u><s>k</s><a href="/own" target="_top">l</a><a href="https://else.example">m</a><a href="javascript:x">n</a><a href="//else.example">o</a>' +
    '<img src="/files/a_640.webp" alt="p" width="1" onerror="x"><img src="https://else.example/x.png"><img src="sealed:private/a.webp"><figure><figcaption>q</figcaption></figure>' +
    '<table><tbody><tr><th scope="col" colspan="2">r</th><td rowspan="2">s</td></tr></tbody></table><svg><circle/></svg><iframe src="x"></iframe><style>t{}</style><!-- u --><div>v</div>&lt;w&amp;'
  expect(sanitizeText(everything).text).toMatchInlineSnapshot(
    `"a<h2>b</h2><p>c<br />d</p><hr /><ul><li>e</li></ul><ol start="3"><li>f</li></ol><blockquote>g</blockquote><pre><code>h</code></pre><strong>i</strong><u>j</u><s>k</s><a href="/own">l</a><a href="https://else.example" rel="noopener noreferrer nofollow" target="_blank">m</a><a rel="noopener noreferrer nofollow" target="_blank">n</a><a rel="noopener noreferrer nofollow" target="_blank">o</a><img src="/files/a_640.webp" alt="p" width="1" loading="lazy" /><figure><figcaption>q</figcaption></figure><table><tbody><tr><th scope="col" colspan="2">r</th><td rowspan="2">s</td></tr></tbody></table>v&lt;w&amp;"`,
  )
})
