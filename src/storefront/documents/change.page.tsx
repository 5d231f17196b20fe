// /change#token: a change of a trip that was booked, before and after, and the booker's signed answer.
// Nothing here knows the token but this tab.

import { useCallback, useContext, useEffect, useState } from 'react'
import type { itineraryChangeCalls } from '#domain/document/itinerary-change/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import { readChangeToken } from './link-token.ts'

type Change = Out<typeof itineraryChangeCalls.change>
type LinkState =
  | { at: 'asking' | 'expired' | 'begun' | 'failed' }
  | { at: 'open'; token: string; change: Change }

export default function ChangePage() {
  const words = useText('change')
  const { state, show, load } = useChangeLink()
  if (state.at === 'open') return <OpenChange token={state.token} change={state.change} onAnswered={show} />
  if (state.at === 'asking')
    return (
      <FormFrame title={words.title}>
        <p role="status">{words.asking}</p>
        <NoScriptNotice />
      </FormFrame>
    )
  if (state.at === 'failed')
    return (
      <FormFrame title={words.title}>
        <p role="alert" className="text-bad">
          {words.failed}
        </p>
        <button type="button" className="button-primary" onClick={() => void load()}>
          {words.again}
        </button>
      </FormFrame>
    )
  return (
    <div role="alert">
      <EmptyState
        level="h1"
        sentence={words[state.at]}
        line={words.askLine}
        href="/contact"
        action={words.ask}
      />
    </div>
  )
}

function useChangeLink() {
  const api = useContext(ApiContext)
  const [state, setState] = useState<LinkState>({ at: 'asking' })
  const load = useCallback(async () => {
    if (!api) return
    const token = readChangeToken()
    if (!token) return setState({ at: 'expired' })
    try {
      setState({ at: 'open', token, change: await api.itineraryChange.change({ token }) })
    } catch (error) {
      const { refusal, status = 500 } = parseRefusal(error)
      if (refusal === 'CHANGE_DAY_BEGUN') setState({ at: 'begun' })
      else setState({ at: status < 500 ? 'expired' : 'failed' })
    }
  }, [api])
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) void load() // another link, opened in this very tab
    }
    void load()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [load])
  const show = (change: Change) => setState((now) => (now.at === 'open' ? { ...now, change } : now))
  return { state, show, load }
}

type OpenProps = { token: string; change: Change; onAnswered: (change: Change) => void }

function OpenChange({ token, change, onAnswered }: OpenProps) {
  const words = useText('change')
  const { answer } = change
  return (
    <FormFrame
      key={answer}
      title={answer ? words.done[answer].title : words.title}
      line={answer ? words.done[answer].line : words.line(change.name)}
      wide
      isNext={answer !== null}
    >
      <ChangeFacts change={change} />
      {answer !== 'agreed' && <AnswerForm token={token} change={change} onAnswered={onAnswered} />}
      {answer && (
        <a href="/" className="button-secondary">
          {words.home}
        </a>
      )}
    </FormFrame>
  )
}

function ChangeFacts({ change }: { change: Change }) {
  const words = useText('change')
  const localized = useLocalized()
  const { formatSpan, formatMoment } = useDates()
  const { page_title, departure_date, return_date, kind, day, starts, before, after, reason, cost } = change
  const facts = [
    [words.trip, `${localized(page_title)} · ${formatSpan(departure_date, return_date)}`],
    [words.what, `${words.kinds[kind]} · ${words.day(day, starts)}`],
    [words.before, localized(before)],
    [words.after, localized(after)],
    [words.reason, localized(reason)],
    [words.cost, localized(cost)],
    [words.answered, change.answered && formatMoment(change.answered)],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-input bg-wash px-4 py-4 tablet:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-15 text-soft">{label}</dt>
              <dd
                className={`money wrap-break-word max-tablet:mb-2 ${label === words.after ? 'font-semibold' : ''}`}
              >
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Both buttons share one field for the name: agreeing is no easier than refusing. */
function AnswerForm({ token, change, onAnswered }: OpenProps) {
  const words = useText('change')
  const [answer, setAnswer] = useState<'agreed' | 'refused'>('agreed')
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/document/forms.ts').then(({ AnswerChangeInput }) => AnswerChangeInput),
    toInput: ({ name }) => ({ token, answer, name }),
    send: async (api, input) => onAnswered(await api.itineraryChange.answerChange(input)),
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-15 text-soft">{words.until(change.starts)}</p>
      <Field {...bind('name')} label={words.name} hint={words.nameHint} autoComplete="name" />
      <Problem>{problem}</Problem>
      <div className="grid gap-3 tablet:grid-cols-2">
        <SubmitButton sending={sending} onClick={() => setAnswer('agreed')}>
          {words.agree}
        </SubmitButton>
        {change.answer === null && (
          <SubmitButton className="button-secondary" sending={sending} onClick={() => setAnswer('refused')}>
            {words.refuse}
          </SubmitButton>
        )}
      </div>
      <p className="text-13 text-soft">{words.refuseLine}</p>
    </form>
  )
}
