// §7 Departures as visitors see them: what each of their calls does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { findAvailability, listDepartures } from './availability.server.ts'
import type { departureCalls } from './calls.ts'
import type { discountCalls } from './discount/calls.ts'
import { findDiscountByCode } from './discount/discount-codes.server.ts'
import { listNextDepartures, listNextDeparturesNow } from './next-departures.server.ts'

/** Calls that count seats open a transaction with the agency set: paid seats are people's data. */
export const departureHandlers: Handlers<typeof departureCalls> = {
  nextDepartures: async (ctx) => ({ list: await listNextDepartures(ctx) }),
  leavingNow: async (ctx, { by }) => ({
    list: await ctx.transaction((txCtx) => listNextDeparturesNow(txCtx, by)),
  }),
  departures: async (ctx, { package_code }) => ({
    list: await ctx.transaction((txCtx) => listDepartures(txCtx, package_code)),
  }),
  availability: async (ctx, query) => ({
    list: await ctx.transaction((txCtx) => findAvailability(txCtx, query)),
  }),
}

export const discountHandlers: Handlers<typeof discountCalls> = { discountCode: findDiscountByCode }
