/** The words of which marks of a pause are made in one language. */
interface PauseWords {
  /** Of these one stands in every mark, or a length of time does. */
  silence: string;
  /** Units with their seconds. */
  units: Record<string, number>;
  /** Lengths without a number, in seconds. */
  lengths?: Record<string, number>;
  /** Numbers as words; digits need none. */
  numbers?: Record<string, number>;
  /** What else may stand in a mark and means nothing in it. */
  filler?: string;
}

const second = 1;
const minute = 60;
const breath = 5;
const long = 8;
const short = 3;

/** Each form as models write it; a mark is read in whatever mixture of languages it comes. */
export const pauseWords: Record<string, PauseWords> = {
  en: {
    silence:
      "pause pauses pausing paused silence silent break beat rest stillness quiet moment moments bell chime gong",
    units: {
      ...each("s sec secs second seconds", second),
      ...each("ms", 0.001),
      ...each("min minute minutes", minute),
      ...each("breath breaths", breath),
    },
    lengths: { ...each("long longer", long), ...each("short brief", short), tiny: 2 },
    numbers: {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      half: 0.5,
      couple: 2,
      few: 3,
      several: 4,
    },
    filler:
      "a an the of for in here now please take time length duration gentle soft slow deep and to let pass ring rings",
  },
  es: {
    silence: "pausa pausas silencio descanso",
    units: {
      ...each("seg segundo segundos", second),
      ...each("minuto minutos", minute),
      ...each("respiración respiraciones", breath),
    },
    lengths: { ...each("larga largo", long), ...each("corta corto breve", short) },
    numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10 },
    filler: "de un una durante por aquí unos",
  },
  fr: {
    silence: "pause pauses silence",
    units: {
      ...each("seconde secondes", second),
      ...each("minute minutes", minute),
      ...each("respiration respirations souffle souffles", breath),
    },
    lengths: { ...each("longue long", long), ...each("courte court brève bref", short) },
    numbers: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, huit: 8, dix: 10 },
    filler: "de d un une pendant ici quelques",
  },
  de: {
    silence: "pause pausen stille schweigen ruhe",
    units: {
      ...each("sek sekunde sekunden", second),
      ...each("minute minuten", minute),
      ...each("atemzug atemzüge atemzügen", breath),
    },
    lengths: { ...each("lange langes langer", long), ...each("kurze kurzes kurzer", short) },
    numbers: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10 },
    filler: "für von eine einer ein hier lang",
  },
  it: {
    silence: "pausa pause silenzio",
    units: {
      ...each("sec secondo secondi", second),
      ...each("minuto minuti", minute),
      ...each("respiro respiri", breath),
    },
    lengths: { ...each("lunga lungo", long), ...each("breve corta", short) },
    numbers: { due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, otto: 8, dieci: 10 },
    filler: "di un una per qui",
  },
  pt: {
    silence: "pausa pausas silêncio",
    units: {
      ...each("segundo segundos", second),
      ...each("minuto minutos", minute),
      ...each("respiração respirações", breath),
    },
    lengths: { ...each("longa longo", long), ...each("curta curto breve", short) },
    numbers: { dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, dez: 10 },
    filler: "de um uma por durante aqui",
  },
  nl: {
    silence: "pauze pauzes stilte",
    units: {
      ...each("seconde seconden", second),
      ...each("minuut minuten", minute),
      ...each("ademhaling ademhalingen", breath),
    },
    lengths: { ...each("lange", long), ...each("korte", short) },
    numbers: { twee: 2, drie: 3, vier: 4, vijf: 5, tien: 10 },
    filler: "van een voor hier",
  },
  sv: {
    silence: "paus tystnad",
    units: { ...each("sekund sekunder", second), ...each("minut minuter", minute), andetag: breath },
    lengths: { ...each("lång", long), ...each("kort", short) },
    filler: "av en för i på",
  },
  da: {
    silence: "pause stilhed stillhet",
    units: {
      ...each("sekund sekunder", second),
      ...each("minut minutter", minute),
      ...each("åndedrag", breath),
    },
    lengths: { ...each("lang", long), ...each("kort", short) },
    filler: "af av en for i på",
  },
  fi: {
    silence: "tauko hiljaisuus hiljaisuutta",
    units: { ...each("sekunti sekuntia sekunnin", second), ...each("minuutti minuuttia minuutin", minute) },
    lengths: { ...each("pitkä", long), ...each("lyhyt", short) },
  },
  pl: {
    silence: "pauza pauzy przerwa cisza ciszy",
    units: {
      ...each("sekunda sekundy sekund", second),
      ...each("minuta minuty minut", minute),
      ...each("oddech oddechy oddechów", breath),
    },
    lengths: { ...each("długa", long), ...each("krótka", short) },
    filler: "na przez",
  },
  cs: {
    silence: "pauza pauzy ticho ticha",
    units: { ...each("sekunda sekundy sekund", second), ...each("minuta minuty minut", minute) },
    lengths: { ...each("dlouhá", long), ...each("krátká", short) },
    filler: "na",
  },
  ro: {
    silence: "pauză pauza liniște tăcere",
    units: { ...each("secunde secundă", second), ...each("minute minut", minute) },
    lengths: { ...each("lungă", long), ...each("scurtă", short) },
    filler: "de o",
  },
  hu: {
    silence: "szünet csend",
    units: { ...each("másodperc másodperces", second), ...each("perc perces", minute) },
    lengths: { ...each("hosszú", long), ...each("rövid", short) },
  },
  tr: {
    silence: "duraklama sessizlik ara mola",
    units: {
      ...each("sn saniye saniyelik", second),
      ...each("dk dakika dakikalık", minute),
      nefes: breath,
    },
    lengths: { ...each("uzun", long), ...each("kısa", short) },
    filler: "bir boyunca",
  },
  id: {
    silence: "jeda hening diam",
    units: { ...each("detik", second), ...each("menit", minute), ...each("napas", breath) },
    lengths: { ...each("panjang", long), ...each("pendek singkat", short) },
    filler: "selama",
  },
  vi: {
    silence: "ngừng dừng lặng nghỉ",
    units: { ...each("giây", second), ...each("phút", minute) },
    lengths: { ...each("dài", long), ...each("ngắn", short) },
    filler: "tạm im trong",
  },
  ru: {
    silence: "пауза паузы паузу тишина тишины тишине молчание",
    units: {
      ...each("с сек секунда секунды секунд секунду", second),
      ...each("мин минута минуты минут минуту", minute),
    },
    lengths: { ...each("длинная долгая", long), ...each("короткая", short) },
    filler: "на в",
  },
  uk: {
    silence: "пауза паузи тиша тиші",
    units: { ...each("секунда секунди секунд секунду", second), ...each("хвилина хвилини хвилин", minute) },
    lengths: { ...each("довга", long), ...each("коротка", short) },
    filler: "на",
  },
  el: {
    silence: "παύση σιωπή σιωπής ησυχία",
    units: {
      ...each("δευτ δευτερόλεπτο δευτερόλεπτα δευτερολέπτων", second),
      ...each("λεπτό λεπτά", minute),
    },
    lengths: { ...each("μεγάλη", long), ...each("σύντομη μικρή", short) },
    filler: "για",
  },
  he: {
    silence: "הפסקה שתיקה שקט",
    units: { ...each("שנייה שניה שניות", second), ...each("דקה דקות", minute) },
    lengths: { ...each("ארוכה", long), ...each("קצרה", short) },
    filler: "של",
  },
  ar: {
    silence: "توقف وقفة صمت سكوت استراحة",
    units: { ...each("ثانية ثوان ثواني ثوانٍ", second), ...each("دقيقة دقائق", minute) },
    lengths: { ...each("طويلة طويل", long), ...each("قصيرة قصير", short) },
    filler: "لمدة من",
  },
  hi: {
    silence: "विराम मौन ठहराव ठहरें रुकें",
    units: { ...each("सेकंड सेकेंड", second), ...each("मिनट", minute) },
    lengths: { ...each("लंबा", long), ...each("छोटा", short) },
    filler: "का की के लिए तक",
  },
  ja: {
    silence: "ポーズ 間 沈黙 静寂 休止 一時停止",
    units: { ...each("秒 秒間", second), ...each("分 分間", minute), ...each("呼吸", breath) },
    lengths: { ...each("長い", long), ...each("短い", short) },
    filler: "の",
  },
  zh: {
    silence: "停顿 停頓 暂停 暫停 静默 靜默 沉默 安静",
    units: { ...each("秒 秒钟 秒鐘", second), ...each("分钟 分鐘", minute), ...each("次呼吸", breath) },
    lengths: { ...each("长 長 长时间", long), ...each("短 短暂 短暫", short) },
    filler: "的",
  },
  ko: {
    silence: "멈춤 쉼 침묵 정적 일시정지 휴지",
    units: { ...each("초 초간", second), ...each("분 분간", minute) },
    lengths: { ...each("긴", long), ...each("짧은", short) },
    filler: "동안 의",
  },
};

function each(words: string, seconds: number): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word) => [word, seconds]));
}
