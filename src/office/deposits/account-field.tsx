// Which account the lines are of: one of those before, or another by its name.
import { useState } from 'react'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { useText } from '#office/kit/use-text.ts'

const another = '+'

type Props = { known: readonly string[]; account: string; onChange: (account: string) => void }

export function AccountField({ known, account, onChange }: Props) {
  const { import: words } = useText('deposits')
  const [isAnother, setAnother] = useState(known.length === 0)
  return (
    <div className="grid max-w-xl gap-3">
      {known.length > 0 && (
        <Select
          label={words.account}
          value={isAnother ? another : account}
          choices={[
            ...known.map((name) => ({ value: name, name })),
            { value: another, name: words.otherAccount },
          ]}
          onChange={({ target }) => {
            setAnother(target.value === another)
            onChange(target.value === another ? '' : target.value)
          }}
        />
      )}
      {isAnother && (
        <Field
          label={words.newAccount}
          hint={words.newAccountHint}
          required
          {...getFieldLimits('bank.importLines', 'account')}
          value={account}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
