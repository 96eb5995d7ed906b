import { composePiece, type PieceRequest } from "#server/audio/music/compose.ts";
import { styles } from "#server/audio/music/styles/styles.ts";
import { cutLoop } from "./cut-loop.ts";
import { encodeLoop } from "./encode-loop.ts";
import { master } from "./master.ts";
import { openSoundFont } from "./sound-font.ts";
import { type Stereo, synthesise } from "./synthesise.ts";

/** How the time of a rendering is spent, as shares of it. */
const shares = { opened: 0.1, played: 0.8, mastered: 0.9 } as const;

/** The finished sound of a piece, before it is encoded. */
export async function renderPiece(
  request: PieceRequest,
  onProgress: (share: number) => void,
): Promise<Stereo> {
  const piece = composePiece(request);
  const bank = openSoundFont();
  onProgress(shares.opened);
  const played = await synthesise(piece, bank, (share) =>
    onProgress(shares.opened + share * (shares.played - shares.opened)),
  );
  return cutLoop(master(played, styles[request.mood].darkAboveHz));
}

/** Composes, plays and encodes a piece. Heavy: meant for a thread of its own. */
export async function renderMp3(
  request: PieceRequest,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const sound = await renderPiece(request, onProgress);
  onProgress(shares.mastered);
  return encodeLoop(sound);
}
