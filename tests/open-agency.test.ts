// A new agency from the command line: checked, refused or opened as a whole, and at its host without a
// restart.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { AgencyForm, emptyForm } from '#domain/agency/form.server.ts'
import { askDesk } from '../bin/desk/ask.ts'
import { picture } from './gate.ts'
import { desk, secret } from './lent/running.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
})

const both = (ko: string, en: string) => ({ ko, en })
const filled = (key: number) => ({
  travel_agency: key,
  domains: [`www.tour${key}.example`],
  info: {
    company_name: both('보기여행', 'Example Travel'),
    mail: `hello@tour${key}.example`,
    biz_number: '123-45-67890',
  },
  meta: { title: both('보기여행', 'Example Travel') },
})

function fileOf(form: unknown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-agency-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'form.json')
  fs.writeFileSync(file, typeof form === 'string' ? form : JSON.stringify(form))
  return file
}
const settings = () => ({ DATABASE_URL: site.url, DATA_DIR: site.dataDir, SECRET_KEY: secret })
const agency = (...args: string[]) => askDesk(['agency', ...args], settings())
const bring = (verb: 'open' | 'change', form: unknown) => agency(verb, fileOf(form))
const countOf = async (table: 'agency' | 'agency_domain' | 'agency_info' | 'terms' | 'board') =>
  Number(
    (
      await site.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const allCounts = () =>
  Promise.all((['agency', 'agency_domain', 'agency_info', 'terms', 'board'] as const).map(countOf))

test('it answers at its host at once, although the host was asked for before, and says what it still lacks', async () => {
  const host = 'www.tour11.example'
  expect((await site.ask('/', { host })).headers.location).toBe('/agencyError') // remembered as nobody's
  const opened = await desk(settings(), ['agency', 'open', fileOf(filled(11))])
  expect(opened).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Agency 11 answers at www.tour11.example.'),
  })
  for (const field of [
    'info.sales_number',
    'info.hosting_provider',
    'info.privacy_person',
    'info.tourism_number',
    'info.insurance',
    'terms.use',
    'terms.privacy',
    'terms.tour',
    'info.account_number',
    'agency_home',
  ])
    expect(opened.stdout).toContain(`  ${field} `)
  for (const field of ['info.mail', 'info.biz_number', 'info.company_name'])
    expect(opened.stdout).not.toContain(field)
  await vi.waitFor(async () => expect((await site.ask('/', { host })).statusCode).toBe(200), 2_000)
  expect((await site.ask('/', { host })).body).toContain('보기여행')
  expect((await site.ask('/board/QNA', { host })).statusCode).toBe(200)
})

test('in the demo it also answers at aN.localhost, where links of the office lead', async () => {
  const host = 'a41.localhost:3000'
  expect((await site.ask('/', { host })).headers.location).toBe('/agencyError')
  await bring('open', filled(41))
  await vi.waitFor(async () => expect((await site.ask('/', { host })).statusCode).toBe(200), 2_000)
  const page = (await site.ask('/', { host })).body
  expect(page).toContain('보기여행')
  expect(page).toContain(`<link rel="canonical" href="http://${host}/`)
})

test('what is shown can be changed and brought back; terms get a new version, never a new text', async () => {
  await bring('open', filled(12))
  const form = AgencyForm.parse(JSON.parse((await agency('show', '12')).stdout))
  const terms = (['use', 'privacy', 'tour', 'passport'] as const).map((type) => ({
    type,
    version: '1.0',
    effective_date: '2026-01-01',
    title: both('약관', ''),
    contents: both('<p>글</p>', ''),
  }))
  const law = {
    ceo_name: both('김보기', ''),
    address: both('서울', ''),
    phone: '02-555-0100',
    sales_number: '제2026-서울중구-0001호 (서울 중구청)',
    tourism_number: '제2026-000001호',
    insurance: both('영업보증보험 1억 원', ''),
    privacy_person: both('이보기', ''),
    hosting_provider: 'Naru',
  }
  const complete = {
    ...form,
    domains: ['tour12.example', '한글여행.example'],
    theme: { hue: 20, chroma: 0.1, type_scale: 1 },
    info: { ...form.info, ...law, bank: '은행', account_holder: '보기여행', account_number: '1-2-3' },
    meta: { ...form.meta, description: both('좋은 여행', '') },
    terms,
  }
  await site.db
    .insertInto('agency_home')
    .values({
      travel_agency: 12,
      hero_path: '/files/hero_1600x900_aabbcc.webp',
      headline: both('여행', 'Travel'),
      line: both('여행', 'Travel'),
      reasons: '[]',
    })
    .execute()
  expect(await bring('change', complete)).toEqual({
    code: 0,
    stderr: '',
    stdout: 'Agency 12 answers at tour12.example, xn--bj0br76by2khf.example.\nNothing is missing.\n',
  })
  await vi.waitFor(
    async () => expect((await site.ask('/', { host: 'tour12.example' })).statusCode).toBe(200),
    2_000,
  )
  // a domain that was taken off the form
  expect((await site.ask('/', { host: 'www.tour12.example' })).statusCode).toBe(302)
  expect((await site.ask('/terms/use', { host: 'tour12.example' })).body).toContain('글')

  const rewritten = { ...complete, terms: [{ ...complete.terms[0], contents: both('<p>다른 글</p>', '') }] }
  expect(await bring('change', rewritten)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Give the new text a new version.'),
  })
  expect(
    await bring('change', { ...complete, info: { ...complete.info, pay_yn: 'Y', multilingual_yn: 'Y' } }),
  ).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/info\.ceo_name\.en [\s\S]*terms\.use\.en [\s\S]*secret toss_secret_key/),
  })
  expect((await agency('check', 'tour12.example')).stdout).toContain('secret toss_webhook_path')
})

