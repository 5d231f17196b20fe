// Lists of a departure that went out: what has changed since, and from one version to the next.

import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { DeparturePeople } from './departure-people.ts'

type SentList = DeparturePeople['sent'][number]

export function SentLists({ departure: { sent } }: { departure: DeparturePeople }) {
  const { sent: words, lists } = useText('travellers')
  return (
    <Panel title={words.title}>
      {sent.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {sent.map((last) => (
          <li key={last.id} className="grid gap-0.5 py-2 text-15">
            <span className="font-semibold">{lists.names[last.list]}</span>
            <Version version={last} same={words.same} isLast />
            {last.older.length > 0 && <OlderVersions older={last.older} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OlderVersions({ older }: Pick<SentList, 'older'>) {
  const { sent: words } = useText('travellers')
  return (
    <details>
      <summary className="min-h-11 mouse:min-h-9 cursor-pointer content-center text-13 text-soft">
        {words.older(older.length)}
      </summary>
      <ul className="grid gap-2 pl-3">
        {older.map((version) => (
          <li key={version.id} className="grid gap-0.5">
            <Version version={version} same={words.unchanged} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type VersionProps = { version: Omit<SentList, 'older'>; same: string; isLast?: boolean }

function Version({
  version: { version, by_name, at, gone, added, moved, corrected },
  same,
  isLast = false,
}: VersionProps) {
  const { sent: words } = useText('travellers')
  const { language } = useSession()
  const isChanged = gone.length + added.length + moved.length + corrected.length > 0
  return (
    <>
      <span className="text-13 text-soft">
        {words.version(version)} · {words.by(by_name, formatMoment(at, language))}
      </span>
      <span className={isChanged && isLast ? 'font-semibold text-bad' : 'text-13 text-soft'}>
        {isChanged ? words.changed({ gone, added, moved, corrected }) : same}
      </span>
    </>
  )
}
