// On the home page: who these people are.
import { useSite } from '#storefront/shell/use-site.ts'
import { travelAgency } from './agency-thing.ts'
import { DataBlock, useVoice } from './json-ld.tsx'

export function AgencyJsonLd() {
  const site = useSite()
  const voice = useVoice()
  return site && <DataBlock of={travelAgency(site, voice)} />
}
