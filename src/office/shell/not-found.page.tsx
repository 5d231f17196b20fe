// An address that is no screen.
import { NoScreen } from '../kit/empty.tsx'
import { useOffice } from '../kit/use-words.ts'

export default function NotFound() {
  const words = useOffice('shell')
  return (
    <NoScreen title={words.notFound}>
      <a href="/" className="act-main mt-2">
        {words.home}
      </a>
    </NoScreen>
  )
}
