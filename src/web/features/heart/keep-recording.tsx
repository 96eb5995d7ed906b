import { Link } from "#web/lib/router.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { useKeepRecording } from "./queries.ts";

/** Keeps the figures of a reply by day, if the person wishes, and leads to what is kept. */
export function KeepRecording({ messageId }: { messageId: string }) {
  const keeping = useKeepRecording();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-tiny text-quiet print:hidden">
      {!keeping.isSuccess && (
        <Button size="small" disabled={keeping.isPending} onClick={() => keeping.mutate(messageId)}>
          Keep by day
        </Button>
      )}
      <Link to="/heart" className="underline underline-offset-2">
        Your heart over time
      </Link>
      {!keeping.isSuccess && <span>Only each day's figures are kept, and only if you ask.</span>}
    </div>
  );
}
