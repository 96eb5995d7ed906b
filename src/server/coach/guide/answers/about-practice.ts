import type { Answer } from "./answer.ts";

/** How and what-is questions that many people ask, each answered from one passage of the library, which is named. */
export const aboutPractice: Answer[] = [
  {
    id: "what-is-mindfulness",
    rests: "What meditation can and cannot do",
    asked:
      "what is mindfulness; what's mindfulness; what is mindfulness exactly; what does mindful mean; explain mindfulness; define mindfulness; what is meant by mindfulness; what is meditation; what's meditation; what does meditation mean; what is a meditation; what is meditation here; what is meditating; mindfulness meaning; what do people mean by mindfulness",
    says: [
      "Mindfulness is noticing what is here, a sound, a breath, a thought, on purpose and without judging it. Meditation is a time set aside to practise that: attention wanders, one notices, and one comes back. It clears no worries away, but it can change how close one stands to them.",
    ],
  },
  {
    id: "what-is-a-body-scan",
    rests: "Body scan",
    asked:
      "can you explain what a body scan is; can't you just explain what a body scan is; just explain a body scan; what is a body scan; what's a body scan; how does a body scan work; what do you do in a body scan; explain the body scan; how do I do a body scan; what is body scanning; how do you do a body scan on your own; body scan what is that",
    says: [
      "In a body scan, attention goes slowly from one part of the body to the next, often from the feet up, and notes what is there: warmth, pressure, tingling, nothing. Nothing has to change or relax. A part that feels bad may be skipped. If you write “body scan”, I guide you through one.",
    ],
  },
  {
    id: "what-is-grounding",
    rests: "Grounding when it gets too much",
    asked:
      "what is grounding; what does grounding mean; how does grounding work; how do I ground myself; what are grounding techniques; how to get grounded; what is 5-4-3-2-1; what's the five senses exercise; how do I come back when I feel far away; what helps when I feel unreal",
    says: [
      "Grounding means bringing attention back to what can be seen, heard and touched right now, when thoughts or memories pull away from it. Feel both feet, name five things you see, hold something cool. Write “senses”, and I lead you through it.",
    ],
  },
  {
    id: "panic",
    rests: "When a wave of panic comes",
    asked:
      "what can I do when I feel a panic coming; what helps against panic; what helps with panic attacks; how do I stop a panic attack; what to do in a panic attack; how do I deal with panic; what happens in a panic attack; what is a panic attack; why do I get panic attacks; how can I calm down in a panic; what do I do when panic comes; how long does a panic attack last; what helps when I panic",
    says: [
      "Panic is an alarm that rings without a fire; it peaks and passes, mostly within five to twenty minutes. It helps not to fight it: stay where you are if that is safe, let the breath out slowly, and look for things of one colour around you. A first attack, or one with chest pain, belongs before a doctor.",
    ],
  },
  {
    id: "ruminating",
    rests: "Going over and over the past",
    asked:
      "how do I stop ruminating; how can I stop overthinking; what helps with overthinking; how do I stop going over it; how do I stop thinking about it; how do I get it out of my head; how can I stop brooding; what helps against rumination; why do I ruminate; what is rumination; how do I stop replaying it; how do I get out of my head; how do I stop thinking about him; how to stop thinking about her; why can't I stop thinking about it; how do I let go of thoughts",
    says: [
      "Brooding asks why, and why has no floor. It helps to ask smaller things: what happened first, what do I feel in my body, what is one thing within reach. If nothing is, give the senses something to do, best of all a walk outdoors, and each time the loop begins, name it kindly and go back to your steps.",
    ],
  },
  {
    id: "racing-thoughts-at-night",
    rests: "Thoughts at four in the morning",
    asked:
      "what helps with racing thoughts at night; how do I stop thoughts at night; what can I do against worries at night; why is everything worse at night; what helps with dread at night; what helps at three in the morning; how do I calm my mind at night; how to quiet the mind before sleep; my thoughts race at night what can I do; what helps when I wake up and worry; how do I switch off at night; what helps against night worries; why do I worry more at night",
    says: [
      "At night every thought looks truer than it is, so an old rule is worth keeping: no verdicts before breakfast. Put one word of it on paper, and leave it there. Then bring attention to something bodily and plain: the warmth under the blanket, one foot against the other.",
    ],
  },
  {
    id: "falling-asleep",
    rests: "Lying awake",
    asked:
      "how do I fall asleep; how can I fall asleep faster; what helps me sleep; what helps to fall asleep; how do I sleep better; what can I do when I can't sleep; tips for sleeping; how to get back to sleep; what helps against insomnia; how do I get to sleep; why can't I sleep; what to do when lying awake; how can I sleep again; does counting sheep help",
    says: [
      "Sleep cannot be pushed; resting is the most one can do. If you lie awake for long, get up, sit in a low light with something dull, and go back when you are sleepy. It helps to rise at the same hour, whatever the night was. Write “help me fall asleep”, and I give you a wind-down.",
    ],
  },
  {
    id: "worry",
    rests: "Worry that goes in circles",
    asked:
      "how do I stop worrying; what helps against worry; how can I worry less; what can I do about worrying; why do I worry so much; how do I deal with worries; is there a trick to stop worrying; what helps against fear of the future; how do I stop thinking what if; what helps with worry",
    says: [
      "Worry looks like solving and seldom arrives. One question tells the two apart: is there a next step that could be taken today. If there is, write it down; if not, treat the thought as weather, name it “worrying”, and return to something you can feel. It comes back, and is named again.",
    ],
  },
  {
    id: "anxiety",
    rests: "Anxiety and the body",
    asked:
      "what is anxiety; what helps against anxiety; what helps with anxiety; how do I calm my anxiety; how can I reduce anxiety; how do I deal with anxiety; why am I anxious; why do I feel anxious for no reason; what happens in the body when you are anxious; how do I stop being anxious; how to calm down when anxious; what to do about anxiety; why does anxiety feel physical",
    says: [
      "Anxiety is the body getting ready for something that has not happened: an alarm that rings rather too often. It helps to bring attention to what is here, the floor, the chair, the air, and to name it plainly: here is fear about tomorrow. If it fills most days, it is worth talking over with a professional.",
    ],
  },
  {
    id: "stress-and-anxiety",
    rests: "Anxiety and the body",
    asked:
      "what is the difference between stress and anxiety; stress and anxiety what is the difference; is stress the same as anxiety; stress or anxiety; how do I know if it's stress or anxiety; difference between anxiety and stress; what's the difference between stress and anxiety",
    says: [
      "Stress answers something that is there now, such as a deadline or a quarrel, and eases when it is over. Anxiety leans toward what has not happened yet, and can go on when nothing is there. In the body the two feel much alike, and much the same helps.",
    ],
  },
  {
    id: "stress",
    rests: "What stress does in the body",
    asked:
      "what is stress; what helps against stress; what helps with stress; how do I reduce stress; what does stress do to the body; what happens in the nervous system under stress; what happens in the body under stress; how do I relax; how can I relax; how can I calm down; how do I calm down; what can I do against stress; why am I so tense; how to unwind; how does stress work; what happens in the brain under stress",
    says: [
      "Under stress the body starts an emergency programme: heart faster, muscles ready, digestion put off. In the short run that protects; the trouble lies in never standing down. What helps is seldom grand: moving, sleep, a meal in peace, people one is safe with, and a few moments a day with a slow breath out.",
    ],
  },
  {
    id: "slow-breathing",
    rests: "Breathing slowly, and what it does",
    asked:
      "how does slow breathing calm the body; why does slow breathing help; what does slow breathing do; why does breathing help; how does breathing calm you down; does breathing really help; why should I breathe slowly; what's the point of breathing slowly; does breathing exercise work; what does breathing do; why do breathing exercises work; how does the breath calm you",
    says: [
      "With each slow breath out the heart slows a little, and the body takes that as a sign that no emergency is on. Six to ten gentle breaths a minute for a few minutes are enough for many people to feel more at ease. The studies are small, and breathing big as well as slow can make one dizzy.",
    ],
  },
  {
    id: "longer-exhale",
    rests: "Let the out-breath be longer",
    asked:
      "what does longer exhaling do; why breathe out longer; why should the exhale be longer; what does a long exhale do; why out longer than in; is a longer out-breath better; what is the effect of a long out-breath; why do I have to breathe out slowly",
    says: [
      "The heart tends to slow with each breath out, so a longer one can feel like a settling. In through the nose without effort, then let the air leave slowly, as if cooling soup on a spoon; four or five rounds are plenty.",
    ],
  },
  {
    id: "four-seven-eight",
    rests: "Let the out-breath be longer",
    asked:
      "what is 4-7-8 breathing; how does 4-7-8 breathing work; how does 478 work; explain 4 7 8 breathing; what is four seven eight; how do I do 4-7-8; is 4-7-8 breathing good; 4-7-8 how does that go",
    says: [
      "4-7-8 is a breathing pattern: in through the nose for four counts, a rest for seven, out for eight, three or four times. The long breath out is what calms. If the rest feels tight, leave it away. Write “4-7-8”, and I count it with you.",
    ],
  },
  {
    id: "box-breathing",
    rests: "Breathing in a square",
    asked:
      "what is box breathing; how does box breathing work; how do I do box breathing; explain box breathing; what is square breathing; why do soldiers use box breathing; box breathing how does that go",
    says: [
      "In box breathing every part of the breath is as long as the others: in, a rest, out, a rest, each for three or four counts, as if a finger went round a window. The rests should feel like floating; whoever gets tense in them leaves them away. Write “box breathing”, and I count it with you.",
    ],
  },
  {
    id: "dizzy",
    rests: "When watching the breath makes you uneasy",
    asked:
      "why does breathing make me dizzy; the breathing made me dizzy; breathing exercises make me dizzy; I get dizzy when I breathe slowly; why do I get lightheaded from breathing; breathing makes me nervous why; is it normal to feel dizzy when breathing; watching my breath makes me anxious; what if breathing makes it worse; why does focusing on my breath make me panic",
    says: [
      "That happens when the breath gets too big or too slow; let it go back to its own size, and the dizziness passes. Shorter counts, or none, are quite enough. Some people do better without the breath at all: sounds, hands or the ground work as well. Write “senses”, and I give you one without breathing.",
    ],
  },
  {
    id: "vagus-nerve",
    rests: "How breath and heart move together",
    asked:
      "what is the vagus nerve; what's the vagus nerve; what does the vagus nerve do; how do I calm my vagus nerve; how can I stimulate the vagus nerve; vagus nerve what is that; explain the vagus nerve",
    says: [
      "The vagus nerve runs from the brain to the heart, the lungs and the belly, and it is a large part of how the body slows down again. It slows the heart a little with each breath out; you can feel that at your own pulse while you breathe slowly.",
    ],
  },
  {
    id: "hrv",
    rests: "Heart-rate variability in plain words",
    asked:
      "what is hrv; what does hrv mean; what is heart rate variability; explain hrv; what is hrv and what does rmssd mean; what does my hrv tell me; is a high hrv good; why is my hrv low; what is a good hrv; what lowers hrv; how do I raise my hrv; what influences hrv; heart rate variability meaning",
    says: [
      "A heart does not beat like a metronome: the gaps between beats grow and shrink, partly with each breath. Heart-rate variability puts a number on that. RMSSD, the commonest such number, compares each gap with the next. It differs much between people, so only your own course over weeks says anything, and it is no verdict on your health.",
    ],
  },
  {
    id: "rmssd",
    rests: "RMSSD, SDNN and other letters",
    asked:
      "what is rmssd; what does rmssd mean; what is sdnn; what does sdnn mean; rmssd and sdnn what are they; what do the letters mean in my hrv report; difference between rmssd and sdnn; explain rmssd",
    says: [
      "RMSSD compares each gap between heartbeats with the next one and so catches quick changes, which come mainly by way of the vagus nerve. SDNN takes in all changes over a longer time. Both are in milliseconds, and only worth comparing with your own earlier ones.",
    ],
  },
  {
    id: "how-much-practice",
    rests: "How much practice is enough",
    asked:
      "how long should I meditate each day; how long should I meditate; how often should I meditate; how often should I do this; how often a day should I do it; how many minutes a day; how much practice do I need; how long until it works; when does meditation start to work; how often should I practise; is five minutes enough; is three minutes enough; how many times a day; how long do I have to do this before it helps",
    says: [
      "Nobody knows that for you; the measure you really keep is worth most, be it three minutes on the edge of the bed. In one study thirteen minutes a day showed little after four weeks and something after eight. If practice makes you duller or more restless, take less of it.",
    ],
  },
  {
    id: "doing-it-right",
    rests: "When the mind wanders",
    asked:
      "am I doing it right; how do I know if I'm doing it right; my mind wanders what do I do; what if my mind wanders; I can't concentrate when I meditate; why can't I meditate; how do I stop thoughts while meditating; what if I can't stop thinking; how do I empty my mind; how do I concentrate; I'm bad at meditating; is it normal that my mind wanders; what do I do when I get distracted",
    says: [
      "A mind that wanders is no mistake: noticing it and coming back is the practice itself. Nothing has to be emptied or reached. A short time with something plain, a sound or the feet, is enough.",
    ],
  },
  {
    id: "when-to-meditate",
    rests: "Making a habit of it",
    asked:
      "when should I meditate; what is the best time to meditate; when is the best time of day; morning or evening; how do I make it a habit; how do I keep it up; how do I start meditating; how do I begin to meditate; how to start with mindfulness; how do I keep it; how can I remember to practise; how do I get into a routine",
    says: [
      "The best time is one that is already there: after brushing your teeth, before opening the door at home, in the first minute in bed. Hang a minute or two on it, every day the same. Missed days count for nothing; one simply begins again.",
    ],
  },
  {
    id: "anger",
    rests: "Anger as a signal",
    asked:
      "how do I deal with anger; what helps against anger; how do I calm my anger; how can I control my anger; what to do with anger; how do I stop being angry; why am I so angry; how do I let go of anger; what do I do when I'm furious; how do I not explode; does it help to let off steam; does punching a pillow help",
    says: [
      "Anger usually says that a line was crossed, so it is worth hearing before it is put away. First let the heat go down: cool hands, a walk, a slow breath out; acting it out mostly feeds it. Then ask what it wanted to protect.",
    ],
  },
  {
    id: "anger-and-resentment",
    rests: "Resentment that keeps smouldering",
    asked:
      "what's the difference between anger and resentment; difference between anger and resentment; what is resentment; is resentment anger; how do I get over resentment; how do I let go of a grudge; how can I forgive; how do I forgive somebody; does forgiving mean forgetting",
    says: [
      "Anger is hot and belongs to the moment; resentment is anger that stayed and is warmed up again by remembering. It often waits for a word that never came. To put it down need not mean to excuse anything; it means not to carry it further than it serves you.",
    ],
  },
  {
    id: "shame-and-guilt",
    rests: "Shame and guilt",
    asked:
      "what is the difference between shame and guilt; shame and guilt difference; is it shame or guilt; what is shame; what is guilt; how do I get rid of guilt; how do I stop feeling guilty; what helps against shame; how do I deal with shame; do other people feel guilty too; does everybody feel guilty after a death; why do I feel so guilty; is it normal to feel guilty",
    says: [
      "Guilt says: I did something wrong. Shame says: I am wrong. Guilt can often be answered, by making good or saying sorry, and it also comes, very often, where there was nothing one could have done. Shame gets smaller when it is told to somebody kind.",
    ],
  },
  {
    id: "grief",
    rests: "Grief in waves",
    asked:
      "how long does grief last; how do other people cope with grief; what helps with grief; how do I deal with grief; does grief ever end; how do I get over a death; is it normal to grieve so long; how do you get over losing someone; what helps when somebody died; are there stages of grief; why does grief come in waves; is it normal to be so tired when grieving; why am I so tired since the funeral",
    says: [
      "Grief comes in waves and keeps no calendar; there are no stages that everybody goes through. It is bodily too: heavy arms, tiredness and a fog in the head are common with it. What helps most people is to be allowed both, to turn toward it and to rest from it.",
    ],
  },
  {
    id: "sadness",
    rests: "When nothing seems worth doing",
    asked:
      "what helps when I'm sad; how do I stop being sad; why am I sad for no reason; how do I cheer up; what helps against a low mood; how do I get motivated; what helps when everything is grey; how do I get out of a low mood; why do I feel empty; what can I do when I feel down; how do I feel better",
    says: [
      "A low mood says that nothing is worth doing, and often the doing comes first and the wish after it: something small, near, and with a beginning and an end. Daylight and another person help too. If it stays most of the day for two weeks, please tell a doctor.",
    ],
  },
  {
    id: "loneliness",
    rests: "Loneliness",
    asked:
      "what helps against loneliness; how do I deal with loneliness; why do I feel lonely; how do I stop feeling lonely; how do I make friends; how do I find friends; what can I do when I'm lonely; why am I lonely among people",
    says: [
      "Loneliness is a signal like hunger, and says nothing against the one who feels it. It makes one expect to be turned away, and so keep back. Small contacts count more than one thinks: a word at the till, a message to somebody from before.",
    ],
  },
  {
    id: "saying-no",
    rests: "Saying no without a war",
    asked:
      "how do I say no; how can I say no without feeling guilty; how do I set boundaries; how do I set a limit; what are boundaries; how do I stop pleasing everyone; how do I say no to my mum; how do I say no to my boss; how to stop saying yes; why can't I say no",
    says: [
      "A no can be short and kind, and needs no row of reasons: “I can't do that this time.” It helps to win a little time first: “I'll tell you tomorrow.” The unease afterwards is the price of something unaccustomed, and it passes.",
    ],
  },
  {
    id: "difficult-talk",
    rests: "Beginning a difficult conversation",
    asked:
      "how would I even talk to him about it; how do I talk to her about it; how do I tell him; how do I tell my parents; how do I bring it up; how do I start a difficult conversation; how can I talk to my boss about it; how do I say it to her; what do I say to him; how do I tell them; how do I tell somebody bad news; how do I talk to my friend about it; do I say something to them or pretend I don't know",
    says: [
      "Choose a quiet moment, and say beforehand that there is something. Say it in one or two plain sentences, the hard part first. Then stop, and let them answer or ask. It need not all be said in one go.",
    ],
  },
  {
    id: "why-body-in-feelings",
    rests: "Where feelings live in the body",
    asked:
      "why do I feel it in my body; why do feelings sit in the body; why do I feel it in my stomach; why is my chest tight; why does my throat close up; why does stress make my shoulders tense; why cold hands; why do cold hands matter; why are my hands cold when I'm upset; what do cold hands mean; why do I shake; why do I get a lump in my throat; why do I feel sick when I'm nervous; is it normal that I feel it in my stomach",
    says: [
      "A strong feeling readies the body: blood goes to the large muscles, so hands turn cold, the belly tightens, the chest gets narrow. Noticing that gives attention something to hold that is not the story. If it is new, strong or will not go, a doctor should look at it.",
    ],
  },
  {
    id: "self-kindness",
    rests: "Self-kindness in a hard moment",
    asked:
      "how do I be kinder to myself; how can I be kind to myself; what is self-compassion; how do I stop being so hard on myself; how do I stop criticising myself; how do I deal with my inner critic; what helps against self-hatred; how do I build confidence; how do I love myself; what is loving-kindness",
    says: [
      "A beginning is to notice the tone one uses on oneself, and to ask what one would say to a friend in the same place. Then say some of it, in plain words, with a hand where it hurts. It may feel false at first; that passes with use.",
    ],
  },
  {
    id: "homesick-and-missing",
    rests: "After a break-up",
    asked:
      "how do you get over somebody; how do I get over a breakup; how do I get over my ex; how long does heartbreak last; what helps with a broken heart; how do I stop missing him; how do I stop missing her; what helps after a breakup; how do I move on",
    says: [
      "After somebody goes, body and habits go on expecting them, and that takes longer than the head would like. It helps to look them up less, to keep the days' shape, and to let the missing come and go like weather. It does get less loud.",
    ],
  },
  {
    id: "when-not",
    rests: "When not to meditate",
    asked:
      "is meditation dangerous; is meditation safe; can meditation be harmful; when should I not meditate; what are the risks of meditation; can meditation make it worse; are there side effects of meditation; who should not meditate; is mindfulness bad for trauma; can it go wrong",
    says: [
      "It is safe for most people and not harmless for all: some meet anxiety or bad memories in it. With a trauma, a psychosis or a very dark time it is better done with somebody who knows about these. You may stop at any moment, keep your eyes open, and leave out whatever does you no good.",
    ],
  },
  {
    id: "nerves-before",
    asked:
      "how do I stop my voice cracking; how do I not shake in front of people; what helps against stage fright; how do I calm my nerves before a concert; how do I get through my speech; how do I stop being nervous before a presentation; how do I not mess up in front of everyone; how do I stop it happening again on stage; how do I not sound nervous",
    says: [
      "Nerves are the body getting ready, and fighting them mostly feeds them. Just before: a few breaths out that are longer than in, shoulders down, both feet felt on the floor. The aim is to go on with the nerves, not without them.",
    ],
  },
];
