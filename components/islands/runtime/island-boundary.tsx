import { Component, type PropsWithChildren } from 'react';

interface IslandBoundaryProps {
  /** Called when the island has failed and React has removed its elements from the page. */
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
    return this.state.hasFailed ? null : this.props.children;
  }
}
