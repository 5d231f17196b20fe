// What the office does about the papers of a booking.
import { sql } from 'kysely'
import { ofStaff } from '#domain/booking/find.server.ts'
import { goesAbroad } from '#domain/booking/goes-abroad.server.ts'
import { slotsOf } from '#domain/booking/travellers.server.ts'
import type { Reader } from '#domain/vault/access.server.ts'
import { refuse } from '#errors.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { addFile, removeFile, showFile } from './files.server.ts'
import { attachedTo, type Paper, passportsOf } from './hand-over.server.ts'
import type { documentOfficeCalls } from './office-calls.ts'
import { endLinks, linkOfTraveller, mailLinks } from './staff.server.ts'
import { exportTravellers } from './traveller-list.server.ts'

const noted = (booking_id: string) => ({ subject: `booking ${booking_id.replaceAll('-', '')}` })

export const documentOfficeHandlers: HandlersOf<typeof documentOfficeCalls> = {
  papers: (ctx, { booking_id }) => papersOf(ctx, booking_id),
  mailLinks: (ctx, { booking_id }) =>
    onceOnly(ctx, 'office links', { booking_id }, async (inside) => {
      await mailLinks(inside, booking_id)
      inside.note(noted(booking_id))
      return {}
    }),
  async handLink(ctx, { booking_id, traveller }) {
    const token = await linkOfTraveller(ctx, booking_id, traveller)
    ctx.note({ ...noted(booking_id), after: { traveller } })
    return { address: `${await ctx.siteOrigin(ctx.travel_agency)}/papers#${token}` }
  },
  async endLinks(ctx, { booking_id }) {
    const ended = await endLinks(ctx, booking_id)
    ctx.note({ ...noted(booking_id), after: { ended } })
    return { ended }
  },
  attached: (ctx, { booking_id, id }) =>
    openPaper(ctx, booking_id, {
      file: id, // not its name, which may be the customer's: nothing forgets the log
      find: async (inside, reader) => (await attachedTo(inside, booking_id, reader, id))[0],
    }),
  addFile,
  showFile,
  removeFile,
  passportPicture: (ctx, { booking_id, name }) =>
    openPaper(ctx, booking_id, {
      file: name,
      find: async (inside, reader) =>
        (await passportsOf(inside, booking_id, reader)).pictures.find((each) => each.name === name),
    }),
  exportTravellers,
  async passports(ctx, { booking_id }) {
    ctx.note(noted(booking_id))
    const { travellers } = await passportsOf(ctx, booking_id, { who: `staff ${ctx.staff.name}`, ip: ctx.ip })
    return { travellers }
  },
}

/** The transaction finds the file and logs the reading. It ends before the store is read. */
async function openPaper(
  ctx: Own<StaffCtx>,
  booking_id: string,
  {
    file,
    find,
  }: { file: number | string; find: (inside: Ctx, reader: Reader) => Promise<Paper | undefined> },
) {
  const paper = await ctx.write(async (inside) => {
    const found = await find(inside, { who: `staff ${ctx.staff.name}`, ip: ctx.ip })
    inside.note({ ...noted(booking_id), after: { file } })
    return found ?? refuse('NOT_FOUND')
  })
  const bytes = (await paper.open(ctx.store)) ?? refuse('NOT_FOUND')
  return { name: paper.name, base64: bytes.toString('base64') }
}

type Link = { made: string; mailed: boolean; state: 'open' | 'used' | 'ended' }

/** Everybody who travels, with what is there of theirs. */
async function papersOf(here: InAgency, booking_id: string) {
  const { db, travel_agency } = here
  const booking = await ofStaff(here, booking_id)
  const slots = await slotsOf(here, booking)
  const { rows } = await sql<{
    traveller: number
    consents: boolean
    passport: boolean
    expires_soon: boolean
    link: Link | null
  }>`select t.traveller,
      exists (select from consent c where c.travel_agency = ${travel_agency} and c.booking = ${booking.id} and c.traveller = t.traveller and c.type = 'privacy') as consents,
      q.traveller is not null and exists (select from passport_file f where f.travel_agency = ${travel_agency} and f.booking = ${booking.id} and f.traveller = t.traveller) as passport,
      coalesce(q.expires_soon, false) as expires_soon,
      (select json_build_object('made', to_char(l.reg_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'mailed', l.email is not null,
          'state', case when l.spent is not null then 'used' when l.revoked is not null or l.expires < now() then 'ended' else 'open' end)
        from link l where l.travel_agency = ${travel_agency} and l.booking = ${booking.id} and l.traveller = t.traveller order by l.id desc limit 1) as link
    from unnest(${slots.map(({ traveller }) => traveller)}::int[]) as t (traveller)
    left join passport q on q.travel_agency = ${travel_agency} and q.booking = ${booking.id} and q.traveller = t.traveller`.execute(
    db,
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
    .select(goesAbroad.as('abroad'))
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
        link: has?.link ?? null,
      }
    }),
  }
}
