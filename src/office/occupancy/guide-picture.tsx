// A picture that a guide sent with a note or a slip, in a dialog.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { Dialog } from '#ui/dialog.tsx'

type PictureProps = { of: 'note' | 'slip'; id: string; at: number; label: string }

/** Loaded when somebody wants to see it. */
export function GuidePictureButton({ of, id, at, label }: PictureProps) {
  const api = useApi()
  const toast = useToast()
  const describeError = useDescribeError()
  const [address, setAddress] = useState('')
  const show = () =>
    api.guide.picture({ of, id, at }).then(
      ({ type, base64 }) => setAddress(`data:${type};base64,${base64}`),
      (error: unknown) => toast(describeError(error)),
    )
  return (
    <>
      <button type="button" className="button-secondary w-fit" onClick={() => void show()}>
        {label}
      </button>
      {address && (
        <Dialog title={label} onClose={() => setAddress('')}>
          <img src={address} alt={label} className="max-h-[70dvh] w-full object-contain" />
        </Dialog>
      )}
    </>
  )
}
