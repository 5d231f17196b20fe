// A QR code on white, as the server drew its squares.

export type QrPath = { path: string; size: number }

export function QrCode({ path, size, label }: QrPath & { label: string }) {
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      className="size-44 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
