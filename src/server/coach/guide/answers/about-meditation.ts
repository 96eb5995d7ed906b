import type { Answer } from "./answer.ts";

/** The meditation, its voice, its music and what becomes of it. */
export const aboutMeditation: Answer[] = [
  {
    id: "meditation-button",
    asked:
      "what does the meditation button do; what is the meditation button; where is the meditation button; how do I get the meditation; how do I make a meditation; how do I start the meditation; what happens when I press meditation; what is the guided thing at the bottom; where do I press; I can't find the button; where is the button; there is no meditation button; i clicked meditation and nothing happened; what does the leaf button do; which button makes it; when do I get the meditation; when does the meditation come; how do I get my meditation; when does the relaxing start",
    says: [
      "The Meditation button stands below the conversation once you have sent two messages. It writes a meditation from what you told me; then Narrate lets a voice speak it.",
    ],
  },
  {
    id: "how-made",
    asked:
      "how is the meditation made; how does it decide what goes into the meditation; what goes into the meditation; how much of this chat goes into the audio; are there set meditations or is each one new; is each one different; do you make it from my words; is it personal; what does tailored mean here; is it just my name dropped in; will it be in the meditation what I say about my father; does everybody get the same meditation; do you say this to everybody; is it the same for everyone; what do you do with my answers; how personal is it; what will you do with what I tell you",
    says: [
      "It is put together from written pieces that suit your kind of story, with a few words of yours where they fit: the place in your body, the feeling, perhaps a sentence. You can ask me to leave something out.",
    ],
  },
  {
    id: "how-long-meditation",
    asked:
      "how long is a meditation; how long does a meditation last; how long is it; is it long; is it very long; is it short; how long is the meditation; how long does the meditation take; how many minutes is it; can I choose how long it is; could I choose how long the meditation is; what is the longest one you can make; what is the max length; how long are they; what lengths are there; is there a short version; do you have one that's three minutes; can it be shorter; how long will it last; how long does one of these usually take",
    says: [
      "Five to ten minutes, unless you ask for another length: 3, 5, 10 or 15. Just write, for instance, “make it five minutes” before you press Meditation.",
    ],
  },
  {
    id: "how-long-talk",
    asked:
      "how long does this take; how long does a session take; how long does a session take roughly; how long will this be; how much time do I need; how many questions are there; how many more questions; how much longer; is it almost over; are we done; is it done yet; how long do we talk; does the bar at the top mean how far I've got; when is it over; how long till we are finished; how many questions do you have",
    says: [
      "As long as you like. Five or six short answers are enough, some ten minutes, and you may stop at any of them.",
    ],
  },
  {
    id: "wishes",
    asked:
      "will you say relax; will it say relax; can you leave out a word; can you not use the word relax; can it be about him; can it be about her; can you put her name in it; will you use his name; will you say my name; can I choose what is in it; can I have a wish; can I choose the place; can it be about the sea; can I have it without breathing; can I keep my eyes open; can you leave things out; can I say what I want in it; can it be religious; can you make it for sleep; can it have no music; can I choose the topic; what can I choose; can I change the meditation; what if I don't like the meditation you make; can I have it another way; can it be changed; can I ask for something in it",
    says: [
      "You can ask for a length, no breathing, no nature, open eyes, lying down, for sleep or for work, with or without religion, or for a word never to be used. Write it here, before or after it is made, and it is kept.",
    ],
  },
  {
    id: "narrate",
    asked:
      "what does narrate do; how do I hear it; can you read it to me; could you read it to me instead of me reading; how do I listen to it; can I hear it; can it be read aloud; can you speak; is there audio; how do I play it; where is the sound; how do I listen; will this make noise when I open it; is there sound; can you talk to me with a voice; can you speak to me; how do I stop it playing; how do I turn it off; play it",
    says: [
      "Narrate, below the conversation, speaks the latest meditation. Each message also has a small speaker of its own. Nothing makes a sound before you press something.",
    ],
  },
  {
    id: "voices",
    asked:
      "who speaks it; can I choose the voice; can I pick the voice; who speaks the meditation; who reads it; who is speaking it; can I change the voice; is there a man's voice; is there a male voice; I'd like a man's voice; which voices are there; who is speaking; is the narrator a real human; is the narrator a real human or synthesised; whose voice is it; who's the voice; she's lovely; can I have another voice; can you recommend a voice; is it the same voice that reads everything; can the voice have an accent; can the narration be in an irish accent; can it be whispered; does the voice have other accents; the voice is creepy; I don't like the voice; can the voice be lower; can the voice say my name",
    says: [
      "There are four voices, Aria, Rowan, Sol and Wren; choose one in Settings, under Audio. They are made by a computer. Other accents or a whisper are not there.",
    ],
  },
  {
    id: "voice-speed",
    asked:
      "can the voice be slower; can you make the narrator slower; can it speak faster; can I change the speed; it speaks too fast; it is too slow; can I have longer pauses; more silence please; can the pauses be shorter",
    says: [
      "Settings, under Audio, has the speed of the voice and the length of the pauses in new recordings. The speed is in the full player as well, while you listen.",
    ],
  },
  {
    id: "volume",
    asked:
      "how do I change the volume; can I turn down the music; can I turn the volume of the music down and leave the voice as it is; the music is too loud; it is too loud; it is too quiet; can it be quieter; can it be louder; I can't hear it; the bell made me jump; less flute please; there is no sound; I hear nothing; the voice is too quiet",
    says: [
      "Settings, under Audio, has one volume for the voice and another for the music. If nothing is heard at all, look at the volume and the silent switch of your device first.",
    ],
  },
  {
    id: "music",
    asked:
      "can I change the music; can you pick the music; is it always piano; whats with the piano in every one; can I have another music; what music is that; whats the piano piece called; is the music ai generated; is it ai generated music; can I use my own music; can I upload music; do you have rain sounds; can I have rain; different background sounds; can i turn off the rain sound; is the music royalty free; can it be harp; who composed the music; can I choose the music; what does the music button do; nature sounds",
    when: { voice: "built-in" },
    says: [
      "Music, below the conversation, has a piece composed for a mood by this server itself. In Settings, under Audio, you can also choose a music file of your own as background.",
    ],
  },
  {
    id: "music",
    asked: "how do I get other music; can the music be different",
    says: [
      "Music, below the conversation, has a piece made for a mood. In Settings, under Audio, you can also choose a music file of your own as background.",
    ],
  },
  {
    id: "no-music",
    asked:
      "can I have it without music; is it possible to use it with no music at all; only the voice please; switch off the music; would it be possible to switch off the music and only have the voice; can I turn off the music; no music; music off; can I have silence instead of music; stop the music; how do I stop the music; I want no music",
    says: [
      "Yes: set the volume of the music to nothing in Settings, under Audio, or do not start any; the voice works without it.",
    ],
  },
  {
    id: "playlist",
    asked:
      "where is my meditation; where do I find my meditations; where did my last meditation go; where do I find the one we made on tuesday; can I listen again later; can I keep it; what is the playlist; how do I put it into my playlist; how do I put the finished one into my playlist; where is the playlist; can I rename a meditation; can i reorder the playlist; how many meditations can I have; I only see three of my five meditations; is it kept; how do I find it again; where are my recordings; I'd like to keep it; keep it; keep this; save it; how do I delete a meditation; can I hear it again tomorrow",
    says: [
      "When Narrate has spoken a meditation, it is kept in your playlist by itself, and you can hear it there as often as you like. The Playlist button is below the conversation; the script also stays in this chat.",
    ],
  },
  {
    id: "again-later",
    asked:
      "can I get that same one tomorrow; can I have the same one again; can I get this exercise again; can I do that one again tomorrow; will it still be here tomorrow; can I come back to this one; can I find this exercise again; can I have that short one again; is the exercise saved",
    says: [
      "Yes. It stays in this chat, word for word, and the chat stays in the list at the side; open it tomorrow and it is there.",
    ],
  },
  {
    id: "download",
    asked:
      "can I download it; can I download the audio; can I get it as mp3; can I get it on my phone as mp3; how do I get the mp3 onto my watch; does the download come with the music; how big is the file; can I have the transcript; I'd like the transcript of the meditation; where is the text; can I save the audio; can i listen on alexa; can I put it on spotify; download; how do I download; can I listen without internet",
    says: [
      "The playlist has a download for each meditation, voice and music mixed into one sound file. The script is here in the chat and can be copied.",
    ],
  },
  {
    id: "share",
    asked:
      "can I share a meditation with a friend; how do I send this to my sister; how do I share it; can I send it to someone; can i make a meditation for someone else; how do I send that exercise; can I give it to my mother; can I use it in a class; can I make it for my daughter; can I play it to others",
    says: [
      "Download it from the playlist and send the file as you would any other. There is no link to share, since nobody but you can open your recordings.",
    ],
  },
  {
    id: "video",
    asked:
      "can you do video; what does video do; can I make a video; how do I make a video; is there a video; what is the video for; can I have subtitles; I'm deaf in one ear; captions; is there a transcript while it plays",
    says: [
      "A reply can become a video: your browser renders its text as calm captions over a slow scene, with narration and music when they exist. It can be downloaded.",
    ],
  },
  {
    id: "nothing-came",
    asked:
      "I pressed the button and nothing came up; I pressed it and nothing happened; nothing happens when I press it; there is nothing; nothing there; where is it; so where is it; theres nothing, pressed it twice; is it still loading; it just went blank; it went blank, is it broken; is it broken; the button doesn't work; the meditation didn't come; where is the meditation; where is it then; no meditation appeared; can't you just type it here; just type it here",
    says: [
      "The meditation is written into this chat, mostly within seconds of pressing the button. If nothing appears, reload the page and press it once more; what you wrote is kept.",
    ],
  },
  {
    id: "how-long-making",
    asked:
      "how long will it take to make; it's been loading five minutes; why's it stuck on ninety percent; is it stuck; why is it slow; is it supposed to take this long; is there a queue; it says waiting; why does it take so long; is it normal that it's been loading; how long does the narration take; I've been waiting for my track",
    says: [
      "The script is there within seconds. The voice can be heard while it is still being made, and the whole takes a minute or so. If it stands still, press cancel and start it again; nothing is lost.",
    ],
  },
  {
    id: "headphones",
    asked:
      "do I need headphones; is the speaker alright; will it work with my hearing aids; does it work over bluetooth; can it run in the background with my screen off; can I lock the screen; can I use it in the bath; can i use it while driving; can I listen while driving; can I do it on the bus; can I listen in bed; does it work when the screen is off",
    says: [
      "Any loudspeaker or headphones will do, and it goes on when the screen is off. Please never listen while driving or where you need your attention.",
    ],
  },
  {
    id: "what-comes-out",
    asked:
      "what comes out at the end; is it a text or a sound; a text or a sound; text or audio; is it something to read or to hear; what do I get at the end; what becomes of it; what do I have at the end; what happens at the end; what will I have at the end; is there something at the end; what is made from it; what do I get out of it in the end",
    says: [
      "A text of some minutes that stands here to read. Narrate lets a voice speak it, over music if you like; then it's in your playlist too.",
    ],
  },
  {
    id: "what-it-does",
    asked:
      "what does a meditation do; what does the meditation do; what does it do that I couldn't do myself; what does it do that I can't do by myself; what does a meditation do that I couldn't do alone; what can it do that I can't; what is in it for me; what do I get from a meditation; why would I listen to one; why should I listen to it",
    says: [
      "It gives you a few minutes in which a voice keeps the time and the pauses, with some of what you told in it. Nothing in it is magic: you could sit quietly without it, too.",
    ],
  },
  {
    id: "against-a-thing",
    asked:
      "what would a meditation do against noise; what would a meditation do against a noise; what would a meditation even do against noise; what would a meditation even do against a compressor; what would a meditation do against a compressor; what is a meditation going to do about it; what's a meditation going to do about that; what would a meditation do about it; what good is a meditation against noise; how can a meditation help against noise; how does a meditation help against noise; how would a meditation help with that; how would a meditation help; how is a meditation supposed to help; how is a meditation going to help; how will a meditation change anything; how is a meditation going to fix that; what does a meditation change; what would a meditation change; will a meditation fix it; will a meditation solve it; does a meditation solve anything; what would meditation do against a problem like that; why would a meditation help with a machine; can a meditation stop the noise; a meditation won't fix that; what is the use of a meditation for that",
    says: [
      "It changes nothing about the thing itself: it makes nothing quieter and repairs nothing. What it can change, for some people, is how tense or angry they are meanwhile. If you don't want one, that's fine.",
    ],
  },
  {
    id: "while-driving",
    asked:
      "can I do that one with my eyes open while I'm driving; can I do that while I'm driving; can I do that while driving; can I do this while driving; can I do it while I drive; can I do this one while I drive; can I do the exercise while driving; can I do the breathing while driving; can I do the breathing exercise while I'm driving; is it ok to do this while driving; is it ok to do that at the wheel; can I do it at the wheel; can I do this in the car while driving; can I meditate while driving; is it safe to do while driving; is it safe while driving; may I do this while driving; can i do that driving; can i do that in the bus when i drive; while driving is it ok; can I do this on my bike; can I do it while cycling; can I do it while operating a machine; do it while driving yes or no",
    says: [
      "No, please not while driving or at a machine: it takes some of your attention. Wait until you've stopped somewhere; then it's fine, with your eyes open if you like.",
    ],
  },
];
