// A text to begin with: the terms in force, or a standard text with the company's details in it.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { Select } from '#office/kit/field.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import type { TermsDraftState, TermsSettings, TermsType } from './use-terms-draft.ts'

const standardNames = {
  use: ['use'],
  privacy: ['privacy'],
  tour: ['both', 'overseas', 'domestic'],
  passport: ['passport'],
  special: ['special'],
} as const
type Start = 'in_force' | (typeof standardNames)[TermsType][number]

type Props = { type: TermsType; settings: TermsSettings; draft: TermsDraftState }

export function StartWith({ type, settings, draft }: Props) {
  const words = useText('terms')
  const api = useApi()
  const toast = useToast()
  const describeError = useDescribeError()
  const inForce = settings.versions.find(({ state }) => state === 'in_force')
  const starts: readonly Start[] = [...(inForce ? (['in_force'] as const) : []), ...standardNames[type]]
  const [chosen, setChosen] = useState<Start | undefined>(starts[0])
  const [isConfirming, setConfirming] = useState(false)
  const load = async () => {
    setConfirming(false)
    try {
      if (chosen === 'in_force' && inForce)
        draft.begin(await api.terms.version({ type, version: inForce.version }))
      else if (chosen && chosen !== 'in_force') draft.begin(await api.terms.standard({ name: chosen }))
    } catch (error) {
      toast(describeError(error))
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-60 max-w-full">
        <Select
          label={words.start}
          value={chosen}
          onChange={({ target }) => setChosen(starts.find((start) => start === target.value))}
          choices={starts.map((value) => ({ value, name: words.starts[value] }))}
        />
      </div>
      <button
        type="button"
        className="button-secondary"
        onClick={() => (draft.isEmpty() ? void load() : setConfirming(true))}
      >
        {words.load}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={words.loadTitle}
          lead={words.loadLead}
          confirmLabel={words.load}
          saving={false}
          problem=""
          onConfirm={() => void load()}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
