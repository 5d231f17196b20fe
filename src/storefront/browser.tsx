// The browser's start: the page's data and words are loaded, then React takes over what the server drew.

import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markDevice } from '#plain/device.ts'
import { ApiContext } from '#storefront/api.ts'
import { followLinks } from '#storefront/follow-links.ts'
import type { Page } from '#storefront/page.ts'
import { keepState, recallAgencyKey } from '#storefront/persisted.ts'
import FailedPage from '#storefront/shell/failed.tsx'
import * as notFound from '#storefront/shell/not-found.page.tsx'
import * as shell from '#storefront/shell/shell.tsx'
import { createApi } from '#web/api.ts'
import type { RouteEntry, Session } from '#web/page.ts'
import { SessionContext } from '#web/session.tsx'
import { learnRooms } from '#words/learn-rooms.ts'
import type { calls } from './calls.ts'
import { matchEntry } from './router/match.ts'
import { Router } from './router/router.ts'
import { RouterView } from './router/view.tsx'
import { routes } from './routes.ts'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './storefront.css'

type State = { session: Session; loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }

const pages = import.meta.glob<Page>('./**/*.page.tsx')

const state: State = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const { session } = state

const api = createApi<typeof calls>({
  table: () => import('virtual:storefront-calls').then((calls) => calls.default),
  agencyKey: () => recallAgencyKey(session),
  tokenSeconds: session.tokenSeconds,
})

async function loadPage({ page, words }: RouteEntry): Promise<Page> {
  const load = pages[`./${page}.page.tsx`]
  if (!load) throw new Error(`there is no page ${page}`)
  const [module] = await Promise.all([load(), learnRooms(words)])
  return module
}

// The page that is on the screen is loaded first: hydration must not wait for it half-way.
const shown = matchEntry(routes, location.pathname)?.entry
const [shownPage] = await Promise.all([shown && loadPage(shown), learnRooms(['shell'])])

const router = new Router({
  entries: routes,
  shell,
  nothing: notFound,
  loadPage,
  ground: { api, session },
  first: { page: shownPage ?? notFound, loaderData: state.loaderData, errors: state.errors },
})

let isTakenOver = false
followLinks({ router, routes, api, isTakenOver: () => isTakenOver })
keepState(session, state.loaderData)

/**
 * §4 The device class, and with it the sign that the page answers: what is inside has had its effects by
 * then.
 */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    isTakenOver = true
    markDevice(document.documentElement)
  }, [])
  return children
}

const root = document.getElementById('root')
if (root) {
  const tree = (
    <SessionContext value={session}>
      <ApiContext value={api}>
        <TakenOver>
          <RouterView router={router} shell={shell.default} failed={FailedPage} />
        </TakenOver>
      </ApiContext>
    </SessionContext>
  )
  startTransition(() => void hydrateRoot(root, tree)) // in slices: a touch in between is not kept waiting
}
