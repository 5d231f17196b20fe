// A popup of the day: beside the page, not in its way. It closes at once, for today or for seven days.
import { useEffect, useState } from 'react'
import type { ShownPromotion } from '#domain/agency/promotion/promotion.ts'
import { X } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'
import { countPromotion } from './count-promotion.ts'
import { isMuted, mutePromotion } from './muted.ts'

const closedName = 'naru:closed-popups'
const readClosed = (): unknown[] => {
  const closed = readTabStorage(closedName)
  return Array.isArray(closed) ? closed : []
}

/** The first popup that the visitor has not closed. Another one comes with another visit. */
export default function PromotionPopup({ popups }: { popups: ShownPromotion[] }) {
  const [isClosed, setClosed] = useState(() =>
    popups.some(({ promotion_id }) => readClosed().includes(promotion_id)),
  )
  const popup = popups.find(({ promotion_id }) => !isMuted(promotion_id))
  const hasRead = useHasScrolled()
  if (isClosed || !popup || !hasRead) return null
  return <PopupCard popup={popup} onClose={() => setClosed(true)} />
}

/**
 * The first screen is for choosing, often a date, so a popup waits until the visitor has scrolled, if one
 * can.
 */
function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      if (scrollY > innerHeight / 2 || scrollHeight < innerHeight * 1.5) setScrolled(true)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return hasScrolled
}

function PopupCard({ popup, onClose }: { popup: ShownPromotion; onClose: () => void }) {
  const { promotion: words } = useText('shell')
  const localized = useLocalized()
  const { promotion_id, title, text, href, picture } = popup
  useEffect(() => countPromotion(promotion_id, 'seen'), [promotion_id])
  function close(time?: 'day' | 'week'): void {
    if (time) mutePromotion(promotion_id, time)
    saveTabStorage(closedName, [...readClosed(), promotion_id])
    onClose()
  }
  const name = localized(title)
  return (
    <aside
      aria-label={name}
      data-popup-card
      className="toast fixed inset-x-3 bottom-3 z-40 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-card text-ink shadow-xl group-has-[[data-bottom-bar]]/shell:bottom-20 tablet:right-auto tablet:left-6 tablet:bottom-6 tablet:w-88"
    >
      <button
        type="button"
        className="icon-button absolute top-1 right-1 z-10 bg-card"
        aria-label={words.close}
        onClick={() => close()}
      >
        <X size={20} />
      </button>
      {picture && (
        <Picture
          path={picture}
          alt=""
          sizes="352px"
          className="aspect-16/9 w-full object-cover max-tablet:hidden"
        />
      )}
      <div className={`grid gap-2 p-4 ${picture ? 'max-tablet:pr-12' : 'pr-12'}`}>
        <h2 className="brand-text text-18 leading-snug">{name}</h2>
        {localized(text) && <p className="whitespace-pre-line text-15 text-soft">{localized(text)}</p>}
        {href && (
          <a
            href={href}
            className="button-primary justify-self-start"
            onClick={() => countPromotion(promotion_id, 'clicked')}
          >
            {words.more}
          </a>
        )}
      </div>
      <div className="grid grid-cols-2 border-line border-t text-15 text-soft">
        <button type="button" className="min-h-11 hover:bg-wash" onClick={() => close('day')}>
          {words.notToday}
        </button>
        <button
          type="button"
          className="min-h-11 border-line border-l hover:bg-wash"
          onClick={() => close('week')}
        >
          {words.notThisWeek}
        </button>
      </div>
    </aside>
  )
}
