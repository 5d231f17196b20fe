// The screen of an unknown address.
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'

export default function NotFound() {
  const words = useText('shell')
  return (
    <PageHeader title={words.notFound}>
      <a href="/" className="button-primary">
        {words.home}
      </a>
    </PageHeader>
  )
}
