// Questions of the Q&A board: unanswered ones first.

import { useLoaderData, useSearchParams } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
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
import { useSession } from '#web/session.tsx'
import { QuestionTabs } from './question-tabs.tsx'

export const loader = ({ api, url: { searchParams } }: LoaderArgs) =>
  api.board.questions({ page: readListQuery(searchParams).page, ...parseQuestionFilters(searchParams) })

const states = ['waiting', 'answered'] as const

function parseQuestionFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return { state: choice('state', states), query: text('query') }
}

export default function QuestionListPage() {
  const words = useText('questions')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <QuestionTabs current="questions" />
      <QuestionFilters />
      <DataTable
        name="questions"
        label={words.questions}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        hasSavedViews
        exportRows={(chosen, sending) =>
          api.board.exportQuestions({ ...parseQuestionFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={useQuestionColumns()}
      />
    </>
  )
}

function QuestionFilters() {
  const words = useText('questions')
  return (
    <Filters>
      <FilterSelect
        name="state"
        label={words.state}
        choices={states.map((value) => ({ value, name: words[value] }))}
      />
      <FilterField type="search" name="query" label={words.find} />
    </Filters>
  )
}

type QuestionRow = Awaited<ReturnType<typeof loader>>['list'][number]
/** The columns that can be exported, by the same names. */
type QuestionExportColumn = Parameters<Api['board']['exportQuestions']>[0]['columns'][number]

function useQuestionColumns(): TableColumn<QuestionRow, QuestionExportColumn>[] {
  const words = useText('questions')
  const { language } = useSession()
  return [
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ answer_date }) => (
        <Badge tone={answer_date ? 'good' : 'warn'}>{answer_date ? words.answered : words.waiting}</Badge>
      ),
    },
    {
      key: 'title',
      title: words.question,
      fixed: true,
      cell: ({ id, title, private_yn }) => (
        <OfficeLink to={`/questions/${id}`} className="font-medium hover:underline">
          {title} {private_yn === 'Y' && <Badge>{words.isPrivate}</Badge>}
        </OfficeLink>
      ),
    },
    { key: 'who', title: words.who, cell: ({ reg_name }) => reg_name },
    {
      key: 'when',
      title: words.when,
      cell: ({ reg_date }) => <span className="whitespace-nowrap">{formatMoment(reg_date, language)}</span>,
    },
  ]
}
