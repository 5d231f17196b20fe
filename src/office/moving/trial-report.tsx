// What a trial run found: how many rows would come in, which cells are wrong, and which rows are skipped.
import type { ReactNode } from 'react'
import { movingLimits } from '#limits/files.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { MoveReport } from './use-move.ts'

type Props = { report: MoveReport; isBusy: boolean; onStart: () => void }

export function TrialReport({ report: { ready, skipped, wrong, skips, faults }, isBusy, onStart }: Props) {
  const words = useText('moving')
  return (
    <Panel title={words.tried}>
      <p role="status" className="font-semibold text-16">
        {[words.ready(ready), words.skipped(skipped), words.wrong(wrong)].join(' · ')}
      </p>
      {faults.length > 0 && (
        <RowList title={words.faultList} isOpen total={faults.length}>
          {faults.map(({ at, field, fault }) => (
            <li key={`${at} ${field}`}>
              <strong>{words.row(at)}</strong> {words.fields[field]}: {words.faults[fault]}
            </li>
          ))}
        </RowList>
      )}
      {skips.length > 0 && (
        <RowList title={words.skipList} total={skipped}>
          {skips.map(({ at, reason }) => (
            <li key={at}>
              <strong>{words.row(at)}</strong> {words.skips[reason]}
            </li>
          ))}
        </RowList>
      )}
      {ready > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-13 text-soft">{words.startLead}</p>
          <button type="button" className="button-primary" disabled={isBusy} onClick={onStart}>
            {words.start(ready)}
          </button>
        </div>
      )}
    </Panel>
  )
}

type ListProps = { title: string; total: number; isOpen?: boolean; children: ReactNode }

function RowList({ title, total, isOpen = false, children }: ListProps) {
  const words = useText('moving')
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 text-15 mouse:min-h-9">{title}</summary>
      <ul className="grid max-h-80 gap-1 overflow-auto rounded-lg bg-wash p-3 text-13">{children}</ul>
      {total >= movingLimits.told && <p className="pt-1 text-13 text-soft">{words.andMore}</p>}
    </details>
  )
}
