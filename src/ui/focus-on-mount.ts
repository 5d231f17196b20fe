// A ref that leads the focus to what came of something that was just done.
/** As a ref: whoever just did something below is led to what came of it. The element has tabIndex -1. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
