// Loads an address: its page and the data of it, and those of the shell where they are not there yet.
import type { LoaderContext, PageModule } from '#storefront/page.ts'
import { type RouteEntry, withRouteErrors } from '#web/page.ts'
import { matchEntry } from './match.ts'

export type RouteContent = {
  page: PageModule
  params: Record<string, string | undefined>
  shellData: unknown
  pageData: unknown
  error: unknown
  failed: 'shell' | 'page' | undefined
}

export type RouterConfig = {
  entries: RouteEntry[]
  shell: PageModule
  notFound: PageModule
  loadPage: (entry: RouteEntry) => Promise<PageModule>
  context: LoaderContext
  /** Called when a link was pressed without a connection: the page stays, with a message. */
  onOffline: () => void
}

/** `shellData`: the shell's, if they are there. */
export async function loadRoute(
  url: URL,
  { entries, shell, notFound, loadPage, context }: RouterConfig,
  shellData: unknown,
): Promise<RouteContent | { redirect: string }> {
  const match = matchEntry(entries, url.pathname)
  const params = match?.params ?? {}
  const content: RouteContent = {
    page: notFound,
    params,
    shellData,
    pageData: undefined,
    error: undefined,
    failed: undefined,
  }
  const runLoader = async (page: PageModule) =>
    page.loader && withRouteErrors(() => page.loader?.({ ...context, url, params }))
  let loadingPart: 'shell' | 'page' = 'shell'
  try {
    if (shellData === undefined) content.shellData = await runLoader(shell)
    loadingPart = 'page'
    if (match) content.page = await loadPage(match.entry)
    content.pageData = await runLoader(content.page)
    return content
  } catch (error) {
    const redirect = error instanceof Response && error.headers.get('location')
    return redirect ? { redirect } : { ...content, error, failed: loadingPart }
  }
}
