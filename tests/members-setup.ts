// What the tests of members share: a site with terms, and members whose password is known.
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { hashRightPassword } from './password.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor } from './visitor.ts'

export let site: Site
let passwordHash: string
/** Once a file, in its beforeAll. */
export async function setUpMembers(): Promise<void> {
  site = await createSite({ shared: true })
  passwordHash = await hashRightPassword()
  await site.db
    .insertInto('terms')
    .values(
      (['use', 'privacy', 'tour'] as const).map((type) => ({
        travel_agency: 1,
        type,
        version: '2',
        effective_date: '2020-01-01',
        title: { ko: type, en: type },
        contents: { ko: `글 ${type}`, en: type },
      })),
    )
    .execute()
}

export const createBrowser = (at?: Parameters<typeof createVisitor>[1]) => createVisitor(site, at)

let memberCount = 0
export async function createMemberWith(overrides: Record<string, unknown> = {}, key = 1) {
  const login_id = `person${++memberCount}`
  const { id } = await site
    .makeAt(key)
    .member({ login_id, password_hash: passwordHash, name: '김미나', ...overrides })
  return { id, login_id: String(overrides.login_id ?? login_id) }
}

export const runInAgency = <T>(work: Parameters<typeof runInTransaction<T>>[2], key = 1) =>
  runInTransaction(site.db, key, work)
export const allConsents = { age: true, use: true, privacy: true, tour: true }
