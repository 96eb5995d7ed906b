import { File, OpenFile } from "@bjorn3/browser_wasi_shim";

/** Enough for most sentences, so that they never grow. */
const firstBytes = 512 * 1024;

class OpenGrowingFile extends OpenFile {
  private room = new Uint8Array(firstBytes);

  override fd_write(bytes: Uint8Array): { ret: number; nwritten: number } {
    const from = Number(this.file_pos);
    const to = from + bytes.length;
    if (to > this.room.length) {
      const larger = new Uint8Array(Math.max(to, 2 * this.room.length));
      larger.set(this.file.data);
      this.room = larger;
    }
    this.room.set(bytes, from);
    this.file.data = this.room.subarray(0, Math.max(to, this.file.data.length));
    this.file_pos = BigInt(to);
    return { ret: 0, nwritten: bytes.length };
  }
}

/** A file in memory whose room doubles; the shim's own copies the whole file at every write, which costs tens of megabytes a sentence. */
export class GrowingFile extends File {
  constructor() {
    super([]);
  }

  override path_open(): { ret: number; fd_obj: OpenFile } {
    this.data = new Uint8Array();
    return { ret: 0, fd_obj: new OpenGrowingFile(this) };
  }
}
