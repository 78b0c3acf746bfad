import { Component, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  /** Another page is another try. */
  readonly path: string;
  readonly shell: ShellWords;
  readonly children: ReactNode;
}

interface State {
  readonly met: boolean;
  readonly path: string;
}

/** A page that cannot be fetched or drawn says so, and shows a way out; React would leave nothing at all. */
export class Trouble extends Component<Props, State> {
  override state: State = { met: false, path: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { met: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { met: false, path };
  }

  override render(): ReactNode {
    const { shell, children } = this.props;
    if (!this.state.met) return children;
    return (
      <main className="page waiting" role="alert">
        <h1>{shell.faults.unsure}</h1>
        <a className="button" href={addressOf('/')}>
          {shell.table.lobby}
        </a>
      </main>
    );
  }
}
