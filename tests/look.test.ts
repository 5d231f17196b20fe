// The look of a site: drafted, previewed, published, restored; and what is refused on the way.
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import type { SiteLook } from '#domain/agency/look/look.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '김하늘' })
})

const readLook = async (who = owner) => who.api.look.look()
const toWords = (ko: string, en = '') => ({ ko, en })

/** The draft with some of it changed, saved. Returns the revision it has now. */
async function saveLook(change: (content: SiteLook) => SiteLook, who = owner): Promise<number> {
  const { revision, content } = await readLook(who)
  return (await who.api.look.saveLook({ revision, content: change(content) })).revision
}
const withHeadline = (ko: string) => (content: SiteLook) => ({
  ...content,
  home: { ...content.home, headline: toWords(ko) },
})
const withHue = (hue: number) => (content: SiteLook) => ({ ...content, theme: { ...content.theme, hue } })

async function publishLook(change: (content: SiteLook) => SiteLook): Promise<number> {
  const revision = await saveLook(change)
  return (await owner.api.look.publishLook({ revision })).version
}
const readHome = async (path = '/') => (await site.request(path)).body
const findThemeHref = (html: string) => /href="(\/theme\/[^"]+\.css[^"]*)"/.exec(html)?.[1] ?? ''
const readCss = async (html: string) =>
  (await site.request(findThemeHref(html).replaceAll('&amp;', '&'))).body

test('a look is drafted beside what is shown, and the site changes with the publishing only', async () => {
  await publishLook(withHeadline('보이는 제목'))
  const before = await readHome()
  expect(before).toContain('보이는 제목')
  const revision = await saveLook((content) => withHue(30)(withHeadline('새 제목')(content)))
  expect(await readHome()).toBe(before)
  expect(await readLook()).toMatchObject({ changed: true, staff_name: '김하늘' })
  await owner.api.look.publishLook({ revision })
  const after = await readHome()
  expect(after).toContain('새 제목')
  expect(findThemeHref(after)).not.toBe(findThemeHref(before))
  expect(await readCss(after)).toMatch(/--brand-500:oklch\([\d.]+ [\d.]+ 30\)/)
  expect(await readLook()).toMatchObject({ changed: false, revision })
})

test('a preview shows home, list and trip with the draft’s words and style sheet, and expires with its address', async () => {
  await site.make.package({ tour_category_id: (await site.make.category()).tour_category_id })
  await publishLook(withHeadline('모두가 보는 제목'))
  await saveLook((content) => withHue(141)(withHeadline('초안의 제목')(content)))
  for (const page of ['home', 'list', 'trip'] as const) {
    const { pathname, search } = new URL((await owner.api.look.previewLook({ page })).address)
    const seen = await site.request(pathname + search)
    expect(seen.statusCode).toBe(200)
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(await readCss(seen.body), page).toMatch(/--brand-500:oklch\([\d.]+ [\d.]+ 141\)/)
    if (page === 'home') expect(seen.body).toContain('초안의 제목')
    if (page === 'trip') expect(pathname).toMatch(/^\/travel\/detail\//)
    // another page and another agency are as everybody sees them
    expect((await site.request(`/board/notice${search}`)).headers['x-frame-options']).toBe('DENY')
    const elsewhere = await site.request(pathname + search, { headers: { host: 'a2.localhost' } })
    expect(elsewhere.body).not.toContain('초안의 제목')
  }
  expect(await readHome()).toContain('모두가 보는 제목')
  const { search } = new URL((await owner.api.look.previewLook({ page: 'home' })).address)
  const html = await readHome(`/${search}`)
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  expect(await readHome(`/${search}`)).toContain('모두가 보는 제목')
  expect((await site.request(findThemeHref(html).replaceAll('&amp;', '&'))).statusCode).toBe(404)
  vi.useRealTimers()
})

test('the typeface of a draft is cut for its preview, before anybody else gets it', async () => {
  await publishLook((content) => ({ ...content, theme: { ...content.theme, font: 'sans' } }))
  await saveLook((content) => ({ ...content, theme: { ...content.theme, font: 'serif' } }))
  const { search } = new URL((await owner.api.look.previewLook({ page: 'home' })).address)
  const css = await readCss(await readHome(`/${search}`))
  const font = /url\((\/theme\/serif-korean\.woff2[^)]*)\)/.exec(css)?.[1] ?? ''
  expect(font).toContain('preview=')
  expect((await site.request(font)).headers['content-type']).toBe('font/woff2')
  expect((await site.request('/theme/serif-korean.woff2')).statusCode).toBe(404)
})

test('two people publish one draft: one version, and the second is told', async () => {
  const revision = await saveLook(withHeadline('동시에'))
  const versions = (await owner.api.look.lookVersions()).list.length
  const publish = () => owner.send('POST', '/api/office/look/publish', { revision })
  const answers = await Promise.all([publish(), publish()])
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'ALREADY_PUBLISHED'],
  ])
  expect((await owner.api.look.lookVersions()).list).toHaveLength(versions + 1)
})

