// Passports in full: for a purpose, of whom the consent names the receiver, and told to who travels.
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { readTravellers, type Traveller } from '#domain/departure/people/travellers.server.ts'
import {
  findPassportNumber,
  findPassportPicture,
  listPassportPictures,
  type PassportNumber,
} from '#domain/document/read-documents.server.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readPassportFacts } from './departure-passports.server.ts'
import type { passportOfficeCalls as calls } from './office-calls.ts'
import { mayOpenFor, type PassportPurpose } from './passport-purpose.ts'
import { savePassportReading } from './passport-reading.server.ts'

/** Numbers of those whose consent names the receiver. */
export async function openPassports(ctx: StaffCtx, { departure_id, purpose, people }: In<typeof calls.open>) {
  const travellers = await readPassportHolders(ctx, departure_id)
  const asked = travellers.filter(({ person }) => !people || people.includes(person))
  const { numbers, withheld } = await readNumbersFor(ctx, { departure_id, purpose, travellers: asked })
  ctx.logChange({ subject: `departure ${departure_id}`, after: { purpose, opened: numbers.size } })
  return {
    people: asked.flatMap(({ person, name_en, birthdate }) => {
      const number = numbers.get(person)
      return number ? [{ person, name_en, birthdate, ...number }] : []
    }),
    withheld,
  }
}

/** The transaction finds the picture and logs the reading. It ends before the store is read. */
export async function openPassportPicture(
  ctx: ManualTxContext<StaffCtx>,
  { departure_id, person, name, purpose }: In<typeof calls.picture>,
) {
  const picture = await ctx.finalTransaction(async (txCtx) => {
    const staffCtx = { ...txCtx, staff: ctx.staff }
    const travellers = await readPassportHolders(staffCtx, departure_id)
    const asked = travellers.filter((each) => each.person === person)
    const [holder] = (await listAllowed(staffCtx, { departure_id, purpose, travellers: asked })).allowed
    const found = holder && (await findPassportPicture(txCtx, holder, name, toReader(staffCtx)))
    if (!found) refuse('NOT_FOUND')
    await savePassportReading(staffCtx, { ...holder, purpose, by_name: ctx.staff.name })
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { purpose, file: name } })
    return found
  })
  const bytes = (await picture.open(ctx.fileStore)) ?? refuse('NOT_FOUND')
  return { name, base64: bytes.toString('base64') }
}

async function readPassportHolders(ctx: StaffCtx, departure_id: number) {
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  return (await readTravellers(ctx, departure_id)).travellers
}

type ReadingRequest = { departure_id: number; purpose: PassportPurpose; travellers: readonly Traveller[] }

/** Each number that is opened is written down for who travels to see. */
export async function readNumbersFor(ctx: StaffCtx, request: ReadingRequest) {
  const { allowed, withheld } = await listAllowed(ctx, request)
  const numbers = new Map<string, PassportNumber & { pictures: string[] }>()
  for (const { person, ...holder } of allowed) {
    const number = await findPassportNumber(ctx, holder, toReader(ctx))
    if (!number) continue
    numbers.set(person, { ...number, pictures: await listPassportPictures(ctx, holder) })
    await savePassportReading(ctx, { ...holder, purpose: request.purpose, by_name: ctx.staff.name })
  }
  return { numbers, withheld }
}

/**
 * Travellers with a passport here who agreed to a text that names the receiver, and those whose passport is
 * withheld.
 */
async function listAllowed(ctx: StaffCtx, { departure_id, purpose, travellers }: ReadingRequest) {
  const facts = await readPassportFacts(ctx, departure_id)
  const held = travellers.filter(({ passport }) => passport === 'in' || passport === 'expires_soon')
  const isAllowed = ({ person }: Traveller) => mayOpenFor(purpose, facts.get(person)?.agreed ?? null)
  return {
    allowed: held.filter(isAllowed).flatMap(({ person, traveller }) => {
      const booking = facts.get(person)?.booking
      return booking === undefined ? [] : [{ person, booking, traveller }]
    }),
    withheld: held.filter((each) => !isAllowed(each)).map(({ person }) => person),
  }
}

const toReader = ({ staff, ip }: StaffCtx) => ({ who: `staff ${staff.name}`, ip })
