import fc from "fast-check";
import { expect, test } from "vitest";
import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { cleanText } from "./clean-text.ts";
import { endTokens, ownBlocks, personTokens, silentTokens, thinkingMarks } from "./markers.ts";

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function cleaned(text: string, size = text.length || 1, language?: OtherLanguage): Promise<string> {
  let out = "";
  for await (const chunk of cleanText(inChunks(text, size), language)) out += chunk;
  return out;
}

const answer = "That sounds heavy. Where in your body do you notice it?";

test.each([
  ["thinking in front", `<think>The user is sad. Ask about the body.</think>\n\n${answer}`],
  ["thinking in capitals", `<THINK>hm</THINK>${answer}`],
  ["two thoughts", `<think>one</think><think>two</think>${answer}`],
  ["empty thinking", `<think>\n\n</think>\n\n${answer}`],
  ["Magistral's thinking", `[THINK]let me see[/THINK]${answer}`],
  ["Kimi's thinking", `◁think▷let me see◁/think▷${answer}`],
  ["another word for it", `<reasoning>so</reasoning>\n${answer}`],
  [
    "channels",
    `<|channel|>analysis<|message|>We need to be warm.<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
  ],
  ["channels without their tokens", `analysisWe need to answer warmly.assistantfinal${answer}`],
  ["an end token", `${answer}<|im_end|>`],
  [
    "an end token and what was made up after it",
    `${answer}<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nMy chest`,
  ],
  ["a template's beginning", `<|start_header_id|>assistant<|end_header_id|>\n\n${answer}`],
  ["instruction marks", `${answer} [INST] go on [/INST]`],
  ["a sentence mark", `<s>${answer}</s>`],
  ["a token that was never met", `<|zorbl_7|>${answer}<|end_of_zorbl|>`],
  ["thoughts between tokens never met", `<|START_PONDER_THINKING|>Be warm.<|END_PONDER_THINKING|>${answer}`],
  ["a call of a tool between tokens", `${answer}<｜tool▁calls▁begin｜>search<｜tool▁calls▁end｜>`],
  ["thoughts folded away", `<details type="reasoning" done="true">\n> Be warm.\n</details>\n${answer}`],
  ["its own name in front", `Assistant: ${answer}`],
  ["its own name in bold", `**Coach:** ${answer}`],
  ["a turn of the person's", `${answer}\n\nUser: In my chest.\nAssistant: I see.`],
  ["a turn of the person's in bold", `${answer}\n**Person:** In my chest.`],
  ["a turn of the person's as a heading", `${answer}\n\n### Human: In my chest.`],
  ["a second turn of its own", `${answer}\nCoach: And now?`],
  ["its role glued to the answer", `${answer}assistant\n\nAnd again.`],
  ["its role glued to the end of the answer", `${answer}assistant`],
  ["our direction handed back", `<direction>\nKnown so far: the event.\n</direction>\n${answer}`],
  ["a call of a tool that is named in its tag", `<function=log>{"it": "shame"}</function>${answer}`],
  ["thoughts in brackets", `[Internal monologue: Be warm. Keep it short.]\n\n${answer}`],
  [
    "tags of a web page",
    `<p class="reply">That sounds <em>heavy</em>. Where in your body do you notice it?</p>`,
  ],
  ["tags around the answer", `<response>${answer}</response>`],
])("%s is not shown", async (_what, text) => {
  expect((await cleaned(text)).trim()).toBe(answer);
});

test.each([
  "I think that makes sense. <3 What do you notice?",
  "You wrote: less is more. Is that so?",
  "Some people [like you] answer with a list:\n- breathe\n- rest",
  "One could say: user of one's own time. Person or not, how is it?",
  "analysis is not needed here. How is it now?",
  "You called me your assistant. Assistant or not, how is it?",
  "Nobody was of help.assistants came and went. And now?",
  "5 < 6 and 7 > 2, you said. What else?",
  "A list of Array<string|number> is none of mine. How are you?",
  "Some say <details> are where it hides. Is that so? </details>",
])("an answer that only looks so stays as it is: %s", async (text) => {
  expect(await cleaned(text)).toBe(text);
});

test("thinking that never ends leaves nothing", async () => {
  expect(await cleaned("<think>The user is sad. I should")).toBe("");
});

test("after an end the source is closed, so that nobody pays for the rest", async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      yield `${answer}\n`;
      for (;;) yield "User: more. ";
    } finally {
      isClosed = true;
    }
  }
  let out = "";
  for await (const chunk of cleanText(endless())) out += chunk;
  expect(out.trim()).toBe(answer);
  expect(isClosed).toBe(true);
});

