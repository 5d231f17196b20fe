// A call that needs a proof of who one is waits here while the dialog asks for it.
import { useState } from 'react'
import type { Api, Provable } from '../api.ts'
import { ProveAgain } from './prove-again.tsx'

/** Everybody who waits; the dialog answers all of them at once. */
let waiting: ((proved: boolean) => void)[] = []
let show: (refusal: Provable | undefined) => void = () => {}

export const askForProof = (refusal: Provable): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    show(refusal)
  })

export function Proving({ api }: { api: Api }) {
  const [refusal, setRefusal] = useState<Provable>()
  show = setRefusal
  if (!refusal) return null
  return (
    <ProveAgain
      api={api}
      refusal={refusal}
      onEnd={(proved) => {
        setRefusal(undefined)
        for (const resolve of waiting) resolve(proved)
        waiting = []
      }}
    />
  )
}
