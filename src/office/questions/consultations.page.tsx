// Consultations: new ones first, by state and person.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { useSay, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice, FilterField } from '../kit/filter-fields.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { type Column, List } from '../kit/list.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { QuestionTabs } from './question-tabs.tsx'
import { isState, StateBadge, states } from './state-badge.tsx'

export const loader = ({ api, url: { searchParams } }: Loading) =>
  api.board.consultations({ page: Number(searchParams.get('page') ?? 1), ...filtersOf(searchParams) })

type Loaded = Awaited<ReturnType<typeof loader>>

function filtersOf(search: URLSearchParams) {
  const of = (name: string) => search.get(name) || undefined
  const [state, person] = [of('state'), of('in_charge')]
  return {
    state: isState(state) ? state : undefined,
    in_charge: person === undefined ? undefined : Number(person),
    query: of('query'),
  }
}

export default function Consultations() {
  const words = useOffice('questions')
  const { list, people, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <QuestionTabs here="consultations" />
      <ConsultationFilters people={people} />
      <List
        name="consultations"
        label={words.consultations}
        rows={list}
        keyOf={({ id }) => id}
        {...paging}
        hasViews
        exporting={(chosen, sending) =>
          api.board.exportConsultations({ ...filtersOf(search), ...chosen }, sending)
        }
        empty={<Empty title={words.noConsultations} lead={words.noConsultationsLead} />}
        columns={useConsultationColumns()}
      />
    </>
  )
}

function ConsultationFilters({ people }: Pick<Loaded, 'people'>) {
  const words = useOffice('questions')
  return (
    <Filters>
      <FilterChoice
        name="state"
        label={words.state}
        choices={states.map((value) => ({ value, name: words.states[value] }))}
      />
      <FilterChoice
        name="in_charge"
        label={words.inCharge}
        choices={people.map(({ id, name }) => ({ value: String(id), name }))}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}

/** Those that can be exported, by the same names. */
type Key = Parameters<Api['board']['exportConsultations']>[0]['columns'][number]

function useConsultationColumns(): Column<Loaded['list'][number], Key>[] {
  const words = useOffice('questions')
  const { language } = useSession()
  const say = useSay()
  const { agency = '' } = useParams()
  return [
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'name',
      title: words.who,
      fixed: true,
      cell: ({ id, name, excerpt }) => (
        <Link to={`/${agency}/questions/consultations/${id}`} className="grid gap-0.5 hover:underline">
          <span className="font-medium">{name}</span>
          <span className="line-clamp-1 text-13 text-soft">{excerpt}</span>
        </Link>
      ),
    },
    {
      key: 'trip',
      title: words.trip,
      cell: ({ page_title }) => (page_title ? say(page_title) : ''),
    },
    {
      key: 'person',
      title: words.inCharge,
      cell: ({ in_charge_name }) => (
        <span className="whitespace-nowrap">{in_charge_name ?? words.nobody}</span>
      ),
    },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{when(reg_date, language)}</span>,
    },
  ]
}
