// §2 /page/{slug}: a page that the agency wrote itself.
import { redirect, useLoaderData } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized } from '#web/session.tsx'

export async function loader({ api, params }: PageArgs) {
  const { page, moved_to } = await api.agency.page({ slug: params.slug ?? '' })
  if (!page) throw redirect(moved_to ?? '/', 301)
  return page
}

export default function OwnPage() {
  const { page_id, slug, title, contents, description, picture } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  const about = localized(description)
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead
        title={localized(title)}
        path={`/page/${slug}`}
        {...(about && { description: about })}
        share={`page_${page_id}`}
      />
      <article className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="brand-text text-balance text-28 tablet:text-36">{localized(title)}</h1>
        {picture && (
          <Picture
            path={picture}
            alt=""
            first
            sizes="(min-width: 768px) 768px, 100vw"
            className="w-full rounded-card object-cover"
          />
        )}
        <RichText html={localized(contents)} />
      </article>
    </div>
  )
}
