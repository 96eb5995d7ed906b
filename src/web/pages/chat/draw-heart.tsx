import { lazy, Suspense } from "react";
import type { DrawPictures } from "#web/features/chat/thread/message/message-pictures.tsx";

const HeartPictures = lazy(async () => ({
  default: (await import("#web/features/heart/heart-pictures.tsx")).HeartPictures,
}));

/** Draws what a reply says of the heart; the drawing is fetched with the first reply that needs it. */
export const drawHeart: DrawPictures = ({ heart }) =>
  heart && (
    <Suspense fallback={<p className="text-small text-quiet">Drawing the figures...</p>}>
      <HeartPictures report={heart} />
    </Suspense>
  );
