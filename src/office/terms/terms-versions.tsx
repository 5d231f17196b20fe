// The published versions of one kind of terms: compared, withdrawn before their day, and who agreed to each.

import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ConsentsDialog } from './consents-dialog.tsx'
import type { TermsDraftState, TermsSettings, TermsType } from './use-terms-draft.ts'

type Props = { type: TermsType; settings: TermsSettings; draft: TermsDraftState }
type Version = TermsSettings['versions'][number]
type Opened = { dialog: 'compare' | 'consents' | 'withdraw'; version: string }

const tones = { coming: 'brand', in_force: 'good', past: undefined } as const

export function TermsVersions({ type, settings, draft }: Props) {
  const words = useText('terms')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Panel title={words.versions}>
      {settings.versions.length === 0 && <p className="text-15 text-soft">{words.noVersions}</p>}
      <ul className="grid divide-y divide-line">
        {settings.versions.map((version) => (
          <VersionLine
            key={version.version}
            version={version}
            canCompare={settings.versions.length > 1}
            onOpen={(dialog) => setOpened({ dialog, version: version.version })}
          />
        ))}
      </ul>
      {opened?.dialog === 'compare' && (
        <CompareDialog type={type} settings={settings} version={opened.version} onClose={close} />
      )}
      {opened?.dialog === 'consents' && (
        <ConsentsDialog type={type} version={opened.version} onClose={close} />
      )}
      {opened?.dialog === 'withdraw' && (
        <WithdrawDialog
          type={type}
          settings={settings}
          draft={draft}
          version={opened.version}
          onClose={close}
        />
      )}
    </Panel>
  )
}

type VersionLineProps = {
  version: Version
  canCompare: boolean
  onOpen: (dialog: Opened['dialog']) => void
}

function VersionLine({ version: each, canCompare, onOpen }: VersionLineProps) {
  const words = useText('terms')
  const { language } = useSession()
  const { version, state, effective_date, published, staff_name, members, bookings } = each
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{words.version(version)}</span>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </span>
        <span className="text-13 text-soft tabular-nums">
          {words.from(effective_date)} · {words.agreedCount(formatNumber(members), formatNumber(bookings))}
        </span>
        {staff_name && (
          <span className="text-13 text-soft">
            {words.publishedBy(staff_name, formatMoment(published, language))}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        {state === 'coming' && (
          <button
            type="button"
            className="button-secondary"
            aria-label={words.withdrawLabel(version)}
            onClick={() => onOpen('withdraw')}
          >
            {words.withdraw}
          </button>
        )}
        {canCompare && (
          <button
            type="button"
            className="button-secondary"
            aria-label={words.compareLabel(version)}
            onClick={() => onOpen('compare')}
          >
            {words.compare}
          </button>
        )}
        <button
          type="button"
          className="button-secondary"
          aria-label={words.peopleLabel(version)}
          onClick={() => onOpen('consents')}
        >
          {words.people}
        </button>
      </span>
    </li>
  )
}

type WithdrawProps = Props & { version: string; onClose: () => void }
type Keep = Parameters<Api['terms']['withdraw']>[0]['keep']

/** There is one draft of each kind: where one is being written, whoever withdraws says which text stays. */
function WithdrawDialog({ type, settings, draft, version, onClose }: WithdrawProps) {
  const words = useText('terms')
  const api = useApi()
  const [hasDraft] = useState(settings.draft !== null || draft.isChanged)
  const [keep, setKeep] = useState<Keep>(hasDraft ? 'draft' : undefined)
  const withdraw = async () => {
    await api.terms.withdraw({ type, version, keep })
    if (keep === 'draft') return
    const { draft: restored } = await api.terms.terms({ type })
    if (restored) draft.begin(restored, true)
  }
  return (
    <ConfirmAction
      danger
      title={words.withdrawTitle(version)}
      lead={hasDraft ? words.withdrawKeep : words.withdrawLead}
      confirmLabel={words.withdraw}
      send={withdraw}
      doneText={words.withdrawn}
      onClose={onClose}
    >
      {hasDraft && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium text-13 text-soft">{words.keep}</legend>
          {(['draft', 'version'] as const).map((text) => (
            <label key={text} className="flex min-h-11 items-center gap-2 text-15">
              <input type="radio" name="keep" checked={keep === text} onChange={() => setKeep(text)} />
              {words.keeps[text]}
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmAction>
  )
}
