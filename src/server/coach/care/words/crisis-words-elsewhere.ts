/**
 * How people say that they want to die, in languages whose grammar the rule does not read; plain letters, as `plainText`
 * leaves them. A sign points to the international page in a quiet line; it is no full rule for any of these languages.
 */
const latin: Record<string, string> = {
  es: "quiero morir, quisiera morir, quiero morirme, ganas de morir, quitarme la vida, matarme, me quiero matar, suicidarme, suicidio, no quiero vivir, no quiero seguir viviendo, ya no quiero vivir, acabar con mi vida, acabar con todo, desaparecer para siempre, hacerme dano, me corto",
  fr: "je veux mourir, envie de mourir, me suicider, me tuer, en finir avec la vie, en finir, plus envie de vivre, je ne veux plus vivre, je veux plus vivre, mettre fin a mes jours, me faire du mal, je me scarifie, suicide moi",
  de: "ich will sterben, ich mochte sterben, mich umbringen, umbringen, selbstmord, suizid, nicht mehr leben, mir das leben nehmen, mich ritzen, ich ritze mich, mich selbst verletzen, alles beenden, lebensmude, tot sein",
  it: "voglio morire, vorrei morire, suicidarmi, suicidio, uccidermi, togliermi la vita, non voglio piu vivere, farla finita, mi taglio, farmi del male",
  pt: "quero morrer, queria morrer, vontade de morrer, me matar, matar-me, suicidar-me, suicidio, tirar a minha vida, tirar minha vida, acabar com a minha vida, nao quero mais viver, nao quero viver, nao aguento mais viver, me cortar",
  nl: "ik wil dood, ik wil sterven, zelfmoord, mezelf van kant, mezelf doden, niet meer leven, een einde aan mijn leven, mezelf pijn doen, mezelf snijden",
  sv: "jag vill do, ta mitt liv, ta livet av mig, sjalvmord, vill inte leva, orkar inte leva, skada mig sjalv, skar mig",
  da: "jeg vil do, tage mit liv, tage mit eget liv, selvmord, vil ikke leve, orker ikke at leve, skade mig selv",
  no: "jeg vil do, ta livet mitt, ta mitt eget liv, selvmord, vil ikke leve, orker ikke leve, skade meg selv",
  fi: "haluan kuolla, itsemurha, tappaa itseni, en halua elaa, en jaksa elaa, viillan itseani",
  pl: "chce umrzec, zabic sie, zabije sie, samobojstwo, samobojstw, nie chce zyc, nie chce mi sie zyc, odebrac sobie zycie, skonczyc ze soba, tne sie",
  cs: "chci zemrit, chci umrit, zabit se, zabiju se, sebevrazda, sebevrazdu, nechci zit, nechci uz zit, ublizuju si",
  ro: "vreau sa mor, sa ma omor, ma sinucid, sinucidere, nu mai vreau sa traiesc, nu vreau sa traiesc, sa imi iau viata",
  tr: "olmek istiyorum, intihar, kendimi oldurmek, kendimi oldurecegim, yasamak istemiyorum, canima kiymak, kendime zarar",
  id: "ingin mati, mau mati, pengen mati, bunuh diri, mengakhiri hidup, tidak mau hidup, tidak ingin hidup, menyakiti diri",
  hu: "meg akarok halni, ongyilkos, ongyilkossag, megolom magam, nem akarok elni, vagdosom magam",
  vi: "muon chet, tu tu, tu sat, khong muon song",
  tl: "gusto ko nang mamatay, magpakamatay, ayoko nang mabuhay",
  sw: "nataka kufa, kujiua",
};

const otherScripts: Record<string, string> = {
  ru: "хочу умереть, покончить с собой, не хочу жить, убить себя, самоубийств, покончу с собой, режу себя, суицид, не хочется жить",
  uk: "хочу померти, не хочу жити, вбити себе, самогубств, покінчити з собою, накласти на себе руки",
  el: "θελω να πεθανω, να αυτοκτονησω, αυτοκτονια, δεν θελω να ζω, δε θελω να ζω, να σκοτωθω",
  ar: "أريد أن أموت, اريد ان اموت, الانتحار, انتحار, أقتل نفسي, اقتل نفسي, لا أريد أن أعيش, لا اريد ان اعيش, انهي حياتي",
  he: "לא רוצה לחיות, להתאבד, רוצה למות",
  hi: "मरना चाहत, आत्महत्या, खुदकुशी, जीना नहीं चाहत, जान दे दू",
  bn: "আত্মহত্যা, মরতে চাই",
  zh: "想死, 不想活, 自杀, 自殺, 结束生命, 結束生命, 轻生, 輕生, 活不下去",
  ja: "死にたい, 自殺, 消えたい, 生きたくない, リストカット, 生きるのがつらい",
  ko: "죽고 싶, 죽고싶, 자살, 살고 싶지 않, 살기 싫, 자해",
  th: "อยากตาย, ฆ่าตัวตาย, ไม่อยากอยู่",
};

