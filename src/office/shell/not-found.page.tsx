// An address that is no screen.
import { Empty } from '../kit/empty.tsx'
import { useOffice } from '../kit/use-words.ts'

export default function NotFound() {
  const words = useOffice('shell')
  return (
    <Empty title={words.notFound}>
      <a href="/" className="act-main mt-2">
        {words.home}
      </a>
    </Empty>
  )
}
