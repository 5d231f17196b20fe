// A call that needs a second proof waits here while the dialog asks for one.
import { useState } from 'react'
import type { Api } from '../api.ts'
import { ProveAgain } from './prove-again.tsx'

/** Everybody who waits; the dialog answers all of them at once. */
let waiting: ((proved: boolean) => void)[] = []
let show: (open: boolean) => void = () => {}

export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    show(true)
  })

export function Proving({ api }: { api: Api }) {
  const [open, setOpen] = useState(false)
  show = setOpen
  if (!open) return null
  return (
    <ProveAgain
      api={api}
      onEnd={(proved) => {
        setOpen(false)
        for (const resolve of waiting) resolve(proved)
        waiting = []
      }}
    />
  )
}
