// A page that could not be shown, inside the shell: the refusal's own sentence, or a general one.

import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { partsOf } from '#plain/parts-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { isWords } from '#words/language.ts'
import { EmptyState } from './empty-state.tsx'
import { PageHead } from './page-head.tsx'

export default function Failed() {
  const error = useRouteError()
  const { failed: words, login } = useWords('shell')
  const say = useSay()
  const { pathname, search } = useLocation()
  const { code, description } = partsOf(isRouteErrorResponse(error) ? error.data : undefined)
  const said = isWords(description) ? say(description) : ''
  const isGone = isRouteErrorResponse(error) && error.status === 404
  const line = code === 'OFFLINE' ? words.offline : said || (isGone ? words.notFound : words.unexpected)
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
