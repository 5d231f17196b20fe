// Files on their way: a few at once, each with how far it is, stopped or sent again by itself.
import { useEffect, useReducer, useRef } from 'react'
import { dropLimits } from '#limits/trade.ts'
import type { CallOptions } from '#platform/wire/call.ts'
import { useDescribeError } from './use-describe-error.ts'

export type Upload = {
  /** Also the key by which the server knows it when it is sent again. */
  id: string
  dropOrder: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'stopped' | 'failed'
  share: number
  problem: string
  stop: AbortController
}
/** `dropOrder` says in which order the files were given: a small one may arrive before a large one. */
export type SendFile = (file: File, sending: Required<CallOptions>, dropOrder: number) => Promise<unknown>

export const isUploading = ({ state }: Upload) => state === 'waiting' || state === 'sending'

const createUpload = (file: File, dropOrder: number): Upload => ({
  id: crypto.randomUUID(),
  dropOrder,
  file,
  state: 'waiting',
  share: 0,
  problem: '',
  stop: new AbortController(),
})

/** Picks the files to send now, so that only a few are sent at once. */
function pickNextUploads(uploads: readonly Upload[]): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, dropLimits.atOnce - sending)
}

export function useUploads(send: SendFile, failed: string) {
  const describeError = useDescribeError()
  const uploads = useRef<Upload[]>([])
  const lastDropOrder = useRef(0)
  const [, rerender] = useReducer((count: number) => count + 1, 0)

  // Whoever leaves the screen stops what is on its way; nothing is sent to a screen that is gone.
  useEffect(() => () => uploads.current.filter(isUploading).forEach(({ stop }) => void stop.abort()), [])

  function change(item: Upload, to: Partial<Upload>): void {
    Object.assign(item, to)
    rerender()
  }
  function startNext(): void {
    for (const item of pickNextUploads(uploads.current)) void startUpload(item)
  }
  async function startUpload(item: Upload): Promise<void> {
    const { id: key, file, dropOrder } = item
    const stop = new AbortController()
    change(item, { state: 'sending', share: 0, problem: '', stop })
    const onProgress = (share: number) => change(item, { share })
    try {
      await send(file, { key, onProgress, signal: stop.signal }, dropOrder)
      change(item, { state: 'sent', share: 1 })
    } catch (error) {
      if (stop.signal.aborted) change(item, { state: 'stopped' })
      else change(item, { state: 'failed', problem: describeError(error, failed) })
    }
    startNext()
  }

  return {
    uploads: uploads.current,
    isBusy: uploads.current.some(isUploading),
    add(files: readonly File[]): void {
      for (const file of files) uploads.current.push(createUpload(file, ++lastDropOrder.current))
      startNext()
      rerender()
    },
    stop(item: Upload): void {
      if (item.state === 'waiting') change(item, { state: 'stopped' })
      else item.stop.abort()
    },
    retry(items: readonly Upload[]): void {
      for (const item of items) change(item, { state: 'waiting', share: 0, problem: '' })
      startNext()
    },
    remove(items: readonly Upload[]): void {
      uploads.current = uploads.current.filter((item) => !items.includes(item))
      rerender()
    },
  }
}
