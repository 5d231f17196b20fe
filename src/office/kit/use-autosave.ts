// What is typed, saved by itself a moment later: one save after the other, and nothing is lost.
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized } from '#web/session.tsx'
import { useDescribeError } from './use-describe-error.ts'
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt.ts'

/** Typing is never held up: a pause of this length saves. */
const saveDelay_ms = 700
const retryDelay_ms = 4_000

type AutosaveOptions<Content> = {
  send: (content: Content) => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}

/** What is typed is sent when the typing rests, until all of it was taken. */
export function useAutosave<Content extends object>(
  first: Content,
  { send, onFailed }: AutosaveOptions<Content>,
) {
  const [content, setContent] = useState(first)
  const [state, setState] = useState<'saved' | 'typing' | 'saving' | 'failed'>('saved')
  const latest = useRef(first)
  const sent = useRef(first)
  const { save, saveAfter } = useSerialSave(sendAll)

  function put(next: Content): void {
    latest.current = next
    setContent(next)
  }
  function change(part: Partial<Content> | ((now: Content) => Partial<Content>)): void {
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
  function take(stored: Content): void {
    sent.current = stored
    put(stored)
    setState('saved')
  }
  /** What was typed takes the place of what is stored. */
  function overwrite(stored: Content): void {
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
export function useSaveErrors() {
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
export function useSaveBeforeLeaving(isOpen: boolean, save: () => Promise<boolean>): void {
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
