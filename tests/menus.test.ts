// The menu of a site: its order, names and links, what is refused, and the site at the next page.
import { beforeAll, expect, test } from 'vitest'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let staff: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  staff = await createStaffUser(site, { roles: ['content'] })
  await site.db
    .insertInto('agency_domain')
    .values({ domain: 'www.other.example', travel_agency: 2 })
    .execute()
})

const empty = { ko: '', en: '' }
const readMenu = async () => {
  const { revision, items } = await staff.api.menu.menu()
  return { revision, items: items.map(({ usual_name: _, ...item }) => item) }
}
/** The texts of the links of a page's first navigation of services, in their order. */
const readHeader = async () => {
  const [, nav = ''] =
    /<nav[^>]*class="header-service"[^>]*>(.*?)<\/nav>/s.exec((await site.request('/')).body) ?? []
  return [...nav.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, label = '']) => label)
}

test('staff order, name and hide items and add links, and the next page shows it', async () => {
  const { revision, items } = await readMenu()
  const link = {
    id: 'link/1',
    hidden: false,
    name: { ko: '우리 블로그', en: '' },
    href: 'https://blog.example/a',
  }
  const renamed = items
    .toReversed()
    .map((item) => (item.id === 'faq' ? { ...item, name: { ko: '궁금해요', en: '' } } : item))
    .map((item) => (item.id === 'notice' ? { ...item, hidden: true } : item))
  await staff.api.menu.saveMenu({ revision, items: [link, ...renamed] })
  const labels = await readHeader()
  expect(labels[0]).toBe('우리 블로그')
  expect(labels).toContain('궁금해요')
  expect(labels).not.toContain('공지사항')
  expect(labels.indexOf('궁금해요')).toBeLessThan(labels.indexOf('문의하기'))
})

test('terms and company details stay in the footer, whatever is hidden', async () => {
  const { revision, items } = await readMenu()
  await staff.api.menu.saveMenu({
    revision,
    items: items.map((item) => ({ ...item, hidden: item.id !== 'account' })),
  })
  const page = (await site.request('/')).body
  for (const path of ['/terms/use', '/terms/privacy', '/terms/tour']) expect(page).toContain(`href="${path}"`)
  expect(page).toContain('footer-facts')
})

test('a board that is added later comes at the end', async () => {
  await site.make.board({ board_id: 'later', board_name: { ko: '나중 게시판', en: '' } })
  expect((await readMenu()).items.at(-1)?.id).toBe('board/later')
  expect((await site.request('/')).body).toContain('나중 게시판')
})

const link = (href: string) => ({ id: 'link/9', hidden: false, name: { ko: '링크', en: '' }, href })
test.each([
  ['a script', link('javascript:alert(1)'), 'items.0.href', '주소'],
  ['a data address', link('data:text/html,x'), 'items.0.href', '주소'],
  ['http', link('http://example.com'), 'items.0.href', '주소'],
  ['another host in disguise', link('//example.com'), 'items.0.href', '주소'],
  ['a file', link('/files/1/a.pdf'), 'items.0.href', '주소'],
  ['a call', link('/api/landing/terms'), 'items.0.href', '주소'],
  ['another agency', link('https://www.other.example/travel'), 'items.0.href', '다른 여행사'],
  ['the office', link('https://office.localhost/login'), 'items.0.href', '다른 여행사'],
  ['no name', { ...link('/travel'), name: empty }, 'items.0.name', '한국어와 영어'],
  ['log-in hidden', { id: 'account', hidden: true, name: empty, href: null }, 'items.0.hidden', '로그인'],
])('%s is refused at its field, and nothing is written', async (_name, item, field, sentence) => {
  const before = await readMenu()
  const { status, body } = await staff.send('PUT', '/api/office/menu', {
    revision: before.revision,
    items: [item],
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.fields[field].ko).toContain(sentence)
  expect(await readMenu()).toEqual(before)
})

test('whoever saves second is told', async () => {
  const { revision, items } = await readMenu()
  await staff.api.menu.saveMenu({ revision, items: items.toReversed() })
  const second = await staff.send('PUT', '/api/office/menu', { revision, items })
  expect(second.body.code).toBe('CHANGED_MEANWHILE')
})
