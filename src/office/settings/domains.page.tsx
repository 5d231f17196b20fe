// The domains of the site: added, removed, with the records to set and a check that says what is wrong.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Field } from '../kit/field.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Panel } from '../kit/panel.tsx'
import { useToast } from '../kit/toast.tsx'
import { useCallForm } from '../kit/use-call-form.ts'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'
import { DomainChecks } from './domain-checks.tsx'

export const loader = ({ api }: LoaderArgs) => api.agency.domains()

type DomainSettings = Awaited<ReturnType<Api['agency']['domains']>>

export default function DomainsPage() {
  const words = useText('domains')
  const settings = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid max-w-4xl gap-4">
        <Panel title={words.list}>
          <ul className="grid divide-y divide-line">
            {settings.domains.map((domain) => (
              <DomainLine key={domain} domain={domain} settings={settings} />
            ))}
          </ul>
          {settings.domains.length < settings.most && (
            <AddForm key={settings.revision} revision={settings.revision} />
          )}
        </Panel>
        <RecordsPanel settings={settings} />
      </div>
    </>
  )
}

function AddForm({ revision }: { revision: number }) {
  const words = useText('domains')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.addDomain,
    toInput: ({ domain }) => ({ domain, revision }),
    send: (input) => api.agency.addDomain(input),
    onSaved: () => toast(words.added),
  })
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-60">
          <Field {...bind('domain')} label={words.domain} hint={words.domainHint} inputMode="url" required />
        </div>
        <button type="submit" className="button-primary" disabled={sending}>
          {words.add}
        </button>
      </div>
      <Problem>{problem}</Problem>
    </form>
  )
}

function DomainLine({ domain, settings }: { domain: string; settings: DomainSettings }) {
  const words = useText('domains')
  const api = useApi()
  const toast = useToast()
  const [isRemoving, setRemoving] = useState(false)
  const isWaiting = settings.waiting.includes(domain)
  const [checkRound, setCheckRound] = useState(isWaiting ? 1 : 0) // one that waits is checked on sight
  const { save, saving, problem } = useSave()
  const remove = async () => {
    const { revision } = settings
    if (!(await save(() => api.agency.removeDomain({ domain, revision })))) return
    setRemoving(false)
    toast(words.removed)
  }
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium">{domain}</span>
          {isWaiting && (
            <span className="badge" data-tone="warn">
              {words.waiting}
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button-secondary"
            aria-label={words.checkLabel(domain)}
            onClick={() => setCheckRound(checkRound + 1)}
          >
            {words.check}
          </button>
          {settings.domains.length > 1 && (
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
      {checkRound > 0 && <DomainChecks domain={domain} round={checkRound} />}
      {isRemoving && (
        <ConfirmDialog
          danger
          title={words.removeTitle(domain)}
          lead={words.removeLead}
          confirmLabel={words.remove}
          saving={saving}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

function RecordsPanel({ settings: { target, mail_domain } }: { settings: DomainSettings }) {
  const words = useText('domains')
  return (
    <Panel title={words.records}>
      <p className="text-15 text-soft">{words.recordsLead}</p>
      <dl className="grid gap-2 text-15">
        <div>
          <dt className="text-13 text-soft">{words.cname}</dt>
          <dd className="wrap-anywhere font-mono">CNAME → {target}</dd>
        </div>
        <div>
          <dt className="text-13 text-soft">{words.alias}</dt>
          <dd className="wrap-anywhere font-mono">ALIAS → {target}</dd>
        </div>
      </dl>
      <p className="text-13 text-soft">{words.mail(mail_domain)}</p>
    </Panel>
  )
}
