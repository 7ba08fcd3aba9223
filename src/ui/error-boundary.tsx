import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** A changed key, for example after a navigation, makes the children render again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean; resetKey: string };

/**
 * Shows a fallback if rendering its children throws; the surrounding page stays intact. React logs the error
 * to the console; an error in the fallback is passed to the next boundary.
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
