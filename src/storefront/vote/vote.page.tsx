// §2 /travel/vote: a family says which trip it likes best, in large type and without a log-in. Decision 82
import { useEffect } from 'react'
import { redirect, useLoaderData, useRevalidator } from 'react-router'
import { formatDay } from '#lib/format.ts'
import { voteRefresh_ms } from '#limits/display.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { ShareButton } from '#storefront/kit/share-button.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { useText } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { buildVoteHref, useSentVotes } from './sent-votes.ts'
import { VoteCard } from './vote-card.tsx'

export async function loader({ api, url }: PageArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw redirect('/travel/compare')
  return { token, ...(await api.vote.show({ token })), problem: url.searchParams.get('problem') }
}

export default function VotePage() {
  const { token, list, chosen, until, is_trip_gone, problem } = useLoaderData<typeof loader>()
  const words = useText('vote')
  const { revalidate } = useRevalidator()
  const isSender = useSentVotes().some((vote) => vote.token === token)
  // A visitor from a messenger brings no cookie with the page. The browser's own request has it.
  useEffect(() => {
    void revalidate()
  }, [revalidate])
  usePolling(isSender, { every_ms: voteRefresh_ms })
  const title = list.length === 1 ? words.titleOne : words.title
  if (list.length === 0)
    return (
      <>
        <PageHead title={words.allGone} />
        <EmptyState
          level="h1"
          sentence={words.allGone}
          line={words.allGoneLine}
          href="/travel"
          action={words.seeTrips}
        />
      </>
    )
  const [, month, day] = formatDay(until).split('-').map(Number)
  return (
    <div className={`content pt-8 pb-24 tablet:pt-12 ${isSender ? 'max-desktop:pb-52' : ''}`}>
      <PageHead title={title} description={words.line} share={list[0]?.package_code} />
      <div className="desktop:flex desktop:min-h-28 desktop:items-center desktop:justify-between desktop:gap-10">
        <div>
          <h1 className="brand-text text-28 tablet:text-36">{title}</h1>
          <p className="mt-3 text-pretty text-18 tablet:text-22">{words.line}</p>
        </div>
        {isSender && <SenderBox token={token} />}
      </div>
      {is_trip_gone && (
        <p role="status" className="mt-4 rounded-input bg-wash px-4 py-3 text-18">
          {words.gone}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="mt-4 rounded-input bg-wash px-4 py-3 text-18 text-bad">
          {new Map<string, string>(Object.entries(words.refused)).get(problem) ?? words.failed}
        </p>
      )}
      <ul className={`mt-6 grid gap-6 ${columns[list.length]}`}>
        {list.map((trip) => (
          <VoteCard
            key={trip.package_code}
            trip={trip}
            token={token}
            isChosen={trip.package_code === chosen}
            isOneOfThree={list.length === 3}
          />
        ))}
      </ul>
      <p className="mt-6 text-pretty text-18">{words.changeable}</p>
      <p className="mt-1 text-18 text-soft">{words.until(month ?? 0, day ?? 0)}</p>
    </div>
  )
}

const columns: Record<number, string> = {
  1: 'max-w-xl',
  2: 'tablet:grid-cols-2',
  3: 'desktop:grid-cols-3',
}

/**
 * Shown only in the browser that made the vote, which says so after the page has come: it is beside the title,
 * or a bar at the bottom, where it moves nothing.
 */
function SenderBox({ token }: { token: string }) {
  const { sender: words } = useText('vote')
  return (
    <section
      aria-labelledby="send-link"
      data-bottom-bar
      className="max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-30 max-desktop:border-line max-desktop:border-t max-desktop:bg-card max-desktop:pb-[env(safe-area-inset-bottom)] desktop:shrink-0 desktop:rounded-card desktop:bg-brand-50 desktop:px-5 desktop:py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-desktop:mx-auto max-desktop:w-full max-tablet:*:w-full max-tablet:[&_.button-primary]:w-full max-desktop:px-4 max-desktop:py-3 tablet:max-desktop:px-6">
        <div>
          <h2 id="send-link" className="text-16 tablet:text-18">
            {words.title}
          </h2>
          <p className="text-13 text-soft tablet:text-15">{words.line}</p>
        </div>
        <ShareButton path={buildVoteHref(token)} title={words.message} label={words.share} />
      </div>
    </section>
  )
}
