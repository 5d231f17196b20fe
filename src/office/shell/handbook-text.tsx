// A page of the handbook in the help: headings, paragraphs, lists and bold words, without its picture.
import type { ReactNode } from 'react'

type Block = { kind: 'h1' | 'h2' | 'p' | 'ul' | 'ol'; lines: string[] }

function parseBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('!['))
    .map((part) => {
      if (part.startsWith('## ')) return { kind: 'h2', lines: [part.slice(3)] }
      if (part.startsWith('# ')) return { kind: 'h1', lines: [part.slice(2)] }
      if (part.startsWith('- ')) return { kind: 'ul', lines: part.split('\n').map((line) => line.slice(2)) }
      if (/^1\. /.test(part))
        return { kind: 'ol', lines: part.split('\n').map((line) => line.replace(/^\d+\. /, '')) }
      return { kind: 'p', lines: [part.replaceAll('\n', ' ')] }
    })
}

/** Text between two pairs of stars is bold. */
const withBold = (line: string): ReactNode[] =>
  line.split('**').map((part, at) => (at % 2 === 1 ? <strong key={part}>{part}</strong> : part))

export function HandbookText({ text }: { text: string }) {
  return (
    <div className="grid gap-2 text-15">
      {parseBlocks(text).map(({ kind, lines }) => {
        const [first = ''] = lines
        if (kind === 'h1')
          return (
            <h3 key={first} className="text-18">
              {first}
            </h3>
          )
        if (kind === 'h2')
          return (
            <h4 key={first} className="mt-2 font-semibold text-16">
              {first}
            </h4>
          )
        if (kind === 'p') return <p key={first}>{withBold(first)}</p>
        const List = kind
        return (
          <List key={first} className={`grid gap-1 pl-5 ${kind === 'ol' ? 'list-decimal' : 'list-disc'}`}>
            {lines.map((line) => (
              <li key={line}>{withBold(line)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
