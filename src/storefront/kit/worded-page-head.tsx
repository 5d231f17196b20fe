// The head of a list, a board, about or contact: what the agency wrote for search engines, else its name.
import type { agencyCalls } from '#domain/agency/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { useLocalized } from '#web/session.tsx'
import { PageHead } from './page-head.tsx'

type Props = {
  /** `category/12`, `board/NOTICE`, `page/about`. */
  page: string
  words: Out<typeof agencyCalls.pageWords>
  title: string
  path: string | undefined
}

export function WordedPageHead({ page, words, title, path }: Props) {
  const localized = useLocalized()
  const description = localized(words.description)
  return (
    <PageHead
      title={localized(words.title) || title}
      {...(description && { description })}
      {...(path !== undefined && { path })}
      {...(words.has_picture && { share: page.replace('/', '.') })}
    />
  )
}
