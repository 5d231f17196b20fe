// A draft while it is typed: saved by itself a moment later, one save after the other, nothing lost.
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { useDescribeError } from '../kit/use-describe-error.ts'
import { useUnsavedChangesPrompt } from '../kit/use-unsaved-changes-prompt.ts'

export type TripDetails = Awaited<ReturnType<Api['trip']['trip']>>
export type TripContent = TripDetails['content']
type SaveState = Pick<TripDetails, 'revision' | 'saved' | 'staff_name' | 'changed' | 'hindrances'>

/** Typing is never held up: a pause of this length saves. */
const saveDelay_ms = 700
const retryDelay_ms = 4_000

export function useDraft(loaded: TripDetails) {
  const api = useApi()
  const { package_code } = loaded
  const [saved, setSaved] = useState<SaveState>(loaded)
  const [theirs, setTheirs] = useState<TripDetails>()
  const revision = useRef(loaded.revision)
  const { problem, wrong, showErrors, clear } = useSaveErrors()
  const autosave = useAutosave(loaded.content, {
    async send(content) {
      const answer = await api.trip.saveDraft({ package_code, revision: revision.current, content })
      revision.current = answer.revision
      setSaved(answer)
      clear()
    },
    async onFailed(error) {
      if (parseRefusal(error).refusal !== 'CHANGED_MEANWHILE') return showErrors(error)
      await loadTheirs()
    },
  })
  const { content, change, save, state } = autosave
  async function loadTheirs(): Promise<void> {
    setTheirs(await api.trip.trip({ package_code }))
  }
  useSaveBeforeLeaving(state !== 'saved', save)

  const dismiss = () => setTheirs(undefined)
  function take(other: TripDetails): void {
    revision.current = other.revision
    autosave.take(other.content)
    setSaved(other)
    dismiss()
  }
  function keepMine(other: TripDetails): void {
    revision.current = other.revision
    autosave.overwrite(other.content)
    dismiss()
  }
  const getRevision = () => revision.current
  /** All that was saved is shown now. */
  const markPublished = () => setSaved((now) => ({ ...now, changed: false }))
  const conflict = { theirs, loadTheirs, take, keepMine, dismiss }
  return { content, change, save, saved, state, problem, wrong, ...conflict, getRevision, markPublished }
}

type AutosaveOptions = {
  send: (content: TripContent) => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}

/** What is typed is sent when the typing rests, until all of it was taken. */
function useAutosave(first: TripContent, { send, onFailed }: AutosaveOptions) {
  const [content, setContent] = useState(first)
  const [state, setState] = useState<'saved' | 'typing' | 'saving' | 'failed'>('saved')
  const latest = useRef(first)
  const sent = useRef(first)
  const { save, saveAfter } = useSerialSave(sendAll)

  function put(next: TripContent): void {
    latest.current = next
    setContent(next)
  }
  function change(part: Partial<TripContent> | ((now: TripContent) => Partial<TripContent>)): void {
    const now = latest.current
    put({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    setState('typing')
    saveAfter(saveDelay_ms)
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
        if (isUnreachable(error)) saveAfter(retryDelay_ms)
        return false
      }
    }
    setState('saved')
    return true
  }
  /** What is stored takes the place of what was typed. */
  function take(stored: TripContent): void {
    sent.current = stored
    put(stored)
    setState('saved')
  }
  /** What was typed takes the place of what is stored. */
  function overwrite(stored: TripContent): void {
    sent.current = stored
    void save()
  }
  return { content, state, change, save, take, overwrite }
}

function isUnreachable(error: unknown): boolean {
  const { refusal } = parseRefusal(error)
  return refusal === 'OFFLINE' || refusal === 'UNAVAILABLE'
}

/** Saves one after the other, now or after a pause. `sendAll` says whether everything was saved. */
function useSerialSave(sendAll: () => Promise<boolean>) {
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
  function saveAfter(pause: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause)
  }
  return { save, saveAfter }
}

/** What is said of a save that failed, as a whole and of each field. */
function useSaveErrors() {
  const localized = useLocalized()
  const describeError = useDescribeError()
  const [problem, setProblem] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  function showErrors(error: unknown): void {
    const { fields } = parseRefusal(error)
    setWrong(Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, localized(each)])))
    setProblem(describeError(error))
  }
  function clear(): void {
    setWrong({})
    setProblem('')
  }
  return { problem, wrong, showErrors, clear }
}

/** Whoever goes on waits for the last save; where it fails one stays, with what was typed. */
function useSaveBeforeLeaving(isOpen: boolean, save: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOpen && currentLocation.pathname !== nextLocation.pathname,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void save().then((isDone) => (isDone ? blocker.proceed() : blocker.reset()))
  }, [blocker.state])
  useUnsavedChangesPrompt(isOpen)
}

/** What is wrong with a field of the draft, by its name, for the field that shows it. */
const FieldErrorsContext = createContext<Readonly<Record<string, string>>>({})
export const FieldErrorsProvider = FieldErrorsContext.Provider
export function useFieldError(field: string): string | undefined {
  const wrong = useContext(FieldErrorsContext)
  return wrong[`content.${field}`]
}
