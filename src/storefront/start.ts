// The first script of a page, a few hundred bytes.
// Everything else waits until the first picture is on the screen, or somebody wants something.
const maxWait_ms = 3_000

const {
  script = '',
  preloads = '',
  known,
  again,
} = document.querySelector<HTMLScriptElement>('script[data-script]')?.dataset ?? {}

const isMember = () => /(?:^|; )user=./.test(document.cookie)

// A visit from elsewhere brings no Strict cookie, so the server drew the page as for a visitor, or not at
// all. Asked for by ourselves, once, it brings them.
if (known !== undefined) sessionStorage.removeItem('naru:came')
else if (again !== undefined || (isMember() && sessionStorage.getItem('naru:came') !== location.href)) {
  sessionStorage.setItem('naru:came', location.href)
  location.reload()
  await new Promise(() => {})
}

// A page taken out of the browser's memory may be of before a log-in, or after a log-out still a member's.
addEventListener(
  'pageshow',
  ({ persisted }) => persisted && isMember() !== (known !== undefined) && location.reload(),
)

// A banner that somebody has closed is gone before the page is drawn, so that nothing moves. See promotion/muted.ts
try {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-promotion]')) {
    const until = localStorage.getItem('naru:muted')?.match(`"${banner.dataset.promotion}":(\\d+)`)?.[1]
    banner.hidden = Number(until) > Date.now()
  }
} catch {
  // this browser keeps nothing, so nothing was closed
}

// Only the scripts log out, open the menu, turn a calendar: what was pressed last before they are there is
// pressed again once they are.
let earlyClick: HTMLElement | undefined
const rememberClick = (event: MouseEvent) => {
  const pressed =
    !event.defaultPrevented &&
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('a[data-logout], button[type=button]:not([popovertarget])')
  if (!pressed) return
  event.preventDefault()
  earlyClick = pressed
}
addEventListener('click', rememberClick)

async function hydrate(): Promise<void> {
  await import(/* @vite-ignore */ script)
  removeEventListener('click', rememberClick)
  earlyClick?.click()
}

function waitForFirstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.onload = resolve
    picture.onerror = resolve
  })
}

/** Told when it is really on the screen, which may be frames after it was drawn. */
const painted = new Promise((resolve) =>
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
)

const touched = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, resolve, { once: true, passive: true })
})

await Promise.race([
  Promise.all([waitForFirstPicture(), painted]),
  touched,
  new Promise((resolve) => setTimeout(resolve, maxWait_ms)),
])

// After the frame that shows the picture, and one at a time: a touch in between does not wait.
requestAnimationFrame(() =>
  setTimeout(async () => {
    void hydrate()
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  }),
)
