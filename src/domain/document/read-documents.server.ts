// Gives staff what the agency collected: passports and attached files.
// Each reading is logged before anything is decrypted.
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { type AccessReader, logAccess } from '#domain/vault/access.server.ts'
import { loadAttachedFiles, toStoredName } from '#domain/vault/attached-files.server.ts'
import { readDataKey } from '#domain/vault/data-key.server.ts'
import { readPassportFile, unsealFileKey } from '#domain/vault/passport-file.server.ts'
import { buildEncryptionContext } from '#domain/vault/traveller-ref.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { decryptSecret } from '#platform/secret-box.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'

/** `open` reads the store: call it after the transaction. */
export type DocumentFile = { name: string; open: (files: FileStore) => Promise<Buffer | undefined> }
type VaultContext = AgencyContext & Pick<Ctx, 'keyFor'>

type SealedPassportRow = {
  booking: number | null
  consult: number | null
  traveller: number
  sealed: string
  data_key: string
}

async function unsealPassportNumber(
  ctx: VaultContext,
  { sealed, data_key, ...travellerRef }: SealedPassportRow,
  reader: AccessReader,
) {
  const key = await readDataKey(ctx, data_key)
  await logAccess(ctx, { ...reader, travellerRef, what: 'number' })
  return JSON.parse(
    decryptSecret(key, buildEncryptionContext(ctx.travel_agency, travellerRef, 'passport'), sealed),
  )
}

export type TravellerOfBooking = { booking: number; traveller: number }

const selectPictures = ({ db, travel_agency }: AgencyContext, { booking, traveller }: TravellerOfBooking) =>
  db
    .selectFrom('passport_file')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('traveller', '=', traveller)
    .where('state', '=', 'ready')
    .orderBy('reg_date')
    .orderBy('id')
    .execute()

const buildPictureName = (traveller: number, at: number) => `passport-${traveller}-${at + 1}.webp`

/** Names of the pictures of one traveller. Nothing is opened. */
export async function listPassportPictures(ctx: AgencyContext, ref: TravellerOfBooking): Promise<string[]> {
  return (await selectPictures(ctx, ref)).map((_row, at) => buildPictureName(ref.traveller, at))
}

/** The picture of this name. Finding it is logged as a reading. */
export async function findPassportPicture(
  ctx: VaultContext,
  ref: TravellerOfBooking,
  name: string,
  reader: AccessReader,
): Promise<DocumentFile | undefined> {
  const row = (await selectPictures(ctx, ref)).find(
    (_row, at) => buildPictureName(ref.traveller, at) === name,
  )
  if (!row) return undefined
  const file = await unsealFileKey(ctx, row, reader)
  return { name, open: (files) => readPassportFile(files, file) }
}

/** `passport_nationality`: null where nobody said it. */
export type PassportNumber = {
  passport_number: string
  passport_expiry: string
  passport_nationality: string | null
}

/** The number of one traveller. */
export async function findPassportNumber(
  ctx: VaultContext,
  { booking, traveller }: TravellerOfBooking,
  reader: AccessReader,
): Promise<PassportNumber | undefined> {
  const row = await ctx.db
    .selectFrom('passport')
    .selectAll()
    .where('travel_agency', '=', ctx.travel_agency)
    .where('booking', '=', booking)
    .where('traveller', '=', traveller)
    .executeTakeFirst()
  if (!row) return undefined
  const { passport_number, passport_expiry, passport_nationality } = await unsealPassportNumber(
    ctx,
    row,
    reader,
  )
  return { passport_number, passport_expiry, passport_nationality: passport_nationality ?? null }
}

/** Files of a booking, all or one. Their names cannot lead out of their folder. */
export async function readAttachedFiles(
  ctx: VaultContext,
  number: string,
  reader: AccessReader,
  only?: number,
): Promise<DocumentFile[]> {
  const { id } = await getBookingForStaff(ctx, number)
  const files = (await loadAttachedFiles(ctx, id)).filter((file) => only === undefined || file.id === only)
  if (files.length > 0)
    await logAccess(ctx, {
      ...reader,
      travellerRef: { booking: id, consult: null, traveller: 0 },
      what: 'attached files',
    })
  return files.map(({ name, type, open }, at) => {
    const plain = `${at + 1}-${name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_').slice(-80)}`
    return { name: toStoredName({ name: plain, type }), open }
  })
}
