import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

interface PageBoundaryProps {
  /** Another address gets another try. */
  at: string;
  children: ReactNode;
}

/** Shows what went wrong in place of a page that fails. React has boundaries as classes only. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (this.state.failure && previous.at !== this.props.at) this.setState({ failure: null });
  }

  override render(): ReactNode {
    return this.state.failure ? <RouteError error={this.state.failure.error} /> : this.props.children;
  }
}
