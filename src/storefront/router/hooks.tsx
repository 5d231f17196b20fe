// What pages ask of React Router, answered in the browser by our own: vite.config.ts puts this in its place.
// A page that imports a name which is not here does not build.
import { useContext, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { storePlaces } from './places.ts'
import type { Blocks } from './router.ts'
import { ErrorContext, PageContext, useRouter } from './view.tsx'

export const useLocation = () => useRouter().shown.location
export const useParams = () => useRouter().shown.params
export const useNavigate = () => useRouter().router.navigate
export const useLoaderData = () => useRouter().shown.pageData
export const useRouteError = () => useContext(ErrorContext)
export const Outlet = () => useContext(PageContext)

/** Only the shell's is asked for by name. */
export const useRouteLoaderData = () => useRouter().shown.shellData

export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)], [search])
}

/**
 * Told at once, and only to who asks: a tap is answered before the page behind it is drawn again. On the way until
 * what was loaded is on the screen.
 */
export function useNavigation() {
  const { router, shown } = useRouter()
  const heading = useSyncExternalStore(router.subscribe, router.heading, () => shown.location)
  return heading === shown.location ? { state: 'idle' } : { state: 'loading', location: heading }
}

export const useRevalidator = () => useRouter().router

export function useBlocker(asks: Blocks) {
  const { router, shown } = useRouter()
  useEffect(() => {
    router.block(asks)
    return () => router.block(undefined)
  }, [router, asks])
  return shown.blocked ? { state: 'blocked', ...shown.blocked } : { state: 'unblocked' }
}

export function useBeforeUnload(ask: (event: BeforeUnloadEvent) => void): void {
  useEffect(() => {
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [ask])
}

export function ScrollRestoration() {
  const { location, scroll } = useRouter().shown
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const store = () => {
      storePlaces(location.key)
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

export const data = (said: unknown, { status }: { status: number }) => ({
  data: said,
  status,
  statusText: '',
  internal: false,
})

export const isRouteErrorResponse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error && 'internal' in error
