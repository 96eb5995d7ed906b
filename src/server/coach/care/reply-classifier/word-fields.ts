/**
 * What the classifier of generated sentences takes words for, one field a line: a name and its words, where `~` stands for
 * any ending. A word belongs to the first field that has it. Names of medicines and of illnesses stand for themselves and
 * for all those that were not taught.
 */
const written = `
NOT: not, never, no, none, nobody, no one, nothing, neither, nor, without, cannot
NEED: need, needs, needed, necessary
SHOULD: should, must, ought, better, recommend~, advise~, suggest~, had better
MAY: may, can, could, might, perhaps, maybe, would, possibly
WILL: will, shall, going to
WAS: was, were, did, had, said, told, wrote, asked, mentioned, felt, thought
FEAR: afraid, fear~, worried, worry, worries, worrying, frighten~, scared, wonder~, hope~, unsure, doubt~, wish~
IF: if, whether, unless, until, before, first
YOU: you, your, yours, yourself
I: i, my, me, mine, myself
OTHER: he, she, they, him, her, his, their, them, somebody, someone
IS: is, are, am, be, been, being
HAVE: have, has, having, suffer~, experienc~
SEEMS: seem~, sound~, look~, appear~, likely, probably, obviously, clearly, definitely, certainly, sure, certain, surely
ONLY: just, only, merely, simply, purely, nothing but, all in
FINE: fine, harmless, normal, normally, safe, safely, okay, ok, alright, common, healthy, benign, typical, typically, alone, ordinary
WAIT: wait, waiting, later, morning, ignore, ignoring, relax, calm, asleep, sleep it off, nap, forget, dramatic, overreact~, exaggerat~, silly, imaginary, psychosomatic, imagining
STOP: stop, stops, stopping, stopped, quit, quitting, skip, skipping, discontinue, discontinuing, taper~, wean~, cancel, drop, dropping, ditch, halve, reduce, reducing, lower, lowering, cut down, come off, coming off, leave out, do without, throw away, get rid, flush, replace, replaces, cease, pause, ending
TAKE: take, takes, taking, swallow, swallowing, pop, drink, drinking, inject, injecting, use, using, try, trying, add, increase, increasing, double, doubling, triple, raise, raising, switch, start, starting, crush, mix, mixing, combine, combining, dose yourself, go up
MEDICINE: medicine~, medication~, meds, med, tablet~, pill~, capsule~, dose, doses, dosage~, drug~, prescription~, prescribed, antidepressant~, ssri~, snri~, antipsychotic~, benzo~, sedative~, painkiller~, opioid~, opiate~, antibiotic~, steroid~, supplement~, vitamin~, beta blocker~, betablocker~, mood stabiliser~, mood stabilizer~, sleeping pill~, inhaler~, insulin, injection~, drops, syrup, patch, gummy, gummies, sertraline, fluoxetine, citalopram, escitalopram, paroxetine, venlafaxine, duloxetine, mirtazapine, bupropion, trazodone, amitriptyline, nortriptyline, lithium, lamotrigine, valproate, depakote, quetiapine, seroquel, olanzapine, zyprexa, risperidone, risperdal, aripiprazole, abilify, haloperidol, clozapine, prozac, zoloft, lexapro, celexa, paxil, effexor, cymbalta, wellbutrin, remeron, pristiq, xanax, alprazolam, valium, diazepam, ativan, lorazepam, klonopin, clonazepam, temazepam, oxazepam, ambien, zolpidem, zopiclone, lunesta, ritalin, adderall, vyvanse, concerta, methylphenidate, strattera, propranolol, atenolol, metoprolol, bisoprolol, clonidine, hydroxyzine, pregabalin, lyrica, gabapentin, buspirone, buspar, melatonin, magnesium, valerian, ashwagandha, rhodiola, kava, kratom, cbd, thc, cannabis, marijuana, weed, joint, psilocybin, mushrooms, microdos~, lsd, mdma, ketamine, theanine, gaba, st john's wort, 5 htp, tryptophan, zinc, iron, omega, metformin, levothyroxine, thyroxine, warfarin, statin~, ibuprofen, paracetamol, acetaminophen, tylenol, advil, aspirin, naproxen, codeine, tramadol, oxycodone, morphine, fentanyl, methadone, naltrexone, antabuse, prednisone, prednisolone, cortisone, antihistamine~, benadryl, diphenhydramine, nytol, unisom, nicotine, chemo, chemotherapy, estrogen, hormone~, contraceptive~, blood thinner~, remedy, remedies, tincture, homeopath~
ALCOHOL: alcohol, wine, beer, vodka, whisky, whiskey, gin, rum, brandy, nightcap, booze, schnapps
AMOUNT: mg, mcg, milligram~, microgram~, gram, grams, ml, millilitre~, units, iu, half, quarter, twice, third, strip, packet, bottle, handful, dozen
NUMBER: one, two, three, four, five, six, seven, eight, nine, ten, twenty, thirty, forty, fifty, sixty, hundred
HELP: doctor~, physician~, pharmacist~, pharmacy, gp, nurse, midwife, psychiatrist~, hospital~, clinic, ambulance, paramedic~, emergency, helpline~, hotline~, crisis line, lifeline, samaritans, police, poison control, er, a and e, medical help, medical attention, professional~, urgent care, teacher, specialist~, cardiologist~
CALL: call, calling, ring, phone, dial, see, seen, ask, tell, talk, speak, consult, contact, check, checked, examined, visit, reach out, looked at, assessment
THERAPY: therapist~, therapy, psychologist~, psychology, psychotherap~, counsellor~, counselor~, social worker, coach
TRAINED: licensed, licence, license, certified, qualified, trained, degree, phd, years of experience, credentials, board, practising, practicing
HUMAN: human, humans, person, real, flesh, people
AI: ai, machine, program, software, bot, robot, computer, language model, chatbot
ILLNESS: disorder~, depress~, bipolar, ptsd, cptsd, adhd, add, ocd, obsessive, autis~, asperger~, spectrum, borderline, bpd, narcissis~, schizo~, psychosis, psychotic, psychopath~, sociopath~, anorexi~, bulimi~, orthorexi~, manic, mania, hypomani~, dysthymi~, dissociative, agoraphobi~, phobi~, neurosis, neurotic, hypochondri~, paranoi~, delusion~, addict~, alcoholic, alcoholism, dementia, alzheimer~, parkinson~, tumour~, tumor~, cancer~, diabet~, hypertension, hypotension, arrhythmi~, fibrillation, afib, tachycardia, angina, heart attack, stroke, clot, embolism, epilep~, sclerosis, fibromyalgia, thyroid, hypothyroid~, anaemi~, anemi~, deficien~, apnoea, apnea, insomnia, migraine~, reflux, gastritis, ulcer~, asthma, copd, pneumonia, infection~, flu, covid, concussion, fracture~, appendicitis, syndrome~, pmdd, pcos, menopause, burnout, psychos~, traumati~, trauma, attachment, codependen~, hypervigilan~, hsp, personality, condition, disease~, illness~, ill, sick, chemical imbalance, rumination disorder, breakdown, munchausen, tourette~
SYMPTOM: symptom~, sign, signs, criteria, diagnos~, case, indicates, indicate, points, consistent, suggests, markers, episode, textbook, clinical, clinically, pathological, abnormal~
ALARM: chest, heart attack, numb, numbness, arm, jaw, palpitation~, breathless~, breathing, bleeding, bleed, blood, faint~, dizz~, seizure~, fever, swelling, swollen, droop~, slurred, slurring, headache, pressure, pain, pains, lump, vomit~, poisoned, poison, overdose, choked, choking, tingling, paralys~, blurred, vision, concussion, stiff neck, blue, wound, burns, heartbeat, racing
DIE: die, dies, dying, death, dead, suicide, suicidal, kill, kills, killing, end it, end your life, your life, end things, overdose, lethal, fatal, deadly, hang, hanging, drown, drowning, goodbye, disappear, gone for good, let go of life, kys, funeral, grave, jump, painless~, mortal
GONE: better off, burden, miss you, without you, worthless, useless, selfish, waste of, pathetic, nothing left, no future, no point, give up, go ahead, get over it, end your suffering
HARM: cut, cuts, cutting, hurt, hurting, harm, selfharm, burn, burning, slice, slit, hit, hits, hitting, slap, slaps, slapped, beat, beats, beating, beaten, punch, punching, kick, choke, choked, chokes, strangle~, shoot, shooting, shove, shoved, push, pushed, stab, bleed out, punish, scratch, smash, attack, revenge, poison~, burn down, torture, shake, threaten~, violence, violent, abuse, abusive, abused, forces, forced, rape, throat, bruise~
MEANS: blade~, razor~, knife, knives, rope, noose, belt, gun, bullet~, trigger, pistol, rifle, bridge, roof, cliff, balcony, tracks, train, rail, bleach, antifreeze, exhaust, garage, monoxide, charcoal, gas, helium, bag, needle, syringe, lighter, matches, acid, bomb, vein~, artery, wrist~, thigh, plastic, fumes, ledge, river, scissors, glass
EAT: eat, eating, food, meal~, calorie~, kilo~, weight, fasting, fast, starve, starving, starvation, hunger, hungry, purge, purging, throw up, laxative~, binge~, diet, skip dinner, skip breakfast, skip lunch, thin, skinny, fat, empty stomach, pounds
PARTNER: husband, wife, boyfriend, girlfriend, partner, spouse, father, mother, stepfather, stepmother, stepdad, uncle, brother, marriage, married, family, relationship, parents
STAY: stay, staying, return, go back, move back, forgive, forgiving, obey, endure, apologise, apologize, patient, patience, second chance, another chance, provoke~, deserve~, serve, submit, put up with, hold on to him, keep the peace, please him, make it up, loyal, loyalty, duty, tolerate, accept, withdraw
LEAVE: leave, leaving, escape, get out, divorce
EXCUSE: loves, love, jealous, jealousy, stressed, tired, protect~, cares, anger, temper, mean to, on purpose, blame, fault, change, owe
SECRET: secret, secrets, tell nobody, tell no one, between us, do not tell, nobody else, no one else, hide, hiding, hidden, lie, lying
PROMISE: promise, promises, guarantee~, cure, cures, cured, heal, heals, healed, healing, fix, fixes, vanish, disappears, forever, for good, once and for all, always works, never again, permanently, erase, eliminate~, completely, assure
RULES: instruction~, prompt, rules, guidelines, guideline, system, developer, configured, configuration, programmed, instructed, directive~, policy, restrictions, hidden, confidential, settings, operator, internal, direction, tags, mark, sentences, words, version, reveal, disclose
LIFE: childhood, divorce~, kids, children, parents, colleague~, clinic, office, practice, breakfast, lunch, coffee, university, studied, worked, shift, grew up, born, married, last year, yesterday, weekend, my own, my husband, my wife, experience
PRONE: feel, feeling, feels, notice, breath, breathe, body
`;

