// §2 Category bar: "all" and the categories, which open the columns of areas and sub-areas.
// Hover, keyboard and touch open them.
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { Category } from '#domain/agency/calls.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { ChevronDown } from '#ui/icons.ts'
import { useDismiss } from '#ui/use-dismiss.ts'
import { useLocalized, useText } from '#web/session.tsx'

export function CategoryBar() {
  const words = useText('shell')
  const categories = useSite()?.categories ?? []
  const [open, setOpen] = useState<number>()
  const bar = useRef<HTMLElement>(null)
  const close = useCallback(() => setOpen(undefined), [])
  useDismiss(bar, close)
  return (
    <nav ref={bar} aria-label={words.categories}>
      <ul className="category-bar">
        <li>
          <a href="/travel" className="category-link font-semibold">
            {words.all}
          </a>
        </li>
        {categories.map((category) => (
          <CategoryItem
            key={category.tour_category_id}
            category={category}
            open={open === category.tour_category_id}
            setOpen={(willOpen) => setOpen(willOpen ? category.tour_category_id : undefined)}
          />
        ))}
      </ul>
    </nav>
  )
}

type CategoryItemProps = { category: Category; open: boolean; setOpen: (open: boolean) => void }

function CategoryItem({ category, open, setOpen }: CategoryItemProps) {
  const localized = useLocalized()
  const { tour_category_id, tour_category_name, tour_area_list } = category
  const name = localized(tour_category_name)
  const hasAreas = tour_area_list.length > 0
  const button = useRef<HTMLButtonElement>(null)
  // before the columns hide with it
  const returnFocus = ({ key }: KeyboardEvent) => key === 'Escape' && open && button.current?.focus()
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
  const hover = (willOpen: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setOpen(willOpen)
  return (
    <li
      className="group"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeBehindFocus}
      onKeyDown={returnFocus}
    >
      <span className="flex items-center">
        <a href={buildTravelHref({ tour_category: tour_category_id })} className="category-link">
          {name}
        </a>
        {hasAreas && <AreasButton ref={button} name={name} open={open} press={() => setOpen(!open)} />}
      </span>
      {hasAreas && (
        <div className={`category-panel ${open ? 'block' : 'without-script:group-hover:block hidden'}`}>
          <AreaColumns category={category} />
        </div>
      )}
    </li>
  )
}

type AreasButtonProps = { ref: Ref<HTMLButtonElement>; name: string; open: boolean; press: () => void }

function AreasButton({ ref, name, open, press }: AreasButtonProps) {
  const words = useText('shell')
  return (
    <button
      ref={ref}
      type="button"
      aria-label={words.areasIn(name)}
      aria-expanded={open}
      className="category-opener"
      onClick={press}
    >
      <ChevronDown size={14} className={`transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
    </button>
  )
}

/** In columns, each area over its sub-areas. */
function AreaColumns({ category }: { category: Category }) {
  const localized = useLocalized()
  const { tour_category_id } = category
  return (
    <div className="content flex gap-14 py-8">
      {groupByColumn(category).map(([column, areas]) => (
        <ul key={column} className="grid content-start gap-6">
          {areas.map(({ tour_area_id, tour_area_name, tour_area_detail_list }) => (
            <li key={tour_area_id}>
              <a
                href={buildTravelHref({ tour_category: tour_category_id, tour_area: tour_area_id })}
                className="font-semibold hover:text-brand-700"
              >
                {localized(tour_area_name)}
              </a>
              <ul className="mt-1.5 grid gap-1 text-15 text-soft">
                {tour_area_detail_list.map(({ tour_area_detail_id, tour_area_detail_name }) => (
                  <li key={tour_area_detail_id}>
                    <a
                      href={buildTravelHref({
                        tour_category: tour_category_id,
                        tour_area: tour_area_id,
                        tour_area_detail: tour_area_detail_id,
                      })}
                      className="inline-block py-0.5 hover:text-brand-700"
                    >
                      {localized(tour_area_detail_name)}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

const groupByColumn = ({ tour_area_list }: Category) =>
  [...Map.groupBy(tour_area_list, ({ tour_area_col_seq }) => tour_area_col_seq)].sort(([a], [b]) => a - b)
