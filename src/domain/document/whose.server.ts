// Whose papers: one traveller of a booking, or of a consultation. Not every traveller has a name yet.
import type { Kind } from '#domain/booking/ages.ts'
import type { Ctx } from '#platform/wire/asking.ts'

export type Within = Pick<Ctx, 'db' | 'travel_agency'>

export type Whose = { booking: number | null; consult: number | null; traveller: number }

/** The rows of one traveller, in any table of papers. */
export const rowsOf = (travel_agency: number, { booking, consult, traveller }: Whose) => ({ travel_agency, traveller, ...(booking === null ? { consult } : { booking }) })

/** Binds what is locked to its place: another traveller's row opens nothing of it. */
export const placeOf = (travel_agency: number, { booking, consult, traveller }: Whose, field: string) => `${travel_agency}|${booking === null ? `consult ${consult}` : `booking ${booking}`}|${traveller}|${field}`

export type Slot = { traveller: number; name: string; kind: Kind; birthdate: string | null }

/** Everybody who travels; those without a name are counted on. */
export async function slotsOf({ db, travel_agency }: Within, { id, adult, child, baby }: { id: number; adult: number; child: number; baby: number }): Promise<Slot[]> {
  const rows = await db.selectFrom('traveller').select(['seq', 'name', 'kind', 'birthdate', 'cancelled']).where('travel_agency', '=', travel_agency).where('booking', '=', id).orderBy('seq').execute()
  const named = rows.filter(({ cancelled }) => cancelled === null).map(({ seq, name, kind, birthdate }) => ({ traveller: seq, name, kind, birthdate }))
  let last = rows.at(-1)?.seq ?? 0
  const party = { adult, child, baby }
  const unnamed = (['adult', 'child', 'baby'] as const).flatMap((kind) => Array.from({ length: Math.max(0, party[kind] - named.filter((each) => each.kind === kind).length) }, () => ({ traveller: ++last, name: '', kind, birthdate: null })))
  return [...named, ...unnamed]
}
