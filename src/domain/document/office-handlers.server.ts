// Office handlers: the documents of a booking.
import { sql } from 'kysely'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { listTravellerSlots } from '#domain/booking/travellers.server.ts'
import { refuse } from '#errors.ts'
import { compareNames } from '#lib/passport-name.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readEmergencyContact, saveEmergencyContactForStaff } from './emergency.server.ts'
import { addFile, removeFile, showFile } from './files.server.ts'
import {
  addItineraryChange,
  handItineraryChangeLink,
  listItineraryChanges,
  remindOfItineraryChange,
  withdrawItineraryChange,
} from './itinerary-change/itinerary-changes.server.ts'
import type { itineraryChangeOfficeCalls } from './itinerary-change/office-calls.ts'
import type { documentOfficeCalls } from './office-calls.ts'
import { exportAirlineList } from './passport/airline-list.server.ts'
import {
  askForPassports,
  listDeparturePassports,
  setNationality,
} from './passport/departure-passports.server.ts'
import type { passportOfficeCalls } from './passport/office-calls.ts'
import { openPassportPicture, openPassports } from './passport/open-passports.server.ts'
import { readAttachedFiles } from './read-documents.server.ts'
import { createConsultationLink, createTravellerLink, endLinks, mailLinks } from './staff-links.server.ts'

export const documentOfficeHandlers: Handlers<typeof documentOfficeCalls> = {
  papers: (ctx, { booking_id }) => getDocumentsForStaff(ctx, booking_id),
  mailLinks: (ctx, { booking_id }) =>
    withIdempotencyKey(ctx, 'office links', { booking_id }, async (txCtx) => {
      await mailLinks(txCtx, booking_id)
      txCtx.logChange(toLogSubject(booking_id))
      return {}
    }),
  async handLink(ctx, { booking_id, traveller }) {
    const token = await createTravellerLink(ctx, booking_id, traveller)
    ctx.logChange({ ...toLogSubject(booking_id), after: { traveller } })
    return { address: `${await ctx.siteOrigin(ctx.travel_agency)}/papers#${token}` }
  },
  async consultationLink(ctx, { id }) {
    const token = await createConsultationLink(ctx, id)
    ctx.logChange({ subject: `consultation ${id}` })
    return { address: `${await ctx.siteOrigin(ctx.travel_agency)}/papers#${token}` }
  },
  async endLinks(ctx, { booking_id }) {
    const ended = await endLinks(ctx, booking_id)
    ctx.logChange({ ...toLogSubject(booking_id), after: { ended } })
    return { ended }
  },
  emergencyContact: readEmergencyContact,
  saveEmergencyContact: saveEmergencyContactForStaff,
  attached: readAttachedFile,
  addFile,
  showFile,
  removeFile,
}

export const passportOfficeHandlers: Handlers<typeof passportOfficeCalls> = {
  list: listDeparturePassports,
  open: openPassports,
  picture: openPassportPicture,
  setNationality,
  ask: askForPassports,
  exportAirline: exportAirlineList,
}

export const itineraryChangeOfficeHandlers: Handlers<typeof itineraryChangeOfficeCalls> = {
  list: listItineraryChanges,
  add: addItineraryChange,
  remind: remindOfItineraryChange,
  withdraw: withdrawItineraryChange,
  handLink: handItineraryChangeLink,
}

/** The transaction finds the file and logs the reading. It ends before the store is read. */
async function readAttachedFile(
  ctx: ManualTxContext<StaffCtx>,
  { booking_id, id }: In<typeof documentOfficeCalls.attached>,
) {
  const file = await ctx.finalTransaction(async (txCtx) => {
    const reader = { who: `staff ${ctx.staff.name}`, ip: ctx.ip }
    const [found] = await readAttachedFiles(txCtx, booking_id, reader, id)
    // not its name, which may be the customer's: the log is never erased
    txCtx.logChange({ ...toLogSubject(booking_id), after: { file: id } })
    return found ?? refuse('NOT_FOUND')
  })
  const bytes = (await file.open(ctx.fileStore)) ?? refuse('NOT_FOUND')
  return { name: file.name, base64: bytes.toString('base64') }
}

type TravellerLinkState = { made: string; mailed: boolean; state: 'open' | 'used' | 'ended' }

type TravellerDocuments = {
  traveller: number
  consents: boolean
  passport: boolean
  expires_soon: boolean
  name_en: string
  passport_name: string
  link: TravellerLinkState | null
}

async function listTravellerDocuments(
  { db, travel_agency }: AgencyContext,
  booking: number,
  travellers: readonly number[],
): Promise<TravellerDocuments[]> {
  const { rows } = await sql<TravellerDocuments>`select t.traveller,
      exists (select from consent c where c.travel_agency = ${travel_agency} and c.booking = ${booking} and c.traveller = t.traveller and c.type = 'privacy') as consents,
      q.traveller is not null and exists (select from passport_file f where f.travel_agency = ${travel_agency} and f.booking = ${booking} and f.traveller = t.traveller) as passport,
      coalesce(q.expires_soon, false) as expires_soon, coalesce(w.name_en, '') as name_en, coalesce(q.name, '') as passport_name,
      (select json_build_object('made', to_char(l.reg_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'mailed', l.email is not null,
          'state', case when l.spent is not null then 'used' when l.revoked is not null or l.expires < now() then 'ended' else 'open' end)
        from link l where l.travel_agency = ${travel_agency} and l.booking = ${booking} and l.traveller = t.traveller order by l.id desc limit 1) as link
    from unnest(${travellers}::int[]) as t (traveller)
    left join traveller w on w.travel_agency = ${travel_agency} and w.booking = ${booking} and w.seq = t.traveller
    left join passport q on q.travel_agency = ${travel_agency} and q.booking = ${booking} and q.traveller = t.traveller`.execute(
    db,
  )
  return rows
}

/** Everybody who travels, with what is there of theirs. */
async function getDocumentsForStaff(ctx: AgencyContext, booking_id: string) {
  const { db, travel_agency } = ctx
  const booking = await getBookingForStaff(ctx, booking_id)
  const slots = await listTravellerSlots(ctx, booking)
  const rows = await listTravellerDocuments(
    ctx,
    booking.id,
    slots.map(({ traveller }) => traveller),
  )
  const contract = await db
    .selectFrom('contract')
    .select(['agreed', 'agreed_by'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking.id)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  const { abroad } = await db
    .selectFrom('booking as b')
    .select(isOverseasTrip.as('abroad'))
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return {
    needs_passports: abroad,
    contract: contract ?? null,
    travellers: slots.map(({ traveller, name, kind }) => {
      const has = rows.find((row) => row.traveller === traveller)
      return {
        traveller,
        name,
        kind,
        consents: has?.consents ?? false,
        passport: has?.passport ?? false,
        expires_soon: has?.expires_soon ?? false,
        name_match: has ? compareNames({ name, name_en: has.name_en }, has.passport_name) : null,
        link: has?.link ?? null,
      }
    }),
  }
}
