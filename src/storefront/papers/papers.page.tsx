// /papers#token: what a one-time link asks of one traveller, step by step. §2, §6
// Nothing here knows the token but this tab.

import { useCallback, useContext, useEffect, useState } from 'react'
import { spanOf } from '#plain/days.ts'
import { ApiContext } from '#storefront/api.ts'
import { AuthFrame } from '#storefront/auth/auth-frame.tsx'
import { NeedsScript } from '#web/needs-script.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { ConsentStep } from './consent-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { keepToken, takeToken } from './link-token.ts'
import { PassportStep } from './passport-step.tsx'
import type { Told } from './told.ts'

type State =
  | { at: 'asking' }
  | { at: 'expired' }
  | { at: 'used' }
  | { at: 'failed' }
  | { at: 'done' }
  | { at: 'consent' | 'passport' | 'finish'; token: string; told: Told }

export default function PapersPage() {
  const words = useWords('papers')
  const { state, setState, look, goOn } = useLink()
  if (!('told' in state)) return <NoStep at={state.at} again={() => void look(takeToken())} />
  const { token, told } = state
  const step = { consent: 1, passport: 2, finish: 3 }[state.at]
  const { title, line } = state.at === 'finish' && !told.needs_passport ? words.sign : words[state.at]
  return (
    <AuthFrame key={state.at} title={title} line={line} wide isNext>
      <About told={told} step={told.needs_passport ? words.step(step, 3) : undefined} />
      {state.at === 'consent' && <ConsentStep token={token} told={told} goOn={goOn} />}
      {state.at === 'passport' && <PassportStep token={token} told={told} sent={() => look(token)} />}
      {state.at === 'finish' && (
        <FinishStep
          token={token}
          told={told}
          more={() => setState({ ...state, at: 'passport' })}
          done={() => setState({ at: 'done' })}
          deleted={() => look(token)}
        />
      )}
    </AuthFrame>
  )
}

function useLink() {
  const api = useContext(ApiContext)
  const [state, setState] = useState<State>({ at: 'asking' })

  const look = useCallback(
    async (token: string) => {
      if (!api) return
      if (!token) return setState({ at: 'expired' })
      try {
        const told = await api.document.linkExpired({ token })
        setState({
          at: stepOf(told),
          token,
          told,
        })
      } catch (refused) {
        const { refusal, status = 500 } = refusalOf(refused)
        if (refusal === 'LINK_USED') setState({ at: 'used' })
        else setState({ at: status < 500 ? 'expired' : 'failed' })
      }
    },
    [api],
  )
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) void look(takeToken()) // another link, opened in this very tab
    }
    void look(takeToken())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [look])

  function goOn(token: string | null): void {
    if (token === null) {
      setState({ at: 'done' })
      return
    }
    keepToken(token)
    void look(token)
  }
  return { state, setState, look, goOn }
}

type NoStepProps = { at: Exclude<State, { told: Told }>['at']; again: () => void }

/** Where nothing is asked of anybody: not yet, or no more. */
function NoStep({ at, again }: NoStepProps) {
  const words = useWords('papers')
  if (at === 'asking') {
    return (
      <AuthFrame title={words.title}>
        <p role="status">{words.asking}</p>
        <NeedsScript />
      </AuthFrame>
    )
  }
  if (at === 'used') {
    return (
      <AuthFrame title={words.title}>
        <p role="status">{words.used}</p>
      </AuthFrame>
    )
  }
  if (at === 'expired' || at === 'failed') {
    return (
      <AuthFrame title={words.title}>
        <p role="alert" className="text-bad">
          {words[at]}
        </p>
        {at === 'expired' && <p className="text-soft">{words.expiredLine}</p>}
        {at === 'failed' && (
          <button type="button" className="button-main" onClick={again}>
            {words.again}
          </button>
        )}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame key="done" title={words.done.title} line={words.done.line} isNext>
      <a href="/" className="button-quiet">
        {words.done.home}
      </a>
    </AuthFrame>
  )
}

function stepOf({ purpose, needs_passport, files, has_number }: Told): 'consent' | 'passport' | 'finish' {
  if (purpose === 'consent') return 'consent'
  return !needs_passport || (files > 0 && has_number) ? 'finish' : 'passport'
}

/** Whose papers, for which trip. */
function About({ told, step }: { told: Told; step?: string }) {
  const words = useWords('papers')
  const say = useSay()
  const facts = [
    [words.trip, say(told.page_title)],
    [
      words.dates,
      told.departure_date && spanOf(told.departure_date, told.return_date ?? told.departure_date),
    ],
    [words.who, told.name || words.traveller(told.traveller)],
  ]
  return (
    <div className="rounded-input bg-wash px-4 py-3 text-15">
      {step && <p className="mb-1 font-semibold text-brand-700">{step}</p>}
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="money">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
