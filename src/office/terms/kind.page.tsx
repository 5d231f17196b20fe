// One kind of terms: its draft, and its versions with who agreed to each.
import { redirect, useLoaderData } from 'react-router'
import { termsTypes } from '#domain/agency/terms/terms-types.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { TermsDraft } from './terms-draft.tsx'
import { TermsVersions } from './terms-versions.tsx'
import { type TermsSettings, type TermsType, useTermsDraft } from './use-terms-draft.ts'

export async function loader({ api, params }: LoaderArgs) {
  const type = termsTypes.find((known) => known === params.type)
  if (!type) throw redirect(`/${params.agency}/terms`)
  return { type, settings: await api.terms.terms({ type }) }
}

export default function TermsKindPage() {
  const words = useText('terms')
  const { type, settings } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.kinds[type]} lead={words.usedAt[type]}>
        <OfficeLink to="/terms" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <TermsOfKind key={type} type={type} settings={settings} />
    </>
  )
}

function TermsOfKind({ type, settings }: { type: TermsType; settings: TermsSettings }) {
  const draft = useTermsDraft(type, settings)
  return (
    <div className="grid max-w-4xl gap-4">
      <TermsDraft type={type} settings={settings} draft={draft} />
      <TermsVersions type={type} settings={settings} draft={draft} />
    </div>
  )
}
