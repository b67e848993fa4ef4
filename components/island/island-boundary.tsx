import { Component, type PropsWithChildren } from 'react';

interface IslandBoundaryProps {
  /** Called while the island still stands in the page; maybe more than once. */
  readonly onFailure: () => void;
  /** Called when React has taken the island out of the page. */
  readonly onRemoval: () => void;
}

/** Reports an island that React cannot render. A class, because hooks cannot catch errors. */
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
