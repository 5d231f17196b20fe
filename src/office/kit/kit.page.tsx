// Every component of the kit on one page, for who builds a screen. In the demo and in development only.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Badge } from './badge.tsx'
import { type Branch, moveBranch } from './branches.ts'
import { ChangeNotice } from './change-notice.tsx'
import { Chart } from './chart.tsx'
import { DataTable } from './data-table.tsx'
import { DropZone } from './drop-zone.tsx'
import { EmptyState } from './empty-state.tsx'
import { Field, Select, Textarea } from './field.tsx'
import { FilterField } from './filter-fields.tsx'
import { Filters } from './filters.tsx'
import { PageHeader } from './page-header.tsx'
import { Panel } from './panel.tsx'
import { Preview } from './preview.tsx'
import { Tabs } from './tabs.tsx'
import { Tree } from './tree.tsx'
import { useText } from './use-text.ts'
import type { SendFile } from './use-uploads.ts'

// The heaviest pieces: the others are there before them.
const SampleDialogs = lazy(() => import('./sample-dialogs.tsx'))
const SampleGrid = lazy(() => import('./sample-grid.tsx'))

export const loader = ({ url }: LoaderArgs) => ({
  q: url.searchParams.get('q') ?? '',
  sort: url.searchParams.get('sort') ?? 'city',
  page: Number(url.searchParams.get('page') ?? 1),
})

/** What is shown of each, in the order of the page; its words have the same name. */
const samples = [
  ['buttons', ButtonsSample],
  ['fields', FieldsSample],
  ['list', DataTableSample],
  ['drop', DropZoneSample],
  ['tree', TreeSample],
  ['dialogs', DialogSample],
  ['chart', ChartSample],
  ['tabs', TabsSample],
  ['grid', GridSample],
  ['whatChanged', ChangeNoticeSample],
  ['preview', PreviewSample],
  ['empty', EmptyStateSample],
] as const

export default function KitPage() {
  const words = useText('pieces')
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid gap-4 desktop:grid-cols-2">
        {samples.map(([name, Component]) => (
          <Sample key={name} name={name} Component={Component} />
        ))}
      </div>
    </>
  )
}

type SampleName = (typeof samples)[number][0]

function Sample({ name, Component }: { name: SampleName; Component: () => ReactNode }) {
  const { title, lead } = useText('pieces')[name]
  return (
    <Panel title={title}>
      <p className="text-15 text-soft">{lead}</p>
      <Component />
    </Panel>
  )
}

function ButtonsSample() {
  const { buttons: words } = useText('pieces')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-primary">
          {words.main}
        </button>
        <button type="button" className="button-secondary">
          {words.plain}
        </button>
        <button type="button" className="button-danger">
          {words.danger}
        </button>
        <button type="button" className="button-secondary" disabled>
          {words.off}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['good', 'warn', 'bad', 'brand'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {words[tone]}
          </Badge>
        ))}
        <Badge>{words.none}</Badge>
      </div>
    </>
  )
}

function FieldsSample() {
  const { fields: words } = useText('pieces')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field label={words.name} hint={words.nameHint} />
      <Select label={words.kind} choices={words.kinds.map((name) => ({ value: name, name }))} />
      <Field label={words.wrong} error={words.wrongHint} defaultValue="010-12" />
      <Textarea label={words.memo} rows={2} />
    </div>
  )
}

const pageSize = 5

