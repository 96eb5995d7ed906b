/** Which players are on the screen. */
export interface PlayerViewState {
  /** The full-screen player is open. */
  isFull: boolean;
  /** Tracks that have a player of their own where they were made. */
  shownInPlace: ReadonlySet<string>;
}

/** Where the one voice of the app can be controlled from; the mini player stays away where it would be the second. */
export interface PlayerView {
  state: () => PlayerViewState;
  subscribe: (listener: () => void) => () => void;
  openFull: () => void;
  closeFull: () => void;
  /** Says that a track has a player of its own on the screen; returns how to say that it has none any more. */
  showInPlace: (trackId: string) => () => void;
}

/** Nothing is open, and nothing has a player of its own. */
export function createPlayerView(): PlayerView {
  let state: PlayerViewState = { isFull: false, shownInPlace: new Set() };
  const listeners = new Set<() => void>();
  const change = (next: Partial<PlayerViewState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openFull: () => change({ isFull: true }),
    closeFull: () => change({ isFull: false }),
    showInPlace: (trackId) => {
      change({ shownInPlace: new Set([...state.shownInPlace, trackId]) });
      return () =>
        change({ shownInPlace: new Set([...state.shownInPlace].filter((each) => each !== trackId)) });
    },
  };
}
