// What owners and managers set: who may, what is refused, whoever comes second, and the site at the next page.
import { beforeAll, describe, expect, test } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
let manager: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site, { name: '한대표' })
  manager = await createStaffUser(site, { roles: ['manager'] })
})

const readLog = async (call: string) => {
  const rows = await runInTransaction(site.db, 1, (db) =>
    db
      .selectFrom('staff_log')
      .select(['subject', 'before', 'after'])
      .where('travel_agency', '=', 1)
      .where('call', '=', call)
      .orderBy('id', 'desc')
      .execute(),
  )
  return rows[0]
}
const countNotices = async (setting: string) =>
  (
    await runInTransaction(site.db, 1, (db) =>
      db.selectFrom('settings_notice').select('setting').where('travel_agency', '=', 1).execute(),
    )
  ).filter((notice) => notice.setting === setting).length

describe('company details', () => {
  const read = async () => {
    const { revision, company } = await owner.api.agency.company()
    return { ...company, biz_number: '124-81-00998', revision }
  }

  test('an owner changes them, the site shows them at the next page, and the log says what changed', async () => {
    const page = async () => (await site.request('/')).body
    expect(await page()).not.toContain('02-555-7777')
    const before = await read()
    expect(
      await owner.api.agency.saveCompany({ ...before, phone: '02-555-7777', biz_number: '1248100998' }),
    ).toEqual({})
    expect(await page()).toContain('02-555-7777')
    expect((await owner.api.agency.company()).company.biz_number).toBe('124-81-00998')
    expect(await readLog('agency.saveCompany')).toMatchObject({
      subject: 'company',
      before: { phone: before.phone },
      after: { phone: '02-555-7777', biz_number: '124-81-00998' },
    })
    expect(await readLog('agency.saveCompany')).not.toHaveProperty('after.mail')
  })

  test('what the law wants cannot be emptied once a site is public; before that it can', async () => {
    const setState = (state: 'open' | 'paused' | 'preparing') =>
      site.db.updateTable('agency').set({ state }).where('travel_agency', '=', 1).execute()
    const there = { sales_number: '제2026-1호', insurance: { ko: '보증보험', en: '' }, tourism_number: null }
    await owner.api.agency.saveCompany({ ...(await read()), ...there })
    const emptied = { sales_number: null, insurance: { ko: '', en: 'insured' } }
    for (const state of ['open', 'paused'] as const) {
      await setState(state)
      const input = { ...(await read()), ...emptied }
      const { status, body } = await owner.send('PUT', '/api/office/company', input)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['sales_number', 'insurance.ko']])
      expect(await read()).toMatchObject(there)
    }
    expect(
      (await owner.send('PUT', '/api/office/company', { ...(await read()), fax: '02-555-0009' })).status,
    ).toBe(200)
    await setState('preparing')
    expect((await owner.send('PUT', '/api/office/company', { ...(await read()), ...emptied })).status).toBe(
      200,
    )
    await setState('open')
  })

  test('a manager neither sees nor changes them', async () => {
    expect((await manager.send('GET', '/api/office/company')).body.code).toBe('NOT_ALLOWED')
    expect((await manager.send('PUT', '/api/office/company', await read())).body.code).toBe('NOT_ALLOWED')
  })

  test('whoever saves second is told, and nothing is written; another screen disturbs nobody', async () => {
    const mine = await read()
    const channels = await manager.api.agency.channels()
    await manager.api.agency.saveChannels({
      ...channels.channels,
      line_url: 'https://line.me/a',
      revision: channels.revision,
    })
    await owner.api.agency.saveCompany({ ...mine, fax: '02-555-0001' })
    const second = await owner.send('PUT', '/api/office/company', { ...mine, fax: '02-555-0002' })
    expect([second.status, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await read()).fax).toBe('02-555-0001')
  })

  test.each([
    ['a wrong check digit', { biz_number: '124-81-00997' }, 'biz_number', '확인 숫자'],
    ['too few digits', { biz_number: '124-81' }, 'biz_number', '10자리'],
    ['no address of a mailbox', { mail: 'hello' }, 'mail', '이메일'],
    ['no telephone', { phone: 'call us' }, 'phone', '연락처'],
    [
      'no name in the site’s own language',
      { company_name: { ko: '', en: 'Travel' } },
      'company_name.ko',
      '기본 언어',
    ],
    ['passports for ever', { passport_days: 4_000 }, 'passport_days', '365'],
  ])('%s is refused at its field, and nothing is written', async (_name, change, field, sentence) => {
    const before = await read()
    const { status, body } = await owner.send('PUT', '/api/office/company', { ...before, ...change })
    expect(status).toBe(400)
    expect(body.fields[field].ko).toContain(sentence)
    expect(body.fields[field].en).not.toMatch(/[가-힣]/)
    expect(await read()).toEqual(before)
  })
})

