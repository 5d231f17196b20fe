// Hands to staff what the agency collected: passports, attached files, and how people are reached.
// Each reading is noted before anything is opened.
import { ofStaff } from '#domain/booking/find.server.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import { logAccess, type Reader } from '#domain/vault/access.server.ts'
import { attachedOf, storedName } from '#domain/vault/attached.server.ts'
import { dataKey } from '#domain/vault/data-key.server.ts'
import { openFile, unsealFile } from '#domain/vault/passport-file.server.ts'
import { placeOf } from '#domain/vault/whose.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import { unlock } from '#platform/secret-box.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'

/** `open` reads the store: call it after the transaction. */
export type Paper = { name: string; open: (files: Files) => Promise<Buffer | undefined> }
type Locked = InAgency & Pick<Ctx, 'keyFor'>

/** Everybody who travels, with passport number and expiry, and the names of the pictures in the file. */
export async function passportsOf(ctx: Locked, number: string, reader: Reader) {
  const booking = await ofStaff(ctx, number)
  const slots = await slotsOf(ctx, booking)
  const given = await readGiven(ctx, booking.id)
  const pictures: Paper[] = []
  const sheet = []
  for (const slot of slots) {
    const isTheirs = ({ traveller }: { traveller: number }) => traveller === slot.traveller
    const { name_en = null, gender = null } = given.travellers.find(({ seq }) => seq === slot.traveller) ?? {}
    const sealed = given.numbers.find(isTheirs)
    const papers = await unsealPictures(ctx, given.pictures.filter(isTheirs), reader)
    pictures.push(...papers)
    sheet.push({
      ...slot,
      name_en,
      gender,
      passport: sealed ? await unsealNumber(ctx, sealed, reader) : null,
      pictures: papers.map(({ name }) => name),
    })
  }
  return {
    booking_id: booking.booking_id,
    departure_date: booking.departure_date,
    travellers: sheet,
    pictures,
  }
}

/** All that the travellers of a booking gave, as it is stored. */
async function readGiven({ db, travel_agency }: InAgency, booking: number) {
  const of = { travel_agency, booking }
  const travellers = await db
    .selectFrom('traveller')
    .select(['seq', 'name_en', 'gender'])
    .where((eb) => eb.and(of))
    .execute()
  const numbers = await db
    .selectFrom('passport')
    .selectAll()
    .where((eb) => eb.and(of))
    .execute()
  const pictures = await db
    .selectFrom('passport_file')
    .selectAll()
    .where((eb) => eb.and({ ...of, state: 'ready' }))
    .orderBy('reg_date')
    .orderBy('id')
    .execute()
  return { travellers, numbers, pictures }
}

type Row = Parameters<typeof unsealFile>[1] & { traveller: number }

async function unsealPictures(ctx: Locked, rows: Row[], reader: Reader): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const row of rows) {
    const file = await unsealFile(ctx, row, reader)
    const name = `passport-${row.traveller}-${papers.length + 1}.webp`
    papers.push({ name, open: (files) => openFile(files, file) })
  }
  return papers
}

type Sealed = {
  booking: number | null
  consult: number | null
  traveller: number
  sealed: string
  data_key: string
  expires_soon: boolean
}

async function unsealNumber(
  ctx: Locked,
  { sealed, data_key, expires_soon, ...whose }: Sealed,
  reader: Reader,
) {
  const key = await dataKey(ctx, data_key)
  await logAccess(ctx, { ...reader, whose, what: 'number' })
  return { ...JSON.parse(unlock(key, placeOf(ctx.travel_agency, whose, 'passport'), sealed)), expires_soon }
}

/** Files of a booking, all or one. Their names cannot lead out of their folder. */
export async function attachedTo(
  ctx: Locked,
  number: string,
  reader: Reader,
  only?: number,
): Promise<Paper[]> {
  const { id } = await ofStaff(ctx, number)
  const files = (await attachedOf(ctx, id)).filter((file) => only === undefined || file.id === only)
  if (files.length > 0)
    await logAccess(ctx, {
      ...reader,
      whose: { booking: id, consult: null, traveller: 0 },
      what: 'attached files',
    })
  return files.map(({ name, type, open }, at) => {
    const plain = `${at + 1}-${name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_').slice(-80)}`
    return { name: storedName({ name: plain, type }), open }
  })
}

/** How to reach the customer. */
export async function contactOf(ctx: InAgency, number: string, reader: Reader) {
  const { id, contact, email } = await ofStaff(ctx, number)
  await logAccess(ctx, { ...reader, whose: { booking: id, consult: null, traveller: 0 }, what: 'contact' })
  return { contact, email }
}
