// The screens as React Router takes them: doors by themselves, everything else inside the shell.
import type { RouteObject } from 'react-router'
import { data, redirect } from 'react-router'
import { refusalOf } from '#web/refusal-of.ts'
import type { Language } from '#words/language.ts'
import { learnRooms } from '#words/learn-rooms.ts'
import { learnOffice } from '#words/office/speak.ts'
import { type ApiOf, agencyAt } from './api.ts'
import type { Page } from './page.ts'
import { doors, type Screen, screens } from './routes.ts'
import { Failed } from './shell/failed.tsx'
import { loadShell } from './shell/me.ts'
import { Shell } from './shell/shell.tsx'

const pages = import.meta.glob<Page>('./**/*.page.tsx')

export function layOut(apiOf: ApiOf, language: Language): RouteObject[] {
  // A screen is drawn when its words are there, too.
  const pageAt = (screen: Pick<Screen, 'page' | 'words' | 'siteWords'>) => async () => {
    const [page] = await Promise.all([
      pages[`./${screen.page}.page.tsx`]?.(),
      learnOffice(language, screen.words),
      learnRooms(screen.siteWords ?? []),
    ])
    if (!page) throw new Error(`there is no screen ${screen.page}`)
    const { loader } = page
    return { Component: page.default, ...(loader && { loader: asRoute(loader) }) }
  }
  const asRoute =
    (load: NonNullable<Page['loader']>): NonNullable<RouteObject['loader']> =>
    ({ request, params }) => {
      const url = new URL(request.url)
      return orDoor(request, () => load({ api: apiOf(agencyAt(url.pathname)), params, url }))
    }

  return [
    ...doors.map((door) => ({ path: door.path, lazy: pageAt(door), ErrorBoundary: Failed })),
    {
      id: 'shell',
      Component: Shell,
      loader: ({ request }) => orDoor(request, () => loadShell(apiOf(0), request.url)),
      // Whoever goes to another agency, or changed something about themselves, is looked at anew; a filter of
      // a list is none of it.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
      ErrorBoundary: Failed,
      HydrateFallback: Waiting,
      children: [
        {
          ErrorBoundary: Failed,
          children: [
            ...screens.map((screen) => ({ path: screen.path, lazy: pageAt(screen) })),
            { path: '*', lazy: pageAt({ page: 'shell/not-found', words: [] }) },
          ],
        },
      ],
    },
  ]
}

const Waiting = () => null

/**
 * Who is not logged in, or not any more, comes to the door and goes on from there to where they wanted to be.
 */
async function orDoor(request: Request, load: () => unknown): Promise<unknown> {
  try {
    return await load()
  } catch (error) {
    const { refusal, status, description } = refusalOf(error)
    if (refusal === undefined) throw error
    const { pathname, search } = new URL(request.url)
    if (refusal === 'LOGIN_REQUIRED')
      throw redirect(pathname === '/' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`)
    throw data({ code: refusal, description }, { status: status ?? 500 })
  }
}
