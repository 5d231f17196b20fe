// Problems of the files that somebody picked, a sentence each.
export function PickProblems({ sentences }: { sentences: string[] }) {
  return (
    <div role="alert" className="text-15 text-bad empty:hidden">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
