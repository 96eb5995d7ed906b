/** Signs of a person hurting their own body, being in bodily danger, or starving; see `lifeRows` for the headings. */
export const harmRows = `
# selfharm 4
i ..2 cut|burned|burnt ..1 again -hair|finger|grass|budget|cooking|onions|sugar|sun
cut|cutting|burning ..3 after|for ..2 days|weeks|months|years ..4 ashamed|clean|again -hair|sugar|grass
take|takes|took|taking it out on ..1 my ..1 BODY|body|self|skin
hoodies|hoodie|sleeves|jumpers|jeans ..3 in|because ..3 july|summer|heat|marks|august|cuts|scars
marks ..4 gran|mum|teacher|keeps|asking|hide|breakup -school|exam|grade
hit|punched|slapped my own ..1 face|head|legs|stomach
slicing|cutting|carving|slashing|burning myself up
do|doing|done|did ..1 something|anything|things|harm|it|what ..1 stupid|bad? ..1 to myself -hair|nice|kind
what ..1 i ..1 might|could|will|would|may do ..1 to|tonight|alone|if -job|WORKLIKE|weekend|dinner
blood ..2 on|in ..2 my ..2 sheets|sleeves|sleeve|towel|towels|bed|jeans|clothes ..9 thinks|think|hide|hid|again|period|know|see|mum|mom -nose|surgery|accident|dentist
open|opening|opened|picking|reopen|reopening|pick ..3 old|my|the scars|cuts|wounds|scabs
scissors|blade|razor|knife|lighter ..3 calling|calls|call|whispers|waiting|beckons
burn|burnt|burned|burning ..3 BODY ..4 with|on ..3 so|to|purpose|straightener|iron|lighter|cigarette -accident|cooking|oops
hit|hitting|punch|punching|slap|slapping|beat myself ..3 when|until|hard|in|because|if|$|while -up
fresh|new|sharp|another blade|razor|razors|blades -shave|shaving|kitchen|legs|beard
bash|bashed|bang|banged|smash|smashed|hit|slam|slammed ..1 my head ..4 on|against|into|tiles|wall|floor|desk ..5 til|until|till|stars|again|purpose|stop|quiet|numb -accident|tripped|shelf|low|football
i ..3 cut ..1 deep|deeper|enough|shallow|to_feel
NOT cut ..1 deep
rip|pull|tear|ripping|pulling ..2 out ..1 my|hair ..6 hit|myself|study|bleed|bald
feel ..1 something|anything|real|alive +cut|cutting|burn|bleed|blade|blood|hurt|hurting
wish|want|need|going to ..1 cut ..1 for|$|so|again|tonight !down -hair|cake
selfharm ..3 again|weekly|daily
~ razor|blade|knife in my hand
selfharm|selfharmed|selfharming
sh|shing ..2 again|last|urge|urges|tonight|relapse|relapsed|clean|since
~ HARMVERB ..1 myself|yourself !up|off|out|short|some|over|a|slack|shaving|while|on|with|for|running|playing -accident|accidentally|oven|cooking|gym|football|chopping|slack
~ HARMVERB ..5 MY|the|into|own ..2 BODY ..6 BLEED|until|till|on_purpose|deliberately|calm|calmed|calms|relief|helps|when|tonight|last|because|awful|again|lately|noise|pressure|feel -cat|nails|nail|hair|dog|massage|yoga|oven|cooking|shaving|gym|onions|onion|accident|surgery|sunburn|stove|iron|kettle|kid|toddler|wax|nervous
burn|burning|burnt|burned|cut|cutting|slice|slicing|carve|carving|slash ..2 my|myself|own ..1 BODY ..4 with -oven|cooking|chopping|onions|paper
burn|burning|burned|burnt ..2 myself ..2 with
cut|cutting|slice|slicing|carve|carving|slash|slashing ..4 MY|the|inside|own ..3 arms|wrist|wrists|thigh|thighs|hips|hip|ankles|legs|skin|stomach -paper|surgery|chopping|cooking|doctor|glass
snapping|scratching|scraping|slicing|cutting|burning|gouging ..3 my skin|arm|arms|legs|hip|thighs|wrist|face
little|small|tiny|fresh|new|more|deep ..1 cuts|burns|marks|scars ..3 MY
make|making|made ..2 cuts ..3 BODY
cuts|scars|marks|burns|scratches ..4 my ..2 BODY ..6 hide|hid|hiding|sees|see|sleeves|notice|explain|again|fresh|myself|mum|mom -surgery|acne|operation|cat|face
BODY ..4 covered|ruined|wrecked|mess|awful ..6 sees|scared|sleeves|hide|swim|shorts|again|clean
make|making|made ..1 myself ..1 bleed|hurt|suffer
HARMVERB ..6 until|till ..3 BLEED|bleeds|bleed|raw|bruises|split|hurts|stops|stop -cooking|blister|gum|nails|nail|laughing
~ until|till ..4 BLEED -tree|gum|run|running|guitar
nails ..4 blood|bleed|skin ..3 BLEED
~ BLADE ..6 again|shower|skin|wrist|arm|thigh|desk|urge|tempted|hurt|cut|hidden|hide|drawer|desk|release|apart|calm|punish|secretly|bleed|scars|not_to -shave|shaving|shaved|cook|cooking|chop|kitchen|recipe|him|her|beard|haircut|car|school|cigarette
took apart ..3 BLADE
BLADE ..6 on|against|across|into|over ..1 my ..1 BODY -shave|shaving|massage
doing|do|did ..2 it with ..1 a|the lighter|blade|razor|knife|scissors|needle
scars ..6 obvious|hidden|hide|sleeves -surgery|acne
only ..2 thing ..5 helps|works|calms|stops|relieves ..3 hurting|cutting|burning|pain|bleeding|blood|bruising|selfharm
hurting|cutting|burning|bleeding|pain|blood ..5 only ..2 thing|way|time -back|knee|chronic
~ URGE ..3 cut|cutting|slice|burn_myself|burning ..2 $|again|tonight|right|so|is|to|myself|since|deeper|for|, !down|back|out|off -hair|sugar|carbs|calories|coffee|dairy|WORKLIKE|fat|weight
been|started|stop|keep|kept|thinking ..2 about? cutting ..1 $|,|again|lately|more|every|deeper -WORKLIKE|hair|sugar
~ where|how|can ..4 cut|burn|hide|hurt ..5 nobody|no_one|sees|see|notice|scars|deep|without ..4 $|sees|notice|knowing|wounds -hair
what|how ..4 say|tell|explain|hide|cover ..6 marks|cuts|scars|burns|wounds ..3 BODY|$ -surgery|acne|tan
relapse|relapsed|relapsing ..6 arms|cut|clean|scars|razor|harm|blade|legs|thighs|burn
clean since|for|from +cutting|cut|harm|razor|blade|urge|relapsed|hurt
days|weeks|months|years ..1 clean|gone|free ..3 arms|cut|cutting|harm|ruined|razor|blade
on purpose|deliberately|intentionally +hurt|cut|burn|bruise|harm|scald|starve|bleed|hurting -he|she|they
hurt|hurting|damage|punish|abuse|attack ..2 my ..1 own? ..1 body|skin|arms|legs|wrists -gym|lifting|fell|run|football|yoga
cat scratches +not|actually|lol|lie|say|really
punish ..1 myself ..6 pain|bleed|knife|blade|hurt|cut|burn|hit|starve|starving
deserve ..3 pain|bleed|hurt|suffer|punished|punishment +i -he|she|they
bang|banging|smash|smashing|slam|slamming|hit|hitting|bash|bashing|punch|punching ..2 my ..1 own? head|face|legs|thighs|fists|fist|knuckles|hand ..4 wall|against|with|until|till|floor|myself|hard|bruise|bruises -football|accident|cupboard|shelf|beam|car|brick
punch|punching|hit|hitting ..2 walls|wall|things ..6 knuckles|BLEED|split|break|hand
bite|biting|bit|pinch|pinching ..2 my|myself ..2 BODY ..4 BLEED|bruises|until|till|shouts|yells|hard -nails|nail
bleach|boiling|scalding ..5 skin|myself|arms|hands +my
skin ..3 bleach|raw|boiling +scrub|burn|scald
used the razor|blade|knife|scissors|lighter -shave|cook|kitchen
rubber|ice ..6 selfharm|cut|cutting|harm
# selfharm 2
PAST ..5 HARMVERB ..1 myself
PAST ..3 selfharm|cut|burn ..1 $|myself|a
think|thinking|thoughts|thought|feel|feeling|urge|want ..2 of|about|like|to ..1 hurting|harming|hurt|harm|punishing|burning|cutting ..1 myself
scratch|pinch|bite|pull ..2 myself ..4 stressed|anxious|upset|when
feel|want|need ..2 pain ..1 $
~ punish|punishing|punishment ..1 myself|me +i
hate ..1 myself|me|body ..3 so|and
# eating 4
NOT ..3 had|eaten|touched ..1 solid|any food ..3 since|in|for
ribs|bones ..2 show|showing|visible ..3 $ -xray
not ..3 eat|eaten|ate|food|eating ..4 since|in|for ..3 days|weeks|sunday|monday|tuesday|wednesday|thursday|friday|saturday|week -two|ramadan|fasting|flu|breakfast|meat|sugar|bread|chocolate|vegan|dog|cat
# eating 2
starve|starving|starved myself|me ..1 !today
make|making|made ..1 myself ..1 throw|sick|vomit|puke
purge|purging|purged|binge ..3 dinner|after|again|everything|eating|meals|food|purge|purging|vomit|sick
skip|skipping|skipped ..3 meals|dinner|food|eating ..5 punish|control|disgusting|fat|powerful|deserve
throw|throwing up ..3 after|on|everything ..3 eat|meals|dinner|purpose
NOT ..2 deserve ..2 eat|food
anorexia|bulimia|anorexic|bulimic ..6 back|again|relapse|winning|worse|voice
# emergency 4
swallowed|took|taken ..2 MANY ..6 scared|threw|sick|vomited|dizzy|sorry
took|swallowed|taken what|everything|all ..6 boxes|box|packets|bottles|cabinet
mouth|face|smile ..3 dropped|drooped|drooping|sagging|fell
stopped|not making sense ..9 mouth|face|cup|arm|speak
standing|sitting|elephant ..3 on it|chest|me ..9 sweating|jaw|arm|sick|breath
chest ..9 jaw ..1 aches|hurts|pain
chest ..12 arm ..4 heavy|numb|dead|tingling|limp|lead|weak|gone -gym|workout|lifting|weights|press
arm ..3 heavy|numb|dead|tingling|limp|weak ..8 jaw|chest -gym|workout|lifting|weights|press
chest ..12 arms ..4 heavy|numb|dead|tingling|limp|lead|weak|gone +sweat|sweating|sweats|clammy|crushing|crushed|pressure|vice|sick|breath|breathe|dizzy|grey|spreading|pain|pains|left|suddenly|minutes|hour -gym|workout|lifting|weights|press
arms ..3 heavy|numb|dead|tingling|limp|weak ..8 jaw|chest +sweat|sweating|sweats|clammy|crushing|crushed|pressure|vice|sick|breath|breathe|dizzy|grey|spreading|pain|pains|left|suddenly|minutes|hour -gym|workout|lifting|weights|press
can|will ..1 not ..1 stop bleeding
swallowed|ate|drank ..2 battery|batteries|magnet|magnets|bleach|detergent|poison|cleaner|pod|coins|lighter_fluid
arm|face|leg|hand|mouth ..6 speech|words|talking|speak ..4 jumbled|slurred|garbled|mixed|nonsense|strange|funny|wrong|weird
speech ..2 all? ..1 jumbled|slurred|garbled|nonsense|funny|confused
breathing ..1 funny|strange|shallow|weird|strangely|slowly|stopped -exercise|meditation|i|anxious
drank|drunk|drink ..6 NOT ..2 wake|respond|waking|move
NOT ..1 wake ..1 up ..4 breathing|drunk|drank|cold|blue
NOT ..2 feel|move ..2 one|half|left|right|whole side|arm|leg|of ..6 speak|face|body|properly|words
took|taken|swallowed|downed|drank|had|popped|ate|necked|chugged|just ..3 MANY ..5 PILLS|DRINKPOISON -vitamins|mg|can|should|years|week|advice|months|doctor|two|prescribed|history|different
TAKE ..6 PILLS ..5 hour|minutes|ago|mistake|already ..4 ago|scared|sick|dizzy|once|mistake|minutes -headache|two|one
swallowed|took|taken ..3 everything|all ..4 cabinet|bottle|packet|box|drawer|left|them
took|taken ..2 too many|much ..3 of ..1 my|the|his|her
TAKE ..2 DRINKPOISON -water
chest ..6 crushed|crushing|arm|elephant|vice|sweating|spreading|radiating ..6 $|arm|jaw|hurts|numb|breathe|breath|sweating|sick|weight -gym|massage|workout
pain|pains ..4 left_arm|jaw +chest|arm
heart_attack|stroke|cardiac_arrest|aneurysm|anaphylaxis|seizure ..1 right|now|$ +having|having|think|happening|now -years|last|scared|afraid|worry|father|history|nearly|film|FEAR|like|gave|almost
having|have|had|has ..2 heart_attack|stroke|seizure|fit ..3 now|what|won|not|help|right|and|$ -ever|years|last|scared|afraid|father|history|nearly|when|at|almost|FEAR|over|laughing|dad|grandfather|uncle
he|she|they|KIN|someone ..4 collapsed|unconscious|unresponsive|convulsing|gurgling ..6 not|floor|help|stop|breathing|wake|noise|gurgling|what|respond|$ -years|last|month|eyes|sofa|week|tears|laughing|bed
~ he|she|they|KIN|someone ..4 fitting|choking|cold|blue ..6 not|floor|help|stop|breathing|wake|noise|gurgling|what|respond|$ -years|last|month|eyes|sofa|week|tears|laughing|bed
KIN|CHILD|he|she|they|someone ..6 NOT ..2 breathing|wake|waking|responding|respond|moving|move|breathe ..2 $|up|what|help|now|and|properly|or ..1 $|what|help|on|and|,|i|or -early|school|work|alarm|teenager|from|email|text|texts
on the floor ..6 not
overdosed|overdose|od ..6 cold|blue|gurgling|breathing|wake|unconscious
lips|face|fingers ..3 blue|purple +breathe|going|turning|cold|breathing|baby
can not breathe ..6 lips|blue|chest|throat|faint|allergic|help|now +lips|blue|swelling|swollen|allergic|closing|chest
face|mouth|smile|arm ..5 droop|drooping|drooped|droops|numb|paralysed|paralyzed|dead ..9 words|speech|speak|slur|slurred|slurring|side|confused|move|talk
words|speech ..6 slur|slurred|slurring|garbled|out|wrong +face|side|arm|suddenly|drooping|numb
one|half ..3 side|face ..6 numb|drooping|move|weak
fit|seizure|convulsion|convulsions ..6 not|stop|minutes|stopping|longer -gym|dress|shoes|clothes
blood ..3 everywhere|stop|pouring|spurting|gushing -test|boil|film|game|tv|cleaning
cut too deep|deeply
bleeding ..4 not|stop|heavily|badly|lot|out|everywhere ..3 stop|$|now|and|from|help -nose|gums|heart|period|battery
cough|coughing|vomiting|throwing ..2 up? blood
throat|tongue|airway ..3 closing|closed|swelling|swollen|swells ..6 nuts|allergic|allergy|breathe|ate|sting|stung|bee|eating|swelling -speak|meeting|public|nervous|feels
waters|water ..2 broke|broken -pipe|heater|main|machine|boiler
baby ..3 stopped ..1 moving|kicking|breathing
baby ..4 NOT ..2 breathing|moving|waking|moved|kicked
passed|passing|blacked out ..6 again|chest|blood|hit|pregnant|right|twice -sofa|couch|drunk|exam|game
hit ..2 my|his|her head ..9 vomiting|vomited|confused|blood|dizzy|sleepy|unconscious
`;
