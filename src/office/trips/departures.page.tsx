// The departures of one trip, month by month: typed, made by rule, repriced, and saved in one call.
import { lazy, Suspense } from 'react'
import { useLoaderData, useParams, useSearchParams } from 'react-router'
import { parseMonth } from '#lib/month.ts'
import { useApi } from '#office/api.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'
import { ApplyFlights } from './apply-flights.tsx'
import { PriceGrid } from './price-grid.tsx'
import type { DepartureList } from './price-grid-row.ts'

// It is below the fold of a phone and beside the grid of a desk: the grid comes first.
const DepartureRuleForm = lazy(() => import('./departure-rule-form.tsx'))

export async function loader({ api, params }: LoaderArgs) {
  const [departures, { list: templates }, { list: holidays }] = await Promise.all([
    api.departure.departures({ package_code: params.code ?? '' }),
    api.departure.flightTemplates({}),
    api.departure.holidays({}),
  ])
  return { departures, templates, holidays }
}

export default function DeparturesPage() {
  const { departures, templates, holidays } = useLoaderData<typeof loader>()
  const { code = '' } = useParams()
  const words = useText('prices')
  const localized = useLocalized()
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const month = search.get('month') ?? undefined
  const title = departures.trips.find(({ package_code }) => package_code === code)?.page_title
  const sumColumn = (column: 'seats' | 'taken') => departures.list.reduce((all, row) => all + row[column], 0)
  return (
    <PriceGrid
      key={code}
      title={title ? localized(title) : code}
      lead={words.lead(departures.list.length, sumColumn('seats'), sumColumn('taken'))}
      package_code={code}
      month={month}
      departures={departures}
      templates={templates}
      read={() => api.departure.departures({ package_code: code })}
      links={
        <OfficeLink to={`/trips/${code}`} className="button-secondary">
          {words.edit}
        </OfficeLink>
      }
      filters={<MonthSelect departures={departures} chosen={month} />}
      empty={words.none}
      renderSide={(priceGrid, chosenRows) => (
        <>
          <ApplyFlights priceGrid={priceGrid} chosenRows={chosenRows} templates={templates} />
          <Suspense>
            <DepartureRuleForm
              departures={departures}
              existing={priceGrid.rows}
              templates={templates}
              holidays={holidays}
              onAdd={(rows) => {
                priceGrid.add(rows)
                if (month) setSearch({}, { replace: true, preventScrollReset: true })
              }}
            />
          </Suspense>
        </>
      )}
    />
  )
}

/** Offers the months that have a departure. */
function MonthSelect({ departures, chosen }: { departures: DepartureList; chosen: string | undefined }) {
  const words = useText('prices')
  const [, setSearch] = useSearchParams()
  const months = [...new Set(departures.list.map(({ departure_date }) => departure_date.slice(0, 7)))]
  if (months.length < 2) return <span />
  return (
    <label className="grid gap-1 font-medium text-13 text-soft">
      {words.month}
      <select
        className="form-control w-auto pr-8 text-ink"
        value={chosen ?? ''}
        onChange={({ target }) =>
          setSearch(target.value ? { month: target.value } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <option value="">{words.allMonths}</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {words.monthShown(parseMonth(each).year, parseMonth(each).month)}
          </option>
        ))}
      </select>
    </label>
  )
}
