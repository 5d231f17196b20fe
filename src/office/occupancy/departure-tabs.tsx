// The screens of one departure: how it fills, who travels and where, what they are told, how it settles.
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'

const paths = {
  overview: '',
  people: '/people',
  passports: '/passports',
  rooms: '/rooms',
  messages: '/messages',
  supply: '/supply',
  changes: '/changes',
  guide: '/guide',
  books: '/books',
} as const
type DepartureTab = keyof typeof paths
const tabNames = [
  'overview',
  'people',
  'passports',
  'rooms',
  'messages',
  'supply',
  'changes',
  'guide',
  'books',
] as const

export function DepartureTabs({ departure_id, current }: { departure_id: number; current: DepartureTab }) {
  const { tabs: words } = useText('travellers')
  const may = useMay()
  const shown = tabNames.filter((tab) => tab !== 'books' || may('books'))
  const tabs = shown.map((tab) => ({
    to: `/filling/${departure_id}${paths[tab]}` as const,
    name: words[tab],
    isCurrent: tab === current,
  }))
  return <Tabs label={words.label} tabs={tabs} />
}
