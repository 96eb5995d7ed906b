/** Something that stands before an answer and is none of it, told by how the answer begins. */
export interface Beginning {
  open: RegExp;
  /** Where the answer itself begins; without it, it begins after the opening. */
  until?: RegExp;
  /** Whether an opening whose end never comes is still none of the answer. */
  isSure: boolean;
}

const presented = "response|reply|answer|message|version|draft|meditation|script";

/** Where thoughts under a heading end: at a closing mark, or at the heading of the answer. */
const answerLabel =
  /<\/(?:think|thinking|thought|reasoning)>\s*|(?:^|\n)[ \t]*(?:#{1,4}[ \t]|\*\*)(?:final )?(?:reply|response|answer|output)(?::\*\*|\*\*:|:?[ \t]*\n)\s*/i;

/**
 * How models announce an answer: gpt-oss behind a server that left its tokens out ("analysisWe need …assistantfinalHello"),
 * Granite's thoughts in words, thoughts about "the user" whose opening mark stood in the template, and an answer that is
 * presented as a thing.
 */
export const beginnings: readonly Beginning[] = [
  { open: /^analysis(?=[A-Z])/, until: /assistantfinal/, isSure: true },
  {
    open: /^here(?:['’]s| is) my (?:thought process|thinking|reasoning)\b/i,
    until: /\bhere(?:['’]s| is) my (?:response|answer|reply):\s*/i,
    isSure: true,
  },
  // A heading over thoughts, whose opening mark stood in the template or which never had one.
  {
    open: /^(?:#{1,4}[ \t]|\*\*)?thinking process\b[:*]{0,3}[ \t]*\n/i,
    until: answerLabel,
    isSure: true,
  },
  {
    open: /^(?:#{1,4}[ \t]|\*\*)(?:thinking|thoughts?|reasoning|analysis|internal (?:thoughts?|monologue))(?::\*\*|\*\*:|:?[ \t]*\n)/i,
    until: answerLabel,
    isSure: false,
  },
  {
    open: /^<details>\s{0,4}<summary>[^<\n]{0,60}\b(?:think|thinking|thoughts?|reasoning)\b[^<\n]{0,60}<\/summary>/i,
    until: /<\/details>\s*/i,
    isSure: true,
  },
  // Thoughts in a fence, or in a quotation, that is called after them; and thoughts of which the answer is told by a label.
  {
    open: /^(?:```|~~~)[ \t]{0,2}(?:think|thinking|thoughts?|reasoning|analysis|scratchpad)[ \t]*\n/i,
    until: /(?:^|\n)(?:```|~~~)[ \t]*\n\s*/,
    isSure: true,
  },
  {
    open: /^>[ \t]{0,3}(?:\*\*|#{1,4} )?(?:thinking|thoughts?|reasoning|analysis)\b[^\n]{0,60}\n/i,
    until: /\n\s{0,20}(?=[^>\s])/,
    isSure: true,
  },
  {
    open: /^(?:\*\*)?thoughts?:(?:\*\*)?[ \t]/i,
    until: /(?:^|\n)[ \t]*(?:\*\*)?(?:final )?(?:answer|response|reply):(?:\*\*)?\s*/i,
    isSure: false,
  },
  {
    open: /^[[(](?:internal |inner )?(?:monologue|thoughts?|thinking|reasoning|analysis)[ \t]{0,2}:/i,
    until: /[\])]\s*/,
    isSure: false,
  },
  {
    open: /^[^\n]{0,120}?\bthe user\b/i,
    until: /<\/(?:think|thinking|thought|reasoning)>\s*/i,
    isSure: false,
  },
  {
    open: new RegExp(
      `^(?:(?:sure|certainly|of course|absolutely|okay|great)[!,.]? )?here(?:['’]s| is) (?:a|an|my|the|one|your)\\b[^\\n:]{0,80}?\\b(?:${presented})\\b[^\\n:]{0,80}:[ \\t]*\\n\\s*`,
      "i",
    ),
    isSure: true,
  },
];

/** A fence around the whole answer; what is no program stands inside. */
export const answerFence = /^```(markdown|md|text|txt|plaintext)?[ \t]*\n/i;
