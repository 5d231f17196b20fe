// The first script of a page, a few hundred bytes: everything else waits until the first picture is on the screen, or somebody wants something.
const longest_ms = 3_000

const { script = '', preloads = '' } = document.querySelector<HTMLScriptElement>('script[data-script]')?.dataset ?? {}

function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    picture.onload = resolve
    picture.onerror = resolve
  })
}

/** Told when it is really on the screen, which may be frames after it was drawn. */
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))

const touched = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, resolve, { once: true, passive: true })
})

await Promise.race([Promise.all([firstPicture(), painted]), touched, new Promise((resolve) => setTimeout(resolve, longest_ms))])

// After the frame that shows the picture.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const href of preloads.split(' ')) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(/* @vite-ignore */ script)
  }),
)
