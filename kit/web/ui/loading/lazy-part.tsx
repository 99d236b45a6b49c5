// A part of a page whose code is fetched when it is first shown; without a connection it comes when there is one.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { UnreachableError } from '../../api/call-server.ts';
import { reachable } from '../../api/chunk.ts';
import { onServerBack } from '../../api/server-watch.ts';

type Places = {
  /** Stands there while the code is on its way. */
  readonly waiting?: ReactNode;
  /** Stands there while the code cannot be had. */
  readonly failed?: ReactNode;
};

type State = 'waiting' | 'failed' | 'there';

/** Unlike `lazy` of React, a part that cannot be fetched takes nothing else of the page with it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = null }: Places = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const [state, setState] = useState<State>(Loaded ? 'there' : 'waiting');
    useEffect(() => {
      if (state === 'there') return;
      let isGone = false;
      const show = (next: State) => {
        if (!isGone) setState(next);
      };
      const ask = () =>
        void reachable(load()).then(
          (part) => {
            Loaded = part;
            show('there');
          },
          (error: unknown) => {
            if (error instanceof UnreachableError) show('failed');
            else
              setState(() => {
                throw error; // Broken code is the error page's to tell.
              });
          },
        );
      if (state === 'waiting') ask();
      const stop = onServerBack(ask);
      return () => {
        isGone = true;
        stop();
      };
    }, [state]);
    if (state === 'failed') return failed;
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}
