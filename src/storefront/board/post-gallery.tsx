// §2 The pictures of a post: two, the second under "+N" until it is pressed.
import { useState } from 'react'
import type { Post } from '#domain/board/calls.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { galleryShown } from '#limits/display.ts'
import { Picture } from '#ui/picture.tsx'
import { useText } from '#web/session.tsx'

export function PostGallery({ pictures }: { pictures: Post['file_list'] }) {
  const words = useText('board')
  const [all, setAll] = useState(false)
  const more = pictures.length - galleryShown
  const shown = all ? pictures : pictures.slice(0, galleryShown)
  if (pictures.length === 0) return null
  return (
    <ul aria-label={words.pictures} className="grid grid-cols-2 gap-2">
      {shown.map(({ file_id, file_url, file_name }, at) => (
        <li key={file_id} className="relative overflow-hidden rounded-card">
          {parsePictureName(file_url) ? (
            <Picture
              path={file_url}
              alt={file_name}
              sizes="(min-width: 768px) 380px, 50vw"
              className="aspect-4/3 size-full object-cover"
            />
          ) : (
            <img
              src={file_url}
              alt={file_name}
              loading="lazy"
              className="aspect-4/3 size-full object-cover"
            />
          )}
          {!all && more > 0 && at === galleryShown - 1 && (
            <button
              type="button"
              aria-label={words.showPictures(more)}
              onClick={() => setAll(true)}
              className="absolute inset-0 flex items-center justify-center bg-black/50 font-bold text-28 text-white"
            >
              {words.morePictures(more)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
