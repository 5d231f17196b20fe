// The departures of all trips in one month: looked over, repriced, and saved in one call.
import { Form, Link, useLoaderData, useSearchParams } from 'react-router'
import { addMonths, formatMonth, parseMonth } from '#lib/month.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { ApplyFlights } from './apply-flights.tsx'
import { PriceGrid } from './price-grid.tsx'

const parseDepartureQuery = (search: URLSearchParams) => {
  const [month, query] = [search.get('month'), search.get('query')?.trim()]
  return { ...(month && { month }), ...(query && { query }) }
}

export async function loader({ api, url }: LoaderArgs) {
  const [departures, { list: templates }] = await Promise.all([
    api.departure.departures(parseDepartureQuery(url.searchParams)),
    api.departure.flightTemplates({}),
  ])
  return { departures, templates }
}

export default function MonthPage() {
  const { departures, templates } = useLoaderData<typeof loader>()
  const words = useText('prices')
  const api = useApi()
  const [search] = useSearchParams()
  const shown = parseMonth(search.get('month') ?? departures.today)
  return (
    <PriceGrid
      key={search.toString()}
      title={words.monthTitle}
      lead={words.monthLead(shown.year, shown.month, departures.list.length, departures.trips.length)}
      departures={departures}
      templates={templates}
      read={() => api.departure.departures(parseDepartureQuery(search))}
      filters={
        <MonthFilters
          month={formatMonth(shown)}
          isTruncated={departures.more}
          rows={departures.list.length}
        />
      }
      empty={<NoneInMonth />}
      renderSide={(priceGrid, chosenRows) => (
        <ApplyFlights priceGrid={priceGrid} chosenRows={chosenRows} templates={templates} />
      )}
    />
  )
}

function NoneInMonth() {
  const words = useText('prices')
  const { menu } = useText('shell')
  return (
    <>
      <p className="text-soft">{words.noneInMonth}</p>
      <OfficeLink to="/trips" className="button-secondary">
        {menu.trips}
      </OfficeLink>
    </>
  )
}

/** Offers a year before and a year after the one that is shown. */
const monthsAround = (month: string) =>
  Array.from({ length: 25 }, (_, at) => addMonths(parseMonth(month), at - 12))

function MonthFilters({ month, isTruncated, rows }: { month: string; isTruncated: boolean; rows: number }) {
  const words = useText('prices')
  const { date } = useText('kit')
  const [search] = useSearchParams()
  const to = (months: number) => {
    const next = new URLSearchParams(search)
    next.set('month', formatMonth(addMonths(parseMonth(month), months)))
    return `?${next}`
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Link to={to(-1)} className="button-secondary px-2" aria-label={words.previousMonth} preventScrollReset>
        <ChevronLeft size={18} />
      </Link>
      <Link to={to(1)} className="button-secondary px-2" aria-label={words.nextMonth} preventScrollReset>
        <ChevronRight size={18} />
      </Link>
      <Form className="flex flex-wrap items-end gap-2" preventScrollReset>
        <Select
          key={month}
          name="month"
          label={words.month}
          defaultValue={month}
          choices={monthsAround(month).map((each) => ({
            value: formatMonth(each),
            name: date.month(each.year, each.month),
          }))}
        />
        <Field
          type="search"
          name="query"
          label={words.find}
          defaultValue={search.get('query') ?? ''}
          {...getFieldLimits('departure.departures', 'query')}
        />
        <button type="submit" className="button-secondary">
          {words.findNow}
        </button>
      </Form>
      {isTruncated && (
        <p role="status" className="w-full text-13 text-warn">
          {words.tooMany(rows)}
        </p>
      )}
    </div>
  )
}
