// Page numbers in blocks of five, with the block before and the block after. §2, §9
import { pageBlock } from '#limits/display.ts'

export function listPageNumbers(page: number, total: number, page_size: number) {
  const last = Math.max(1, Math.ceil(total / page_size))
  const first = Math.floor((page - 1) / pageBlock) * pageBlock + 1
  const end = Math.min(first + pageBlock - 1, last)
  return {
    pages: Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at),
    previous: first > 1 ? first - 1 : undefined,
    next: end < last ? end + 1 : undefined,
  }
}
