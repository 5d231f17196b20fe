// The type of a page: what it loads, what it shows. The same file runs on the server and in the browser.
import type { ComponentType } from 'react'
import { data, type RouteObject } from 'react-router'
import type { Language } from '#i18n/language.ts'
import type { TextSection } from '#i18n/texts.ts'
import { parseRefusal } from './parse-refusal.ts'

/**
 * A URL, its page, and the text sections it needs. `cached`: whether the page of a visitor is the same for
 * everyone while the revisions are the same; 'everybody': for members, too, but for what is marked in it
 * (decision 57).
 */
export type RouteEntry = {
  path: string
  page: string
  texts: TextSection[]
  cached: 'everybody' | 'visitors' | false
}

/**
 * The visitor of the page, and the address its site gives itself; travels with it. `mustChange`: logged in
 * with a mailed password, for now a visitor. `tokenSeconds`: how long the access token is still good.
 */
export type Session = {
  travel_agency: number | null
  language: Language
  origin: string
  isLoggedIn: boolean
  mustChange: boolean
  tokenSeconds: number | null
}
/** `A`: the client of the audience's own calls. */
export type LoaderContext<A> = { api: A; session: Session }
export type PageArgs<A> = LoaderContext<A> & {
  url: URL
  params: Readonly<Record<string, string | undefined>>
}
export type PageModule<A> = { default: ComponentType; loader?: (args: PageArgs<A>) => unknown }

type RoutesOptions<A> = {
  shell: PageModule<A>
  errorPage: ComponentType
  notFound: PageModule<A>
  getPage: (entry: RouteEntry) => PageModule<A>
  getContext: (context: unknown) => LoaderContext<A>
}

/**
 * The routes as React Router takes them on the server: the shell around every page, a failed one inside it.
 */
export function buildRoutes<A>(
  entries: RouteEntry[],
  { shell, errorPage, notFound, getPage, getContext }: RoutesOptions<A>,
): RouteObject[] {
  const toLoader = (page: PageModule<A>): Pick<RouteObject, 'loader'> => {
    const { loader } = page
    if (!loader) return {}
    return {
      loader: ({ request, params, context }) =>
        withRouteErrors(() => loader({ ...getContext(context), url: new URL(request.url), params })),
    }
  }
  const toRoute = (page: PageModule<A>) => ({ Component: page.default, ...toLoader(page) })

  return [
    {
      id: 'shell',
      Component: shell.default,
      ...toLoader(shell),
      ErrorBoundary: errorPage,
      children: [
        {
          ErrorBoundary: errorPage,
          children: [
            ...entries.map((entry) => ({ id: entry.page, path: entry.path, ...toRoute(getPage(entry)) })),
            { path: '*', ...toRoute(notFound) },
          ],
        },
      ],
    },
  ]
}

// A refusal of a call becomes the status of the page, with the sentence in both languages for the screen. An
// address with invalid input is a page that does not exist.
export async function withRouteErrors(load: () => unknown): Promise<unknown> {
  try {
    return await load()
  } catch (error) {
    const { refusal, status = 500, description } = parseRefusal(error)
    if (refusal === undefined) throw error
    throw refusal === 'BAD_INPUT'
      ? data({ code: 'NOT_FOUND' }, { status: 404 })
      : data({ code: refusal, description }, { status })
  }
}
