// Ends a task with one press, wherever it is shown; a slip of the finger is taken back where it is told.
import { useRevalidator } from 'react-router'
import { useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'

export function useEndTask() {
  const { task: words } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const sentenceOf = useSentence()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave({
    onChangedMeanwhile: () => {
      tell(words.already)
      void revalidate()
    },
  })
  // Pressed when the screen may be another one already: what came of it is told there.
  async function takeBack(id: number): Promise<void> {
    try {
      await api.booking.reopenTask({ id })
      tell(words.back)
      await revalidate()
    } catch (error) {
      tell(sentenceOf(error))
    }
  }
  async function end(id: number): Promise<void> {
    if (await save(() => api.booking.endTask({ id }))) tell(words.ended, () => void takeBack(id))
  }
  return { end: (id: number) => void end(id), ending: saving, problem }
}
