// A draft while it is typed: saved by itself a moment later, one save after the other, nothing lost.
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { useAskToStay } from '../kit/use-ask-to-stay.ts'
import { useSentence } from '../kit/use-sentence.ts'

export type Loaded = Awaited<ReturnType<Api['trip']['trip']>>
export type Content = Loaded['content']
type Saved = Pick<Loaded, 'revision' | 'saved' | 'staff_name' | 'changed' | 'hindrances'>

/** Typing is never held up: a pause of this length saves. */
const pause_ms = 700
const again_ms = 4_000

export function useDraft(loaded: Loaded) {
  const api = useApi()
  const { package_code } = loaded
  const [saved, setSaved] = useState<Saved>(loaded)
  const [theirs, setTheirs] = useState<Loaded>()
  const revision = useRef(loaded.revision)
  const { problem, wrong, explain, clear } = useFailure()
  const typed = useTyped(loaded.content, {
    async send(content) {
      const answer = await api.trip.saveDraft({ package_code, revision: revision.current, content })
      revision.current = answer.revision
      setSaved(answer)
      clear()
    },
    async onFailed(error) {
      if (refusalOf(error).refusal !== 'CHANGED_MEANWHILE') return explain(error)
      await seeTheirs()
    },
  })
  const { content, change, save, state } = typed
  async function seeTheirs(): Promise<void> {
    setTheirs(await api.trip.trip({ package_code }))
  }
  useLeaving(state !== 'saved', save)

  const dismiss = () => setTheirs(undefined)
  function take(other: Loaded): void {
    revision.current = other.revision
    typed.take(other.content)
    setSaved(other)
    dismiss()
  }
  function keepMine(other: Loaded): void {
    revision.current = other.revision
    typed.sendOver(other.content)
    dismiss()
  }
  const revisionNow = () => revision.current
  /** All that was saved is shown now. */
  const nowShown = () => setSaved((now) => ({ ...now, changed: false }))
  const meanwhile = { theirs, seeTheirs, take, keepMine, dismiss }
  return { content, change, save, saved, state, problem, wrong, ...meanwhile, revisionNow, nowShown }
}

type Sending = {
  send: (content: Content) => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}

/** What is typed is sent when the typing rests, until all of it was taken. */
function useTyped(first: Content, { send, onFailed }: Sending) {
  const [content, setContent] = useState(first)
  const [state, setState] = useState<'saved' | 'typing' | 'saving' | 'failed'>('saved')
  const latest = useRef(first)
  const sent = useRef(first)
  const { save, saveIn } = useOneSave(sendAll)

  function put(next: Content): void {
    latest.current = next
    setContent(next)
  }
  function change(part: Partial<Content> | ((now: Content) => Partial<Content>)): void {
    const now = latest.current
    put({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    setState('typing')
    saveIn(pause_ms)
  }
  async function sendAll(): Promise<boolean> {
    while (sent.current !== latest.current) {
      const now = latest.current
      setState('saving')
      try {
        await send(now)
        sent.current = now
      } catch (error) {
        setState('failed')
        await onFailed(error)
        if (isUnreachable(error)) saveIn(again_ms)
        return false
      }
    }
    setState('saved')
    return true
  }
  /** What is stored takes the place of what was typed. */
  function take(stored: Content): void {
    sent.current = stored
    put(stored)
    setState('saved')
  }
  /** What was typed takes the place of what is stored. */
  function sendOver(stored: Content): void {
    sent.current = stored
    void save()
  }
  return { content, state, change, save, take, sendOver }
}

function isUnreachable(error: unknown): boolean {
  const { refusal } = refusalOf(error)
  return refusal === 'OFFLINE' || refusal === 'UNAVAILABLE'
}

/** Saves one after the other, now or after a pause. `sendAll` says whether everything was saved. */
function useOneSave(sendAll: () => Promise<boolean>) {
  const sending = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** True when everything that was typed is saved. */
  function save(): Promise<boolean> {
    clearTimeout(timer.current)
    sending.current ??= sendAll().finally(() => {
      sending.current = undefined
    })
    return sending.current
  }
  function saveIn(pause: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause)
  }
  return { save, saveIn }
}

/** What is said of a save that failed, as a whole and of each field. */
function useFailure() {
  const say = useSay()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  function explain(error: unknown): void {
    const { fields } = refusalOf(error)
    setWrong(Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, say(each)])))
    setProblem(sentenceOf(error))
  }
  function clear(): void {
    setWrong({})
    setProblem('')
  }
  return { problem, wrong, explain, clear }
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
  useAskToStay(isOpen)
}

/** What is wrong with a field of the draft, by its name, for the field that shows it. */
const Wrong = createContext<Readonly<Record<string, string>>>({})
export const WrongProvider = Wrong.Provider
export function useWrong(field: string): string | undefined {
  const wrong = useContext(Wrong)
  return wrong[`content.${field}`]
}
