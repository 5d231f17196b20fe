// One file, picked or dropped.
import { DropArea } from '#ui/drop-area.tsx'
import { Paperclip } from '#ui/more-icons.ts'

type Props = { label: string; hint: string; accept: string; isBusy: boolean; onPick: (file: File) => void }

export function FileDrop({ label, hint, accept, isBusy, onPick }: Props) {
  const pickFirst = ([file]: readonly File[]) => {
    if (file) onPick(file)
  }
  return (
    <DropArea
      className="flex flex-wrap items-center gap-3 rounded-card p-4"
      isOff={isBusy}
      onFiles={pickFirst}
    >
      <label className="button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
        <Paperclip size={18} />
        {label}
        <input
          type="file"
          className="sr-only"
          accept={accept}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            pickFirst([...(currentTarget.files ?? [])])
            currentTarget.value = '' // so that the same file can be picked again
          }}
        />
      </label>
      <span className="text-13 text-soft">{hint}</span>
    </DropArea>
  )
}
