// How long a mailed link, code or password works, by value: the mail says it, and the row ends just then.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Occasion } from '#occasions.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeMail } from './compose-mail.ts'
import { createPaidBooking, createSiteWithTerms } from './paid-booking.ts'
import type { Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'

let site: Site
beforeAll(async () => {
  site = await createSiteWithTerms({ shared: true })
})

type MailLanguage = 'ko' | 'en'
const languages = ['ko', 'en'] as const
let emailCount = 0
const createEmail = () => `lasting-${++emailCount}@example.com`
const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2]) => runInTransaction(site.db, 1, work)
const buildMailContext = (ref: number) => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  origin: 'http://a1.localhost',
  office: 'http://office.localhost',
})

/** The text of a letter, and the whole minutes from its making to the moment that is written down. */
async function renderMailAndLifetime(
  occasion: Occasion,
  ref: number,
  readEnd: () => Promise<string | null | undefined>,
) {
  const text = (await composeMail(occasion, buildMailContext(ref)))?.text
  const end = await readEnd()
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(site.db)
  const lasts_ms = Date.parse(end ?? '') - Date.parse(rows[0]?.now ?? '')
  // A busy machine reads the clock late, by less than the minute that is rounded up here.
  return { text, minutes: Math.ceil(lasts_ms / 60_000) }
}

async function requestMail(
  kind: 'verify-email' | 'reset-password',
  language: MailLanguage,
  email_verified: boolean,
) {
  const email = createEmail()
  const member = await site.make.member({ login_id: `lasting${emailCount}`, email, email_verified })
  const { id } = await runInAgency((tx) =>
    tx
      .insertInto('member_mail')
      .values({ travel_agency: 1, kind, email, language, member_id: member.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const ofMail = async () =>
    (
      await runInAgency((tx) =>
        tx.selectFrom('member_mail').select('expires').where('id', '=', id).executeTakeFirst(),
      )
    )?.expires
  const ofMember = async () =>
    (
      await runInAgency((tx) =>
        tx.selectFrom('member').select('temporary_until').where('id', '=', member.id).executeTakeFirst(),
      )
    )?.temporary_until
  return { id, ofMail, ofMember }
}

test.each(languages)('the link that proves an address works for 24 hours (%s)', async (language) => {
  const { id, ofMail } = await requestMail('verify-email', language, false)
  const { text, minutes } = await renderMailAndLifetime('verify-email', id, ofMail)
  expect(text).toContain({ ko: '24시간 동안 쓸 수 있어요', en: 'works for 24 hours' }[language])
  expect(minutes).toBe(1440)
})

test.each(languages)(
  'a mailed password works for 30 minutes, and so does the link (%s)',
  async (language) => {
    const proved = await requestMail('reset-password', language, true)
    const password = await renderMailAndLifetime('reset-password', proved.id, proved.ofMember)
    expect(password.text).toContain({ ko: '30분 안에 한 번만', en: 'once, within 30 minutes' }[language])
    expect(password.minutes).toBe(30)
    const unproved = await requestMail('reset-password', language, false)
    const link = await renderMailAndLifetime('reset-password', unproved.id, unproved.ofMail)
    expect(link.text).toContain({ ko: '30분 동안 한 번만', en: 'once, within 30 minutes' }[language])
    expect(link.minutes).toBe(30)
  },
)

test.each(languages)('a mailed code works for 10 minutes (%s)', async (language) => {
  const { id } = await runInAgency((tx) =>
    tx
      .insertInto('mail_code')
      .values({
        travel_agency: 1,
        purpose: 'booking',
        subject: createEmail(),
        email: createEmail(),
        language,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const { text, minutes } = await renderMailAndLifetime(
    'code',
    id,
    async () =>
      (
        await runInAgency((tx) =>
          tx.selectFrom('mail_code').select('expires_at').where('id', '=', id).executeTakeFirst(),
        )
      )?.expires_at,
  )
  expect(text).toContain({ ko: '10분 동안 한 번', en: 'once, within 10 minutes' }[language])
  expect(minutes).toBe(10)
})

test.each(languages)(
  'an invitation works for 72 hours, a new password’s link for one (%s)',
  async (language) => {
    const { id } = await site.db
      .insertInto('staff_invitation')
      .values({ travel_agency: 1, email: createEmail(), roles: ['sales'], language, invited_by: '김대표' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const invited = await renderMailAndLifetime(
      'staff-invited',
      id,
      async () =>
        (
          await site.db
            .selectFrom('staff_invitation')
            .select('expires')
            .where('id', '=', id)
            .executeTakeFirst()
        )?.expires,
    )
    expect(invited.text).toContain({ ko: '72시간 동안 한 번', en: 'once and expires in 72 hours' }[language])
    expect(invited.minutes).toBe(4320)
    const staff = await site.make.staff({ roles: ['sales'], language })
    const reset = await renderMailAndLifetime(
      'staff-password',
      staff.id,
      async () =>
        (
          await site.db
            .selectFrom('staff')
            .select('reset_until')
            .where('id', '=', staff.id)
            .executeTakeFirst()
        )?.reset_until,
    )
    expect(reset.text).toContain({ ko: '1시간 동안 한 번', en: 'once and expires in one hour' }[language])
    expect(reset.minutes).toBe(60)
  },
)

test.each(languages)('the links for papers work for 72 hours (%s)', async (language) => {
  const { id } = await createPaidBooking(site)
  await runInAgency((tx) => tx.updateTable('booking').set({ language }).where('id', '=', id).execute())
  const latest = () =>
    runInAgency((tx) =>
      tx
        .selectFrom('link')
        .select(['id', 'expires'])
        .where('booking', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    )
  const said = { ko: '72시간 동안 쓸 수 있어요', en: 'works for 72 hours' }[language]
  const consent = await renderMailAndLifetime('papers-asked', id, async () => (await latest())?.expires)
  expect(consent.text).toContain(said)
  expect(consent.minutes).toBe(4320)
  const passport = await renderMailAndLifetime(
    'passport-asked',
    (await latest())?.id ?? 0,
    async () => (await latest())?.expires,
  )
  expect(passport.text).toContain(said)
  expect(passport.minutes).toBe(4320)
})

test('a link that staff hand over says when it ends: a day later', async () => {
  const { booking_id } = await createPaidBooking(site)
  const sales = await createStaffUser(site, { roles: ['sales'] })
  const { body } = await sales.sendOnce('POST', '/api/office/booking/open-link', { booking_id })
  const hours = (Date.parse(body.until) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.98)
  expect(hours).toBeLessThanOrEqual(24)
})