/**
 * What a model may say to somebody in these languages that must not reach them: to die, to kill or to hurt oneself, as it
 * is said to another person, and the words for suicide and overdose. Plain letters, like the lists above.
 */
const saidToAnother: Record<string, string> = {
  es: "matarte, matate, te mates, te matas, suicidate, suicidarte, suicidio, quitarte la vida, quitate la vida, acabar con tu vida, acaba con tu vida, mereces morir, deberias morir, debes morir, muerete, cortarte, cortate, hacerte dano, hazte dano, sobredosis, ahorcarte, ahorcate, tirarte del puente",
  fr: "te tuer, tue toi, tue-toi, te suicider, suicide toi, suicide-toi, le suicide, du suicide, au suicide, mettre fin a tes jours, en finir avec ta vie, tu devrais mourir, tu merites de mourir, te couper, coupe toi, te faire du mal, fais toi du mal, surdose, une overdose, te pendre, pends-toi, vous tuer, vous suicider, mettre fin a vos jours",
  de: "dich umbringen, bring dich um, dich toten, tote dich, dir das leben nehmen, nimm dir das leben, selbstmord, suizid, du solltest sterben, verdienst zu sterben, dich ritzen, ritz dich, dich schneiden, schneide dich, dich verletzen, verletz dich, uberdosis, dich erhangen, erhang dich, sich umbringen",
  it: "ucciderti, ucciditi, suicidarti, suicidati, suicidio, toglierti la vita, togliti la vita, dovresti morire, meriti di morire, tagliarti, tagliati, farti del male, fatti del male, overdose di, un'overdose, impiccarti, impiccati, farla finita",
  pt: "te matar, se matar, matar-te, mate-se, suicidar-te, suicidar-se, suicidio, tirar a tua vida, tirar sua vida, tirar a sua vida, deverias morrer, deveria morrer, mereces morrer, merece morrer, cortar-te, se cortar, fazer mal a ti, uma overdose, enforcar-se",
  nl: "jezelf doden, dood jezelf, zelfmoord, jezelf van kant, een einde aan je leven, je zou moeten sterven, jezelf snijden, snijd jezelf, jezelf pijn doen, overdosis, jezelf ophangen",
  sv: "ta livet av dig, ta ditt liv, sjalvmord, du borde do, skada dig sjalv, skar dig, overdos, hang dig",
  da: "tage dit liv, tag dit liv, selvmord, du burde do, skade dig selv, skaere dig, overdosis, haeng dig",
  no: "ta livet ditt, ta livet av deg, selvmord, du burde do, skade deg selv, kutte deg, en overdose, heng deg",
  fi: "tappaa itsesi, tapa itsesi, itsemurha, sinun pitaisi kuolla, viillella itseasi, satuttaa itseasi, yliannos",
  pl: "zabij sie, zabic sie, powinienes umrzec, powinnas umrzec, samobojstwo, odbierz sobie zycie, odebrac sobie zycie, tnij sie, ciac sie, skrzywdzic sie, przedawkowac, przedawkuj, powies sie",
  cs: "zabij se, zabit se, sebevrazda, sebevrazdu, mel bys zemrit, mela bys zemrit, vezmi si zivot, rezat se, ublizit si, predavkovat, obes se",
  ro: "omoara te, omoara-te, sa te omori, sinucide te, sinucide-te, sinucidere, ia ti viata, ar trebui sa mori, taie te, taie-te, supradoza",
  tr: "kendini oldur, kendini oldurmelisin, intihar, olmelisin, canina kiy, kendine zarar, kendini kes, asiri doz",
  id: "bunuh diri, bunuhlah dirimu, kamu harus mati, sakiti dirimu, akhiri hidupmu, overdosis",
  hu: "old meg magad, ongyilkos, ongyilkossag, meg kellene halnod, vagd meg magad, vagdosd magad, tuladagol",
  vi: "tu tu, tu sat, tu giet, ban nen chet",
  tl: "magpakamatay, patayin mo ang sarili, dapat kang mamatay",
  sw: "jiue, kujiua, unapaswa kufa",
};

