import { render } from "@testing-library/react";
import { vi } from "vitest";
import { type ErrorCode, errorCatalogue, errorText } from "#shared/contract/errors.ts";
import { App } from "#web/app/app.tsx";

/** What the server answers to one call. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The answers by call (`account/signIn`); a call that is not among them is refused as unknown. */
export type Answers = Record<
  string,
  Answer | ((input: unknown) => Answer | Response | Promise<Answer | Response>)
>;

/** A call that went well. */
export function ok(json: unknown): Answer {
  return { status: 200, body: { json } };
}

/** An error of the catalogue, as the wire carries it. */
export function errorAnswer(code: ErrorCode, data: Record<string, string> = {}): Answer {
  const { status } = errorCatalogue[code];
  return {
    status,
    body: { json: { defined: true, code, status, message: errorText(code, data), data } },
  };
}

/** What the session call answers a visitor. */
export const nobody = ok({ session: null, agreed: false });

/** What the session call answers a person. */
export function somebody(
  id: string,
  { token = "token-1", agreed = false, fullName = "Ada Quiet", expiresIn = 300 } = {},
) {
  const user = { id, email: `${id}@stillpoint.example`, full_name: fullName, email_verified: true };
  return ok({
    agreed,
    session: {
      access_token: token,
      refresh_token: "",
      expires_at: 0,
      expires_in: expiresIn,
      token_type: "bearer",
      user,
    },
  });
}

/** Opens the whole web app at a path. The server is faked at the network's edge; the calls made are listed. */
export function openApp(path: string, answers: Answers) {
  const calls: { name: string; input: unknown }[] = [];
  window.history.replaceState(null, "", path);
  fillGapsOfJsdom();
  vi.stubGlobal("fetch", async (request: Request) => {
    const name = new URL(request.url).pathname.replace("/api/rpc/", "");
    const sent: unknown = request.body ? JSON.parse(await request.text()) : undefined;
    const input = typeof sent === "object" && sent !== null && "json" in sent ? sent.json : undefined;
    calls.push({ name, input });
    const answer = answers[name] ?? errorAnswer("NOT_FOUND");
    const given = typeof answer === "function" ? await answer(input) : answer;
    if (given instanceof Response) return given;
    const { status, body } = given;
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
  return { calls, ...render(<App />) };
}

/** What jsdom leaves out: dialogs, sound, sizes and media queries. */
function fillGapsOfJsdom() {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
