// The operator's console, and the owner's grant without which an operator sees nobody's data.
import { z } from 'zod'
import { agencyStates } from '#domain/agency/state.ts'
import { keptPurposes } from '#domain/customer/erased-kinds.ts'
import { Email } from '#domain/staff/shapes.ts'
import { grantHours } from '#limits/access.ts'
import { agencyLimitMost } from '#limits/agency.ts'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import {
  Contact,
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  Words,
} from '#platform/wire/shapes.ts'

const AgencyKey = z.object({ agency: Id })

const AgencyLimits = z.object({
  storage_gb: z.int().min(1).max(agencyLimitMost.storage_gb).nullable(),
  mails_a_day: z.int().min(1).max(agencyLimitMost.messages).nullable(),
  texts_a_day: z.int().min(1).max(agencyLimitMost.messages).nullable(),
  texts_a_month: z.int().min(1).max(agencyLimitMost.messages).nullable(),
  /** Seats that people hold unpaid without having proved who they are; decision 20. */
  holds: z.strictObject({
    seats: z.int().min(0).max(agencyLimitMost.seats).nullable(),
    percent: z.int().min(0).max(100).nullable(),
    least: z.int().min(0).max(agencyLimitMost.seats).nullable(),
    each: z.int().min(1).max(agencyLimitMost.seats).nullable(),
    network_percent: z.int().min(0).max(100).nullable(),
  }),
})

const AgencyOverview = z.object({
  travel_agency: Id,
  company_name: Words,
  state: z.enum(agencyStates),
  state_since: Moment,
  domains: z.array(z.string()),
  owners: z.array(z.string()),
  /** Owners who have not accepted their invitation yet. */
  invited: z.array(z.string()),
  people: z.int(),
  trips: z.int(),
  /** Bookings that have yet to be paid or to travel. */
  bookings: z.int(),
  /** Jobs that wait, jobs that were given up, and the mails among them. */
  waiting: z.int(),
  failed: z.int(),
  mails: z.int(),
  /** The requests of this process since it started. */
  requests: z.int(),
  errors: z.int(),
  /** The size of the agency's files, and the most it may have. */
  storage_bytes: z.int(),
  storage_most: z.int(),
  /** Messages that wait for tomorrow, because the agency has sent as many as it may. */
  delayed: z.int(),
  /** Until when its owner lets operators in. */
  granted_until: Moment.nullable(),
})

export const operatorCalls = {
  agencies: call({
    method: 'GET',
    path: '/api/office/console/agencies',
    takes: 'query',
    operator: true,
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      state: z.enum(agencyStates).optional(),
      query: line(keywordLength.most).min(1).optional(),
    }),
    output: listOf(AgencyOverview).extend({
      last_backup: Moment.nullable(),
      /** Never in the demo. */
      is_backup_overdue: z.boolean(),
    }),
  }),
  /** The owner gets an invitation and fills in the rest. */
  openAgency: call({
    method: 'POST',
    path: '/api/office/console/agencies',
    takes: 'json',
    operator: true,
    proof: true,
    tx: 'own',
    /** `language`: of its site, and of the invitation. */
    input: z.object({ name: line(60).min(1), email: Email, language: z.enum(['ko', 'en']).default('ko') }),
    output: z.object({ agency: Id }),
    refuses: ['TOO_MANY_TRIES', 'AGENCY_OPENED', 'SITES_DOMAIN_MISSING'],
  }),
  pause: call({
    method: 'POST',
    path: '/api/office/console/pause',
    takes: 'json',
    operator: true,
    proof: true,
    input: AgencyKey,
    output: Nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  resume: call({
    method: 'POST',
    path: '/api/office/console/resume',
    takes: 'json',
    operator: true,
    proof: true,
    input: AgencyKey,
    output: Nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  /** Invites another owner, and tells those who are there: they have days to call it back. */
  handOver: call({
    method: 'POST',
    path: '/api/office/console/owner',
    takes: 'json',
    operator: true,
    proof: true,
    tx: 'own',
    input: AgencyKey.extend({ email: Email }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES', 'NOT_FOUND', 'ALREADY_STAFF', 'OPERATOR_ADDRESS', 'WRONG_STATE'],
  }),
  /**
   * `name`: typed once more, so that nobody closes the wrong one. `without_export`: no owner has fetched the data
   * since sales were paused, and that is known.
   */
  close: call({
    method: 'POST',
    path: '/api/office/console/close',
    takes: 'json',
    operator: true,
    proof: true,
    input: AgencyKey.extend({ name: line(60).min(1), without_export: z.boolean().default(false) }),
    output: Nothing,
    refuses: [
      'NOT_FOUND',
      'WRONG_STATE',
      'NAME_DIFFERS',
      'TRAVELS_TO_COME',
      'MONEY_OWED',
      'PAYMENTS_OPEN',
      'NOT_EXPORTED',
    ],
  }),
  /** Null is what all have (`agencyLimits`, `unprovedLimits`). */
  limits: call({
    method: 'GET',
    path: '/api/office/console/limits',
    takes: 'query',
    operator: true,
    input: AgencyKey,
    output: AgencyLimits.extend({
      revision: Revision,
      used: z.object({
        storage_bytes: z.int(),
        mails_today: z.int(),
        texts_today: z.int(),
        texts_month: z.int(),
        delayed: z.int(),
        seats: z.int(),
      }),
    }),
    refuses: ['NOT_FOUND'],
  }),
  saveLimits: call({
    method: 'PUT',
    path: '/api/office/console/limits',
    takes: 'json',
    operator: true,
    proof: true,
    input: AgencyLimits.extend({ ...AgencyKey.shape, revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
  }),
  /** The bookings and contracts of one person at a closed agency. A write, because it is logged. */
  closedRecords: call({
    method: 'POST',
    path: '/api/office/console/records',
    takes: 'json',
    operator: true,
    proof: true,
    input: AgencyKey.extend({ name: line(60).min(1), contact: Contact, purpose: z.enum(keptPurposes) }),
    output: z.object({
      list: z.array(
        z.object({
          number: z.string(),
          until: Day,
          lines: z.array(z.object({ what: z.string(), value: z.string() })),
        }),
      ),
    }),
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  grants: call({
    method: 'GET',
    path: '/api/office/grants',
    takes: 'query',
    may: 'staff',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          reason: z.string(),
          granted_by: z.string(),
          reg_date: Moment,
          expires: Moment,
        }),
      ),
    }),
  }),
  grant: call({
    method: 'POST',
    path: '/api/office/grants',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ hours: z.int().min(1).max(grantHours.most), reason: line(200).min(1) }),
    output: Nothing,
  }),
  endGrant: call({
    method: 'DELETE',
    path: '/api/office/grants',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
}
