// The lists of a departure to download: which one, in whose language, as which kind of file.
import { useState } from 'react'
import { type SentList, sentLists } from '#domain/departure/sent-list.ts'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { ExportButton, type ExportFormat } from '../kit/export-button.tsx'
import { Select } from '../kit/field.tsx'
import { useText } from '../kit/use-text.ts'

export function ListMenu({ departure_id, onTaken }: { departure_id: number; onTaken: () => void }) {
  const { lists: words } = useText('people')
  const { exporting } = useText('kit')
  const api = useApi()
  const session = useSession()
  const [language, setLanguage] = useState(session.language)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const take = async (list: SentList, sending: Parameters<typeof api.people.exportList>[1]) => {
    const file = await api.people.exportList({ departure_id, list, format, language }, sending)
    onTaken()
    return file
  }
  return (
    <ExportButton
      title={words.menu}
      formats={sentLists.map((list) => ({ format: list, name: words.names[list] }))}
      lead={words.lead}
      get={take}
    >
      <div className="grid grid-cols-2 gap-2 p-2">
        <Select
          label={words.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'ko')}
          choices={(['ko', 'en'] as const).map((value) => ({ value, name: words.languages[value] }))}
        />
        <Select
          label={words.format}
          value={format}
          onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
          choices={(['xlsx', 'csv'] as const).map((value) => ({ value, name: exporting[value] }))}
        />
      </div>
    </ExportButton>
  )
}
