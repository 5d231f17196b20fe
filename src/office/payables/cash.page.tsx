// 자금 예정: what comes in and goes out day by day, and what the accounts hold then; with planned payments.
import { Fragment, lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { incomingKinds } from '#domain/books/cash-kind.ts'
import { formatNumber } from '#lib/format.ts'
import { bookLimits } from '#limits/books.ts'
import { type Api, useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { useSession } from '#web/session.tsx'
import type { PlannedPayment } from './planned-payment.ts'

const PlannedPaymentForm = lazy(() => import('./planned-payment-form.tsx'))

type Forecast = Awaited<ReturnType<Api['books']['cashForecast']>>
type CashDay = Forecast['days'][number]

const periods = [30, 60, 90]
const isIncoming = (kind: string) => incomingKinds.some((each) => each === kind)

export async function loader({ api, url }: LoaderArgs) {
  const asked = Number(url.searchParams.get('days'))
  const days = periods.find((each) => each === asked) ?? 30
  return { days, forecast: await api.books.cashForecast({ days }) }
}

export default function CashPage() {
  const { forecast: words, toReceivables, toPayables } = useText('payables')
  const { days, forecast } = useLoaderData<typeof loader>()
  const sumUp = (side: 'incoming' | 'outgoing') =>
    formatNumber(forecast.days.reduce((all, each) => all + each[side], 0))
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(days, sumUp('incoming'), sumUp('outgoing'))}>
        <CashFile days={days} />
        <OfficeLink to="/payables" className="button-secondary">
          {toPayables}
        </OfficeLink>
        <OfficeLink to="/receivables" className="button-secondary">
          {toReceivables}
        </OfficeLink>
      </PageHeader>
      <Tabs
        label={words.period}
        tabs={periods.map((each) => ({
          to: `?days=${each}` as const,
          name: words.days(each),
          isCurrent: each === days,
        }))}
      />
      <div className="grid items-start gap-4 desktop:grid-cols-[2fr_1fr]">
        <DaysPanel forecast={forecast} />
        <PlannedPanel planned={forecast.planned} />
      </div>
    </>
  )
}

function CashFile({ days }: { days: number }) {
  const { file: words } = useText('payables').forecast
  const { language } = useSession()
  const api = useApi()
  return (
    <ListExport
      title={words.title}
      lead={words.lead}
      get={(format, sending) => api.books.exportCash({ days, format, language }, sending)}
    />
  )
}

function DaysPanel({ forecast }: { forecast: Forecast }) {
  const { forecast: words, position, won } = useText('payables')
  const { balance, balance_on, days, lowest } = forecast
  return (
    <Panel title={words.byDay}>
      <p className="text-13 text-soft">{words.hint(bookLimits.gatewayPayoutDays)}</p>
      {lowest && (
        <p className={`font-semibold text-15 ${lowest.left < 0 ? 'text-bad' : ''}`}>
          {words.lowest(words.day(lowest.day), won(formatNumber(lowest.left)))}
        </p>
      )}
      <NotCounted {...forecast} />
      {days.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      {days.length > 0 && (
        <div className="min-w-0 overflow-x-auto">
          <table className="data-table">
            <thead>
              <tr>
                <th>{words.columns.day}</th>
                <th className="number max-tablet:hidden">{words.columns.incoming}</th>
                <th className="number max-tablet:hidden">{words.columns.outgoing}</th>
                <th className="number">{words.columns.left}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{position.balance}</th>
                <td className="max-tablet:hidden" colSpan={2} />
                <td className="number font-semibold">{balance === null ? '–' : formatNumber(balance)}</td>
              </tr>
              {days.map((each) => (
                <DayRows key={each.day} {...each} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="text-13 text-soft">
        {balance_on === null ? position.noBalance : position.balanceOn(balance_on)}
      </p>
    </Panel>
  )
}

/** The sums of a day, and below them what they are of. */
function DayRows({ day, incoming, outgoing, left, parts }: CashDay) {
  const { forecast: words, won } = useText('payables')
  const format = (sum: number) => (sum === 0 ? '' : formatNumber(sum))
  return (
    <Fragment>
      <tr className="*:border-b-0">
        <th scope="row" className="text-ink">
          {words.day(day)}
        </th>
        <td className="number max-tablet:hidden">{format(incoming)}</td>
        <td className="number max-tablet:hidden">{format(outgoing)}</td>
        <td className={`number font-semibold ${left !== null && left < 0 ? 'text-bad' : ''}`}>
          {left === null ? '–' : formatNumber(left)}
        </td>
      </tr>
      <tr>
        <td colSpan={4} className="pt-0">
          <ul className="grid gap-0.5 text-13 text-soft">
            {parts.map(({ kind, count, sum, names }) => (
              <li key={kind}>
                {words.part(words.kinds[kind], count)}{' '}
                <span className="whitespace-nowrap tabular-nums">
                  {isIncoming(kind) === sum >= 0 ? '+' : '−'}
                  {won(formatNumber(Math.abs(sum)))}
                </span>
                {names.length > 0 && ` · ${words.names(names, count)}`}
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </Fragment>
  )
}

/** Debts that come or go on no known day. */
function NotCounted({ overdue, undated }: Pick<Forecast, 'overdue' | 'undated'>) {
  const { forecast: words } = useText('payables')
  return (
    <>
      {overdue.count > 0 && (
        <OfficeLink
          to="/receivables?kind=overdue"
          className="inline-flex min-h-11 items-center text-13 text-warn underline underline-offset-4 mouse:min-h-6"
        >
          {words.overdue(overdue.count, formatNumber(overdue.sum))}
        </OfficeLink>
      )}
      {undated.count > 0 && (
        <OfficeLink
          to="/payables?age=no_day"
          className="inline-flex min-h-11 items-center text-13 text-warn underline underline-offset-4 mouse:min-h-6"
        >
          {words.undated(undated.count, formatNumber(undated.sum))}
        </OfficeLink>
      )}
    </>
  )
}

function PlannedPanel({ planned }: Pick<Forecast, 'planned'>) {
  const { planned: words, won } = useText('payables')
  const [editing, setEditing] = useState<{ planned?: PlannedPayment }>()
  const [removing, setRemoving] = useState<PlannedPayment>()
  return (
    <Panel
      title={words.title}
      aside={
        <button type="button" className="button-secondary" onClick={() => setEditing({})}>
          <Plus size={16} />
          {words.add}
        </button>
      }
    >
      <p className="text-13 text-soft">{words.hint}</p>
      <ul className="divide-y divide-line">
        {planned.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="grid min-w-0 text-15">
              <span className="font-medium">{each.what}</span>
              <span className="text-13 text-soft tabular-nums">
                {words.rhythm(each)} · {won(formatNumber(each.amount))}
              </span>
            </span>
            <span className="flex gap-2">
              <button
                type="button"
                className="button-secondary"
                aria-label={words.changeLabel(each.what)}
                onClick={() => setEditing({ planned: each })}
              >
                {words.change}
              </button>
              <button
                type="button"
                className="button-secondary"
                aria-label={words.removeLabel(each.what)}
                onClick={() => setRemoving(each)}
              >
                {words.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <PlannedPaymentForm {...editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      {removing && <RemovePlanned planned={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  )
}

function RemovePlanned({ planned: { id, what }, onClose }: { planned: PlannedPayment; onClose: () => void }) {
  const { planned: words } = useText('payables')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeTitle(what)}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      send={() => api.books.removePlannedPayment({ id })}
      doneText={words.removed}
      onClose={onClose}
    />
  )
}
