// The end of every form of a change: a note where staff decide, and the button.
import { Textarea } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Props = { isSelf: boolean; sending: boolean; isOff?: boolean; close: () => unknown }

export function ChangeFormEnd({ isSelf, sending, isOff = false, close }: Props) {
  const { changes: words } = useText('booking')
  return (
    <>
      {!isSelf && (
        <>
          <p className="text-15 text-soft">{words.staffLooks}</p>
          <Textarea name="note" label={words.note} rows={3} maxLength={500} />
        </>
      )}
      <div className="grid gap-2 tablet:grid-cols-2">
        <button type="button" className="button-secondary" onClick={() => close()}>
          {words.keep}
        </button>
        <Submit sending={sending} isOff={isOff} className="button-primary">
          {isSelf ? words.confirm : words.ask}
        </Submit>
      </div>
    </>
  )
}
