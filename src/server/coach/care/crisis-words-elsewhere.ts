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

const plainMarks = (text: string): string => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");

/** A "not" right before it turns a wish into a denial: "no quiero morir". A comma between them does not. */
const denied =
  "(?<!(?:^|[^\\p{L}])(?:no|non|nao|nie|nu|pas|inte|ikke|ikkje|nicht|niet|tidak|nem|не|δεν|δε|لا|لست|לא) )";

const phrasesOf = (list: string): string => plainMarks(list).split(", ").join("|");
const signs = [
  ...Object.entries(latin).map(
    ([language, list]) =>
      [language, new RegExp(`${denied}(?<!\\p{L})(?:${phrasesOf(list)})(?!\\p{L})`, "u")] as const,
  ),
  ...Object.entries(otherScripts).map(
    ([language, list]) => [language, new RegExp(`${denied}(?:${phrasesOf(list)})`, "u")] as const,
  ),
];

/** The language in which a message may speak of ending one's life; undefined when it does so in none of these. */
export function speaksOfDeathIn(text: string): string | undefined {
  const letters = plainMarks(
    text.toLowerCase().replaceAll("ø", "o").replaceAll("ı", "i").replaceAll("ł", "l"),
  ).replace(/\s+/g, " ");
  return signs.find(([, sign]) => sign.test(letters))?.[0];
}
