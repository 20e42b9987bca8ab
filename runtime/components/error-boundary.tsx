// Catches exceptions of the components below it in the browser. On the server they are not caught: the build fails.
import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly fallback: (error: Error, retry: () => void) => ReactNode
  /** A new value clears the error: another page deserves another try. */
  readonly resetKey?: string
}

interface State {
  readonly error: Error | null
}

/** Shows `fallback` instead of children that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.retry()
  }

  readonly retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.retry) : this.props.children
  }
}