describe('bank account', () => {
  const account = { bank: '나루은행', account_number: '110-220-330440', account_holder: '(주)하늘길' }

  test('an owner changes it: customers see it at once, the log has both, every owner gets a mail', async () => {
    const other = await createStaffUser(site)
    const notices = await countNotices('bank_account')
    const { revision } = await owner.api.agency.bankAccount()
    await owner.api.agency.saveBankAccount({ ...account, revision })
    expect((await site.request('/api/landing/shopInfo')).json()).toMatchObject(account)
    expect(await readLog('agency.saveBankAccount')).toMatchObject({ subject: 'bank_account', after: account })
    expect((await countNotices('bank_account')) - notices).toBe(2)
    const mine = await owner.api.agency.bankAccount()
    await other.api.agency.saveBankAccount({ ...account, bank: '다른은행', revision: mine.revision })
    const second = await owner.send('PUT', '/api/office/bank-account', {
      ...account,
      revision: mine.revision,
    })
    expect(second.body.code).toBe('CHANGED_MEANWHILE')
    expect((await owner.api.agency.bankAccount()).account?.bank).toBe('다른은행')
  })

  test.each([
    [{ bank: '' }, 'bank'],
    [{ account_number: '12-34' }, 'account_number'],
    [{ account_number: 'abc12345678' }, 'account_number'],
    [{ account_holder: '' }, 'account_holder'],
  ])('%j is refused at its field', async (change, field) => {
    const { revision, account: before } = await owner.api.agency.bankAccount()
    const { status, body } = await owner.send('PUT', '/api/office/bank-account', {
      ...account,
      ...change,
      revision,
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await owner.api.agency.bankAccount()).account).toEqual(before)
  })
})

describe('the payment plan', () => {
  const whole = { kind: 'whole' } as const
  const deposit = { kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 } as const

  test('of two owners who save, the second is told, whether the plan differs or the hours alone', async () => {
    const was = await owner.api.agency.paymentPlan({})
    expect(was).toEqual({ plan: whole, transfer_hours: 48 })
    const second = async (input: object) => {
      const { status, body } = await owner.send('PUT', '/api/office/payment-plan', input)
      return [status, body.code]
    }
    await owner.api.agency.savePaymentPlan({ was, plan: whole, transfer_hours: 24 })
    const late = { was, plan: deposit, transfer_hours: 48 }
    expect(await second(late)).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await owner.api.agency.paymentPlan({})).toEqual({ plan: whole, transfer_hours: 24 })

    await owner.api.agency.savePaymentPlan({ ...late, was: { plan: whole, transfer_hours: 24 } })
    expect(await second({ ...late, was: { plan: whole, transfer_hours: 48 } })).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ])
    expect(await owner.api.agency.paymentPlan({})).toEqual({ plan: deposit, transfer_hours: 48 })
    await owner.api.agency.savePaymentPlan({ was: { plan: deposit, transfer_hours: 48 }, ...was })
  })
})

describe('cancellation fees', () => {
  test('an owner sets them for bookings to come, in any order', async () => {
    const { revision, fees } = await owner.api.agency.cancelFees()
    const domestic = [
      { days: 0, percent: 40 },
      { days: 5, percent: 0 },
    ]
    await owner.api.agency.saveCancelFees({ ...fees, domestic, revision })
    expect((await owner.api.agency.cancelFees()).fees.domestic).toEqual(domestic.toReversed())
    expect(await countNotices('cancel_fees')).toBeGreaterThan(0)
  })

  test.each([
    [[{ days: 3, percent: 0 }], '당일'],
    [[], '당일'],
    [
      [
        { days: 0, percent: 10 },
        { days: 0, percent: 20 },
      ],
      '두 번',
    ],
    [
      [
        { days: 10, percent: 30 },
        { days: 0, percent: 20 },
      ],
      '높아야',
    ],
  ])('%j is refused', async (domestic, sentence) => {
    const { revision, fees } = await owner.api.agency.cancelFees()
    const { status, body } = await owner.send('PUT', '/api/office/cancel-fees', {
      ...fees,
      domestic,
      revision,
    })
    expect([status, body.fields.domestic.ko]).toEqual([400, expect.stringContaining(sentence)])
    expect((await owner.api.agency.cancelFees()).fees).toEqual(fees)
  })
})

describe('channels and languages', () => {
  test('content staff paste a channel’s address and a number as people write it', async () => {
    const content = await createStaffUser(site, { roles: ['content'] })
    const { channels, revision } = await content.api.agency.channels()
    await content.api.agency.saveChannels({
      ...channels,
      code: 'http://pf.kakao.com/_haneulgil/chat',
      whatsapp_code: '+82 10-1234-5678',
      revision,
    })
    expect((await site.request('/api/landing/kakaoChat')).json()).toEqual({
      code: '_haneulgil',
      whatsapp_code: '821012345678',
    })
  })

  test.each([
    [{ insta_url: 'javascript:alert(1)' }, 'insta_url'],
    [{ insta_url: 'http://instagram.com/a' }, 'insta_url'],
    [{ code: 'haneul' }, 'code'],
    [{ whatsapp_code: '010' }, 'whatsapp_code'],
  ])('%j is refused at its field', async (change, field) => {
    const { channels, revision } = await manager.api.agency.channels()
    const { status, body } = await manager.send('PUT', '/api/office/channels', {
      ...channels,
      ...change,
      revision,
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('a page about the agency that nobody wrote cannot be put into the menu', async () => {
    const { channels, revision } = await manager.api.agency.channels()
    const form = { ...channels, about_yn: 'Y', revision }
    expect((await manager.send('PUT', '/api/office/channels', form)).body.fields.about_yn.ko).toContain(
      '소개',
    )
  })
})