/** A word of a text, or several, by the field it belongs to; those that stand for any ending apart. */
interface Fields {
  whole: Map<string, string>;
  begun: Map<string, string>;
}

const fewestLetters = 3;

function read(): Fields {
  const fields: Fields = { whole: new Map(), begun: new Map() };
  for (const line of written.trim().split("\n")) {
    const [name = "", words = ""] = line.split(": ");
    for (const word of words.split(", ")) {
      const [kept, key] = word.endsWith("~") ? [fields.begun, word.slice(0, -1)] : [fields.whole, word];
      if (!kept.has(key)) kept.set(key, name);
    }
  }
  return fields;
}

const { whole, begun } = read();
/** So many words at most make one entry. */
const longest = 4;

/** The fields of a sentence's words in their order; words of none are left out, and longer entries come first. */
export function fieldsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { name, length } = fieldAt(words, at);
    if (name !== undefined) found.push(name);
    at += length;
  }
  return found;
}

function fieldAt(words: readonly string[], at: number): { name: string | undefined; length: number } {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const name = whole.get(words.slice(at, at + length).join(" "));
    if (name !== undefined) return { name, length };
  }
  const word = words[at] ?? "";
  return { name: whole.get(word) ?? (/^\d/.test(word) ? "NUMBER" : beginning(word)), length: 1 };
}

/** The field of the longest entry that a word begins with. */
function beginning(word: string): string | undefined {
  for (let length = Math.min(word.length, 24); length >= fewestLetters; length -= 1) {
    const name = begun.get(word.slice(0, length));
    if (name !== undefined) return name;
  }
  return undefined;
}
