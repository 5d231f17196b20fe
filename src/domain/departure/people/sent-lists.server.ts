// Lists of a departure as files for hotels, buses and insurers, and what has changed since they went out.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { loadLogo, readLetterhead } from '#domain/agency/letterhead.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { refuse } from '#errors.ts'
import { type Language, localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { retentionDays } from '#limits/retention.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { compareLists, type SentPerson } from './compare-lists.ts'
import { splitEnglishName } from './english-name.ts'
import type { peopleCalls } from './office-calls.ts'
import { readRooms } from './rooms.server.ts'
import type { Room } from './rooms.ts'
import { type SentList, sentLists } from './sent-list.ts'
import { readTravellers, type Traveller } from './travellers.server.ts'

/** Versions before the last that a screen shows. */
const versionsShown = 10

type ListInput = { departure_id: number; list: SentList; format: ExportFile['format']; language: Language }
type Departure = { departure_id: number; departure_date: string; title: string }
type People = { travellers: readonly Traveller[]; rooms: readonly Room[] }
type ListText = ReturnType<typeof getOfficeTextIn>['travellers']['lists']
export type ListColumn = {
  title: keyof ListText['columns']
  cell: (line: ListLine, words: ListText, departure: Departure) => Cell
}
/** `roomNumber`: the place of the room in the list, from 1. */
type ListLine = Traveller & { at: number; room: Room | undefined; roomNumber: number | undefined }

export async function exportList(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof peopleCalls.exportList>,
): Promise<ExportFile> {
  const list = await ctx.finalTransaction((txCtx) => takeList({ ...txCtx, staff: ctx.staff }, input))
  return toListFile(ctx, input, list, listColumns[input.list])
}

type TakenList = Awaited<ReturnType<typeof takeList>>

/** Called without a transaction, because a logo may lie far away. */
export async function toListFile(
  ctx: Pick<StaffCtx, 'fileStore' | 'travel_agency'>,
  { list, format, language }: ListInput,
  { lines, departure, letterhead: { sender, logo_path } }: TakenList,
  columns: readonly ListColumn[],
): Promise<ExportFile> {
  const { lists: words } = getOfficeTextIn(language).travellers
  const logo = format === 'pdf' ? await loadLogo(ctx.fileStore, ctx.travel_agency, logo_path) : undefined
  return {
    format,
    name: `${words.names[list]}-${departure.departure_date}-${departure.departure_id}`,
    head: {
      title: words.names[list],
      subtitle: `${departure.departure_date} ${departure.title} · ${words.people(lines.length)}`,
      sender,
      language,
      ...(logo && { logo }),
      ...(list === 'tags' && { shape: 'tags' as const }),
    },
    titles: columns.map(({ title }) => words.columns[title]),
    total: lines.length,
    async *batches() {
      yield lines.map((line) => columns.map(({ cell }) => cell(line, words, departure)))
    },
  }
}

/** The list is stored with who was on it, before a byte of it is sent. */
export async function takeList(ctx: StaffCtx, { departure_id, list, format, language }: ListInput) {
  const { db, travel_agency, staff } = ctx
  const { departure_date, page_title, is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  const { travellers } = await readTravellers(ctx, departure_id)
  if (travellers.length === 0) refuse('NOBODY_BOOKED')
  const { rooms } = await readRooms(ctx, departure_id, travellers)
  const departure = { departure_id, departure_date, title: localize(page_title, language) }
  await db
    .insertInto('sent_list')
    .values({
      travel_agency,
      departure_id,
      list,
      format,
      by_name: staff.name,
      people: JSON.stringify(summarize(list, departure, { travellers, rooms })),
    })
    .execute()
  ctx.logChange({ subject: `departure ${departure_id}`, after: { list, format, rows: travellers.length } })
  const lines = toLines({ travellers, rooms })
  return {
    departure,
    letterhead: await readLetterhead(ctx, language),
    lines: list === 'rooming' || list === 'hotel' ? inRoomOrder(lines) : lines,
  }
}

function toLines({ travellers, rooms }: People): ListLine[] {
  return travellers.map((traveller, at) => {
    const room = rooms.findIndex(({ people }) => people.includes(traveller.person))
    return { ...traveller, at: at + 1, room: rooms[room], roomNumber: room < 0 ? undefined : room + 1 }
  })
}

/** Travellers without a room are at the end. */
const inRoomOrder = (lines: readonly ListLine[]) =>
  lines.toSorted(
    (one, other) =>
      (one.roomNumber ?? Number.POSITIVE_INFINITY) - (other.roomNumber ?? Number.POSITIVE_INFINITY) ||
      one.at - other.at,
  )

const day = (value: string | null): Cell => value && { day: value }
const at: ListColumn = { title: 'at', cell: (line) => line.at }
const name: ListColumn = { title: 'name', cell: (line, words) => line.name || words.unnamed }
const nameEn: ListColumn = { title: 'name_en', cell: (line) => line.name_en }
const surname: ListColumn = { title: 'surname', cell: (line) => splitEnglishName(line.name_en).surname }
const given: ListColumn = { title: 'given', cell: (line) => splitEnglishName(line.name_en).given }
const gender: ListColumn = {
  title: 'gender',
  cell: (line, words) => line.gender && words.genders[line.gender],
}
const birthdate: ListColumn = { title: 'birthdate', cell: (line) => day(line.birthdate) }
const kind: ListColumn = { title: 'kind', cell: (line, words) => words.kinds[line.kind] }
const group: ListColumn = { title: 'group', cell: (line) => line.group_name }
const seat: ListColumn = { title: 'seat', cell: (line) => line.seat }
const booker: ListColumn = { title: 'booker', cell: (line) => line.booker }
const contact: ListColumn = { title: 'contact', cell: (line) => line.contact }
const roomNumber: ListColumn = { title: 'room', cell: (line) => line.roomNumber ?? null }
const roomKind: ListColumn = {
  title: 'roomKind',
  cell: ({ room }, words) =>
    room ? `${words.rooms[room.kind]}${room.extra_bed ? ` + ${words.extraBed}` : ''}` : words.noRoom,
}

export const listColumns: Record<SentList, readonly ListColumn[]> = {
  manifest: [
    at,
    name,
    nameEn,
    gender,
    birthdate,
    kind,
    group,
    roomNumber,
    seat,
    { title: 'diet', cell: (line) => line.diet },
    booker,
    contact,
    { title: 'note', cell: (line) => line.note },
  ],
  rooming: [
    roomNumber,
    roomKind,
    name,
    nameEn,
    gender,
    kind,
    { title: 'note', cell: ({ room }) => room?.note ?? '' },
  ],
  hotel: [roomNumber, roomKind, surname, given, gender, kind, { title: 'diet', cell: (line) => line.diet }],
  // as passports have it; the room of documents adds the numbers
  airline: [at, surname, given, gender, birthdate],
  bus: [at, seat, name, group, kind],
  tags: [name, nameEn, group, { title: 'trip', cell: (_line, _words, { title }) => title }],
  emergency: [
    at,
    name,
    kind,
    { title: 'emergencyName', cell: ({ emergency }) => emergency?.name ?? '' },
    { title: 'relation', cell: ({ emergency }) => emergency?.relation ?? '' },
    { title: 'emergencyContact', cell: ({ emergency }) => emergency?.contact ?? '' },
    booker,
    contact,
  ],
  insurance: [at, name, nameEn, gender, birthdate, kind],
}

/** The digest leaves out a person's place in the list, because other people change it. */
const isDigested = ({ title }: ListColumn) => !['at', 'room', 'trip'].includes(title)

function summarize(list: SentList, departure: Departure, people: People): SentPerson[] {
  const { lists: words } = getOfficeTextIn('ko').travellers
  const columns = listColumns[list].filter(isDigested)
  return toLines(people).map((line) => {
    const { person, name, room, roomNumber } = line
    const cells = columns.map(({ cell }) => cell(line, words, departure))
    return {
      person,
      name,
      room: roomNumber ?? null,
      kind: room ? `${room.kind}${room.extra_bed ? '+' : ''}` : null,
      digest: createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 16),
    }
  })
}

/**
 * The last of each list, with who has left, come and moved since; its versions before, each compared with the
 * one after it.
 */
export async function listSentLists(
  { db, travel_agency }: AgencyContext,
  departure: Departure,
  people: People,
) {
  const rows = await readVersions({ db, travel_agency }, departure)
  return sentLists.flatMap((name) => {
    const now = summarize(name, departure, people)
    const sent = rows.filter(({ list }) => list === name)
    const versions = sent.map(({ people: before, ...list }, at) => ({
      ...list,
      ...compareLists(name, before, sent[at - 1]?.people ?? now),
    }))
    const [last, ...older] = versions
    return last ? [{ ...last, older }] : []
  })
}

/** The last version of each list and those that are shown before it, the newest first: lists go out very often. */
async function readVersions({ db, travel_agency }: AgencyContext, { departure_id }: Departure) {
  const numbered = db
    .selectFrom('sent_list')
    .select('id')
    .select(sql<number>`(row_number() over (partition by list order by id))::int`.as('version'))
    .select(sql<number>`(row_number() over (partition by list order by id desc))::int`.as('place'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
  return db
    .selectFrom('sent_list as l')
    .innerJoin(numbered.as('n'), 'n.id', 'l.id')
    .select(['l.id', 'l.list', 'l.format', 'l.by_name', 'l.at', 'l.people', 'n.version'])
    .where('l.travel_agency', '=', travel_agency)
    .where('l.departure_id', '=', departure_id)
    .where('n.place', '<=', versionsShown + 1)
    .orderBy('l.list')
    .orderBy('l.id', 'desc')
    .execute()
}

/** Names that went out are kept no longer than they are asked about. */
export async function purgeSentLists({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from sent_list l using departure o join package p using (travel_agency, package_code)
    where l.travel_agency = ${travel_agency} and o.travel_agency = ${travel_agency} and o.departure_id = l.departure_id
      and o.departure_date + p.days < ${seoulToday} - ${retentionDays.sentLists}::int`.execute(db)
}
