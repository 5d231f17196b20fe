// A new agency from the command line: checked, refused or opened as a whole, and at its host without a
// restart.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { AgencyForm, emptyForm } from '#domain/agency/form.server.ts'
import { explainIssues, parseOptions } from '#platform/wire/explain.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { createPicture } from './form-endpoints.ts'
import { runDesk, testSecret } from './shared/run-product.ts'
import { createSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

const toWords = (ko: string, en: string) => ({ ko, en })
const createAgencyForm = (key: number) => ({
  travel_agency: key,
  domains: [`www.tour${key}.example`],
  info: {
    company_name: toWords('보기여행', 'Example Travel'),
    mail: `hello@tour${key}.example`,
    biz_number: '123-45-67891',
  },
  meta: { title: toWords('보기여행', 'Example Travel') },
})

function writeFormFile(form: unknown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-agency-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'form.json')
  fs.writeFileSync(file, typeof form === 'string' ? form : JSON.stringify(form))
  return file
}
const buildEnv = () => ({ DATABASE_URL: site.url, DATA_DIR: site.dataDir, SECRET_KEY: testSecret })
const runAgencyCommand = (...args: string[]) => runDeskCommand(['agency', ...args], buildEnv())
const sendForm = (verb: 'open' | 'change', form: unknown) => runAgencyCommand(verb, writeFormFile(form))
const countRows = async (table: 'agency' | 'agency_domain' | 'agency_info' | 'terms' | 'board') =>
  Number(
    (
      await site.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const countAllRows = () =>
  Promise.all((['agency', 'agency_domain', 'agency_info', 'terms', 'board'] as const).map(countRows))

test('it answers at its host at once, although the host was asked for before, and says what it still lacks', async () => {
  const host = 'www.tour11.example'
  expect((await site.request('/', { host })).headers.location).toBe('/agencyError') // remembered as nobody's
  const opened = await runDesk(buildEnv(), ['agency', 'open', writeFormFile(createAgencyForm(11))])
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
  await vi.waitFor(async () => expect((await site.request('/', { host })).statusCode).toBe(200), 2_000)
  expect((await site.request('/', { host })).body).toContain('보기여행')
  expect((await site.request('/board/QNA', { host })).statusCode).toBe(200)
})

test('in the demo it also answers at aN.localhost, where links of the office lead', async () => {
  const host = 'a41.localhost:3000'
  expect((await site.request('/', { host })).headers.location).toBe('/agencyError')
  await sendForm('open', createAgencyForm(41))
  await vi.waitFor(async () => expect((await site.request('/', { host })).statusCode).toBe(200), 2_000)
  const page = (await site.request('/', { host })).body
  expect(page).toContain('보기여행')
  expect(page).toContain(`<link rel="canonical" href="http://${host}/`)
})

test('what is shown can be changed and brought back; terms get a new version, never a new text', async () => {
  await sendForm('open', createAgencyForm(12))
  const form = AgencyForm.parse(JSON.parse((await runAgencyCommand('show', '12')).stdout))
  const terms = (['use', 'privacy', 'tour', 'passport'] as const).map((type) => ({
    type,
    version: '1.0',
    effective_date: '2026-01-01',
    title: toWords('약관', ''),
    contents: toWords('<p>글</p>', ''),
  }))
  const law = {
    ceo_name: toWords('김보기', ''),
    address: toWords('서울', ''),
    phone: '02-555-0100',
    sales_number: '제2026-서울중구-0001호 (서울 중구청)',
    tourism_number: '제2026-000001호',
    insurance: toWords('영업보증보험 1억 원', ''),
    privacy_person: toWords('이보기', ''),
    hosting_provider: 'Naru',
  }
  const complete = {
    ...form,
    domains: ['tour12.example', '한글여행.example'],
    theme: { hue: 20, chroma: 0.1, type_scale: 1 },
    info: { ...form.info, ...law, bank: '은행', account_holder: '보기여행', account_number: '1-2-3' },
    meta: { ...form.meta, description: toWords('좋은 여행', '') },
    terms,
  }
  await site.db
    .insertInto('agency_home')
    .values({
      travel_agency: 12,
      hero_path: '/files/hero_1600x900_aabbcc.webp',
      headline: toWords('여행', 'Travel'),
      line: toWords('여행', 'Travel'),
      reasons: '[]',
    })
    .execute()
  expect(await sendForm('change', complete)).toEqual({
    code: 0,
    stderr: '',
    stdout: 'Agency 12 answers at tour12.example, xn--bj0br76by2khf.example.\nNothing is missing.\n',
  })
  await vi.waitFor(
    async () => expect((await site.request('/', { host: 'tour12.example' })).statusCode).toBe(200),
    2_000,
  )
  // a domain that was taken off the form
  expect((await site.request('/', { host: 'www.tour12.example' })).statusCode).toBe(302)
  expect((await site.request('/terms/use', { host: 'tour12.example' })).body).toContain('글')

  const rewritten = {
    ...complete,
    terms: [{ ...complete.terms[0], contents: toWords('<p>다른 글</p>', '') }],
  }
  expect(await sendForm('change', rewritten)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Give the new text a new version.'),
  })
  expect(
    await sendForm('change', { ...complete, info: { ...complete.info, pay_yn: 'Y', multilingual_yn: 'Y' } }),
  ).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/info\.ceo_name\.en [\s\S]*terms\.use\.en [\s\S]*secret toss_secret_key/),
  })
  expect((await runAgencyCommand('check', 'tour12.example')).stdout).toContain('secret toss_webhook_path')
})

