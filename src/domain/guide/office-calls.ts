// The guide of a departure as the office sees it: their links, what they carry and what they sent.
import { z } from 'zod'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, personName, Words, YN } from '#platform/wire/shapes.ts'
import { Device, FileOutput, GuideEntries, GuidePass } from './page-office-calls.ts'

const readCall = { method: 'GET', takes: 'query', may: 'bookings' } as const
const writeCall = { method: 'POST', takes: 'json', may: 'change bookings' } as const
const DepartureRef = z.object({ departure_id: DepartureId })

export const guideOfficeCalls = {
  one: call({
    ...readCall,
    path: '/api/office/filling/guide',
    input: DepartureRef,
    output: GuideEntries.extend({
      ...DepartureRef.shape,
      /** `told`: when those who booked were told of it. */
      files: z.array(
        GuideEntries.shape.files.element.extend({ for_customers: z.boolean(), told: Moment.nullable() }),
      ),
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      is_cancelled: z.boolean(),
      people: z.array(z.object({ person: z.string(), name: z.string() })),
      links: z.array(
        z.object({
          id: Id,
          name: z.string(),
          staff_id: Id.nullable(),
          by_name: z.string(),
          at: Moment,
          opened: Moment.nullable(),
          is_locked: z.boolean(),
        }),
      ),
      /** Staff whom a departure may be given to. */
      guides: z.array(z.object({ staff_id: Id, name: z.string() })),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /**
   * Link and PIN are answered once, and open telephones of everybody on the trip, so they ask for a proof.
   * `staff_id`: somebody of the own staff, who then needs no PIN.
   */
  createLink: call({
    ...writeCall,
    proof: true,
    path: '/api/office/filling/guide/link',
    tx: 'own',
    input: DepartureRef.extend({ name: personName(50, 'enterName'), staff_id: Id.nullable() }),
    output: z.object({ id: Id, address: z.string(), pin: z.string() }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'DAY_IS_OVER', 'TOO_MANY_LINKS', 'NOT_FOUND'],
  }),
  /** The page closes at once, on every phone that reaches us. */
  endLink: call({
    ...writeCall,
    path: '/api/office/filling/guide/end',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  /** For the guide, or for everybody who has booked and paid: each sees it in the booking, whenever they booked. */
  addFile: call({
    ...writeCall,
    takes: 'form',
    path: '/api/office/filling/guide/file',
    tx: 'own',
    input: DepartureRef.extend({ for_customers: YN.default('N') }),
    files: { file: { accept: 'papers', most: 1, private: true } },
    output: z.object({ id: Id }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'FILE_REQUIRED',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      'STORAGE_FULL',
      ...idempotencyRefusals,
    ],
  }),
  removeFile: call({
    ...writeCall,
    path: '/api/office/filling/guide/file/remove',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  /** One message to each booking about the files that nobody was told of yet. */
  tellOfFiles: call({
    ...writeCall,
    path: '/api/office/filling/guide/file/tell',
    tx: 'own',
    input: DepartureRef,
    output: z.object({ told: z.int() }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'NO_NEW_FILES',
      'NOBODY_BOOKED',
      ...idempotencyRefusals,
    ],
  }),
  /** A picture of a note or a slip; `at`: which one of a note, from 0. */
  picture: call({
    ...readCall,
    path: '/api/office/filling/guide/picture',
    tx: 'own',
    asksOutside: true,
    input: z.object({ of: z.enum(['note', 'slip']), id: z.uuid(), at: z.int().min(0).max(9) }),
    output: FileOutput,
    refuses: ['NOT_FOUND'],
  }),
  /** The departures of the guide who is logged in. */
  own: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/guided',
    may: 'guide',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          link: Id,
          departure_id: DepartureId,
          page_title: Words,
          departure_date: Day,
          return_date: Day,
        }),
      ),
    }),
  }),
  enter: call({
    method: 'POST',
    takes: 'json',
    path: '/api/office/guided/enter',
    may: 'guide',
    input: z.object({ link: Id, device: Device }),
    output: GuidePass,
    refuses: ['GUIDE_LINK_OVER'],
  }),
}
