// §2 The fixed header: all its links from 1200 up, a slide-in menu below.
// The header that the agency chose places its pieces (looks/).
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isWideLogo, parseLogoName } from '#lib/logo-name.ts'
import { memberSlot } from '#lib/personal-slots.ts'
import { headerBoards } from '#limits/display.ts'
import { listenToOpenSearch } from '#storefront/kit/open-search.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { SearchBox } from '#storefront/search/search-box.tsx'
import { Menu, Phone, Search } from '#ui/icons.ts'
import { PersonalSlot } from '#web/personal-slot.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { CategoryBar } from './category-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { type MenuLink, useMenuLinks } from './menu-links.ts'

// The menu is not needed to read: it comes once the page answers, and is there when it is opened.
const loadMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(loadMenu)

export function Header() {
  const { isLoggedIn } = useSession()
  const linksFor = useMenuLinks()
  const { searching, keyword, pressSearch, closeSearch, menuOpen, setMenuOpen } = useHeaderPanels()
  useEffect(() => void loadMenu(), [])
  const header = useRef<HTMLElement>(null)
  return (
    <header ref={header} className="site-header">
      <div className="header-inner content">
        <Logo />
        <ServiceLinks />
        <HeaderPhone />
        <div className="header-categories">
          <Suspense>
            <CategoryBar />
          </Suspense>
        </div>
        <SearchButton isOpen={searching} onPress={pressSearch} />
        <MenuButton press={() => setMenuOpen(true)} />
      </div>
      {searching && <SearchBox header={header} keyword={keyword} close={closeSearch} />}
      {menuOpen && (
        <Suspense>
          <MobileMenu links={linksFor(isLoggedIn)} close={() => setMenuOpen(false)}>
            <LanguageSwitch />
          </MobileMenu>
        </Suspense>
      )}
    </header>
  )
}

function useHeaderPanels() {
  const { key } = useLocation()
  const [searching, setSearching] = useState(false)
  const [keyword, setKeyword] = useState<string>()
  const [menuOpen, setMenuOpen] = useState(false)
  useEffect(
    () =>
      listenToOpenSearch((typed) => {
        setKeyword(typed)
        setSearching(true)
      }),
    [],
  )
  // §4 A new location closes both. Not in an effect: the first one runs after a press made while the page is
  // taken over, and would close what that press had opened.
  const [openedAt, setOpenedAt] = useState(key)
  if (openedAt !== key) {
    setOpenedAt(key)
    setMenuOpen(false)
    setSearching(false)
  }
  const opener = useRef<HTMLButtonElement>(null)
  const pressSearch = (button: HTMLButtonElement) => {
    opener.current = button
    setKeyword(undefined)
    setSearching(!searching)
  }
  const closeSearch = useCallback(() => {
    setSearching(false)
    opener.current?.focus()
  }, [])
  return { searching, keyword, pressSearch, closeSearch, menuOpen, setMenuOpen }
}

function MenuButton({ press }: { press: () => void }) {
  const words = useText('shell')
  return (
    <button
      type="button"
      className="header-menu icon-button desktop:hidden"
      aria-label={words.openMenu}
      aria-haspopup="dialog"
      onClick={press}
    >
      <Menu size={22} />
    </button>
  )
}

type SearchButtonProps = { isOpen: boolean; onPress: (button: HTMLButtonElement) => void }

function SearchButton({ isOpen, onPress }: SearchButtonProps) {
  const { search: words } = useText('shell')
  return (
    <button
      type="button"
      className="header-search icon-button"
      aria-label={isOpen ? words.close : words.open}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Search size={20} />
    </button>
  )
}

function ServiceLinks() {
  const words = useText('shell')
  const { isLoggedIn } = useSession()
  const linksFor = useMenuLinks()
  const others = linksFor(isLoggedIn)
    .filter(({ board }) => board)
    .slice(headerBoards)
  return (
    <nav aria-label={words.service} className="header-service">
      <PersonalSlot
        slot={memberSlot}
        value={isLoggedIn}
        render={(isMember) =>
          linksFor(isMember)
            .filter(({ href }) => !others.some((other) => other.href === href))
            .map(({ href, label, popup, logout }) => (
              <a
                key={href}
                href={href}
                data-popup={popup}
                data-logout={logout}
                className="whitespace-nowrap py-2 hover:underline"
              >
                {label}
              </a>
            ))
        }
      />
      {others.length > 0 && <OtherBoards boards={others} />}
      <LanguageSwitch />
    </nav>
  )
}

function OtherBoards({ boards }: { boards: MenuLink[] }) {
  const words = useText('shell')
  return (
    <>
      <button type="button" popoverTarget="other-boards" className="whitespace-nowrap py-2 hover:underline">
        {words.otherBoards}
      </button>
      <ul
        id="other-boards"
        popover="auto"
        className="popover-below max-h-[70dvh] min-w-48 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-lg"
      >
        {boards.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center rounded-input px-3 hover:bg-wash">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** For agencies whose customers would rather call; their header shows it. */
function HeaderPhone() {
  const { footer: words } = useText('shell')
  const localized = useLocalized()
  const { phone, callHref } = usePhone()
  const hours = localized(useSite()?.info?.operating_time)
  if (!phone) return null
  return (
    <a href={callHref} className="header-phone" aria-label={`${words.phone} ${phone}`}>
      <Phone size={20} />
      <span className="header-number money">{phone}</span>
      {hours && <span className="header-hours">{hours}</span>}
    </a>
  )
}

function Logo() {
  const localized = useLocalized()
  const site = useSite()
  const name = localized(site?.info?.company_name) || localized(site?.meta.title)
  const logo = site?.info?.logo
  // A wide logo is the written name: the letters beside it are for those who cannot see it.
  return (
    <a href="/" className="header-logo" data-wide={logo && isWideLogo(logo) ? '' : undefined}>
      {logo && <img src={logo} alt="" height="32" data-tone={parseLogoName(logo)?.tone} />}
      {/* Letters twice as large leave a narrow screen too little room: the name stays whole instead. */}
      <span className="header-name line-clamp-2 text-[min(1em,4.4vw)] leading-tight">{name}</span>
    </a>
  )
}
