// The button that copies a link which somebody is to be given.
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'

export function CopyButton({ text }: { text: string }) {
  const words = useText('bookings')
  const toast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast(words.copied)
  }
  return (
    <button type="button" className="button-primary" onClick={() => void copy()}>
      {words.copy}
    </button>
  )
}
