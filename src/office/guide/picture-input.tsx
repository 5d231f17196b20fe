// Photos that are taken or chosen on the phone, checked before they are stored.
import { useState } from 'react'
import { listAcceptValues } from '#file-types.ts'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { Camera } from '#ui/more-icons.ts'
import { type PickedFile, pickFiles } from '#ui/pick-files.ts'

type Props = { most: number; items: PickedFile[]; onPick: (items: PickedFile[]) => void }

export function PictureInput({ most, items, onPick }: Props) {
  const { pictures: words } = useText('guide')
  const [problem, setProblem] = useState('')
  const add = (files: FileList | null) => {
    const picked = pickFiles(items, files ?? [], { accept: 'photos', most })
    setProblem(picked.problems[0] ? words.problem(picked.problems[0].about) : '')
    onPick(picked.items)
  }
  return (
    <div className="grid gap-2">
      <label className="button-secondary w-fit cursor-pointer gap-2 has-focus-visible:outline-2">
        <Camera size={16} />
        {words.add}
        <input
          type="file"
          className="sr-only"
          accept={listAcceptValues('photos').join()}
          multiple={most > 1}
          onChange={({ target }) => {
            add(target.files)
            target.value = '' // the same photo may be chosen again
          }}
        />
      </label>
      <ul className="grid gap-1">
        {items.map(({ key, file }) => (
          <li key={key} className="flex items-center gap-2 text-13">
            <span className="truncate">{file.name}</span>
            <button
              type="button"
              className="grid size-11 place-items-center"
              aria-label={words.remove(file.name)}
              onClick={() => onPick(items.filter((each) => each.key !== key))}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-13 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}
