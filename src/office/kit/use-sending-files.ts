// Files on their way: a few at once, each with how far it is, stopped or sent again by itself.
import { useEffect, useReducer, useRef } from 'react'
import { dropLimits } from '#limits/trade.ts'
import type { Sending } from '#platform/wire/call.ts'
import { useSentence } from './use-sentence.ts'

export type Going = {
  /** Also the key by which the server knows it when it is sent again. */
  id: string
  turn: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'stopped' | 'failed'
  share: number
  problem: string
  stop: AbortController
}
/** `turn` says in which order the files were given: a small one may arrive before a large one. */
export type SendFile = (file: File, sending: Required<Sending>, turn: number) => Promise<unknown>

export const isUnderWay = ({ state }: Going) => state === 'waiting' || state === 'sending'

const waiting = (file: File, turn: number): Going => ({
  id: crypto.randomUUID(),
  turn,
  file,
  state: 'waiting',
  share: 0,
  problem: '',
  stop: new AbortController(),
})

/** Those whose turn it is: so many that no more than a few are sent at once. */
function nextOf(going: readonly Going[]): Going[] {
  const sending = going.filter(({ state }) => state === 'sending').length
  return going.filter(({ state }) => state === 'waiting').slice(0, dropLimits.atOnce - sending)
}

export function useSendingFiles(send: SendFile, failed: string) {
  const sentenceOf = useSentence()
  const going = useRef<Going[]>([])
  const turns = useRef(0)
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  // Whoever leaves the screen stops what is on its way; nothing is sent to a screen that is gone.
  useEffect(() => () => going.current.filter(isUnderWay).forEach(({ stop }) => void stop.abort()), [])

  function change(item: Going, to: Partial<Going>): void {
    Object.assign(item, to)
    redraw()
  }
  function goOn(): void {
    for (const item of nextOf(going.current)) void begin(item)
  }
  async function begin(item: Going): Promise<void> {
    const { id: key, file, turn } = item
    const stop = new AbortController()
    change(item, { state: 'sending', share: 0, problem: '', stop })
    const onProgress = (share: number) => change(item, { share })
    try {
      await send(file, { key, onProgress, signal: stop.signal }, turn)
      change(item, { state: 'sent', share: 1 })
    } catch (error) {
      if (stop.signal.aborted) change(item, { state: 'stopped' })
      else change(item, { state: 'failed', problem: sentenceOf(error, failed) })
    }
    goOn()
  }

  return {
    going: going.current,
    isBusy: going.current.some(isUnderWay),
    add(files: readonly File[]): void {
      for (const file of files) going.current.push(waiting(file, ++turns.current))
      goOn()
      redraw()
    },
    stop(item: Going): void {
      if (item.state === 'waiting') change(item, { state: 'stopped' })
      else item.stop.abort()
    },
    again(items: readonly Going[]): void {
      for (const item of items) change(item, { state: 'waiting', share: 0, problem: '' })
      goOn()
    },
    remove(items: readonly Going[]): void {
      going.current = going.current.filter((item) => !items.includes(item))
      redraw()
    },
  }
}
