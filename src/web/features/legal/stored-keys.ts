/** Something this product keeps in the browser, as the privacy policy names it. */
export interface StoredKey {
  /** Its name in the browser; `<you>` stands for the account's number. */
  name: string;
  where: "cookie" | "local storage" | "session storage" | "cache storage";
  purpose: string;
  /** Whether it is written only after consent. */
  isOptional?: true;
}

/** Everything that is kept in a browser. A test holds this to what the code writes. */
export const storedKeys: readonly StoredKey[] = [
  {
    name: "stillpoint.session_token",
    where: "cookie",
    purpose: "keeps you signed in for up to 30 days; scripts cannot read it",
  },
  { name: "theme", where: "local storage", purpose: "light, dark, or as your device is set" },
  { name: "gpt-config", where: "local storage", purpose: "how the coach answers you" },
  { name: "voice", where: "local storage", purpose: "the voice you chose" },
  { name: "backgroundMusicVolume", where: "local storage", purpose: "how loud the music is" },
  { name: "narrationVolume", where: "local storage", purpose: "how loud voices are" },
  { name: "narrationSpeed", where: "local storage", purpose: "how fast voices speak" },
  { name: "readingSize", where: "local storage", purpose: "how large the words of what you listen to are" },
  { name: "arrivalBell", where: "local storage", purpose: "that you want a bell when something is ready" },
  { name: "breathing", where: "local storage", purpose: "how you like to breathe along with the rings" },
  { name: "cookie-preferences", where: "local storage", purpose: "what you allowed" },
  { name: "cookie-consent-date", where: "local storage", purpose: "when you allowed it" },
  {
    name: "cookie-consent-reopened",
    where: "local storage",
    purpose: "that you asked for the cookie banner again, until you choose",
  },
  {
    name: "stillpoint:<you>:draft",
    where: "local storage",
    purpose: "a message you have not sent yet; goes when you sign out",
  },
  {
    name: "stillpoint:<you>:draft:<chat>",
    where: "local storage",
    purpose: "the same for each of your chats; goes with the chat, or when you sign out",
  },
  {
    name: "stillpoint:<you>:place",
    where: "local storage",
    purpose: "the time zone and the country you chose in Settings; go when you sign out",
  },
  {
    name: "stillpoint:<you>:speech-notice",
    where: "local storage",
    purpose: "that you were told who hears the microphone; goes when you sign out",
  },
  {
    name: "stillpoint:<you>:unsaved-consent",
    where: "local storage",
    purpose:
      "that your choice about cookies has not reached your account yet; goes when it has, or when you sign out",
  },
  {
    name: "stillpoint:<you>:open-chat",
    where: "session storage",
    purpose: "which chat is open in this window, for a reload; goes when you close the window or sign out",
  },
  {
    name: "stillpoint:<you>:reading-places",
    where: "session storage",
    purpose: "where you were reading in each chat; goes when you close the window or sign out",
  },
  {
    name: "stillpoint:reloaded-for",
    where: "session storage",
    purpose: "that this window has loaded a new release of Stillpoint once",
  },
  {
    name: "stillpoint:<you>:kept",
    where: "cache storage",
    purpose:
      "meditations you chose to keep on this device; go when you press the button again, sign out, or somebody else signs in",
  },
  {
    name: "app-<release>",
    where: "cache storage",
    purpose: "the app's own files, so that it starts without a connection; nothing of yours is in it",
  },
  {
    name: "stillpoint:<you>:last-chat",
    where: "local storage",
    purpose: "which chat you had open last, to come back to it; goes when you sign out or no longer allow it",
    isOptional: true,
  },
];
