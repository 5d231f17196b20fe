// §2 /agencyError: no agency's key or meta for this host, or the look-up itself failed.
import { useLoaderData } from 'react-router'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { useText } from '#web/session.tsx'

export const loader = ({ url }: PageArgs) => ({ unavailable: url.searchParams.has('unavailable') })

export default function AgencyErrorPage() {
  const { failed: words } = useText('shell')
  const { unavailable } = useLoaderData<typeof loader>()
  const [title, line] = unavailable ? [words.title, words.unexpected] : [words.agencyTitle, words.agency]
  return (
    <>
      <PageHead title={title} />
      <EmptyState level="h1" sentence={title} line={line} href="/" action={words.again} />
    </>
  )
}
