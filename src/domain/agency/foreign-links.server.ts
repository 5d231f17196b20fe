// A link of a site leads to no other agency's site, nor to the office.

import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type FieldLink = { field: string; href: string | null }

/** Who follows a link of one agency must not find themselves at another. */
export async function refuseForeignLinks(
  { db, travel_agency }: AgencyContext,
  links: readonly FieldLink[],
): Promise<void> {
  const hosts = links.flatMap(({ field, href }) =>
    href?.startsWith('https://') && URL.canParse(href) ? [{ field, host: new URL(href).hostname }] : [],
  )
  if (hosts.length === 0) return
  const others = await db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '!=', travel_agency)
    .where(
      'domain',
      'in',
      hosts.map(({ host }) => host),
    )
    .execute()
  const foreign = hosts.find(({ host }) => others.some(({ domain }) => domain === host))
  if (foreign) refuseAtField('LINK_OF_ANOTHER', foreign.field)
}
