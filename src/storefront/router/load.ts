// What an address loads: its page and the data of it, and those of the shell where they are not there yet.
import type { Page, PageGround } from '#storefront/page.ts'
import { asRouteError, type RouteEntry } from '#web/page.ts'
import { matchEntry } from './match.ts'

export type Answer = {
  page: Page
  params: Record<string, string | undefined>
  shellData: unknown
  pageData: unknown
  error: unknown
  failed: 'shell' | 'page' | undefined
}

export type Sources = {
  entries: RouteEntry[]
  shell: Page
  nothing: Page
  loadPage: (entry: RouteEntry) => Promise<Page>
  ground: PageGround
}

/** `shellData`: the shell's, if they are there. */
export async function load(
  url: URL,
  { entries, shell, nothing, loadPage, ground }: Sources,
  shellData: unknown,
): Promise<Answer | { redirect: string }> {
  const match = matchEntry(entries, url.pathname)
  const params = match?.params ?? {}
  const answer: Answer = {
    page: nothing,
    params,
    shellData,
    pageData: undefined,
    error: undefined,
    failed: undefined,
  }
  const ask = async (page: Page) =>
    page.loader && asRouteError(() => page.loader?.({ ...ground, url, params }))
  let failing: 'shell' | 'page' = 'shell'
  try {
    if (shellData === undefined) answer.shellData = await ask(shell)
    failing = 'page'
    if (match) answer.page = await loadPage(match.entry)
    answer.pageData = await ask(answer.page)
    return answer
  } catch (error) {
    const redirect = error instanceof Response && error.headers.get('location')
    return redirect ? { redirect } : { ...answer, error, failed: failing }
  }
}
