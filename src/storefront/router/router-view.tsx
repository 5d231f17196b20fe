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
import { transitionPicture } from './picture-transition.ts'
import type { Router, RouterState } from './router.ts'

const RouterContext = createContext<{ router: Router; routerState: RouterState } | undefined>(undefined)
export const ErrorContext = createContext<unknown>(undefined)
/** The page, for its place in the shell. */
export const PageContext = createContext<ReactNode>(null)

export function useRouter() {
  const context = useContext(RouterContext)
  if (!context) throw new Error('there is no router around this')
  return context
}

type Props = { router: Router; shell: ComponentType; errorPage: ComponentType }

export function RouterView({ router, shell: Shell, errorPage: ErrorPage }: Props) {
  const [routerState, setShown] = useState(router.getState)
  useLayoutEffect(() => {
    const update = () => {
      const renderState = () => setShown(router.getState())
      if (!transitionPicture(router.getState().location.pathname, renderState)) startTransition(renderState)
    }
    update() // somebody may have gone on while the page was being taken over
    return router.subscribe(update)
  }, [router])
  const { page, error, failed, location } = routerState
  const renderError = (caughtError: unknown) => (
    <ErrorContext value={caughtError}>
      <ErrorPage />
    </ErrorContext>
  )
  // The server's tree has two children here, and ids of elements count them: see StaticRouterProvider.
  return (
    <>
      <RouterContext value={{ router, routerState }}>
        <ErrorBoundary locationKey={location.key} fallback={renderError}>
          {failed === 'shell' ? (
            renderError(error)
          ) : (
            <PageContext
              value={
                <ErrorBoundary locationKey={location.key} fallback={renderError}>
                  {failed ? renderError(error) : <page.default />}
                </ErrorBoundary>
              }
            >
              <Shell />
            </PageContext>
          )}
        </ErrorBoundary>
      </RouterContext>
      {null}
    </>
  )
}

type ErrorBoundaryProps = {
  locationKey: string
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** A component that fails replaces its page until the visitor goes on. */
class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { locationKey: string; failure?: { error: unknown } }
> {
  override state: { locationKey: string; failure?: { error: unknown } } = {
    locationKey: this.props.locationKey,
  }
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps = ({ locationKey }: ErrorBoundaryProps, state: { locationKey: string }) =>
    locationKey === state.locationKey ? null : { locationKey, failure: undefined }
  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
