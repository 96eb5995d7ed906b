import type { DrawPictures } from "#web/features/chat/thread/message/message-pictures.tsx";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";

const HeartPictures = lazyScreen(
  async () => (await import("#web/features/heart/heart-pictures.tsx")).HeartPictures,
  <p className="text-small text-quiet">Drawing the figures...</p>,
  (again) => <LoadFailure text={notLoaded} onRetry={again} className="px-0" />,
);

/** Draws what a reply says of the heart; the drawing is fetched with the first reply that needs it. */
export const drawHeart: DrawPictures = ({ heart, id }) =>
  heart && <HeartPictures report={heart} messageId={id} />;
