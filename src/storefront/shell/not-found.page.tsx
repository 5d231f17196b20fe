// §2 /404, and every unknown address. Also rendered where there is no agency.
import { data } from 'react-router'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useText } from '#web/session.tsx'

export function loader(): never {
  throw data({ code: 'NOT_FOUND' }, { status: 404 })
}

export default function NotFoundPage() {
  const { failed: words } = useText('shell')
  return (
    <>
      <PageHead title={words.notFoundTitle} />
      <EmptyState
        level="h1"
        sentence={words.notFoundTitle}
        line={words.notFound}
        href="/"
        action={words.toHome}
      />
    </>
  )
}
