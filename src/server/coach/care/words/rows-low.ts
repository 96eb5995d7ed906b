/** Signs of having no hope, no place and no strength left: worth one direct question, and a crisis when two meet. */
export const lowRows = `
# betteroff 4
BETTER ..2 if|once|when i ..2 GONE|dead|died|were|was ..1 !at|in|more|a|able|not|less|better
NOONE|they|everyone|people ..3 BETTER ..2 if|once|when i ..2 GONE
~ BETTER ..4 WITHOUT -team|project|band|class
BETTER ..5 if|once|when|with ..1 i|me ..3 GONE|dead|vanished|left|not
if|once|when i ..2 GONE|not|vanish|vanished|die|died|did not exist ..8 BETTER -work|office|team
would|could|will|might|can ..4 BETTER ..6 WITHOUT
BETTER ..3 mother|father|mum|dad|life|wife|husband|parent|someone ..3 if|without ..4 GONE|dead|me
remarry|move|someone|father|mother|real|new ..9 if i ..2 GONE|not
kindest|best|nicest|only thing ..8 die|end|go|disappear|kill +i|for
~ world|everyone|they|family|earth|everybody ..2 needs|need|wants|want|deserve|deserves ..2 me gone|dead|out
favour|favor ..4 by|if|and ..3 dying|die|gone|leaving|disappearing|end
cry|sad|upset|grieve|mourn ..5 week|bit|while|day ..9 BETTER|fine|over|move|easier
better off out
# betteroff 2
BETTER ..2 off ..2 out|gone
everyone|everybody|family|people|they|kids|wife|husband|friends|you|parents|world ..3 be ..2 BETTER|relieved|fine|happy -if|work|when|soon|that|exam|dinner|after|at
world|life|lives|everyone|everything ..4 spin|spinning|turn|turning|go_on|carry_on|fine ..3 without ..1 me
world|life|lives|family ..4 without me
wondered|wonder ..3 anyone|people|they|family|what ..6 without_me|if_i|i_was
# burden 2
bad|poor|failed ..1 investment
piece of ..1 old? furniture|rubbish|trash|garbage|shit|meat
nobody|no_one|no one ..1 needs me ..1 for|anymore|$|any
body ..2 is|like ..1 a grave|tomb|prison
i|am|me|being|become|feel ..6 burden|waste|deadweight|liability|parasite|nuisance|dead_weight|drain ..2 on|to|of|for|$|round ..2 everyone|everybody|people|my|them|space|oxygen|family|all|others|the|kids|$ -lol|kidding|team
such|just|only|always|nothing_but a burden|liability|waste
a burden $
weight|millstone|stone|anchor ..2 round|around|on|dragging ..3 neck|neck|family|back|down|everyone -shoulders|chest|loss|blanket
taking up ..4 space|oxygen|air|room|resources
waste of ..2 space|oxygen|air|skin|time|life +i|am|me|just
just|only|always ..2 in the way
useless|worthless|pointless|replaceable|invisible ..3 to|for everyone|everybody|anybody|anyone|all|world|them|my|family
drag|dragging|weighing|bringing ..3 everyone|family|them|people|kids|him|her|everybody ..1 down -team|meeting
ruin|ruining|ruined|hurt|poison|infect|making ..2 everyone|everybody|people|their|them|everyones ..2 lives|life|else|sad|i|miserable|love +i
no use|good to|for ..2 anyone|anybody|everyone|world|them|anyone|kids
i ..2 cost|costing everyone|them|family -coffee
# unmissed 2
take|weeks|days|months ..6 before ..2 anybody|anyone|someone|they ..1 rang|called|noticed|found|knew|came
if i vanished|disappeared|died|went
no|world ..3 room|place|space|use ..2 for ..1 me ..1 $ -car|table|bus|hotel
feel|feels|feeling|like ..2 ghost|invisible|already_gone|gone_already|nobody|erased ..4 home|house|family|world|everyone|know|notice|$ -FICTION|halloween|meeting|party|at|work
like|i am|feels i|am|im am|already already|gone gone|dead +already
already ..1 gone|dead|not_here ..1 $|inside -bus|train|food|milk|sold
no one|one would ..1 know|notice|care ..1 $|for
run|running|go|drive|walk away|off|far ..5 never|not ..1 come|return|go ..1 back
NOONE ..3 NOTICE ..4 GONE|die|died|dead|disappeared|if|whether|vanished|not|me|was|stopped -haircut|message|replied|posts
NOONE|anyone ..4 NOTICE ..2 if i|me|$ -haircut|replied|message
would|will ..2 anyone|anybody|they|people|someone|people|you ..2 NOTICE ..3 if|i|me|$
people|anyone|they|someone ..2 NOTICE ..3 if i ..2 stopped|gone|vanished|disappeared|did|was|died|left|not
i ..2 NOT ..1 matter ..2 to|anymore|any|at|$|, -boss|team|manager|work
i ..2 NOT ..2 be missed
NOONE ..2 needs|wants|loves|need|want|remembers|would ..1 me ..2 alive|here|around|$|anymore|at|now -team|project|job|picked|call
NOT ..2 exist ..2 to anyone|them|people
no_one|nobody left ..1 for|who|to|$ +me|left|nothing
nothing ..2 and|or ..1 no one
nothing ..1 left|remains|remaining ..3 for|to|but|me|$|inside|give|lose|of -do|eat|say|fridge|season|budget
# hopeless 2
nobody|no_one|nothing and nothing|nobody
no one and nothing
NOT ..4 say|know|see ..2 what ..2 any|it|this|all ..4 for ..1 $ -button
what any of it is for
NOT ..3 picture|imagine|see ..5 grown|older|old|adult ..2 up|$|me
life ..1 stopped|ended ..1 $|when|then|that -traffic
so|just tired|exhausted ..3 getting up again
exhausted by being me
what am i ..2 even? ..1 here|alive|living ..1 for
what is ..1 it|life|this ..1 all? for ..1 $ -button|tool|app|pill|meeting
every day ..2 same ..2 pain|hell|misery|nothing
NOT ..2 see|know ..2 how this|it|life ends|gets ..1 well|better|easier
NOT ..2 ever|never ..2 be|feel ..1 ok|okay|happy|normal|well|right|enough ..1 $|again
never ..1 be ..1 ok|okay|happy|normal|alright ..1 $|again
it|life|everything|this is|feels ..1 hopeless|pointless|futile ..1 $ -arguing|wifi|meeting
lost ..1 my|any|all|the reason|reasons|purpose|will ..1 to|for|$ -keys
nothing left in ..2 tank|me
got|have no one|nobody ..1 $|left|at
i failed everyone|everybody|them_all|at_life|my_family|my_kids
deserve|deserves ..2 better|proper|real|good ..1 a? mum|mom|dad|mother|father|wife|husband|parent|daughter|son ..2 than ..1 me
i ..1 ruin|ruined|destroy|poison|break everything|everyone|all
nothing ..1 anyone|anybody|you|they ..2 can|could do|say|help ..1 for|to|$|about ..1 me|help|$
what ..1 is ..1 the POINT ..2 $|if
given|gave|giving|give ..1 up on ..1 life|myself|living|everything
NOT|no ..2 hope|future|way ..2 for|left|forward|anymore|ahead|out|$|,|someone -feel|football|team|world|economy|project|planet
NOT|no ..3 see|picture|imagine|pictured|imagined ..2 future|way|myself|next|living|tomorrow|life|past ..4 $|forward|out|for|at|past|beyond|thirty|after|NUMBER|ahead|in|month|year -job|team|company|project|camera
NOT|no ..2 see myself ..2 at|in|being ..1 NUMBER|ten|five|thirty|forty
NOT|never ..2 live|living|make|alive|lived|past ..2 past|to|beyond NUMBER|thirty|twenty
NOT|never|nothing ..3 get|gets|getting|change|changes|be|going|improve|improves ..2 better|change|okay|ok|easier|happy|fixed|normal|again ..1 !at|than|if|sleep|in|by -skill|score|golf|work|sourdough|traffic|weather|piano
it|this|things|nothing ..1 is|will|are ..1 NOT|never ..2 going to change|stop|end -weather|traffic|he|meeting|drilling|barking
never|not going to ..1 change|stop|end is ..1 it
NOT|no ..1 POINT ..2 in|of|to ..1 anything|it|me|everything|trying|life -arguing|meeting|exercise|cleaning
what|see|no|not ..2 the|a|even|any ..1 POINT ..1 anymore|$|of|in|if ..1 anything|it|me|all|trying|everything|this|living|$|any -exercise|meeting|meetings|arguing|game|question|practice|meditation|breathing|rule|exam
is ..2 the|a|even|any ..1 POINT ..1 anymore|$|of|in|if ..1 anything|it|me|all|trying|everything|this|living|$|any -exercise|meeting|meetings|arguing|game|question|practice|meditation|breathing|rule|exam|that
what is|are ..1 left ..2 for|to me|live|anyone|do -fridge
nothing|none|no ..3 matters|matter|means|mattered ..2 anymore|any|$|to|,|now -score|price
NOT|nothing|no ..2 look|looking|live ..2 forward ..2 to|$ -meeting|work|party|monday|tomorrow|it|seeing|dinner|interview
beyond|past ..1 help|saving|repair|fixing|redemption|hope
NOT|nobody|no_one ..3 fix|save|help|reach|rescue|fixed|saved ..1 me ..1 $|now|anymore|by -computer|car|laptop|work|homework
i ..2 can|will|could ..1 NOT|never ..1 be ..1 fixed|saved|helped|loved
too broken|damaged|far_gone|late ..2 to|for|$ ..2 fix|me|help|save|saved|fixed -phone|train
i am ..2 broken|ruined|doomed|worthless|hopeless|unlovable|unfixable|lost|cursed|failure ..2 beyond|forever|and|completely ..3 repair|tired|nothing|never|always|dead|deserve
my life ..3 over|ruined|finished|worthless|meaningless|pointless|wasted|unbearable|nothing|mistake|joke|mess|hell|empty|done ..1 $|,|and|since|now|because|she|he|after -weekend|summer|trip|lol|haha
life ..1 is|feels|has ..1 NOT|no|nothing|never ..2 for|worth|meaning|purpose|point|me -fair
life|everything|it_all|all ..1 is|feels|seems|looks ..2 hopeless|pointless|meaningless|worthless|over|unbearable|futile -argument
life NOT ..2 for me
lost|lose|losing|run|out|NOT ..2 will|hope|fight|strength ..2 left|in|$|to|anymore|of -season|team|court|price
NOT ..2 fight|energy|strength|anything left ..1 in|to|for|$
without him|her|them|it ..3 NOT|no|nothing|how +live|point|life|who|living|reason|exist -help
NOT ..3 how|want to ..2 live|go_on|exist ..2 without|$|anymore|like -help|abroad|spain
wake|woke|waking ..2 up ..3 disappointed|angry|sad|annoyed|upset|cursing|crying ..3 that|i|every|again|woke|at|alive|$ -early|alarm|nightmare|dream
disappointed|angry|annoyed|upset|sorry ..4 wake|alive|survived
disappointed|angry|annoyed|upset|sorry ..4 woke|woken -he|she|baby|you|him|her|kids
hurts|hard|heavy|exhausting|painful|unbearable|much ..1 to ..1 exist|live|breathe|wake
just|only|barely|merely existing|surviving|waiting ..6 over|end|die|nothing|$|anymore -bus|weekend|results|christmas|holiday|friday|exams
waiting ..1 for ..1 it|everything|life ..1 to ..2 be over|end|stop
bury me
NOT|never ..1 deserve ..3 happy|love|here|live|exist|good|happiness|help|breathe|anything|life -raise|promotion|win
hate|loathe|despise ..1 myself|me ..6 hate|alive|die|life|living|so|everything|useless|waste
hate ..1 being|my ..1 alive|life|existence
i wish ..3 i ..2 gone|went|go ..2 quietly|instead|too|with|first -home|school|party|there|out
wish ..2 never been|woken|survived|woke|wakened
failed|lost|fail|no|gone|ended|left ..9 my life is over|nothing_left|pointless|worthless
feel|feeling|am|inside ..2 empty|numb|nothing|hollow|dead ..9 care ..3 happens|live|die|me|anymore|anything
NOT|no ..2 care ..2 what|whether|if ..3 happens|happen|hurt|hit|wake ..2 to|me|$|up ..1 me|myself|anymore|$ -work|game|movie|show
dead ..1 inside
# enough 2
they|it|thoughts|voices|nothing will|would|do not stop ..1 $ +they|thoughts|voices
NOT ..2 be ..1 dealing|putting|suffering|living|doing|feeling|taking ..2 this|it|anymore|up ..4 longer|anymore|long
WANT ..1 could ..2 sleep ..1 $|forever|years
NOT ..2 guarantee|promise ..1 anything|myself
NOT ..3 keep|go|carry|continue|cope|bear|stand|take|handle|do|face|survive|live ..1 on|going|doing|this|it|like|another|pain|anymore|living|life ..2 anymore|like|$|longer|this|any|much|day|pain ..1 $|longer|anymore|more|,|and|like -call|commute|meeting|job|exercise|yoga|meetings|diet|flat|noise|neighbour|WORKLIKE|traffic
i can|could ..1 not ..1 take|do ..1 it|this|anymore|life ..1 $|anymore|,|any -meeting|commute|noise|job|neighbour|drilling|WORKLIKE
NOT ..2 know|sure ..3 how ..1 much|many|long ..1 longer|more ..5 do|last|take|go|keep|cope|hold|stand|carry|fight|pretend|bear|left -contract|job|commute|renovation|WORKLIKE
NOT ..2 can|know|sure|think ..3 can|could ..2 go|keep|carry|do|take|make|hold|survive|last ..2 on|going|this|it|much|another|any|longer|anymore ..1 $|anymore|longer|like|day
i ..1 give up $ -trying|smoking|crossword
give up on ..2 life|myself|everything|living|it|me
just|want|going ..2 give up $
i ..2 done $
i am ..2 done|finished ..2 with|trying ..2 life|everything|all|world|fighting|trying|being -with
really|so|truly|completely ..1 done with ..1 all|everything|life|it -job|dating|monday|mondays|app|apps|man
TIREDOF ..1 LIFE ..1 !at|in|job|for -commute|boss|job|app
tired|exhausted|weary|worn ..2 of|from ..1 fighting|trying|living|struggling|surviving|life|everything|everyone|it ..1 !at|to|about|with|in -work|boss|job|email|commute|late|landlord
tired in ..1 my soul|bones
so|just|really|too tired ..2 of|to ..1 everything|live|life|fight|try|fighting|go -work|gym|cook
sleep does|will|can|did not fix|help|touch|cure
had enough ..2 of? ..2 life|everything|living|all|it|$ -meeting|job|noise|neighbour|boss|winter|work|tea
WANT|need ..2 it|this|everything|all|pain|thoughts|noise|voices|hurt|suffering|head|mind|brain ..2 to ..2 stop|end|be|go|over ..2 $|over|away|quiet|for|stop|silent|forever|, -meeting|headache|upstairs|neighbour|neighbours|hiccups|itch|itching|drilling|rain|heat|winter|pandemic|fireworks|barking|WORKLIKE|traffic
WANT|need ..3 over $
make it|everything|the ..1 stop $ -noise|drilling|ads
need|want|wanted|looking ..2 out|way_out|escape|exit ..1 $|of|from|, ..1 $|here|life|this|all|it|head -WORKLIKE|time|summer|party|town|contract|fire|maze|city|weekend
NOT ..2 way out
end of ..2 tether|rope ..5 carry|go|not|cope|anymore
WANT|could ..3 disappear|vanish|fade|evaporate|dissolve|not_exist|cease|be_nothing|be_nowhere|be_gone|not_be_here|be_invisible ..2 $|,|and|for|from|anymore|completely -PLACEWORD|teacher|boss|criticises|island|front|beach|mountains|when|called|table
WANT ..2 sleep|sleeping ..2 forever|years|$|and|always -week|better|tonight|well|flight|weekend|through|baby|early
easier|nicer|better|simpler|peaceful ..3 not to|if|to ..2 be|exist|was|were|be ..2 here|around|alive|exist|gone|asleep|born -party|office|work
saving|rescued|saved|help|found|stopped +NOT ..2 want ..2 saving|saved|help|rescued
NOT ..2 want ..3 saving|saved|rescued|stopped|found|helped|anyone|anybody ..3 $|stop|find|save|rescue|help
# thoughts 2
thinking|thought|think ..1 dark|black|bad|scary ..1 stuff|things|thoughts
hope|hoping|wish|wishing ..5 something|it will|would ..3 just? happen ..1 to me
days ..4 rather not
my ..1 head|brain|mind|thoughts ..3 telling|tells|saying|says|told me|things|i ..4 awful|terrible|horrible|dark|die|worthless|end|things|bad -forget|breakfast
thoughts|head ..3 were|are|was|got|went ..2 bad|dark|awful|scary|ugly|loud|black|violent -FICTION
really|so|very ..1 dark|black night|day|week|place|thoughts|evening|mood -chocolate|winter|room|beer
wonder|wondering|imagine|imagining|think|picture|planning ..3 my ..1 funeral|death|obituary|burial|wake
said|mentioned|talked ..2 something|about|that ..2 dying|die|suicide|death|ending +my|i -FICTION|class
not care ..2 if|whether ..2 i ..2 wake|live|die|get|am
dread|dreading|hate|regret waking ..1 up
joke|joked|joking ..2 about ..2 dying|killing|suicide|dead
thoughts|thinking|head|mind ..2 getting|becoming|going|gone|turning ..2 dark|darker|scary|dangerous|bad
thought|thinking about it but
NOT ..2 feel|feeling|am|be ..1 safe ..3 with|by|alone|on|in|myself ..2 myself|own|head|mind|thoughts|alone|me|$ -car|night|street|neighbourhood|plane|driving
NOT ..2 trust ..1 myself ..2 $|right|tonight|alone|with|at|around|anymore|near|driving -decision|money|work|cake|choices|chocolate|biscuits|sweets|wine|sugar
scared|afraid|frightened|terrified ..3 of|to ..1 be|being|myself|what ..2 alone|myself|i ..3 with|tonight|might|myself|do|could|$ -house|dark|thunder|spiders
dark|bad|scary|intrusive|dangerous|ugly|black|those ..1 thoughts|place|ideas|feelings|urges ..2 are|$|back|again|,|loud|tonight|about|now|came|come|lately|returning -FICTION|room|cellar
in ..2 really|very|dark|bad dark? place
had|having|got|get|have|been ..2 those|these|the|bad|dark|that ..1 thoughts|thought|feelings ..1 again|back|$
thought|thoughts|idea ..2 is|are ..1 there|back|always|loud +never|kids|would|but|dark|because
think|thinking|thought|thoughts ..2 about|of it|that|doing|ending|$ +NOT|suicide|kill|but -stop
NOT ..2 going|would|will ..2 do|act|kill|end|hurt ..2 it|on|myself|anything ..5 but|because|though ..6 think|thought|thoughts|there|wonder|want
NOT ..2 know ..1 if ..3 would ..3 do it|through
NOT|no ..2 suicidal but|though
i get|understand|see|know ..2 why ..2 people|he|she|they|someone|uncle|KIN|some ..3 end|ended|do|did|kill|killed|take|took|give|suicide|jump|go ..2 it|their|themselves|himself|herself|that|this|up|now|way -quit
understand ..2 why ..4 did it
get|understand|see why ..4 end|kill|suicide
PAST ..4 suicide|suicidal|kill_myself|end_it|die|attempt|attempted
PAST ..9 suicidal|suicide
version|same|person|feeling|feelings|it ..5 back|again +suicidal|suicide
something bad ..3 happen ..9 me|i|myself
be|am the one ..1 doing ..1 it
wanted ..2 to ..1 die|end|kill +said|joke|joking|when|once|exaggerating
stopped|given up ..2 caring ..2 if|whether|about ..3 live|die|wake|myself|eat|happens
careless|reckless ..4 with|about ..2 my|life
hurt|harm ..1 myself +never|not|but|sometimes|used|thinking
`;
