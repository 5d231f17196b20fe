// Copies a text, and says so.
import { useEffect, useState } from 'react'
import { Check } from '#ui/icons.ts'
import { Copy } from '#ui/more-icons.ts'
import { useText } from '#web/session.tsx'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useText('booking')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_500)
    return () => clearTimeout(timer)
  }, [copied])
  // If the clipboard is closed to us, the text beside the button can be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button
      type="button"
      aria-label={copied ? words.copied : words.copyLabel(label)}
      onClick={copy}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 text-15 text-brand-700 hover:bg-wash print:hidden"
    >
      {copied ? <Check size={18} /> : <Copy size={18} />}
      <span role="status">{copied ? words.copied : words.copy}</span>
    </button>
  )
}
