import { fail, heading, holdBack, press, rewrite, type Screen } from "./screen.ts";

/** Every other page, and what stands where one cannot be shown. */
export const pageScreens: Screen[] = [
  {
    name: "playlist",
    who: "regular",
    path: "/playlist",
    ready: (page) => page.getByText("Voice: Aria").first(),
  },
  {
    name: "playlist-empty",
    who: "newcomer",
    path: "/playlist",
    ready: (page) => page.getByText("No meditations yet."),
  },
  {
    name: "over-weeks",
    who: "regular",
    path: "/playlist",
    ready: heading("After listening, over the weeks"),
    prepare: (page) =>
      page
        .getByText(/^Week of/)
        .last()
        .scrollIntoViewIfNeeded(),
  },
  {
    name: "delete-meditation",
    who: "regular",
    path: "/playlist",
    ready: (page) => page.getByText("Voice: Aria").first(),
    prepare: (page) => press(page, "Delete"),
  },
  { name: "breathe", path: "/breathe", ready: heading("Breathe") },
  { name: "privacy", path: "/privacy-policy", ready: (page) => page.getByRole("heading", { level: 2 }) },
  { name: "health", path: "/health-data-policy", ready: (page) => page.getByRole("heading", { level: 2 }) },
  {
    name: "rag-test",
    who: "regular",
    path: "/rag-test",
    ready: (page) => page.getByText("Ask a question to test"),
  },
  {
    name: "rag-test-answer",
    who: "regular",
    path: "/rag-test",
    ready: (page) => page.getByText("Ask a question to test"),
    prepare: async (page) => {
      await page.getByLabel("Your question").fill("I lie awake and worry about a deadline.");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Retry" }).waitFor();
    },
  },
  { name: "llm-test", who: "regular", path: "/llm-test", ready: (page) => page.getByLabel("Query") },
  {
    name: "llm-test-answer",
    who: "regular",
    path: "/llm-test",
    ready: (page) => page.getByLabel("Query"),
    prepare: async (page) => {
      await page.getByLabel("Query").fill("My chest is tight before meetings.");
      await press(page, "Test RAG Flow");
      await page.getByText(/Answered in/).waitFor();
    },
  },
  { name: "api-docs", path: "/api/docs", ready: heading("The API") },
  {
    name: "error",
    who: "regular",
    path: "/playlist",
    before: (page) =>
      rewrite(page, "playlist/list", (text) => text.replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":"x"')),
    ready: heading("Unexpected Application Error!"),
  },
  {
    name: "unreachable",
    who: "regular",
    path: "/",
    before: (page) => fail(page, "account/session"),
    ready: heading("The server isn't answering"),
  },
  {
    name: "loading",
    who: "regular",
    path: "/",
    before: (page) => holdBack(page, "account/session"),
    ready: (page) => page.getByText("Loading application..."),
  },
  {
    name: "loading-playlist",
    who: "regular",
    path: "/playlist",
    before: (page) => holdBack(page, "playlist/list"),
    ready: heading("My Meditation Playlist"),
  },
  {
    name: "loading-chat",
    who: "regular",
    chat: 0,
    path: "/",
    before: (page) => holdBack(page, "chat/messages"),
    ready: heading("Meditative Process Generator"),
  },
];
