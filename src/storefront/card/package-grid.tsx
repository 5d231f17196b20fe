// Cards in columns: one on a phone, two and three as there is room for their words, however large.
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import { PackageCard } from './package-card.tsx'

type Props = { list: Card[]; level?: 'h3' }

export function PackageGrid({ list, level }: Props) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,(100%-2.5rem)/3)),1fr))] gap-4 tablet:gap-5">
      {list.map((card, at) => (
        <li key={card.package_code}>
          <PackageCard
            card={card}
            first={at < 2 && level === undefined}
            level={level}
            sizes="(min-width: 1200px) 300px, (min-width: 768px) 31vw, (min-width: 560px) 46vw, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
