import type { OtherLanguage } from "#server/coach/language/other-language.ts";

/** Names of the two roles, as a model writes them in front of a turn that it plays. */
interface RoleNames {
  person: string[];
  coach: string[];
}

/** What templates, our own transcripts and models trained on such call the roles, whatever language is spoken. */
const ofMachines: RoleNames = {
  person: ["user", "human", "person", "instruction"],
  coach: ["assistant", "ai", "ai coach", "bot", "model", "stillpoint", "coach"],
};

/** The same in everyday words, which belong to one language: "question :" begins a French sentence. */
const everyday: Partial<Record<OtherLanguage | "en", RoleNames>> = {
  en: names(
    "client, patient, you, they, me, question, q",
    "mindfulness coach, meditation coach, response, reply, answer, output",
  ),
  es: names("usuario, usuaria, persona, cliente, tú, yo", "asistente, entrenador, respuesta, guía"),
  fr: names("utilisateur, utilisatrice, personne, toi, vous, moi", "assistante, réponse, guide"),
  de: names(
    "benutzer, benutzerin, nutzer, nutzerin, mensch, klient, klientin, du, ich",
    "assistent, assistentin, antwort",
  ),
  pt: names("usuário, usuária, utilizador, pessoa, você, eu", "assistente, treinador, resposta"),
  it: names("utente, persona, cliente, tu, io", "assistente, risposta"),
  nl: names("gebruiker, persoon, mens, jij, ik", "assistent, antwoord"),
  sv: names("användare, människa, du, jag", "assistent, svar"),
  da: names("bruger, menneske, du, jeg", "assistent, svar"),
  nb: names("bruker, menneske, du, jeg", "assistent, svar"),
  fi: names("käyttäjä, ihminen, sinä, minä", "avustaja, vastaus"),
  pl: names("użytkownik, użytkowniczka, osoba, ty, ja", "asystent, odpowiedź"),
  cs: names("uživatel, uživatelka, osoba, ty, já", "asistent, odpověď"),
  ro: names("utilizator, persoană, tu, eu", "asistent, răspuns"),
  hu: names("felhasználó, személy, te, én", "asszisztens, válasz"),
  tr: names("kullanıcı, kişi, sen, ben", "asistan, koç, yanıt, cevap"),
  id: names("pengguna, orang, kamu, anda, saya", "asisten, jawaban"),
  vi: names("người dùng, bạn, tôi", "trợ lý, trả lời"),
  ru: names("пользователь, человек, вы, ты, я", "ассистент, помощник, коуч, ответ"),
  uk: names("користувач, людина, ви, ти, я", "асистент, помічник, коуч, відповідь"),
  el: names("χρήστης, άτομο, εσύ, εγώ", "βοηθός, απάντηση"),
  he: names("משתמש, משתמשת, אדם, אני", "עוזר, מאמן, תשובה"),
  ar: names("المستخدم, مستخدم, الشخص, أنت, أنا", "المساعد, مساعد, المدرب, الإجابة"),
  hi: names("उपयोगकर्ता, व्यक्ति, आप, मैं", "सहायक, कोच, उत्तर"),
  zh: names("用户, 用戶, 使用者, 人类, 你, 我", "助手, 教练, 教練, 回答, 回复"),
  ja: names("ユーザー, 利用者, 人間, あなた, 私", "アシスタント, コーチ, 回答, 返答"),
  ko: names("사용자, 사람, 당신, 나", "어시스턴트, 도우미, 코치, 답변"),
};

/** How a turn begins that a model plays: of the person's, which was never said, and of its own. */
export interface RolePrefixes {
  person: RegExp;
  coach: RegExp;
}

/** Some set a picture in front of who speaks. */
const before = "^[ \\t>]{0,3}(?:\\p{Extended_Pictographic}\\ufe0f?[ \\t]?)?(?:\\*\\*|#{1,4}[ \\t]?|\\[)?";
/** Some say in brackets how a turn is spoken. */
const after = "(?:[ \\t]?\\([^()\\n]{1,20}\\))?(?:\\*\\*)?\\]?[ \\t]?[:：](?:\\*\\*)?";

const prefixesByLanguage = new Map(
  Object.entries(everyday).map(([language, own]): [string, RolePrefixes] => {
    const person = [...ofMachines.person, ...own.person].join("|");
    const coach = [...ofMachines.coach, ...own.coach].join("|");
    return [
      language,
      {
        person: new RegExp(`${before}(?:${person})${after}(?=[ \\t\\n]|$|(?<=：))`, "iu"),
        coach: new RegExp(`${before}(?:${coach})${after}[ \\t]*`, "iu"),
      },
    ];
  }),
);
const byMachinesAlone: RolePrefixes = {
  person: new RegExp(`${before}(?:${ofMachines.person.join("|")})${after}(?=[ \\t\\n]|$|(?<=：))`, "iu"),
  coach: new RegExp(`${before}(?:${ofMachines.coach.join("|")})${after}[ \\t]*`, "iu"),
};

/** The beginnings of played turns in a talk of this language: by the machines' names and by the language's own. */
export const rolePrefixes = (language: OtherLanguage | undefined): RolePrefixes =>
  prefixesByLanguage.get(language ?? "en") ?? byMachinesAlone;

function names(person: string, coach: string): RoleNames {
  return { person: person.split(", "), coach: coach.split(", ") };
}
