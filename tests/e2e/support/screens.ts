import { chatScreens } from "./chat-screens.ts";
import { pageScreens } from "./page-screens.ts";
import type { Screen } from "./screen.ts";
import { settingsScreens } from "./settings-screens.ts";
import { wayInScreens } from "./way-in-screens.ts";

/** Every screen of the product. */
export const screens: Screen[] = [...wayInScreens, ...chatScreens, ...settingsScreens, ...pageScreens];
