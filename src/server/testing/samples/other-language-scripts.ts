import type { OtherLanguage } from "#server/coach/language/other-language.ts";
import { stageHeadings } from "#server/coach/script/stages.ts";

/** A short script in a language, as a model writes one, with what the model says to us behind it. */
interface Sample {
  /** Four parts; words stand in them that mean something else in English, or name what an English criterion is about. */
  parts: [string, string, string, string];
  closing: string;
}

/** Scripts in other languages, two of them without spaces, for tests of what an English criterion may do to them. */
export const otherLanguageSamples: Partial<Record<OtherLanguage, Sample>> = {
  de: {
    parts: [
      "Die Hände ruhen. Du kannst sitzen oder liegen, so wie es dir gut tut. Was jetzt da ist, darf da sein.",
      "Die Brust hebt sich. Aus der Ferne siehst du, was damals war. Das Trauma von gestern ist nicht hier.",
      "Die Gedanken kommen und gehen. War es so, oder war es anders? Beides darf sein.",
      "Stell dir einen Morgen in der nächsten Woche vor. Die Füße stehen auf dem Boden. Man hat Zeit.",
    ],
    closing: "Ich hoffe, das hilft dir. Soll ich etwas ändern?",
  },
  es: {
    parts: [
      "Las manos descansan. Puedes sentarte o tumbarte, como tú quieras. No hay prisa.",
      "Desde aquí miras lo que fue. El trauma de ayer no está en esta habitación. Tus pies tocan el suelo.",
      "Los pensamientos vienen y van. No me digas nada, parece decir el cuerpo. Una cura de silencio.",
      "Imagina una mañana de la semana que viene. Abre los ojos cuando quieras. Todo sigue aquí.",
    ],
    closing: "Espero que te ayude. ¿Quieres que cambie algo?",
  },
  fr: {
    parts: [
      "Les mains reposent. Tu peux t'asseoir ou t'allonger, comme tu veux. Rien ne presse.",
      "D'ici tu regardes ce qui fut. Une cure de silence, et le sol sous les pieds. Tout est loin.",
      "Les pensées vont et viennent. On dirait des nuages au-dessus de la mer. Rien à faire.",
      "Imagine un matin de la semaine qui vient. Tu ouvres les yeux quand tu veux. La journée est là.",
    ],
    closing: "J'espère que cela te plaît. Dis-moi si tu veux un changement.",
  },
  it: {
    parts: [
      "Le mani riposano. Puoi sederti o sdraiarti, come vuoi tu. Non c'è fretta.",
      "Da qui guardi quello che fu. Il trauma di ieri non è in questa stanza. I piedi toccano terra.",
      "I pensieri vanno e vengono. Non sono ordini, e non sono la verità. Lasciali passare.",
      "I giorni che vengono hanno tempo. I tuoi occhi si aprono quando vuoi. Tutto è ancora qui.",
    ],
    closing: "Spero che ti aiuti. Vuoi che cambi qualcosa?",
  },
  pl: {
    parts: [
      "Dłonie odpoczywają. Możesz usiąść albo się położyć, jak chcesz. Nie ma pośpiechu.",
      "Stąd patrzysz na to, co było. Trauma z wczoraj nie jest w tym pokoju. Stopy są na ziemi.",
      "Myśli przychodzą i odchodzą. Nie są rozkazem i nie są prawdą. Pozwól im płynąć.",
      "I możesz wrócić do dnia, kiedy chcesz. I oczy się otwierają. Wszystko jest na swoim miejscu.",
    ],
    closing: "Mam nadzieję, że to pomoże. Daj znać, jeśli coś zmienić.",
  },
  ru: {
    parts: [
      "Руки отдыхают. Можно сесть или лечь, как вам удобно. Спешить некуда.",
      "Отсюда вы смотрите на то, что было. Травма осталась там, а вы здесь. Ноги стоят на полу.",
      "Мысли приходят и уходят. Они не приказ и не правда. Пусть они проходят мимо.",
      "Представьте утро на следующей неделе. Откройте глаза, когда захотите. Всё на своём месте.",
    ],
    closing: "Надеюсь, это поможет. Дайте знать, если нужно что-то изменить.",
  },
  ja: {
    parts: [
      "手を休めます。座っていても、横になっていてもかまいません。急ぐことはありません。",
      "ここから、あのときを遠くに眺めます。足は床についています。もう終わったことです。",
      "考えは来ては去ります。それは命令でも真実でもありません。流れるままにします。",
      "来週の朝を思い浮かべます。目を開けたいときに開けます。すべてはここにあります。",
    ],
    closing: "お役に立てれば幸いです。ご希望があればお知らせください。",
  },
  zh: {
    parts: [
      "双手放下来休息。你可以坐着，也可以躺着。不用着急。",
      "从这里看那时的事，它在远处。双脚踩在地上。那已经过去了。",
      "念头来了又走。它不是命令，也不是真相。让它流过去。",
      "想象下周的一个早晨。想睁眼的时候就睁开眼。一切都还在这里。",
    ],
    closing: "希望这对你有帮助。如果你想修改，请告诉我。",
  },
};

/** A sample as a model sends it: headings in a form of its choice, a pause after each part, something said at its end. */
export const scriptIn = (
  { parts, closing }: Sample,
  heading: (at: number) => string = (at) => `# ${stageHeadings[at]}`,
): string => `${parts.map((part, at) => `${heading(at)}\n\n${part} [pause 5]`).join("\n\n")}\n\n${closing}`;
