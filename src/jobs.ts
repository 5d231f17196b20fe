// Every job by its name. job-table.server.ts says what each job does, and when.
import type { Occasion } from './occasions.ts'

/** Jobs that agencies cause. Agencies take turns, so that none waits for another's backlog. */
type AgencyJobs = {
  /** Tells somebody; only notify() of platform/notify.server.ts asks for it. */
  'send-mail': { travel_agency: number; kind: Occasion; ref: number; amount?: number }
  /** Sends one text; `delivery`: its row. `after`: not before that moment. */
  'send-text': { travel_agency: number; delivery: number; after?: string }
  'make-avif': { travel_agency: number; name: string; widths: number[] }
  'ready-passport': { travel_agency: number; id: string }
  /** Pictures by name, in every width and kind there may be; other files by key. */
  'remove-files': {
    travel_agency: number
    scope: 'public' | 'private'
    pictures: string[]
    keys: string[]
  }
  'settle-order': { travel_agency: number; order_id: string }
  refund: { travel_agency: number; refund: number }
  /** Everybody who reserved a departure until it is certain is asked for the deposit. */
  'ask-deposits': { travel_agency: number; departure_id: number }
  /** Parts that were paid for a booking whose hold is over go back through the gateway. */
  'return-parts': { travel_agency: number; booking: number }
  /** Compares a booking's cash receipts with what they should be. */
  'cash-receipts': { travel_agency: number; booking: number }
  /** Asks the gateway to issue or cancel one. */
  'cash-receipt': { travel_agency: number; receipt: number }
  /** `id`: of its row among the bookings of a cancelled departure. */
  'cancel-booking': { travel_agency: number; id: number }
  /** A batch of rows of a file that an agency brings along, or of one that is undone. */
  'move-in': { travel_agency: number; id: number }
  'unlink-kakao': { travel_agency: number; kakao_id: string }
  /** Makes a copy of all data of an agency; `id`: its row. */
  'make-data-file': { travel_agency: number; id: number }
}

/** Jobs that run by Seoul's clock for all agencies. They take no input. */
type ScheduledJobs = Record<
  | 'turn-day'
  | 'clean-texts'
  | 'release-holds'
  | 'complete-travels'
  | 'remind-balances'
  | 'look-after-texts'
  | 'send-timed-messages'
  | 'send-scheduled-messages'
  | 'send-delayed-messages'
  | 'look-after-templates'
  | 'settle-payments'
  | 'settle-receipts'
  | 'cancel-bookings'
  | 'turn-offers'
  | 'forget'
  | 'erase-passports'
  | 'lock-attached'
  | 'judge-passports'
  | 'sweep-strays'
  | 'measure-storage'
  | 'publish-trips'
  | 'delete-data-files',
  null
>

export type JobPayloads = AgencyJobs & ScheduledJobs

/** A job's name and what it is asked with, which belong together. */
export type AgencyJob = {
  [Name in keyof AgencyJobs]: [name: Name, about: AgencyJobs[Name]]
}[keyof AgencyJobs]

/** Asks for a job. It holds keys and numbers only: whatever is secret the job finds or makes itself. */
export type Enqueue = (...job: AgencyJob) => Promise<void>
