// The people of the ten demo offices: one for each role, and an owner with a second factor to try it with.
import { sealTotp } from '#domain/staff/second-factor.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { type Role, roles } from '#roles.ts'
import { make } from './make.ts'

/** Printed at the start, so that anybody can make codes of it. */
export const demoTotp = { email: 'owner@a1.example', secret: 'NARUDEMONARUDEMONARUDEMONARUDEMO' }
export const demoPassword = 'naru-demo-1'

const staffNames: Record<Role, [ko: string, en: string]> = {
  owner: ['김나루', 'Naru Kim'],
  manager: ['이한결', 'Hangyeol Lee'],
  sales: ['박소연', 'Soyeon Park'],
  money: ['최정우', 'Jeongwoo Choi'],
  content: ['정하늘', 'Haneul Jung'],
  guide: ['한바다', 'Bada Han'],
}

type StaffSeed = { travel_agency: number; language: 'ko' | 'en'; password_hash: string; keyFor: KeyFor }

/** Staff joined before the first of the bookings. */
const getStartDate = () => new Date(Date.now() - 400 * 86_400_000).toISOString()

export async function fillStaff(db: Db, { travel_agency, language, password_hash, keyFor }: StaffSeed) {
  const people = new Map<Role, { id: number; name: string }>()
  for (const role of roles) {
    const email = `${role}@a${travel_agency}.example`
    const name = staffNames[role][language === 'ko' ? 0 : 1]
    const { id } = await make(db, travel_agency).staff({
      email,
      name,
      language,
      password_hash,
      roles: [role],
      reg_date: getStartDate(),
      since: getStartDate(),
    })
    people.set(role, { id, name })
    if (email === demoTotp.email)
      await db
        .updateTable('staff')
        .set({ totp_sealed: sealTotp({ keyFor }, id, demoTotp.secret) })
        .where('id', '=', id)
        .execute()
  }
  return (role: Role) => {
    const person = people.get(role)
    if (!person) throw new Error(`nobody is ${role}`)
    return person
  }
}
