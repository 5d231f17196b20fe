// The page's own React tree, drawn with nothing around it: the router's place is prepared once, only the rows
// are fresh.
// Built by Vite like the page bundle itself, so both sides run the same compiled components.
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { catalog } from '#i18n/ko/catalog.ts'
import { shell } from '#i18n/ko/shell.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { registerTexts } from '#i18n/texts.ts'
import PackageListPage from '#storefront/catalog/list.page.tsx'
import { type Assets, type Brand, renderDocument } from '#storefront/document.ts'
import Shell, { type loader } from '#storefront/shell/shell.tsx'
import type { Session } from '#web/page.ts'
import { SessionContext } from '#web/session.tsx'
import { buildPackageList, type PackageRow } from './floor-list.ts'

/**
 * What ours was heard to draw the page from. The agency's own data is constant here, as ours keeps it in
 * memory.
 */
export type PageInput = {
  session: Session
  loaderData: { shell: Awaited<ReturnType<typeof loader>>; 'catalog/list': object }
  assets: Assets
  brand: Brand | undefined
}
type FloorBoardRow = { id: string; board_name: LocalizedText; side_yn: 'Y' | 'N'; menu_yn: 'Y' | 'N' }

registerTexts('ko', 'shell', { shell })
registerTexts('ko', 'catalog', { catalog })

const handler = createStaticHandler([
  {
    id: 'shell',
    Component: Shell,
    children: [{ children: [{ id: 'catalog/list', path: '/travel', Component: PackageListPage }] }],
  },
])

export async function prepareRender({
  session,
  loaderData,
  assets,
  brand,
}: PageInput): Promise<(packages: PackageRow[], boards: FloorBoardRow[]) => string> {
  const context = await handler.query(new Request('http://floor/travel'))
  if (context instanceof Response) throw new Error('the floor has no /travel')
  const router = createStaticRouter(handler.dataRoutes, context)
  const tree = (
    <SessionContext value={session}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SessionContext>
  )
  return (packages, boards) => {
    const inMenus = boards
      .filter(({ id, menu_yn }) => id !== 'notice' && id !== 'FAQ' && menu_yn === 'Y')
      .map(({ id, board_name, side_yn }) => ({ id, board_name, side_yn }))
      .sort((one, other) => Number(other.side_yn === 'Y') - Number(one.side_yn === 'Y'))
    context.loaderData = {
      shell: { ...loaderData.shell, boards: inMenus },
      'catalog/list': { ...loaderData['catalog/list'], ...buildPackageList(packages) },
    }
    const markup = renderToString(tree)
    const end = markup.indexOf('<div') // title and meta come first; the page begins with its first box
    return renderDocument({
      language: session.language,
      head: markup.slice(0, end),
      body: markup.slice(end),
      state: { session, loaderData: context.loaderData, errors: null },
      assets,
      brand,
    })
  }
}
