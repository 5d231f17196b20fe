// The screens of one departure beside each other: how it fills, who travels, who shares a room.
import { Tabs } from '../kit/tabs.tsx'
import { useText } from '../kit/use-text.ts'

type DepartureTab = 'overview' | 'people' | 'rooms'
const paths: Record<DepartureTab, string> = { overview: '', people: '/people', rooms: '/rooms' }

export function DepartureTabs({ departure_id, current }: { departure_id: number; current: DepartureTab }) {
  const { tabs: words } = useText('people')
  const tabs = (['overview', 'people', 'rooms'] as const).map((tab) => ({
    to: `/filling/${departure_id}${paths[tab]}` as const,
    name: words[tab],
    isCurrent: tab === current,
  }))
  return <Tabs label={words.label} tabs={tabs} />
}
