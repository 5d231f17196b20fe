// One file, picked or dropped.
import { DropArea } from '#ui/drop-area.tsx'
import { Paperclip } from '#ui/icons.ts'

type Props = { label: string; hint: string; accept: string; busy: boolean; onPick: (file: File) => void }

export function OneFile({ label, hint, accept, busy, onPick }: Props) {
  const take = ([file]: readonly File[]) => {
    if (file) onPick(file)
  }
  return (
    <DropArea className="flex flex-wrap items-center gap-3 rounded-card p-4" isOff={busy} onFiles={take}>
      <label className="act cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
        <Paperclip size={18} />
        {label}
        <input
          type="file"
          className="sr-only"
          accept={accept}
          disabled={busy}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = '' // so that the same file can be picked again
          }}
        />
      </label>
      <span className="text-13 text-soft">{hint}</span>
    </DropArea>
  )
}
