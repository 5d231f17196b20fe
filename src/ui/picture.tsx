// A picture in the width the screen needs, its place and colour known before it arrives.
import { parsePictureName } from '#lib/picture-name.ts'

type Props = {
  path: string | null
  alt: string
  sizes: string
  className?: string
  first?: boolean
  /** The point that stays in sight where the picture is cut, in percent; the middle by default. */
  focus?: { x: number; y: number }
}

export function Picture({ path, alt, sizes, className = '', first = false, focus }: Props) {
  const picture = path === null ? undefined : parsePictureName(path)
  if (!picture) {
    const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return <span className={`block bg-brand-100 ${className}`} {...named} />
  }
  return (
    <img
      src={picture.files.at(-1)?.path}
      srcSet={picture.files.map((file) => `${file.path} ${file.width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={className}
      style={{
        backgroundColor: picture.colour,
        ...(focus && (focus.x !== 50 || focus.y !== 50) && { objectPosition: `${focus.x}% ${focus.y}%` }),
      }}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  )
}

/** Land that the server drew: the ground of a map. */
export function LandPicture({ name }: { name: string }) {
  const land = `url(/map/${name}.svg)`
  return (
    <span
      className="terrain absolute inset-0"
      style={{ maskImage: land, maskSize: '100% 100%', WebkitMaskImage: land, WebkitMaskSize: '100% 100%' }}
    />
  )
}
