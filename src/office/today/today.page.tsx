// The first screen: pending work, most urgent first; this week's departures; figures against last year.

import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Chart } from '#office/kit/chart.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { ElsewhereList, FirstSteps } from './first-steps.tsx'
import { PendingList, type TodayReport } from './pending-list.tsx'

export const loader = ({ api }: LoaderArgs) => api.report.today()

export default function TodayPage() {
  const words = useText('today')
  const kit = useText('kit')
  const may = useMay()
  const day = useLoaderData<typeof loader>()
  const { waiting, people_by_day, money_by_day, first_steps } = day
  const total = waiting.reduce((sum, each) => sum + each.total, 0)
  const isOpening = !first_steps.published || (total === 0 && isNewAgency(day))
  if (!first_steps.published && may('company')) return <PreparingPage day={day} total={total} />
  return (
    <>
      <PageHeader title={total === 0 ? words.title : words.things(total)} lead={words.lead} />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          {total > 0 && <PendingList day={day} />}
          {isOpening && <FirstSteps day={day} />}
          {total === 0 && !isOpening && <EmptyState title={words.empty} lead={words.emptyLead} />}
        </div>
        <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-1">
          <NextDepartures day={day} />
          {people_by_day && (
            <Chart
              title={words.bookings}
              bars={people_by_day}
              formatValue={words.people}
              formatDay={words.shortDay}
              {...describeSum(people_by_day, words.people, words.compared)}
            />
          )}
          {money_by_day && (
            <Chart
              title={words.money}
              bars={money_by_day}
              formatValue={(won) => words.won(formatNumber(won))}
              formatScale={kit.shortWon}
              formatDay={words.shortDay}
              {...describeSum(money_by_day, (won) => words.won(formatNumber(won)), words.compared)}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Before the site is public: no figures, since tests are in no sum. */
function PreparingPage({ day, total }: { day: TodayReport; total: number }) {
  const words = useText('today')
  return (
    <>
      <PageHeader title={total === 0 ? words.first.title : words.things(total)} lead={words.first.pageLead} />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        {/* on a phone it is read before the steps */}
        <div className="desktop:col-start-2 desktop:row-start-1">
          <ElsewhereList isOpen={!day.first_steps.company} />
        </div>
        <div className="grid gap-4 desktop:col-start-1 desktop:row-start-1">
          {total > 0 && <PendingList day={day} />}
          <FirstSteps day={day} />
        </div>
      </div>
    </>
  )
}

/** Nothing leaves, and nothing came in this year or the last. */
const isNewAgency = ({ leaving, people_by_day = [], money_by_day = [] }: TodayReport) =>
  leaving.length === 0 &&
  [...people_by_day, ...money_by_day].every(({ now, before }) => now === 0 && before === 0)

function describeSum(
  bars: readonly { now: number; before: number }[],
  formatSum: (sum: number) => string,
  compare: (percent: number) => string,
) {
  const now = bars.reduce((sum, bar) => sum + bar.now, 0)
  const before = bars.reduce((sum, bar) => sum + bar.before, 0)
  return {
    sum: formatSum(now),
    ...(before > 0 && { comparison: compare(Math.round((now / before - 1) * 100)) }),
  }
}

function NextDepartures({ day: { leaving } }: { day: TodayReport }) {
  const words = useText('today')
  const localized = useLocalized()
  const may = useMay()
  return (
    <section className="panel grid gap-1 p-4">
      <h2 className="font-normal text-15 text-soft">{words.nextDepartures}</h2>
      {leaving.length === 0 && <p className="py-2 text-15">{words.noDepartures}</p>}
      <ul className="divide-y divide-line">
        {leaving.map(({ departure_id, page_title, departure_date, taken, minimum, seats, is_confirmed }) => (
          <li
            key={departure_id}
            className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto] items-center gap-2 py-2 text-15"
          >
            <span className="tabular-nums">{words.dayOfWeek(departure_date)}</span>
            {may('bookings') ? (
              <OfficeLink
                to={`/filling/${departure_id}`}
                className="truncate underline-offset-4 hover:underline"
              >
                {localized(page_title)}
              </OfficeLink>
            ) : (
              <span className="truncate">{localized(page_title)}</span>
            )}
            <span className="tabular-nums">{words.seatsTaken(taken, seats)}</span>
            <Badge tone={is_confirmed || taken >= minimum ? 'good' : 'warn'}>
              {is_confirmed || taken >= minimum ? words.goes : words.under(minimum)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
