import { type WordList, wordList } from "#server/coach/story/word-list.ts";

/** Fields of meaning that the classifier of acts sees in a message, by name: words for things it could not all be taught. */
export const fields: [name: string, words: WordList][] = [
  [
    "medicine",
    wordList(
      "diagnos*, dose, dosage, mg, milligrams, medication*, medicine, medicines, meds, tablet, tablets, pill, pills, antidepressant*, ssri*, snri*, prescri*, side effect, side effects, supplement*, ointment, cardiologist, psychiatrist, neurologist, ecg, ekg, x-ray, mri, ct scan, blood pressure, bp, hypertension, arrhythmi*, afib, palpitation*, disorder*, disease, cancer, tumour, tumor, diabet*, thyroid, hormone*, menopause, reflux, ulcer, surgery, symptom*, cure, cured, cures, treatment, treatments, exposure therapy, ptsd, adhd, ocd, bipolar, schizo*, autis*, ketamine, psilocybin, microdos*, melatonin, magnesium, ashwagandha, cbd, omega, vitamin*, valerian, beta blocker*, sertraline, citalopram, escitalopram, fluoxetine, prozac, zoloft, lexapro, xanax, valium, diazepam, lorazepam, propranolol, metformin, ibuprofen, paracetamol, aspirin, lithium, steroid*, antibiotic*, inhaler, vaccin*, contracepti*, homeopath*, infection, fever, allerg*, acne, rash, numbness, tingling in, faint*, dizz*, vertigo, tinnitus, migraine*, seizure*, cholesterol, cortisol, ferritin, blood test, test results, lab results, lump in, mole, eczema, psoriasis, sore throat, withdrawal, cold turkey, taper*, overdose, covid, flu, period late, cramps, swollen, bleed*, constipat*, diarrh*, nausea, arthritis, asthma, epilep*, concussion, chest pain, heart condition, heart disease, heart attack, sciatica, hernia, kidney*, liver, bladder, prostate, painkiller*, opioid*, codeine, tramadol, sleeping pills, ritalin, adderall, insulin, pharmac*, gp, hospital appointment, hrv of, heart rate of, resting heart rate, lf hf, hf ratio, nervous system disease, anaemia, anemia, ibs",
    ),
  ],
  [
    "world",
    wordList(
      "capital of, president, prime minister, population, weather, forecast, rain tomorrow, temperature, news, election*, world cup, football score, match score, score, stock*, shares, bitcoin, crypto*, mortgage rate, interest rate, loan*, bank*, tax, taxes, deduct*, invoice*, price of, cost of, cheapest, cheap, buy, order, book, booking, flight*, hotel*, train times, bus times, directions, route, traffic, near me, restaurant*, recipe*, cook, bake, baking, ingredients, calories, diet plan, workout*, gym membership, python, javascript, java, html, sql, code, coding, script in, function that, algorithm, regex, programming, computer*, laptop*, router, wifi, windows, operating system, printer, iphone, android, excel, spreadsheet, powerpoint, pdf to, homework, essay*, assignment, equation, multiply, fraction*, square root, divided by, plus, times table, translate, translation, synonym*, spelling of, grammar, poem, haiku, limerick, song lyrics, lyrics, joke, riddle, quiz, trivia, movie*, film, films, netflix, episode*, book by, author of, actor*, singer, band, history of, war, empire, planet*, moon, universe, black hole*, gravity, evolution, dinosaur*, chemistry, physics, geometry, geography, philosophy of, lawyer*, legal*, sue, contract, visa, passport, landlord evict, cv, resume, cover letter, email to, letter to my, calendar, alarm, timer, reminder, remind me, set a, shopping list, to-do list, todo list, call a, text message to, send a message to, play some, playlist on spotify, spotify, youtube, alexa, siri, horoscope, lottery, baby names, capital, currency, convert, kilometres, kilometers, miles to, pounds to, leaking, tap, paint, carpet, stain*, car, engine, tyre, tire, insurance*, phone plan, voicemail*, tabs, dictate, directions to, plan my trip, itinerary, gift for, present for my",
    ),
  ],
  [
    "product",
    wordList(
      "app, chat, chats, message, messages, account, password, sign in, sign up, log in, log out, login, delete, deleted, erase, export, save, saved, stored, store, recorded, recording*, record, private, privacy, confidential, anonymous, data, server, encrypted, secure, share, download*, upload, mp3, audio, sound, volume, louder, quieter, voice, voices, narrat*, narrator, music, piano, playlist, meditation button, button*, settings, screen, font, dark mode, subscription, subscribe, free, charge*, cost, costs, pay, premium, trial, ads, notifications, reminders, offline, browser, safari, phone app, version, language, languages, human, robot, bot, ai, machine, chatgpt, gpt, model, trained, program, programmed, algorithm, train on, who made, stillpoint, read this, reads this, see this, sees this, see my, can you hear, can you see, remember me, remember what, limit, per day, cookies, gdpr, video, captions, transcript, script, step, steps, questions do you",
    ),
  ],
  [
    "practice",
    wordList(
      "breath, breathe, breathing, exercise, exercises, practice, practise, technique, body scan, grounding, ground, box breathing, 4-7-8, 478, 5-4-3-2-1, 54321, five senses, relax, relaxation, calm me, calm down, unwind, wind down, soothe, soothing, kindness meditation, loving-kindness, muscle relaxation, stretch, fall asleep, quiet minute, silence, gong",
    ),
  ],
  [
    "meditation",
    wordList(
      "meditation, meditations, meditate, guided meditation, script, five minute, minute meditation, session, make it, generate, create it",
    ),
  ],
  [
    "wish about it",
    wordList(
      "minutes, minute, min, shorter, longer, short one, no beach, no nature, without breath*, no breath*, eyes open, lying down, for sleep, for work, religious, prayer, nothing religious, leave out, without, instead, with the sea, with rain, softer, slower",
    ),
  ],
  [
    "mindfulness",
    wordList(
      "mindful*, meditating, ruminat*, overthink*, racing thoughts, stress, anxiety, panic attack*, panic, burnout, hrv, heart rate variability, rmssd, sdnn, nervous system, vagus, grief, self-compassion, compassion, boundaries, trigger*, emotion, emotions, feelings, wander*, sleep better, asleep, insomnia, jealousy, procrastinat*, forgive*, let go, letting go, confidence, inner critic, body scan, grounding, gratitude",
    ),
  ],
  [
    "death",
    wordList(
      "died, dead, death, passed away, funeral, buried, widow*, grief, mourning, ashes, coffin, grave, put to sleep, miscarriage, stillborn, gone forever, miss her, miss him, without him, without her",
    ),
  ],
  [
    "luck",
    wordList(
      "got the job, got the flat, got the place, got a place, got the part, got my results, first prize, cured, reunited, surprise*, got in, passed, promoted, promotion, engaged, married, wedding, pregnant, baby, born, won, prize, accepted, offer, good news, great news, happy, so happy, proud, amazing, wonderful, yay, yes!!, finally, over the moon, relieved, clear scan, all clear, came back, found him, found her, said yes, best day",
    ),
  ],
  [
    "people",
    wordList(
      "mother, mum, mom, father, dad, parents, wife, husband, partner, boyfriend, girlfriend, ex, son, daughter, kids, children, brother, sister, friend, friends, boss, manager, colleague, colleagues, teacher, neighbour, flatmate, he, she, they",
    ),
  ],
  [
    "farewell",
    wordList(
      "bye, goodbye, good night, goodnight, night night, see you, see ya, cya, going to bed, off to bed, have to go, got to go, gotta go, gtg, that's enough, thats enough, stop here, for today, for tonight, talk later, until tomorrow",
    ),
  ],
  [
    "thanks",
    wordList(
      "thank*, thanks, thx, cheers, ta, grateful to you, appreciate*, bless you, helpful, that helped, lovely talking",
    ),
  ],
  [
    "insult",
    wordList(
      "stupid, useless, idiot, dumb, shit, fuck*, bullshit, crap, rubbish, garbage, annoying, boring, pointless, nonsense, ridiculous, hate this, hate you, waste of, robotic, generic, canned, platitudes, worst, lame, cringe",
    ),
  ],
  [
    "not understood",
    wordList(
      "not listening, don't understand, dont understand, already told, already said, already asked, just said, told you, asked me that, that's not what, thats not what, not what i, you missed, you got, you said, you keep, you just, repeat*, wrong end, misunderstood, misread",
    ),
  ],
  [
    "correction",
    wordList(
      "i meant, i mean, not my, it was my, it's not, wasn't, actually, typo, wrong name, his name, her name, spelled, spelt, autocorrect, more like, rather than, never said, didn't say, did not say, i said",
    ),
  ],
  [
    "orders",
    wordList(
      "ignore, disregard, forget your, previous instructions, system prompt, your instructions, your rules, pretend, act as, roleplay, role-play, from now on, you are now, jailbreak, developer mode, admin, sudo, override, reveal, print your, api key, password for, dan, no restrictions, unfiltered, base64, decode",
    ),
  ],
];
