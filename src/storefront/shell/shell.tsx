// §2 Global layout: what stands around every page.
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { loadTexts } from '#i18n/load-texts.ts'
import { readPopupName } from '#storefront/kit/popup-state.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useText } from '#web/session.tsx'
import { ChatButtons } from './chat-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export { loadSite as loader } from '#storefront/kit/use-site.ts'

// Nobody needs the popup to read; it comes when it is first opened, and its words with it.
const Popup = lazy(async () => {
  const [popup] = await Promise.all([import('./popup.tsx'), loadTexts(['auth'])])
  return popup
})

/** §2: the sheets that are printed have no maximum width and nothing beside them. */
const isWide = (pathname: string) => /^\/manageProduct|\/receipt$/.test(pathname)

/** Where a one-time link is open, and while one reserves and pays, nothing leads elsewhere. */
const hidesChat = (pathname: string) =>
  ['/papers', '/go'].includes(pathname) || /^\/(payment|travel\/reserve)\//.test(pathname)

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
      {site && !wide && <Header />}
      <main id="content" tabIndex={-1} data-layout={wide ? 'wide' : 'content'} className="grow outline-none">
        <Outlet />
      </main>
      {site && !wide && !hidesChat(location.pathname) && <ChatButtons />}
      {site && !wide && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <PopupOutlet />
      <ScrollRestoration />
    </div>
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

/** §4: the global loading flag. Who goes to another page also sees at once that it is on its way. */
function LoadingBar() {
  const words = useText('shell')
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
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
      {next && next.pathname !== pathname && <Skeleton />}
    </>
  )
}

const skeletonCards = ['one', 'two', 'three', 'four', 'five', 'six']

/** The outline of the next page, in the brand's tint. The old page stays below it and can still be used. */
const Skeleton = () => (
  <div
    aria-hidden
    className="skeleton pointer-events-none fixed inset-x-0 top-(--header-height) bottom-0 z-30 overflow-hidden bg-ground"
  >
    <div className="content grid animate-pulse gap-5 pt-8 tablet:pt-12 *:rounded-card *:bg-brand-100">
      <div className="h-9 w-3/5" />
      <div className="h-5 w-4/5" />
      <div className="grid gap-5 bg-transparent! tablet:grid-cols-2 desktop:grid-cols-3 *:aspect-4/3 *:rounded-card *:bg-brand-100">
        {skeletonCards.map((card) => (
          <div key={card} />
        ))}
      </div>
    </div>
  </div>
)
