// The map of the office: the land around its city, with a mark. No street is drawn that we do not know.
import { findKoreanRegion } from '#lib/korean-regions.ts'
import { createView, formatViewName } from '#lib/world-map.ts'
import { officeMapScale } from '#limits/display.ts'
import { MapPin } from '#ui/more-icons.ts'
import { LandPicture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'

/** `address`: in Korean, which begins with the region. */
export function OfficeMap({ address }: { address: string }) {
  const { about: words } = useText('pages')
  const localized = useLocalized()
  const region = findKoreanRegion(address)
  if (!region) return null
  const name = localized(region.name)
  return (
    <div
      role="img"
      aria-label={words.map(name)}
      className="relative aspect-6/5 overflow-hidden rounded-card border border-line bg-wash"
    >
      <LandPicture name={formatViewName(createView(region, officeMapScale))} />
      <span className="absolute top-1/2 left-1/2 grid -translate-x-1/2 -translate-y-full justify-items-center">
        <span className="rounded-input bg-card px-2 font-semibold text-13 leading-6 shadow-sm">{name}</span>
        <MapPin size={28} className="text-brand-700" />
      </span>
    </div>
  )
}
