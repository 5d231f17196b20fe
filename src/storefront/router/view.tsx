// Draws what the router shows: the shell around the page, and a failed page inside it.
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { carryPicture } from './carry-picture.ts'
import type { Router, Shown } from './router.ts'

const RouterContext = createContext<{ router: Router; shown: Shown } | undefined>(undefined)
export const ErrorContext = createContext<unknown>(undefined)
/** The page, for the place in the shell that it stands at. */
export const PageContext = createContext<ReactNode>(null)

export function useRouter() {
  const context = useContext(RouterContext)
  if (!context) throw new Error('there is no router around this')
  return context
}

type Props = { router: Router; shell: ComponentType; failed: ComponentType }

export function RouterView({ router, shell: Shell, failed: Failed }: Props) {
  const [shown, setShown] = useState(router.shown)
  useLayoutEffect(() => {
    const look = () => {
      const draw = () => setShown(router.shown())
      if (!carryPicture(router.shown().location.pathname, draw)) startTransition(draw)
    }
    look() // somebody may have gone on while the page was being taken over
    return router.subscribe(look)
  }, [router])
  const { page, error, failed, location } = shown
  const sayFailed = (said: unknown) => (
    <ErrorContext value={said}>
      <Failed />
    </ErrorContext>
  )
  // The server's tree has two children here, and ids of elements count them: see StaticRouterProvider.
  return (
    <>
      <RouterContext value={{ router, shown }}>
        <Caught at={location.key} fallback={sayFailed}>
          {failed === 'shell' ? (
            sayFailed(error)
          ) : (
            <PageContext
              value={
                <Caught at={location.key} fallback={sayFailed}>
                  {failed ? sayFailed(error) : <page.default />}
                </Caught>
              }
            >
              <Shell />
            </PageContext>
          )}
        </Caught>
      </RouterContext>
      {null}
    </>
  )
}

type CaughtProps = { at: string; fallback: (error: unknown) => ReactNode; children: ReactNode }

/** A component that fails takes its page along, until one goes on. */
class Caught extends Component<CaughtProps, { at: string; failure?: { error: unknown } }> {
  override state: { at: string; failure?: { error: unknown } } = { at: this.props.at }
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps = ({ at }: CaughtProps, state: { at: string }) =>
    at === state.at ? null : { at, failure: undefined }
  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
