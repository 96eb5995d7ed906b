import type { Answer } from "./answer.ts";

/** What to do in hard and in good moments, as many people ask it; an answer that rests on a passage of the library names it. */
export const aboutMoments: Answer[] = [
  {
    id: "stay-calm-when-shouted-at",
    rests: "When a manager is hard to bear",
    asked:
      "how do I stay calm when he shouts; how do I stay calm when my boss shouts at me; how i stay calm when he shout; how can I stay calm when somebody shouts at me; what do I do when my boss shouts; what can I do when he shouts at me again; how do I deal with a boss who shouts; how do I handle a difficult boss; what can I do about my boss; how do I cope with a bully at work; what can I do at work when the chief shouts; how do I not cry when they shout",
    says: [
      "While it lasts: feel both feet, breathe out once, slowly, and answer only the content, for instance “I will check that”. Let the tone go past. Afterwards write down the date and the words, and do not stay alone with it: a colleague, a union or human resources can weigh it with you.",
    ],
  },
  {
    id: "after-a-mistake-at-work",
    rests: "After a mistake at work",
    asked:
      "do I say anything to my boss tomorrow; should I say something to my boss about it; what do I say to my boss after the presentation; what do I say to my boss tomorrow; how do I face my boss again; how do I face my colleagues tomorrow; how do I go back to work after that; what do I do after a mistake at work; how do I get over a mistake at work; how do I face them again; should I mention the presentation; how do I recover from a bad presentation",
    says: [
      "One short sentence is enough, and it may even be left out: “Yesterday the technology let me down; here is what I wanted to show.” No long excuse. Others go on thinking about themselves much sooner than one believes. Say it at the start, and then go on to the next thing.",
    ],
  },
  {
    id: "say-sorry-to-a-child",
    rests: "After you have snapped at someone",
    asked:
      "how do I say sorry to my kid; how do I say sorry to my child; how do I say sorry to my son; how do I say sorry to my daughter; how do I apologise to my kids; how do I make it up to my child; what do I say to my kid after shouting; how do I put it right with my kid; is it too late to say sorry to my child; what do I do after yelling at my child",
    says: [
      "Go down to the height of his or her eyes, and keep it short: “I shouted, that was loud, and it was not your fault.” No “but”, and no story about your day. Then stay there a moment. It is the coming back that a child keeps.",
    ],
  },
  {
    id: "say-sorry",
    rests: "How to say sorry well",
    asked:
      "how do I say sorry; how do I apologise; how can I apologise; how do I make it right; how do I make up for it; how do I say sorry to my wife; how do I say sorry to my friend; what do I say to apologise; how do I write an apology; how do I put it right; what makes a good apology; how do I fix it after a fight; how do I fix things with my friend; how I can say sorry; how i say sorry; how can I say sorry in easy words; how do I say sorry in simple English; how to say sorry to my neighbour; how do I say sorry to my neighbour; how can I say sorry to her; how can I say sorry to him; please help me write sorry; help me say sorry; what words for sorry; say sorry in easy words",
    says: [
      "Three short sentences are enough: “I'm sorry for what happened. It was my fault. I want to put it right.” Then stop, and give them time. Don't add a “but”.",
    ],
  },
  {
    id: "fewer-calls",
    rests: "Saying no without a war",
    asked:
      "what do I say so I can go to sleep; how do I get him to stop calling; how do I stop her calling every night; how do I end the call; how do I get off the phone; what do I say to get off the phone; how do I tell him not to call so late; how do I talk to him less; how do I get some space from him; how do I get her to lean on me less; how do I say I can't talk now; what do I say when he rings; how do I protect my evenings",
    says: [
      "Say it early in the call, and say what you can do: “I have ten minutes tonight, and then I need to sleep. I will ring you on Saturday.” At the ten minutes, say it once more and hang up kindly. A phone that is off at night is no betrayal.",
    ],
  },
  {
    id: "mind-goes-blank",
    rests: "Nerves before a talk or a meeting",
    asked:
      "what do I do if I blank in there; what if my mind goes blank; what do I do if I go blank; what if I freeze; what do I do if I freeze in the interview; what if I forget everything; how do I stop my mind going blank; what if I can't think of an answer; what do I do when I blank; how do I stop freezing; what if I don't know the answer; what if I panic in the exam",
    says: [
      "A blank passes by itself if it is given two seconds. Feel your feet, breathe out, and say “Let me think about that for a moment”, or ask them to say the question again. It looks like thinking, because it is. One easy first sentence, learnt by heart, gets most people going.",
    ],
  },
  {
    id: "one-sentence",
    rests: "Talking to yourself by name",
    asked:
      "give me one sentence I can tell myself; one sentence I can tell myself; what can I tell myself; what do I tell myself; give me something to say to myself; a sentence to repeat; give me a mantra; what should I say to myself; tell me one thing I can say to myself; just one sentence; one line to hold on to; something I can repeat in my head",
    says: [
      "Here is one: “My body is getting me ready, and I only have to do the next small thing.” It helps to say it with your own name in front, as a friend would. And breathe out once before the first word.",
    ],
  },
  {
    id: "the-first-time-alone",
    rests: "Dreading something that lies ahead",
    asked:
      "how do people get over driving alone the first time; how do I get over driving alone; how do I dare to drive alone; how do people get over that first time on their own; how do I do it alone for the first time; how do I get over the fear of doing it alone; how do I do something I'm scared of; how do I face my fear; how do I get braver; how do I start driving on my own",
    says: [
      "In small portions, soon, and more than once: first a short and familiar way at a quiet hour, then the same again the next day, then a little further. The fear may sit beside you; it goes down while you are doing it, and not before. Knowing each step beforehand helps more than courage.",
    ],
  },
  {
    id: "keep-a-good-feeling",
    rests: "Letting a good moment last",
    asked:
      "how do I keep this feeling; how do I keep this feeling for tonight; how do I keep a good feeling; how do I make it last; how can I hold on to this; how do I enjoy it more; how do I remember this; how do I savour something; how do I stay happy; how do I not lose this feeling; how do I let it sink in; how do I celebrate it",
    says: [
      "Stay with it for three slow breaths before you do anything else: where in the body it is, what the light was like, what they said. Then tell it to one person who will be glad, slowly. Good feelings fade, and they may; what has been noticed comes back more easily. Write “savour it”, and I take you through it.",
    ],
  },
  {
    id: "point-of-meditation",
    rests: "What meditation can and cannot do",
    asked:
      "what's the point of meditation; what is the point of meditating; what's the point of sitting there; what is the point of sitting still; why should I meditate; why meditate; why do people meditate; what is meditation good for; what does meditation do; what good is meditation; I asked what the point was of meditation; what's it for, meditation; what do I get out of meditating; does sitting there do anything; the point of meditation",
    says: [
      "Not to feel calm on command. One practises noticing where attention has gone, and bringing it back; after some weeks that can make a worry or a temper a little easier to see before it carries one off. The effects measured are small to moderate. For some people a walk does as much, and that is fine.",
    ],
  },
  {
    id: "does-mindfulness-work",
    rests: "What meditation can and cannot do",
    asked:
      "are there studies on meditation; are there studies; has anyone proved that it works; is there proof that it works; I asked if there is proof; studies, I mean; has it been proved or is it just talk; are there any studies; is there any research on meditation; is meditation proven; does counting breaths do anything; does breathing do anything proven or is it a distraction; is there evidence that meditation does anything; is there any evidence mindfulness works; is there any actual evidence mindfulness works; does mindfulness work; does mindfulness actually work; does meditation work; does meditation actually help; is mindfulness a scam; is mindfulness just hype; is mindfulness scientifically proven; what does research say about meditation; what are the benefits of mindfulness; is it just relaxing music; is meditation just placebo; can't say whether mindfulness works",
    says: [
      "Some. A careful review of forty-seven trials in 2014 found moderate evidence that it lessens anxiety, low mood and pain a little; for sleep or attention there was less, and it was not better than exercise or therapy. So: reasonable to try, reasonable to stop, and no miracle.",
    ],
  },
  {
    id: "body-scan-or-breath",
    rests: "Body scan",
    asked:
      "what's the difference between a body scan and breathing; what is the difference between a body scan and breathing exercises; body scan vs breathing exercises; body scan or breathing; which is better body scan or breathing; which one would you pick for someone who gets bored; which exercise is best for me; which practice should I take; which one should I start with; which exercise suits me",
    says: [
      "In a breathing exercise attention stays at one place and the breath is counted or slowed. In a body scan it travels, from the feet to the face, and nothing is changed. Who gets bored does better with the one that moves: the body scan, or “senses”. Who wants to calm down fast takes the breath.",
    ],
  },
  {
    id: "restless-in-meditation",
    rests: "Restless and unable to sit still",
    asked:
      "why does meditation make me restless; is it normal that meditation makes me more restless; meditation makes me restless; why do I get restless when I meditate; what should I try instead of sitting still; what can I do instead of sitting still; I can't sit still; how do I meditate if I can't sit still; why do I fidget when I meditate; is it normal to fidget; I get restless what can I do; is there something for restless people",
    says: [
      "It is very common: sitting only takes away what covered the restlessness before. Either look closer, at where in the body the urge to move is and how it rises and falls; or move, and walk up and down with attention in your soles. Neither is a defeat, and you need not sit.",
    ],
  },
  {
    id: "boring-meditation",
    rests: "When meditation is boring",
    asked:
      "why is meditation so boring; meditation is boring; what if I get bored meditating; I got bored after two minutes; I get bored when I meditate; what do I do if meditation bores me; is it normal to be bored in meditation; how do I not get bored; I tried meditating and got bored",
    says: [
      "Boredom mostly means that attention lies on the thing like a hand on a table. Going nearer helps: is this breath as long as the last one. If it stays dull, cut the time by half, walk instead, or take one that moves, such as “senses”. Two minutes are quite enough to begin with.",
    ],
  },
  {
    id: "walking-meditation",
    rests: "Walking as meditation",
    asked:
      "is there a walking meditation; how does walking meditation work; what is walking meditation; can I meditate while walking; can I do it walking; how do I meditate while I walk; do you have a walking exercise; something I can do while walking; can I do this on a walk; a meditation for walking; is there one for walking",
    says: [
      "Yes, and it goes like this: choose ten steps of floor, and walk them to and fro at an easy pace. Heel, sole, toes; weight passing from one side to the other. When thoughts carry you off, the next step is there to come back to. On the way to the bus it works as well.",
    ],
  },
  {
    id: "tears-that-do-not-come",
    rests: "When tears come, or do not come",
    asked:
      "is it normal that I'm not crying; is it normal that I can't cry; why can't I cry; why am I not crying; is it normal to feel nothing after a death; is it normal to feel numb; why do I feel numb; why do I feel nothing; what is wrong with me that I don't cry; is it bad that I haven't cried; is it normal to feel like a block of wood; is it normal to laugh when grieving; should I be crying",
    says: [
      "Yes. Dry eyes, or feeling like wood, are among the shapes that sorrow takes; the swing between feeling and simply getting through the day brings many people dry weeks. It says nothing about how much you loved. If nothing moves you for a very long time, tell somebody who can look with you.",
    ],
  },
  {
    id: "an-interview-in-another-language",
    rests: "Nerves before a talk or a meeting",
    asked:
      "I am afraid to speak English in the interview what can I do; what can I do if my English is bad in the interview; how do I speak English when I am nervous; what if I say it wrong in English; what if they ask me in English; how do I not be afraid to speak; what can I do against fear of speaking English; how can I speak better when I am nervous; what i can do for it, the english",
    says: [
      "Learn two sentences by heart: who you are, and “Could you say that again more slowly, please”. Use short words, and make pauses; nobody minds. Before you go in, breathe out long, three times. They know that it is not your first language, and they asked you to come.",
    ],
  },
  {
    id: "before-an-interview",
    rests: "Nerves before a talk or a meeting",
    asked:
      "how do I calm down before an interview; what helps before a job interview; how do I not be nervous in the interview; how do I calm my nerves; what helps against nerves; how do I stop being nervous; what can I do right before the exam; how do I calm down before a test; how do I calm down before a date; what helps against exam nerves; how do I get through the interview; how do I get through tomorrow",
    says: [
      "Do not fight the pounding; give it another name: “my body is getting me ready.” Feel both feet, breathe out longer than in, three times, and then look outward: the first face, the first sentence, and make that sentence an easy one. The nerves may come in with you.",
    ],
  },
  {
    id: "blocked-by-a-friend",
    rests: "Being left out or rejected",
    asked:
      "why did she block me; why did my friend block me; how do I cope with being blocked; what do I do when a friend stops talking to me; how do I get over losing a friend; how do I deal with being ghosted; how do I get over a friend; what helps when a friend leaves; how do I stop thinking about my friend; why did my friend stop talking to me; how do I deal with being left out; how do I deal with rejection; what helps when I'm left out",
    says: [
      "Why she did it, only she knows. Being shut out hurts in the way a knock does, and it turns the mind round and round the missing reason. What helps is small and outward: one person who does answer, a walk, an hour without the phone. You may write to her once, without a demand, and then leave it.",
    ],
  },
  {
    id: "writing-after-silence",
    rests: "Writing to someone after a long silence",
    asked:
      "should I text her after all this time; how do I get back in touch; how do I contact an old friend; how do I write to someone after a long time; how do I reach out again; what do I write to a friend I lost; how do I reconnect; is it weird to write after years; how do I start talking to him again after so long; how do I write to my son",
    says: [
      "Short, and without a bill attached: “I walked past the old cinema and thought of you. No need to reply.” In experiments such notes were welcomed more than the writers had expected. The lost years can be spoken of later, or never. And if nothing comes back, something true has been said.",
    ],
  },
  {
    id: "after-criticism",
    rests: "After criticism",
    asked:
      "how do I deal with criticism; how do I take criticism; how do I get over criticism; why does criticism hurt so much; what helps after criticism; how do I not take it personally; how do I stop taking everything personally; how do I deal with a bad review; how do I get over what he said; how do I forget what she said",
    says: [
      "Give the echo some distance: look at the scene as if from across the room. Then sort what was said into three heaps: true and useful, partly true, and not mine. Only the first asks for anything. The rest may be noticed when it comes back, and sent back.",
    ],
  },
  {
    id: "replaying-a-conversation",
    rests: "Replaying a conversation afterwards",
    asked:
      "how do I stop replaying the conversation; how do I stop replaying what I said; why do I replay conversations; how do I stop thinking about what I said; did I say something stupid; how do I stop cringing; how do I stop being embarrassed; how do I get over embarrassment; how do I stop going over what they think of me; how do I stop caring what people think; how do I stop worrying what they think",
    says: [
      "The others were mostly busy with their own sentences; one is watched far less than it feels. When it starts again, say “replaying” to yourself, once, and put attention into something with the hands. If there is one thing to put right, do it in a line tomorrow; the rest needs no second showing.",
    ],
  },
  {
    id: "stop-shouting",
    rests: "Parenting when you are at your limit",
    asked:
      "how do I stop shouting at my kids; how do I stop yelling at my children; how do I not lose my temper with my kids; how do I be more patient; how do I stay patient with my child; how do I stop snapping at people; how do I stop losing my temper; what do I do when I'm about to shout; how do I keep my temper; how do I not snap at my husband",
    says: [
      "Look for the earliest sign, a tight jaw or a hot neck, and put a pause there: hands under cold water, two breaths out, a step into the hall. Less to do in that hour helps more than more will. And where it happened all the same, go back and say so; that is what children learn from.",
    ],
  },
  {
    id: "pause-in-an-argument",
    rests: "Taking a time-out in an argument",
    asked:
      "how do I stop fighting with my husband; how do I argue better; how do I calm down in an argument; what do I do in the middle of a fight; how do I stop a fight; how do I not say things I regret; how do we stop arguing; how do I deal with a fight with my partner; how do I talk after a fight; what helps after a quarrel",
    says: [
      "When the heart is fast, nobody listens any more. Agree on a pause, at least twenty minutes, and say when you will be back: “I want to go on with this; I can't right now.” Then really rest. When you return, begin with what you understood of the other's side.",
    ],
  },
  {
    id: "helping-somebody",
    rests: "Relationships and listening",
    asked:
      "how do I help my friend; how can I help my brother; how do I help somebody who is sad; how do I support my partner; what do I say to someone who is grieving; how do I comfort someone; how can I support a friend going through a divorce; how do I help my mum; how do I help my son; what do I say to somebody who lost someone; how do I be there for someone; how can I help my sister",
    says: [
      "Mostly by listening without mending: let them finish, say back what you heard, and ask whether they want advice before giving any. One small, certain thing is worth more than “let me know”: a soup, a lift, Thursday at six. And you may have an end to your evening; nobody can pour out without one.",
    ],
  },
  {
    id: "caring-for-a-parent",
    rests: "Looking after someone who is ill or old",
    asked:
      "how do I cope with my mother's dementia; how do I look after my mum without burning out; how do I care for my father; how do I cope with a sick parent; how do I deal with my mum being ill; how do I cope when someone I love is ill; what helps when a parent is ill; how do carers cope; how do I look after myself while caring",
    says: [
      "Caring wears down even people who do it gladly, and feeling angry at times does not make one a bad daughter or son. What helps carers most is relief that is fixed beforehand: an hour a week that belongs to you, one task given away, one person who asks how you are.",
    ],
  },
  {
    id: "getting-started",
    rests: "Getting started when you are stuck",
    asked:
      "how do I stop procrastinating; how do I get started; how do I start when I can't start; why do I procrastinate; why do I put everything off; how do I get off the sofa; how do I make myself do it; how do I stop putting it off; what helps against procrastination; how do I get things done; how do I find motivation to start",
    says: [
      "Make the first piece so small that it is almost silly: open the file, write the date, set five minutes. Putting off is mostly a way of not feeling something, boredom or the fear of doing it badly; beginning is what lets it fall. After the five minutes you may stop.",
    ],
  },
  {
    id: "too-much-to-do",
    rests: "When the list is too long",
    asked:
      "how do I deal with too much to do; how do I cope with too much work; what do I do when everything is too much; how do I deal with being overwhelmed; how do I stop feeling overwhelmed; what helps when I'm overwhelmed; how do I cope with stress at work; where do I start when there is so much; how do I deal with my workload; how do I manage it all",
    says: [
      "Put all of it on paper first; a list weighs less there than in the head. Then choose one thing that can be finished in an hour, and one that will not be done this week, and say so to whoever waits for it. Everything else stays on the paper until then.",
    ],
  },
  {
    id: "switching-off",
    rests: "Coming home from work in your head",
    asked:
      "how do I switch off after work; how do I stop thinking about work; how do I leave work at work; how do I stop taking work home; how do I relax after work; how do I get work out of my head; what helps against the sunday feeling; how do I stop dreading monday; how do I unwind after a shift",
    says: [
      "Give the day an end that the body notices: write down the first thing for tomorrow, change your clothes, walk once round the block. When work comes back in the evening, tell it where it is written down. Phones that bring work belong in another room.",
    ],
  },
  {
    id: "perfectionism",
    rests: "When only perfect will do",
    asked:
      "how do I stop being a perfectionist; how do I stop wanting everything perfect; why is nothing ever good enough; how do I accept good enough; how do I let go of perfection; how do I stop being afraid of mistakes; why am I never satisfied; how do I lower my standards",
    says: [
      "Decide beforehand what “good enough” is, for this one thing and for how long, and stop there once, on something small. The unease that follows is the price, and it falls by itself. A mistake that is seen and survived teaches more than ten that were avoided.",
    ],
  },
  {
    id: "comparing",
    rests: "Comparing yourself with others",
    asked:
      "how do I stop comparing myself; how do I stop comparing myself to others; why do I compare myself to everyone; how do I deal with jealousy; how do I stop being jealous; how do I stop being envious; what helps against envy; why does instagram make me feel bad; how do I stop scrolling; how do I spend less time on my phone",
    says: [
      "One compares one's own inside with other people's outside, and loses. When it starts, ask what exactly you envy; it often points to one wish that is really yours. And look less: the phone out of the bedroom, one app off the first screen. That alone makes a difference.",
    ],
  },
  {
    id: "feeling-a-fraud",
    rests: "Feeling like a fraud",
    asked:
      "how do I stop feeling like a fraud; how do I get over imposter syndrome; what helps against imposter syndrome; why do I feel like an impostor; how do I stop feeling not good enough; how do I feel good enough; why do I feel like I don't belong; how do I believe in myself",
    says: [
      "The feeling is common among people who are good at what they do, and it grows with each success instead of shrinking. Say it aloud to one person you trust; it seldom survives that whole. And write down what you did, and not what you felt while doing it.",
    ],
  },
  {
    id: "making-a-decision",
    rests: "Worn out by decisions",
    asked:
      "how do I make a decision; how do I make the right decision; how do I decide between two things; how do I know what I want; how do I choose between two jobs; what helps with a hard decision; how do I stop going back and forth; how do I know what's right; how do I know if I should leave",
    says: [
      "Put off what can wait, and fix a day for what cannot. Then write each way as if it were chosen, and read both the next morning: mostly one of them is a relief to read. A choice that can be undone deserves less time than it takes from you.",
    ],
  },
  {
    id: "trust-broken",
    rests: "When trust has been broken",
    asked:
      "how do I trust again; how do I get over being cheated on; how do I get over a betrayal; how do I deal with being lied to; what do I do after he cheated; how do I forgive a betrayal; can trust come back; how do I cope with an affair; how do I stop checking his phone",
    says: [
      "Nothing has to be decided in the first weeks. Eat, sleep where you can, and tell one or two people who can keep it. The same questions will come back a hundred times, as the mind looks for the lost pages. Forgiving is neither owed nor forbidden, and a counsellor can help with it.",
    ],
  },
  {
    id: "regret-and-guilt",
    rests: "Living with regret",
    asked:
      "how do I live with regret; how do I stop regretting it; how do I get over regret; how do I forgive myself; how do I let go of guilt; how do I stop blaming myself; how do I stop feeling bad about it; how do I move on from a mistake; how do I make peace with it; how do I live with what I did",
    says: [
      "You know more now than you knew then, so it isn't fair to judge the one by the other. If something can be put right, do that one thing. If not, say once what you'd do differently. Then talk to yourself as you would to a friend who had done the same.",
    ],
  },
  {
    id: "irritable",
    rests: "Irritable for no clear reason",
    asked:
      "why am I so irritable; why does everything annoy me; why am I so angry all the time; what helps when I'm irritable; why am I in a bad mood; how do I get out of a bad mood; everything annoys me what can I do; how do I stop being grumpy; why is everyone annoying me",
    says: [
      "Irritation without an object usually has a body behind it: short sleep, hunger, noise, too many hours of being reachable. Turn off one source of noise, eat something, and tell the others in a line: “I'm short today, it isn't about you.” If it lasts for weeks, something larger may want a hearing.",
    ],
  },
  {
    id: "homesick",
    rests: "Homesick in a new place",
    asked:
      "how do I deal with homesickness; what helps against being homesick; how do I feel at home here; how do I settle in a new place; how do I get used to a new country; why am I so homesick; how do I stop missing home; how do I cope with being far from home",
    says: [
      "Homesickness is love with nowhere to go for the moment. It helps to bring one thing from there into the week, a dish or a Sunday call at a fixed hour, and to make one place here yours by going there again and again, until somebody nods.",
    ],
  },
  {
    id: "too-much-news",
    rests: "When the news is too much",
    asked:
      "how do I cope with the news; how do I deal with bad news in the world; how do I stop doomscrolling; how do I deal with climate anxiety; how do I not despair about the world; how do I stop worrying about the war; what helps against fear of the future of the world",
    says: [
      "Choose when the news may come in, once a day, not in bed, and read instead of watching. Then do one small thing that goes outward, however local. Helplessness shrinks with doing, and hardly at all with knowing more.",
    ],
  },
  {
    id: "burning-out",
    rests: "Signs of burning out",
    asked:
      "am I burnt out; how do I know if I'm burnt out; what are the signs of burnout; what helps against burnout; how do I recover from burnout; why am I always tired; why am I so tired; how do I get my energy back; why does rest not help; I'm always exhausted what can I do",
    says: [
      "Tired although one rests, cynical about what one used to like, and getting less done with more effort: these are the signs. Sleep alone does not mend it; the load has to change, and that is a talk with a boss or a doctor, and no failing. Until then take small breaks early, before you need them.",
    ],
  },
  {
    id: "waiting-and-not-knowing",
    rests: "Living with not knowing",
    asked:
      "how do I cope with waiting; how do I get through waiting for results; what helps while waiting for results; how do I deal with uncertainty; how do I cope with not knowing; how do I get through this night; what do I do this night; how do I survive the waiting; how do I stop worrying about the results; what can I do while I wait",
    says: [
      "Not knowing is often harder than knowing. Let the evening have its ordinary things: something warm to eat, a person near or on the phone, one lamp. When the thoughts run ahead, bring them back with the hands: this cup, this blanket. Nobody has to be brave about tomorrow tonight.",
    ],
  },
  {
    id: "living-with-pain",
    rests: "Being with pain that stays",
    asked:
      "how do I live with pain; how do I cope with chronic pain; what helps against pain; can meditation help with pain; how do I meditate with pain; how do I deal with pain every day; how do I stop fighting the pain; how do I cope when it hurts",
    says: [
      "Pain is one thing, and the tensing against it is another; the second can sometimes be let go a little. Rest your attention for a while where nothing hurts, a hand or the sounds, and go back and forth. It takes nothing from your doctor's part, and a day when it does not work is only such a day.",
    ],
  },
  {
    id: "after-a-bad-night",
    rests: "Getting through the day after a bad night",
    asked:
      "how do I get through the day after a bad night; what do I do after no sleep; how do I survive a day without sleep; I slept badly what can I do; how do I cope with being tired at work; what helps after a sleepless night; how do I function on no sleep",
    says: [
      "One bad night costs less than one fears. Get up at the usual hour, go out into the light, and do the important thing early. No verdicts about life today. A nap of twenty minutes before three is fine, and the bed comes at its usual time.",
    ],
  },
  {
    id: "after-a-nightmare",
    rests: "After a nightmare",
    asked:
      "what do I do after a nightmare; how do I calm down after a nightmare; why do I have nightmares; how do I go back to sleep after a nightmare; how do I stop having bad dreams; what helps against nightmares; I had a nightmare what do I do",
    says: [
      "Put on a light, feel the floor, and name five things in the room: your body needs to see where it is. Something warm to drink helps. If one dream comes again and again, write it down by day with another ending, and read that each evening; for many people it comes less.",
    ],
  },
  {
    id: "everyone-looking",
    rests: "The feeling that everyone is looking",
    asked:
      "how do I stop thinking everyone is looking at me; how do I stop being shy; how do I stop blushing; what helps against blushing; how do I deal with social anxiety; why do I blush; how do I feel less awkward; how do I talk to people; how do I speak up in a meeting; how do I get less nervous around people",
    says: [
      "Attention goes inward then, and one watches oneself being watched. Turn it round: what colour are the other's eyes, what did they just say. In experiments people overestimated by far how many had noticed them. A red face pales faster when it is let be.",
    ],
  },
  {
    id: "crying-at-work",
    rests: "When tears come, or do not come",
    asked:
      "how do I stop crying; how do I stop crying at work; how do I not cry in front of people; why do I cry so easily; why do I keep crying; what do I do when I start to cry; is it bad to cry; how do I hold back tears; why am I crying",
    says: [
      "Tears need neither be squeezed out nor fought back. If you cannot have them there, look up at something far off, breathe out slowly, and give your hands something cold; it mostly buys a few minutes. Later they may come. If they come daily without a cause you can see, tell a doctor.",
    ],
  },
  {
    id: "eyes-open",
    rests: "Eyes open, and other choices",
    asked:
      "can I keep my eyes open; do I have to close my eyes; why should I close my eyes; is it ok to keep my eyes open when meditating; what if I don't want to close my eyes; do I have to sit cross-legged; how should I sit; how do I sit for meditation; can I lie down for it; can I do it standing; can I do it in bed; can I do it on the train; can I do it sitting; can I do it on a bus seat; can I do this on the bus sitting; can I do it at my desk; can I do it in a waiting room; do I need to lie down; does it have to be quiet; can I do it at work",
    says: [
      "Yes. Any position is fine if nothing hurts: a chair, a bus seat, the bed, or standing. Your eyes can stay open and rest on one plain thing. Tell me how you'd like it, and I keep to that.",
    ],
  },
  {
    id: "no-time",
    rests: "Small pauses through an ordinary day",
    asked:
      "how do I meditate with no time; I have no time to meditate; what can I do in one minute; what can I do in two minutes; how do I practise during the day; how do I fit it into my day; what can I do on the bus; what can I do at my desk; is there something I can do at work; what can I do in between",
    says: [
      "Hang it on something that happens anyway: each time you wait, at a kettle, a door or a red light, feel your feet for one whole breath. That takes no time and is real practice. Write “one minute”, and I give you one that short.",
    ],
  },
  {
    id: "colleague",
    rests: "Friction with a colleague",
    asked:
      "how do I deal with a difficult colleague; how do I deal with my colleague; what do I do about a colleague; how do I work with someone I can't stand; how do I stop my colleague getting to me; how do I deal with someone who takes credit; how do I deal with toxic people; how do I deal with a difficult person",
    says: [
      "Speak about one thing that happened, soon and alone with them: “In the meeting my part was left out. I would like to be named next time.” No “always”. Keep a note of dates, and keep your evenings free of it. What they are like you cannot change; how near they come, a little.",
    ],
  },
  {
    id: "money-worry",
    rests: "When money is tight",
    asked:
      "how do I stop worrying about money; how do I cope with money worries; how do I deal with debt stress; what helps against money stress; how do I sleep with money worries; how do I tell my family about debt; I can't pay my rent what can I do",
    says: [
      "Give it one fixed hour a week with all papers on the table, and close them afterwards; at other hours the answer is “Thursday”. Free debt advice exists in most countries, and it is best asked early. Shame makes one wait; almost everybody who went says they should have gone sooner.",
    ],
  },
  {
    id: "tired-parents",
    rests: "Worn out as a mother or father",
    asked:
      "how do I cope with a newborn; how do I survive with a baby that doesn't sleep; how do I cope with tantrums; how do I cope with my toddler; how do I deal with my teenager; how do I cope as a single parent; I'm a tired mum what helps; how do parents cope; how do I get a break from my kids",
    says: [
      "Lower the bar for everything else: a fed child and a sat-down parent make a good day. Ten minutes that belong to you, handed over and not earned, do more than an evening some time. And a child can take a parent who is at the end of their strength and says so kindly.",
    ],
  },
  {
    id: "asking-for-help",
    rests: "When it is hard to ask for help",
    asked:
      "how do I ask for help; why is it hard to ask for help; how do I tell someone I'm not ok; how do I tell my friends I'm struggling; who can I talk to; how do I find a therapist; how do I talk to my doctor about it; how do I open up; how do I tell my parents I'm not ok; should I see a therapist; do I need therapy",
    says: [
      "Choose one person, and ask for one thing: “Could you listen for ten minutes, without fixing it.” Most people are glad to be asked, far more than the one who asks believes. For something that stays, a doctor is a good first door; they know where therapy is to be had near you.",
    ],
  },
  {
    id: "health-worry",
    rests: "Worry about symptoms",
    asked:
      "how do I stop worrying about my health; how do I stop googling symptoms; why do I always think I'm ill; how do I deal with health anxiety; what helps against health anxiety; how do I stop checking my pulse; how do I stop checking my body",
    says: [
      "Have it looked at once by a doctor, and then let that answer count. Searching and checking calm for a minute and feed the worry for a day; put them off by a quarter of an hour, each time. When the body reports something, say “a sensation”, and go back to what your hands were doing.",
    ],
  },
  {
    id: "letting-go",
    rests: "Thoughts as passing events",
    asked:
      "what does letting go mean; how do I let go; how do I accept it; what does acceptance mean; how do I live in the moment; how do I stay in the present; how do I be present; how do I quiet my mind; how do I clear my head; how do I switch my head off; how do I calm my thoughts; how do I stop my thoughts",
    says: [
      "Thoughts cannot be switched off, and trying makes them louder. One can let them talk as one lets a radio talk in the next room: notice “thinking”, once, and come back to something one can feel. That is all that is meant by letting go, and it is done again each time.",
    ],
  },
  {
    id: "relaxing-makes-nervous",
    rests: "When relaxing makes you more nervous",
    asked:
      "why does relaxing make me nervous; why do I get anxious when I relax; meditation makes me anxious; why does meditation make me anxious; I get anxious when I try to relax; why can't I relax; why do I feel worse when I meditate; why does it get worse when I sit still; I can't relax",
    says: [
      "That is well known: a body that has been on guard takes letting go for danger. Do less of it: eyes open, a minute instead of ten, attention on sounds or on the hands and not on the breath. Walking works for many whom sitting makes uneasy.",
    ],
  },
  {
    id: "name-a-feeling",
    rests: "Naming feelings",
    asked:
      "how do I know what I feel; what am I feeling; how do I name my feelings; I don't know what I feel; why can't I tell what I feel; why should I name feelings; what does naming a feeling do; how do I find out what I feel; how do I feel my feelings; how do I deal with my feelings; what do I do with my feelings",
    says: [
      "Begin with the body: warm or cold, tight or loose, heavy or light. Then try a word on it, as one tries a coat; the nearest will do, and it may change. A feeling that has a name is mostly a little smaller than before.",
    ],
  },
  {
    id: "missing-the-dead",
    rests: "Keeping a bond with someone who died",
    asked:
      "how do I remember him; how do I keep her memory alive; is it ok to talk to my dead mother; is it weird to talk to my dead dad; should I give his things away; what do I do with her things; how do I stop missing my mum; how do I live without him; how do I get through the funeral; how do I get through christmas without her; how do I go on without her",
    says: [
      "A bond does not have to end with a death; most people go on speaking with their dead in some way, and it is no sign of anything wrong. Nothing needs to be given away at a certain time. One small thing that goes on, a recipe or a walk on a certain day, gives the love somewhere to go.",
    ],
  },
  {
    id: "a-break-from-people",
    rests: "Being alone without being lonely",
    asked:
      "how do I enjoy being alone; how do I be alone without feeling lonely; how do I spend a weekend alone; what do I do when I'm alone; how do I get used to living alone; how do I like my own company",
    says: [
      "Give the hour a place and an end: a bench, a bath, a café with a window. The first minutes are often uneasy, with a hand looking for the phone; it goes. And one small contact in the day, a word at the till or a message, keeps alone from turning into lonely.",
    ],
  },
  {
    id: "cannot-forgive-myself",
    leads: "friend",
    rests: "Living with regret",
    asked:
      "I can't forgive myself what can I do; I can't forgive myself what do I do; I cannot forgive myself; can't forgive myself; how can I forgive myself; how can I forgive myself for that; how do you forgive yourself; how does one forgive oneself; how to forgive yourself; will I ever forgive myself; will I ever be able to forgive myself; why can't I forgive myself; what about not being able to forgive myself; I am asking about not being able to forgive myself; I asked about forgiving myself; what helps when you can't forgive yourself; what helps if I can't forgive myself; what can I do to forgive myself; what do you do with a man who can't forgive himself; i can not forgive me; how i can forgive me; how do I stop hating myself for it; how do I stop hating myself for what I did; how do I live with having done that; what would you do with somebody who can't forgive himself; is it possible to forgive yourself",
    says: [
      "You don't have to forgive yourself today. What often helps: say plainly what you did, put right what can be put right, and decide what you'd do next time. Then talk to yourself the way you'd talk to a friend: “I did wrong there, and I'm still somebody who cares.”",
    ],
  },
  {
    id: "kindness-is-hard",
    asked:
      "what if she is kind about it; what if he is kind about it; what if they are kind about it; what if she's nice about it; what if he's nice about it; what if she is kind to me; she will be kind about it and that is worse; she'll be kind about it and that would be worse; why is it worse when she is kind; why is it worse when people are kind; why does kindness make it worse; why do I dread that she will be kind; how do I bear it when she is kind; how do I bear her being kind; how do I cope with her being kind about it; could we stay a moment with her being kind; can we stay with her being kind; I am afraid of her kindness; I dread his kindness; it would be easier if she shouted; it would be easier if he was angry; what do I do if she forgives me; what if he just forgives me; why is kindness so hard to take; how do I accept kindness when I feel guilty; I don't deserve her kindness; what if she says it doesn't matter",
    says: [
      "When you feel guilty, kindness can be harder to take than anger, because you feel you don't deserve it. You don't have to deserve it, and you don't have to say much: “Thank you. That's kind of you, and I'm still sorry.” Then let it be quiet for a moment.",
    ],
  },
  {
    id: "noise-at-night",
    asked:
      "what can I do about the noise at night; what can I do about noise at night; what do I do about the noise at night; what helps against noise at night; how do I sleep with noise; how do I sleep with this noise; how can I sleep when it's loud; how can I sleep with the noise; what can I do about a noise that keeps me awake; what do I do about a pump that runs at night; what do I do about a noise that runs at two in the morning; what can I do about the neighbour's noise; what can I do about noisy neighbours; what helps against noisy neighbours; how do I deal with noisy neighbours; how do I deal with noise at night; how do I cope with the noise; a noise keeps me awake what can I do; the noise makes me furious what can I do; I am furious at the noise at night; how do I not get so angry about the noise; how do I stop listening for the noise; how do I stop hearing it at night; noise at nite wat can i do; what i can do against the noise in the night; my neighbour is too loud at night what can I do",
    says: [
      "For tonight: earplugs, a steady sound such as a fan, or another room. By day: write down when it's loud, and talk to whoever makes it when you're both rested, or to the landlord or the council. In bed, listening for it makes it louder, so feel the blanket and your breath instead.",
    ],
  },
  {
    id: "help-me-think",
    asked:
      "can you help me think; can you help me think or can you only do calm; can you help me think about it; can you help me think it through; can you only do calm; do you only do calm; help me think; help me think this through; help me to think please; can u help me think; can you think with me; can you think it over with me; can we think about it together; could you help me think this over; can you help me find a solution; can you help me sort it out in my head; can you help me get clear; are you able to help me think; can you do more than calm; is it only for calming down; is calm all you can do; I want you to help me think; I need help thinking",
    says: [
      "Yes, in a small way. I can ask you questions that take it apart, go through two ways with you, or help you find a first step. The thinking is yours: I don't know the people or the facts.",
    ],
  },
];
