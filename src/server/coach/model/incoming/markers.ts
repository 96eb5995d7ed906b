/** A part of an answer that is the model's own thinking: from one of the openings to the first of the closings. */
export interface ThinkingMarks {
  open: string[];
  close: string[];
}

/**
 * How models mark their thinking in plain text, where the server does not send it apart: DeepSeek R1, Qwen 3 and most
 * others, Magistral, Kimi, Seed, Open Thoughts, Granite, and the channels of gpt-oss.
 */
export const thinkingMarks: ThinkingMarks[] = [
  { open: ["<think>"], close: ["</think>"] },
  { open: ["<thinking>"], close: ["</thinking>"] },
  { open: ["<thought>", "<thoughts>"], close: ["</thought>", "</thoughts>"] },
  { open: ["<reasoning>"], close: ["</reasoning>"] },
  { open: ["<reflection>"], close: ["</reflection>"] },
  { open: ["<scratchpad>"], close: ["</scratchpad>"] },
  { open: ["<seed:think>"], close: ["</seed:think>"] },
  { open: ["[think]"], close: ["[/think]"] },
  { open: ["◁think▷"], close: ["◁/think▷"] },
  { open: ["<|begin_of_thought|>"], close: ["<|end_of_thought|>"] },
  { open: ["<|open|>think<|sep|>"], close: ["<|close|>think<|sep|>"] },
  { open: ["<unused94>"], close: ["<unused95>"] },
  { open: ["<|channel>thought", "<|channel>analysis"], close: ["<channel|>"] },
  {
    open: ["<|channel|>analysis", "<|channel|>commentary"],
    close: ["<|channel|>final<|message|>", "<|start|>assistant<|channel|>final<|message|>"],
  },
];

/** Directions that we sent, with everything inside, where a model hands them back. */
export const ownBlocks: ThinkingMarks[] = [
  "direction",
  "passages",
  "conversation",
  "person_message",
  "file",
].map((tag) => ({ open: [`<${tag}>`, `<${tag} `], close: [`</${tag}>`] }));

/** Tokens of chat templates after which a model only invents what comes next. */
export const endTokens = [
  "<|im_end|>",
  "<|eot_id|>",
  "<|eom_id|>",
  "<|end|>",
  "<|return|>",
  "<|endoftext|>",
  "<|end_of_text|>",
  "<|end_of_turn|>",
  "<end_of_turn>",
  "<|end▁of▁sentence|>",
  "<｜end▁of▁sentence｜>",
  "<|eos|>",
  "</s>",
  "<eos>",
  "<turn|>",
];

/**
 * Tokens with which a turn of the person's begins. After an answer it is an invented one; before any, the model says our
 * question over again, and the answer follows where its own turn begins.
 */
export const personTokens = [
  "<|im_start|>user",
  "<|start_header_id|>user",
  "<start_of_turn>user",
  "<|user|>",
  "<|start|>user",
  "<|turn>user",
  "[INST]",
  "### Instruction:",
];

/** Where a model's own turn begins. */
export const coachTokens = [
  "<|im_start|>assistant",
  "<|start_header_id|>assistant<|end_header_id|>",
  "<start_of_turn>model",
  "<|assistant|>",
  "<|start|>assistant",
  "<|turn>model",
  "[/INST]",
  "### Response:",
];

/** Tokens of chat templates that mean nothing to a person, left out where they stand. */
export const silentTokens = [
  "<|im_start|>assistant",
  "<|im_start|>",
  "<|start_header_id|>assistant<|end_header_id|>",
  "<|start_header_id|>",
  "<|end_header_id|>",
  "<|start|>assistant",
  "<|start|>",
  "<|channel|>final",
  "<|channel|>",
  "<|message|>",
  "<|assistant|>",
  "<|system|>",
  "<|begin_of_text|>",
  "<|begin▁of▁sentence|>",
  "<｜begin▁of▁sentence｜>",
  "<start_of_turn>model",
  "<start_of_turn>",
  "<|turn>model",
  "<|turn>",
  "<|channel>final",
  "<|channel>",
  "<channel|>",
  "<|think|>",
  "<|open|>response<|sep|>",
  "<|close|>response<|sep|>",
  "<|open|>",
  "<|close|>",
  "<|sep|>",
  "<bos>",
  "<s>",
  "[/INST]",
  "<<SYS>>",
  "<</SYS>>",
  "<answer>",
  "</answer>",
  "<response>",
  "</response>",
  "<output>",
  "</output>",
  "</think>",
  "</thinking>",
  "[/think]",
  "</direction>",
];
