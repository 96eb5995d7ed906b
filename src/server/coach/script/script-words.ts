import type { OtherLanguage } from "#server/coach/language/other-language.ts";

/**
 * How the writer of a script speaks to whoever asked for it, by language: as "I", or with an offer to change it. A
 * script itself never does. Of a language that is missing here we know no such words, and nothing is taken for them.
 */
export const writerSpeaks: Partial<Record<OtherLanguage | "en", RegExp>> = {
  en: /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|[Ll]et me)(?![\p{L}'’])/u,
  es: words(
    "espero que, puedo, quieres que, quiere que, dime si, dígame si, avísame, házmelo saber, me gustaría",
  ),
  fr: words("je, j['’]\\p{L}+, dis-moi, dites-moi, fais-moi savoir, faites-moi savoir"),
  de: words("ich, mir, lass mich, lassen sie mich, soll ich, sag mir"),
  pt: words("espero que, posso, quer que eu, queres que, gostaria que eu, me avise, me diga, diga-me"),
  it: words("spero, posso, vuoi che, vorrei, fammi sapere, mi faccia sapere, dimmi"),
  nl: words("ik, laat me, laat het me"),
  sv: words("jag, låt mig, säg till"),
  da: words("jeg, lad mig, sig til"),
  nb: words("jeg, la meg, si fra"),
  fi: words("toivon, toivottavasti, voin, kerro minulle"),
  pl: words("mam nadzieję, mogę, daj znać, daj mi znać, czy chcesz, żebym"),
  cs: words("doufám, mohu, můžu, dej mi vědět, dejte mi vědět"),
  ro: words("sper, pot să, spune-mi, anunță-mă"),
  hu: words("remélem, szólj, szívesen módosítok"),
  tr: words("umarım, bana bildir, bana bildirin, \\p{L}+(?:abilirim|ebilirim)"),
  id: words("semoga ini, saya, beri tahu saya"),
  vi: words("tôi, hy vọng"),
  ru: words("я, мне, надеюсь, могу, дайте знать, дай знать"),
  uk: words("я, мені, сподіваюся, можу, дайте знати, дай знати"),
  el: words("ελπίζω, μπορώ, πες μου, ενημέρωσέ με"),
  he: words("אני, מקווה, ספר לי, ספרי לי"),
  ar: words("آمل, أتمنى أن, يمكنني, أخبرني, أخبريني"),
  hi: words("मैं, मुझे, आशा है, उम्मीद है"),
  zh: /我希望|希望(?:这|這)|我可以|我能|请告诉我|請告訴我|需要我|如果(?:你|您)(?:想|需要|希望)/u,
  ja: /お役に立|ご希望|ご要望|お知らせください|お申し付け|いかがでしたか|調整できます|変更したい/u,
  ko: /도움이 되|원하시면|필요하시면|알려 ?주세요|말씀해 ?주세요|수정해 ?드/u,
};

/** What a script says in quotation marks, or has the person say after a colon, is not its writer's. */
export const withoutQuotes = (text: string): string =>
  text
    .replace(/["“”„«‹「『][^"“”„»›」』\n]{0,200}["“”»›」』]/g, " ")
    .replace(/[:：][^.!?。！？\n]{0,200}/g, " ");

/** A heading that names a part by its number, "Part 1: …", "2. Teil", "第三部分": the words for it in other languages. */
const partWords =
  "stage part step section parte etapa paso fase sección teil phase schritt abschnitt partie étape passo sezione " +
  "deel stap del steg fas trin osa vaihe część etap krok faza část fáze partea etapa pasul rész bölüm aşama adım " +
  "bagian tahap langkah phần bước часть этап шаг частина етап крок μέρος στάδιο βήμα חלק שלב الجزء المرحلة القسم " +
  "الخطوة भाग चरण ステップ パート 步骤 部分 阶段 단계 파트";
const part = partWords.split(" ").join("|");
const number = "(?:\\d{1,2}|one|two|three|four|i{1,3}v?|[一二三四])";
const rest = "(?![\\p{L}\\p{N}]).{0,80}$";

/** Lines that are a part's number and name. */
export const numberedParts: readonly RegExp[] = [
  new RegExp(`^\\s{0,3}(?:${part})\\s{0,3}${number}${rest}`, "iu"),
  new RegExp(`^\\s{0,3}${number}[.:]?\\s{0,3}(?:${part})${rest}`, "iu"),
  /^\s{0,3}第\s?[\d一二三四]\s?(?:部分|部|段階|阶段|階段|章|节|節|步|ステップ).{0,80}$/u,
];

/** Any of the phrases, as whole words, in small letters or large. */
function words(phrases: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.split(", ").join("|")})(?![\\p{L}\\p{M}])`, "iu");
}
