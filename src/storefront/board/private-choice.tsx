// Whether a post is private; chosen when it is written, and shown ever after.
import { useId } from 'react'
import { useText } from '#web/session.tsx'

export function PrivateChoice({ isPrivate, isFixed }: { isPrivate: boolean; isFixed: boolean }) {
  const words = useText('write')
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 w-fit items-center gap-2.5">
        <input
          type="checkbox"
          name="private_yn"
          value="Y"
          defaultChecked={isPrivate}
          disabled={isFixed}
          aria-describedby={id}
          className="size-5 accent-brand-600"
        />
        {words.private}
      </label>
      <p id={id} className="text-13 text-soft">
        {isFixed ? words.privateFixed : words.privateHint}
      </p>
    </div>
  )
}
