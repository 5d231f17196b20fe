// A page of the handbook in the help: headings, paragraphs, lists, tables, bold words; not its picture.
import type { ReactNode } from 'react'
import { type HandbookBlock, parsePage } from './handbook-blocks.ts'

/** Text between two pairs of stars is bold, between backticks as one types it. */
const renderLine = (line: string): ReactNode[] =>
  line.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return <strong key={part}>{part.slice(2, -2)}</strong>
    if (!part.startsWith('`')) return part
    return (
      <code key={part} className="rounded bg-wash px-1">
        {part.slice(1, -1)}
      </code>
    )
  })

/** `topic`: the section one came for is first. */
export function HandbookText({ text, topic }: { text: string; topic?: string | undefined }) {
  return (
    <div className="grid gap-2 text-15">
      {parsePage(text, topic).map((block) => (
        <TextBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: HandbookBlock }) {
  if ('rows' in block) return <TextTable {...block} />
  if ('text' in block) {
    if (block.kind === 'h1') return <h3 className="text-18">{block.text}</h3>
    if (block.kind === 'h2') return <h4 className="mt-2 font-semibold text-16">{block.text}</h4>
    return <p>{renderLine(block.text)}</p>
  }
  const { kind: List, lines } = block
  return (
    <List className={`grid gap-1 ${List === 'ol' ? 'list-decimal pl-7' : 'list-disc pl-5'}`}>
      {lines.map((line) => (
        <li key={line}>{renderLine(line)}</li>
      ))}
    </List>
  )
}

function TextTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-line border-b text-13 text-soft">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-1 pr-3 font-normal">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()} className="border-line border-b align-top">
            {row.map((cell, at) => (
              <td key={cell} className={`py-1.5 pr-3 ${at === 0 ? 'whitespace-nowrap font-semibold' : ''}`}>
                {renderLine(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
