// §2 /terms/{privacy, use, tour}: the text in force, and those before it.
import { data, useLoaderData } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized, useText } from '#web/session.tsx'

const types = ['privacy', 'use', 'tour'] as const

export async function loader({ api, params, url }: PageArgs) {
  const type = types.find((known) => known === params.type)
  if (!type) throw data({ code: 'NOT_FOUND' }, { status: 404 })
  const { list } = await api.agency.terms({ type, versions: 'all' })
  const current = list.find(({ is_coming }) => !is_coming)
  const shown = list.find(({ version }) => version === url.searchParams.get('version')) ?? current
  if (!shown || !current) throw data({ code: 'NOT_FOUND' }, { status: 404 })
  return {
    type,
    shown,
    current,
    others: list
      .filter((one) => one !== shown)
      .map(({ version, effective_date, is_coming }) => ({ version, effective_date, is_coming })),
  }
}

export default function TermsPage() {
  const { type, shown, current, others } = useLoaderData<typeof loader>()
  const { terms: words } = useText('pages')
  const localized = useLocalized()
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={localized(shown.title)} path={shown === current ? `/terms/${type}` : undefined} />
      <div className="max-w-3xl">
        <h1 className="text-28 tablet:text-36">{localized(shown.title)}</h1>
        <p className="money mt-2 mb-8 text-15 text-soft">
          {words.version} {shown.version} · {words.from(shown.effective_date)}
        </p>
        <RichText html={localized(shown.contents)} />
        <VersionLinks type={type} title={words.coming} versions={others.filter((one) => one.is_coming)} />
        <VersionLinks type={type} title={words.earlier} versions={others.filter((one) => !one.is_coming)} />
      </div>
    </div>
  )
}

type VersionLinksProps = {
  type: string
  title: string
  versions: { version: string; effective_date: string }[]
}

function VersionLinks({ type, title, versions }: VersionLinksProps) {
  const { terms: words } = useText('pages')
  if (versions.length === 0) return null
  return (
    <section className="mt-12 border-line border-t pt-6">
      <h2 className="text-18">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {versions.map(({ version, effective_date }) => (
          <li key={version}>
            <a
              href={`/terms/${type}?version=${encodeURIComponent(version)}`}
              className="money inline-flex min-h-11 items-center text-15 text-brand-700 hover:underline"
            >
              {words.version} {version} · {words.from(effective_date)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
