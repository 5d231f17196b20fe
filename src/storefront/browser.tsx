// The browser's start: the page's data and words are loaded, then React takes over what the server drew.

import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadTexts } from '#i18n/load-texts.ts'
import { getTexts } from '#i18n/texts.ts'
import { setDeviceAttributes } from '#lib/device.ts'
import { ApiContext } from '#storefront/api.ts'
import { followLinks } from '#storefront/follow-links.ts'
import { showToast } from '#storefront/kit/toast.ts'
import type { PageModule } from '#storefront/page.ts'
import { getAgencyKey, saveAgencyState } from '#storefront/persisted-agency.ts'
import ErrorPage from '#storefront/shell/error-page.tsx'
import * as notFound from '#storefront/shell/not-found.page.tsx'
import * as shell from '#storefront/shell/shell.tsx'
import { createApi } from '#web/api.ts'
import type { RouteEntry, Session } from '#web/page.ts'
import { SessionContext } from '#web/session.tsx'
import type { calls } from './calls.ts'
import { matchEntry } from './router/match.ts'
import { Router } from './router/router.ts'
import { RouterView } from './router/router-view.tsx'
import { routes } from './routes.ts'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './storefront.css'

type ServerState = {
  session: Session
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

const pages = import.meta.glob<PageModule>('./**/*.page.tsx')

const state: ServerState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const { session } = state

const api = createApi<typeof calls>({
  table: () => import('virtual:storefront-calls').then((calls) => calls.default),
  agencyKey: () => getAgencyKey(session),
  tokenSeconds: session.tokenSeconds,
})

async function loadPage({ page, texts }: RouteEntry): Promise<PageModule> {
  const load = pages[`./${page}.page.tsx`]
  if (!load) throw new Error(`there is no page ${page}`)
  const [module] = await Promise.all([load(), loadTexts(texts)])
  return module
}

// The page that is on the screen is loaded first: hydration must not wait for it half-way.
const currentEntry = matchEntry(routes, location.pathname)?.entry
const [currentPage] = await Promise.all([currentEntry && loadPage(currentEntry), loadTexts(['shell'])])

const router = new Router({
  entries: routes,
  shell,
  notFound: notFound,
  loadPage,
  context: { api, session },
  onOffline: () => showToast({ said: getTexts(session.language, 'shell').failed.offline }),
  first: { page: currentPage ?? notFound, loaderData: state.loaderData, errors: state.errors },
})

let isHydrated = false
followLinks({ router, routes, api, isHydrated: () => isHydrated })
saveAgencyState(session, state.loaderData)

/**
 * §4 The device class, and with it the sign that the page answers: what is inside has had its effects by
 * then.
 */
function HydrationMarker({ children }: { children: ReactNode }) {
  useEffect(() => {
    isHydrated = true
    setDeviceAttributes(document.documentElement)
  }, [])
  return children
}

const root = document.getElementById('root')
if (root) {
  const tree = (
    <SessionContext value={session}>
      <ApiContext value={api}>
        <HydrationMarker>
          <RouterView router={router} shell={shell.default} errorPage={ErrorPage} />
        </HydrationMarker>
      </ApiContext>
    </SessionContext>
  )
  startTransition(() => void hydrateRoot(root, tree)) // in slices: a touch in between does not wait
}
