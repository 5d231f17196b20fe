// The link of a mail: its token goes from behind the # into this tab, and is sent in bodies only.
// In the tab it outlasts a log-in. Looking whose it is spends nothing.

import { useContext, useEffect, useState } from 'react'
import type { memberCalls } from '#domain/member/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { dropTab, keepTab, readTab } from '#web/tab-storage.ts'

type Told = Out<typeof memberCalls.mailLink>
type Outcome = { at: 'asking' | 'expired' | 'failed' | 'done' } | { at: 'told'; token: string; told: Told }

const name = 'naru:mailed'

export function useMailLink(purpose: Told['purpose']) {
  const api = useContext(ApiContext)
  const [outcome, setOutcome] = useState<Outcome>({ at: 'asking' })
  useEffect(() => {
    async function look(): Promise<Outcome> {
      const token = takeToken()
      if (!api || !token) return { at: 'expired' }
      try {
        const told = await api.member.mailLink({ token })
        return told.purpose === purpose ? { at: 'told', token, told } : { at: 'expired' }
      } catch (refused) {
        return { at: (refusalOf(refused).status ?? 500) < 500 ? 'expired' : 'failed' }
      }
    }
    const lookAgain = () => {
      if (location.hash.length > 1) void look().then(setOutcome) // another link, opened in this very tab
    }
    void look().then(setOutcome)
    addEventListener('hashchange', lookAgain)
    return () => removeEventListener('hashchange', lookAgain)
  }, [api, purpose])

  /** It was used, or turned out to be over. */
  function end(at: 'done' | 'expired'): void {
    dropTab(name)
    setOutcome({ at })
  }
  return { outcome, end }
}

/** A link that was just followed wins over the one before. */
function takeToken(): string {
  const sent = location.hash.slice(1)
  if (sent) {
    keepTab(name, sent)
    history.replaceState(history.state, '', location.pathname)
  }
  const kept = readTab(name)
  return typeof kept === 'string' ? kept : ''
}
