import type { Mood } from "#shared/listening/moods.ts";
import type { MakeScene } from "./scene.ts";
import { makeLeaves } from "./scene-leaves.ts";
import { makeLight } from "./scene-light.ts";
import { makeMist } from "./scene-mist.ts";
import { makeNight } from "./scene-night.ts";
import { makeWater } from "./scene-water.ts";

/** The scenes by name. */
export const scenes = {
  water: makeWater,
  mist: makeMist,
  light: makeLight,
  leaves: makeLeaves,
  night: makeNight,
} satisfies Record<string, MakeScene>;

/** A scene's name. */
export type SceneName = keyof typeof scenes;

const sceneOf: Record<Mood, SceneName> = {
  stress: "water",
  anxiety: "mist",
  sleep: "night",
  energy: "light",
  focus: "mist",
  healing: "leaves",
  default: "water",
};

/** The scene for what a conversation speaks of. */
export function chooseScene(mood: Mood): SceneName {
  return sceneOf[mood];
}
