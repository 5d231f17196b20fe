// One file, picked or dropped.
import { Paperclip } from '#ui/icons.ts'

type Props = { label: string; hint: string; accept: string; busy: boolean; onPick: (file: File) => void }

export function FilePick({ label, hint, accept, busy, onPick }: Props) {
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onPick(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      className="panel flex flex-wrap items-center gap-3 border-dashed p-4"
      aria-busy={busy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <label className="act cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
        <Paperclip size={18} />
        {label}
        <input
          type="file"
          className="sr-only"
          accept={accept}
          disabled={busy}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = '' // so that the same file can be picked again
          }}
        />
      </label>
      <span className="text-13 text-soft">{hint}</span>
    </div>
  )
}
