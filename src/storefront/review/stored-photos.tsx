// The photos a review already has: each can be taken off, and put back until it is saved.
import { X } from '#ui/icons.ts'
import { RotateCcw } from '#ui/more-icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useText } from '#web/session.tsx'

type Props = { photos: string[]; removed: string[]; onRemove: (removed: string[]) => void }

export function StoredPhotos({ photos, removed, onRemove }: Props) {
  const { review: words } = useText('booking')
  const { files } = useText('shell')
  if (photos.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 text-15">{words.storedPhotos}</legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map((path, at) => {
          const isRemoved = removed.includes(path)
          const name = words.photo(at + 1)
          return (
            <li key={path} className="relative">
              <Picture
                path={path}
                alt={name}
                sizes="128px"
                className={`aspect-4/3 w-32 rounded-input object-cover ${isRemoved ? 'opacity-30' : ''}`}
              />
              <button
                type="button"
                aria-pressed={isRemoved}
                aria-label={files.remove(name)}
                onClick={() =>
                  onRemove(isRemoved ? removed.filter((one) => one !== path) : [...removed, path])
                }
                className="icon-button absolute top-0 right-0 rounded-full bg-card"
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
