import { askService, type ServiceQuestion } from "./ask-service.ts";
import { readWholeMp3 } from "./read-whole-mp3.ts";

/** A request to a service that answers with an MP3. */
export interface Mp3Question extends Omit<ServiceQuestion, "body"> {
  /** Sent as JSON. */
  body: unknown;
}

/** Asks for an MP3 and reads it to its end; throws like `askService`. */
export const askForMp3 = (question: Mp3Question): Promise<Uint8Array<ArrayBuffer>> =>
  askService(
    {
      ...question,
      headers: { ...question.headers, "content-type": "application/json", accept: "audio/mpeg" },
      body: JSON.stringify(question.body),
    },
    readWholeMp3,
  );
