// §2 /about, where the agency has one.
import { useLoaderData } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized } from '#web/session.tsx'

export const loader = ({ api }: PageArgs) => api.board.about()

export default function AboutPage() {
  const { title, contents } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={localized(title)} path="/about" />
      <div className="max-w-3xl">
        <h1 className="mb-8 text-28 tablet:text-36">{localized(title)}</h1>
        <RichText html={localized(contents)} />
      </div>
    </div>
  )
}
