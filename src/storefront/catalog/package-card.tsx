// §2 A package card: picture, where and how long, title, tags, stars, price.
// The whole card is one link; a member's heart lies above it.
import type { PackageCard as Card } from '#domain/catalog/calls.ts'
import { withCommas } from '#plain/format.ts'
import { WishHeart } from '#storefront/wish/wish-heart.tsx'
import { Star } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useSay, useSession, useWords } from '#web/session.tsx'

type Props = { card: Card; sizes: string; first?: boolean; level?: 'h2' | 'h3' }

export function PackageCard({ card, sizes, first, level: Heading = 'h2' }: Props) {
  const say = useSay()
  const words = useWords('catalog')
  const { language, isLoggedIn } = useSession()
  const tags = language === 'ko' || card.tag_list_en.length === 0 ? card.tag_list : card.tag_list_en
  return (
    <div className="relative h-full">
      <a
        href={`/travel/detail/${card.package_code}`}
        className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 hover:border-brand-400"
      >
        <span className="block aspect-4/3 overflow-hidden bg-brand-100">
          <Picture
            path={card.thumbnail_path}
            alt=""
            sizes={sizes}
            first={first}
            className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
          />
        </span>
        <div className="flex grow flex-col gap-2 p-4">
          <span className="truncate text-13 text-soft">
            {card.tour_area_name && `${say(card.tour_area_name)} · `}
            {words.nights(card.nights, card.days)}
          </span>
          <Heading className="line-clamp-2 font-semibold min-[560px]:min-h-[2.6em] text-16 leading-[1.3]">
            {say(card.page_title)}
          </Heading>
          <span className="flex h-6 flex-wrap gap-1.5 overflow-hidden">
            {tags.slice(0, 3).map(({ tag }) => (
              <span key={tag} className="rounded-full bg-wash px-2 text-13 text-soft leading-6">
                {tag}
              </span>
            ))}
          </span>
          <span className="money mt-auto flex flex-wrap items-baseline justify-between gap-x-2 whitespace-nowrap pt-1">
            {card.review_average !== null && (
              <span className="text-15">
                <span className="sr-only">{words.rated(String(card.review_average), card.review_count)}</span>
                <span aria-hidden className="inline-flex items-center gap-1">
                  <Star size={14} filled className="text-warn" />
                  {card.review_average.toFixed(1)}{' '}
                  <span className="text-soft">({withCommas(card.review_count)})</span>
                </span>
              </span>
            )}
            <span className="ml-auto font-bold text-18">
              {card.page_price === null ? words.priceOnRequest : words.won(withCommas(card.page_price))}
            </span>
          </span>
        </div>
      </a>
      {isLoggedIn && (
        <WishHeart
          package_code={card.package_code}
          is_wish={card.is_wish}
          className="absolute top-3 right-3"
        />
      )}
    </div>
  )
}
