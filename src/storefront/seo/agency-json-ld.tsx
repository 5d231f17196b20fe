// On the home page: who these people are.
import { useSite } from '#storefront/kit/use-site.ts'
import { buildAgencyJsonLd } from './build-agency-json-ld.ts'
import { JsonLd, useJsonLdContext } from './json-ld.tsx'

export function AgencyJsonLd() {
  const site = useSite()
  const context = useJsonLdContext()
  return site && <JsonLd value={buildAgencyJsonLd(site, context)} />
}