test('terms in which nothing is written are none, and can be filled in later under their version', async () => {
  const before = await countRows('terms')
  const blank = {
    type: 'use',
    version: '1.0',
    effective_date: '',
    title: toWords('', ''),
    contents: toWords('', ''),
  }
  const tagged = {
    ...blank,
    type: 'tour',
    effective_date: '2026-01-01',
    contents: toWords('<p>&nbsp;</p>', ' '),
  }
  expect((await sendForm('open', { ...createAgencyForm(17), terms: [blank, tagged] })).code).toBe(0)
  expect(await countRows('terms')).toBe(before)
  const written = { ...blank, effective_date: '2026-01-01', contents: toWords('<p>약관</p>', '<p>Terms</p>') }
  expect((await sendForm('change', { ...createAgencyForm(17), terms: [written] })).code).toBe(0)
  expect(await countRows('terms')).toBe(before + 1)
})

test('the about page, the chat codes and the logo come with the form, and go with it', async () => {
  const host = 'www.tour16.example'
  const form = writeFormFile({
    ...createAgencyForm(16),
    info: { ...createAgencyForm(16).info, about_yn: 'Y', logo: 'logo.png' },
    about: { title: toWords('우리', ''), contents: toWords('<p>작은 여행사</p><script>x</script>', '') },
    chat: { code: '_naru', whatsapp_code: '821012345678' },
  })
  const beside = path.join(path.dirname(form), 'logo.png')
  fs.writeFileSync(beside, 'no picture')
  expect(await runAgencyCommand('open', form)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('  info.logo: '),
  })
  expect((await site.request('/', { host })).headers.location).toBe('/agencyError')
  fs.writeFileSync(beside, await createPicture(600, 300).png().toBuffer())
  expect(await runAgencyCommand('open', form)).toMatchObject({ code: 0, stderr: '' })
  await vi.waitFor(async () => expect((await site.request('/about', { host })).statusCode).toBe(200), 2_000)
  const about = (await site.request('/about', { host })).body
  expect(about).toContain('작은 여행사')
  expect(about).toContain('https://pf.kakao.com/_naru/chat')

  const shown = AgencyForm.parse(JSON.parse((await runAgencyCommand('show', '16')).stdout))
  expect(shown.info.logo).toMatch(/^\/files\/logo-[0-9a-f]{12}_\d+x\d+_\w+\.webp$/)
  expect(shown.about.contents).toEqual(toWords('<p>작은 여행사</p>', ''))
  expect((await site.request(shown.info.logo ?? '', { host })).headers['content-type']).toBe('image/webp')
  expect(await sendForm('change', shown)).toMatchObject({ code: 0 })
  expect(AgencyForm.parse(JSON.parse((await runAgencyCommand('show', '16')).stdout))).toEqual(shown)

  const second = { ...shown, info: { ...shown.info, multilingual_yn: 'Y' } }
  expect((await sendForm('change', second)).stdout).toMatch(/about\.title\.en [\s\S]*about\.contents\.en /)
  const gone = { ...shown, about: emptyForm.about, chat: emptyForm.chat }
  expect(await sendForm('change', gone)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('about.contents: Write the text about your agency first'),
  })
  expect(
    await sendForm('change', { ...gone, info: { ...shown.info, about_yn: 'N', logo: null } }),
  ).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect((await site.request('/about', { host })).statusCode).toBe(404), 2_000)
  expect((await site.request('/', { host })).body).not.toContain('pf.kakao.com')
})

