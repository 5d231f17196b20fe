// The menu: what this person may do at this agency, and nothing else.

import { Link, useLocation, useNavigate } from 'react-router'
import { isWideLogo, parseLogoName } from '#lib/logo-name.ts'
import { Badge } from '#office/kit/badge.tsx'
import { buildFileUrl } from '#office/kit/find-picture-url.ts'
import { useText } from '#office/kit/use-text.ts'
import { screens } from '#office/routes.ts'
import { useLocalized } from '#web/session.tsx'
import { useMe } from './me.ts'
import { menuIcons } from './menu-icons.ts'
import type { MenuCounts } from './use-menu-counts.ts'

type MenuLinkProps = { onNavigate?: (() => void) | undefined }

export function MainMenu({ counts, onNavigate }: MenuLinkProps & { counts: MenuCounts }) {
  const words = useText('shell')
  const { groups, current, toHref } = useMenuGroups()
  return (
    <nav aria-label={words.menuName} className="grid gap-4">
      <AgencyName onNavigate={onNavigate} />
      <AgencySelect onNavigate={onNavigate} />
      <ConsoleLink onNavigate={onNavigate} />
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <div key={title} className="grid gap-0.5">
            <p className="px-2 pb-1 text-13 text-soft">{title}</p>
            {items.map(({ path, menu }) => (
              <Link
                key={path}
                ref={path === current ? scrollIntoMenu : undefined}
                aria-current={path === current ? 'page' : undefined}
                to={toHref(path)}
                onClick={onNavigate}
                className="flex min-h-11 items-center gap-2.5 rounded-lg px-2.5 text-15 hover:bg-wash aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-700 mouse:min-h-9"
              >
                {menu && <MenuIcon name={menu.name} />}
                {menu && words.menu[menu.name]}
                <CountBadge count={menu && counts[menu.name]} />
              </Link>
            ))}
          </div>
        ))}
    </nav>
  )
}

/** The menu is longer than most screens: whoever came by a link sees where they are. */
function scrollIntoMenu(link: HTMLElement | null): void {
  const menu = link?.closest('.overflow-y-auto')
  if (!link || !menu) return
  const [inside, outside] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (inside.bottom > outside.bottom || inside.top < outside.top)
    menu.scrollTop += inside.top - outside.top - outside.height / 2
}

function MenuIcon({ name }: { name: keyof typeof menuIcons }) {
  const Icon = menuIcons[name]
  return <Icon size={18} className="shrink-0 opacity-70" />
}

function useMenuGroups() {
  const words = useText('shell')
  const { currentAgency } = useMe()
  const { pathname } = useLocation()
  const groups = Object.entries(words.groups).map(([group, title]) => ({
    title,
    items: screens.filter(
      ({ menu, may }) => menu?.group === group && currentAgency && (!may || currentAgency.may.includes(may)),
    ),
  }))
  const toHref = (path: string) => path.replace(':agency', String(currentAgency?.travel_agency))
  /** The closest of the entries the screen belongs to: booking for a caller is not the list of bookings. */
  const current = groups
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter(
      (path) => pathname === toHref(path) || (path !== '/:agency' && pathname.startsWith(`${toHref(path)}/`)),
    )
    .sort((one, other) => other.length - one.length)[0]
  return { groups, current, toHref }
}

function AgencyName({ onNavigate }: MenuLinkProps) {
  const words = useText('shell')
  const { currentAgency } = useMe()
  if (!currentAgency) return null
  return (
    <div className="grid gap-1 px-2 pt-1">
      <Link
        to={`/${currentAgency.travel_agency}`}
        onClick={onNavigate}
        className="-my-2 flex items-center gap-2 py-2 font-bold text-16"
      >
        <AgencyLogo agency={currentAgency} />
      </Link>
      <a
        href={currentAgency.origin}
        target="_blank"
        rel="noreferrer"
        className="-mb-3 py-3 text-13 text-soft underline mouse:-my-0.5 mouse:py-0.5"
      >
        {words.seeSite}
      </a>
    </div>
  )
}

type AgencyLogoProps = { agency: NonNullable<ReturnType<typeof useMe>['currentAgency']> }

/** A wide logo is the written name: the letters beside it are for those who cannot see it. */
function AgencyLogo({ agency: { travel_agency, logo, company_name } }: AgencyLogoProps) {
  const name = useLocalized()(company_name)
  if (!logo) return name
  return (
    <>
      <img
        src={buildFileUrl(String(travel_agency), logo)}
        alt=""
        className={`max-h-8 max-w-36 object-contain ${parseLogoName(logo)?.tone === 'light' ? 'rounded bg-ink p-1' : ''}`}
      />
      <span className={isWideLogo(logo) ? 'sr-only' : 'min-w-0'}>{name}</span>
    </>
  )
}

/** Switches the agency, for people who work at several. */
function AgencySelect({ onNavigate }: MenuLinkProps) {
  const words = useText('shell')
  const localized = useLocalized()
  const { me, currentAgency } = useMe()
  const navigate = useNavigate()
  if (me.agencies.length < 2) return null
  return (
    <select
      aria-label={words.agency}
      className="form-control"
      value={currentAgency?.travel_agency ?? ''}
      onChange={({ target }) => {
        onNavigate?.()
        void navigate(`/${target.value}`)
      }}
    >
      {!currentAgency && <option value="">{words.agency}</option>}
      {me.agencies.map(({ travel_agency, company_name }) => (
        <option key={travel_agency} value={travel_agency}>
          {localized(company_name)}
        </option>
      ))}
    </select>
  )
}

function ConsoleLink({ onNavigate }: MenuLinkProps) {
  const words = useText('shell')
  const { me } = useMe()
  const { pathname } = useLocation()
  if (!me.is_operator) return null
  return (
    <Link
      to="/console"
      onClick={onNavigate}
      aria-current={pathname === '/console' ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-lg px-2.5 text-15 hover:bg-wash aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-700 mouse:min-h-9"
    >
      {words.console}
    </Link>
  )
}

function CountBadge({ count = 0 }: { count: number | undefined }) {
  const words = useText('shell')
  if (count === 0) return null
  return (
    <Badge className="ml-auto tabular-nums" tone="warn">
      {count}
      <span className="sr-only">{words.waiting}</span>
    </Badge>
  )
}
