// A request rendered: loaders run in-process, then React draws the page. The only entry of the server bundle.
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router'
import { loadAllTexts } from '#i18n/load-texts.ts'
import type { LoaderContext, PageModule } from '#storefront/page.ts'
import ErrorPage from '#storefront/shell/error-page.tsx'
import * as notFound from '#storefront/shell/not-found.page.tsx'
import * as shell from '#storefront/shell/shell.tsx'
import { buildRoutes } from '#web/page.ts'
import { PersonalSlotContext } from '#web/personal-slot.tsx'
import { SessionContext } from '#web/session.tsx'
import { type Assets, type Brand, renderDocument } from './document.ts'
import { createPersonalSlots } from './personal-slots.server.tsx'
import { routes } from './routes.ts'

export type RenderOptions = LoaderContext & {
  getAssets: (page: string | undefined) => Assets
  brand: Brand | undefined
  /** Set for a page for everybody: each slot is drawn both ways, between marks that hold this word. */
  marker?: string
  /** Runs the drawing by React in its turn, once all is loaded. */
  runInTurn: <T>(work: () => T) => Promise<T>
}
/** `owners`: members for whom a page for everybody differs as a whole. */
export type RenderResult =
  | { status: number; html: string; owners: number[] }
  | { status: number; location: string }

const pages = import.meta.glob<PageModule>('./**/*.page.tsx', { eager: true })
await loadAllTexts()

const isLoaderContext = (context: unknown): context is LoaderContext =>
  typeof context === 'object' && context !== null && 'api' in context

const handler = createStaticHandler(
  buildRoutes(routes, {
    shell,
    errorPage: ErrorPage,
    notFound: notFound,
    getPage({ page }) {
      const module = pages[`./${page}.page.tsx`]
      if (!module) throw new Error(`routes.ts names ${page}, and there is no such page`)
      return module
    },
    getContext(context) {
      if (!isLoaderContext(context)) throw new Error('a page needs its api and session')
      return context
    },
  }),
)

export async function render(
  request: Request,
  { api, session, getAssets, brand, marker, runInTurn }: RenderOptions,
): Promise<RenderResult> {
  const context = await handler.query(request, { requestContext: { api, session } })
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const personalSlots = marker === undefined ? undefined : createPersonalSlots(marker)
  const markup = await runInTurn(() =>
    renderToString(
      <SessionContext value={session}>
        <PersonalSlotContext value={personalSlots?.renderBothVariants}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PersonalSlotContext>
      </SessionContext>,
    ),
  )
  const [head, body] = splitHead(markup)
  const state = { session, loaderData: context.loaderData, errors: serializeErrors(context.errors) }
  const html = renderDocument({
    language: session.language,
    head,
    body,
    state,
    assets: getAssets(context.matches.at(-1)?.route.id),
    brand,
    personalSlots,
  })
  return { status: context.statusCode, html, owners: [...(personalSlots?.owners ?? [])] }
}

// React puts title, meta and link elements first when there is no <head> to put them in.
function splitHead(markup: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(markup)?.[0] ?? ''
  return [head, markup.slice(head.length)]
}

// The sentence of a refusal is sent; the message of a fault stays on the server.
function serializeErrors(errors: Record<string, unknown> | null) {
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
