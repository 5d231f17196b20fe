// What the tests of members stand on: a site with terms, and members whose password is known.
import { inAgency } from '#platform/db/transaction.server.ts'
import { hashOfRight } from './password.ts'
import { personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

export let site: Site
let hash: string
/** Once a file, in its beforeAll. */
export async function openMembers(): Promise<void> {
  site = await openSite({ keep: true })
  hash = await hashOfRight()
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

export const browser = (at?: Parameters<typeof personAt>[1]) => personAt(site, at)

let names = 0
export async function memberWith(given: Record<string, unknown> = {}, key = 1) {
  const login_id = `person${++names}`
  const { id } = await site.makeAt(key).member({ login_id, password_hash: hash, name: '김미나', ...given })
  return { id, login_id: String(given.login_id ?? login_id) }
}

export const inside = <T>(work: Parameters<typeof inAgency<T>>[2], key = 1) => inAgency(site.db, key, work)
export const all = { age: true, use: true, privacy: true, tour: true }
