// One review: stars, words, photos, who and when.
import type { reviewCalls } from '#domain/review/calls.ts'
import { reviewFacts } from '#domain/review/facts.ts'
import type { Out } from '#platform/wire/call.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { Stars } from '#ui/stars.tsx'
import { useLocalized, useText } from '#web/session.tsx'

export type ReviewDetails = Out<typeof reviewCalls.reviewInfo>

export function ReviewItem({ review, withTrip = false }: { review: ReviewDetails; withTrip?: boolean }) {
  const { package_code, who } = review
  const words = useText('review')
  const localized = useLocalized()
  const { formatMomentDay } = useDates()
  return (
    <article className="grid gap-3 border-line border-b py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <Stars stars={review.stars} label={words.stars(review.stars)} />
        <span className="font-semibold">{review.reg_name}</span>
        <time dateTime={review.reg_date} className="money text-soft">
          {formatMomentDay(review.reg_date)}
        </time>
        {who && (
          <span className="rounded-full bg-wash px-2 text-13 text-soft leading-6">
            {words.companions[who]}
          </span>
        )}
      </div>
      {withTrip && (
        <a href={`/travel/detail/${package_code}`} className="w-fit text-15 text-brand-700 hover:underline">
          <NonBreakingText>{localized(review.page_title)}</NonBreakingText>
        </a>
      )}
      {review.photos.length > 0 && <Photos paths={review.photos} />}
      <ReviewFacts review={review} />
      <p className="max-w-[68ch] whitespace-pre-line empty:hidden">
        {review.contents}
        {!review.is_whole && '… '}
        {!review.is_whole && (
          <a href={`/board/review/${review.id}`} className="text-brand-700 hover:underline">
            {words.readOn}
          </a>
        )}
      </p>
      {review.reply !== null && (
        <div className="grid max-w-[68ch] gap-1 rounded-card bg-wash p-4 text-15">
          <p className="font-semibold">{words.reply}</p>
          <p className="whitespace-pre-line">{review.reply}</p>
        </div>
      )}
    </article>
  )
}

/** Only facts that were answered are shown. */
function ReviewFacts({ review }: { review: ReviewDetails }) {
  const words = useText('review')
  const answered = reviewFacts.flatMap((fact) => {
    const score = review[fact]
    return score === null ? [] : [{ fact, score }]
  })
  if (answered.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-15">
      {answered.map(({ fact, score }) => (
        <li key={fact}>
          <span className="text-soft">{words.facts[fact]}</span>{' '}
          <span className="money font-semibold">{words.score(score)}</span>
        </li>
      ))}
    </ul>
  )
}

function Photos({ paths }: { paths: string[] }) {
  const words = useText('review')
  return (
    <ul className="flex flex-wrap gap-2">
      {paths.map((path, at) => (
        <li key={path}>
          <Picture
            path={path}
            alt={words.photo(at + 1)}
            sizes="128px"
            className="aspect-4/3 w-32 rounded-input object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
