import { useQuery } from "@tanstack/react-query";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { usageRoomOptions } from "./queries.ts";

const megabytes = (bytes: number): string => Math.ceil(bytes / 1_000_000).toLocaleString("en");

/** How much of a person's room is used by what they keep, and what to do once it is full. */
export function RoomUsed() {
  const { data } = useQuery(usageRoomOptions(useApi()));
  const share = data ? data.usedBytes / data.limitBytes : 0;
  const isFull = share >= 1;
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="grid">
        Storage Used
        <span className="text-tiny text-faint">
          {isFull
            ? "Full: delete recordings, music or videos in your playlist, or chats with files, to make room"
            : "Recordings, music, videos and files you keep"}
        </span>
      </span>
      <span
        className={`shrink-0 tabular-nums ${share >= limits.storage.warningShare ? "text-danger" : "text-ink"}`}
      >
        {data ? `${megabytes(data.usedBytes)}/${megabytes(data.limitBytes)} MB` : "…"}
      </span>
    </div>
  );
}
