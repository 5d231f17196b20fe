// Passports of the demo, drawn: so that looking at one, and one that ends too soon, can be tried.
// They are locked as real ones are, and everybody named in them has agreed.
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { listConsentProofs, saveConsents } from '#domain/consent/consents.server.ts'
import { computeCheckDigit } from '#domain/document/passport/mrz.ts'
import { getOrCreateDataKey } from '#domain/vault/data-key.server.ts'
import { savePassportNumber } from '#domain/vault/passports.server.ts'
import { buildEncryptionContext } from '#domain/vault/traveller-ref.server.ts'
import { addDays } from '#lib/days.ts'
import { passportLimits } from '#limits/trade.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { reencodePicture } from '#platform/pictures.server.ts'
import { encryptSecret } from '#platform/secret-box.server.ts'
import { encrypt } from '#platform/upload/encrypt.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { CreatedBooking } from './make-bookings.ts'

type PassportSeed = {
  travel_agency: number
  keyFor: Ctx['keyFor']
  files: FileStore
  bookings: CreatedBooking[]
}
type StoryTraveller = CreatedBooking['story']['travellers'][number]
type PassportOfTraveller = { seq: number; traveller: StoryTraveller; holder?: StoryTraveller; years: number }

export async function fillPassports(db: Db, { bookings, ...rest }: PassportSeed): Promise<void> {
  const here = { db, ...rest }
  const abroad = bookings.filter(
    ({ story }) => story.trip.is_abroad && Date.parse(story.departure.departure_date) > Date.now(),
  )
  const at = (progress: string) => abroad.filter(({ story }) => story.steps.at(-1)?.progress === progress)
  // Of one booking everybody has brought theirs, of another somebody alone: each is drawn, and takes its time.
  const [whole] = at('ready')
  for (const [nth, traveller] of (whole?.story.travellers ?? []).entries())
    if (whole) await savePassport(here, whole, { seq: nth + 1, traveller, years: 3 + (nth % 6) })
  const [late] = at('preparing')
  const [first, second] = late?.story.travellers ?? []
  if (late && first) await savePassport(here, late, { seq: 1, traveller: first, holder: second, years: 0 })
}

/**
 * `years`: how long it is good after the day of return; 0 is too short to be let in. `holder`: whose name it has,
 * where a family mixed theirs up.
 */
async function savePassport(
  here: AgencyContext & Omit<PassportSeed, 'bookings'>,
  { id: booking, story }: CreatedBooking,
  { seq, traveller, holder = traveller, years }: PassportOfTraveller,
): Promise<void> {
  const { db, travel_agency, files } = here
  const return_date = addDays(story.departure.departure_date, story.trip.days - 1)
  const whose = { booking, consult: null, traveller: seq }
  const passport_expiry = addDays(return_date, years === 0 ? 120 : years * 365)
  const passport_number = `M${String((booking * 7_919 + seq * 104_729) % 100_000_000).padStart(8, '0')}`
  const name = holder.name_en ?? 'NARU DEMO'
  const guardian = traveller.kind === 'adult' ? null : story.who
  const types = ['use', 'privacy', 'tour', 'passport'] as const
  await saveConsents(
    here,
    {
      ...whose,
      member_id: null,
      guardian_name: guardian?.name ?? null,
      guardian_contact: guardian?.contact ?? null,
    },
    await listConsentProofs(here, guardian ? types : ['age', ...types]),
  )
  await savePassportNumber(here, whose, {
    passport_number,
    passport_expiry,
    // an old one came without: the office shows how it is entered
    passport_nationality: years === 0 ? undefined : 'KOR',
    return_date,
    name,
  })
  const picture = await reencodePicture(
    Buffer.from(
      drawPassport({
        name,
        birthdate: traveller.birthdate ?? '1990-01-01',
        passport_number,
        passport_expiry,
      }),
    ),
    passportLimits.pixels,
  )
  const [id, fileKey, path] = [randomUUID(), randomBytes(32), `private/${randomUUID()}.locked`]
  await files.put(travel_agency, path, await buffer(encrypt(fileKey, path, Readable.from([picture]))))
  const { id: data_key, key } = await getOrCreateDataKey(here)
  await db
    .insertInto('passport_file')
    .values({
      travel_agency,
      id,
      ...whose,
      path,
      size: picture.length,
      sealed_key: encryptSecret(
        key,
        buildEncryptionContext(travel_agency, whose, `file ${id}`),
        fileKey.toString('base64url'),
      ),
      data_key,
      state: 'ready',
    })
    .execute()
}

type PassportPage = Record<'name' | 'birthdate' | 'passport_number' | 'passport_expiry', string>

/** A page that nobody could take for a real one: no country, and a word across it. */
function drawPassport({ name, birthdate, passport_number, passport_expiry }: PassportPage): string {
  const [surname = '', ...given] = name.toUpperCase().split(' ')
  const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
  const digits = (day: string) => day.slice(2).replaceAll('-', '')
  const withCheck = (text: string) => text + computeCheckDigit(text)
  const number = withCheck(filled(passport_number, 9))
  const dates = [withCheck(digits(birthdate)), withCheck(digits(passport_expiry))]
  const lines = [
    filled(`P<UTO${surname}<<${given.join('<')}`, 44),
    filled(`${number}UTO${dates[0]}<${dates[1]}`, 44),
  ]
  const facts = [
    ['NAME', `${surname} ${given.join(' ')}`],
    ['PASSPORT NO.', passport_number],
    ['DATE OF BIRTH', birthdate],
    ['DATE OF EXPIRY', passport_expiry],
  ]
  const waves = Array.from(
    { length: 14 },
    (_, at) =>
      `<path d="M0 ${at * 36} q 110 -28 220 0 t 220 0 t 220 0 t 220 0" fill="none" stroke="#c9d8de"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="660" height="465" viewBox="0 0 880 620" font-family="monospace">
<rect width="880" height="620" fill="#eef4f3"/>${waves.join('')}
<rect x="48" y="110" width="220" height="280" rx="6" fill="#d7e3e6"/>
<circle cx="158" cy="215" r="58" fill="#8fa6ae"/><path d="M62 390 q 96 -170 192 0 z" fill="#8fa6ae"/>
<text x="48" y="70" font-size="30" fill="#37535c">PASSPORT · DEMO</text>
${facts.map(([label, value], at) => `<text x="310" y="${140 + at * 70}" font-size="15" fill="#6b8188">${label}</text><text x="310" y="${166 + at * 70}" font-size="25" fill="#1d2f35">${value}</text>`).join('')}
<text x="440" y="430" font-size="92" fill="#b3261e" fill-opacity=".16" transform="rotate(-14 440 430)" text-anchor="middle">SPECIMEN</text>
<rect y="490" width="880" height="130" fill="#fff"/>
${lines.map((line, at) => `<text x="36" y="${540 + at * 44}" font-size="30" textLength="808" fill="#1d2f35">${line.replaceAll('<', '&lt;')}</text>`).join('')}
</svg>`
}
