// §2 /agencyError: no agency's key or meta for this host.
import { useWords } from '#storefront/session.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHead } from './page-head.tsx'

export default function AgencyErrorPage() {
  const { failed: words } = useWords('shell')
  return (
    <>
      <PageHead title={words.agencyTitle} />
      <EmptyState level="h1" sentence={words.agencyTitle} line={words.agency} href="/" action={words.again} />
    </>
  )
}
