// Forgets bookings that were closed longer ago than the law keeps them, with all that hangs on them.

import { sql } from 'kysely'
import { forgottenAtOnce } from '#limits/machine.ts'
import type { InAgency } from '#platform/wire/asking.ts'

type Forgotten = { forgotten: number; paths: string[] }

/** Returns how many were forgotten, and the files that no row needs any more. */
export async function forgetBookings({ db, travel_agency }: InAgency): Promise<Forgotten> {
  const { rows } = await sql<Forgotten>`
    select * from forget_bookings(${travel_agency}, ${forgottenAtOnce})`.execute(db)
  return rows[0] ?? { forgotten: 0, paths: [] }
}
