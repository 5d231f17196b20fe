// What surrounds every screen: the menu, the search, the account and the agency.
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router'
import { loadMoreWords } from '#i18n/office/office-text.ts'
import { useApi } from '#office/api.ts'
import { Menu as Choices } from '#office/kit/menu.tsx'
import { ToastProvider } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Menu, X } from '#ui/icons.ts'
import { useSession } from '#web/session.tsx'
import { CommandPalette } from './command-palette.tsx'
import type { HelpTopic } from './handbook-page.ts'
import { HelpDialog } from './help-dialog.tsx'
import { MainMenu } from './main-menu.tsx'
import { useMe } from './me.ts'
import { switchLanguage } from './switch-language.ts'
import { type MenuCounts, useMenuCounts } from './use-menu-counts.ts'

/** With its words: nobody waits for them but who is new. */
const Tour = lazy(async () => {
  const words = loadMoreWords('tour')
  const [file] = await Promise.all([import('./tour.tsx'), words])
  return file
})
// Loaded while an agency prepares, which it does once.
const NextStep = lazy(() => import('./next-step.tsx'))

export function Shell() {
  const words = useText('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [help, setHelp] = useState<HelpTopic>()
  const counts = useMenuCounts()
  const { currentAgency } = useMe()
  const { isTouring, openTour, endTour } = useTour()
  useTopOfScreen()
  return (
    <ToastProvider>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
      >
        {words.skip}
      </a>
      <LoadingBar />
      <div className="min-h-dvh bg-wash desktop:grid desktop:grid-cols-[216px_1fr] print:block print:bg-card">
        <div className="hidden border-line border-r bg-card desktop:block print:hidden">
          <div className="sticky top-0 h-dvh overflow-y-auto p-3">
            <MainMenu counts={counts} />
          </div>
        </div>
        <div className={`min-w-0 ${currentAgency?.is_preparing ? '[--sticky-top:6.25rem]' : ''}`}>
          <div className="sticky top-0 z-30">
            <TopBar onMenu={() => setMenuOpen(true)} onHelp={setHelp} onTour={openTour} />
            <Suspense>{currentAgency?.is_preparing && <NextStep />}</Suspense>
          </div>
          <main id="content" tabIndex={-1} className="p-4 outline-none tablet:p-6">
            <Outlet />
          </main>
        </div>
      </div>
      {isMenuOpen && <MenuDialog counts={counts} onClose={() => setMenuOpen(false)} />}
      <Suspense>{isTouring && <Tour onEnd={endTour} />}</Suspense>
      <HelpDialog topic={help} onOpen={setHelp} />
    </ToastProvider>
  )
}

/** Another screen begins at its top; whoever goes back finds the place they left. */
function useTopOfScreen(): void {
  const { pathname } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another screen that matters
  useLayoutEffect(() => {
    if (!isGoingBack) scrollTo(0, 0)
  }, [pathname])
}

/** Begins by itself on the first screen of an agency that is public: before, its first steps lead. */
function useTour() {
  const { me, currentAgency } = useMe()
  const { pathname } = useLocation()
  const [state, setState] = useState<'open' | 'over'>()
  const isNew = !me.is_toured && currentAgency?.is_preparing === false
  const beginsHere = isNew && pathname === `/${currentAgency.travel_agency}`
  return {
    isTouring: currentAgency !== undefined && (state === 'open' || (state === undefined && beginsHere)),
    openTour: () => setState('open'),
    endTour: () => setState('over'),
  }
}

type TopBarProps = { onMenu: () => void; onHelp: (topic: HelpTopic) => void; onTour: () => void }

function TopBar({ onMenu, onHelp, onTour }: TopBarProps) {
  const words = useText('shell')
  return (
    <header className="flex items-center gap-2 border-line border-b bg-card px-3 py-1.5 desktop:px-6 print:hidden">
      <button
        type="button"
        data-tour="menu"
        className="icon-button desktop:hidden"
        aria-label={words.openMenu}
        onClick={onMenu}
      >
        <Menu size={20} />
      </button>
      <CommandPalette onHandbook={onHelp} />
      <button
        type="button"
        data-tour="handbook"
        className="icon-button ml-auto font-semibold text-16"
        aria-label={words.help}
        onClick={() => onHelp({})}
      >
        ?
      </button>
      <AccountMenu onTour={onTour} />
    </header>
  )
}

/** The menu on a small screen. */
function MenuDialog({ counts, onClose }: { counts: MenuCounts; onClose: () => void }) {
  const words = useText('shell')
  return (
    <Dialog
      title={words.menuName}
      onClose={onClose}
      variant="bare"
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-line border-r bg-card p-3"
    >
      <div className="flex justify-end">
        <button type="button" className="icon-button" aria-label={words.closeMenu} onClick={onClose}>
          <X size={20} />
        </button>
      </div>
      <MainMenu counts={counts} onNavigate={onClose} />
    </Dialog>
  )
}

const menuItemClass = 'rounded-lg px-2 py-2.5 text-left text-15 hover:bg-wash mouse:py-2'

function AccountMenu({ onTour }: { onTour: () => void }) {
  const words = useText('shell')
  const api = useApi()
  const { me } = useMe()
  const { language } = useSession()
  const otherLanguage = language === 'ko' ? 'en' : 'ko'
  const [isLoggingOut, setLoggingOut] = useState(false)
  async function logOut(): Promise<void> {
    setLoggingOut(true)
    await api.staff.logout()
    location.assign('/login')
  }
  return (
    <Choices
      label={me.name}
      title={me.name.slice(0, 1)}
      buttonClass="grid size-11 list-none place-items-center rounded-full bg-ink font-semibold text-15 text-white mouse:size-9"
      className="min-w-48 gap-1 p-2"
    >
      <p className="px-2 py-1 font-semibold text-15">{me.name}</p>
      <Link to="/account" className="rounded-lg px-2 py-2.5 text-15 hover:bg-wash mouse:py-2">
        {words.account}
      </Link>
      <button type="button" className={menuItemClass} onClick={onTour}>
        {words.tour}
      </button>
      <button
        type="button"
        lang={otherLanguage}
        className={menuItemClass}
        onClick={() =>
          void api.staff.updateMe({ language: otherLanguage }).then(() => switchLanguage(otherLanguage))
        }
      >
        {words.otherLanguage}
      </button>
      <button type="button" disabled={isLoggingOut} className={menuItemClass} onClick={() => void logOut()}>
        {words.logout}
      </button>
    </Choices>
  )
}

function LoadingBar() {
  const words = useText('shell')
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {loading && (
        <>
          <span className="sr-only">{words.loading}</span>
          <span className="block h-full w-2/3 animate-pulse bg-brand-500" />
        </>
      )}
    </div>
  )
}
