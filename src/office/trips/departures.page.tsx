// The departures of one trip, month by month: typed, made by rule, repriced, and saved in one call.
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { monthOf } from '#plain/month.ts'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { ByRule } from './by-rule.tsx'
import { FlightsOf } from './flights-of.tsx'
import { DepartureSheet } from './sheet.tsx'
import type { Found } from './sheet-row.ts'

export async function loader({ api, params }: Loading) {
  const [found, { list: templates }, { list: holidays }] = await Promise.all([
    api.trip.departures({ package_code: params.code ?? '' }),
    api.trip.flightTemplates({}),
    api.trip.holidays({}),
  ])
  return { found, templates, holidays }
}

export default function DeparturesPage() {
  const { found, templates, holidays } = useLoaderData<typeof loader>()
  const { agency = '', code = '' } = useParams()
  const words = useOffice('sheet')
  const say = useSay()
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const month = search.get('month') ?? undefined
  const title = found.trips.find(({ package_code }) => package_code === code)?.page_title
  const sum = (of: 'seats' | 'taken') => found.list.reduce((all, row) => all + row[of], 0)
  return (
    <DepartureSheet
      key={code}
      title={title ? say(title) : code}
      lead={words.lead(found.list.length, sum('seats'), sum('taken'))}
      package_code={code}
      month={month}
      found={found}
      templates={templates}
      read={() => api.trip.departures({ package_code: code })}
      links={
        <Link to={`/${agency}/trips/${code}`} className="act">
          {words.edit}
        </Link>
      }
      choosing={<Months found={found} chosen={month} />}
      empty={words.none}
      beside={(sheet, chosenRows) => (
        <>
          <FlightsOf {...{ sheet, chosenRows, templates }} />
          <ByRule
            package_code={code}
            today={found.today}
            there={sheet.rows}
            planned={found.planned}
            templates={templates}
            holidays={holidays}
            onAdd={(rows) => {
              sheet.add(rows)
              if (month) setSearch({}, { replace: true, preventScrollReset: true })
            }}
          />
        </>
      )}
    />
  )
}

/** Those that have a departure. */
function Months({ found, chosen }: { found: Found; chosen: string | undefined }) {
  const words = useOffice('sheet')
  const [, setSearch] = useSearchParams()
  const months = [...new Set(found.list.map(({ departure_date }) => departure_date.slice(0, 7)))]
  if (months.length < 2) return <span />
  return (
    <label className="grid gap-1 font-medium text-13 text-soft">
      {words.month}
      <select
        className="box w-auto pr-8 text-ink"
        value={chosen ?? ''}
        onChange={({ target }) =>
          setSearch(target.value ? { month: target.value } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <option value="">{words.allMonths}</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {words.monthShown(monthOf(each).year, monthOf(each).month)}
          </option>
        ))}
      </select>
    </label>
  )
}
