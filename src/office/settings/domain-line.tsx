// One domain: its records until they are set, a check that says what is wrong, main or removed.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { DomainChecks } from './domain-checks.tsx'

type DomainSettings = Awaited<ReturnType<Api['agency']['domains']>>
type AgencyDomain = DomainSettings['domains'][number]
type Props = { domain: AgencyDomain; settings: DomainSettings }

export function DomainLine({ domain: each, settings }: Props) {
  const words = useText('domains')
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [isRemoving, setRemoving] = useState(false)
  const [checkRound, setCheckRound] = useState(0)
  const { domain, state, is_main } = each
  const isLast =
    state === 'connected' && settings.domains.filter((other) => other.state === 'connected').length === 1
  const connected = () => {
    toast(words.connected(domain))
    void revalidate()
  }
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium">{domain}</span>
          <Badge tone={state === 'connected' ? 'good' : undefined}>{words.domainStates[state]}</Badge>
          {is_main && <Badge tone="brand">{words.main}</Badge>}
        </span>
        <span className="flex flex-wrap gap-2">
          {state === 'connected' && !is_main && <MainButton domain={domain} settings={settings} />}
          <button
            type="button"
            className={state === 'pending' ? 'button-primary' : 'button-secondary'}
            aria-label={words.checkLabel(domain)}
            onClick={() => setCheckRound(checkRound + 1)}
          >
            {words.check}
          </button>
          {!isLast && (
            <button
              type="button"
              className="button-secondary"
              aria-label={words.removeLabel(domain)}
              onClick={() => setRemoving(true)}
            >
              {words.remove}
            </button>
          )}
        </span>
      </div>
      {state === 'pending' && <Records domain={each} target={settings.target} />}
      {checkRound > 0 && (
        <DomainChecks
          domain={domain}
          round={checkRound}
          onConnected={state === 'pending' ? connected : undefined}
        />
      )}
      {isRemoving && <RemoveDialog domain={each} settings={settings} onClose={() => setRemoving(false)} />}
    </li>
  )
}

function MainButton({ domain, settings: { revision } }: { domain: string; settings: DomainSettings }) {
  const words = useText('domains')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const choose = async () => {
    if (await save(() => api.agency.chooseMainDomain({ domain, revision }))) toast(words.mainChosen(domain))
  }
  return (
    <>
      <Problem>{problem}</Problem>
      <button
        type="button"
        className="button-secondary"
        aria-label={words.chooseMainLabel(domain)}
        disabled={saving}
        onClick={() => void choose()}
      >
        {words.chooseMain}
      </button>
    </>
  )
}

/** What is entered where the domain was bought: where it leads, and whose it is. */
function Records({ domain: { domain, proof }, target }: { domain: AgencyDomain; target: string }) {
  const words = useText('domains')
  const records = [
    { type: words.addressTypes, name: domain, value: target },
    { type: 'TXT', ...proof },
  ]
  return (
    <div className="grid gap-2 rounded-lg bg-wash p-3">
      <p className="text-15">{words.recordsLead}</p>
      <dl className="grid gap-3">
        {records.map(({ type, name, value }) => (
          <div key={type} className="grid gap-1">
            <dt className="text-13 text-soft">
              {type} · <span className="wrap-anywhere font-mono">{name}</span>
            </dt>
            <dd className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere font-mono text-15">{value}</span>
              <CopyButton text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-soft">{words.recordsHint}</p>
    </div>
  )
}

function RemoveDialog({ domain: each, settings, onClose }: Props & { onClose: () => void }) {
  const words = useText('domains')
  const api = useApi()
  const { revision, domains } = settings
  const { domain, state, is_main } = each
  const next = is_main ? domains.find((other) => other !== each && other.state === 'connected') : undefined
  return (
    <ConfirmAction
      danger
      title={words.removeTitle(domain)}
      lead={words.removeLeads[state]}
      confirmLabel={words.remove}
      send={() => api.agency.removeDomain({ domain, revision })}
      doneText={words.removed}
      onClose={onClose}
    >
      {next && <p className="wrap-anywhere text-15">{words.nextMain(next.domain)}</p>}
    </ConfirmAction>
  )
}
