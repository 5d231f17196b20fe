// A call that needs a fresh second factor waits here while the dialog asks for it.
import { lazy, Suspense, useState } from 'react'
import { loadMoreWords } from '#i18n/office/office-text.ts'
import type { Api, StepUpRefusal } from '#office/api.ts'

const StepUpDialog = lazy(async () => {
  const [file] = await Promise.all([import('./step-up-dialog.tsx'), loadMoreWords('proof')])
  return file
})

/** Everybody who waits; the dialog answers all of them at once. */
let pendingCalls: ((proved: boolean) => void)[] = []
let showDialog: (refusal: StepUpRefusal | undefined) => void = () => {}

export const requestStepUp = (refusal: StepUpRefusal): Promise<boolean> =>
  new Promise((resolve) => {
    pendingCalls.push(resolve)
    showDialog(refusal)
  })

export function StepUpPrompt({ api }: { api: Api }) {
  const [refusal, setRefusal] = useState<StepUpRefusal>()
  showDialog = setRefusal
  if (!refusal) return null
  return (
    <Suspense>
      <StepUpDialog
        api={api}
        refusal={refusal}
        onEnd={(proved) => {
          setRefusal(undefined)
          for (const resolve of pendingCalls) resolve(proved)
          pendingCalls = []
        }}
      />
    </Suspense>
  )
}
