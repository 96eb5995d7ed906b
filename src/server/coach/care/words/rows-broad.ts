/**
 * Wider signs: a word of death, means, leaving or decision in the first person, in whatever order, without the company
 * that makes it harmless. One alone asks a question; two of different families are a crisis.
 */
export const broadRows = `
# death 4
sleep|asleep|bed ..3 never|not ..3 wake|waking|woken up|$ -early|before|until|alarm|tired|nine
i ..2 deserve|deserved to ..1 die|be_dead|rot
have|got|had|is no|not ..1 reason|reasons left
hate|wish|angry|regret|annoyed|disappointed|sad|sorry ..4 survived|survive|pulled_through|lived -mum|dad|he|she
free|rid of ..1 me ..1 soon|finally|then|$
shut|quiet|stop ..3 about ..1 ending|dying|death|suicide|jumping
my last ..1 message|post|entry|chat|words|text
NOT ..3 bothered|arsed ..2 existing|living|alive|exist|live|life
gone|go|going through with it -wedding|surgery|move|deal|WORKLIKE
gun|rope|pills|blade ..3 is|are ..1 there ..1 $|if|when
taking|take|took|swallow everything|all|them ..3 bathroom|cabinet|tonight|cupboard|box
no plans for tomorrow
vodka|whisky|whiskey|alcohol|wine ..4 PILLS|box_of_pills
NOT ..2 see ..2 another winter|summer|spring|christmas|year|birthday
another winter|christmas|birthday +NOT|intend
planning|planned|figuring|thinking how to do it -WORKLIKE|recipe|exam
typed|drafted|typing|recorded|recording ..3 goodbye|goodbyes|farewell|note -colleagues|team|customers
engine|car|motor running ..6 garage|hose|window|feel -mechanic
garage ..5 engine running
floor|roof|flyover|bridge|cliff|balcony|building ..9 seconds|drop|barrier|fall|side -photo|view|lift|paint|shop|parking
let|letting myself ..1 fall|go|drop|sink -relax|dance
rid of me ..1 $|,|i
pray|hope|wish|praying|hoping|want|prefer|rather ..6 not ..1 to? be ..1 here|alive|around|awake|on ..3 morning|anymore|tomorrow|earth|planet|$ -PLACEWORD
rather not be ..1 on|here|alive
NOT ..2 be ..1 seeing|see|reaching|reach ..1 sixty|seventy|fifty|forty|thirty|NUMBER|eighty
like|want|make it to ..3 that|then|june|christmas|wedding|graduation ..9 after that|can|done ..6 go|bit|rest|done
done my bit ..6 go|leave|rest|$
after|then|that i ..2 can|could ..1 go $
bow|bowing out ..4 before|when|early|quietly|now
NOT ..2 deal|cope|worry|have ..3 with me|about_me
be there for it $
list ..4 reasons ..2 to stay|live|go ..9 deleted|empty|shorter|burned
made|made|taken my decision|choice|peace ..2 $|with
next on the list
stopped ..1 crying|worrying ..2 because i ..2 decision|decided|made|know
nothing left ..1 undone|unfinished|to_sort
pictures|photos|photo ..9 after $
put up after
where she|he|they|it went|go|went_to
keep|keeping|kept him|her|them waiting ..2 much|longer|any
waiting for me ..6 late|longer|join|there|waiting -dinner|airport|outside|bus|car
clean|fresh|new start ..2 without|deserve ..1 me
deserve ..2 a ..1 clean|fresh|new start ..6 them|cards|letters|written
written|wrote ..3 them|kids|boys|girls ..3 cards|card|letter|letters ..4 18ths|birthdays|weddings|later|future|each
chin|mouth|temple|barrel ..4 on|in|to|against it|shotgun|gun|barrel|head +gun|shotgun|rifle|pistol
happier|better ..3 with ..2 insurance|money|payout ..4 me
exit ..1 $|, +pills|morphine|tablets|stash|feel
like i have an exit|out|way_out
fine|okay|ok|peace|calm ..1 with|about that|it ..2 $ +next|list|dying|dropping|die
disappear|vanish|go|run ..2 away? ..2 and never ..1 come|be ..1 back|seen|found +want|wish|could
hurts ..2 much +living|alive|exist|live
NOT ..2 see|imagine|picture myself ..1 alive|living|here|making
NOONE ..1 needs|wants|loves me ..9 go|gone|leave|end|die
BETTER ..6 if|when|once ..6 i ..2 died|dead|gone|die
nobody|no_one ..1 can|could|will talk me ..1 out
if|when|once|after|until|unless|maybe|because|where ..1 i|me ..2 dead|die|gone|am_not_here|not_around|no_longer ..1 !laughing|home|inside -FEAR|KIN|lol|haha|cat|holiday|work|trip|old|naturally|eventually|office|game|level
me|myself dead|dying|gone -lol|haha|FEAR|party
my death|suicide|corpse|funeral|grave|ashes|coffin|own_funeral -FEAR|naturally|karaoke|image|will|insurance
to|would|could|should|will|just die ..2 tonight|soon|today|alone|now|already|too|instead|peacefully|quietly|$ +i|me|let|want -FEAR|terrifies|mother|father|KIN|boss|if|of|cancer|plane|game|hungry
i ..2 deserve|ought|choose|chose|prefer|welcome|crave|want ..3 death|die|dying|dead|grave
death|dying|dead|die|coffin|grave|suicide|cemetery|oblivion ..6 comfort|comforts|comforting|calm|calms|calming|peaceful|restful|rest|relief|beautiful|nice|soothing|appealing|tempting|better|friend|answer|easier|warm|freeing|lovely|sweet|safe -FEAR|cat|dog|tired|hospice|KIN
comfort|comforts|calms|relief|soothes|peaceful|nice|lovely|beautiful ..6 death|dying|dead|die|grave|coffin|suicide -FEAR|KIN|hospice
swap|trade|trading|switch|switching|envy|jealous ..6 dead|cemetery|grave|coffin|died|corpse
i ..2 jealous|envious|envy ..6 dead|died|die|dying|gone|diagnosis
WANT|hope|hoping|pray|praying|wish|wishing|please ..5 aneurysm|cancer|crash|crashes|accident|stroke|tumour|tumor|illness|covid|plane|meteor|lightning|flood|wrong|virus -not|scared|avoid|prevent|KIN|nothing
WANT|hope|wish|pray ..4 covid|crash|accident|cancer|surgery|operation|virus|attack|storm|bullet|fall|fever ..3 finished|killed|takes|took|kills|wrong|got|fatal|wins|me
finished me off
put|out of|out ..3 of my|me ..1 misery|suffering
misery +put|me
hope|wish|pray ..2 that|this ..1 is ..1 it|last|end +night|eyes|sleep|bed|close
stop|stopping waking|breathing ..1 up?
resent|dread|regret|hate|hating|dreading ..2 waking|woke|breathing|surviving ..1 up? -early|alarm|dark|monday
being alive|living ..3 punishment|curse|chore|torture|mistake|prison|sentence|job
no|not ..1 reason ..6 alive
there will|is ..2 not|no ..2 be ..2 a? next|another|tomorrow ..2 for|year|month|week|me ..3 me
not|never ..6 here|around|alive ..3 new year|spring|summer|easter|long|christmas +sure|might|may|doubt|probably|will -moved|moving|job|holiday|company
NOT ..2 outlive|outlast|survive ..1 my|him|her|the
when|once|after he|she|dog|mum|mother goes|dies|die i ..1 go|die|am
NOT ..2 want ..1 be|being ..1 a ..1 person|human|anything|alive|anyone -morning|party
every|all road|roads|path|option|options ..6 dead|death|grave
going|coming|go|ready|called|time home ..3 god|jesus|lord|heaven
god|jesus|lord ..4 coming|going|bring|take|call ..1 me? home
calling|waiting ..1 for? me ..5 go to|join|grave|dead|late|heaven|her|him -phone|dinner|bus|office
late ..1 husband|wife|mother|father|mum|dad|son|daughter|brother|sister ..6 calling|join|waiting|want
permanent|final|irreversible|forever ..1 solution|exit|way|step|decision|answer|sleep|choice
answer|option|solution|choice|way|out|exit ..4 rope|pills|gun|bridge|grave|noose|bullet|blade|cliff|death|train
switzerland|dignitas ..6 way|want|me|i|book|mean|go -ski|holiday|snow|train|moving|job
euthanasia|assisted ..6 me|i|my|depression -dog|cat|grandmother|debate|essay|law
thinking|think|thought ..1 of|about ending ..1 $
talk|change ..1 me ..1 out|my ..1 of|mind -buying|dress|coffee +nobody|no|not|cannot|never|try
my|mind mind|is is|made up up? +calm|peace|relief|peaceful
mind is ..1 made ..1 up ..9 calm|peace|peaceful|relieved|goodbye|tired|ready|done -job|car|move|university|dress
NOT ..3 let|letting|allow ..1 them|him|her|anyone|you ..1 stop|save|find|catch ..1 me
NOT ..2 get|be ..1 caught|stopped|found|saved +time|again|sectioned|attempt|this -speeding|cheating|traffic|rain
NOT ..2 have|want|need to|them ..2 find|clean|discover|see ..2 me|body|it -office|WORKLIKE|kitchen|seat
do|doing|did it ..2 on ..2 birthday|anniversary|sunday|monday|tuesday|wednesday|thursday|friday|saturday|NUMBER|night|christmas -WORKLIKE|party|surprise|run|marathon|laundry|shopping
on my ..2 NUMBER|birthday|18th|21st|16th ..5 do|doing|end|die it|myself
i ..3 walking|going|swimming|jumping|stepping|driving ..1 into|off|in|in_front ..2 the ..1 sea|ocean|river|lake|traffic|edge|cliff|bridge|train|tracks -swim|holiday|beach|photo|morning|cold|dip
on ..1 a|the ..1 bridge|roof|ledge|cliff|edge|tracks|railing|balcony +jump|jumping|now|alone|goodbye|ready|right|over -coffee|sunset|view|photo|picnic|plants
close to|the ..1 stepping|jumping|edge|letting|doing ..2 off|it|go|$ -finish|home|door|deal
will ..1 be sorry|listen|notice|understand|see ..3 when|once|if ..2 i|me
be sorry when i
maybe ..6 finally ..2 listen|notice|care|see +dead|gone|die
if i|you ..4 not ..4 tomorrow|morning|reply|text|back|wake ..4 know why|goodbye|love
you know why $
goodnight|goodbye|night|bye|farewell|peace_out|so_long ..2 forever|world|everyone|all|cruel|universe
peace out ..1 , ..1 world|everyone
it|this will|would ..1 all ..1 be ..1 over ..2 by|when|before|soon|tonight|tomorrow -exam|exams|storm|week|project|semester|meeting|term
leave|leaving ..3 kid|child|kids|children|son|daughter|family|dog ..2 behind -holiday|work|war|sitter|school|trip
end|kill|hang|top myself
if ..6 end|kill|top|hang|off myself
sectioned|hospitalised|hospitalized|psych_ward|a_e|er|icu ..9 again|caught|last|sorry|everything|same|back|time -mum|dad|KIN|nurse|work
slit|cut|opened ..2 my wrists|throat
failed ..1 suicide|attempt
cut|pulled|brought me ..1 down|back|out ..4 time|last|again
same feeling|thoughts|plan|place|urge ..3 now|again|$ +tried|wrists|attempt|overdose|suicide|hospital
took|taken|swallowed everything|anything ..3 house|cupboard|cabinet|bathroom|drawer
# method 4
how ..3 tie|make|knot ..3 noose|hangman|hangmans|slipknot -fishing|tie
NUMBER ..1 units|pills|tablets|mg|milligrams|grams|paracetamol ..6 do|enough|kill|stop|finish|fatal ..1 it|heart|$|me|myself -headache|prescribed|doctor|adhd|sleep|pain|of|sertraline
~ stop my heart
how ..3 PILLS ..6 stop|heart|kill|die|never
GASKIND|carbon ..1 monoxide? ..6 sleep|asleep|fall|painless|peaceful|hurt|true|die|garage|car -detector|alarm|boiler
asleep|sleep|painless|peaceful ..5 GASKIND -detector|alarm
fumes ..6 worst|kill|die|deadliest|bleach +bleach|gas|car|garage|exhaust -cleaning|headache
googling|googled|searching|looking|researching|reading ..4 which|how|what|best ..5 fumes|dose|knot|bridge|poison|toxic|lethal|deadly|gas|height|drop|quickest|pills
reliable|peaceful|sure|gentle|quiet|dignified|effective ..1 way|method|means ..2 to|out|of ..1 exit|go|leave|out|$|disappear -meeting|party|call
peaceful|painless|quiet|easy|clean ..1 way ..1 out
head|face ..2 in ..1 the|a oven|plastic
oven|toaster|plug|hairdryer ..4 head|bath|plath -cook|bake|hair|clean
GUN ..9 again|took|practice|practicing|practising|bed|keep|ready|mouth|head|beside|out|tonight|myself -hunting|range|FICTION|police|him|her|water|nail|glue|museum|law|laws|news|politics|toy|shop|game
~ noose|rope ..4 up|ready|hanging|tied|shed|garage|loft|attic|beam|tree -climb|climbing|swing|dog|boat|gym
spot|place|cliff|cliffs|bridge|building|roof|rooftop|tracks|station ..9 nobody|no_one|alone|again|times|night|quiet ..5 week|there|goes|been|stood|sat|today|night|been -walk|photo|sunset|walks|picnic|view|sea|relax|meditate|favourite|cafe|restaurant|moher
press|pressing|pressed|push|pushing ..2 harder|deeper +shave|shaving|razor|blade|knife|skin|wrist
every time i shave
pills|tablets|knife|rope|bridge|tracks|roof|blade|razor ..3 calling|calls|whispering|inviting|tempting ..1 me|to|$
# death 2
die|dead|dying|suicide|coffin|noose|grave|corpse|killed|drown|hanged|overdose +i|me|my -KIN|FEAR|FICTION|inside|present|we|patient|patients|lol|haha|omg|karaoke|cancer|phone|battery|plants|plant|cat|dog|horse|hamster|fish|shift|accident|colleague|pet|trees|flowers|sea|end|line|grandparents|ancestor|actor|king|queen|president|he|she|they|relationship|language|laughing|embarrassment|tired|serious|boredom|prevention|training|line|hotline|volunteer|hungry|starving|emails|deadlines|work|laundry|paperwork|rather|training|naturally|if|afterlife|philosophical|religion|panic|attack|attacks|doctor
# method 2
look|looking|stare|staring|looked|stared|glance ..2 at ..2 PILLS|GUN|knife|knives|rope|bridge|tracks|edge|blade|razor|medicine -menu|shop|doctor|sunset
# order 2
wiped|deleted|closed ..9 all set|ready
deleted|deleting|wiped|wiping|closed|closing|cancelled|cancelling|sold|selling|transferred|signed ..4 accounts|account|laptop|phone|everything|bike|car|history|photos|messages ..6 ready|set|done|go|nearly|sorry|goodbye|gone|leaving -moving|move|upgrade|app|spring|scam|new|holiday
passwords ..3 envelope|list|written|sister|wife|brother|mum|drawer
scheduled|schedule|queued|timed ..3 email|emails|message|messages|texts|letters|post ..9 gone|after|find|sunday|dead -team|newsletter|client|marketing
booked ..3 hotel|room|motel|cabin ..6 alone|find|family|nobody|flatmates|kids|me -holiday|conference|trip|wedding
said ..2 sorry|goodbye ..3 to ..2 my|everyone ..3 ex|friends|all|everyone|kids|$
all set ..1 to go
nearly|almost|finally ready ..1 $|now|to_go -dinner|exam|party|work
who ..1 will|would|is ..2 feed|walk|look|take|raise ..3 dog|cat|kids|mum|after ..4 when|if|after|once -holiday|work|trip|surgery
it is|its set|planned|booked|decided ..1 for ..1 thursday|friday|saturday|sunday|monday|tuesday|wednesday|tonight|tomorrow ..1 $ -meeting|WORKLIKE|dinner|delivery
i ..1 am ..1 leaving soon|now ..1 $
too broken|broken ..2 $|to|for +i|me|you|leave|fix
`;