const marks = [
  "<think>",
  "</think>",
  "<|im_end|>",
  "User:",
  "Coach:",
  "\n",
  "<",
  "[",
  "analysis",
  "assistantfinal",
  ".assistant",
  "Hello there. ",
  "<direction>",
  "</direction>",
];

test("however a text is cut into pieces, the same is shown", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...marks), { maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      async (parts, size) => {
        const text = parts.join("");
        expect(await cleaned(text, size)).toBe(await cleaned(text));
      },
    ),
    { numRuns: 300 },
  );
});

test("no thinking is shown whatever stands around it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 40 }), fc.integer({ min: 1, max: 7 }), async (around, size) => {
      const text = `${around.replaceAll("<", "")}<think>SECRET</think>after it`;
      expect(await cleaned(text, size)).not.toContain("SECRET");
    }),
  );
});

test.each([
  ["es", "Eso pesa. ¿Dónde lo notas?", "Usuario: En el pecho.\nAsistente: Ya veo."],
  ["fr", "C'est lourd. Où le sens-tu ?", "Utilisateur : Dans la gorge."],
  ["de", "Das wiegt schwer. Wo spürst du es?", "**Nutzerin:** In der Brust."],
  ["it", "È pesante. Dove lo senti?", "Utente: Nel petto."],
  ["pl", "To ciężkie. Gdzie to czujesz?", "Użytkownik: W klatce."],
  ["ru", "Это тяжело. Где вы это чувствуете?", "Пользователь: В груди."],
  ["ja", "つらいですね。どこに感じますか？", "ユーザー：胸です。"],
  ["zh", "这很沉重。你在哪里感觉到它？", "用户：胸口。"],
  ["ja", "つらいですね。どこに感じますか？", "User: 胸です。"],
] as const)(
  "a turn that a model plays is known by its name in the talk's language (%s)",
  async (language, said, played) => {
    for (const size of [2, 1000])
      expect((await cleaned(`${said}\n${played}`, size, language)).trim()).toBe(said);
  },
);

test.each([
  ["es", "Asistente: Eso pesa.", "Eso pesa."],
  ["de", "**Antwort:** Das wiegt schwer.", "Das wiegt schwer."],
  ["ja", "コーチ：つらいですね。", "つらいですね。"],
] as const)(
  "its own name in front of an answer goes in the talk's language (%s)",
  async (language, text, shown) => {
    expect(await cleaned(text, 3, language)).toBe(shown);
  },
);

test.each([
  ["fr", "C'est lourd.\nQuestion : où le sens-tu ?"],
  ["de", "Das wiegt schwer.\nThey: so heißt der Film."],
  ["es", "Me: así empieza la carta.\nOutput: esa palabra estaba en ella."],
] as const)(
  "English words for the roles are words of an answer in another language (%s)",
  async (language, text) => {
    expect(await cleaned(text, 3, language)).toBe(text);
  },
);

test("every marker begins with a sign that tells where one may stand", () => {
  const all = [
    silentTokens,
    endTokens,
    personTokens,
    ...[...thinkingMarks, ...ownBlocks].map(({ open }) => open),
  ];
  expect(all.flat().filter((marker) => !/^[<[◁#]/.test(marker))).toEqual([]);
});
