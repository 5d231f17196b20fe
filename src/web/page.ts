// What a page is: what it loads, what it shows. The same file runs on the server and in the browser.
import type { ComponentType } from 'react'
import { data, type RouteObject } from 'react-router'
import type { Language } from '#words/language.ts'
import type { Room } from '#words/speak.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * A URL, the page that stands at it, and the words it speaks. `kept`: whether the page of a visitor is the
 * same for
 * everyone while the revisions stand; 'everybody': for members, too, but for what is marked in it (decision
 * 57).
 */
export type RouteEntry = {
  path: string
  page: string
  words: Room[]
  kept: 'everybody' | 'visitors' | false
}

/**
 * Who looks at the page, and the address its site gives itself; travels with it. `mustChange`: logged in with
 * a mailed password, for now a visitor. `tokenSeconds`: how long the access token is still good.
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
export type PageGround<A> = { api: A; session: Session }
export type PageArgs<A> = PageGround<A> & { url: URL; params: Readonly<Record<string, string | undefined>> }
export type Page<A> = { default: ComponentType; loader?: (args: PageArgs<A>) => unknown }

type Layout<A> = {
  shell: Page<A>
  failed: ComponentType
  nothing: Page<A>
  pageOf: (entry: RouteEntry) => Page<A>
  ground: (context: unknown) => PageGround<A>
}

/**
 * The routes as React Router takes them on the server: the shell around every page, a failed one inside it.
 */
export function layOut<A>(
  entries: RouteEntry[],
  { shell, failed, nothing, pageOf, ground }: Layout<A>,
): RouteObject[] {
  const loaderOf = (page: Page<A>): Pick<RouteObject, 'loader'> => {
    const { loader } = page
    if (!loader) return {}
    return {
      loader: ({ request, params, context }) =>
        asRouteError(() => loader({ ...ground(context), url: new URL(request.url), params })),
    }
  }
  const routeOf = (page: Page<A>) => ({ Component: page.default, ...loaderOf(page) })

  return [
    {
      id: 'shell',
      Component: shell.default,
      ...loaderOf(shell),
      ErrorBoundary: failed,
      children: [
        {
          ErrorBoundary: failed,
          children: [
            ...entries.map((entry) => ({ id: entry.page, path: entry.path, ...routeOf(pageOf(entry)) })),
            { path: '*', ...routeOf(nothing) },
          ],
        },
      ],
    },
  ]
}

// A refusal of a call becomes the status of the page, with the sentence in both languages for the screen. An
// address that names what cannot be names nothing.
export async function asRouteError(load: () => unknown): Promise<unknown> {
  try {
    return await load()
  } catch (error) {
    const { refusal, status = 500, description } = refusalOf(error)
    if (refusal === undefined) throw error
    throw refusal === 'BAD_INPUT'
      ? data({ code: 'NOT_FOUND' }, { status: 404 })
      : data({ code: refusal, description }, { status })
  }
}
