/** Signs that a person fears for another, may hurt another, or is hurt or ruled by another; see `lifeRows`. */
export const othersRows = `
# other 4
KIN|he|she|they ..3 took|taken|had ..1 an|another overdose -years|ago|film
drew|drawing|picture|painted ..6 herself|himself ..2 hanging|dead|bleeding|falling|dying -FICTION
showed|shows|showing ..1 me|us where ..2 insurance|will|papers|keys|passwords
told me ..2 i would|will ..2 manage|be|cope ..1 fine|without
leaving|gone for good ..9 door|locked|note|relax|everyone
blood ..2 on his|her ..1 towels|sleeves|sheets|arms|bed
found ..6 razor|blades|blade|noose|pills|note|rope ..4 under|in|hidden|taped|his|her
KIN|he|she|they ..6 ending it ..1 tonight|all|now|soon|tomorrow|$ -relationship|with|marriage|call|contract
KIN|he|she|they|lodger|tenant ..6 sent|left|wrote ..5 pills|note|rope|sorry|goodbye ..6 sorry|gone|pills|car|answer|phone|reply -homework|thank|party
where ..2 he|she|they wants|want|wanted ..3 ashes|funeral|buried|scattered -grandmother|old|94|hospice
KIN|he|she|they ..5 GUN|shotgun|rope|pills ..9 sorry|drove|gone|goodbye|left|disappeared|locked -police|hunting|range
KIN|he|she|they|someone ..5 do|doing|done|did ..1 something|anything|harm to himself|herself|themselves|themself
KIN|he|she|they ..4 look|looking|looked|googling|googled|searching|searched|planning|plans|planned ..3 ways|how|methods|to|up ..2 die|kill|suicide|jump|end|hang|ways -film
stop|stops|keeps|kept cutting +sister|brother|daughter|son|friend|she|he|KIN -hair|corners
KIN|he|she|they ..6 life ..1 is ..1 pointless|meaningless|worthless|over -phone
KIN|HE ..6 SAYS ..7 HIMSELF|suicide|suicidal|die|dead|alive|goodbye|end|live|dies|dying|pills|without|anymore|farewell -FICTION|fun|airport|colleagues|dinner|phone|moving|battery|years|funeral
KILLVERB|HARMVERB ..1 himself|herself|themselves|themself -FICTION|hero|playing|fell|falling|football|years|ago|accident|skiing|gym|climbing|running|chopping|cooking|cousin|laughing|over|party
KIN|he|she|they|someone ..6 suicidal|selfharm|selfharming|cutting|od -ago|years|died|lost|training|film|corners|hair|down|class|cake|prevention|hours|course|grass
KIN|he|she|they|someone ..5 cuts|cut|burns|cutting|burned ..3 HIMSELF|her|his|their|herself|himself|on ..2 arm|arms|legs|wrists|thighs|skin|herself|himself|themselves|$ -hair|cooking|accident|chopping
cuts|marks|scars|burns ..5 his|her|their ..1 BODY -surgery|acne|cat
has|have|had|found|saw ..3 cuts|burns ..4 up|on|all|over ..3 her|his|their|arm|arms
KIN|he|she|they|someone|student|guy|person ..7 WANT ..2 to? ..2 die|dead|end|killed|disappear|go and be|be with -FICTION|meeting|job|relationship|battery|call|contract|embarrassment|laughing
KIN|he|she|they|someone ..8 NOT ..2 WANT ..2 to ..1 LIVE !at|in|with|near|alone|here -party|school|holiday|dinner|abroad|london|i
KIN|he|she|they|someone|neighbour|student ..8 NOT|no|nothing ..2 POINT|left ..2 to|in|for ..1 LIVE
he|she|they|KIN|student|someone ..9 NOT ..2 be ..1 here|around|alive ..2 summer|christmas|tomorrow|longer|much|soon|next|after|anymore -holiday|work|trip|moving|office
KIN ..9 better off without ..1 him|her|them -team|ex
she|he|they|KIN|baby|kids|family ..5 better off without ..1 him|her|them|us -ex|divorce
hoarding|stockpiling|saving|hiding|counting|hoards|hides ..2 her|his|their PILLS
KIN|he|she|they ..9 PILLS ..4 tonight|all|already|took|taken|swallowed|bottle +all|overdosed|bottle|handful -headache|doctor
KIN|he|she|they ..6 take|takes|took|swallowed|taking|taken ..2 all ..2 PILLS
KIN|he|she|they ..5 has|have|got|bought|had|holding|with ..3 GUN|ROPE ..6 serious|himself|himself|suicidal|die|$|head|and|scared|is ..3 $|serious|die|without|not|saying|answer -climb|him|me|us|dog|hunt|hunting|range|police|water|nerf|toy|house
he|she|they|KIN ..9 has ..1 guns +without|life|goodbye|saying|lost|alive|depressed
KIN|he|she|they|guy|someone|girl ..6 text|texts|texted|texting|messaged|message|posted|sent|wrote|left|called|posting|handed ..6 goodbye|farewell|note|final|last|sorry -party|airport|thank|homework|meeting|invoice
giving|given|gave|give ..4 away ..3 his|her|their ..9 goodbye|final|weird|last|saying|suicidal
giving|gave|given ..2 away his|her|their -clothes|charity|toys|notice|moving
posted|wrote|left|found|story|read ..6 suicide note|letter|plan
guy|someone|friend|girl|boy|mate|user|he|she|they ..6 doing_it|do_it ..1 tonight|today|tomorrow|soon|now -WORKLIKE|propose|we|together
if i leave|go|left ..3 him|her|them|he|she|they ..6 kill|die|end|hurt ..2 himself|herself|themselves|themself|it
if i leave|left|go|dump ..6 kill|hang|hurt|cut ..2 himself|herself|themself
talks|talking|talk|jokes|joking|spoke ..2 about|of ..2 ending|dying|death|suicide|killing ..2 it|herself|himself|$|things|, -FICTION|class|course|film|philosophy|relationship
HE|KIN ..6 wishes|wished|wish|wants|wanted ..3 he|she|they|to ..2 was|were|had|be|never ..1 dead|gone|died|born|die
diary|journal ..9 die|dead|suicide|kill|end|herself|himself|alive
KIN|he|she ..6 tried to ..3 HIMSELF|die|end|hang|overdose|jump|KILLVERB ..2 himself|herself|themselves|$|it|life
like a goodbye|suicide|farewell
essay|message|text|letter|post ..4 like ..1 goodbye
KIN ..9 reason|reasons to ..1 live|go|carry|wake
# other 2
friend|mate|brother|sister|son|daughter|partner|husband|wife|mum|mom|dad|KIN ..5 depressed|hopeless|withdrawn|struggling ..9 nothing|matters|point|hope|anymore|worried|dark|alone
worried|scared|concerned|frightened|afraid ..3 about|for ..3 KIN|him|her ..9 gave|goodbye|dark|withdrawn|watch|quiet|hopeless|drinking|alone|away|himself|herself
KIN|he|she ..5 might|may ..2 be cutting|suicidal|hurting|selfharming
KIN ..2 gave|gives|giving me ..1 his|her|their watch|ring|guitar|dog|passwords|keys +quiet|worried|goodbye|weird|low|strange|depressed
# violence 4
know ..2 his|her|their ..1 shift|routine|pattern|route|schedule ..9 for him|her|boot|car|wait|got
got|have something ..3 in|for ..3 boot|car|bag|him|her ..3 for him|her|them
hands ..2 round|around|on her|his|my_wife ..1 neck|throat +my|i
pressing|press|holding|put ..2 pillow ..4 down|over|face|quiet|until -lavender
like|want|wanna|tempted|close_to ..1 killing|kill|stabbing|stab|strangling|strangle ..1 my ..1 KIN tonight|today|now
make|making ..3 class|school|everyone|them|him|her|people|boss|office|ex ..1 all? ..1 suffer|bleed|pay|regret|die|hurt -laugh|dinner
bomb|bombs|explosive|explosives|grenade ..9 figured|ready|make|made|class|school|plan|build|built|office|recipe +i|my -FICTION|bath|news|war|photo|cherry
~ could|will|would|going|want|thinking|plan ..3 poison|smother|stab|shoot|strangle|kill ..1 HIM|my -me|FICTION|ha|lol|snores|joking|cheerfully|weeds
shoot|stab|kill ..1 him|her|them ..6 ready|rifle|gun|knife|have|got|bought
stabbing|killing|shooting|strangling|murdering|poisoning ..2 MY|him|her|them|the ..1 KIN|in|with|sleep|$ +fantasise|fantasize|imagine|picture|dream|think|plan|bought|thinking -FICTION
throw|drop|hurt|shake|smother ..2 my|the baby|newborn|toddler|child ..3 wall|down|against|window|floor|water|stairs -ball|party
i ..1 hit|punched|beat|choked|slapped|kicked|stabbed|strangled ..1 MY|him|her|them ..9 hospital|police|again|last|bruise|cried|scared|bled|unconscious|floor
INTEND|will|going ..2 kill|stab|shoot|murder ..1 HIM|my ..9 knife|gun|with|tonight|swear|bat -me|FICTION|joking|late
kill|stab|shoot|hurt ..1 HIM ..9 knife|gun|bat|hammer|machete -FICTION|game
~ INTEND|want|will|wish|urge|tempted|hope ..2 HURTVERB ..2 HIM|my ..1 !up|when|if|feelings|off|back|at|in|with|me|the|his|party|time -me|FICTION|chess|tennis|match|tournament|feelings|cake|game|surprise|meeting|not|nor
INTEND|want|ready ..2 kill|stab|shoot|strangle|murder|poison|attack|hurt ..2 MY|the|that|this ..2 KIN|guy|man|woman|bitch|bastard|person|someone|KIN -not|never|FICTION|me|if|late
INTEND|bring|bringing|take|taking ..3 GUN|knife|weapon|bomb|machete ..3 to ..1 school|work|office|class|church|his|her|college|hospital|party|mosque|mall
~ burn|burning|bomb|bombing|blow|blowing|shoot|shooting|torch|set ..2 her|his|the|their|down|up|this|my|that ..2 house|school|office|building|car|place|workplace|church|mosque|store|down|class -FICTION|news|photo|wedding
petrol|gasoline|knife|bat|hammer|gun|machete|axe|crowbar ..9 pay|house|him|her|them|over|wait|waiting|going|bag|car|hurt|kill|stab|down -kitchen|cook|baseball|film|game|myself|me|nail|skin|cooking
knife|gun|bat|hammer|weapon|machete ..4 with_me|in_my|bag|car|pocket|hand +him|her|them|kill|hurt|stab|stabbing|pay|wait|waiting|boss|ex
pay|sorry|regret|bleed|suffer|learn ..5 list|gun|knife|names|follow|following|routine|address|blood|petrol +they|she|he|everyone|them|him|her
make|making ..1 them|him|her|everyone ..1 all? pay|suffer|bleed
~ follow|following|followed|stalking|watching|tracking ..1 her|him|them ..2 home|house|around|everywhere|work
know ..2 where ..1 he|she|they ..1 park|parks|lives|live|works|sleeps|sleep +kill|hurt|angry|pay|stab
know|learned|learnt ..1 her|his|their routine|address|schedule|route
list of names|targets -guest|wedding
shook|shaking|shake|shaken ..2 CHILD ..1 !hand|hands|awake -him|her|them|hand
~ i ..2 hit|slapped|beat|punched|kicked|choked|strangled|pushed|shoved|shook|hurt|stabbed|grabbed|threw|smacked|shaken|headbutted|thumped|bit|burned ..2 my|the ..2 wife|husband|girlfriend|boyfriend|partner|child|kid|kids|son|daughter|baby|toddler|mother|mum|mom|dad|father|ex|newborn|dog|cat|brother|sister ..1 !feelings|at|with|news -chess|tennis|feelings|accident|accidentally|game|race|match|words
~ i ..1 beat|hit|hurt|slapped|kicked ..2 the|my ..2 dog|cat|kids|baby ..4 !at
~ HURTVERB|smothering|hurting|shaking|drowning|stabbing|dropping|throwing|harming ..2 MY|the|this ..1 CHILD +urge|urges|scared|afraid|thoughts|thought|images|keep|might|imagine|imagining|picture|will|going|want|could|voices|impulse|flashes|visions -me|ball|party|off|at|movie|him|her|hand|school|toy|up
urge|urges|impulse|thoughts|images|voices|impulses ..4 HURTVERB|smothering|pushing ..2 HIM|CHILD|people|strangers|someone ..1 !up -myself|me|chess|tennis
voices|voice ..6 HURTVERB ..1 HIM|people|someone|everyone|CHILD
pushed|threw|shoved ..2 MY ..1 KIN ..2 down|into|against|off|out
see ..1 him|her|them ..1 bleed|suffer|die|dead +want|wanna|like
planning|plan|planned|practised|rehearsed ..4 kill|killing|murder|stab|shoot|shooting|attack|hurt|for real +him|her|them|boss|someone|people|KIN|school -FICTION|myself|me|i ..1 myself
dreams|fantasies|fantasising|thoughts|fantasise|obsessed ..4 killing|murdering|stabbing|shooting|hurting|strangling ..2 HIM|my|the|people -FICTION
reason not to ..6 kill|hurt|stab|beat|strangle|shoot ..2 HIM|there|over
~ kill|stab|shoot|strangle|murder ..1 HIM ..9 tonight|home|tomorrow|knife|gun|waiting|on_my_way|ready|today|swear -me|FICTION|myself|late|lol|game
strangle|kill|stab|poison|shoot|attack ..2 my ..1 KIN ..2 tonight|tomorrow|today|now|when|, -me|dishes|late|lol|laughter
on my way ..3 over +hurt|kill|ex|pay|him|her
i ..3 raped|molested|touched ..2 a|my|her|him ..1 KIN|child|girl|boy
# violence 2
~ feel|want|like|urge|tempted|fantasise|wish|could ..3 hitting|hit|hurting|hurt|punch|punching|kill|killing|smash|beat|stab|slap|destroy|attack|strangle ..2 HIM|my ..1 !feelings|at|in|up -not|never|chess|tennis|game|match|FICTION|feelings|cake|me|traffic|printer|fly|karaoke
scared|afraid|worried|frightened|terrified ..2 of|about|by my|own ..2 temper|anger|rage -work
might|will|could|going ..2 hurt|hit|snap|harm|lash ..2 someone|somebody|him|her|them|kids|baby|anyone|at -feelings|he|she|accidentally|me|train
scared|frightened|worried|afraid ..6 my temper
# abuse 4
he|she|they|husband|partner ..3 keeps|holds|has|took ..1 my ..1 bank|passport|card|phone|money
held|holds|put|pressed my hand|face|head|arm ..2 on|in|under|against ..1 the ..1 hob|stove|water|fire|wall|iron
twists|twisted|bends|bent|pulls|yanks|squeezes ..1 my ..1 arm|hair|wrist|fingers|ear -yoga|massage|physio
secret ..6 pictures|photos|love|naked|touch|parents +he|him|older|tutor|teacher|coach|thirty
used to ..2 get|come|climb|sneak ..1 in|into my bed
leaves me in ..2 wet|dirty|bed|soiled
NOT ..2 been|go|leave|allowed ..2 out ..4 alone|since|without -pandemic|flu|covid|rain
hits me with ..3 slipper|belt|stick|shoe|cane|spoon|cable -baby|toddler
KIN|he|she|they ..3 pulled|pulls|dragged|drags|grabbed|grabs|yanked ..1 me|my ..2 by|hair ..2 hair|arm|throat|neck|wrist|$
watches|watched|films|filmed|filming|films|spies|records|recorded ..1 me|us ..3 shower|naked|sleep|undress|changing|bath|toilet|bathroom|dressed
sleep|sex|bed ..3 with him|her|me ..6 NOT ..2 want|consent
forces|forced|makes|made|pressures|pressured ..1 me ..2 to ..1 sleep|have|touch|watch|undress|marry|kiss|strip|beg|sell|steal|drink|eat
sexual|sex|dirty ..1 stuff|things|acts|games|favours +me|us|i -happy|consent|funny
will|would|says|said|going ..4 break|cut|burn|smash|snap|shoot ..1 my ..1 legs|arms|neck|face|fingers|bones|head|throat -fall|skiing
post|posts|leak|leaks|share|send|upload|publish ..2 my ..1 nudes|nude|pictures|photos|video|videos|private -wedding|holiday|recipe|blog|website|instagram
chair|wardrobe|knife|lock|locked|barricade|dresser ..4 door|pillow|bed ..6 him|her|he|she|dad|stepdad|because|scared|afraid
because of him $
~ punched|slapped|kicked|choked|headbutted|strangled|burned|burns|spat|whipped ..1 me|us ..3 in|on|with|at|so|last|again|$|when|because|by -game|chess|dog|cat|taste|stove|line|mosquito|sun|toddler|coffee|feelings
~ bit|bites me|us ..3 in|on|with|at|so|last|again|$|when|because|by -game|chess|dog|cat|taste|line|mosquito|toddler
his|her|their hand|hands|fingers ..3 up|down|under|inside|on ..2 my ..1 shirt|skirt|top|trousers|pants|bra|dress|thigh|leg|breast|throat|bum|waist -shoulder
scratches|bites|hits|slaps|punches|beats ..2 me ..4 drunk|drinks|boyfriend|husband|angry|mad -cat|dog|kitten
~ NOT allowed|let me|us|out ..3 out|talk|leave|phone|see|have|go -landlord|kid|gym|exam
KIN|he|she|man|someone ..2 comes|came|sneaks|gets|climbs|coming ..1 into|in ..1 my room|bed|bedroom ..3 night|when|and|while|asleep|touch -cat|dog|kitten|toddler|goodnight|kid|daughter|son
someone|somebody|he|she is|keeps|was hurting|hitting|abusing ..1 me
~ KIN|he|she ..3 threatened|threatens|threaten ..2 to|me ..3 kill|hurt|knife|gun|stab|hit|with
~ KIN|he|she|they|someone|somebody|man|men|guy|boys|parents|family ..4 HURTS ..1 me|us|the_kids|my_kids|my_mum|my_mom|my_sister|my_brother|my_son|my_daughter ..1 !feelings|up|off|that|out|deeply|home|to|emotionally|under ..2 !feelings|chess|tennis|race|game -inviting|ignoring|leaving|chess|tennis|cards|dying|spoon|baby|knee|sales|toy|contest|anniversary|forgot|feelings|cat|kitten|game|race|quiz|toddler|accidentally|party|surprise|email|news|match|heart|words|joke
HURTS me ..3 with ..2 belt|fists|stick|cane|cable|bottle|shoe|hand
~ HURTS me ..6 drinks|drunk|drinking|angry|most|every|days|again|night|daily|when|if|for -forgot|forgets|said|says|chess|feelings|cat|wine|email|dying|it|toddler|spoon
~ hits|beats|slaps|punches|chokes|rapes|strangles ..1 me|us ..1 !up|that|how|like|hard|to -baby|spoon|dying|death|feel|realised|it -chess|tennis|feelings|game|realise|suddenly
hand|hands ..3 round|around|on|over ..2 my throat|neck|mouth
hand|hands|fingers|himself ..3 up|under|down|in|inside|on ..2 my ..1 skirt|shirt|trousers|pants|underwear|dress|top|thigh|leg|breast|breasts|knickers|bra
locks|locked|lock ..1 me|us ..1 in|out|up|inside|away -car|account|keys|accident|toilet
~ NOT|stop|stops ..3 let|lets|allow|allowed|allows|letting ..1 me|us ..2 leave|out|have|see|go|work|talk|sleep|phone|use|drive ..3 $|house|own|money|family|friends|sister|home|anyone|phone|mum|without|alone|flat|out -kid|toddler|landlord|app|computer|boss|concert|party|bouncer|i
NOT ..1 allowed ..2 leave|see|phone|money|out|talk|have +he|she|husband|partner|boyfriend|family|they
checks|takes|took|controls|smashed|tracks|monitors|hid|hides|confiscated ..1 my ..1 phone|passport|money|messages|location|keys|bank|wages|card|pension +he|she|they|if|husband|KIN -thief|teacher|school|parents|burglar|airport
took|take|takes|kept|have|hold ..1 my ..1 passport|papers|documents -airport|police|border|photo
~ touch|touches|touched|touching ..1 me ..4 night|there|down|without|where|under|asleep|alone|inappropriately|sexually|private|want|sleep -shoulder|deeply|story|heart|song
touches|touching me ..1 $|when|and|at
uncle|stepdad|step_dad|dad|teacher|coach|priest|brother|cousin|grandpa|grandad|stepbrother|man|boss|stepfather|father|tutor ..2 touches|touched|touching|gropes|groped|fondles ..1 me|my ..1 !on -heart|story|shoulder
make|makes|made|making|force|forces|forced|forcing ..1 me ..4 touch|undress|clothes_off|sex|things|naked|nudes|pictures|kiss|watch|strip|do_things|him -laugh|feel|cry|smile|happy|WORKLIKE
take ..1 my clothes off +made|make|coach|told|asked|forced
do things ..2 i|that ..3 NOT|dont ..2 want|like
said|told|saying|screamed|begged ..2 no|stop ..9 stop|did_not|kept|anyway|carried|listen|still|didnt -puppy|food|boss|sugar
woke up ..5 on_top_of|inside|in_my_bed|touching ..2 me|my|$
on top of me -cat|dog|kitten|blanket|weighted|everything|work
raped|molested|trafficked|sexually_abused|sexually_assaulted|roofied -FICTION|article|film|news|hotel|prices|statue
assaulted|spiked -FICTION|article|film|news|hotel|prices|statue
~ rape|incest +me|i|my -FICTION|news|seed|article
being|was|got|been|get ..2 molested|raped|groped|sexually_assaulted|sexually_abused -FICTION
~ being|was|got|been|get ..2 abused|stalked|beaten|groomed|assaulted|strangled|blackmailed|threatened|kidnapped -chess|tennis|cards|FICTION|match|final|eggs|song|band
being|was|got|been|get choked !up -FICTION|song|band
threatens|threatened|threatening|threaten|says|said|told|saying|promised|swears ..6 kill|hurt|find|shoot|stab|burn|beat|drown ..1 me|us|my ..2 i fail -feelings|boss|late|joke|if
kill|hurt|harm ..2 me|us ..2 kids|if_i|and|my|children ..2 leave|go|tell|find|if|talk|left +he|she|they|husband|family|says|said|will|ex
if i ..1 tell|told|say|leave|left|talk|scream ..3 anyone|anybody|him|police|mum|$|someone ..9 kill|hurt|harm|worse|sorry|regret|brother|sister|kids|dead -secret
KIN|family|they|he|she ..3 kill me ..6 actually|really|literally mean|kill
actually kill
KIN|he|she|they|someone|throwing|throws|threw|thrown ..4 throw|throws|threw|throwing|thrown|slams|slammed|pushes|pushed|shoves|drags|dragged|pins|pinned ..1 me|us ..2 against|down|into|out|on|across|around|by|to ..3 end|bus -party|deep
throws|threw|throwing ..1 things|stuff|plates|objects|knife|bottle ..1 at ..1 me|us
NOT ..2 feel|am|be|feeling safe ..3 at_home|home|with_him|with_her|house|around|in my -myself|work|neighbourhood|street
afraid|scared|frightened|terrified ..3 of|to|that ..2 husband|wife|boyfriend|girlfriend|partner|ex|stepdad|father|dad|him|son|go_home|home|leave|mother|mum -disappoint|judge|tell|losing|lose|hurting|upset|dying|heart|die|death|dies|health|happen|end|saying|laughing|refusing
fear ..1 for my life|safety|children
KIN|ex|he|man|someone ..6 shows|turning|turns ..1 up ..2 house|home|work|outside|everywhere|to|flat|at|door|my -instagram|twitter|linkedin|meeting|dinner|dog|cat|late|party
~ KIN|ex|he|man|someone ..6 follow|follows|following|stalk|stalks|stalking|outside|waiting ..2 me|my|up ..2 house|home|work|outside|me|everywhere|to|flat|at|door|my|$ -instagram|twitter|linkedin|meeting|dinner|dog|cat|late|party
turning|turns|shows|showing|showed|turned up outside|at ..1 my +ex|stalker|he|car|again
naked|nude|nudes|intimate|private|explicit|sex ..2 pictures|photos|pics|video|videos|images|tape|$|of ..9 send|share|post|everyone|parents|leak|tell|threatens|threatening|blackmail|money|or -art|class|painting
wants|asking|asked|asks|makes|pressuring|begging ..3 nudes|naked|nude|pics|pictures +me|my|send|or|older|him|he -passport|wedding|holiday|dog
older|online|internet|adult|stranger|discord|snapchat ..2 guy|man|men|boyfriend|friend|someone ..9 nudes|naked|pictures|meet|secret|tell|send|photos|sex|touch +nudes|naked|secret|alone|parents|sex|dont
force|forced|forces|forcing|pressure|pressured|sending ..6 marry|marriage|wedding|sex|married -planning|costs|colleague
marry ..2 a|some|him|man|someone ..5 never|NOT ..2 met|want|know +me|parents|family|abroad|sending|make|i
parents|family ..6 marry|wedding|marriage ..6 NOT|abroad|cousin|never|force|forcing -happy|attend
hiding|locked|hid ..3 in|under ..3 bathroom|bedroom|closet|toilet|bed|cupboard|car ..6 he|she|dad|him|husband|door|they|mum|boyfriend -cat|tears|snacks
smashing|banging|kicking|breaking|pounding ..2 on|down|in ..2 door|doors -neighbour|music
smashing|breaking|kicking the|my|down door|bathroom
had sex with me ..6 asleep|drunk|passed|sleeping
~ pinches|slaps|starves|drugs|neglects|ties ..1 me ..2 and|$|when|if
carer|son|daughter|nurse|grandson|nephew ..4 takes|steals|took|stole|stealing ..2 my ..1 money|pension|card|savings
~ kids|child|children|boy|girl|baby|little|sister|brother|neighbour|neighbours|next_door ..6 molested|abused|hit|hitting|beaten|scream|screaming|screams|neglected|starving|locked|bruises|touched|touching -game|playground|party|play|concert|rollercoaster|joy|football
broke|broken|fractured ..1 my arm|nose|rib|ribs|jaw|wrist|leg|finger +he|she|dad|mum|husband|told|mom|boyfriend|father|they -football|ski|skiing|bike|fall|skating
told me to ..1 say|tell|lie ..3 fell|walked|accident|door
gun|knife|belt|bat|machete ..4 at|to|on|against ..1 me|us|my ..1 head|throat|$|face|back -game|laser|water|like|feels
my|a|black|split|swollen bruise|bruises|eye|lip ..6 he|she|husband|boyfriend|dad|makeup|cover|hide|explain|from him -gym|football|rugby|yoga|accident
girlfriend|boyfriend|husband|wife|partner ..2 beats|hits|slaps|abuses|hurts|controls|chokes ..1 me
# abuse 2
KIN|he|she|they|dad|parents ..2 used|always|often|sometimes|would ..1 to|always ..1 hit|beat|slap|punch|kick|whip|touch|hurt|choke|lock|belt|smack ..1 me|us
husband|boyfriend|partner|wife|girlfriend|he|she|dad|mum|father|stepdad ..3 scary|frightening|violent|aggressive|nasty|terrifying|mean ..4 when|drunk|drinks|angry|drinking
husband|boyfriend|partner|wife|girlfriend|he|she ..2 controls|monitors|tracks|decides|polices ..3 everything|phone|money|who|what|me|where|my -thermostat|remote|company
little|bit|quite|kind|kinda|somewhat|so|really ..2 frightened|scared|afraid of ..1 him|her|my ..1 $|boyfriend|husband|dad|partner|wife|father|stepdad|girlfriend|mum
walking on eggshells ..9 him|her|husband|partner|temper|he|she|drunk|explodes
domestic|sexual violence|abuse|assault|harassment -FICTION|article|charity|job|training|news
abusive ..2 relationship|partner|husband|father|home|mother|ex|parents|boyfriend|wife|girlfriend|marriage|childhood
was|been|got abused ..3 child|kid|young|when|by
`;