const saidInOtherScripts: Record<string, string> = {
  ru: "убей себя, убить себя, тебе надо умереть, тебе следует умереть, ты должен умереть, ты должна умереть, покончи с собой, покончить с собой, самоубийств, суицид, порежь себя, режь себя, передозировк, повесься",
  uk: "убий себе, вбий себе, вбити себе, самогубств, покінчи з собою, покінчити з собою, тобі треба померти, поріж себе, передозуван, повісься",
  el: "να αυτοκτονησεις, αυτοκτονησε, αυτοκτονια, σκοτωσου, να πεθανεις, κοψε τον εαυτο σου, υπερδοσ",
  ar: "اقتل نفسك, أقتل نفسك, انتحر, الانتحار, يجب أن تموت, اجرح نفسك, جرعة زائدة",
  he: "תתאבד, להתאבד, תהרוג את עצמך, מגיע לך למות, תחתוך את עצמך, מנת יתר",
  hi: "आत्महत्या, खुदकुशी, खुद को मार, मर जाना चाहिए, मर जाओ, ओवरडोज",
  bn: "আত্মহত্যা, নিজেকে মেরে, তোমার মরা উচিত",
  zh: "自杀, 自殺, 去死, 你应该死, 你應該死, 结束你的生命, 結束你的生命, 割腕, 过量服, 過量服",
  ja: "自殺, 死ぬべき, 死ねば, 死になさい, 死んでしまえ, リストカット, 過剰摂取",
  ko: "자살, 죽어야, 죽어라, 목숨을 끊, 자해, 과다복용, 과다 복용",
  th: "ฆ่าตัวตาย, ควรตาย, ไปตาย, ทำร้ายตัวเอง, กินยาเกินขนาด",
};

const plainMarks = (text: string): string => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");

/** A "not" right before it turns a wish into a denial: "no quiero morir". A comma between them does not. */
const denied =
  "(?<!(?:^|[^\\p{L}])(?:no|non|nao|nie|nu|pas|inte|ikke|ikkje|nicht|niet|tidak|nem|не|δεν|δε|لا|لست|לא) )";

const phrasesOf = (list: string): string => plainMarks(list).split(", ").join("|");

/** The signs of some languages: where none of the words that begin one stands in a text, none of them is looked for. */
interface Signs {
  /** The word that each phrase in Latin letters begins with. */
  begins: ReadonlySet<string>;
  inLatin: [language: string, sign: RegExp][];
  inOthers: [language: string, sign: RegExp][];
}

const signsOf = (
  inLatin: Record<string, string>,
  inOthers: Record<string, string>,
  before: string,
): Signs => ({
  begins: new Set(Object.values(inLatin).flatMap((list) => plainMarks(list).split(", ").map(firstWord))),
  inLatin: Object.entries(inLatin).map(([language, list]) => [
    language,
    new RegExp(`${before}(?<!\\p{L})(?:${phrasesOf(list)})(?!\\p{L})`, "u"),
  ]),
  inOthers: Object.entries(inOthers).map(([language, list]) => [
    language,
    new RegExp(`${before}(?:${phrasesOf(list)})`, "u"),
  ]),
});

const firstWord = (phrase: string): string => /^\p{L}+/u.exec(phrase)?.[0] ?? "";
const wordsIn = /\p{L}+/gu;
const beyondAscii = /[^\0-\x7f]/;

const said = signsOf(latin, otherScripts, denied);
// Neither a "not" nor a question makes it fit to be shown: in these languages nothing tells the one from the other.
const told = signsOf(saidToAnother, saidInOtherScripts, "");

/** The language of the first sign that a text holds. Nearly every text holds none, and each sentence of each reply is looked at. */
function languageOf(letters: string, { begins, inLatin, inOthers }: Signs): string | undefined {
  const mayBeLatin = letters.match(wordsIn)?.some((word) => begins.has(word)) === true;
  const isSaid = ([, sign]: [string, RegExp]): boolean => sign.test(letters);
  const found =
    (mayBeLatin ? inLatin.find(isSaid) : undefined) ??
    (beyondAscii.test(letters) ? inOthers.find(isSaid) : undefined);
  return found?.[0];
}

const lettersOf = (text: string): string =>
  plainMarks(text.toLowerCase().replaceAll("ø", "o").replaceAll("ı", "i").replaceAll("ł", "l")).replace(
    /\s+/g,
    " ",
  );

/** The language in which a message may speak of ending one's life; undefined when it does so in none of these. */
export function speaksOfDeathIn(text: string): string | undefined {
  return languageOf(lettersOf(text), said);
}

/** The language in which generated text may speak of dying or of harm to oneself; undefined for English and others. */
export function tellsOfHarmIn(text: string): string | undefined {
  const letters = lettersOf(text);
  return languageOf(letters, told) ?? languageOf(letters, said);
}
