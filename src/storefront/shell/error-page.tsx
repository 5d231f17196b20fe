// A page that could not be shown, inside the shell: the refusal's own sentence, or a general one.

import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { isLocalizedText } from '#i18n/language.ts'
import { readFields } from '#lib/read-fields.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useLocalized, useText } from '#web/session.tsx'

export default function ErrorPage() {
  const error = useRouteError()
  const { failed: words, login } = useText('shell')
  const localized = useLocalized()
  const { pathname, search } = useLocation()
  const { code, description } = readFields(isRouteErrorResponse(error) ? error.data : undefined)
  const refusalText = isLocalizedText(description) ? localized(description) : ''
  const isGone = isRouteErrorResponse(error) && error.status === 404
  const line =
    code === 'OFFLINE' ? words.offline : refusalText || (isGone ? words.notFound : words.unexpected)
  if (isRouteErrorResponse(error) && error.status === 401)
    return (
      <>
        <PageHead title={login} />
        <EmptyState
          level="h1"
          sentence={line}
          href={`/auth/login?to=${encodeURIComponent(pathname + search)}`}
          popup="login"
          action={login}
        />
      </>
    )
  return (
    <>
      <PageHead title={isGone ? words.notFoundTitle : words.title} />
      <EmptyState
        level="h1"
        sentence={isGone ? words.notFoundTitle : words.title}
        line={line}
        href={isGone ? '/' : pathname + search}
        action={isGone ? words.toHome : words.again}
      />
    </>
  )
}
