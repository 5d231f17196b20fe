// A screen that could not be opened says why, and how to go on.
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'

export function ErrorScreen() {
  const words = useText('shell')
  const localized = useLocalized()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const refusal = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <PageHeader
      title={refusal?.code === 'OFFLINE' ? words.offline : localized(refusal?.description) || words.failed}
    >
      <button type="button" className="button-secondary" onClick={() => void revalidate()}>
        {words.again}
      </button>
      <a href="/" className="button-primary">
        {words.home}
      </a>
    </PageHeader>
  )
}
