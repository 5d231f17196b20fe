// A request rendered: loaders run in-process, then React draws the page. The only entry of the server bundle.
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router'
import type { Page, PageGround } from '#storefront/page.ts'
import FailedPage from '#storefront/shell/failed.tsx'
import * as notFound from '#storefront/shell/not-found.page.tsx'
import * as shell from '#storefront/shell/shell.tsx'
import { BothWaysContext } from '#web/differing.tsx'
import { layOut } from '#web/page.ts'
import { SessionContext } from '#web/session.tsx'
import { learnAll } from '#words/learn-rooms.ts'
import { type Assets, type Brand, documentOf } from './document.ts'
import { openMarking } from './marking.server.tsx'
import { routes } from './routes.ts'

export type Rendering = PageGround & {
  assetsOf: (page: string | undefined) => Assets
  brand: Brand | undefined
  /** For everybody: what differs is drawn both ways, between marks that hold this word. */
  word?: string
  /** When React may draw, once all is loaded. */
  inTurn: <T>(draw: () => T) => Promise<T>
}
/** `owners`: members to whom a page for everybody looks different altogether. */
export type Rendered =
  | { status: number; html: string; owners: number[] }
  | { status: number; location: string }

const pages = import.meta.glob<Page>('./**/*.page.tsx', { eager: true })
await learnAll()

const isPageGround = (context: unknown): context is PageGround =>
  typeof context === 'object' && context !== null && 'api' in context

const handler = createStaticHandler(
  layOut(routes, {
    shell,
    failed: FailedPage,
    nothing: notFound,
    pageOf({ page }) {
      const module = pages[`./${page}.page.tsx`]
      if (!module) throw new Error(`routes.ts names ${page}, and there is no such page`)
      return module
    },
    ground(context) {
      if (!isPageGround(context)) throw new Error('a page needs its api and session')
      return context
    },
  }),
)

export async function render(
  request: Request,
  { api, session, assetsOf, brand, word, inTurn }: Rendering,
): Promise<Rendered> {
  const context = await handler.query(request, { requestContext: { api, session } })
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const marking = word === undefined ? undefined : openMarking(word)
  const markup = await inTurn(() =>
    renderToString(
      <SessionContext value={session}>
        <BothWaysContext value={marking?.bothWays}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </BothWaysContext>
      </SessionContext>,
    ),
  )
  const [head, body] = splitHead(markup)
  const state = { session, loaderData: context.loaderData, errors: plainErrors(context.errors) }
  const html = documentOf({
    language: session.language,
    head,
    body,
    state,
    assets: assetsOf(context.matches.at(-1)?.route.id),
    brand,
    marking,
  })
  return { status: context.statusCode, html, owners: [...(marking?.owners ?? [])] }
}

// React puts title, meta and link elements first when there is no <head> to put them in.
function splitHead(markup: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(markup)?.[0] ?? ''
  return [head, markup.slice(head.length)]
}

// Only a refusal's sentence travels; the message of a fault stays here.
function plainErrors(errors: Record<string, unknown> | null) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { ...error, __type: 'RouteErrorResponse' }
        : { data: { code: 'UNEXPECTED' }, status: 500, statusText: '', __type: 'RouteErrorResponse' },
    ]),
  )
}
