// The two ways people ask: on the board, and for advice.
import { useParams } from 'react-router'
import { Tabs } from '../kit/tabs.tsx'
import { useText } from '../kit/use-text.ts'

export function QuestionTabs({ current }: { current: 'questions' | 'consultations' }) {
  const words = useText('questions')
  const { agency = '' } = useParams()
  return (
    <Tabs
      label={words.title}
      tabs={[
        { to: `/${agency}/questions`, name: words.questions, isCurrent: current === 'questions' },
        {
          to: `/${agency}/questions/consultations`,
          name: words.consultations,
          isCurrent: current === 'consultations',
        },
      ]}
    />
  )
}
