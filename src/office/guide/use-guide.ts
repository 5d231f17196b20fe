// The state of the guide's page: what the phone holds, what is still to be sent, and whether it may be read.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#office/api.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import {
  addEntries,
  completePage,
  type GuideEntry,
  type GuidePageData,
  type NewGuideEntry,
  sendEntry,
} from './guide-entry.ts'
import { keepFiles } from './guide-files.ts'
import { keepPage } from './keep-page.ts'
import {
  clearKey,
  deleteItem,
  findKey,
  findPage,
  type LinkRef,
  listItems,
  saveItem,
  savePage,
} from './phone-store.ts'

export type GuideState = 'loading' | 'locked' | 'open' | 'over'
const resend_ms = 30_000
const maxTimer_ms = 2_147_483_647

export function useGuide(ref: LinkRef) {
  const api = useApi(ref.agency)
  const describeError = useRef(useDescribeError())
  const [state, setState] = useState<GuideState>('loading')
  const [page, setPage] = useState<GuidePageData>()
  const [entries, setEntries] = useState<GuideEntry[]>([])
  const [isOnline, setOnline] = useState(true)
  const [problem, setProblem] = useState('')
  const key = useRef<CryptoKey>(undefined)

  /** What a refused call means for the page. */
  const learn = useCallback(
    async (error: unknown): Promise<void> => {
      const { refusal } = parseRefusal(error)
      if (refusal === 'OFFLINE') return setOnline(false)
      if (refusal === 'GUIDE_PIN_REQUIRED') {
        await clearKey(ref)
        return setState('locked')
      }
      if (refusal === 'GUIDE_LINK_OVER') {
        await clearKey(ref)
        return setState('over')
      }
      setProblem(describeError.current(error))
    },
    [ref],
  )

  /** One at a time and in their order; two tabs take turns. */
  const sendAll = useCallback(async () => {
    const held = key.current
    if (!held) return
    await navigator.locks.request('guide entries', async () => {
      for (const entry of await listItems<GuideEntry>(ref, held)) {
        try {
          await sendEntry(api, ref, entry)
        } catch (error) {
          await learn(error)
          break
        }
        setOnline(true)
        await deleteItem('entries', ref, toName(entry))
      }
      if (key.current) setEntries(await listItems<GuideEntry>(ref, key.current))
    })
  }, [api, ref, learn])

  const load = useCallback(async () => {
    const stored = await findKey(ref)
    if (!stored) return setState('locked')
    key.current = stored.key
    setEntries(await listItems<GuideEntry>(ref, stored.key))
    const cached = await findPage<GuidePageData>(ref, stored.key)
    if (cached) {
      setPage(completePage(cached))
      setState('open')
    }
    try {
      await sendAll()
      const fresh = await api.guide.page({ link: ref.link })
      setOnline(true)
      setPage(fresh)
      setState('open')
      await savePage(ref, stored.key, fresh)
      await keepFiles(api, ref, stored.key, fresh.files)
      await keepPage()
    } catch (error) {
      await learn(error)
    }
  }, [api, ref, learn, sendAll])

  const add = async (entry: NewGuideEntry): Promise<void> => {
    if (!key.current) return
    const added: GuideEntry = { ...entry, id: crypto.randomUUID(), at: new Date().toISOString() }
    setEntries((before) => [...before, added]) // at once: a box that was ticked stays ticked
    setPage((before) => before && addEntries(before, [added]))
    setProblem('')
    await saveItem('entries', ref, key.current, { name: toName(added), value: added })
    void sendAll()
  }

  /** An entry that the server does not take blocks the others. */
  const discardFirst = async (): Promise<void> => {
    const [first] = entries
    if (!first) return
    await deleteItem('entries', ref, toName(first))
    setProblem('')
    await load()
  }

  useEffect(() => void load(), [load])
  useResend(sendAll, entries.length > 0)
  useKeyEnd(ref, state, () => {
    key.current = undefined
    setPage(undefined)
    setState('locked')
  })
  return {
    state,
    page: page && addEntries(page, entries),
    unsent: entries,
    isOnline,
    problem,
    add,
    reload: load,
    discardFirst,
    getKey: () => key.current,
  }
}

/** By the moment, so that they are read in the order they were written. */
const toName = ({ at, id }: Pick<GuideEntry, 'at' | 'id'>) => `${at}-${id}`

function useResend(send: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    const sendNow = () => void send()
    addEventListener('online', sendNow)
    const timer = isWaiting ? setInterval(sendNow, resend_ms) : undefined
    return () => {
      removeEventListener('online', sendNow)
      clearInterval(timer)
    }
  }, [send, isWaiting])
}

/** A page that stays open is closed when its key ends. */
function useKeyEnd(ref: LinkRef, state: GuideState, onEnd: () => void): void {
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (state !== 'open') return
    let timer: ReturnType<typeof setTimeout> | undefined
    void findKey(ref).then((stored) => {
      if (!stored) return end.current()
      timer = setTimeout(
        () => void clearKey(ref).then(() => end.current()),
        Math.min(stored.until - Date.now(), maxTimer_ms),
      )
    })
    return () => clearTimeout(timer)
  }, [ref, state])
}
