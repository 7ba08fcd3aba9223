import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** A change of it, such as a navigation, gives the children another try. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean; resetKey: string };

/**
 * Shows a fallback where rendering its children throws, so that what lies around them stays. React itself reports the error to
 * the console; an error of the fallback goes on to the next boundary.
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
