// /papers#token: what a one-time link asks of one traveller, step by step. §2, §6
// Nothing here knows the token but this tab.

import { useCallback, useContext, useEffect, useState } from 'react'
import { ApiContext } from '#storefront/api.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { ConsentStep } from './consent-step.tsx'
import { FinishStep } from './finish-step.tsx'
import type { LinkDetails } from './link-details.ts'
import { readLinkToken, saveLinkToken } from './link-token.ts'
import { PassportStep } from './passport-step.tsx'

type LinkState =
  | { at: 'asking' }
  | { at: 'expired' }
  | { at: 'used' }
  | { at: 'failed' }
  | { at: 'done' }
  | { at: 'consent' | 'passport' | 'finish'; token: string; link: LinkDetails }

export default function DocumentsPage() {
  const words = useText('documents')
  const { state, setState, loadLink, continueWith } = useDocumentLink()
  if (!('link' in state)) return <LinkMessage at={state.at} again={() => void loadLink(readLinkToken())} />
  const { token, link } = state
  const step = { consent: 1, passport: 2, finish: 3 }[state.at]
  const { title, line } = state.at === 'finish' && !link.needs_passport ? words.sign : words[state.at]
  return (
    <FormFrame key={state.at} title={title} line={line} wide isNext>
      <TravellerFacts link={link} step={link.needs_passport ? words.step(step, 3) : undefined} />
      {state.at === 'consent' && <ConsentStep token={token} link={link} onContinue={continueWith} />}
      {state.at === 'passport' && <PassportStep token={token} link={link} onSent={() => loadLink(token)} />}
      {state.at === 'finish' && (
        <FinishStep
          token={token}
          link={link}
          more={() => setState({ ...state, at: 'passport' })}
          done={() => setState({ at: 'done' })}
          onDeleted={() => loadLink(token)}
        />
      )}
    </FormFrame>
  )
}

function useDocumentLink() {
  const api = useContext(ApiContext)
  const [state, setState] = useState<LinkState>({ at: 'asking' })

  const loadLink = useCallback(
    async (token: string) => {
      if (!api) return
      if (!token) return setState({ at: 'expired' })
      try {
        const link = await api.document.linkExpired({ token })
        setState({
          at: getStep(link),
          token,
          link,
        })
      } catch (error) {
        const { refusal, status = 500 } = parseRefusal(error)
        if (refusal === 'LINK_USED') setState({ at: 'used' })
        else setState({ at: status < 500 ? 'expired' : 'failed' })
      }
    },
    [api],
  )
  useEffect(() => {
    const follow = () => {
      if (location.hash.length > 1) void loadLink(readLinkToken()) // another link, opened in this very tab
    }
    void loadLink(readLinkToken())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [loadLink])

  function continueWith(token: string | null): void {
    if (token === null) {
      setState({ at: 'done' })
      return
    }
    saveLinkToken(token)
    void loadLink(token)
  }
  return { state, setState, loadLink, continueWith }
}

type LinkMessageProps = { at: Exclude<LinkState, { link: LinkDetails }>['at']; again: () => void }

/** The message where the link asks for nothing: not yet, or no more. */
function LinkMessage({ at, again }: LinkMessageProps) {
  const words = useText('documents')
  if (at === 'asking') {
    return (
      <FormFrame title={words.title}>
        <p role="status">{words.asking}</p>
        <NoScriptNotice />
      </FormFrame>
    )
  }
  if (at === 'used') {
    return (
      <FormFrame title={words.title}>
        <p role="status">{words.used}</p>
      </FormFrame>
    )
  }
  if (at === 'expired')
    return (
      <div role="alert">
        <EmptyState
          level="h1"
          sentence={words.expired}
          line={words.expiredLine}
          href="/contact"
          action={words.askAgain}
        />
      </div>
    )
  if (at === 'failed')
    return (
      <FormFrame title={words.title}>
        <p role="alert" className="text-bad">
          {words.failed}
        </p>
        <button type="button" className="button-primary" onClick={again}>
          {words.again}
        </button>
      </FormFrame>
    )
  return (
    <FormFrame key="done" title={words.done.title} line={words.done.line} isNext>
      <a href="/" className="button-secondary">
        {words.done.home}
      </a>
    </FormFrame>
  )
}

function getStep({
  purpose,
  needs_passport,
  files,
  has_number,
}: LinkDetails): 'consent' | 'passport' | 'finish' {
  if (purpose === 'consent') return 'consent'
  return !needs_passport || (files > 0 && has_number) ? 'finish' : 'passport'
}

function TravellerFacts({ link, step }: { link: LinkDetails; step?: string }) {
  const { formatSpan } = useDates()
  const words = useText('documents')
  const localized = useLocalized()
  const facts = [
    [words.trip, localized(link.page_title)],
    [
      words.dates,
      link.departure_date && formatSpan(link.departure_date, link.return_date ?? link.departure_date),
    ],
    [words.travellerLabel, link.name || words.traveller(link.traveller)],
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
