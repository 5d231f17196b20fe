// The files a post already has: each can be taken off, and put back until the post is saved.
import type { Post } from '#domain/board/calls.ts'
import { formatFileSize } from '#lib/format.ts'
import { X } from '#ui/icons.ts'
import { RotateCcw } from '#ui/more-icons.ts'
import { useText } from '#web/session.tsx'

type Props = { files: Post['file_list']; removed: string[]; onRemove: (removed: string[]) => void }

export function AttachedFiles({ files, removed, onRemove }: Props) {
  const words = useText('write')
  const shell = useText('shell')
  if (files.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-15">{words.attached}</legend>
      <ul className="grid grid-cols-1 gap-2">
        {files.map(({ file_id, file_name, file_size }) => {
          const isRemoved = removed.includes(file_id)
          return (
            <li
              key={file_id}
              className="flex items-center gap-3 rounded-input border border-line bg-card py-1 pr-2 pl-4"
            >
              <span
                className={`min-w-0 flex-1 truncate text-15 ${isRemoved ? 'text-soft line-through' : ''}`}
              >
                {file_name}
              </span>
              <span className="money text-13 text-soft">{formatFileSize(file_size)}</span>
              <button
                type="button"
                aria-pressed={isRemoved}
                aria-label={shell.files.remove(file_name)}
                onClick={() =>
                  onRemove(isRemoved ? removed.filter((id) => id !== file_id) : [...removed, file_id])
                }
                className="icon-button shrink-0"
              >
                {isRemoved ? <RotateCcw size={20} /> : <X size={20} />}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
