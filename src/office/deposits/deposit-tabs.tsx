// The lists of transfers: to confirm, awaiting a second person, confirmed, undone, without a booking.
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'

export const matchStates = ['waiting', 'recorded', 'undone'] as const
type DepositList = 'open' | 'aside' | (typeof matchStates)[number]

export function DepositTabs({ current }: { current: DepositList }) {
  const { title, tabs } = useText('deposits')
  return (
    <Tabs
      label={title}
      tabs={[
        { to: '/deposits', name: tabs.open, isCurrent: current === 'open' },
        ...matchStates.map((state) => ({
          to: `/deposits/matches?state=${state}` as const,
          name: tabs[state],
          isCurrent: current === state,
        })),
        { to: '/deposits/aside', name: tabs.aside, isCurrent: current === 'aside' },
      ]}
    />
  )
}