test('terms in which nothing is written are none, and can be filled in later under their version', async () => {
  const before = await countOf('terms')
  const blank = {
    type: 'use',
    version: '1.0',
    effective_date: '',
    title: both('', ''),
    contents: both('', ''),
  }
  const tagged = {
    ...blank,
    type: 'tour',
    effective_date: '2026-01-01',
    contents: both('<p>&nbsp;</p>', ' '),
  }
  expect((await bring('open', { ...filled(17), terms: [blank, tagged] })).code).toBe(0)
  expect(await countOf('terms')).toBe(before)
  const written = { ...blank, effective_date: '2026-01-01', contents: both('<p>약관</p>', '<p>Terms</p>') }
  expect((await bring('change', { ...filled(17), terms: [written] })).code).toBe(0)
  expect(await countOf('terms')).toBe(before + 1)
})

test('the about page, the chat codes and the logo come with the form, and go with it', async () => {
  const host = 'www.tour16.example'
  const form = fileOf({
    ...filled(16),
    info: { ...filled(16).info, about_yn: 'Y', logo: 'logo.png' },
    about: { title: both('우리', ''), contents: both('<p>작은 여행사</p><script>x</script>', '') },
    chat: { code: '_naru', whatsapp_code: '821012345678' },
  })
  const beside = path.join(path.dirname(form), 'logo.png')
  fs.writeFileSync(beside, 'no picture')
  expect(await agency('open', form)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('  info.logo: '),
  })
  expect((await site.ask('/', { host })).headers.location).toBe('/agencyError')
  fs.writeFileSync(beside, await picture(600, 300).png().toBuffer())
  expect(await agency('open', form)).toMatchObject({ code: 0, stderr: '' })
  await vi.waitFor(async () => expect((await site.ask('/about', { host })).statusCode).toBe(200), 2_000)
  const about = (await site.ask('/about', { host })).body
  expect(about).toContain('작은 여행사')
  expect(about).toContain('https://pf.kakao.com/_naru/chat')

  const shown = AgencyForm.parse(JSON.parse((await agency('show', '16')).stdout))
  expect(shown.info.logo).toMatch(/^\/files\/logo-[0-9a-f]{12}\.webp$/)
  expect(shown.about.contents).toEqual(both('<p>작은 여행사</p>', ''))
  expect((await site.ask(shown.info.logo ?? '', { host })).headers['content-type']).toBe('image/webp')
  expect(await bring('change', shown)).toMatchObject({ code: 0 })
  expect(AgencyForm.parse(JSON.parse((await agency('show', '16')).stdout))).toEqual(shown)

  const second = { ...shown, info: { ...shown.info, multilingual_yn: 'Y' } }
  expect((await bring('change', second)).stdout).toMatch(/about\.title\.en [\s\S]*about\.contents\.en /)
  const gone = { ...shown, about: emptyForm.about, chat: emptyForm.chat }
  expect(await bring('change', gone)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('about.contents: must be there'),
  })
  expect(
    await bring('change', { ...gone, info: { ...shown.info, about_yn: 'N', logo: null } }),
  ).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect((await site.ask('/about', { host })).statusCode).toBe(404), 2_000)
  expect((await site.ask('/', { host })).body).not.toContain('pf.kakao.com')
})

test('what cannot be an agency is named field by field', () => {
  const { info } = filled(14)
  const wrong: [change: object, field: string, said: string][] = [
    [{ domains: ['https://www.tour14.example/'] }, 'domains.0', 'must be a host such as www.example.com'],
    [{ domains: ['tour14.example:3000'] }, 'domains.0', 'must be a host'],
    [{ domains: ['127.0.0.1'] }, 'domains.0', 'must be a host'],
    [{ domains: ['a1.localhost'] }, 'domains.0', 'must be a host'],
    [{ domains: ['tour'] }, 'domains.0', 'must be a host'],
    [{ domains: [] }, 'domains', 'must name at least one host'],
    [{ travel_agency: 0 }, 'travel_agency', '>0'],
    [{ info: { ...info, mail: 'hello' } }, 'info.mail', 'must be one e-mail address'],
    [{ info: { ...info, phone: 'call me' } }, 'info.phone', 'must be a telephone number'],
    [{ info: { ...info, biz_number: '12' } }, 'info.biz_number', 'must look like 000-00-00000'],
    [
      { info: { ...info, insta_url: 'javascript:alert(1)' } },
      'info.insta_url',
      'must be an address that begins with https://',
    ],
    [
      { default_language: 'en', meta: { title: both('여행', '') } },
      'meta.title',
      'must be there in the agency’s own language',
    ],
    [{ theme: { hue: 400, chroma: 0.1, type_scale: 1 } }, 'theme.hue', '360'],
    [{ colour: 'red' }, '', 'colour'],
  ]
  for (const [change, field, said] of wrong) {
    const issues = AgencyForm.safeParse({ ...filled(14), ...change }).error?.issues.map(
      ({ path, message }) => [path.join('.'), message],
    )
    expect(issues).toEqual([[field, expect.stringContaining(said)]])
  }
  expect(AgencyForm.safeParse(emptyForm).success).toBe(false)
})

