// All trips and departures as a file. The writers of the formats are loaded when first used.
import { useSession } from '#web/session.tsx'
import { agencyAt, useApi } from '../api.ts'
import { ExportButton } from '../kit/export-button.tsx'
import { useOffice } from '../kit/use-words.ts'
import { allTrips } from './all-trips.ts'

export function ExportTrips() {
  const words = useOffice('exchange')
  const api = useApi()
  const { language } = useSession()
  const day = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  return (
    <ExportButton
      formats={[
        { format: 'xlsx', name: words.xlsx },
        { format: 'json', name: words.json },
      ]}
      lead={words.outLead}
      get={async (format, sending) => {
        const [all, { jsonOf, workbookOf }] = await Promise.all([
          allTrips(api, sending),
          import('#domain/trip/write-trips-file.ts'),
        ])
        const bytes = format === 'xlsx' ? workbookOf(all, language) : jsonOf(all, agencyAt(location.pathname))
        return { name: `${words.fileName}-${day()}.${format}`, blob: new Blob([bytes]) }
      }}
    />
  )
}
