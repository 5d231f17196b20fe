// Files that the guide of a departure carries along.
import { useRevalidator } from 'react-router'
import { formatFileSize } from '#lib/format.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { useApi } from '#office/api.ts'
import { DropZone } from '#office/kit/drop-zone.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import type { DepartureGuide } from './people-types.ts'

export function GuideFiles({ guide: { departure_id, files } }: { guide: DepartureGuide }) {
  const { office: words } = useText('guide')
  const api = useApi()
  const may = useMay()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave()
  const mayChange = may('change bookings')
  const remove = async (id: number) => {
    if (await save(() => api.guide.removeFile({ id }))) toast(words.removed)
  }
  return (
    <Panel title={words.files}>
      <p className="text-15 text-soft">{words.filesLead}</p>
      <ul className="divide-y divide-line">
        {files.map(({ id, name, size }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1 text-15">
            <span className="min-w-0 truncate">
              {name} <span className="text-13 text-soft">{formatFileSize(size)}</span>
            </span>
            {mayChange && (
              <button
                type="button"
                className="button-secondary"
                aria-label={words.fileRemove(name)}
                disabled={saving}
                onClick={() => void remove(id)}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
      {mayChange && files.length < guideEntryLimits.files && (
        <DropZone
          label={words.fileAdd}
          accept="papers"
          send={async (file, sending) => {
            await api.guide.addFile({ departure_id, file }, sending)
            await revalidate()
          }}
        />
      )}
    </Panel>
  )
}
