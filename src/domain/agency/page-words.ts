// Pages that search engines are told of in words of their own: lists of a category, an area or a sub-area, and boards.
import { z } from 'zod'

/** `category/12`, `area/3`, `detail/5`, `board/NOTICE`, `board/review`. */
export const WordedPage = z.string().regex(/^(?:category|area|detail|board)\/[A-Za-z0-9_-]{1,42}$/)
