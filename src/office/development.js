// The office's start in development: React's refresh is set up before anything of ours is loaded.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
// A page exports its loader beside its component; without this it would lose its state on every change.
window.__getReactRefreshIgnoredExports = ({ id }) =>
  id.includes('.page.tsx') || id.includes('shell.tsx') ? ['loader'] : []

// Words are files of the server, too: it starts anew while the page loads. A mistake of ours is not loaded twice.
async function loadAgain() {
  const answers = () =>
    fetch('/', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  let wasDown = false
  while (!(await answers())) {
    wasDown = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  if (!wasDown && Date.now() - Number(sessionStorage.getItem('loaded again')) < 20_000) return
  sessionStorage.setItem('loaded again', String(Date.now()))
  location.reload()
}

try {
  await import('/@vite/client')
  await import('./browser.tsx')
} catch (error) {
  console.error(error)
  await loadAgain()
}
