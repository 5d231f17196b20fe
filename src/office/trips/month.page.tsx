// The departures of all trips in one month: looked over, repriced, and saved in one call.
import { Form, Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { addMonths, monthKey, monthOf } from '#plain/month.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { FlightsOf } from './flights-of.tsx'
import { DepartureSheet } from './sheet.tsx'

const askedBy = (search: URLSearchParams) => {
  const [month, query] = [search.get('month'), search.get('query')?.trim()]
  return { ...(month && { month }), ...(query && { query }) }
}

export async function loader({ api, url }: Loading) {
  const [found, { list: templates }] = await Promise.all([
    api.trip.departures(askedBy(url.searchParams)),
    api.trip.flightTemplates({}),
  ])
  return { found, templates }
}

export default function MonthPage() {
  const { found, templates } = useLoaderData<typeof loader>()
  const words = useOffice('sheet')
  const api = useApi()
  const [search] = useSearchParams()
  const shown = monthOf(search.get('month') ?? found.today)
  return (
    <DepartureSheet
      key={search.toString()}
      title={words.monthTitle}
      lead={words.monthLead(shown.year, shown.month, found.list.length, found.trips.length)}
      found={found}
      templates={templates}
      read={() => api.trip.departures(askedBy(search))}
      choosing={<Choosing month={monthKey(shown)} isCut={found.more} rows={found.list.length} />}
      empty={<NoneInMonth />}
      beside={(sheet, chosenRows) => <FlightsOf {...{ sheet, chosenRows, templates }} />}
    />
  )
}

function NoneInMonth() {
  const words = useOffice('sheet')
  const { menu } = useOffice('shell')
  const { agency = '' } = useParams()
  return (
    <>
      <p className="text-soft">{words.noneInMonth}</p>
      <Link to={`/${agency}/trips`} className="act">
        {menu.trips}
      </Link>
    </>
  )
}

function Choosing({ month, isCut, rows }: { month: string; isCut: boolean; rows: number }) {
  const words = useOffice('sheet')
  const [search] = useSearchParams()
  const to = (by: number) => {
    const next = new URLSearchParams(search)
    next.set('month', monthKey(addMonths(monthOf(month), by)))
    return `?${next}`
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Link to={to(-1)} className="act px-2" aria-label={words.previousMonth} preventScrollReset>
        <ChevronLeft size={18} />
      </Link>
      <Link to={to(1)} className="act px-2" aria-label={words.nextMonth} preventScrollReset>
        <ChevronRight size={18} />
      </Link>
      <Form className="flex flex-wrap items-end gap-2" preventScrollReset>
        <Field key={month} type="month" name="month" label={words.month} defaultValue={month} required />
        <Field
          type="search"
          name="query"
          label={words.find}
          defaultValue={search.get('query') ?? ''}
          {...limitsOf('trip.departures', 'query')}
        />
        <button type="submit" className="act">
          {words.findNow}
        </button>
      </Form>
      {isCut && (
        <p role="status" className="w-full text-13 text-warn">
          {words.tooMany(rows)}
        </p>
      )}
    </div>
  )
}
