// /unsubscribe?token=: who got an advertisement refuses all further ones with a press, or takes it back.
// A plain form, so that it works without scripts; opening the link alone changes nothing. Decision 92
import { useLoaderData } from 'react-router'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'

export async function loader({ api, url }: PageArgs) {
  const token = url.searchParams.get('token') ?? ''
  const hasFailed = url.searchParams.has('problem')
  try {
    return { token, hasFailed, choice: await api.message.adChoice({ token }) }
  } catch (error) {
    const { refusal } = parseRefusal(error)
    if (refusal !== 'NOT_FOUND' && refusal !== 'BAD_INPUT') throw error
    return { token, hasFailed, choice: undefined }
  }
}

export default function UnsubscribePage() {
  const { choice, token, hasFailed } = useLoaderData<typeof loader>()
  const { ads: words } = useText('mailed')
  const localized = useLocalized()
  const { formatMomentDay } = useDates()
  const company = localized(useSite()?.info?.company_name)
  if (!choice)
    return (
      <>
        <PageHead title={words.wrong} />
        <EmptyState
          level="h1"
          sentence={words.wrong}
          line={words.wrongLine}
          href="/contact"
          action={words.contact}
        />
      </>
    )
  const isRefused = choice.refused !== null
  return (
    <FormFrame
      title={isRefused ? words.refusedTitle : words.title}
      line={
        choice.refused === null
          ? words.line(company)
          : words.refusedLine(company, formatMomentDay(choice.refused))
      }
    >
      <p className="text-pretty">{words.stays}</p>
      <Problem>{hasFailed ? words.failed : undefined}</Problem>
      <form method="post" action={`/unsubscribe?token=${token}`} className="grid">
        <input type="hidden" name="is_refused" value={isRefused ? 'N' : 'Y'} />
        <button type="submit" className={isRefused ? 'button-secondary' : 'button-primary'}>
          {isRefused ? words.takeBack : words.refuse}
        </button>
      </form>
    </FormFrame>
  )
}
