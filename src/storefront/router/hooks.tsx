// The hooks of React Router, answered in the browser by our own: vite.config.ts puts this in its place.
// A page that imports a name which is not here does not build.
import { useContext, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ShouldBlock } from './router.ts'
import { ErrorContext, PageContext, useRouter } from './router-view.tsx'
import { storeScrollPositions } from './scroll-positions.ts'

export const useLocation = () => useRouter().routerState.location
export const useParams = () => useRouter().routerState.params
export const useNavigate = () => useRouter().router.navigate
export const useLoaderData = () => useRouter().routerState.pageData
export const useRouteError = () => useContext(ErrorContext)
export const Outlet = () => useContext(PageContext)

/** Only the shell's is asked for by name. */
export const useRouteLoaderData = () => useRouter().routerState.shellData

export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)], [search])
}

/**
 * The state is told at once, and only to its users: a tap is answered before the page behind it is drawn
 * again. A navigation lasts until its page is on the screen.
 */
export function useNavigation() {
  const { router, routerState } = useRouter()
  const destination = useSyncExternalStore(
    router.subscribe,
    router.getDestination,
    () => routerState.location,
  )
  return destination === routerState.location
    ? { state: 'idle' }
    : { state: 'loading', location: destination }
}

export const useRevalidator = () => useRouter().router

export function useBlocker(shouldBlock: ShouldBlock) {
  const { router, routerState } = useRouter()
  useEffect(() => {
    router.block(shouldBlock)
    return () => router.block(undefined)
  }, [router, shouldBlock])
  return routerState.blocked ? { state: 'blocked', ...routerState.blocked } : { state: 'unblocked' }
}

export function useBeforeUnload(onBeforeUnload: (event: BeforeUnloadEvent) => void): void {
  useEffect(() => {
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [onBeforeUnload])
}

export function ScrollRestoration() {
  const { location, scroll } = useRouter().routerState
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const store = () => {
      storeScrollPositions(location.key)
      history.scrollRestoration = 'auto' // the browser finds the place sooner than we do when one comes back
    }
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [location.key])
  useLayoutEffect(() => {
    const id = location.hash && decodeURIComponent(location.hash.slice(1))
    const named = id ? document.getElementById(id) : null
    if (typeof scroll === 'number') scrollTo(0, scroll)
    else if (scroll === 'address' && named) named.scrollIntoView()
    else if (scroll === 'address') scrollTo(0, 0)
  }, [location, scroll])
  return null
}

export const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })

export const data = (body: unknown, { status }: { status: number }) => ({
  data: body,
  status,
  statusText: '',
  internal: false,
})

export const isRouteErrorResponse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error && 'internal' in error
