// §2 my page, wish list: the cards a member keeps.
import { redirect, useLoaderData } from 'react-router'
import { PackageGrid } from '#storefront/card/package-grid.tsx'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Pagination } from '#ui/pagination.tsx'
import { parsePageNumber } from '#web/parse-page-number.ts'
import { useText } from '#web/session.tsx'
import { MyFrame } from './my-frame.tsx'

const buildPageHref = (page: number) => (page === 1 ? '/mypage/wish' : `/mypage/wish?page=${page}`)

export async function loader({ api, url }: PageArgs) {
  const wished = await api.wish.list({ page: parsePageNumber(url.searchParams) ?? 1 })
  // §4 empty page
  if (wished.page > 1 && wished.total > 0 && wished.list.length === 0) throw redirect(buildPageHref(1))
  return wished
}

export default function WishListPage() {
  const { total, page, page_size, list } = useLoaderData<typeof loader>()
  const words = useText('wish')
  const shell = useText('shell')
  return (
    <MyFrame title={words.title}>
      {list.length === 0 ? (
        <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
      ) : (
        <PackageGrid list={list} />
      )}
      <Pagination
        page={page}
        total={total}
        page_size={page_size}
        getHref={buildPageHref}
        labels={shell.pagination}
      />
    </MyFrame>
  )
}
