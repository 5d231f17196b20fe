// The lists of a departure to download: which one, in whose language, as which kind of file.
import { useState } from 'react'
import { isPassportList, type SentList, sentLists } from '#domain/departure/people/sent-list.ts'
import { useApi } from '#office/api.ts'
import { ExportButton } from '#office/kit/export-button.tsx'
import { Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'

const fileFormats = ['xlsx', 'csv', 'pdf'] as const

export function ListMenu({ departure_id, onTaken }: { departure_id: number; onTaken: () => void }) {
  const { lists: words } = useText('travellers')
  const { exporting } = useText('kit')
  const api = useApi()
  const may = useMay()
  const session = useSession()
  const [language, setLanguage] = useState(session.language)
  const [format, setFormat] = useState<(typeof fileFormats)[number]>('xlsx')
  const take = async (list: SentList, sending: Parameters<typeof api.people.exportList>[1]) => {
    const input = { departure_id, format, language }
    const file = isPassportList(list)
      ? await api.passport.exportAirline(input, sending)
      : await api.people.exportList({ ...input, list }, sending)
    onTaken()
    return file
  }
  return (
    <ExportButton
      title={words.menu}
      formats={sentLists
        .filter((list) => !isPassportList(list) || may('passports'))
        .map((list) => ({ format: list, name: words.names[list] }))}
      lead={words.lead}
      get={take}
    >
      <div className="grid gap-2 p-2">
        <Select
          label={words.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'ko')}
          choices={(['ko', 'en'] as const).map((value) => ({ value, name: words.languages[value] }))}
        />
        <Select
          label={words.format}
          value={format}
          onChange={({ target }) => setFormat(fileFormats.find((each) => each === target.value) ?? 'xlsx')}
          choices={fileFormats.map((value) => ({ value, name: exporting[value] }))}
        />
      </div>
    </ExportButton>
  )
}
