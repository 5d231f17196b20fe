// ConsultationListPage: new ones first, by state and person.
import { useLoaderData, useSearchParams } from 'react-router'
import { consultationStates } from '#domain/board/consultation-states.ts'
import { getToday } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { ConsultationBadge } from './consultation-badge.tsx'
import { QuestionTabs } from './question-tabs.tsx'

export const loader = ({ api, url: { searchParams } }: LoaderArgs) =>
  api.board.consultations({
    page: readListQuery(searchParams).page,
    ...parseConsultationFilters(searchParams),
  })

type ConsultationResult = Awaited<ReturnType<typeof loader>>

function parseConsultationFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return {
    state: choice('state', consultationStates),
    in_charge: Number(text('in_charge')) || undefined,
    due: text('due'),
    query: text('query'),
  }
}

export default function ConsultationListPage() {
  const words = useText('questions')
  const { list, people, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <QuestionTabs current="consultations" />
      <ConsultationFilters people={people} />
      <DataTable
        name="consultations"
        label={words.consultations}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        hasSavedViews
        exportRows={(chosen, sending) =>
          api.board.exportConsultations({ ...parseConsultationFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.noConsultations} lead={words.noConsultationsLead} />}
        columns={useConsultationColumns()}
      />
    </>
  )
}

function ConsultationFilters({ people }: Pick<ConsultationResult, 'people'>) {
  const words = useText('questions')
  return (
    <Filters>
      <FilterSelect
        name="state"
        label={words.state}
        choices={consultationStates.map((value) => ({ value, name: words.states[value] }))}
      />
      <FilterSelect
        name="in_charge"
        label={words.inCharge}
        choices={people.map(({ id, name }) => ({ value: String(id), name }))}
      />
      <FilterField type="date" name="due" label={words.dueBy} />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}

/** The columns that can be exported, by the same names. */
type ConsultationExportColumn = Parameters<Api['board']['exportConsultations']>[0]['columns'][number]

function useConsultationColumns(): TableColumn<
  ConsultationResult['list'][number],
  ConsultationExportColumn
>[] {
  const words = useText('questions')
  const { language } = useSession()
  const localized = useLocalized()
  return [
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ state }) => <ConsultationBadge state={state} />,
    },
    {
      key: 'name',
      title: words.who,
      fixed: true,
      cell: ({ id, name, excerpt }) => (
        <OfficeLink to={`/questions/consultations/${id}`} className="grid gap-0.5 hover:underline">
          <span className="font-medium">{name}</span>
          <span className="line-clamp-1 text-13 text-soft">{excerpt}</span>
        </OfficeLink>
      ),
    },
    {
      key: 'trip',
      title: words.trip,
      cell: ({ page_title }) => (page_title ? localized(page_title) : ''),
    },
    {
      key: 'person',
      title: words.inCharge,
      cell: ({ in_charge_name }) => (
        <span className="whitespace-nowrap">{in_charge_name ?? words.nobody}</span>
      ),
    },
    {
      key: 'due',
      title: words.due,
      cell: ({ due, state }) => (
        <span
          className={`whitespace-nowrap ${due && state !== 'done' && due <= getToday() ? 'font-semibold text-bad' : ''}`}
        >
          {due}
        </span>
      ),
    },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{formatMoment(reg_date, language)}</span>,
    },
  ]
}
