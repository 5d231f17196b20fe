// Members for the journeys, and the mail they get.
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { make } from '#seed/make.ts'
import { outboxOf } from '../read-mail.ts'
import { eventually, type Shop } from './shop.ts'

export type Member = Awaited<ReturnType<typeof newMember>>

export const newName = () => `m${crypto.randomUUID().slice(0, 12)}`
/** A telephone nobody else has: an agency takes each once, and other journeys run at the same time. */
export const newPhone = () => `010-${String(randomInt(1e8)).padStart(8, '0')}`

const password = 'calm-harbour-27'
let passwordHash: Promise<string> | undefined // it costs more than a page

/** Somebody who joined: with a password, a verified address, and all consents unless told otherwise. */
export async function newMember(
  travel_agency: number,
  { agreed = true, verified = true, name = '이바다' } = {},
) {
  const login_id = newName()
  const email = `${login_id}@example.com`
  passwordHash ??= hashPassword({ travel_agency: 1 }, password, passwordCosts.member)
  const { db, close } = openDatabase(inject('databaseUrl'), () => {})
  const { id: member_id } = await make(db, travel_agency).member({
    login_id,
    password_hash: await passwordHash,
    name,
    email,
    email_verified: verified,
    contact: newPhone(),
  })
  const consents = (['age', 'use', 'privacy', 'tour'] as const).map((type) => ({
    travel_agency,
    member_id,
    type,
    version: '1',
    text_hash: '',
  }))
  if (agreed) await inAgency(db, travel_agency, (tx) => tx.insertInto('consent').values(consents).execute())
  await close()
  return { login_id, password, email, name }
}

/** The second has given the address of the first. */
export async function shareAddress(travel_agency: number, { email }: Member, { login_id }: Member) {
  const { db, close } = openDatabase(inject('databaseUrl'), () => {})
  await inAgency(db, travel_agency, (tx) =>
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
export async function forgetKakao(travel_agency: number, kakao_id: string) {
  const { db, close } = openDatabase(inject('databaseUrl'), () => {})
  await inAgency(db, travel_agency, (tx) =>
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
  { page, words }: Pick<Shop, 'page' | 'words'>,
  { login_id, password }: Pick<Member, 'login_id' | 'password'>,
) {
  const form = page.locator('form[action="/auth/login"]')
  await form.getByLabel(words.popup.id, { exact: true }).fill(login_id)
  await form.getByLabel(words.popup.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.popup.login, exact: true }).click()
}

export const isLoggedIn = ({ header, words }: Pick<Shop, 'header' | 'words'>) =>
  eventually(() =>
    header.getByRole('link', { name: words.logout, includeHidden: true }).count(),
  ).toBeGreaterThan(0)

/** The text of a mail of this kind to this address, as soon as it is there. */
export async function mailTo(address: string, kind: string): Promise<string> {
  const found = () =>
    outboxOf(path.dirname(inject('outbox')), `-${kind}-`)
      .filter(({ mail }) => mail.headers.to === address)
      .at(-1)?.mail.text ?? ''
  await eventually(found).not.toBe('')
  return found()
}
