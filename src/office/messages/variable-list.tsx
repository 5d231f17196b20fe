// The variables a message may name, in the reader's language.
import { messageVariables } from '#domain/booking/message-variables.ts'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'

export function VariableList() {
  const words = useText('messages')
  const { language } = useSession()
  const names = Object.values(messageVariables).map((each) => each[language === 'ko' ? 0 : 1])
  return (
    <p className="text-13 text-soft">
      {words.variables}:{' '}
      {names.map((name) => (
        <code key={name} className="mr-2 whitespace-nowrap">{`#{${name}}`}</code>
      ))}
    </p>
  )
}
