// Pages with words of their own for search engines: lists, boards, about and contact.
import { z } from 'zod'

/** `category/12`, `area/3`, `detail/5`, `board/NOTICE`, `board/review`, `page/about`, `page/contact`. */
export const WordedPage = z.string().regex(/^(?:category|area|detail|board|page)\/[A-Za-z0-9_-]{1,42}$/)
