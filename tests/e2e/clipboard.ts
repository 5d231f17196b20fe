// The clipboard of a page: what copying puts there, and a text that is pasted.
import type { Page } from 'playwright-core'

/** What the clipboard holds after copying; with a text, that text is pasted. */
export const useClipboard = (page: Page, kind: 'copy' | 'paste', text = '') =>
  page.evaluate(
    ([type, held]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', held)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
      )
      return clipboardData.getData('text/plain')
    },
    [kind, text] as const,
  )