test('two people save at once: the second gets both versions and nothing is lost', async () => {
  const other = await createStaffUser(site, { roles: ['content'], name: '박바다' })
  const { revision, content } = await readLook()
  await other.api.look.saveLook({ revision, content: withHeadline('박바다의 제목')(content) })
  const late = await owner.send('PUT', '/api/office/look', {
    revision,
    content: withHeadline('늦은 제목')(content),
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect(await readLook()).toMatchObject({
    staff_name: '박바다',
    content: { home: { headline: { ko: '박바다의 제목' } } },
  })
})

test('a version is restored as the draft, and shown once it is published', async () => {
  const version = await publishLook(withHeadline('처음 모습'))
  await publishLook(withHeadline('나중 모습'))
  const { revision } = await readLook()
  await owner.api.look.restoreLook({ revision, version })
  expect(await readHome()).toContain('나중 모습')
  await owner.api.look.publishLook({ revision: revision + 1 })
  expect(await readHome()).toContain('처음 모습')
  const unknown = await owner.send('POST', '/api/office/look/restore', {
    revision: revision + 1,
    version: 9_999,
  })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('discarded changes are gone, and an untouched draft follows what is shown', async () => {
  await publishLook(withHeadline('그대로'))
  const revision = await saveLook(withHeadline('버릴 제목'))
  await owner.api.look.discardLook({ revision })
  expect(await readLook()).toMatchObject({
    changed: false,
    content: { home: { headline: { ko: '그대로' } } },
  })
  await site.db
    .updateTable('agency_info')
    .set({ logo: '/files/desk.svg' })
    .where('travel_agency', '=', 1)
    .execute()
  expect(await readLook()).toMatchObject({ content: { logo: '/files/desk.svg' } })
})

test('a home page without a headline is refused at its field, and nothing is shown of it', async () => {
  await publishLook(withHeadline('제목 있음'))
  const revision = await saveLook(withHeadline(''))
  const answer = await owner.send('POST', '/api/office/look/publish', { revision })
  expect(answer).toMatchObject({ status: 409, body: { code: 'LOOK_NOT_READY' } })
  expect(Object.keys(answer.body.fields)).toEqual(['content.home.headline'])
  expect(await readHome()).toContain('제목 있음')
  await owner.api.look.discardLook({ revision })
})

test('another agency’s picture, a colour out of range and a foreign link are refused, and nothing is saved', async () => {
  const { revision, content } = await readLook()
  await site.db
    .insertInto('site_picture')
    .values({ travel_agency: 2, path: '/files/theirs.webp', staff_name: '' })
    .execute()
  const send = (wrong: SiteLook) => owner.send('PUT', '/api/office/look', { revision, content: wrong })
  const foreign = await send({ ...content, logo: '/files/theirs.webp' })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'PICTURE_NOT_FOUND' } })
  expect(Object.keys(foreign.body.fields)).toEqual(['content.logo'])
  expect(await send(withHue(400)(content))).toMatchObject({ status: 400 })
  for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example']) {
    const banner = {
      kind: 'banner',
      title: toWords('배너'),
      line: null,
      at: 'page',
      picture: null,
      href,
    } as const
    const answer = await send({ ...content, theme: { ...content.theme, home: [banner] } })
    expect(answer, href).toMatchObject({ status: 400 })
    expect(Object.keys(answer.body.fields)).toEqual(['content.theme.home.0.href'])
  }
  expect((await readLook()).revision).toBe(revision)
})

const drawPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#102040ff' } })
    .png()
    .toBuffer()
const sendLogo = (bytes: Buffer | string, name = 'logo.png') =>
  owner.api.look.addLogo({
    logo: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name),
  })
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="40" ${attributes}>${inside}</svg>`

test('a logo is stored with its size and the lightness of its ink, and shown wide in place of the name', async () => {
  const wide = await sendLogo(svg('<text y="30" fill="#123">하늘길</text>'), '로고.svg')
  expect(wide.path).toMatch(/^\/files\/logo-[0-9a-f]{16}_120x40_dark\.svg$/)
  const { path } = await sendLogo(await drawPng(200, 200))
  expect(path).toMatch(/_200x200_solid\.webp$/)
  await publishLook((content) => ({ ...withHeadline('로고')(content), logo: wide.path }))
  const html = await readHome()
  expect(html).toMatch(/class="header-logo" data-wide=""><img src="\/files\/logo-[^"]+_dark\.svg"/)
  const file = await site.request(wide.path)
  expect(file.headers['content-type']).toBe('image/svg+xml')
})

test('on a ground as dark or as light as its ink a logo gets a plate', async () => {
  const readPlates = async (ground: 'dark' | 'white') => {
    await publishLook((content) => ({
      ...withHeadline('바탕')(content),
      theme: { ...content.theme, ground, header: 'rows', hue: ground === 'dark' ? 20 : 21 },
    }))
    return readCss(await readHome())
  }
  expect(await readPlates('dark')).toMatch(/img\[data-tone=dark\]{[^}]*background:#fff}/)
  expect(await readPlates('white')).toMatch(/img\[data-tone=light\]{[^}]*background:#[0-3]/)
})

const unsafeDrawings = {
  script: svg('<script>alert(1)</script>'),
  'a handler': svg('<rect width="9" height="9"/>', 'onload="alert(1)"'),
  'a handler in capitals': svg('<rect ONCLICK="alert(1)" width="9" height="9"/>'),
  'a page inside': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  'a link that runs': svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  'a picture of elsewhere': svg('<image href="https://evil.example/x.png" width="9" height="9"/>'),
  'a drawing of elsewhere': svg('<use xlink:href="https://evil.example/x.svg#a"/>'),
  'a style of elsewhere': svg('<style>@import url(https://evil.example/x.css);</style>'),
  'an address in a style': svg('<rect style="fill:url(https://evil.example/#a)" width="9" height="9"/>'),
  'an escaped address': svg('<a xlink:href="&#106;avascript:alert(1)"><text>x</text></a>'),
  'an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  animation: svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  'an event that animates': svg('<set attributeName="onmouseover" to="alert(1)"/>'),
}

test.each(Object.entries(unsafeDrawings))(
  'an SVG logo with %s is refused with its sentence',
  async (_, drawing) => {
    const stored = () => site.db.selectFrom('site_picture').selectAll().execute()
    const before = await stored()
    await expect(sendLogo(drawing, 'logo.svg')).rejects.toMatchObject({
      refusal: 'LOGO_UNSAFE',
      fields: { logo: { ko: expect.stringContaining('SVG') } },
    })
    expect(await stored()).toEqual(before)
  },
)

test('a logo of one pixel, of 20,000 pixels, and what is no picture are refused', async () => {
  await expect(sendLogo(await drawPng(1, 1))).rejects.toMatchObject({ refusal: 'LOGO_SIZE' })
  await expect(sendLogo(await drawPng(20_000, 40))).rejects.toMatchObject({ refusal: 'LOGO_SIZE' })
  const huge = await drawPng(64, 64)
  huge.writeUInt32BE(20_000, 16) // what its head says is believed before anything is decoded
  huge.writeUInt32BE(20_000, 20)
  await expect(sendLogo(huge)).rejects.toMatchObject({ refusal: 'FILE_TOO_LARGE' })
  await expect(sendLogo(svg('').replace('width="120"', 'width="20000"'))).rejects.toMatchObject({
    refusal: 'LOGO_SIZE',
  })
  await expect(sendLogo('<html></html>', 'logo.svg')).rejects.toMatchObject({ refusal: 'FILE_TYPE' })
  await expect(sendLogo(svg('<rect'), 'logo.svg')).rejects.toMatchObject({ refusal: expect.any(String) })
  await expect(sendLogo('GIF89a..........', 'logo.png')).rejects.toMatchObject({ refusal: 'FILE_TYPE' })
})

test('sales and guides see nothing of the look, and each step is in the log', async () => {
  for (const role of ['sales', 'guide'] as const) {
    const other = await createStaffUser(site, { roles: [role] })
    expect(await other.send('GET', '/api/office/look')).toMatchObject({ status: 403 })
  }
  await publishLook(withHeadline('기록'))
  const { body } = await owner.send('GET', '/api/office/log?subject=look')
  expect(body.list.length).toBeGreaterThan(1)
})

test('a first version of a site without a home page is listed and restored', async () => {
  await site.makeAt(3).agency()
  const other = await createStaffUser(site, { travel_agency: 3 })
  await site.db
    .insertInto('site_version')
    .values({
      travel_agency: 3,
      version: 1,
      staff_name: '',
      content: JSON.stringify({ theme: { hue: 200, chroma: 0.1, type_scale: 1 }, home: null, logo: null }),
    })
    .execute()
  expect((await other.api.look.lookVersions()).list).toMatchObject([{ version: 1, content: { logo: null } }])
  const { revision } = await readLook(other)
  await other.api.look.restoreLook({ revision, version: 1 })
  expect((await readLook(other)).content.home.headline).toEqual(toWords(''))
})

test('a new agency publishes its look at once: its name is the headline until it has another one', async () => {
  await site.makeAt(4).agency({ info: { company_name: { ko: '봄날여행', en: '' } } })
  const fresh = await createStaffUser(site, { travel_agency: 4 })
  const { content, revision: before } = await readLook(fresh)
  expect(content.home.headline).toEqual({ ko: '봄날여행', en: '' })
  const { revision } = await fresh.api.look.saveLook({ revision: before, content: withHue(20)(content) })
  expect(await fresh.api.look.publishLook({ revision })).toMatchObject({ version: 2 })
  const { list } = await fresh.api.look.lookVersions()
  expect(list.map((each) => each.content.home.headline.ko)).toEqual(['봄날여행', '봄날여행'])
})

test('a link of somebody on the home page to another agency is not published', async () => {
  const person = { name: toWords('김하늘'), role: toWords('대표'), line: toWords(''), picture: null }
  const people = {
    kind: 'people' as const,
    title: toWords('사람들'),
    line: null,
    at: 'page' as const,
    people: [{ ...person, chat: 'https://agency2.example/chat' }],
  }
  const revision = await saveLook((content) => ({
    ...withHeadline('사람들')(content),
    theme: { ...content.theme, home: [people] },
  }))
  const { body } = await owner.send('POST', '/api/office/look/publish', { revision })
  expect([body.code, Object.keys(body.fields ?? {})]).toEqual([
    'LINK_OF_ANOTHER',
    ['theme.home.0.people.0.chat'],
  ])
})
