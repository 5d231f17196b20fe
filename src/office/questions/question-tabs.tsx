// Tabs of the two kinds of questions: the Q&A board, and consultations.

import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'

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
