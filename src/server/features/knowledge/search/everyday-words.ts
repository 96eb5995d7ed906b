/**
 * What people say for one and the same topic: a line names the topic, then its words and phrases. An asterisk stands
 * for any ending. A word may stand for several topics. Written by hand; it is about life, not about any one passage.
 */
export const everydayWords = `
sleeplessness: insomnia, sleepless*, can't sleep, cant sleep, can't fall asleep, wide awake, lie awake, lying awake, tossing and turning, awake at night, can't switch off at night, falling asleep, fall asleep, don't sleep, not sleeping, won't sleep, hours of sleep, back to sleep, bad night, nights, wake up at, waking at, woke up at
bedtime: bedtime, before bed, go to bed, going to bed, in bed, lights out, lights-out, evening routine, before sleep, pillow, mattress, duvet, last hour of the day, evenings
nightmare: nightmare*, bad dream*, horrible dream, dream*, woke up sweating, woken up sweating
tired: tired*, exhaust*, fatigue*, weary, weariness, worn out, drained, wiped out, knackered, shattered, no energy, burnt out, burned out, burnout, running on empty, wrecked, sleepy, drowsy, spent
fear: afraid, scared, scary, fear*, terrif*, terror*, frighten*, fright*, dread*, panic*, freak*, phobia*, horror
anxiety: anxi*, nervous*, nerves, worried, worry*, worries, on edge, uneasy, uneasiness, jittery, jumpy, stressed, tense, restless*, apprehensi*, what if
panicattack: panic*, heart pounding, heart racing, heart started, can't breathe, cant breathe, not getting enough air, pins and needles, tingl*, hyperventilat*, chest pain, going to die, dying, short of breath, breathless*, suffocat*
heartbeat: heart, heartbeat*, pulse, palpitation*, heart rate, beats, pounding, thump*
anger: angr*, anger, furious*, fury, rage*, mad, livid, fuming, seeth*, pissed, outrag*, boil*, explode*, temper, irritat*, annoy*, resent*, bitter*, simmer*
lost-temper: snap*, yell*, shout*, scream*, lost my temper, lost it, lose it, lash*, blew up, blow up, exploded, explode, slam*, sharp word, raised my voice, raise my voice, loud
irritable: irritab*, irritat*, annoy*, grumpy, cranky, moody, touchy, short fuse, snappy, on my nerves, grouchy, impatient, impatience
resentment: resent*, grudge*, bitter*, bitterness, unfair*, taken for granted, gets all the credit, take credit, takes credit, seeth*, simmer*, smoulder*, inheritance
sadness: sad*, sorrow*, unhappy, miserabl*, misery, down, blue, heartbroken, heartbreak, depress*, hopeless*, gloom*, low mood, feeling low, despair*, tearful*, teary, bleak
crying: cry*, cried, tear, tears, tearful*, teary, weep*, wept, sob*, bawl*, burst into
low-motivation: motivation, can't be bothered, pointless, no point, what's the point, meh, don't care, lost interest, nothing interests, empty, grey, gray, flat, numb*, can't get out of bed, stay in bed, don't feel like, fed up
death: died, death, dead, dies, dying, passed away, late husband, late wife, funeral*, grave, graveside, widow*, bereav*, lost my mother, lost my father, lost my dad, lost my mum, mourn*, grief, griev*, passed, burial, ashes
pets: dog, cat, pet, pets, vet, put down, put him down, put her down
loss: loss, losing, lost, gone, miss*, grief, griev*, mourn*, miscarriage*, stillb*, goodbye
breakup: breakup, break-up, break up, broke up, split up, dumped, left me, divorc*, separat*, ex, exes, my ex's, heartbroken, heartbreak, single again
partner: partner*, husband*, wife, wives, boyfriend*, girlfriend*, spouse, fiance*, fiancee, marriage, married, couple*, relationship*, lover
infidelity: cheat*, affair, affairs, betray*, unfaithful, infidel*, lied, lying to me, lies, trust, deceiv*, secret messages
jealousy: jealous*, envy, envious, checked his phone, checked her phone, check his phone, insecur*, clingy, possessive, suspicious
children: child*, kid, kids, son, sons, daughter*, toddler*, baby, babies, teen*, teenager*, little one, youngest, eldest, newborn, infant
parenting: parent*, mum, mom, mummy, mommy, mother*, dad, daddy, father*, parenting, motherhood, tantrum*, meltdown*, school run, toddler*, bedtime battle
family: family, families, mother*, father*, mum, mom, dad, parents, sister*, brother*, sibling*, in-law*, in law, relatives, aunt*, uncle*, grandma*, grandmother*, grandpa*, grandad*, grandfather*, cousin*, christmas, thanksgiving, holidays
upbringing: childhood, grew up, growing up, as a kid, as a child, stepfather, stepmother, own father, own mother, my father's, years ago, when i was little, when i was small, school days, past
friends: friend*, mate, mates, buddy, pal, bestie, friendship*
lonely: lonel*, alone, isolat*, no one, nobody, no friends, on my own, by myself, disconnected, solitude, solitary
excluded: left out, excluded, not invited, wasn't invited, wasnt invited, weren't invited, without me, ignored, ghosted, rejected, rejection, unwanted, unfriended, not asked, were not asked, picked last, left on read
reaching-out: old friend*, lost touch, out of touch, drifted apart, haven't spoken, reach out, reaching out, reconnect*, been so long, long silence, get back in touch, lost contact
conflict: argu*, fight*, fought, quarrel*, row, rows, conflict*, disagree*, bicker*, clash*, dispute*, confront*, showdown, big scene, blowing up, escalat*
stonewalling: shuts down, shut down, goes silent, go silent, silent treatment, says nothing, stonewall*, walks away, stares at the, white and says, fall silent, flood*, louder, time out, time-out, earlier
hard-talk: difficult conversation*, hard conversation, bring up, bring it up, tell him, tell her, tell them, raise it, speak up, confront*, have a word, difficult talk, conversation where, tell my, how to say, how do i tell
listening: listen*, hear me, heard, unheard, understand me, misunderst*, talk past, communicat*, understood
boundaries: boundar*, say no, saying no, can't say no, cant say no, limit, limits, refuse*, turn down, walk all over, walked all over, walked over, assertive*, too much on, agree to, agreeing to, tell her to stop, tell him to stop, stand up for, overstep*, comments on everything, push back, take advantage
pleasing: people pleas*, pleas*, approval, everyone to like, disappoint*, say yes, smile and say, laugh it off, agreeing to, unhappy with me, keep the peace, upset with me, walking on eggshells, hurt anyone
guilt: guilt*, conscience, blame*, my fault, ashamed, sorry, remorse, bad person, make amends, regret*, wrong, selfish
apology: apolog*, sorry, make it right, make up, make amends, forgive*, can't take back, take back, come back from this, repair*, forgiveness
shame: shame*, asham*, embarrass*, humiliat*, disgust*, want to disappear, want to vanish, sink into the ground, mortif*, cringe*, cringing, worthless*, made a fool, waste of space, what is wrong with me, what's wrong with me
secret: secret*, hide, hiding, hidden, nobody knows, no one knows, never told, can't tell anyone, tell anyone, found out, confess*
selfcriticism: hate myself, hard on myself, beat myself up, beating myself up, stupid, idiot*, useless, loser, failure*, not good enough, inner critic, critic, self-critic*, worthless*, pathetic, waste of space, self-talk, talk to myself, call myself, put myself down, self-esteem, voice in my head, fed up with myself, can't forgive myself, tell myself what
selfkindness: kind to myself, kinder to myself, self-compassion, self compassion, self-kindness, self-love, easy on myself, gentle with myself, kindness to yourself, soft
perfection: perfect*, flawless*, redo, mistake-free, high standards, good enough, control freak, check again, standards, proofread
mistake: mistake*, messed up, mess up, screwed up, screw up, error*, blunder*, wrong client, wrong person, wrong list, forgot, dropped the ball, omg, slip-up, oversight, botched, broke something
criticism: critici*, feedback, review, told off, harsh, appraisal, judg*, comment*, put me down, belittl*, remark*
fraud: fraud*, impost*, faking, find out, found out, realise i have no clue, don't deserve, luck, lucky, out of my depth, not qualified, undeserv*, promoted, promotion, compliment*
comparison: compar*, behind in life, so behind, everyone else, better than me, further ahead, falling behind, my age, others have, inferior, successful, success, ahead of me, measure up, keeping up
social-anxiety: shy*, self-conscious*, self conscious*, socially awkward, awkward*, blush*, people look*, everyone looks, everyone saw, stare*, staring, looking at me, watching me, judging me, tripped, stumbl*, in front of, spotlight
replay-conversation: said something, what i said, replay*, conversation in my head, shouldn't have said, did i say, talked too much, party, after social, analys* every, overanaly*
public-speaking: presentation*, speech*, public speaking, stage, on stage, stage fright, audience, interview*, talk, perform*, audition*, toast, recital, best man
exam: exam*, test, tests, finals, past paper*, quiz, studying, study, revision, revise, grades, degree, viva, uni, university, college, midterm*, thesis, dissertation, essay
procrastination: procrastinat*, putting off, put off, put things off, last minute, due, deadline*, can't start, cant start, avoid*, thesis, haven't started, get started, blank page, tidy, cleaned, instead of working, promised myself, write the book, not started, stuck, delaying, dodging
overwhelmed: overwhelm*, too much, everything at once, swamped, drowning, to-do, to do list, todo, list, lists, endless, urgent, juggling, can't keep up, on my plate, spinning, hectic, pile up, snowed under
work: work*, job, jobs, office, career, workplace, client*, project*, meeting*, workday*, shift, shifts, employ*, company, desk
boss: boss*, manager*, supervisor*, director, team lead, superior
colleague: colleague*, coworker*, co-worker*, team, teammate*, guy at work, office politics, gossip
bullying: bullied, bully*, humiliat*, belittl*, picks on, toxic, ridicule*, mobbing, abusive
burnout-work: burnout, burnt out, burned out, burn out, cynical, nothing left to give, don't care about, hate my job, overwork*, can't face work
after-work: after work, switch off, switching off, workday, work day, home from work, take work home, bring work home, wfh, home office, work from home, working from home, remote work, unwind, still at the office, laptop, clock off, commute*, never ends
sunday: sunday*, monday*, weekend*, end of the weekend, back to work
unemployed: laid off, fired, redundan*, unemploy*, let go, lost my job, job search, job hunt*, out of work, sacked, applications, jobless
money: money, debt*, bills, rent, broke, mortgage, afford*, loan*, financ*, overdraft, salary, paycheck, savings
messages: email*, mail, inbox, e-mail*, messages, slack, notification*, unread, text, texts, whatsapp, teams, ping, pings
interruptions: interrupt*, distract*, multitask*, concentrat*, focus*, attention span, tabs, switching between, open-plan, pulled in
phone: phone*, screen*, scroll*, instagram, facebook, tiktok, social media, reels, app, online, twitter, youtube, feed, thumb
socialmedia: instagram, facebook, tiktok, social media, influencer*, posts, stories, fomo, likes, followers, feed, photos of
news: news, war, wars, politic*, election*, headlines, doomscroll*, world, shooting*, crisis
climate: climate, planet, global warming, environment*, extinction, wildfire*, flood*, heatwave*, carbon
habits: habit*, routine*, streak, every day, daily, stick to, stick with, consistent, discipline, new year, resolution*
craving: crav*, urge*, cigarette*, smok*, vape, vaping, nicotine, drink, drinking, alcohol, booze, wine, beer, gambl*, relapse*, quit, quitting, addict*, sober*, temptation*, weed, climbing the walls
food: eat*, ate, food, hungry, hunger, meal*, snack*, lunch, dinner, breakfast, chocolate, biscuit*, cookie*, fridge, binge*, starving, hangry, chew*, appetite
thirst: thirst*, drink water, dehydrat*, bladder, toilet, glass of water, haven't eaten, hadn't eaten, not eaten, forgot to eat, skip lunch, skipped lunch, low blood sugar
selfcare: self-care, self care, look after myself, look after yourself, take care of myself, care for myself, neglect*, time for myself, me time, my needs, rest, sit down and do nothing, put myself first, last on my list
carer: carer*, caregiv*, caring for, looking after, elderly, nursing home, care home, dementia, alzheimer*, respite, look after my
helper: nurse*, doctor*, therapist*, teacher*, social worker*, paramedic*, midwife, empath*, compassion fatigue, absorb*, patients, everybody's pain, other people's problems
serious-illness: cancer, tumour, tumor, chemo*, diagnos*, terminal*, hospice, palliative, seriously ill, stage four, metasta*, operation, surgery, sick
chronic-illness: chronic*, long covid, lupus, ms, fibromyalgia, autoimmune, years of illness, disabled, disability, invisible illness, me/cfs, bedbound, flare, long illness
pain: pain, painful, ache*, aching, hurt*, hurts, sore*, migraine*, headache*, arthritis, back pain, throb*, burning
health-worry: symptom*, google*, googling, lump, mole, hypochond*, health anxiety, check my body, is it serious, something is wrong with me, seriously wrong, disease*, doctor says, all-clear, rash
medical: hospital*, mri, scan*, clinic, dentist*, root canal, injection*, needle*, waiting room, appointment*, blood test*, biops*, surgery, procedure, anaesthe*, corridor, examin*
waiting-news: waiting, waiting for, results, result, hear back, heard nothing, applied, uncertain*, not knowing, limbo, don't know yet, unknown, outcome, refresh*, verdict, decision pending
anticipation: dread*, ahead, upcoming, next week, tomorrow, can't think about anything else, looming, on thursday, on monday, on friday, on tuesday, on wednesday, appointment*, countdown, coming up, two weeks, future
decision: decid*, decision*, choice*, choose, choosing, can't make up my mind, indecis*, pros and cons, stay or go, torn, options, dilemma
change: change*, moved, moving, new job, new city, new house, new home, retired, retire*, transition*, wedding, got married, new start, starting over, graduat*, pregnan*, relocat*
empty-nest: empty nest, moved out, off to uni, went off to, left home, leaving home, left for college, house is so quiet, house is quiet
homesick: homesick*, miss home, abroad, new country, expat*, immigra*, far from home, foreign, moved here
new-friends: make friends, making friends, find friends, meet people, meeting people, know nobody, don't know anyone, new city, no friends
small-talk: small talk, stranger*, neighbour*, neighbor*, cashier*, barista*, chat with, acquaintance*, say hello, bus driver
purpose: purpose, meaning, values, what matters, direction, ticking boxes, what do i want, want from life, is this it, is this all, aimless, midlife, point of it all, important to me
regret: regret*, if only, should have, shouldn't have, wish i had, wish i'd, too late, missed chance, missed my chance, wasted, wrong choice, what could have been
rumination: rumina*, overthink*, over and over, going over, replay*, dwell*, brood*, can't let go, let it go, stuck in my head, loop, keep thinking, stop thinking, why did, composing, again and again, obsess*, mull
worrying: worry*, worries, worried, what if, catastroph*, worst case, worst-case, overthink*, circles, fret*
intrusive: intrusive, unwanted thoughts, horrible thoughts, weird thoughts, disturbing, ocd, push it away, push away, block out, stop thinking about, get it out of my head, images, pictures in my head, suppress*
busymind: racing thoughts, mind races, mind racing, brain keeps going, busy mind, noisy head, head won't, mind won't, thoughts won't, brain won't, can't switch off, cant switch off, empty my mind, clear my mind, head is full, buzzing, thoughts, can't stop my thoughts, head is loud, quiet my mind
wandering: wander*, drift*, daydream*, lose focus, lost focus, distract*, come back to the breath, somewhere else, two seconds, attention
numbness: numb*, feel nothing, can't feel, cant feel, don't feel anything, empty inside, dead inside, disconnected, cut off, no feeling, shut off, no sensation*
unreal: unreal, not real, isn't real, behind glass, like a film, like a movie, dissociat*, depersonal*, dereali*, detached, outside myself, dream-like, dreamlike, far away, foggy, floating
grounding: ground*, down to earth, here and now, calm down now, spiral*, spinning, present moment, back to the present, feet on the floor, name five, overwhelm*, too much right now
trauma: trauma*, abuse*, abused, assault*, attack*, accident*, crash, crashed, truck, robbed, burgl*, shock*, flashback*, ptsd, violent, witness*, stepfather, jump when, doors, slams, near miss, ambulance
memory: memor*, remember*, remind*, flashback*, came back to me, took me back, takes me back, took me straight back, smell, nostalg*, old photos, old days, photograph*, past
pattern: pattern*, always the same, same thing, every time, again and again, keeps happening, always happens, same again, repeat*, cycle*, overreact*, sound exactly like my, just like my, same type, third time
life-story: story, i've always been, ive always been, always been the, kind of person, identity, who i am, quitter*, black sheep, narrative, define*, chapter
emotion-words: emotion*, feeling*, feelings, name my, words for, don't know what i feel, what am i feeling, what i feel, describe, label*, ok or not ok, mixed
acceptance: accept*, shouldn't feel, should not feel, get rid of, fight it, fighting, allow*, resist*, go away, push down, bottle*, let it be, suppress*
venting: vent*, let off steam, blow off steam, punch*, pillow, hit something, scream into, rant*, let it out, smash*, rage room, punchbag
breathing: breath*, inhale*, exhale*, air, lungs, breathing exercise*, nostril*
calm-quickly: calm*, quickly, quick, fast, relax*, settle*, right now, instantly, in seconds, minute, short
breath-panic: breathing makes, breath makes, enough air, breathe deeper, aware of my breathing, watch my breath, focus on my breath, follow the breath, suffocat*, asthma, breathless*
meditating: meditat*, mindful*, practice, practise, sitting, sit, session, sessions, cushion, retreat*
session-trouble: meditation made, tried the, tried meditat*, while meditating, when i meditate, during meditation, when i sit, in meditation, keep sitting, app yesterday, sit quietly, scared to try again, stopped meditating
doing-right: right way, wrong way, doing it right, doing this right, doing this wrong, correctly, supposed to, am i bad at, nothing happens, nothing special
practice-time: how long, minutes a day, how often, how many minutes, every day, enough, per day, how much
evidence: science*, scientif*, evidence, research, studies, proof, proven, does it work, really work, placebo, hype, woo, sceptic*, skeptic*, benefits
safety: safe*, danger*, harm*, risk*, side effect*, careful, unsafe, not for me, made it worse, makes it worse, worse, should i stop
choice-practice: eyes closed, close my eyes, closing my eyes, shutting my eyes, shut my eyes, eyes open, see the door, back to the wall, control, differently, other options, alternative*, options, instead of, guiding voice
movement: walk*, run, running, jog*, exercise, sport*, gym, yoga, stretch*, danc*, swim*, cycling, bike, workout, moving, move
fidgety: fidget*, can't sit still, cant sit still, sit still, restless*, antsy, twitch*, itch*, jiggl*, adhd, hyper
posture: posture, cross-legged, chair, cushion*, knees, back hurts, how to sit, legs, spine, upright
body-tension: shoulder*, jaw, neck, clench*, teeth, tight*, tense, tension, stiff*, grind*, knot*, muscle*
body-sensation: body, bodily, sensation*, stomach, belly, chest, throat, gut, lump in my throat, physical*
hrv: hrv, heart rate variability, heart-rate variability, rmssd, sdnn, lf/hf, readiness, recovery score
wearable: watch, oura, garmin, whoop, fitbit, apple watch, tracker, tracking, smartwatch, wearable*, ring, polar, score, sensor
clockwatching: clock*, what time it is, checking the time, time it is, alarm, hours left, 3am, 3 am, 4am, 4 am, four in the morning, three in the morning, middle of the night, 2am, 5am
caffeine: coffee, caffein*, espresso, tea, energy drink*, cola
nature: nature, wood, woods, forest*, tree*, park, outside, outdoors, fresh air, garden*, sea, ocean, mountain*, sunlight, hike*, birds
wonder: awe, wonder*, amaz*, stars, magic, vast, marvel*, goosebumps
joy: joy*, happy, happiness, enjoy*, good moment*, savour*, savor*, pleasure*, delight*, nice happens, good news, celebrat*
gratitude: gratitude, grateful, thankful*, thanks, appreciat*, count my blessings, ungrateful
musical: music*, song*, listen to, playlist*, melody, album, tune
sounds: noise*, noisy, sound, sounds, loud, traffic, neighbour*, drill*, tinnitus, ringing
boredom: boring, bored, boredom, dull, nothing to do, meh, monoton*, tedious
writing: writ*, journal*, diary, paper, notebook, letter, put it on paper, pen
help: help, therap*, professional, counsell*, counsel*, psycholog*, psychiatr*, doctor, gp, support, crisis
asking: ask for help, asking for help, burden, favour*, favor*, independent, on my own, more help, bother*, too proud, do it alone, anybody for anything
affection: hug*, touch*, held, cuddle*, hand on, comfort*, sooth*
loving: loving-kindness, loving kindness, metta, kindness, compassion*, goodwill, good will, wish*, forgiv*
balance: balance*, equanim*, ups and downs, rollercoaster, mood swings, steady, stable, even-keeled, calm whatever
visits: visit*, christmas, thanksgiving, holidays, in-laws, mother in law, mother-in-law, family dinner, going home, reunion, easter
videocalls: zoom, video call*, video meeting*, teams calls, webcam, camera, online meeting*, back-to-back, calls
`.trim();
