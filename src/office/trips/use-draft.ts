// A draft while it is typed: saved by itself a moment later, one save after the other, nothing lost.
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { useSentence } from '../kit/use-sentence.ts'

export type Loaded = Awaited<ReturnType<Api['trip']['trip']>>
export type Content = Loaded['content']
type Saved = Pick<Loaded, 'revision' | 'saved' | 'staff_name' | 'changed' | 'hindrances'>

/** Typing is never held up: a pause of this length saves. */
const pause_ms = 700
const again_ms = 4_000

export function useDraft(loaded: Loaded) {
  const api = useApi()
  const say = useSay()
  const sentenceOf = useSentence()
  const { package_code } = loaded
  const [content, setContent] = useState(loaded.content)
  const [saved, setSaved] = useState<Saved>(loaded)
  const [state, setState] = useState<'saved' | 'typing' | 'saving' | 'failed'>('saved')
  const [problem, setProblem] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<Loaded>()
  const latest = useRef(loaded.content)
  const sent = useRef(loaded.content)
  const revision = useRef(loaded.revision)
  const sending = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function change(part: Partial<Content> | ((now: Content) => Partial<Content>)): void {
    const now = latest.current
    latest.current = { ...now, ...(typeof part === 'function' ? part(now) : part) }
    setContent(latest.current)
    setState('typing')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause_ms)
  }

  /** True when everything that was typed is saved. */
  function save(): Promise<boolean> {
    clearTimeout(timer.current)
    sending.current ??= send().finally(() => {
      sending.current = undefined
    })
    return sending.current
  }
  async function send(): Promise<boolean> {
    while (sent.current !== latest.current) {
      const now = latest.current
      setState('saving')
      try {
        const answer = await api.trip.saveDraft({ package_code, revision: revision.current, content: now })
        revision.current = answer.revision
        sent.current = now
        setSaved(answer)
        setWrong({})
        setProblem('')
      } catch (error) {
        await fail(error)
        return false
      }
    }
    setState('saved')
    return true
  }
  async function fail(error: unknown): Promise<void> {
    const { refusal, fields } = refusalOf(error)
    setState('failed')
    if (refusal === 'CHANGED_MEANWHILE') return setTheirs(await api.trip.trip({ package_code }))
    setWrong(Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, say(each)])))
    setProblem(sentenceOf(error))
    if (refusal === 'OFFLINE' || refusal === 'UNAVAILABLE')
      timer.current = setTimeout(() => void save(), again_ms)
  }

  function take(other: Loaded): void {
    latest.current = other.content
    sent.current = other.content
    revision.current = other.revision
    setContent(other.content)
    setSaved(other)
    setState('saved')
    setTheirs(undefined)
  }
  function keepMine(other: Loaded): void {
    revision.current = other.revision
    sent.current = other.content
    setTheirs(undefined)
    void save()
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useLeaving(state !== 'saved', save)

  return {
    content,
    change,
    save,
    saved,
    state,
    problem,
    wrong,
    theirs,
    take,
    keepMine,
    dismiss: () => setTheirs(undefined),
    revisionNow: () => revision.current,
    /** All that was saved is shown now. */
    nowShown: () => setSaved((now) => ({ ...now, changed: false })),
  }
}

/** Whoever goes on waits for the last save; where it fails one stays, with what was typed. */
function useLeaving(isOpen: boolean, save: () => Promise<boolean>): void {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isOpen && currentLocation.pathname !== nextLocation.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to leave
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    void save().then((isDone) => (isDone ? leaving.proceed() : leaving.reset()))
  }, [leaving.state])
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])
}

/** What is wrong with a field of the draft, by its name, for the field that shows it. */
const Wrong = createContext<Readonly<Record<string, string>>>({})
export const WrongProvider = Wrong.Provider
export function useWrong(field: string): string | undefined {
  const wrong = useContext(Wrong)
  return wrong[`content.${field}`]
}
