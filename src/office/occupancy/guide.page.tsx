// The guide of a departure: links with a PIN, files, and what came back from the way.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { DepartureFiles } from './departure-files.tsx'
import type { DepartureGuide } from './departure-people.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { Attendance, GuideNotes, GuideSlips } from './guide-entries.tsx'
import { GuideLinkForm } from './guide-link-form.tsx'

export const loader = ({ api, params }: LoaderArgs) =>
  api.guide.one({ departure_id: Number(params.departure) })

export default function DepartureGuidePage() {
  const { title } = useText('travellers')
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const guide = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={title(day(guide.departure_date), localized(guide.page_title))} />
      <DepartureTabs departure_id={guide.departure_id} current="guide" />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <div className="grid gap-4">
          <GuideLinks guide={guide} />
          <DepartureFiles guide={guide} forCustomers />
          <DepartureFiles guide={guide} />
        </div>
        <div className="grid gap-4">
          <Attendance guide={guide} />
          <GuideSlips guide={guide} />
          <GuideNotes guide={guide} />
        </div>
      </div>
    </>
  )
}

type GuideLink = DepartureGuide['links'][number]

function GuideLinks({ guide }: { guide: DepartureGuide }) {
  const { office: words } = useText('guide')
  const api = useApi()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<GuideLink>()
  const mayChange = may('change bookings')
  return (
    <Panel
      title={words.links}
      aside={
        mayChange &&
        !guide.is_cancelled && (
          <button type="button" className="button-primary" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )
      }
    >
      <p className="text-15 text-soft">{words.linksLead}</p>
      {guide.links.length === 0 && <p className="text-15 text-soft">{words.linksNone}</p>}
      <ul className="divide-y divide-line">
        {guide.links.map((link) => (
          <LinkRow key={link.id} link={link} onEnd={mayChange ? () => setEnding(link) : undefined} />
        ))}
      </ul>
      {isAdding && <GuideLinkForm guide={guide} onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmAction
          title={words.endAsk(ending.name)}
          lead={words.endLead}
          confirmLabel={words.end}
          danger
          send={() => api.guide.endLink({ id: ending.id })}
          doneText={words.ended}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Panel>
  )
}

function LinkRow({ link, onEnd }: { link: GuideLink; onEnd: (() => void) | undefined }) {
  const { office: words } = useText('guide')
  const { language } = useSession()
  const { name, by_name, at, opened, is_locked } = link
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="grid gap-0.5 text-15">
        <span className="font-semibold">
          {name}
          {is_locked && (
            <Badge className="ml-2" tone="warn">
              {words.locked}
            </Badge>
          )}
        </span>
        <span className="text-13 text-soft">
          {words.made(by_name, formatMoment(at, language))} ·{' '}
          {opened ? words.opened(formatMoment(opened, language)) : words.never}
        </span>
      </span>
      {onEnd && (
        <button type="button" className="button-secondary" aria-label={words.endLabel(name)} onClick={onEnd}>
          {words.end}
        </button>
      )}
    </li>
  )
}
