import { internationalHelp } from "#shared/care/country-help.ts";
import type { OtherLanguage } from "./other-language.ts";

/** In a person's own language: that the guide follows English only, and where help is if they are in danger. */
const askedIn: Partial<Record<OtherLanguage, [english: string, danger: string]>> = {
  es: [
    "Gracias por escribirme. Solo entiendo bien el inglés y no quiero perderme lo importante. ¿Me lo cuentas en inglés? Bastan unas pocas palabras sencillas.",
    "Si estás en peligro o piensas en hacerte daño, aquí encuentras ayuda en tu idioma:",
  ],
  fr: [
    "Merci de m'écrire. Je ne comprends bien que l'anglais, et je ne voudrais pas passer à côté de l'essentiel. Peux-tu me le dire en anglais ? Quelques mots simples suffisent.",
    "Si tu es en danger ou si tu penses à te faire du mal, tu trouveras de l'aide dans ta langue ici :",
  ],
  de: [
    "Danke, dass du mir schreibst. Ich verstehe nur Englisch gut und möchte nicht überhören, worum es dir geht. Magst du es mir auf Englisch sagen? Ein paar einfache Worte genügen.",
    "Wenn du in Gefahr bist oder daran denkst, dir etwas anzutun, findest du hier Hilfe in deiner Sprache:",
  ],
  pt: [
    "Obrigado por escrever. Só entendo bem o inglês e não quero perder o que importa. Pode contar em inglês? Bastam algumas palavras simples.",
    "Se está em perigo ou pensa em se machucar, aqui há ajuda na sua língua:",
  ],
  it: [
    "Grazie di avermi scritto. Capisco bene solo l'inglese e non vorrei perdere ciò che conta. Puoi dirmelo in inglese? Bastano poche parole semplici.",
    "Se sei in pericolo o pensi di farti del male, qui trovi aiuto nella tua lingua:",
  ],
  nl: [
    "Fijn dat je me schrijft. Ik begrijp alleen Engels goed en wil niet missen waar het om gaat. Wil je het in het Engels zeggen? Een paar eenvoudige woorden zijn genoeg.",
    "Ben je in gevaar of denk je eraan jezelf iets aan te doen, dan vind je hier hulp in je eigen taal:",
  ],
  sv: [
    "Tack för att du skriver. Jag förstår bara engelska bra och vill inte missa det som är viktigt. Kan du säga det på engelska? Några enkla ord räcker.",
    "Om du är i fara eller tänker på att skada dig själv finns hjälp på ditt språk här:",
  ],
  pl: [
    "Dziękuję za wiadomość. Dobrze rozumiem tylko angielski i nie chcę przeoczyć tego, co ważne. Czy możesz to napisać po angielsku? Wystarczy kilka prostych słów.",
    "Jeśli grozi ci niebezpieczeństwo albo myślisz o zrobieniu sobie krzywdy, pomoc w swoim języku znajdziesz tutaj:",
  ],
  tr: [
    "Yazdığın için teşekkürler. Yalnızca İngilizceyi iyi anlıyorum ve önemli olanı kaçırmak istemem. Bunu İngilizce anlatabilir misin? Birkaç basit sözcük yeter.",
    "Tehlikedeysen ya da kendine zarar vermeyi düşünüyorsan, kendi dilinde yardım burada:",
  ],
  ru: [
    "Спасибо, что пишете. Я хорошо понимаю только английский и не хочу упустить важное. Можете сказать это по-английски? Достаточно нескольких простых слов.",
    "Если вам грозит опасность или вы думаете причинить себе вред, помощь на вашем языке здесь:",
  ],
  uk: [
    "Дякую, що пишете. Я добре розумію лише англійську і не хочу пропустити важливе. Чи можете сказати це англійською? Досить кількох простих слів.",
    "Якщо ви в небезпеці або думаєте завдати собі шкоди, допомога вашою мовою тут:",
  ],
  el: [
    "Ευχαριστώ που μου γράφεις. Καταλαβαίνω καλά μόνο αγγλικά και δεν θέλω να χάσω κάτι σημαντικό. Μπορείς να μου το πεις στα αγγλικά; Λίγες απλές λέξεις αρκούν.",
    "Αν κινδυνεύεις ή σκέφτεσαι να κάνεις κακό στον εαυτό σου, εδώ θα βρεις βοήθεια στη γλώσσα σου:",
  ],
  he: [
    "תודה שכתבת לי. אני מבין היטב רק אנגלית ולא רוצה לפספס את מה שחשוב. אפשר לספר לי באנגלית? מספיקות כמה מילים פשוטות.",
    "במקרה של סכנה או מחשבות על פגיעה עצמית, כאן יש עזרה בשפה שלך:",
  ],
  ar: [
    "شكرا لأنك كتبت لي. لا أفهم جيدا إلا الإنجليزية ولا أريد أن يفوتني ما هو مهم. هل يمكنك أن تقول ذلك بالإنجليزية؟ تكفي بضع كلمات بسيطة.",
    "إذا كنت في خطر أو تفكر في إيذاء نفسك فستجد هنا مساعدة بلغتك:",
  ],
  hi: [
    "लिखने के लिए धन्यवाद। मैं केवल अंग्रेज़ी ठीक से समझ पाता हूँ और आपकी ज़रूरी बात छूटने नहीं देना चाहता। क्या आप इसे अंग्रेज़ी में बता सकते हैं? कुछ सरल शब्द काफ़ी हैं।",
    "अगर आप ख़तरे में हैं या ख़ुद को नुक़सान पहुँचाने की सोच रहे हैं, तो यहाँ आपकी भाषा में मदद है:",
  ],
  zh: [
    "谢谢你写给我。我只能看懂英语，不想错过重要的内容。可以用英语告诉我吗？几个简单的词就够了。",
    "如果你有危险，或者想伤害自己，这里有你的语言的帮助：",
  ],
  ja: [
    "書いてくださってありがとうございます。私は英語しかよく分からず、大切なことを聞き逃したくありません。英語で話していただけますか。簡単な言葉をいくつかで十分です。",
    "危険な状況にあるとき、自分を傷つけることを考えているときは、あなたの言葉での支援がここにあります：",
  ],
  ko: [
    "글을 남겨 주셔서 고맙습니다. 저는 영어만 잘 이해할 수 있고, 중요한 것을 놓치고 싶지 않습니다. 영어로 말씀해 주시겠어요? 쉬운 단어 몇 개면 충분합니다.",
    "위험한 상황이거나 자신을 해칠 생각이 든다면, 여기에서 당신의 언어로 도움을 받을 수 있습니다:",
  ],
};

