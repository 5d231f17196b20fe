// Members for the journeys, and the mail they get.
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { make } from '#seed/make.ts'
import { listOutbox } from '../read-mail.ts'
import { eventually, type StorefrontPage } from './storefront-page.ts'

export type JourneyMember = Awaited<ReturnType<typeof createMember>>

export const createLoginId = () => `m${crypto.randomUUID().slice(0, 12)}`
/** A telephone nobody else has: an agency takes each once, and other journeys run at the same time. */
export const createPhoneNumber = () => `010-${String(randomInt(1e8)).padStart(8, '0')}`

const password = 'calm-harbour-27'
let passwordHash: Promise<string> | undefined // it costs more than a page

/** Somebody who joined: with a password, a verified address, and all consents unless told otherwise. */
export async function createMember(
  travel_agency: number,
  { agreed = true, verified = true, name = '이바다' } = {},
) {
  const login_id = createLoginId()
  const email = `${login_id}@example.com`
  passwordHash ??= hashPassword({ travel_agency: 1 }, password, passwordCosts.member)
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  const { id: member_id } = await make(db, travel_agency).member({
    login_id,
    password_hash: await passwordHash,
    name,
    email,
    email_verified: verified,
    contact: createPhoneNumber(),
  })
  const consents = (['age', 'use', 'privacy', 'tour'] as const).map((type) => ({
    travel_agency,
    member_id,
    type,
    version: '1',
    text_hash: '',
  }))
  if (agreed)
    await runInTransaction(db, travel_agency, (tx) => tx.insertInto('consent').values(consents).execute())
  await close()
  return { login_id, password, email, name }
}

/** The second has given the address of the first. */
export async function copyEmail(
  travel_agency: number,
  { email }: JourneyMember,
  { login_id }: JourneyMember,
) {
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  await runInTransaction(db, travel_agency, (tx) =>
    tx
      .updateTable('member')
      .set({ email })
      .where('travel_agency', '=', travel_agency)
      .where('login_id', '=', login_id)
      .execute(),
  )
  await close()
}

/** As if this person of Kakao had never been here. */
export async function deleteKakaoMember(travel_agency: number, kakao_id: string) {
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  await runInTransaction(db, travel_agency, (tx) =>
    tx
      .deleteFrom('member')
      .where('travel_agency', '=', travel_agency)
      .where('kakao_id', '=', kakao_id)
      .execute(),
  )
  await close()
}

/** The log-in form that is on the screen, filled in and sent. */
export async function logIn(
  { page, words }: Pick<StorefrontPage, 'page' | 'words'>,
  { login_id, password }: Pick<JourneyMember, 'login_id' | 'password'>,
) {
  const form = page.locator('form[action="/auth/login"]')
  await form.getByLabel(words.popup.id, { exact: true }).fill(login_id)
  await form.getByLabel(words.popup.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.popup.login, exact: true }).click()
}

export const expectLoggedIn = ({ header, words }: Pick<StorefrontPage, 'header' | 'words'>) =>
  eventually(() =>
    header.getByRole('link', { name: words.logout, includeHidden: true }).count(),
  ).toBeGreaterThan(0)

/** The text of a mail of this kind to this address, as soon as it is there. */
export async function waitForMail(address: string, kind: string): Promise<string> {
  const found = () =>
    listOutbox(path.dirname(inject('outbox')), `-${kind}-`)
      .filter(({ mail }) => mail.headers.to === address)
      .at(-1)?.mail.text ?? ''
  await eventually(found).not.toBe('')
  return found()
}
