// Terms in the owner's hands: drafted, published for a day, withdrawn before it, and who agreed to which.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateTermsInForce } from '#domain/agency/terms/publish-terms.server.ts'
import type { termsTypes } from '#domain/agency/terms/terms-types.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { dateInDays } from './days.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '한대표' })
})

type Type = (typeof termsTypes)[number]
const words = (ko: string, en = '') => ({ ko, en })
const draft = async (type: Type, contents = '<p>제1조 새 약관</p>', title = '약관') =>
  owner.api.terms.saveDraft({
    type,
    title: words(title),
    contents: words(contents),
    revision: (await owner.api.terms.terms({ type })).revision,
  })
const publish = async (type: Type, effective_date = dateInDays(0)) =>
  owner.send('POST', '/api/office/terms/publish', {
    type,
    effective_date,
    revision: (await owner.api.terms.terms({ type })).revision,
  })
const countRows = async () =>
  (await site.db.selectFrom('terms').select('version').where('travel_agency', '=', 1).execute()).length

describe('a draft', () => {
  test('is seen by nobody outside until it is published, and then at the next page', async () => {
    await draft('use', '<p>초안의 문장</p><script>alert(1)</script>')
    expect((await site.request('/terms/use')).body).not.toContain('초안의 문장')
    expect((await owner.api.terms.terms({ type: 'use' })).draft?.contents.ko).toBe('<p>초안의 문장</p>')
    const { status, body } = await publish('use')
    expect([status, body.version]).toEqual([200, '1.0'])
    expect((await site.request('/terms/use')).body).toContain('초안의 문장')
    expect((await owner.api.terms.terms({ type: 'use' })).draft).toBe(null)
  })

  test('whoever saves or publishes second is told, and nothing is written', async () => {
    const { revision } = await owner.api.terms.terms({ type: 'special' })
    await draft('special', '<p>하나</p>')
    const input = { type: 'special', title: words('둘'), contents: words('<p>둘</p>'), revision }
    expect((await owner.send('PUT', '/api/office/terms/draft', input)).body.code).toBe('CHANGED_MEANWHILE')
    const seen = (await owner.api.terms.terms({ type: 'special' })).revision
    const both = await Promise.all(
      [1, 2].map(() =>
        owner.send('POST', '/api/office/terms/publish', {
          type: 'special',
          effective_date: dateInDays(0),
          revision: seen,
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await owner.api.terms.terms({ type: 'special' })).versions).toHaveLength(1)
  })

  test('a manager neither sees nor publishes terms', async () => {
    const manager = await createStaffUser(site, { roles: ['manager'] })
    expect((await manager.send('GET', '/api/office/terms')).body.code).toBe('NOT_ALLOWED')
  })
})

describe('publishing is refused, and nothing is stored', () => {
  test.each([
    ['for yesterday', '<p>글</p>', '약관', dateInDays(-1), 'BAD_INPUT', 'effective_date', '오늘'],
    ['for no day', '<p>글</p>', '약관', '2026-13-01', 'BAD_INPUT', 'effective_date', '오늘'],
    [
      'without a word',
      '<p>&nbsp;</p><p><br /></p>',
      '약관',
      dateInDays(0),
      'BAD_INPUT',
      'contents.ko',
      '기본 언어',
    ],
    ['without a title', '<p>글</p>', '', dateInDays(0), 'BAD_INPUT', 'title.ko', '기본 언어'],
    [
      'with open gaps',
      '<p>[[대표자]]와 [[보증보험]], [[대표자]]</p>',
      '약관',
      dateInDays(0),
      'TERMS_GAPS',
      'contents.ko',
      '대표자, 보증보험',
    ],
  ])('%s', async (_name, contents, title, day, code, field, sentence) => {
    await draft('privacy', contents, title)
    const before = await countRows()
    const { body } = await publish('privacy', day)
    expect(body.code).toBe(code)
    expect(body.fields[field].ko).toContain(sentence)
    expect(body.fields[field].en).toBeTruthy()
    expect(await countRows()).toBe(before)
  })

  test('a blank version is refused by the database, too', async () => {
    const insert = (contents: { ko: string; en: string }) =>
      site.db
        .insertInto('terms')
        .values({
          travel_agency: 1,
          type: 'tour',
          version: 'x',
          effective_date: '2026-01-01',
          title: words(''),
          contents,
        })
        .execute()
    await expect(insert(words('<p> &nbsp;</p>'))).rejects.toThrow('terms_contents_check')
  })
})

describe('a version', () => {
  test('of a later day is shown as coming, is not agreed to, and can be withdrawn into a draft', async () => {
    await draft('tour', '<p>오늘의 약관</p>')
    await publish('tour')
    await draft('tour', '<p>내일의 약관</p>')
    expect((await publish('tour', dateInDays(1))).body.version).toBe('2.0')
    const { list } = await site.client.agency.terms({ type: 'tour', versions: 'all' })
    expect(list.map(({ version, is_coming }) => [version, is_coming])).toEqual([
      ['2.0', true],
      ['1.0', false],
    ])
    const page = (await site.request('/terms/tour')).body
    expect(page).toContain('오늘의 약관')
    expect(page).toContain('시행 예정인 약관')
    expect((await site.client.agency.terms({ type: 'tour' })).list[0]?.version).toBe('1.0')
    expect(
      (await owner.send('DELETE', '/api/office/terms/version', { type: 'tour', version: '1.0' })).body.code,
    ).toBe('TERMS_BEGUN')
    await owner.api.terms.withdraw({ type: 'tour', version: '2.0' })
    const now = await owner.api.terms.terms({ type: 'tour' })
    expect(now.draft?.contents.ko).toBe('<p>내일의 약관</p>')
    expect(now.versions.map(({ version, state }) => [version, state])).toEqual([['1.0', 'in_force']])
  })

  test('that is withdrawn beside another draft deletes neither text unasked', async () => {
    await draft('special', '<p>내일의 특약</p>')
    const { version } = (await publish('special', dateInDays(1))).body
    await draft('special', '<p>새 초안</p>')
    const withdraw = (keep?: string) =>
      owner.send('DELETE', '/api/office/terms/version', { type: 'special', version, keep })
    const read = async () => {
      const { draft, versions } = await owner.api.terms.terms({ type: 'special' })
      return [draft?.contents.ko, versions.some((each) => each.version === version)]
    }
    expect((await withdraw()).body.code).toBe('TERMS_DRAFT_EXISTS')
    expect(await read()).toEqual(['<p>새 초안</p>', true])
    expect((await withdraw('version')).status).toBe(200)
    expect(await read()).toEqual(['<p>내일의 특약</p>', false])
  })

  test('of the same day that was published later is in force', async () => {
    await draft('passport', '<p>첫째</p>')
    await publish('passport')
    for (const text of ['둘째', '셋째', '열째']) {
      await draft('passport', `<p>${text}</p>`)
      await publish('passport')
    }
    expect((await site.client.agency.terms({ type: 'passport' })).list[0]?.contents.ko).toBe('<p>열째</p>')
  })

  test('whose day has come leaves the cached pages at midnight', async () => {
    const readRevision = async () =>
      (
        await site.db
          .selectFrom('revision')
          .select('number')
          .where('travel_agency', '=', 1)
          .where('kind', '=', 'site')
          .executeTakeFirstOrThrow()
      ).number
    const before = await readRevision()
    await updateTermsInForce(site.db)
    expect(await readRevision()).toBeGreaterThan(before)
  })

  test('is logged, and mailed to every owner', async () => {
    const rows = await runInTransaction(site.db, 1, async (db) => ({
      log: await db
        .selectFrom('staff_log')
        .select(['subject', 'after'])
        .where('call', '=', 'terms.publish')
        .where('subject', '=', 'terms_tour')
        .execute(),
      notices: await db.selectFrom('settings_notice').select('setting').execute(),
    }))
    expect(rows.log.map(({ after }) => after)).toContainEqual({
      version: '1.0',
      effective_date: dateInDays(0),
    })
    expect(rows.notices.some(({ setting }) => setting === 'terms')).toBe(true)
  })

  test('knows who agreed to it: members, and for which booking', async () => {
    const member = await site.make.member({ name: '김회원' })
    await runInTransaction(site.db, 1, (db) =>
      sql`insert into consent (travel_agency, member_id, type, version, text_hash)
        values (1, ${member.id}, 'use', '1.0', 'x')`.execute(db),
    )
    const [version] = (await owner.api.terms.terms({ type: 'use' })).versions
    expect(version).toMatchObject({ version: '1.0', members: 1, bookings: 0 })
    expect(await owner.api.terms.consents({ type: 'use', version: '1.0' })).toMatchObject({
      total: 1,
      list: [{ name: '김회원', booking_id: null }],
    })
  })
})

test('each standard text names the company in both languages, and only its own gaps are open', async () => {
  await site.makeAt(5).agency({ info: { multilingual_yn: 'Y' } })
  const owner = await createStaffUser(site, { travel_agency: 5 })
  for (const name of ['use', 'privacy', 'overseas', 'domestic', 'both', 'passport', 'special'] as const) {
    const { contents, title } = await owner.api.terms.standard({ name })
    expect(title.ko && title.en).toBeTruthy()
    expect(contents.ko).not.toContain('[[상호]]')
    expect(contents.en).not.toContain('[[Company name]]')
    expect(contents.ko.length).toBeGreaterThan(500)
  }
  const privacy = (await owner.api.terms.standard({ name: 'privacy' })).contents.ko
  expect(privacy).toContain('[[결제 대행사]]')
  const [overseas, domestic] = [
    (await owner.api.terms.standard({ name: 'overseas' })).contents.ko,
    (await owner.api.terms.standard({ name: 'domestic' })).contents.ko,
  ]
  expect(overseas).not.toContain('국내 숙박여행의 취소')
  expect(domestic).not.toContain('국외여행의 취소')
})

test('a site in Korean publishes every standard text, though its company has no English name', async () => {
  await site.makeAt(3).agency({ info: { multilingual_yn: 'N' } })
  const korean = await createStaffUser(site, { name: '박대표', travel_agency: 3 })
  await site.db
    .updateTable('agency_info')
    .set({
      company_name: words('새벽여행'),
      ceo_name: words('박새벽'),
      address: words('서울'),
      insurance: words('보증보험'),
      privacy_person: words('박새벽'),
      hosting_provider: '나루',
    })
    .where('travel_agency', '=', 3)
    .execute()
  const standards = { use: 'use', privacy: 'privacy', tour: 'both', passport: 'passport', special: 'special' }
  for (const [type, name] of Object.entries(standards) as [Type, 'use'][]) {
    const { title, contents } = await korean.api.terms.standard({ name })
    expect([title.en, contents.en]).toEqual(['', ''])
    const filled = { ...contents, ko: contents.ko.replaceAll(/\[\[[^[\]]+\]\]/g, '정한 것') }
    const { revision } = await korean.api.terms.terms({ type })
    const saved = await korean.api.terms.saveDraft({ type, title, contents: filled, revision })
    await korean.api.terms.publish({ type, effective_date: dateInDays(0), ...saved })
  }
  const { list } = await korean.api.terms.list()
  expect(list.every(({ in_force }) => in_force !== null)).toBe(true)
})

test('a language the site no longer speaks is not published with a new text', async () => {
  await site.makeAt(4).agency({ info: { multilingual_yn: 'N' } })
  const korean = await createStaffUser(site, { name: '최대표', travel_agency: 4 })
  const { revision } = await korean.api.terms.terms({ type: 'use' })
  const text = {
    title: words('약관', 'Terms'),
    contents: words('<p>새 글</p>', '<p>[[Company name]] of old</p>'),
  }
  const saved = await korean.api.terms.saveDraft({ type: 'use', ...text, revision })
  const { version } = await korean.api.terms.publish({ type: 'use', effective_date: dateInDays(0), ...saved })
  expect(await korean.api.terms.version({ type: 'use', version })).toEqual({
    title: words('약관'),
    contents: words('<p>새 글</p>'),
  })
})

describe('the standard texts of all required kinds', () => {
  const gaps = {
    payment_agent: { ko: '토스페이먼츠', en: '' },
    message_sender: { ko: '솔라피', en: '' },
  }
  const companyFacts = {
    ceo_name: words('김나루'),
    address: words('서울'),
    phone: '02-123-4567',
    mail: 'hello@new.example',
    insurance: words('보증보험 1억 원'),
    hosting_provider: 'Naru',
    privacy_person: words('박보호'),
  }

  test('are published at once, without gaps, in the languages of the site; begun ones are left alone', async () => {
    await site.makeAt(31).agency()
    await site.db.deleteFrom('terms').where('travel_agency', '=', 31).execute()
    const fresh = await createStaffUser(site, { travel_agency: 31 })
    const change = (values: object) =>
      site.db.updateTable('agency_info').set(values).where('travel_agency', '=', 31).execute()
    await change({ ...companyFacts, ceo_name: words(''), multilingual_yn: 'N' })
    const { types, languages, missing } = await fresh.api.terms.start()
    expect({ types, languages, missing }).toEqual({
      types: ['use', 'privacy', 'tour', 'passport'],
      languages: ['ko'],
      missing: ['대표자'],
    })
    const send = (more: object = {}) =>
      fresh.send('POST', '/api/office/terms/start', { types, tour: 'overseas', ...gaps, ...more })
    const refused = await send()
    expect([refused.body.code, refused.body.fields['contents.ko'].ko]).toEqual([
      'TERMS_GAPS',
      expect.stringContaining('대표자'),
    ])
    expect((await fresh.api.terms.start()).types).toEqual(types) // all or none
    await change(companyFacts)
    expect((await send({ types: ['use'] })).body.code).toBe('CHANGED_MEANWHILE')
    const sent = await Promise.all([send(), send()])
    expect(sent.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'CHANGED_MEANWHILE'])
    const stored = await site.db
      .selectFrom('terms')
      .select(['type', 'version', 'contents'])
      .where('travel_agency', '=', 31)
      .orderBy('type')
      .execute()
    expect(stored.map(({ type, version }) => [type, version])).toEqual(
      types.toSorted().map((type) => [type, '1.0']),
    )
    for (const { contents } of stored) expect(contents.ko).not.toContain('[[')
    expect(stored.find(({ type }) => type === 'privacy')?.contents.ko).toContain('토스페이먼츠')
    expect((await fresh.api.terms.start()).types).toEqual([])
    const { list } = await fresh.api.staff.log({})
    expect(list.filter(({ subject }) => subject === 'terms').map(({ after }) => after)).toEqual([
      { effective_date: dateInDays(0) },
    ])
    const notices = await runInTransaction(site.db, 31, (db) =>
      db.selectFrom('settings_notice').select('setting').where('travel_agency', '=', 31).execute(),
    )
    expect(notices).toEqual([{ setting: 'terms' }]) // every owner is mailed
  })
})
