import type { Mood } from "#shared/listening/moods.ts";

const always =
  "Purely instrumental: no vocals, no choir, no spoken words, no drums. Soft attacks, quiet dynamics, no build-up, and an ending that can lead back into the beginning.";

const pictures: Record<Mood, string> = {
  stress:
    "Slow meditation music at 56 BPM in D Dorian. Felt piano plays unhurried broken chords over warm, slowly changing strings and a soft synth pad; low celli hold the ground. Wide, steady and unburdening.",
  anxiety:
    "Grounding meditation music at 54 BPM in F Mixolydian, in three. A nylon-string guitar repeats a simple, predictable figure over one low drone; dark celli and violas hold close chords, a clarinet adds a rare, short phrase. Safe and even.",
  sleep:
    "Very sparse sleep music at 52 BPM in A flat Lydian. A dark warm pad and low celli breathe in long chords; single muffled piano notes and a distant vibraphone tone fall far apart. Almost still, nothing bright.",
  energy:
    "Gently uplifting morning music at 62 BPM in G Lydian. Flowing harp figures over open strings and soft horns, a light flute melody that rises. Fresh, clear and confident, never driving.",
  focus:
    "Minimal concentration music at 60 BPM in E Dorian. A mellow electric piano keeps a small repeating pattern over glassy and warm pads; vibraphone tones now and then. Even, unobtrusive and without a foreground melody.",
  healing:
    "Tender healing music at 57 BPM in B flat major, in three. Harp arpeggios like slow water, lyrical celli in their high register, soft strings beneath and a few celesta tones as light. Consoling and warm.",
  default:
    "Calm solo piano at 58 BPM in C major, close and felted, with a simple sparse melody over slow broken chords and a barely audible warm pad. Plain, spacious and kind.",
};

/** What a music model is asked for in each mood: tempo, key, instruments and texture, and never a voice. */
export function moodPrompt(mood: Mood): string {
  return `${pictures[mood]} ${always}`;
}