test('a form that cannot be taken is refused with a sentence, and nothing of it is written', {
  timeout: 60_000,
}, async () => {
  await bring('open', filled(13))
  const before = await allCounts()
  const wrong: [answer: Promise<unknown>, said: string][] = [
    [bring('open', filled(13)), 'There is an agency with this key already.'],
    [
      bring('open', { ...filled(14), domains: ['new.tour14.example', 'www.tour13.example'] }),
      '  domains.1: Another agency answers at this domain.',
    ],
    [
      bring('open', { ...filled(14), info: { ...filled(14).info, mail: 'hello' } }),
      'Nothing was changed. The form cannot be taken:\n  info.mail: must be one e-mail address',
    ],
    [bring('open', '{'), 'cannot be read as a form'],
    [bring('change', filled(15)), 'agency'],
    [agency('dance'), 'agency open'],
    [agency('open'), 'agency open FILE'],
    [agency('check', '77'), 'There is no agency 77.'],
    [
      askDesk(['agency', 'check', '1'], {
        DATABASE_URL: 'postgres://naru:naru@127.0.0.1:1/naru',
        SECRET_KEY: secret,
      }),
      'No database answers at 127.0.0.1:1;',
    ],
  ]
  for (const [answer, said] of wrong)
    expect(await answer).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(said) })
  expect(await allCounts()).toEqual(before)
  expect(JSON.parse((await agency('form')).stdout)).toEqual(emptyForm)
})

test('the empty form shows the shape of every field, and what is left empty of it is nothing', async () => {
  const { stdout } = await agency('form')
  expect(stdout).not.toContain('null')
  const form = JSON.parse(stdout)
  expect(form.info.insurance).toEqual(both('', ''))
  const title = both('보기여행', '')
  const opened = await bring('open', {
    ...form,
    travel_agency: 18,
    domains: ['www.tour18.example'],
    meta: { ...form.meta, title },
    info: { ...form.info, company_name: title },
  })
  expect(opened).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('  info.insurance ') })
  const kept = await site.db
    .selectFrom('agency_info')
    .select(['logo', 'fax', 'insurance', 'bank', 'insta_url'])
    .where('travel_agency', '=', 18)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ logo: null, fax: null, insurance: null, bank: null, insta_url: null })
  expect((await agency('show', '18')).stdout).not.toContain('null')
})

test('all that is wrong with a form is said at once, and nothing is written', async () => {
  await bring('open', filled(19))
  const before = await allCounts()
  const { info, ...rest } = filled(19)
  const wrong = await bring('open', {
    ...rest,
    domains: ['www.tour19.example', 'https://tour'],
    default_language: 'en',
    meta: { title: both('여행', '') },
    info: { ...info, mail: 'hello', about_yn: 'Y', logo: 'nowhere.png' },
    terms: [
      { type: 'use', version: '', effective_date: 'soon', title: both('', ''), contents: both('글', '') },
    ],
  })
  expect(wrong).toMatchObject({ code: 1, stdout: '' })
  expect(wrong.stderr.split('\n').map((line) => line.trim().split(': ')[0])).toEqual([
    'Nothing was changed. The form cannot be taken:',
    'domains.1',
    'info.mail',
    'terms.0.version',
    'terms.0.effective_date',
    'meta.title',
    'about.contents',
    'info.logo',
    'travel_agency',
    '',
  ])
  const taken = await bring('open', { ...filled(20), domains: ['www.tour19.example', 'tour'] })
  expect(taken.stderr).toContain('domains.1: must be a host')
  expect(taken.stderr).toContain('domains.0: Another agency answers at this domain.')
  const changed = await bring('change', { ...filled(20), info: { ...filled(20).info, mail: 'hello' } })
  expect(changed.stderr).toContain('info.mail')
  expect(changed.stderr).toContain('travel_agency: The agency was not found.')
  expect(await allCounts()).toEqual(before)
})

test('the check names a proxy that Naru was asked by and does not know', async () => {
  expect((await agency('check', '1')).stdout).not.toContain('TRUST_PROXY')
  await site.ask('/healthz', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await vi.waitFor(
    async () => expect((await agency('check', '1')).stdout).toContain('setting TRUST_PROXY'),
    10_000,
  )
  const named = await askDesk(['agency', 'check', '1'], { ...settings(), TRUST_PROXY: '127.0.0.1' })
  expect(named.stdout).not.toContain('TRUST_PROXY')
})
