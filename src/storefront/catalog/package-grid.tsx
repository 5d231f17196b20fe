// Cards in columns: one on a phone, two and three as there is room.
import type { PackageCard as Card } from '#domain/catalog/calls.ts'
import { PackageCard } from './package-card.tsx'

type Props = { list: Card[]; level?: 'h3' }

export function PackageGrid({ list, level }: Props) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-4 min-[560px]:grid-cols-2 tablet:grid-cols-3 tablet:gap-5">
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