test('an invalid agency form is refused with each wrong field named', () => {
  const { info } = createAgencyForm(14)
  const wrong: [change: object, field: string, said: string][] = [
    [{ domains: ['https://www.tour14.example/'] }, 'domains.0', 'Enter a host such as www.example.com'],
    [{ domains: ['tour14.example:3000'] }, 'domains.0', 'Enter a host'],
    [{ domains: ['127.0.0.1'] }, 'domains.0', 'Enter a host'],
    [{ domains: ['a1.localhost'] }, 'domains.0', 'Enter a host'],
    [{ domains: ['tour'] }, 'domains.0', 'Enter a host'],
    [{ domains: [] }, 'domains', 'Enter a host'],
    [{ travel_agency: 0 }, 'travel_agency', 'at least'],
    [{ info: { ...info, mail: 'hello' } }, 'info.mail', 'check the email'],
    [{ info: { ...info, phone: 'call me' } }, 'info.phone', 'phone number'],
    [{ info: { ...info, biz_number: '12' } }, 'info.biz_number', 'such as 000-00-00000'],
    [{ info: { ...info, biz_number: '123-45-67890' } }, 'info.biz_number', 'check digit'],
    [
      { info: { ...info, insta_url: 'javascript:alert(1)' } },
      'info.insta_url',
      'Enter an address that begins with https://',
    ],
    [
      { default_language: 'en', meta: { title: toWords('여행', '') } },
      'meta.title',
      'Enter it in the default language',
    ],
    [{ theme: { hue: 400, chroma: 0.1, type_scale: 1 } }, 'theme.hue', '360'],
    [{ colour: 'red' }, 'colour', ''],
  ]
  for (const [change, field, sentence] of wrong) {
    const parsed = AgencyForm.safeParse({ ...createAgencyForm(14), ...change }, parseOptions)
    const sentences = Object.entries(explainIssues(parsed.error?.issues ?? [])).map(([at, { en }]) => [
      at,
      en,
    ])
    expect(sentences).toEqual([[field, expect.stringContaining(sentence)]])
  }
  expect(AgencyForm.safeParse(emptyForm).success).toBe(false)
})

