// Sending the compared trips on to the family, and the votes that were sent from here.
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#lib/format.ts'
import { ApiContext } from '#storefront/api.ts'
import { type ComparedTrip, writeTrips } from '#storefront/kit/compare-href.ts'
import { Heart } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { buildVoteHref, rememberVote, useSentVotes } from './sent-votes.ts'

export function SendVote({ trips }: { trips: ComparedTrip[] }) {
  const { send: words } = useText('vote')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  const { problem, sending, submitOnce } = useSubmit({
    describeError: (error) => localized(parseRefusal(error).description) || words.failed,
  })
  const createVote = () =>
    submitOnce(async () => {
      if (!api) return
      const vote = await api.vote.create({ package_codes: writeTrips(trips) })
      rememberVote(vote)
      await navigate(buildVoteHref(vote.token))
    })
  return (
    <section aria-labelledby="send-vote" className="mt-10 rounded-card bg-brand-50 p-5 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <h2 id="send-vote" className="text-22">
            {words.title}
          </h2>
          <p className="mt-1 text-pretty text-15 text-soft">{words.line}</p>
        </div>
        <button
          type="button"
          disabled={sending}
          onClick={() => void createVote()}
          className="button-primary gap-2 max-tablet:w-full"
        >
          <Heart size={20} />
          {words.button}
        </button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  )
}

/** Empty where this browser sent no vote, or all have ended. */
export function SentVotes() {
  const { send: words } = useText('vote')
  const votes = useSentVotes().filter(({ until }) => Date.parse(until) > Date.now())
  if (votes.length === 0) return null
  return (
    <nav aria-label={words.sent} className="mt-4 flex flex-wrap items-center gap-x-4 text-15">
      <span className="text-soft">{words.sent}</span>
      {votes.map(({ token, until }) => {
        const [, month, day] = formatDay(until).split('-').map(Number)
        return (
          <a
            key={token}
            href={buildVoteHref(token)}
            className="inline-flex min-h-11 items-center text-brand-700 hover:underline"
          >
            {words.sentUntil(month ?? 0, day ?? 0)}
          </a>
        )
      })}
    </nav>
  )
}