/** The same in English, for a language we have no words of and for whoever goes on in theirs. */
const askedInEnglish: string[] = [
  "I only follow English well, and I would not like to miss what matters to you. Would you tell me in English? A few simple words are enough.",
  "I am still here, and English is all I can follow. Could you try it in a few short English words?",
  "I am sorry that I cannot read this. Any English word for what you feel will do.",
];
const dangerInEnglish =
  "If you are in danger, or think of harming yourself, there is help in your language here:";

/** To whoever writes in their language once more: that the guide cannot, and what goes without many words. */
const againIn: Partial<Record<OtherLanguage, string>> = {
  es: "Lo siento, no puedo hablar español: mis frases solo están en inglés. Unas pocas palabras en inglés bastan, o toca abajo un ejercicio corto.",
  fr: "Désolé, je ne peux pas parler français : mes phrases n'existent qu'en anglais. Quelques mots d'anglais suffisent, ou touche un exercice court ci-dessous.",
  de: "Es tut mir leid, Deutsch kann ich nicht: Meine Sätze gibt es nur auf Englisch. Ein paar Worte Englisch genügen, oder tippe unten auf eine kurze Übung.",
  pt: "Desculpe, não consigo falar português: as minhas frases só existem em inglês. Bastam poucas palavras em inglês, ou toque abaixo num exercício curto.",
  it: "Mi dispiace, non so parlare italiano: le mie frasi esistono solo in inglese. Bastano poche parole in inglese, oppure tocca qui sotto un esercizio breve.",
  nl: "Het spijt me, Nederlands kan ik niet: mijn zinnen bestaan alleen in het Engels. Een paar woorden Engels zijn genoeg, of tik hieronder op een korte oefening.",
};
const link = `[${internationalHelp.name}](${internationalHelp.url})`;

/** Texts that ask for English, the person's own language first; each shows the page that lists help by language. */
export function askForEnglish(language: OtherLanguage): string[] {
  const own = askedIn[language];
  const inEnglish = askedInEnglish.map((text) => `${text}\n\n${dangerInEnglish} ${link}`);
  const again = againIn[language];
  return own
    ? [`${own[0]}\n\n${own[1]} ${link}`, ...(again ? [`${again}\n\n${own[1]} ${link}`] : []), ...inEnglish]
    : inEnglish;
}
