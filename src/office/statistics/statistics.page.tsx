// Statistics: sales, load factor, lead time, cancellations and margin by month, each also as a table.
import { useLoaderData } from 'react-router'
import { figures } from '#domain/books/figure.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { Chart } from '#office/kit/chart.tsx'
import { FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'

const thisYear = () => Number(getToday().slice(0, 4))

export async function loader({ api, url }: LoaderArgs) {
  const year = Number(url.searchParams.get('year') || thisYear())
  const answers = await Promise.allSettled(figures.map((figure) => api.books.statistic({ figure, year })))
  const statistics = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  // A statistic that takes too long leaves the others; where all fail the screen says why.
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (statistics.length === 0 && failed) throw failed.reason
  return { year, statistics }
}
type Statistic = Awaited<ReturnType<Api['books']['statistic']>>

export default function StatisticsPage() {
  const words = useText('statistics')
  const { year, statistics } = useLoaderData<typeof loader>()
  const years = [0, 1, 2, 3].map((ago) => String(thisYear() - ago))
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(year)} />
      <Filters>
        <FilterSelect
          name="year"
          label={words.year}
          choices={years.map((value) => ({ value, name: value }))}
        />
      </Filters>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {figures.map((figure) => {
          const statistic = statistics.find((each) => each.figure === figure)
          return statistic ? (
            <StatisticChart key={figure} statistic={statistic} />
          ) : (
            <Panel key={figure} title={words.figures[figure]}>
              <p role="status" className="text-15 text-soft">
                {words.failed}
              </p>
            </Panel>
          )
        })}
      </div>
    </>
  )
}

function StatisticChart({ statistic: { figure, months } }: { statistic: Statistic }) {
  const words = useText('statistics')
  const isSum = figure === 'sales' || figure === 'margin'
  const format = (value: number) => {
    if (isSum) return words.won(formatNumber(value))
    return figure === 'lead' ? words.days(value) : words.percent(value)
  }
  const sumUp = (year: 'now' | 'before') => {
    const values = months.flatMap((month) => month[year] ?? [])
    const sum = values.reduce((all, value) => all + value, 0)
    return isSum ? sum : Math.round(sum / Math.max(1, values.length))
  }
  return (
    <Chart
      title={words.figures[figure]}
      sum={format(sumUp('now'))}
      comparison={words.before(format(sumUp('before')))}
      bars={months.map(({ month, now, before }) => ({ day: String(month), now, before }))}
      dayTitle={words.monthTitle}
      formatValue={format}
      formatDay={words.month}
    />
  )
}
