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

// A visit from another site brings no Strict cookie, so the server drew the page as for a visitor, or not at
// all. A request of our own, made once, brings the cookies.
if (known !== undefined) sessionStorage.removeItem('naru:came')
else if (again !== undefined || (isMember() && sessionStorage.getItem('naru:came') !== location.href)) {
  sessionStorage.setItem('naru:came', location.href)
  location.reload()
  await new Promise(() => {})
}

// A page from the browser's memory may be older than a log-in, or still a member's after a log-out.
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
  // a browser without storage has closed nothing
}

// Only scripts log out, open the menu or turn a calendar: the last press before they are there is repeated
// once they are.
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

/** The promise ends when the picture is on the screen, which may be frames after it was drawn. */
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

// Scripts load after the frame with the picture, one at a time, so that a touch in between does not wait.
requestAnimationFrame(() =>
  setTimeout(async () => {
    void hydrate()
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  }),
)
