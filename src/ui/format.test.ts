// §5 Numbers as people read them.
import { expect, test } from 'vitest'
import { fileSize } from './format.ts'

test('a file size has two decimals, in steps of 1024 up to GB', () => {
  const shown = {
    0: '0.00 B',
    1: '1.00 B',
    1023: '1023.00 B',
    1024: '1.00 KB',
    1536: '1.50 KB',
    [1024 ** 2 - 1]: '1.00 MB',
    [10 * 1024 ** 2]: '10.00 MB',
    [1024 ** 3]: '1.00 GB',
    [5000 * 1024 ** 3]: '5000.00 GB',
  }
  for (const [bytes, text] of Object.entries(shown)) expect([bytes, fileSize(Number(bytes))]).toEqual([bytes, text])
})
