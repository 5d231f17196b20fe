// What suppliers hold for a departure: each with its release day, kept or given back with one press.

import { useState } from 'react'
import type { allotmentOutcomes } from '#domain/supplier/supply/allotment-kind.ts'
import { countDaysBetween } from '#lib/days.ts'
import { supplyLimits } from '#limits/books.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useSession } from '#web/session.tsx'
import type { AllotmentValues } from './allotment-form.tsx'
import type { DepartureSupply } from './departure-supply.ts'

type Allotment = DepartureSupply['allotments'][number]
type AllotmentOutcome = (typeof allotmentOutcomes)[number]
type Props = { supply: DepartureSupply; onEdit: (values: AllotmentValues) => void }

export function AllotmentList({ supply, onEdit }: Props) {
  const { allotments: words } = useText('supply')
  const may = useMay()
  const [settling, setSettling] = useState<{ allotment: Allotment; outcome: AllotmentOutcome }>()
  const { allotments, suppliers, is_cancelled } = supply
  const mayChange = may('departures')
  return (
    <Panel
      title={words.title}
      aside={
        mayChange &&
        !is_cancelled &&
        suppliers.length > 0 && (
          <button type="button" className="button-primary" onClick={() => onEdit({})}>
            {words.add}
          </button>
        )
      }
    >
      <p className="text-15 text-soft">{words.lead}</p>
      {allotments.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {allotments.map((allotment) => (
          <li key={allotment.id} className="grid gap-2 py-3">
            <AllotmentFacts allotment={allotment} today={supply.today} />
            {mayChange && allotment.outcome === null && (
              <AllotmentActions
                allotment={allotment}
                isCancelled={is_cancelled}
                onEdit={onEdit}
                onSettle={(outcome) => setSettling({ allotment, outcome })}
              />
            )}
          </li>
        ))}
      </ul>
      {settling && <SettleDialog {...settling} onClose={() => setSettling(undefined)} />}
    </Panel>
  )
}

function AllotmentFacts({ allotment, today }: { allotment: Allotment; today: string }) {
  const words = useText('supply')
  const { language } = useSession()
  const { supplier_name, kind, count, what, release_on, outcome, settled, settled_by } = allotment
  const left = release_on === null ? undefined : countDaysBetween(today, release_on)
  const isNear = outcome === null && left !== undefined && left <= supplyLimits.releaseDays
  return (
    <div className="grid gap-0.5 text-15">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {words.count(words.kinds[kind], count)}
        {what && <span className="font-normal">{what}</span>}
        {outcome && <Badge>{words.allotments.outcomes[outcome]}</Badge>}
        {isNear && (
          <Badge tone={left < 0 ? 'bad' : 'warn'}>
            {left < 0 ? words.allotments.late : words.allotments.near}
          </Badge>
        )}
      </span>
      <span className="text-13 text-soft tabular-nums">
        {supplier_name} · {release_on ? words.allotments.until(release_on) : words.allotments.noDay}
        {settled && ` · ${words.allotments.by(settled_by ?? '', formatMoment(settled, language))}`}
      </span>
    </div>
  )
}

type AllotmentActionsProps = {
  allotment: Allotment
  isCancelled: boolean
  onEdit: Props['onEdit']
  onSettle: (outcome: AllotmentOutcome) => void
}

function AllotmentActions({ allotment, isCancelled, onEdit, onSettle }: AllotmentActionsProps) {
  const words = useText('supply')
  const { id, revision, supplier_name, kind, count, what } = allotment
  const name = [supplier_name, words.count(words.kinds[kind], count), what].filter(Boolean).join(' ')
  const press = (label: string, longer: string, onPress: () => void) => (
    <button type="button" className="button-secondary" aria-label={longer} onClick={onPress}>
      {label}
    </button>
  )
  const { allotments } = words
  return (
    <div className="flex flex-wrap gap-2">
      {!isCancelled && press(allotments.keep, allotments.keepOf(name), () => onSettle('kept'))}
      {press(allotments.release_, allotments.releaseOf(name), () => onSettle('released'))}
      {!isCancelled &&
        press(allotments.change, allotments.changeOf(name), () =>
          onEdit({ ...allotment, saved: { id, revision } }),
        )}
    </div>
  )
}

type SettleProps = { allotment: Allotment; outcome: AllotmentOutcome; onClose: () => void }

function SettleDialog({ allotment: { id, revision }, outcome, onClose }: SettleProps) {
  const { allotments: words } = useText('supply')
  const api = useApi()
  const isKept = outcome === 'kept'
  return (
    <ConfirmAction
      title={isKept ? words.keepAsk : words.releaseAsk}
      lead={isKept ? words.keepLead : words.releaseLead}
      confirmLabel={isKept ? words.keep : words.release_}
      onClose={onClose}
      send={() => api.supply.settleAllotment({ id, revision, outcome })}
      doneText={words.settled[outcome]}
    />
  )
}
