import { Download, Share2 } from "lucide-react";
import type { KeptVideo } from "#shared/listening/video.ts";
import { useApi } from "#web/lib/api.ts";
import { canShareFiles, shareFile } from "#web/lib/browser/share-file.ts";
import { Button } from "./form/button.tsx";
import { SavingLink } from "./saving-link.tsx";

interface VideoPlayerProps {
  video: KeptVideo;
  /** What the file is called where it is taken to, without its ending. */
  name: string;
  onPlay: () => void;
}

/** A kept video: it can be seen, taken along, and given on where the system knows how. */
export function VideoPlayer({ video, name, onPlay }: VideoPlayerProps) {
  const { transfers } = useApi();
  const fileName = `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.${video.kind}`;
  return (
    <div className="grid gap-2">
      {/* The words are in the picture itself. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are part of the picture */}
      <video
        src={video.url}
        controls
        playsInline
        preload="metadata"
        onPlay={onPlay}
        className="max-h-[42vh] w-full rounded-soft bg-sunk"
      />
      <div className="flex flex-wrap gap-2">
        <SavingLink
          href={video.url}
          download={fileName}
          ask={() => transfers.ask(video.url)}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-medium hover:border-edge hover:bg-raised phone:min-h-11"
        >
          <Download aria-hidden="true" className="size-4" />
          Download video
        </SavingLink>
        {canShareFiles(video.kind) && (
          <Button
            size="small"
            onClick={() => void shareFile({ url: video.url, name: fileName, kind: video.kind }, transfers)}
          >
            <Share2 aria-hidden="true" />
            Share
          </Button>
        )}
      </div>
    </div>
  );
}
