import { Component, type PropsWithChildren } from 'react';

interface IslandBoundaryProps {
  /** Called after a failed render, before React removes the island's elements. May be called more than once. */
  readonly onFailure: () => void;
  /** Called when React has removed the island's elements from the page. */
  readonly onRemoval: () => void;
}

/** The error boundary around an island. It is a class, because hooks cannot catch errors. */
export class IslandBoundary extends Component<PropsWithChildren<IslandBoundaryProps>> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    this.props.onRemoval();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.props.onFailure();
    return null;
  }
}
