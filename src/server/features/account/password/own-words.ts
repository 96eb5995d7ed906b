/** Words of the product; with the names of the site and of the person no password is made of them alone. */
const productWords = ["stillpoint", "meditation", "meditative", "mindfulness", "mindful"];
/** Shorter ones stand in anything. */
const shortestWord = 4;
const digitsAsLetters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Whose password it is to be, and at which host. */
interface About {
  email: string;
  name: string;
  host: string;
}

/** Whether a password is nothing but such words with digits, signs and fewer than four letters around them, also where digits stand for letters. */
export function isOfOwnWords(password: string, { email, name, host }: About): boolean {
  const words = [...productWords, ...wordsOf(email), ...wordsOf(name), ...wordsOf(host)];
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  const plain = password.normalize("NFKC").toLowerCase();
  const read = plain.replace(/[@$013457]/g, (sign) => digitsAsLetters[sign] ?? sign);
  return [plain, read].some((written) => isOnly(onlyLetters(written), longestFirst));
}

function isOnly(letters: string, words: readonly string[]): boolean {
  let rest = letters;
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest.length < letters.length && rest.length < shortestWord;
}

function wordsOf(text: string): string[] {
  const parts = text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return parts.filter((part) => part.length >= shortestWord);
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}