test('a form that cannot be taken is refused with a sentence, and nothing of it is written', {
  timeout: 60_000,
}, async () => {
  await sendForm('open', createAgencyForm(13))
  const before = await countAllRows()
  const wrong: [answer: Promise<unknown>, said: string][] = [
    [sendForm('open', createAgencyForm(13)), 'There is an agency with this key already.'],
    [
      sendForm('open', { ...createAgencyForm(14), domains: ['new.tour14.example', 'www.tour13.example'] }),
      '  domains.1: Another agency answers at this domain.',
    ],
    [
      sendForm('open', { ...createAgencyForm(14), info: { ...createAgencyForm(14).info, mail: 'hello' } }),
      'Nothing was changed. The form cannot be taken:\n  info.mail: ',
    ],
    [sendForm('open', '{'), 'cannot be read as a form'],
    [sendForm('change', createAgencyForm(15)), 'agency'],
    [runAgencyCommand('dance'), 'agency open'],
    [runAgencyCommand('open'), 'agency open FILE'],
    [runAgencyCommand('check', '77'), 'There is no agency 77.'],
    [
      runDeskCommand(['agency', 'check', '1'], {
        DATABASE_URL: 'postgres://naru:naru@127.0.0.1:1/naru',
        SECRET_KEY: testSecret,
      }),
      'No database answers at 127.0.0.1:1;',
    ],
  ]
  for (const [answer, sentence] of wrong)
    expect(await answer).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) })
  expect(await countAllRows()).toEqual(before)
  expect(JSON.parse((await runAgencyCommand('form')).stdout)).toEqual(emptyForm)
})

test('the empty form shows the shape of every field, and what is left empty of it is nothing', async () => {
  const { stdout } = await runAgencyCommand('form')
  expect(stdout).not.toContain('null')
  const form = JSON.parse(stdout)
  expect(form.info.insurance).toEqual(toWords('', ''))
  const title = toWords('보기여행', '')
  const opened = await sendForm('open', {
    ...form,
    travel_agency: 18,
    domains: ['www.tour18.example'],
    meta: { ...form.meta, title },
    info: { ...form.info, company_name: title },
  })
  expect(opened).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('  info.insurance ') })
  const storedTerms = await site.db
    .selectFrom('agency_info')
    .select(['logo', 'fax', 'insurance', 'bank', 'insta_url'])
    .where('travel_agency', '=', 18)
    .executeTakeFirstOrThrow()
  expect(storedTerms).toEqual({ logo: null, fax: null, insurance: null, bank: null, insta_url: null })
  expect((await runAgencyCommand('show', '18')).stdout).not.toContain('null')
})

test('all that is wrong with a form is said at once, and nothing is written', async () => {
  await sendForm('open', createAgencyForm(19))
  const before = await countAllRows()
  const { info, ...rest } = createAgencyForm(19)
  const wrong = await sendForm('open', {
    ...rest,
    domains: ['www.tour19.example', 'https://tour'],
    default_language: 'en',
    meta: { title: toWords('여행', '') },
    info: { ...info, mail: 'hello', about_yn: 'Y', logo: 'nowhere.png' },
    terms: [
      {
        type: 'use',
        version: '',
        effective_date: 'soon',
        title: toWords('', ''),
        contents: toWords('글', ''),
      },
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
  const taken = await sendForm('open', { ...createAgencyForm(20), domains: ['www.tour19.example', 'tour'] })
  expect(taken.stderr).toContain('domains.1: Enter a host')
  expect(taken.stderr).toContain('domains.0: Another agency answers at this domain.')
  const changed = await sendForm('change', {
    ...createAgencyForm(20),
    info: { ...createAgencyForm(20).info, mail: 'hello' },
  })
  expect(changed.stderr).toContain('info.mail')
  expect(changed.stderr).toContain('travel_agency: The agency was not found.')
  expect(await countAllRows()).toEqual(before)
})

test('the check names a proxy that Naru was asked by and does not know', async () => {
  expect((await runAgencyCommand('check', '1')).stdout).not.toContain('TRUST_PROXY')
  await site.request('/healthz', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await vi.waitFor(
    async () => expect((await runAgencyCommand('check', '1')).stdout).toContain('setting TRUST_PROXY'),
    10_000,
  )
  const named = await runDeskCommand(['agency', 'check', '1'], { ...buildEnv(), TRUST_PROXY: '127.0.0.1' })
  expect(named.stdout).not.toContain('TRUST_PROXY')
})
