// The icons of the pages where people arrive, each one path; all others are in more-icons.ts.
// Drawn by Lucide (https://lucide.dev), © Lucide Icons and Contributors, in part © Cole Bemis (Feather).
// Permission to use, copy, modify, and/or distribute them for any purpose with or without fee is granted by
// the ISC and MIT licences, provided that this notice appears in all copies. They come "as is", without
// warranty.
import { createIcon } from './icon.tsx'

export const Check = createIcon('M20 6 9 17l-5-5')
export const ChevronDown = createIcon('M6 9l6 6 6-6')
export const ChevronLeft = createIcon('M15 18l-6-6 6-6')
export const ChevronRight = createIcon('M9 18l6-6-6-6')
export const Heart = createIcon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const Menu = createIcon('M4 5h16M4 12h16M4 19h16')
export const MessageCircle = createIcon(
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
)
export const Phone = createIcon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
)
export const Search = createIcon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0')
export const SlidersHorizontal = createIcon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
/** From its upper point on: stars.tsx draws five of them in a row. */
export const starPath =
  'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z'
export const Star = createIcon(`M12 2${starPath}`)
export const X = createIcon('M18 6 6 18M6 6l12 12')
