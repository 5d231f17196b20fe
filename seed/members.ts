// Members of a demo agency: the account everybody may log in to, and those of some who booked.
import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { createCustomer } from './customers.ts'
import { seoulDay } from './make-bookings.ts'

type MemberSeed = { travel_agency: number; language: 'ko' | 'en'; password_hash: string }

/** Customers who have an account, by their number: each fifth of those ahead and of those who are back. */
const memberNumbers = [0, 5, 10, 15, 20, 25, 30, 35, 100, 105, 110, 115, 120]
const getJoinDate = () => new Date(Date.now() - 390 * 86_400_000).toISOString()

/** demo / naru-demo-1, of every agency: the same words, ten different members. */
const demoMember = {
  login_id: 'demo',
  email: 'demo@naru.example',
  contact: '010-2345-6789',
  gender: 'female' as const,
  birthdate: '1988-05-14',
}

export const demoName = { ko: '김나루', en: 'Naru Kim' }

export async function fillMembers(db: Db, { travel_agency, language, password_hash }: MemberSeed) {
  const people = memberNumbers.map((at) => {
    const { name, email, contact } = createCustomer({ travel_agency, language }, at)
    return { login_id: email.replace(/@.*|\W/g, ''), name, email, contact, gender: null, birthdate: null }
  })
  const reg_date = getJoinDate()
  const rows = await db
    .insertInto('member')
    .values(
      [{ ...demoMember, name: demoName[language] }, ...people].map((person) => ({
        travel_agency,
        password_hash,
        email_verified: true,
        reg_date,
        ...person,
      })),
    )
    .returning(['id', 'login_id'])
    .execute()
  const findMemberId = (login_id: string) => rows.find((row) => row.login_id === login_id)?.id ?? 0
  await fillConsents(
    db,
    travel_agency,
    rows.map(({ id }) => id),
    reg_date,
  )
  return {
    demo: findMemberId(demoMember.login_id),
    members: new Map(memberNumbers.map((at, nth) => [at, findMemberId(people[nth]?.login_id ?? '')])),
  }
}

/** What each agreed to on joining: the texts in force on that day, or none. */
async function fillConsents(db: Db, travel_agency: number, members: number[], agreed: string): Promise<void> {
  const terms = await db
    .selectFrom('terms')
    .select(['type', 'version', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .where('effective_date', '<=', seoulDay(agreed))
    .orderBy('effective_date', 'desc')
    .execute()
  const proofs = (['age', 'use', 'privacy', 'tour'] as const).map((type) => {
    const text = terms.find((each) => each.type === type)
    const text_hash = text ? createHash('sha256').update(JSON.stringify(text.contents)).digest('hex') : ''
    return { type, version: text?.version ?? '', text_hash }
  })
  await db
    .insertInto('consent')
    .values(
      members.flatMap((member_id) => proofs.map((proof) => ({ travel_agency, member_id, ...proof, agreed }))),
    )
    .execute()
}
