// All trips and departures as a file. The writers of the formats are loaded when first used.

import { getToday } from '#lib/format.ts'
import { parseAgency, useApi } from '#office/api.ts'
import { ExportButton } from '#office/kit/export-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { loadAllTrips } from './load-all-trips.ts'

export function ExportTrips() {
  const words = useText('imports')
  const api = useApi()
  const { language } = useSession()
  return (
    <ExportButton
      formats={[
        { format: 'xlsx', name: words.xlsx },
        { format: 'json', name: words.json },
      ]}
      lead={words.outLead}
      get={async (format, sending) => {
        const [all, { toTripsJson, toTripsWorkbook }] = await Promise.all([
          loadAllTrips(api, sending),
          import('#domain/trip/write-trips-file.ts'),
        ])
        const bytes =
          format === 'xlsx'
            ? toTripsWorkbook(all, language)
            : toTripsJson(all, parseAgency(location.pathname))
        return { name: `${words.fileName}-${getToday()}.${format}`, blob: new Blob([bytes]) }
      }}
    />
  )
}
