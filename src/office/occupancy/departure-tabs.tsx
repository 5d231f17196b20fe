// The screens of one departure: how it fills, who travels and where, what they are told, how it settles.
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'

const departureTabs = [
  { name: 'overview', path: '' },
  { name: 'people', path: '/people' },
  { name: 'passports', path: '/passports' },
  { name: 'rooms', path: '/rooms' },
  { name: 'messages', path: '/messages' },
  { name: 'supply', path: '/supply' },
  { name: 'changes', path: '/changes' },
  { name: 'guide', path: '/guide' },
  { name: 'books', path: '/books' },
] as const
type DepartureTab = (typeof departureTabs)[number]['name']

export function DepartureTabs({ departure_id, current }: { departure_id: number; current: DepartureTab }) {
  const { tabs: words } = useText('travellers')
  const may = useMay()
  const shown = departureTabs.filter(({ name }) => name !== 'books' || may('books'))
  const tabs = shown.map(({ name, path }) => ({
    to: `/filling/${departure_id}${path}` as const,
    name: words[name],
    isCurrent: name === current,
  }))
  return <Tabs label={words.label} tabs={tabs} />
}
