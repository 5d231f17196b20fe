// The first screen: what waits, most urgent first.
import { Empty } from '../kit/empty.tsx'
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'

export default function Today() {
  const words = useOffice('today')
  return (
    <>
      <Heading title={words.title} />
      <Empty title={words.empty} lead={words.emptyLead} />
    </>
  )
}
