// A picture in the width the screen needs, its place and colour known before it arrives.
import { pictureWidths } from '#limits.ts'

type Props = { path: string | null; alt: string; sizes: string; className?: string; first?: boolean }

/** The name carries what the page must know: {id}_{width}x{height}_{colour}.webp, each width beside it as …_{width}.webp. */
function readPicture(path: string) {
  const [, stem, width, height, colour] = /^(.*_(\d+)x(\d+)_([0-9a-f]{6}))\.webp$/.exec(path) ?? []
  return stem ? { stem, width: Number(width), height: Number(height), colour: `#${colour}` } : undefined
}

export function Picture({ path, alt, sizes, className = '', first = false }: Props) {
  const picture = path === null ? undefined : readPicture(path)
  if (!picture) return <span className={`block bg-brand-100 ${className}`} role="img" aria-label={alt} />
  const widths = pictureWidths.filter((width) => width <= picture.width)
  return (
    <img
      src={`${picture.stem}_${widths.at(-1)}.webp`}
      srcSet={widths.map((width) => `${picture.stem}_${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      style={{ backgroundColor: picture.colour }}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
