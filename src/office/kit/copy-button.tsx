// Copies a text that somebody is to be given, and says whether it could.
import { useToast } from './toast.tsx'
import { useText } from './use-text.ts'

type Props = { text: string; label?: string; isPrimary?: boolean }

export function CopyButton({ text, label, isPrimary = false }: Props) {
  const words = useText('kit')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(words.copied),
      () => toast(words.copyFailed),
    )
  return (
    <button type="button" className={isPrimary ? 'button-primary' : 'button-secondary'} onClick={copy}>
      {label ?? words.copy}
    </button>
  )
}
