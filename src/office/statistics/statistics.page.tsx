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
      <MonthTable year={year} statistics={statistics} />
    </>
  )
}

type Figure = Statistic['figure']

const isSum = (figure: Figure) => figure === 'sales' || figure === 'margin'

/** A value of a figure for people, and for the side of its chart. */
function useFigureFormats() {
  const words = useText('statistics')
  const kit = useText('kit')
  const format = (figure: Figure, value: number) => {
    if (isSum(figure)) return words.won(formatNumber(value))
    return figure === 'lead' ? words.days(value) : words.percent(value)
  }
  const formatShort = (figure: Figure, value: number) => {
    if (isSum(figure)) return kit.shortWon(value)
    return figure === 'lead' ? words.shortDays(value) : words.shortPercent(value)
  }
  return { format, formatShort }
}

/** Of sums the sum, of shares and days the mean of the months that have one. */
function sumUp({ figure, months }: Statistic, year: 'now' | 'before'): number {
  const values = months.flatMap((month) => month[year] ?? [])
  const sum = values.reduce((all, value) => all + value, 0)
  return isSum(figure) ? sum : Math.round(sum / Math.max(1, values.length))
}

function StatisticChart({ statistic }: { statistic: Statistic }) {
  const words = useText('statistics')
  const { format, formatShort } = useFigureFormats()
  const { figure, months } = statistic
  return (
    <Chart
      title={words.figures[figure]}
      sum={format(figure, sumUp(statistic, 'now'))}
      comparison={words.before(format(figure, sumUp(statistic, 'before')))}
      bars={months.map(({ month, now, before }) => ({ day: String(month), now, before }))}
      dayTitle={words.monthTitle}
      formatValue={(value) => format(figure, value)}
      formatScale={(value) => formatShort(figure, value)}
      formatDay={words.month}
      formatTick={(month) => month}
    />
  )
}

/** All figures of the year side by side, each above that of the year before. */
function MonthTable({ year, statistics }: { year: number; statistics: readonly Statistic[] }) {
  const words = useText('statistics')
  const { format } = useFigureFormats()
  const describe = (figure: Figure, value: number | null | undefined) =>
    typeof value === 'number' ? format(figure, value) : '–'
  const cells = (
    read: (statistic: Statistic) => { now?: number | null; before?: number | null } | undefined,
  ) =>
    statistics.map((statistic) => {
      const { figure } = statistic
      const value = read(statistic)
      return (
        <td key={figure} className="number">
          <span className="block">{describe(figure, value?.now)}</span>
          <span className="block text-13 text-soft">{describe(figure, value?.before)}</span>
        </td>
      )
    })
  return (
    <div className="mt-4">
      <Panel title={words.tableTitle(year)}>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
          tabIndex={0}
          aria-label={words.tableTitle(year)}
          className="overflow-x-auto"
        >
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{words.monthTitle}</th>
                {statistics.map(({ figure }) => (
                  <th key={figure} scope="col" className="number">
                    {words.figures[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: 12 }, (_, at) => (
                <tr key={words.month(String(at + 1))}>
                  <th scope="row">{words.month(String(at + 1))}</th>
                  {cells(({ months }) => months[at])}
                </tr>
              ))}
              <tr className="font-semibold">
                <th scope="row">{words.yearTitle}</th>
                {cells((statistic) => ({ now: sumUp(statistic, 'now'), before: sumUp(statistic, 'before') }))}
              </tr>
            </tbody>
          </table>
        </section>
        <p className="text-13 text-soft">{words.tableHint}</p>
      </Panel>
    </div>
  )
}
