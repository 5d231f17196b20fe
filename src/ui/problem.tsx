// What went wrong with a form or a button, said to everybody at once.
export function Problem({ children }: { children?: string | false }) {
  return (
    <p role="alert" className="text-15 text-bad empty:hidden">
      {children}
    </p>
  )
}
