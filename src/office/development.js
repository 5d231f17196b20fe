// The office's start in development: React's refresh is set up before anything of ours is loaded.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
// A page exports its loader beside its component; without this it would lose its state on every change.
window.__getReactRefreshIgnoredExports = ({ id }) =>
  id.includes('.page.tsx') || id.includes('shell.tsx') ? ['loader'] : []

await import('/@vite/client')
await import('./browser.tsx')
