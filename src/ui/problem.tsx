// The problem of a form or a button, also read out by screen readers.
export function Problem({ children }: { children?: string | false }) {
  return (
    <p role="alert" className="text-15 text-bad empty:hidden">
      {children}
    </p>
  )
}
