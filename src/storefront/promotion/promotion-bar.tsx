// The banner of the day, above the header: it moves the page down and covers nothing.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownPromotion } from '#domain/agency/promotion/promotion.ts'
import { memberSlot } from '#lib/personal-slots.ts'
import { findPromotionPage } from '#lib/promotion.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { X } from '#ui/icons.ts'
import { PersonalSlot } from '#web/personal-slot.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { isMuted, mutePromotion } from './muted.ts'

export function usePromotions(kind: ShownPromotion['kind']): ShownPromotion[] {
  const page = findPromotionPage(useLocation().pathname)
  const promotions = useSite()?.promotions ?? []
  return page ? promotions.filter((each) => each.kind === kind && each.pages.includes(page)) : []
}

export const isForAudience = ({ audience }: ShownPromotion, isMember: boolean): boolean =>
  audience === 'all' || (audience === 'member') === isMember

export function PromotionBar() {
  const banners = usePromotions('banner')
  const { isLoggedIn } = useSession()
  if (banners.length === 0) return null
  return (
    <PersonalSlot
      slot={memberSlot}
      value={isLoggedIn}
      render={(isMember) => {
        const banner = banners.find((each) => isForAudience(each, isMember))
        return banner ? <Banner key={banner.promotion_id} banner={banner} /> : null
      }}
    />
  )
}

// Counting loads last.
const count = (promotion_id: number, what: 'seen' | 'clicked') =>
  void import('./count-promotion.ts').then(({ countPromotion }) => countPromotion(promotion_id, what))

function Banner({ banner }: { banner: ShownPromotion }) {
  const { promotion: words } = useText('shell')
  const localized = useLocalized()
  const { promotion_id, href, title, text } = banner
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (isMuted(promotion_id)) setClosed(true)
    else count(promotion_id, 'seen')
  }, [promotion_id])
  if (isClosed) return null
  const said = (
    <>
      <span className="font-semibold">{localized(title)}</span> <span>{localized(text)}</span>
    </>
  )
  return (
    <aside data-promotion={promotion_id} aria-label={words.banner} className="bg-brand text-on-brand">
      <div className="content gutter flex items-center gap-2 text-15">
        {href ? (
          <a
            href={href}
            className="min-h-11 grow py-2.5 underline-offset-4 hover:underline"
            onClick={() => count(promotion_id, 'clicked')}
          >
            {said}
          </a>
        ) : (
          <p className="min-h-11 grow py-2.5">{said}</p>
        )}
        <button
          type="button"
          className="icon-button shrink-0"
          aria-label={words.closeForWeek}
          onClick={() => {
            mutePromotion(promotion_id, 'week')
            setClosed(true)
          }}
        >
          <X size={20} />
        </button>
      </div>
    </aside>
  )
}
