// A ref that moves the focus to an element as it appears.
/** Used for the result of an action that appears elsewhere on the page. The element has tabIndex -1. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