function DataTableSample() {
  const { list: words } = useText('pieces')
  const { q, sort, page } = useLoaderData<typeof loader>()
  const direction = sort.startsWith('-') ? -1 : 1
  const column = sort.endsWith('country') ? 1 : 0
  const matches = words.cities
    .filter((row) => row.some((word) => word.toLowerCase().includes(q.toLowerCase())))
    .toSorted((one, other) => direction * (one[column] ?? '').localeCompare(other[column] ?? ''))
  return (
    <>
      <Filters>
        <FilterField type="search" name="q" label={words.find} />
        <input type="hidden" name="sort" value={sort} />
      </Filters>
      <DataTable
        name="kit"
        label={words.title}
        rows={matches.slice((page - 1) * pageSize, page * pageSize)}
        getKey={([city]) => city ?? ''}
        total={matches.length}
        page={page}
        page_size={pageSize}
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={[
          { key: 'city', title: words.city, sort: 'city', fixed: true, cell: ([city]) => city },
          { key: 'country', title: words.country, sort: 'country', cell: ([, country]) => country },
          { key: 'trips', title: words.trips, number: true, cell: ([city = '']) => city.length * 3 },
        ]}
      />
    </>
  )
}

function TabsSample() {
  const { tabs: words } = useText('pieces')
  const { sort } = useLoaderData<typeof loader>()
  const tabs = ['city', '-city'].map((by, at) => ({
    to: `?sort=${by}` as const,
    name: words.names[at] ?? '',
    isCurrent: sort === by,
  }))
  return <Tabs label={words.label} tabs={tabs} />
}

const failedOnce = new Set<string>()

/** As slow as a good line, and a name with fail in it fails once. */
const sendToNowhere: SendFile = async ({ name }, { key, onProgress, signal }) => {
  for (let share = 0; share <= 1; share += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    signal.throwIfAborted()
    onProgress(share)
  }
  if (!name.includes('fail') || failedOnce.has(key)) return
  failedOnce.add(key)
  throw new Error('it fails once')
}

function TreeSample() {
  const { tree: words } = useText('pieces')
  const [asia = '', japan = '', vietnam = '', europe = '', alps = '', jeju = ''] = words.areas
  const [branches, setBranches] = useState<Branch[]>(() => [
    {
      id: 'asia',
      name: asia,
      children: [
        { id: 'japan', name: japan },
        { id: 'vietnam', name: vietnam },
      ],
    },
    { id: 'europe', name: europe, children: [{ id: 'alps', name: alps }] },
    { id: 'jeju', name: jeju },
  ])
  const rename = (list: readonly Branch[], id: string, name: string): Branch[] =>
    list.map((branch) => ({
      ...branch,
      ...(branch.id === id && { name }),
      ...(branch.children && { children: rename(branch.children, id, name) }),
    }))
  return (
    <Tree
      label={words.label}
      branches={branches}
      maxDepth={2}
      onMove={(id, to) => setBranches(moveBranch(branches, id, to))}
      onRename={(id, name) => setBranches(rename(branches, id, name))}
    />
  )
}

const bars = [5, 8, 7, 12, 9, 14, 11, 10, 8, 16, 13, 18, 14, 12].map((now, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  now,
  before: Math.round(now * 0.85 + (at % 3)),
}))

function ChartSample() {
  const { chart: words } = useText('pieces')
  const formatValue = (value: number) => words.people(formatNumber(value))
  return (
    <Chart
      title={words.name}
      sum={formatValue(bars.reduce((sum, { now }) => sum + now, 0))}
      comparison={words.compared}
      bars={bars}
      formatValue={formatValue}
      formatDay={(day) => day}
    />
  )
}

function DropZoneSample() {
  const { drop: words } = useText('pieces')
  return <DropZone label={words.label} accept="photos" send={sendToNowhere} />
}

function GridSample() {
  return (
    <Suspense>
      <SampleGrid />
    </Suspense>
  )
}

function ChangeNoticeSample() {
  const { whatChanged: words } = useText('pieces')
  return (
    <ChangeNotice
      title={words.said}
      lead={words.check}
      other=""
      differences={[[words.people, words.before, words.now]]}
    />
  )
}

function DialogSample() {
  return (
    <Suspense>
      <SampleDialogs />
    </Suspense>
  )
}

function PreviewSample() {
  return (
    <Preview revision={1} load={async () => ({ address: 'about:blank' })}>
      {null}
    </Preview>
  )
}

function EmptyStateSample() {
  const { empty: words } = useText('pieces')
  return <EmptyState title={words.none} lead={words.noneLead} />
}
