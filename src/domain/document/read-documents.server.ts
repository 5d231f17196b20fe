// Gives staff what the agency collected: passports, attached files, and how people are reached.
// Each reading is logged before anything is decrypted.
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { type AccessReader, logAccess } from '#domain/vault/access.server.ts'
import { loadAttachedFiles, toStoredName } from '#domain/vault/attached-files.server.ts'
import { readDataKey } from '#domain/vault/data-key.server.ts'
import { readPassportFile, unsealFileKey } from '#domain/vault/passport-file.server.ts'
import { buildEncryptionContext } from '#domain/vault/traveller-ref.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { decryptSecret } from '#platform/secret-box.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { readPassportFacts } from './departure-passports.server.ts'
import { mayOpenFor, type PassportPurpose } from './passport-purpose.ts'
import { savePassportReading } from './passport-reading.server.ts'

/** `open` reads the store: call it after the transaction. */
export type DocumentFile = { name: string; open: (files: FileStore) => Promise<Buffer | undefined> }
type VaultContext = AgencyContext & Pick<Ctx, 'keyFor'>

type PassportOpening = { reader: AccessReader; by_name: string; purpose: PassportPurpose }

/**
 * Everybody who travels, with passport number and expiry, and the names of the pictures in the file; of whom the consent
 * names the receiver, as in the office. Each opening is told to who travels.
 */
export async function readPassports(
  ctx: VaultContext,
  number: string,
  { reader, by_name, purpose }: PassportOpening,
) {
  const booking = await getBookingForStaff(ctx, number)
  const slots = await listTravellerSlots(ctx, booking)
  const stored = await readStoredDocuments(ctx, booking.id)
  const facts = await readPassportFacts(ctx, booking.departure_id)
  const pictures: DocumentFile[] = []
  const passportRows = []
  for (const slot of slots) {
    const isTheirs = ({ traveller }: { traveller: number }) => traveller === slot.traveller
    const { name_en = null, gender = null } =
      stored.travellers.find(({ seq }) => seq === slot.traveller) ?? {}
    const held = { number: stored.numbers.find(isTheirs), pictures: stored.pictures.filter(isTheirs) }
    const isHeld = held.number !== undefined || held.pictures.length > 0
    const { agreed = null } = facts.get(`${booking.booking_id}-${slot.traveller}`) ?? {}
    const isOpen = isHeld && mayOpenFor(purpose, agreed)
    const sealed = isOpen ? held.number : undefined
    const documents = await unsealPassportPictures(ctx, isOpen ? held.pictures : [], reader)
    pictures.push(...documents)
    if (isOpen)
      await savePassportReading(ctx, {
        booking: booking.id,
        traveller: slot.traveller,
        purpose,
        by_name,
      })
    passportRows.push({
      ...slot,
      name_en,
      gender,
      passport: sealed ? await unsealPassportNumber(ctx, sealed, reader) : null,
      pictures: documents.map(({ name }) => name),
      withheld: isHeld && !isOpen,
    })
  }
  return {
    booking_id: booking.booking_id,
    departure_date: booking.departure_date,
    travellers: passportRows,
    pictures,
  }
}

/** All that the travellers of a booking gave, as it is stored. */
async function readStoredDocuments({ db, travel_agency }: AgencyContext, booking: number) {
  const bookingRows = { travel_agency, booking }
  const travellers = await db
    .selectFrom('traveller')
    .select(['seq', 'name_en', 'gender'])
    .where((eb) => eb.and(bookingRows))
    .execute()
  const numbers = await db
    .selectFrom('passport')
    .selectAll()
    .where((eb) => eb.and(bookingRows))
    .execute()
  const pictures = await db
    .selectFrom('passport_file')
    .selectAll()
    .where((eb) => eb.and({ ...bookingRows, state: 'ready' }))
    .orderBy('reg_date')
    .orderBy('id')
    .execute()
  return { travellers, numbers, pictures }
}

type PassportFileRow = Parameters<typeof unsealFileKey>[1] & { traveller: number }

async function unsealPassportPictures(
  ctx: VaultContext,
  rows: PassportFileRow[],
  reader: AccessReader,
): Promise<DocumentFile[]> {
  const documents: DocumentFile[] = []
  for (const row of rows) {
    const file = await unsealFileKey(ctx, row, reader)
    const name = buildPictureName(row.traveller, documents.length)
    documents.push({ name, open: (files) => readPassportFile(files, file) })
  }
  return documents
}

type SealedPassportRow = {
  booking: number | null
  consult: number | null
  traveller: number
  sealed: string
  data_key: string
  expires_soon: boolean
}

async function unsealPassportNumber(
  ctx: VaultContext,
  { sealed, data_key, expires_soon, ...travellerRef }: SealedPassportRow,
  reader: AccessReader,
) {
  const key = await readDataKey(ctx, data_key)
  await logAccess(ctx, { ...reader, travellerRef, what: 'number' })
  return {
    ...JSON.parse(
      decryptSecret(key, buildEncryptionContext(ctx.travel_agency, travellerRef, 'passport'), sealed),
    ),
    expires_soon,
  }
}

export type TravellerOfBooking = { booking: number; traveller: number }

const selectPictures = ({ db, travel_agency }: AgencyContext, { booking, traveller }: TravellerOfBooking) =>
  db
    .selectFrom('passport_file')
    .selectAll()
    .where((eb) => eb.and({ travel_agency, booking, traveller, state: 'ready' }))
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

/** The number of one traveller. */
export async function findPassportNumber(
  ctx: VaultContext,
  { booking, traveller }: TravellerOfBooking,
  reader: AccessReader,
): Promise<{ passport_number: string; passport_expiry: string } | undefined> {
  const row = await ctx.db
    .selectFrom('passport')
    .selectAll()
    .where((eb) => eb.and({ travel_agency: ctx.travel_agency, booking, traveller }))
    .executeTakeFirst()
  if (!row) return undefined
  const { passport_number, passport_expiry } = await unsealPassportNumber(ctx, row, reader)
  return { passport_number, passport_expiry }
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

/** How to reach the customer. */
export async function readContact(ctx: AgencyContext, number: string, reader: AccessReader) {
  const { id, contact, email } = await getBookingForStaff(ctx, number)
  await logAccess(ctx, {
    ...reader,
    travellerRef: { booking: id, consult: null, traveller: 0 },
    what: 'contact',
  })
  return { contact, email }
}
