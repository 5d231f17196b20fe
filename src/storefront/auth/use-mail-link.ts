// The link of a mail: its token goes from behind the # into this tab, and is sent in bodies only.
// In the tab it outlasts a log-in. Looking whose it is spends nothing.

import { useContext, useEffect, useState } from 'react'
import type { memberCalls } from '#domain/member/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { deleteTabStorage, readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

type MailLink = Out<typeof memberCalls.mailLink>
type MailLinkState =
  | { at: 'asking' | 'expired' | 'failed' | 'done' }
  | { at: 'told'; token: string; link: MailLink }

const storageKey = 'naru:mailed'

export function useMailLink(purpose: MailLink['purpose']) {
  const api = useContext(ApiContext)
  const [outcome, setOutcome] = useState<MailLinkState>({ at: 'asking' })
  useEffect(() => {
    async function loadLink(): Promise<MailLinkState> {
      const token = readMailToken()
      if (!api || !token) return { at: 'expired' }
      try {
        const link = await api.member.mailLink({ token })
        return link.purpose === purpose ? { at: 'told', token, link } : { at: 'expired' }
      } catch (error) {
        return { at: (parseRefusal(error).status ?? 500) < 500 ? 'expired' : 'failed' }
      }
    }
    const reload = () => {
      if (location.hash.length > 1) void loadLink().then(setOutcome) // another link, opened in this very tab
    }
    void loadLink().then(setOutcome)
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [api, purpose])

  /** The link was used, or turned out to be over. */
  function end(at: 'done' | 'expired'): void {
    deleteTabStorage(storageKey)
    setOutcome({ at })
  }
  return { outcome, end }
}

/** A link that was just followed replaces the one before. */
function readMailToken(): string {
  const linkToken = location.hash.slice(1)
  if (linkToken) {
    saveTabStorage(storageKey, linkToken)
    history.replaceState(history.state, '', location.pathname)
  }
  const stored = readTabStorage(storageKey)
  return typeof stored === 'string' ? stored : ''
}
