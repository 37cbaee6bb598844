import { Component, type ReactNode } from 'react';
import { part as messages } from './messages';

interface PartProps {
  children: ReactNode;
  /** Rendered in place of the part when it has failed. */
  rest?: ReactNode;
}

/** A part of a page that falls alone: where it throws, everything around it stays. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, rest } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <div role="alert">
          <p>{messages.failed}</p>
          <button type="button" onClick={() => this.setState({ hasFailed: false })}>
            {messages.again}
          </button>
        </div>
        {rest}
      </>
    );
  }
}
