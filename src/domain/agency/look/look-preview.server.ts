// The draft of a look on the agency's own site: its home, its list of trips, and one of its trips.

import { agencyCalls } from '#domain/agency/calls.ts'
import { describeHomepage, withLook } from '#domain/agency/homepage-info.server.ts'
import { getSite } from '#domain/agency/site.server.ts'
import { signPreview } from '#platform/preview.server.ts'
import type { ApiClient, In } from '#platform/wire/call.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { readDraftContent } from './look-draft.server.ts'
import type { lookCalls } from './office-calls.ts'

export async function previewLook(ctx: StaffCtx, { page }: In<typeof lookCalls.previewLook>) {
  const path = { home: async () => '/', list: async () => '/travel', trip: () => findTripPath(ctx) }[page]
  return { address: await signPreview(ctx, { kind: 'look', id: ctx.travel_agency, path: await path() }) }
}

/** A trip on sale; an agency that has none yet sees its empty list. */
async function findTripPath({ db, travel_agency }: Ctx): Promise<string> {
  const trip = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('sale_yn', '=', 'Y')
    .orderBy('package_code')
    .limit(1)
    .executeTakeFirst()
  return trip ? `/travel/detail/${trip.package_code}` : '/travel'
}

type AgencyClient = ApiClient<{ agency: typeof agencyCalls }>['agency']

const previewPages = /^\/(travel(\/detail\/[\w-]+)?)?$/

export async function readLookPreview(ctx: Ctx) {
  const look = await readDraftContent(ctx)
  const { travel_agency } = ctx
  const site = withLook({ ...(await getSite(ctx)), travel_agency }, look)
  const homepage = agencyCalls.homepageInfo.output.parse(describeHomepage(site))
  const answers: { agency: Pick<AgencyClient, 'homepageInfo'> } = {
    agency: { homepageInfo: async () => homepage },
  }
  return { path: previewPages, answers, look }
}
