// The published versions: compared with the draft, and restored.
import { useEffect, useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { DiffTable } from '#office/kit/diff-table.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { diffTrips } from './diff-trips.ts'
import type { TripContent, TripDetails, TripDraft } from './use-trip-draft.ts'

type TripVersion = Awaited<ReturnType<Api['trip']['versions']>>['list'][number]
type Props = { trip: TripDetails; draft: TripDraft; onClose: () => void }

export default function VersionsDialog({ trip, draft, onClose }: Props) {
  const words = useText('trips')
  const { close } = useText('kit')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { package_code, categories } = trip
  const [list, setList] = useState<readonly TripVersion[]>()
  const [chosen, setChosen] = useState<{ version: number; content: TripContent }>()
  useEffect(() => {
    void api.trip.versions({ package_code }).then((found) => setList(found.list))
  }, [api, package_code])
  async function choose(version: number): Promise<void> {
    const { content } = await api.trip.version({ package_code, version })
    setChosen({ version, content })
  }
  async function restore(content: TripContent): Promise<void> {
    draft.change(content)
    if (!(await draft.save())) return
    toast(words.restored)
    location.reload() // texts that were open belong to the version before
  }
  const diff = chosen && diffTrips(chosen.content, draft.content, { words, categories })
  return (
    <Dialog title={words.history} onClose={onClose} closeLabel={close} className="max-w-4xl">
      <p className="text-15 text-soft">{words.historyLead}</p>
      {list?.length === 0 && <p className="text-15">{words.noHistory}</p>}
      <ul className="flex max-h-40 flex-wrap gap-1 overflow-y-auto">
        {list?.map(({ version, published, staff_name }) => (
          <li key={version}>
            <button
              type="button"
              className="button-secondary aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
              aria-pressed={chosen?.version === version}
              onClick={() => void choose(version)}
            >
              {words.versionLabel(version, formatMoment(published, language), staff_name)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && diff?.one.length === 0 && <p className="text-15">{words.same}</p>}
      {chosen && diff && diff.one.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-13 text-soft">{words.changedFields}</p>
            <button type="button" className="button-primary" onClick={() => void restore(chosen.content)}>
              {words.restore}
            </button>
          </div>
          <DiffTable
            label={words.changedFields}
            heads={{ name: words.edit, before: words.versionName(chosen.version), after: words.now }}
            lines={diff.one.map(([name, before], at) => ({
              name,
              before,
              after: diff.other[at]?.[1] ?? '',
            }))}
          />
        </>
      )}
    </Dialog>
  )
}
