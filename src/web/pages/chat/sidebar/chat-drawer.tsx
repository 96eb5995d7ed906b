import { DrawerList } from "#web/features/playlist/drawer-list.tsx";
import { useItemPlayer } from "#web/pages/chat/sound/use-item-player.ts";

/** What was kept, heard from the phone's drawer. */
export function ChatDrawer({ onClose }: { onClose: () => void }) {
  return <DrawerList player={useItemPlayer()} onClose={onClose} />;
}
