// One departure: how it fills, who is on it, and what can be done with all of them at once.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ProgressBadge } from '#office/bookings/progress-badge.tsx'
import { Badge } from '#office/kit/badge.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { CancelProgress } from './cancel-progress.tsx'
import { ConfirmDepartures } from './confirm-departures.tsx'
import { DepartureTabs } from './departure-tabs.tsx'
import { type DepartureDetails, OccupancyBadge, OccupancyBar } from './occupancy-bar.tsx'
import { WaitingList } from './waiting-list.tsx'

const CancelDeparture = lazy(() => import('./cancel-departure.tsx'))
const RebookManyForm = lazy(() => import('./rebook-many-form.tsx'))

export const loader = ({ api, params }: LoaderArgs) =>
  api.departure.one({ departure_id: Number(params.departure) })

export default function DeparturePage() {
  const words = useText('occupancy')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  const { cancel } = departure
  const isCancelling = cancel !== null && cancel.done < cancel.all
  usePolling(isCancelling, { every_ms: 2_000 })
  const { page_title, departure_date, package_code } = departure
  const may = useMay()
  return (
    <>
      <PageHeader
        title={`${words.day(departure_date)} ${localized(page_title)}`}
        lead={<DepartureStatus departure={departure} />}
      >
        <OfficeLink to="/filling" className="button-secondary">
          {words.toList}
        </OfficeLink>
        {may('departures') && (
          <OfficeLink to={`/trips/${package_code}/departures`} className="button-secondary">
            {words.toPrices}
          </OfficeLink>
        )}
      </PageHeader>
      <DepartureTabs departure_id={departure.departure_id} current="overview" />
      <div className="grid gap-4">
        {cancel && <CancelProgress cancel={cancel} />}
        <Figures departure={departure} />
        <BookingList departure={departure} />
        {(!cancel || departure.waiting.length > 0) && <WaitingList departure={departure} />}
      </div>
    </>
  )
}

function DepartureStatus({ departure }: { departure: DepartureDetails }) {
  const words = useText('occupancy')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <OccupancyBadge row={departure} />
      <span className="tabular-nums">{words.daysLeft(departure.days_left)}</span>
    </span>
  )
}

function Figures({ departure }: { departure: DepartureDetails }) {
  const words = useText('occupancy')
  const { taken, seats, minimum, paid_seats, reserved_seats, bookings, paid, payable } = departure
  const figures: [string, string][] = [
    [words.figures.people, words.seatsTaken(taken, seats)],
    [words.figures.minimum, words.people(minimum)],
    [words.figures.bookings, words.count(bookings)],
    [words.figures.paid, words.won(formatNumber(paid))],
    [words.figures.due, words.won(formatNumber(payable))],
  ]
  return (
    <section className="panel grid gap-4 p-4">
      <OccupancyBar row={departure} />
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
        {figures.map(([name, figure]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="font-semibold text-16 tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {reserved_seats > 0 && (
        <p className="text-15">
          <span className="font-semibold">{words.paidAndReserved(paid_seats, reserved_seats)}</span>{' '}
          <span className="text-soft">{words.reservedLead}</span>
        </p>
      )}
      <DepartureActions departure={departure} />
    </section>
  )
}

function DepartureActions({ departure }: { departure: DepartureDetails }) {
  const words = useText('occupancy')
  const may = useMay()
  const [isConfirming, setConfirming] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const { is_cancelled, is_confirmed, days_left, list } = departure
  const canPlan = may('departures') && !is_cancelled && days_left > 0
  return (
    <div className="flex flex-wrap gap-2">
      {canPlan && !is_confirmed && (
        <button type="button" className="button-primary" onClick={() => setConfirming(true)}>
          {words.confirm}
        </button>
      )}
      {canPlan && <CloseSaleButton departure={departure} />}
      {may('change bookings') && list.length > 0 && (
        <OfficeLink to={`/filling/${departure.departure_id}/messages`} className="button-secondary">
          {words.message}
        </OfficeLink>
      )}
      {may('change bookings') && !is_cancelled && days_left >= 0 && (
        <button type="button" className="button-danger" onClick={() => setCancelling(true)}>
          {words.cancel.open}
        </button>
      )}
      {may('change bookings') && !is_cancelled && list.length > 0 && days_left >= 0 && (
        <button type="button" className="button-secondary" onClick={() => setMoving(true)}>
          {words.rebookMany.open}
        </button>
      )}
      <Suspense>
        {isMoving && <RebookManyForm departure={departure} onClose={() => setMoving(false)} />}
        {isCancelling && <CancelDeparture departure={departure} onClose={() => setCancelling(false)} />}
      </Suspense>
      {isConfirming && <ConfirmDepartures rows={[departure]} onClose={() => setConfirming(false)} />}
    </div>
  )
}

function CloseSaleButton({
  departure: { departure_id, closed_yn, revision },
}: {
  departure: DepartureDetails
}) {
  const words = useText('occupancy')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const isOpen = closed_yn === 'N'
  const change = async () => {
    const input = { departure_id, revision, closed_yn: isOpen ? ('Y' as const) : ('N' as const) }
    if (await save(() => api.departure.close(input))) toast(isOpen ? words.closed : words.reopened)
  }
  return (
    <>
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void change()}>
        {isOpen ? words.close : words.reopen}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}

function BookingList({ departure: { list, cancelling, cancel } }: { departure: DepartureDetails }) {
  const words = useText('occupancy')
  return (
    <Panel title={words.bookings}>
      {list.length + cancelling.length === 0 && (
        <p className="text-15 text-soft">{cancel ? words.bookingsOff : words.bookingsNone}</p>
      )}
      <ul className="divide-y divide-line tablet:grid tablet:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        {[...list, ...cancelling].map(
          ({ booking_id, name, people, progress, paid, total, has_email, passports_missing }) => (
            <li
              key={booking_id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 text-15 tablet:col-span-4 tablet:grid-cols-subgrid"
            >
              <OfficeLink
                to={`/bookings/${booking_id}`}
                className="inline-flex min-h-11 mouse:min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline"
              >
                <span className="truncate">{name}</span>
                <span className="font-normal text-soft tabular-nums">{words.people(people)}</span>
              </OfficeLink>
              <span className="flex flex-wrap gap-1 text-13 text-soft max-tablet:order-last max-tablet:col-span-2 max-tablet:empty:hidden">
                {passports_missing > 0 && (
                  <Badge tone="warn">{words.passportsMissing(passports_missing)}</Badge>
                )}
                {has_email ? '' : words.noEmail}
              </span>
              <span>
                <ProgressBadge progress={progress} isHindered={passports_missing > 0} />
              </span>
              <span className="text-right tabular-nums max-tablet:col-span-2">
                {words.paidAndTotal(formatNumber(paid), formatNumber(total))}
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
