// A screen that could not be opened says why, and how to go on.
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useSay } from '#web/session.tsx'
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'

export function Failed() {
  const words = useOffice('shell')
  const say = useSay()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const refused = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <Heading title={refused?.code === 'OFFLINE' ? words.offline : say(refused?.description) || words.failed}>
      <button type="button" className="act" onClick={() => void revalidate()}>
        {words.again}
      </button>
      <a href="/" className="act-main">
        {words.home}
      </a>
    </Heading>
  )
}
