// Says that an unsent entry was restored, and lets the visitor start over.
type Props = { sentence: string; action: string; startOver: () => void }

export function DraftRestoredNotice({ sentence, action, startOver }: Props) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-input bg-brand-50 px-4 py-1 text-15 text-brand-800"
    >
      {sentence}
      <button type="button" onClick={startOver} className="min-h-11 font-semibold underline">
        {action}
      </button>
    </p>
  )
}
