// From preparing to public: what the law wants of a site first, its preview address, and publishing it.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Nothing } from '#platform/wire/shapes.ts'
import { footerFields } from './settings/company-fields.ts'
import { agencyStates } from './state.ts'

/** Conditions for a public site, line by line. */
export const publishLines = [
  ...footerFields,
  'terms_use',
  'terms_privacy',
  'terms_tour',
  'terms_passport',
  'refund_rules',
  'payment',
  'site_address',
] as const
export type PublishLine = (typeof publishLines)[number]

export const openingCalls = {
  /**
   * `origin`: where the site is seen now, while it prepares its preview address. `waiting`: domains that do not
   * lead here yet, so that the preview address stays. `tests`: bookings that were made to try it.
   */
  opening: call({
    method: 'GET',
    path: '/api/office/opening',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      state: z.enum(agencyStates),
      origin: z.string(),
      waiting: z.array(z.string()),
      qr: z.object({ path: z.string(), size: z.int() }),
      tests: z.int(),
      lines: z.array(z.object({ line: z.enum(publishLines), is_done: z.boolean() })),
    }),
  }),
}
