// The two ways people ask: on the board, and for advice.

import { Tabs } from '../kit/tabs.tsx'
import { useText } from '../kit/use-text.ts'

export function QuestionTabs({ current }: { current: 'questions' | 'consultations' }) {
  const words = useText('questions')
  return (
    <Tabs
      label={words.title}
      tabs={[
        { to: '/questions', name: words.questions, isCurrent: current === 'questions' },
        {
          to: '/questions/consultations',
          name: words.consultations,
          isCurrent: current === 'consultations',
        },
      ]}
    />
  )
}
