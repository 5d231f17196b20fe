// Sending a trip to the family: the phone's own dialog, and where it has none, Kakao and a copied address.
import { type MouseEvent, useEffect, useState } from 'react'
import { Check, MessageCircle } from '#ui/icons.ts'
import { Copy, Share } from '#ui/more-icons.ts'
import { useText } from '#web/session.tsx'
import { useAbsoluteUrl } from './use-absolute-url.ts'
import { useSite } from './use-site.ts'

const copiedShown_ms = 2_500

/** `label`: the words of the button, where sharing is what the page is for. */
export function ShareButton({ path, title, label }: { path: string; title: string; label?: string }) {
  const { share: words } = useText('trip')
  const url = useAbsoluteUrl()(path)
  function send(event: MouseEvent): void {
    if (!('share' in navigator)) return
    event.preventDefault()
    void navigator.share({ title, url }).catch(() => {}) // closed again
  }
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        popoverTarget="share"
        aria-label={label ?? words.title}
        onClick={send}
        className={
          label
            ? 'button-primary gap-2'
            : 'flex size-11 items-center justify-center rounded-full border border-line bg-card hover:border-brand-400'
        }
      >
        <Share size={20} />
        {label}
      </button>
      <ShareMenu url={url} />
    </div>
  )
}

const lineClass = 'flex min-h-11 w-full items-center gap-2.5 rounded-input px-3 text-15 hover:bg-wash'

/** Our own, where the device has none. */
function ShareMenu({ url }: { url: string }) {
  const { share: words } = useText('trip')
  const key = useSite()?.info?.kakao_key
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedShown_ms)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div
      id="share"
      popover="auto"
      className="popover-below w-64 rounded-card border border-line bg-card p-2 text-ink shadow-lg"
    >
      {key && (
        <a
          href={buildKakaoShareHref(key, url)}
          target="_blank"
          rel="noopener noreferrer"
          className={lineClass}
        >
          <MessageCircle size={20} />
          {words.kakao}
        </a>
      )}
      <button
        type="button"
        className={lineClass}
        onClick={() =>
          navigator.clipboard?.writeText(url).then(
            () => setCopied(true),
            () => {}, // copying is not allowed: the address below can be selected
          )
        }
      >
        {copied ? <Check size={20} /> : <Copy size={20} />}
        <span role="status">{copied ? words.copied : words.copy}</span>
      </button>
      <p className="select-all break-all px-3 py-1 text-13 text-soft">{url}</p>
    </div>
  )
}

/** Kakao's own page reads the address and makes a card of it, so our pages load no foreign script. */
const buildKakaoShareHref = (app_key: string, request_url: string) =>
  `https://sharer.kakao.com/picker/link?${new URLSearchParams({
    app_key,
    validation_action: 'scrap',
    validation_params: JSON.stringify({ link_ver: '4.0', request_url }),
  })}`
