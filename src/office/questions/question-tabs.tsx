// The two ways people ask: on the board, and for advice.
import { useParams } from 'react-router'
import { Tabs } from '../kit/tabs.tsx'
import { useOffice } from '../kit/use-words.ts'

export function QuestionTabs({ here }: { here: 'questions' | 'consultations' }) {
  const words = useOffice('questions')
  const { agency = '' } = useParams()
  return (
    <Tabs
      label={words.title}
      tabs={[
        { to: `/${agency}/questions`, name: words.questions, here: here === 'questions' },
        {
          to: `/${agency}/questions/consultations`,
          name: words.consultations,
          here: here === 'consultations',
        },
      ]}
    />
  )
}
