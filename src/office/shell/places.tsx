// The menu: what this person may do at this agency, and nothing else.
import { Link, useLocation, useNavigate } from 'react-router'
import { useSay } from '#web/session.tsx'
import { useOffice } from '../kit/use-words.ts'
import { screens } from '../routes.ts'
import type { Counts } from './counts.ts'
import { useMe } from './me.ts'

type Going = { onGo?: (() => void) | undefined }

export function Places({ counts, onGo }: Going & { counts: Counts }) {
  const words = useOffice('shell')
  const { groups, current, addressOf } = usePlaces()
  return (
    <nav aria-label={words.menuName} className="grid gap-4">
      <AgencyName onGo={onGo} />
      <AgencyChoice onGo={onGo} />
      {groups
        .filter(({ places }) => places.length > 0)
        .map(({ title, places }) => (
          <div key={title} className="grid gap-0.5">
            <p className="px-2 pb-1 text-13 text-soft">{title}</p>
            {places.map(({ path, menu }) => (
              <Link
                key={path}
                aria-current={path === current ? 'page' : undefined}
                to={addressOf(path)}
                onClick={onGo}
                className="flex min-h-11 items-center rounded-lg px-2.5 text-15 hover:bg-wash aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-700 mouse:min-h-9"
              >
                {menu && words.menu[menu.name]}
                <Count count={menu && counts[menu.name]} />
              </Link>
            ))}
          </div>
        ))}
    </nav>
  )
}

function usePlaces() {
  const words = useOffice('shell')
  const { here } = useMe()
  const { pathname } = useLocation()
  const groups = Object.entries(words.groups).map(([group, title]) => ({
    title,
    places: screens.filter(
      ({ menu, may }) => menu?.group === group && here && (!may || here.may.includes(may)),
    ),
  }))
  const addressOf = (path: string) => path.replace(':agency', String(here?.travel_agency))
  /** The closest of those the screen lies under: booking for a caller is not the list of bookings. */
  const current = groups
    .flatMap(({ places }) => places.map(({ path }) => path))
    .filter(
      (path) =>
        pathname === addressOf(path) || (path !== '/:agency' && pathname.startsWith(`${addressOf(path)}/`)),
    )
    .sort((one, other) => other.length - one.length)[0]
  return { groups, current, addressOf }
}

function AgencyName({ onGo }: Going) {
  const words = useOffice('shell')
  const say = useSay()
  const { here } = useMe()
  if (!here) return null
  return (
    <div className="grid gap-1 px-2 pt-1">
      <Link to={`/${here.travel_agency}`} onClick={onGo} className="-my-2 py-2 font-bold text-16">
        {say(here.company_name)}
      </Link>
      <a
        href={here.origin}
        target="_blank"
        rel="noreferrer"
        className="-mb-3 py-3 text-13 text-soft underline mouse:m-0 mouse:p-0"
      >
        {words.seeSite}
      </a>
    </div>
  )
}

/** For whoever works at several. */
function AgencyChoice({ onGo }: Going) {
  const words = useOffice('shell')
  const say = useSay()
  const { me, here } = useMe()
  const navigate = useNavigate()
  if (me.agencies.length < 2) return null
  return (
    <select
      aria-label={words.agency}
      className="box"
      value={here?.travel_agency ?? ''}
      onChange={({ target }) => {
        onGo?.()
        void navigate(`/${target.value}`)
      }}
    >
      {!here && <option value="">{words.agency}</option>}
      {me.agencies.map(({ travel_agency, company_name }) => (
        <option key={travel_agency} value={travel_agency}>
          {say(company_name)}
        </option>
      ))}
    </select>
  )
}

function Count({ count = 0 }: { count: number | undefined }) {
  const words = useOffice('shell')
  if (count === 0) return null
  return (
    <span className="badge ml-auto tabular-nums" data-tone="warn">
      {count}
      <span className="sr-only">{words.waiting}</span>
    </span>
  )
}
