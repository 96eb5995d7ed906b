/**
 * Words for ending one's life in languages the rules do not read. A sign from this list points to the
 * international page in a quiet line; it is no full rule for any of these languages.
 */
export const otherLanguages: RegExp[] = [
  /\b(?:quiero morir(?:me)?|quitarme la vida|matarme|suicidarme|no quiero (?:vivir|seguir viviendo)|acabar con mi vida|hacerme dano)\b/,
  /\b(?:je veux mourir|envie de mourir|me suicider|me tuer|en finir avec la vie|plus envie de vivre|me faire du mal)\b/,
  /\b(?:ich will sterben|mich umbringen|umbringen|selbstmord|suizid|nicht mehr leben|mir das leben nehmen|mich ritzen|mich selbst verletzen)\b/,
  /\b(?:voglio morire|suicidarmi|uccidermi|togliermi la vita|non voglio piu vivere|farla finita)\b/,
  /\b(?:quero morrer|me matar|suicidar-me|tirar a minha vida|nao quero mais viver|nao aguento mais viver)\b/,
  /\b(?:ik wil dood|zelfmoord|mezelf van kant|niet meer leven|mezelf pijn doen)\b/,
  /\b(?:jag vill do|ta livet av mig|sjalvmord|jeg vil do|ta mitt liv|tage mit liv|selvmord|haluan kuolla|itsemurha)\b/,
  /\b(?:chce umrzec|zabic sie|samobojstwo|nie chce zyc|chci zemrit|sebevrazda|vreau sa mor|meg akarok halni|ongyilkos\w*|olmek istiyorum|intihar)\b/,
  /(?:хочу умереть|покончить с собой|не хочу жить|убить себя|самоубийств|хочу померти|не хочу жити)/,
  /(?:أريد أن أموت|الانتحار|انتحار|أقتل نفسي|לא רוצה לחיות|להתאבד|רוצה למות)/,
  /(?:死にたい|自殺|消えたい|想死|不想活|自杀|自殺|죽고 싶|자살|मरना चाहत|आत्महत्या|খুন করতে|আত্মহত্যা|อยากตาย|ฆ่าตัวตาย)/,
  /\b(?:muon chet|tu tu|tu sat|ingin mati|bunuh diri|gusto ko nang mamatay|magpakamatay|nataka kufa|kujiua|khudkushi)\b/,
];
