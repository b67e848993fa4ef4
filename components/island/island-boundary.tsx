import { Component, type PropsWithChildren } from 'react';

interface IslandBoundaryProps {
  /** Called while the island's elements are still in the page, possibly more than once. */
  readonly onFailure: () => void;
  /** Called when React has removed the island's elements from the page. */
  readonly onRemoval: () => void;
}

/** Reports that React cannot render an island. It is a class, because hooks cannot catch errors. */
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
