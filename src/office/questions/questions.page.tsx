// Questions of the Q&A board: what waits comes first.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { useSession } from '#web/session.tsx'
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

export const loader = ({ api, url: { searchParams } }: Loading) =>
  api.board.questions({ page: Number(searchParams.get('page') ?? 1), ...filtersOf(searchParams) })

const states = ['waiting', 'answered'] as const

const filtersOf = (search: URLSearchParams) => ({
  state: states.find((state) => state === search.get('state')),
  query: search.get('query') || undefined,
})

export default function Questions() {
  const words = useOffice('questions')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <QuestionTabs here="questions" />
      <QuestionFilters />
      <List
        name="questions"
        label={words.questions}
        rows={list}
        keyOf={({ id }) => id}
        {...paging}
        hasViews
        exporting={(chosen, sending) =>
          api.board.exportQuestions({ ...filtersOf(search), ...chosen }, sending)
        }
        empty={<Empty title={words.none} lead={words.noneLead} />}
        columns={useQuestionColumns()}
      />
    </>
  )
}

function QuestionFilters() {
  const words = useOffice('questions')
  return (
    <Filters>
      <FilterChoice
        name="state"
        label={words.state}
        choices={states.map((value) => ({ value, name: words[value] }))}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}

type Question = Awaited<ReturnType<typeof loader>>['list'][number]
/** Those that can be exported, by the same names. */
type Key = Parameters<Api['board']['exportQuestions']>[0]['columns'][number]

function useQuestionColumns(): Column<Question, Key>[] {
  const words = useOffice('questions')
  const { language } = useSession()
  const { agency = '' } = useParams()
  return [
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ answer_date }) => (
        <span className="badge" data-tone={answer_date ? 'good' : 'warn'}>
          {answer_date ? words.answered : words.waiting}
        </span>
      ),
    },
    {
      key: 'title',
      title: words.question,
      fixed: true,
      cell: ({ id, title, private_yn }) => (
        <Link to={`/${agency}/questions/${id}`} className="font-medium hover:underline">
          {title} {private_yn === 'Y' && <span className="badge">{words.isPrivate}</span>}
        </Link>
      ),
    },
    { key: 'who', title: words.who, cell: ({ reg_name }) => reg_name },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{when(reg_date, language)}</span>,
    },
  ]
}
