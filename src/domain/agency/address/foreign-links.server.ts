// A link of a site leads to no other agency's site, nor to the office.
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

type FieldLink = { field: string; href: string | null }
type LinkContext = Pick<Ctx, 'db' | 'travel_agency' | 'integrations'>

/** A visitor who follows a link on one agency's site must not end up on another agency's. */
export async function refuseForeignLinks(ctx: LinkContext, links: readonly FieldLink[]): Promise<void> {
  const hosts = links.flatMap(({ field, href }) =>
    href?.startsWith('https://') && URL.canParse(href) ? [{ field, host: parseHost(href) }] : [],
  )
  if (hosts.length === 0) return
  const others = await ctx.db
    .selectFrom('agency_domain')
    .select('domain')
    .where('travel_agency', '!=', ctx.travel_agency)
    .where(
      'domain',
      'in',
      hosts.map(({ host }) => host),
    )
    .execute()
  const foreign = hosts.find(
    ({ host }) => isServiceHost(ctx, host) || others.some(({ domain }) => domain === host),
  )
  if (foreign) refuseAtField('LINK_OF_ANOTHER', foreign.field)
}

/** A host may be written with the dot at its end. */
const parseHost = (href: string) => new URL(href).hostname.replace(/\.$/, '')

/** The office, and the preview addresses of others. */
function isServiceHost({ travel_agency, integrations }: LinkContext, host: string): boolean {
  const { officeHost, sitesDomain } = integrations.ourHosts
  if (host === officeHost) return true
  return (
    sitesDomain !== undefined &&
    host.endsWith(`.${sitesDomain}`) &&
    host !== `${travel_agency}.${sitesDomain}`
  )
}
