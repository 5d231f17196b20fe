// An address that is no screen.
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'

export default function NotFound() {
  const words = useOffice('shell')
  return (
    <Heading title={words.notFound}>
      <a href="/" className="act-main">
        {words.home}
      </a>
    </Heading>
  )
}
