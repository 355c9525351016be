import { Component, type ErrorInfo, type ReactNode } from 'react'
import words from '@data/wording/frame.json'

interface State {
  error?: unknown
}

/** Shows the application error screen in place of a page that threw. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorReport error={this.state.error} />
  }
}

/** Error screen: status and status text of a failed response, or the error's message, with its stack trace if there is one. */
export function ErrorReport({ error }: { error: unknown }) {
  const { status, statusText, stack } = (error ?? {}) as {
    status?: number
    statusText?: string
    stack?: string
  }
  const message = error instanceof Error ? error.message : String(error)
  return (
    <main style={{ padding: 28, fontFamily: 'sans-serif', overflowWrap: 'anywhere' }}>
      <h1>{words.errorHeading}</h1>
      <p>{status === undefined ? message : `${status} ${statusText ?? ''}`}</p>
      {stack && <pre style={{ whiteSpace: 'pre-wrap' }}>{stack}</pre>}
      <p>
        <a href="/">{words.errorHome}</a>
      </p>
    </main>
  )
}
