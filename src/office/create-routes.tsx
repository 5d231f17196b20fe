// The screens as React Router takes them: log-in screens by themselves, everything else inside the shell.
import type { RouteObject } from 'react-router'
import { data, redirect } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { loadOfficeText } from '#i18n/office/office-text.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { type ApiForAgency, parseAgency } from './api.ts'
import { loadSiteTexts } from './load-site-texts.ts'
import type { OfficePage } from './page.ts'
import { publicScreens, screens } from './routes.ts'
import type { Screen } from './screen.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { loadShell } from './shell/me.ts'
import { Shell } from './shell/shell.tsx'
import { skeletonHtml } from './shell/skeleton-html.ts'

const pages = import.meta.glob<OfficePage>('./**/*.page.tsx')

export function createRoutes(apiForAgency: ApiForAgency, language: Language): RouteObject[] {
  // A screen is drawn when its words are there, too.
  const loadPage = (screen: Pick<Screen, 'page' | 'words' | 'siteWords'>) => async () => {
    const [page] = await Promise.all([
      pages[`./${screen.page}.page.tsx`]?.(),
      loadOfficeText(language, screen.words),
      loadSiteTexts(screen.siteWords ?? []),
    ])
    if (!page) throw new Error(`there is no screen ${screen.page}`)
    const { loader } = page
    return { Component: page.default, ...(loader && { loader: toRouteLoader(loader) }) }
  }
  const toRouteLoader =
    (load: NonNullable<OfficePage['loader']>): NonNullable<RouteObject['loader']> =>
    ({ request, params }) => {
      const url = new URL(request.url)
      return withLoginRedirect(request, () =>
        load({ api: apiForAgency(parseAgency(url.pathname)), params, url }),
      )
    }

  return [
    ...publicScreens.map((screen) => ({
      path: screen.path,
      lazy: loadPage(screen),
      ErrorBoundary: ErrorScreen,
    })),
    {
      id: 'shell',
      Component: Shell,
      loader: ({ request }) => withLoginRedirect(request, () => loadShell(apiForAgency(0), request.url)),
      // Whoever goes to another agency, or changed something about themselves, is checked again. A filter of a
      // list changes the query alone.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: ScreenShape,
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            ...screens.map((screen) => ({ path: screen.path, lazy: loadPage(screen) })),
            { path: '*', lazy: loadPage({ page: 'shell/not-found', words: [] }) },
          ],
        },
      ],
    },
  ]
}

/** As the document has it: nothing jumps when React takes over. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
const ScreenShape = () => <div dangerouslySetInnerHTML={{ __html: skeletonHtml }} />

/**
 * Somebody who is not logged in, or not any more, logs in first and then gets the screen they asked for.
 */
async function withLoginRedirect(request: Request, load: () => unknown): Promise<unknown> {
  try {
    return await load()
  } catch (error) {
    const { refusal, status, description } = parseRefusal(error)
    if (refusal === undefined) throw error
    const { pathname, search } = new URL(request.url)
    if (refusal === 'LOGIN_REQUIRED')
      throw redirect(pathname === '/' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`)
    throw data({ code: refusal, description }, { status: status ?? 500 })
  }
}
