// Every piece of the kit on one page, for who builds a screen. In the demo and in development only.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { withCommas } from '#plain/format.ts'
import type { Loading } from '../page.ts'
import { type Branch, moved } from './branches.ts'
import { WhatChanged } from './changing.tsx'
import { Chart } from './chart.tsx'
import { DropZone } from './drop-zone.tsx'
import { Empty } from './empty.tsx'
import { Area, Choose, Field } from './field.tsx'
import { FilterField } from './filter-fields.tsx'
import { Filters } from './filters.tsx'
import { Heading } from './heading.tsx'
import { List } from './list.tsx'
import { Part } from './part.tsx'
import { Preview } from './preview.tsx'
import { SampleDialogs } from './sample-dialogs.tsx'
import { Tabs } from './tabs.tsx'
import { Tree } from './tree.tsx'
import type { SendFile } from './use-sending-files.ts'
import { useOffice } from './use-words.ts'

// The heaviest piece: the others are there before it.
const SampleSheet = lazy(() => import('./sample-sheet.tsx').then((file) => ({ default: file.SampleSheet })))

export const loader = ({ url }: Loading) => ({
  q: url.searchParams.get('q') ?? '',
  sort: url.searchParams.get('sort') ?? 'city',
  page: Number(url.searchParams.get('page') ?? 1),
})

/** What is shown of each, in the order of the page; its words have the same name. */
const pieces = [
  ['buttons', Buttons],
  ['fields', Fields],
  ['list', Cities],
  ['drop', Dropping],
  ['tree', Areas],
  ['dialogs', SampleDialogs],
  ['chart', Bars],
  ['tabs', Views],
  ['sheet', SheetLater],
  ['whatChanged', Changed],
  ['preview', Previewed],
  ['empty', NothingThere],
] as const

export default function Kit() {
  const words = useOffice('pieces')
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <div className="grid gap-4 desktop:grid-cols-2">
        {pieces.map(([name, Shown]) => (
          <Piece key={name} name={name} Shown={Shown} />
        ))}
      </div>
    </>
  )
}

type PieceName = (typeof pieces)[number][0]

function Piece({ name, Shown }: { name: PieceName; Shown: () => ReactNode }) {
  const { title, lead } = useOffice('pieces')[name]
  return (
    <Part title={title}>
      <p className="text-15 text-soft">{lead}</p>
      <Shown />
    </Part>
  )
}

function Buttons() {
  const { buttons: words } = useOffice('pieces')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="act-main">
          {words.main}
        </button>
        <button type="button" className="act">
          {words.plain}
        </button>
        <button type="button" className="act-danger">
          {words.danger}
        </button>
        <button type="button" className="act" disabled>
          {words.off}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['good', 'warn', 'bad', 'brand'] as const).map((tone) => (
          <span key={tone} className="badge" data-tone={tone}>
            {words[tone]}
          </span>
        ))}
        <span className="badge">{words.none}</span>
      </div>
    </>
  )
}

function Fields() {
  const { fields: words } = useOffice('pieces')
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Field label={words.name} hint={words.nameHint} />
      <Choose label={words.kind} choices={words.kinds.map((name) => ({ value: name, name }))} />
      <Field label={words.wrong} error={words.wrongHint} defaultValue="010-12" />
      <Area label={words.memo} rows={2} />
    </div>
  )
}

const shownAtOnce = 5

function Cities() {
  const { list: words } = useOffice('pieces')
  const { q, sort, page } = useLoaderData<typeof loader>()
  const way = sort.startsWith('-') ? -1 : 1
  const column = sort.endsWith('country') ? 1 : 0
  const found = words.cities
    .filter((row) => row.some((word) => word.toLowerCase().includes(q.toLowerCase())))
    .toSorted((one, other) => way * (one[column] ?? '').localeCompare(other[column] ?? ''))
  return (
    <>
      <Filters>
        <FilterField type="search" name="q" label={words.find} />
        <input type="hidden" name="sort" value={sort} />
      </Filters>
      <List
        name="kit"
        label={words.title}
        rows={found.slice((page - 1) * shownAtOnce, page * shownAtOnce)}
        keyOf={([city]) => city ?? ''}
        total={found.length}
        page={page}
        page_size={shownAtOnce}
        empty={<Empty title={words.none} lead={words.noneLead} />}
        columns={[
          { key: 'city', title: words.city, sort: 'city', fixed: true, cell: ([city]) => city },
          { key: 'country', title: words.country, sort: 'country', cell: ([, country]) => country },
          { key: 'trips', title: words.trips, number: true, cell: ([city = '']) => city.length * 3 },
        ]}
      />
    </>
  )
}

function Views() {
  const { tabs: words } = useOffice('pieces')
  const { sort } = useLoaderData<typeof loader>()
  const tabs = ['city', '-city'].map((by, at) => ({
    to: `?sort=${by}`,
    name: words.names[at] ?? '',
    here: sort === by,
  }))
  return <Tabs label={words.label} tabs={tabs} />
}

const failedOnce = new Set<string>()

/** As slow as a good line, and a name with fail in it fails once. */
const sendNowhere: SendFile = async ({ name }, { key, onProgress, signal }) => {
  for (let share = 0; share <= 1; share += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    signal.throwIfAborted()
    onProgress(share)
  }
  if (!name.includes('fail') || failedOnce.has(key)) return
  failedOnce.add(key)
  throw new Error('it fails once')
}

function Areas() {
  const { tree: words } = useOffice('pieces')
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
      deepest={2}
      onMove={(id, to) => setBranches(moved(branches, id, to))}
      onRename={(id, name) => setBranches(rename(branches, id, name))}
    />
  )
}

const bars = [5, 8, 7, 12, 9, 14, 11, 10, 8, 16, 13, 18, 14, 12].map((now, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  now,
  before: Math.round(now * 0.85 + (at % 3)),
}))

function Bars() {
  const { chart: words } = useOffice('pieces')
  const say = (value: number) => words.people(withCommas(value))
  return (
    <Chart
      title={words.name}
      sum={say(bars.reduce((sum, { now }) => sum + now, 0))}
      compared={words.compared}
      bars={bars}
      say={say}
      sayDay={(day) => day}
    />
  )
}

function Dropping() {
  const { drop: words } = useOffice('pieces')
  return <DropZone label={words.label} accept="photos" send={sendNowhere} />
}

function SheetLater() {
  return (
    <Suspense>
      <SampleSheet />
    </Suspense>
  )
}

function Changed() {
  const { whatChanged: words } = useOffice('pieces')
  return (
    <WhatChanged
      title={words.said}
      lead={words.check}
      other=""
      differences={[[words.people, words.before, words.now]]}
    />
  )
}

function Previewed() {
  return (
    <Preview revision={1} load={async () => ({ address: 'about:blank' })}>
      {null}
    </Preview>
  )
}

function NothingThere() {
  const { empty: words } = useOffice('pieces')
  return <Empty title={words.none} lead={words.noneLead} />
}
