// The versions that were published: laid beside what is written now, and taken up again.
import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Differing } from '../kit/differing.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { differences } from './describe.ts'
import type { Content, Loaded, useDraft } from './use-draft.ts'

type Version = Awaited<ReturnType<Api['trip']['versions']>>['list'][number]
type Props = { trip: Loaded; draft: ReturnType<typeof useDraft>; onClose: () => void }

export default function Versions({ trip, draft, onClose }: Props) {
  const words = useOffice('trips')
  const { close } = useOffice('kit')
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const { package_code, categories } = trip
  const [list, setList] = useState<readonly Version[]>()
  const [chosen, setChosen] = useState<{ version: number; content: Content }>()
  useEffect(() => {
    void api.trip.versions({ package_code }).then((found) => setList(found.list))
  }, [api, package_code])
  async function choose(version: number): Promise<void> {
    const { content } = await api.trip.version({ package_code, version })
    setChosen({ version, content })
  }
  async function restore(content: Content): Promise<void> {
    draft.change(content)
    if (!(await draft.save())) return
    tell(words.restored)
    location.reload() // texts that were open belong to the version before
  }
  const differing = chosen && differences(chosen.content, draft.content, { words, categories })
  return (
    <Dialog title={words.history} onClose={onClose} closer={close} className="max-w-4xl">
      <p className="text-15 text-soft">{words.historyLead}</p>
      {list?.length === 0 && <p className="text-15">{words.noHistory}</p>}
      <ul className="flex max-h-40 flex-wrap gap-1 overflow-y-auto">
        {list?.map(({ version, published, staff_name }) => (
          <li key={version}>
            <button
              type="button"
              className="act aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
              aria-pressed={chosen?.version === version}
              onClick={() => void choose(version)}
            >
              {words.historyOf(version, when(published, language), staff_name)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && differing?.one.length === 0 && <p className="text-15">{words.same}</p>}
      {chosen && differing && differing.one.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-13 text-soft">{words.changedFields}</p>
            <button type="button" className="act-main" onClick={() => void restore(chosen.content)}>
              {words.restore}
            </button>
          </div>
          <Differing
            label={words.changedFields}
            heads={{ name: words.edit, before: words.versionOf(chosen.version), after: words.now }}
            lines={differing.one.map(([name, before], at) => ({
              name,
              before,
              after: differing.other[at]?.[1] ?? '',
            }))}
          />
        </>
      )}
    </Dialog>
  )
}
