// The first screen: what waits, most urgent first; who leaves this week; how it goes against last year.
import { Link, useLoaderData, useParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { useSay } from '#web/session.tsx'
import { Chart } from '../kit/chart.tsx'
import { Empty } from '../kit/empty.tsx'
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { FirstSteps } from './first-steps.tsx'
import type { Day } from './use-said.ts'
import { WaitingLines } from './waiting-lines.tsx'

export const loader = ({ api }: Loading) => api.report.today()

export default function Today() {
  const words = useOffice('today')
  const day = useLoaderData<typeof loader>()
  const { waiting, people_by_day, money_by_day } = day
  const total = waiting.reduce((sum, each) => sum + each.total, 0)
  return (
    <>
      <Heading title={total === 0 ? words.title : words.things(total)} lead={words.lead} />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        {total > 0 && <WaitingLines day={day} />}
        {total === 0 &&
          (isNew(day) ? (
            <FirstSteps done={day.first_steps} />
          ) : (
            <Empty title={words.empty} lead={words.emptyLead} />
          ))}
        <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-1">
          <Leaving day={day} />
          {people_by_day && (
            <Chart
              title={words.bookings}
              bars={people_by_day}
              say={words.people}
              sayDay={words.shortDay}
              {...sumOf(people_by_day, words.people, words.compared)}
            />
          )}
          {money_by_day && (
            <Chart
              title={words.money}
              bars={money_by_day}
              say={(won) => words.won(withCommas(won))}
              sayDay={words.shortDay}
              {...sumOf(money_by_day, (won) => words.won(withCommas(won)), words.compared)}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Nothing leaves, and nothing came in this year or the last. */
const isNew = ({ leaving, people_by_day = [], money_by_day = [] }: Day) =>
  leaving.length === 0 &&
  [...people_by_day, ...money_by_day].every(({ now, before }) => now === 0 && before === 0)

function sumOf(
  bars: readonly { now: number; before: number }[],
  say: (sum: number) => string,
  compare: (percent: number) => string,
) {
  const now = bars.reduce((sum, bar) => sum + bar.now, 0)
  const before = bars.reduce((sum, bar) => sum + bar.before, 0)
  return {
    sum: say(now),
    ...(before > 0 && { compared: compare(Math.round((now / before - 1) * 100)) }),
  }
}

function Leaving({ day: { leaving } }: { day: Day }) {
  const words = useOffice('today')
  const say = useSay()
  const may = useMay()
  const { agency = '' } = useParams()
  return (
    <section className="panel grid gap-1 p-4">
      <h2 className="font-normal text-15 text-soft">{words.leaving}</h2>
      {leaving.length === 0 && <p className="py-2 text-15">{words.leavingNone}</p>}
      <ul className="divide-y divide-line">
        {leaving.map(({ departure_id, page_title, departure_date, taken, minimum, seats, is_confirmed }) => (
          <li
            key={departure_id}
            className="grid grid-cols-[4rem_minmax(0,1fr)_auto_auto] items-center gap-2 py-2 text-15"
          >
            <span className="tabular-nums">{words.dayOfWeek(departure_date)}</span>
            {may('bookings') ? (
              <Link
                to={`/${agency}/filling/${departure_id}`}
                className="truncate underline-offset-4 hover:underline"
              >
                {say(page_title)}
              </Link>
            ) : (
              <span className="truncate">{say(page_title)}</span>
            )}
            <span className="tabular-nums">{words.takenOf(taken, seats)}</span>
            <span className="badge" data-tone={is_confirmed || taken >= minimum ? 'good' : 'warn'}>
              {is_confirmed || taken >= minimum ? words.goes : words.under(minimum)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
