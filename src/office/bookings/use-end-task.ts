// Completes a task with one press, wherever it is shown; the toast offers to undo it.
import { useRevalidator } from 'react-router'
import { useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'

export function useEndTask() {
  const { task: words } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const describeError = useDescribeError()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave({
    onConflict: () => {
      toast(words.already)
      return revalidate()
    },
  })
  // The button of the toast may be pressed on another screen: the result is shown there.
  async function reopen(id: number): Promise<void> {
    try {
      await api.booking.reopenTask({ id })
      toast(words.back)
      await revalidate()
    } catch (error) {
      toast(describeError(error))
    }
  }
  async function end(id: number): Promise<void> {
    if (await save(() => api.booking.endTask({ id }))) toast(words.ended, () => void reopen(id))
  }
  return { end: (id: number) => void end(id), ending: saving, problem }
}
