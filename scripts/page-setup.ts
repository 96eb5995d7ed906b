import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Without Vitest's globals the library cannot see the end of a test by itself: each test starts on an empty page.
afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());
