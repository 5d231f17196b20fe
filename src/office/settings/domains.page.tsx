// The domains of the site: at which one its links lead, and one more added.
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field } from '#office/kit/field.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { DomainLine } from './domain-line.tsx'

export const loader = ({ api }: LoaderArgs) => api.agency.domains()

export default function DomainsPage() {
  const words = useText('domains')
  const settings = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid max-w-4xl gap-4">
        <Panel title={words.list}>
          <p className="wrap-anywhere text-15 text-soft">{words.origin(settings.origin)}</p>
          <ul className="grid divide-y divide-line">
            {settings.domains.map((each) => (
              <DomainLine key={each.domain} domain={each} settings={settings} />
            ))}
          </ul>
          {settings.domains.length < settings.most ? (
            <AddForm key={settings.revision} revision={settings.revision} />
          ) : (
            <p className="text-15">{words.full(settings.most)}</p>
          )}
          <p className="text-13 text-soft">{words.mail(settings.mail_domain)}</p>
        </Panel>
        <HttpsPanel isOn={settings.hsts_subdomains} />
      </div>
    </>
  )
}

function HttpsPanel({ isOn }: { isOn: boolean }) {
  const words = useText('domains')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const change = async (hsts_subdomains: boolean) => {
    if (await save(() => api.agency.saveHstsSubdomains({ hsts_subdomains }))) toast(words.httpsSaved)
  }
  return (
    <Panel title={words.https}>
      <CheckBox checked={isOn} onCheck={(isChecked) => !saving && void change(isChecked)}>
        {words.httpsSubdomains}
      </CheckBox>
      <p className="text-13 text-soft">{words.httpsHint}</p>
      <Problem>{problem}</Problem>
    </Panel>
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
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 grow basis-60">
          <Field {...bind('domain')} label={words.domain} hint={words.domainHint} inputMode="url" required />
        </div>
        <button type="submit" className="button-primary tablet:beside-field" disabled={sending}>
          {words.add}
        </button>
      </div>
      <Problem>{problem}</Problem>
    </form>
  )
}
