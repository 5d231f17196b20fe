// Files that come in and go out: uploads, pictures, logos, letters of a typeface, imports.

/**
 * A logo: large enough to be read on a screen of twice the pixels, small enough to be decoded at once; stored
 * as high as a share picture draws it. Its ink is dark or light by OKLCH's lightness; one that covers nearly all
 * of its place brings its own ground.
 */
export const logoLimits = {
  least_px: 32,
  most_px: 6_000,
  stored_px: 256,
  drawing_bytes: 512 * 1024,
  darkUntil: 0.62,
  lightFrom: 0.8,
  solidShare: 0.97,
} as const
export const uploadLimits = {
  file_bytes: 10 * 1024 * 1024,
  files: 10,
  fields: 50,
  fieldName: 60,
  name: 200,
  /** Cameras of phones end below it; two of them decoded at once stay within 400 MB. */
  pixels: 40_000_000,
  decodedAtOnce: 2,
  /** So many more wait for their turn, a minute at the most; further requests are told to try again later. */
  decodeQueue: 40,
  /** Within so many bytes a picture has said how large it is, whatever its camera wrote before. */
  header_bytes: 256 * 1024,
  silence_ms: 1_000,
  leftover_ms: 3_600_000,
} as const
export const pictureWidths = [320, 640, 960, 1600] as const
/** A picture that is asked for by its own name, without a width, comes in the widest of these up to here. */
export const defaultWidth = 960
/** WebP ends at 16,383 pixels, and nobody scrolls through half of that. */
export const maxPictureHeight = 8_000
/** The widths a picture is stored in; one that is narrower than all of them keeps its own. */
export function listWidths(width: number): number[] {
  const kept = pictureWidths.filter((each) => each <= width)
  return kept.length > 0 ? kept : [width]
}
/**
 * Letters of a brand's typeface: so many syllables that its Latin and its Korean file together stay below 80
 * KB, each typeface as heavy as it is drawn. A day in a browser's cache: a new syllable is rare.
 */
export const brandFont = {
  syllables: { sans: 0, serif: 300, rounded: 250, condensed: 700 },
  cachedSubsets: 200,
  maxAge_s: 86_400,
} as const
/**
 * A file that an agency brings along: the members of a busy agency come in several. What a body may be is what
 * five thousand posts of two screens come to. At once: rows in one transaction, so that nobody waits long for a
 * seat. Told: rows that are named one by one.
 */
export const movingLimits = {
  rows: 5_000,
  columns: 60,
  file_bytes: 10 * 1024 * 1024,
  unzipped_bytes: 80 * 1024 * 1024,
  zipEntries: 200,
  text: 8_000_000,
  body_bytes: 12 * 1024 * 1024,
  letters: 20_000,
  won: 1_000_000_000,
  atOnce: 100,
  told: 500,
  undo_hours: 24,
  /** A batch takes seconds and a failed job returns within minutes, so a longer standstill is stuck. */
  stuck_s: 900,
  listed: 20,
} as const
/**
 * A copy of all data: how long its file is there, and how long the address of a download is good; how long it may take
 * to make, and the room on the disk that stays free for everybody else.
 */
export const dataFileLimits = {
  kept_s: 86_400,
  address_s: 60,
  making_s: 3 * 3_600,
  spare_bytes: 1024 * 1024 * 1024,
} as const
