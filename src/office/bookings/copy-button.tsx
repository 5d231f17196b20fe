// The button that copies a link which somebody is to be given.
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'

export function CopyButton({ text }: { text: string }) {
  const words = useOffice('bookings')
  const tell = useTell()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    tell(words.copied)
  }
  return (
    <button type="button" className="act-main" onClick={() => void copy()}>
      {words.copy}
    </button>
  )
}
