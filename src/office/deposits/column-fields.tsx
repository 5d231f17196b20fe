// Which column is what, where it was not recognised, or was recognised wrongly.
import { type BankColumns, type BankField, bankFields, isComplete } from '#domain/bank/columns.ts'
import type { ReadLines } from '#domain/bank/read-lines.ts'
import { Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'

type Props = { read: ReadLines; onChange: (columns: BankColumns) => void }

export function ColumnFields({ read: { columns, choices }, onChange }: Props) {
  const { import: words } = useText('deposits')
  const name = (field: BankField, column: string) => {
    const { [field]: _, ...others } = columns
    onChange(column === '' ? others : { ...others, [field]: column })
  }
  return (
    <details className="panel p-4" open={!isComplete(columns)}>
      <summary className="min-h-11 mouse:min-h-9 text-15">{words.columns}</summary>
      <p className="pb-3 text-13 text-soft">{words.columnsLead}</p>
      <div className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
        {bankFields.map((field) => (
          <Select
            key={field}
            label={words.fields[field]}
            value={columns[field] ?? ''}
            choices={[
              { value: '', name: words.noColumn },
              ...choices.map(({ name, sample }) => ({
                value: name,
                name: sample === '' ? name : `${name} (${sample.slice(0, 24)})`,
              })),
            ]}
            onChange={({ target }) => name(field, target.value)}
          />
        ))}
      </div>
    </details>
  )
}
