// Pages of an agency's own and the page about it: drafted, published, moved, taken down, found.
import { beforeAll, describe, expect, test } from 'vitest'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let staff: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  staff = await createStaffUser(site, { roles: ['content'] })
})

const words = (ko: string, en = '') => ({ ko, en })
const text = (slug: string, contents: string) => ({
  slug,
  title: words('단체 여행'),
  contents: words(contents),
  description: words('여럿이 함께'),
  picture: null,
})
const add = async (slug: string, contents = '<p>본문</p>') => {
  const { page_id } = await staff.api.page.addPage({ slug, title: words('단체 여행') })
  const { revision } = await staff.api.page.page({ page_id })
  const saved = await staff.api.page.savePage({ page_id, revision, ...text(slug, contents) })
  return { page_id, revision: saved.revision }
}

describe('a page', () => {
  test('is seen once it is published, with what search engines and messengers are told, and in the sitemap', async () => {
    const page = await add('group-tour', '<p>함께 가요</p><script>x</script>')
    expect((await site.request('/page/group-tour')).statusCode).toBe(404)
    await staff.api.page.publishPage(page)
    const { body, statusCode } = await site.request('/page/group-tour')
    expect(statusCode).toBe(200)
    expect(body).toContain('함께 가요')
    expect(body).toContain('<meta name="description" content="여럿이 함께"')
    expect(body).toContain(`/share/page_${page.page_id}.jpg`)
    expect((await site.request(`/share/page_${page.page_id}.jpg`)).statusCode).toBe(200)
    expect((await site.request('/sitemap.xml')).body).toContain('/page/group-tour')
    expect((await staff.api.page.pages()).list.find(({ slug }) => slug === 'group-tour')?.state).toBe(
      'published',
    )
  })

  test('whose address changes is found at the old ones, without a detour', async () => {
    const { page_id, revision } = await add('first')
    await staff.api.page.publishPage({ page_id, revision })
    let seen = revision
    for (const slug of ['second', 'third']) {
      seen = (await staff.api.page.savePage({ page_id, revision: seen, ...text(slug, '<p>본문</p>') }))
        .revision
      await staff.api.page.publishPage({ page_id, revision: seen })
    }
    for (const old of ['first', 'second']) {
      const answer = await site.request(`/page/${old}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/page/third'])
    }
    const again = await add('first', '<p>다른 글</p>')
    await staff.api.page.publishPage(again)
    expect((await site.request('/page/first')).body).toContain('다른 글')
  })

  test('that is taken down or deleted is gone, and a draft of it is not shown', async () => {
    const page = await add('gone')
    await staff.api.page.publishPage(page)
    await staff.api.page.savePage({ ...page, ...text('gone', '<p>고친 글</p>') })
    expect((await site.request('/page/gone')).body).not.toContain('고친 글')
    await staff.api.page.takeDownPage({ page_id: page.page_id })
    expect((await site.request('/page/gone')).statusCode).toBe(404)
    const { revision } = await staff.api.page.page({ page_id: page.page_id })
    await staff.api.page.deletePage({ page_id: page.page_id, revision })
    expect((await staff.send('GET', `/api/office/pages/page?page_id=${page.page_id}`)).body.code).toBe(
      'NOT_FOUND',
    )
  })

  test('that was taken down and renamed takes its old addresses along, and leaves none when it is deleted', async () => {
    const page = await add('one')
    await staff.api.page.publishPage(page)
    const two = await staff.api.page.savePage({ ...page, ...text('two', '<p>본문</p>') })
    await staff.api.page.publishPage({ ...page, ...two })
    await staff.api.page.takeDownPage({ page_id: page.page_id })
    const three = await staff.api.page.savePage({ ...page, ...two, ...text('three', '<p>본문</p>') })
    await staff.api.page.publishPage({ ...page, ...three })
    expect((await site.request('/page/one')).headers.location).toBe('/page/three')
    await staff.api.page.takeDownPage({ page_id: page.page_id })
    const four = await staff.api.page.savePage({ ...page, ...three, ...text('four', '<p>본문</p>') })
    await staff.api.page.deletePage({ page_id: page.page_id, ...four })
    expect((await site.request('/page/one')).statusCode).toBe(404)
  })

  test('is previewed as its draft has it', async () => {
    const { page_id } = await add('seen', '<p>아직 초안</p>')
    const { address } = await staff.api.page.previewPage({ page_id })
    const { pathname, search } = new URL(address)
    expect((await site.request(pathname + search)).body).toContain('아직 초안')
  })

  test.each([
    ['an address with letters that are not allowed', { slug: '단체 여행' }, 'slug'],
    ['an address of another page', { slug: 'taken' }, 'slug'],
    ['a picture of another agency', { picture: '/files/foreign_10x10_aabbcc.webp' }, 'picture'],
  ])('with %s is refused at its field', async (_name, change, field) => {
    if ('slug' in change && change.slug === 'taken') await add('taken')
    const { page_id } = await staff.api.page.addPage({
      slug: `refused-${field}-${Math.random().toString(36).slice(2)}`,
      title: words('x'),
    })
    const before = await staff.api.page.page({ page_id })
    const { status, body } = await staff.send('PUT', '/api/office/pages', {
      page_id,
      revision: before.revision,
      ...text(before.page.slug, '<p>x</p>'),
      ...change,
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(await staff.api.page.page({ page_id })).toEqual(before)
  })

  test('without words is not published, and whoever publishes second is told', async () => {
    const empty = await add('empty', '<p>&nbsp;</p>')
    const { body } = await staff.send('POST', '/api/office/pages/publish', empty)
    expect(Object.keys(body.fields)).toEqual(['contents.ko'])
    const page = await add('twice')
    await staff.api.page.publishPage(page)
    expect((await staff.send('POST', '/api/office/pages/publish', page)).body.code).toBe('ALREADY_PUBLISHED')
    expect(
      (await staff.send('POST', '/api/office/pages/publish', { ...page, revision: page.revision ^ 1 })).body
        .code,
    ).toBe('CHANGED_MEANWHILE')
  })

  test('of another agency does not exist', async () => {
    const { page_id, revision } = await add('ours')
    const stranger = await createStaffUser(site, { travel_agency: 2, roles: ['content'] })
    for (const [method, path, input] of [
      ['GET', `/api/office/pages/page?page_id=${page_id}`, undefined],
      ['POST', '/api/office/pages/publish', { page_id, revision }],
      ['DELETE', '/api/office/pages', { page_id, revision }],
    ] as const)
      expect((await stranger.send(method, path, input)).body.code).toBe('NOT_FOUND')
  })
})

test('home page and list say what staff wrote for search engines, at the next page', async () => {
  const { revision, meta } = await staff.api.page.meta()
  await staff.api.page.saveMeta({
    ...meta,
    revision,
    title: words('새 홈 제목'),
    list_title: words('모든 여행'),
    list_description: words('봄과 가을의 여행'),
  })
  expect((await site.request('/')).body).toContain('<title>새 홈 제목</title>')
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id })
  const list = (await site.request('/travel')).body
  expect(list).toContain('<title>모든 여행 | ')
  expect(list).toContain('<meta name="description" content="봄과 가을의 여행"')
  const second = await staff.send('PUT', '/api/office/meta', { ...meta, revision })
  expect(second.body.code).toBe('CHANGED_MEANWHILE')
  const { revision: now } = await staff.api.page.meta()
  const blank = await staff.send('PUT', '/api/office/meta', { ...meta, title: words('', 'x'), revision: now })
  expect(Object.keys(blank.body.fields)).toEqual(['title.ko'])
})

const findWords = async (page: string) =>
  (await staff.api.page.meta()).pages.find((each) => each.page === page) ?? expect.fail(page)
const saved = { title: words('봄의 다낭'), description: words('삼월부터 오월까지'), picture: null }

test.each(['category', 'area', 'detail', 'board', 'review'] as const)(
  'a list or board (%s) says what staff wrote for search engines, at the next page, and stands in the sitemap',
  async (kind) => {
    const { tour_category_id } = await site.make.category()
    const { tour_area_id } = await site.make.area({ tour_category_id })
    const { tour_area_detail_id } = await site.make.areaDetail({ tour_area_id })
    await site.make.package({ tour_category_id, tour_area_id, tour_area_detail_id })
    const pages = {
      category: `category/${tour_category_id}`,
      area: `area/${tour_area_id}`,
      detail: `detail/${tour_area_detail_id}`,
      board: `board/${(await site.make.board()).board_id}`,
      review: 'board/review',
    }
    const { page, path, name, revision } = await findWords(pages[kind])
    const before = (await site.request(path)).body
    expect(before).toContain(`<title>${name.ko.split(' › ').at(-1)} | `)
    const escaped = path.replaceAll('&', '&amp;')
    expect(before).toContain(`${escaped}"/><meta property="og:url"`)
    const picture = `/files/${Math.random().toString(16).slice(2).padEnd(16, '0')}-640x480.webp`
    await site.db
      .insertInto('site_picture')
      .values({ travel_agency: 1, path: picture, staff_name: '이콘텐츠' })
      .execute()
    await staff.api.page.savePageWords({ page, revision, ...saved, picture })
    const after = (await site.request(path)).body
    expect(after).toContain('<title>봄의 다낭 | ')
    expect(after).toContain('<meta name="description" content="삼월부터 오월까지"')
    const share = `/share/${page.replace('/', '.')}.jpg`
    expect(after).toContain(share)
    expect((await site.request(share)).headers['content-type']).toBe('image/jpeg')
    expect((await site.request('/sitemap.xml')).body).toContain(`${escaped}</loc>`)
  },
)

test.each(['about', 'contact'])(
  'the page %s says what staff wrote for search engines and messengers',
  async (name) => {
    const channels = await staff.api.agency.channels()
    await staff.api.agency.saveChannels({ ...channels.channels, about_yn: 'N', revision: channels.revision })
    const listed = async () => (await staff.api.page.meta()).pages.map(({ page }) => page)
    expect(await listed()).not.toContain('page/about') // nobody wrote one
    const about = {
      title: words('우리는'),
      contents: words('<p>삼십 년</p>'),
      directions: words(''),
      picture: null,
    }
    await staff.api.page.saveAbout({ revision: (await staff.api.page.about()).revision, ...about })
    const { channels: now, revision: known } = await staff.api.agency.channels()
    await staff.api.agency.saveChannels({ ...now, about_yn: 'Y', revision: known })
    const { page, path, revision } = await findWords(`page/${name}`)
    expect(path).toBe(`/${name}`)
    await staff.api.page.savePageWords({ page, revision, ...saved })
    const shown = (await site.request(path)).body
    expect(shown).toContain('<title>봄의 다낭 | ')
    expect(shown).toContain('<meta name="description" content="삼월부터 오월까지"')
  },
)

test('of two who write words of one page the second is told; what is no page, or nobody’s picture, is refused', async () => {
  const { tour_category_id } = await site.make.category()
  const page = `category/${tour_category_id}`
  const { revision } = await findWords(page)
  const save = (changes: object, who = staff) =>
    who.send('PUT', '/api/office/meta/page', { page, revision, ...saved, ...changes })
  const both = await Promise.all([save({}), save({ title: words('가을의 다낭') })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await findWords(page)).revision).toBe(1)
  expect((await save({ page: 'category/999999', revision: 0 })).body.code).toBe('PAGE_NOT_FOUND')
  expect((await save({ page: 'board/none', revision: 0 })).body.code).toBe('PAGE_NOT_FOUND')
  expect((await save({ page: 'trip/1' })).status).toBe(400)
  const foreign = await save({ revision: 1, picture: '/files/0123456789abcdef-640x480.webp' })
  expect(foreign.body.fields).toHaveProperty('picture')
  const sales = await createStaffUser(site, { roles: ['sales'] })
  expect((await save({}, sales)).body.code).toBe('NOT_ALLOWED')
  const other = await createStaffUser(site, { travel_agency: 2, roles: ['content'] })
  expect((await save({}, other)).body.code).toBe('PAGE_NOT_FOUND')
})

test('words of a category go with it, and a share picture of none is not found', async () => {
  const owner = await createStaffUser(site)
  const { body: added } = await owner.sendOnce('POST', '/api/office/category', {
    level: 'category',
    parent: null,
    name: words('잠깐'),
  })
  const { id } = added
  const page = `category/${id}`
  const { revision } = await findWords(page)
  await staff.api.page.savePageWords({ page, revision, ...saved })
  expect((await owner.send('DELETE', `/api/office/category?level=category&id=${id}`)).status).toBe(200)
  expect((await staff.api.page.meta()).pages.some((each) => each.page === page)).toBe(false)
  expect((await site.request(`/share/category.${id}.jpg`)).statusCode).toBe(404)
  const shown = await site.client.agency.pageWords({ page })
  expect(shown).toEqual({ title: words(''), description: words(''), has_picture: false })
})

test('the page about the agency shows its text, its picture and how to come, at the next page', async () => {
  const { revision } = await staff.api.page.about()
  await staff.api.page.saveAbout({
    revision,
    title: words('우리는'),
    contents: words('<p>삼십 년</p>'),
    directions: words('종각역 3번 출구\n주차 2시간'),
    picture: null,
  })
  const channels = await staff.api.agency.channels()
  await staff.api.agency.saveChannels({ ...channels.channels, about_yn: 'Y', revision: channels.revision })
  const page = (await site.request('/about')).body
  expect(page).toContain('삼십 년')
  expect(page).toContain('종각역 3번 출구')
  const { revision: look, content } = await staff.api.look.look()
  const person = { name: words('김안내'), role: words('대표'), line: words('어서 오세요'), picture: null }
  const people = {
    kind: 'people' as const,
    title: words('사람'),
    line: null,
    at: 'page' as const,
    people: [person],
  }
  const theme = { ...content.theme, home: [{ ...people, hidden: true }] }
  const draft = await staff.api.look.saveLook({ revision: look, content: { ...content, theme } })
  await staff.api.look.publishLook({ revision: draft.revision })
  expect((await site.request('/about')).body).toContain('김안내')
  expect((await site.request('/')).body).not.toContain('김안내') // its home page goes without
  const blank = await staff.send('PUT', '/api/office/about', {
    revision: (await staff.api.page.about()).revision,
    title: words('우리는'),
    contents: words(''),
    directions: words(''),
  })
  expect(Object.keys(blank.body.fields)).toEqual(['contents.ko'])
})
