// §2 Global layout: what surrounds every page.
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { loadTexts } from '#i18n/load-texts.ts'
import { readPopupName } from '#storefront/kit/popup-state.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { isForAudience, PromotionBar, usePromotions } from '#storefront/promotion/promotion-bar.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSession, useText } from '#web/session.tsx'
import { ChatButtons } from './chat-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

export { loadSite as loader } from '#storefront/kit/use-site.ts'

// The popup is not needed to read, so it loads with its words when it is first opened.
const Popup = lazy(async () => {
  const [popup] = await Promise.all([import('./popup.tsx'), loadTexts(['auth'])])
  return popup
})

// The bar loads after the page, and appears when the first trip is chosen.
const CompareBar = lazy(async () => {
  const [bar] = await Promise.all([import('#storefront/compare/compare-bar.tsx'), loadTexts(['compare'])])
  return bar
})

// The skeleton is not needed to read, so it loads with the first touch, before any navigation. If it fails to
// load, the page stays as it is.
const loadSkeleton = () =>
  import('./skeleton.tsx').then(
    ({ Skeleton }) => ({ default: Skeleton }),
    () => ({ default: () => <></> }),
  )
const Skeleton = lazy(loadSkeleton)

/** §2: print pages have no maximum width and nothing beside them. */
const isWide = (pathname: string) => /^\/manageProduct|\/receipt$/.test(pathname)

/** While a visitor reserves or pays, here or by a link, nothing leads elsewhere. */
const isClosing = (pathname: string) => /^\/(go$|payment\/|travel\/(reserve\/|quote))/.test(pathname)
/** Chat is hidden also where a one-time link is open. */
const hidesChat = (pathname: string) => pathname === '/papers' || isClosing(pathname)
/** Pages with cards of trips. */
const hasCards = (pathname: string) => /^\/(travel|mypage\/wish)?$/.test(pathname)
/** Scripts load what a link leads to: the footer waits below the screen meanwhile, or it would jump. */
const isByLink = (pathname: string) =>
  /^\/(go|papers|change|travel\/quote|auth\/(verify|reset))$/.test(pathname)

export default function Shell() {
  const words = useText('shell')
  const site = useSite()
  const location = useLocation()
  const wide = isWide(location.pathname)
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
      >
        {words.skip}
      </a>
      <LoadingBar />
      {site && !wide && <StateBar />}
      {site && !wide && <PromotionBar />}
      {site && !wide && <Header />}
      <main
        id="content"
        tabIndex={-1}
        data-layout={wide ? 'wide' : 'content'}
        className={`grow outline-none ${isByLink(location.pathname) ? 'min-h-dvh' : ''}`}
      >
        <Outlet />
      </main>
      {site && !wide && !hidesChat(location.pathname) && <ChatButtons />}
      {site && !wide && (
        <Suspense>
          <Footer isReduced={isClosing(location.pathname)} />
        </Suspense>
      )}
      <CompareOutlet />
      <PromotionOutlet />
      <PopupOutlet />
      <ToastOutlet />
      <ScrollRestoration />
    </div>
  )
}

/** A site that is not public yet, or takes no bookings, says so on every page. */
function StateBar() {
  const { state: words } = useText('shell')
  const state = useSite()?.state
  if (state !== 'preparing' && state !== 'paused') return null
  return (
    <div role="status" className="bg-ink text-15 text-white">
      <p className="content gutter py-2.5">{words[state]}</p>
    </div>
  )
}

// The popup is not needed to read, and most pages have none.
const PromotionPopup = lazy(() => import('#storefront/promotion/promotion-popup.tsx'))

function PromotionOutlet() {
  const { isLoggedIn } = useSession()
  const popups = usePromotions('popup').filter((each) => isForAudience(each, isLoggedIn))
  if (!useHydrated() || popups.length === 0) return null
  return (
    <Suspense>
      <PromotionPopup popups={popups} />
    </Suspense>
  )
}

function PopupOutlet() {
  const { state } = useLocation()
  // after a reload the history still names the popup, but the server did not draw it
  const popup = useHydrated() ? readPopupName(state) : undefined
  if (!popup) return null
  return (
    <Suspense>
      <Popup name={popup} />
    </Suspense>
  )
}

function CompareOutlet() {
  const { pathname } = useLocation()
  if (!useHydrated() || !hasCards(pathname)) return null
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
}

/** §4: the global loading flag. Who goes to another page also sees at once that it is on its way. */
function LoadingBar() {
  const words = useText('shell')
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  useEffect(() => addEventListener('pointerdown', () => void loadSkeleton(), { once: true }), [])
  return (
    <>
      <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
        {state !== 'idle' && (
          <>
            <span className="sr-only">{words.loading}</span>
            <span className="loading-bar block h-full bg-brand-500" />
          </>
        )}
      </div>
      {next && next.pathname !== pathname && (
        <Suspense>
          <Skeleton pathname={next.pathname} />
        </Suspense>
      )}
    </>
  )
}
