// The kinds of terms: what is in force, what comes, what is drafted, and how many agreed.

import { useLoaderData } from 'react-router'
import { requiredTermsTypes } from '#domain/agency/terms/terms-types.ts'
import { formatNumber } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { StandardStart } from './standard-start.tsx'

export const loader = async ({ api }: LoaderArgs) => {
  const [{ list }, start] = await Promise.all([api.terms.list(), api.terms.start()])
  return { list, start }
}

const required = new Set<string>(requiredTermsTypes)

type Kind = Awaited<ReturnType<Api['terms']['list']>>['list'][number]

export default function TermsPage() {
  const words = useText('terms')
  const { list, start } = useLoaderData<typeof loader>()
  const columns: TableColumn<Kind>[] = [
    {
      key: 'kind',
      title: words.kind,
      cell: ({ type }) => (
        <span className="grid">
          <span className="font-medium">{words.kinds[type]}</span>
          <span className="text-13 text-soft">{words.usedAt[type]}</span>
        </span>
      ),
    },
    {
      key: 'in_force',
      title: words.inForce,
      cell: ({ type, in_force }) =>
        in_force ? (
          <span className="grid">
            <span>{words.version(in_force.version)}</span>
            <span className="text-13 text-soft tabular-nums">{words.from(in_force.effective_date)}</span>
          </span>
        ) : (
          <Badge tone={required.has(type) ? 'bad' : undefined}>{words.none}</Badge>
        ),
    },
    {
      key: 'agreed',
      title: words.agreed,
      cell: ({ in_force }) =>
        in_force ? words.agreedCount(formatNumber(in_force.members), formatNumber(in_force.bookings)) : '',
    },
    { key: 'next', title: words.next, cell: (kind) => <NextVersion kind={kind} /> },
    {
      key: 'open',
      title: '',
      cell: ({ type }) => (
        <span className="flex tablet:justify-end">
          <OfficeLink
            to={`/terms/${type}`}
            className="button-secondary"
            aria-label={words.openLabel(words.kinds[type])}
          >
            {words.open}
          </OfficeLink>
        </span>
      ),
    },
  ]
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {start.types.length > 0 && (
        <div className="mb-4 max-w-4xl">
          <StandardStart start={start} />
        </div>
      )}
      <DataTable
        name="terms"
        label={words.title}
        columns={columns}
        rows={list}
        getKey={({ type }) => type}
        total={list.length}
        page={1}
        page_size={list.length}
        empty={words.none}
      />
    </>
  )
}

function NextVersion({ kind: { coming, draft } }: { kind: Kind }) {
  const words = useText('terms')
  return (
    <span className="flex flex-wrap gap-1">
      {coming && <Badge tone="brand">{words.comingFrom(coming.effective_date)}</Badge>}
      {draft && <Badge>{words.draftBadge}</Badge>}
    </span>
  )
}
