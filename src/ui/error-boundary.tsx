import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** When this key changes, for example after a navigation, the children are rendered again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean; resetKey: string };

/**
 * Renders a fallback if rendering its children throws; the surrounding page remains intact. React logs the
 * error to the console; errors in the fallback propagate to the next boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
