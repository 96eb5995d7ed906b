/**
 * Signs that speak of not wanting to live, by family. A heading names the family and what one sign weighs: 4 is a crisis,
 * 2 is worth one direct question, 1 counts only beside another. A row behind `~` was measured to be doubtful and counts where the
 * classifier does not read calm; `npm run classifiers:rows` sets the marks. How a row is read: `readPattern`.
 */
export const lifeRows = `
# wish 4
WANT ..3 NOT ..2 been ..1 born
WANT ..4 never|not ..1 born|existed|exist|woken
WANT|wish ..3 i|me ..3 hit|die|cancer|killed|shot|terminal|struck|crash ..4 bus|car|truck|train|die|$|by|cancer|soon !of|laughing
glad|happy|relieved|grateful|fine ..2 if ..3 shot|killed|ran|run|hit|murdered|stabbed ..2 ME
WANT|need ..2 my|this life|existence|story|suffering ..2 to ..2 be|end|stop|finish ..1 over|done|$
WANT ..2 everything|it|all|this|pain|life ..2 to ..2 end|stop|over ..2 FOREVER
WANT ..3 end|stop|over ..2 whatever|any|by ..1 it|cost|means
stop|end ..2 whatever it takes
WANT ..2 be|go ..2 with|to ..4 late|dead|husband|wife|god|jesus|heaven -dinner|holiday
WANT ..2 go ..2 be|join|with ..4 KIN|him|her -school|holiday|home|party
NOT ..2 want ..1 to stay ..1 $|here|anymore|any|alive ..1 $ +here|ask|alive|world
NOT ..2 be here without ..1 him|her|them
at|reached the end of the line|road ..2 !of|with
is it worth ..2 alive|living
nothing ..2 left? ..2 to live for
NOT|no ..1 live ..1 anymore|like|without ..2 him|her|pain|you|$ -coffee|phone|internet|music|chocolate|tea|it|them|flatmate|with|roommate|landlord|noise
life ..3 meaningless|pointless ..2 $ +cut|end|die
meditation|session|script|something ..3 my last night|day
THINK ..2 crashing|jumping|drowning|stepping|swerving|hanging|overdosing ..2 my|in|off|myself|car|$|forward|into
easy|easier|simple to ..1 end|die|finish|jump it|$|myself|off
~ WANT ..3 DIE !of|from|for|laughing|with|to|tired
INTEND ..3 ACTDEATH
~ THINK ..2 about|of|how ..2 dying|death|suicide|dead ..1 !of|penalty -FEAR
~ THINK ..2 about|of ..1 DIE -FEAR
~ thoughts|thinking|urges|ideas ..2 of|about ..2 DIE|ACTDEATH -FEAR
NOT ..2 WANT ..3 ALIVE !in|with|at|on|alone|here|early|near|under|next|away|off|about|into|through|deeply
NOT ..2 WANT ..3 go|going|carry|carrying on !holiday|a|the|about|with|this|that|to|my|dates|another -shy|quiet|nervous|single
NOT ..2 want|wish|deserve|like|need ..2 be|exist|stay|remain|continue ..1 here|around|anymore|alive|anywhere !at|in|for|with|when|because|tonight|until|all -PLACEWORD
NOT ..2 want|wish ..2 here|around|exist anymore|permanently|forever
NOT ..2 WANT|care ..3 LIVE ..1 anymore|any|this|longer|like|itself $
NOT want ..2 there to be a tomorrow
~ NOT ..2 want|wish|need|care ..3 tomorrow|future|another ..2 come|exist|happen|see|wake|day|year
~ NOT ..2 see|live|wake ..2 tomorrow|another|christmas|birthday +WANT
NOT ..1 care ..2 if|whether i ..2 LIVE|DIE|GONE
ok|okay|fine|happy|cool|glad|peace ..2 with|if|about ..4 hit|died|dying|dead|death|die|killed
if|when ..3 TRAFFIC|plane|someone|lightning|storm ..2 hit|hits|kill|killed|took|takes|strikes|shot ..3 ME ..5 ok|okay|fine|mind|relief|good|care|glad|so
TRAFFIC hit|hits ..12 ok|okay|fine|mind|relief|good|care|glad +would
~ WANT ..5 hit|hits|shot|shoots|killed|kill|kills|murdered|murder|struck|crushed|run|ran|take|takes|took ..2 ME !out|home|away|seriously|by|back|to|with|up|as
WANT ..3 someone|somebody|lightning|something|anyone|god|cancer|death ..2 hit|shot|shoot|kill|killed|took|take|takes|struck|murder ..2 ME
WANT ..6 NOT wake|waking|woken ..1 up !early|at|so|with|tired|before|until|anxious|feeling|this
WANT ..4 my heart ..2 stop|stops|stopped|give|gives|gave|quit
sleep|bed|asleep -before|nine|eight|alarm ..4 NOT ..1 wake|waking|woken|open|get ..1 !early|at|tired|until|before
sleep|asleep|bed ..4 my heart ..2 stop|stops|stopped
god|lord|jesus|allah|universe ..2 take|takes|took|taking|call ..1 ME -TRAFFIC
LEAVE ..2 FOREVER !from|at|city|town|job|to -WORKLIKE|PLACEWORD|instagram|twitter|facebook|flight
WANT ..3 LEAVE ..3 FOREVER -WORKLIKE|PLACEWORD|instagram|twitter|facebook|flight
WANT ..3 peace ..2 FOREVER
leave|leaving|left|exit|exiting|depart|quit|quitting ..1 this world|earth|life|planet|existence|body
stay|remain|place|belong|meant|made ..2 in|for|on this world|earth|life|planet +NOT|no
no place ..3 world|earth|life|here
stay ..3 world|earth|planet +NOT
WANT ..2 not|stop|cease|quit ..2 be|exist|existing|being|living|breathing ..1 FOREVER|here|alive|anymore
stop|stopped|stopping|cease|quit being|existing|living|breathing !so|able|afraid|angry|a|an|the|kind|nice|honest|friends|here|in|hard|around|late|able|perfect|for|such|my|friends|with
would|give|do anything ..4 not ..1 exist|exist|be|alive
~ THINK ..2 dying|death|dead|suicide|funeral ..3 most|all|every|lot|constantly|always|often|again|day|night
my own funeral|death|grave|coffin
in that|the|a coffin|grave|ground +I|ME
belong|bury|put ..3 six|ground|grave|coffin|morgue
me in the ground|grave
worth|worthwhile|useful|valuable ..2 more ..2 dead
more ..2 dead than alive
dead|gone|died years|long|ages ago +if
~ i should|could have ..2 died|dead|killed +NOT|them|instead|with|that|me|there
WANT|wished|wish ..6 mine ..6 over
i would ..3 better|best|happier off dead|gone
i should|would ..2 NOT ..1 have|be ..2 born|existed|alive|here|exist|living
should ..1 have ..2 abortion|aborted|miscarried +ME|i
never asked|chose|wanted ..2 to be ..1 born|here|alive +NOT|want
i am|feel ..1 NOT ..1 asked|ask ..2 born|here +want|stay
life|living|alive|it|existing NOT ..1 worth ..1 living|it|going|continuing|staying !the|to
worth ..1 living|live|alive +NOT|if|is -cost|standard
is ..1 life ..1 worth
NOT ..3 POINT ..3 LIVE !early|at
~ NOT|no|any|little|what|see|a ..2 POINT ..3 LIVE !early|at|in +no|not|never|what|hardly|any|losing|lost|find
no|not|what ..2 POINT ..2 bother|keep|carrying|continuing ..2 ALIVE|on
NOT ..2 see ..2 why i ..2 bother|keep|should|stay|live|go
why am i ..2 alive|breathing|here|living|existing !in|at +alive|breathing|still|living|existing
why should|do|would i ..2 live|exist|alive|breathing|wake
~ WANT|die ..3 follow|join|with|see|where ..3 him|her|them|husband|wife|baby|mum|mom|dad|son|daughter|KIN ..5 heaven|grave|afterlife|now|is|are|were|again|soon|other +heaven|grave|died|passed|lost|since|gone|dead|afterlife|had|is -party|school|call|meeting|abroad|holiday
WANT|like ..2 follow|join him|her|them -school|call|party|meeting|gym|class|instagram|twitter|team|trip
since ..6 follow|join him|her|them
be where he|she|they|my|the ..2 is|are -school|party
death|dying|dead ..3 only|seem|seems|sound|sounds|look|looks|feel|feels|relief|mercy|way|peace|peaceful|solve|solution|fix|answer|escape|better|easier|kinder|beautiful|gift|comfort|comforting|freedom|appealing|nice -FEAR
only|one ..2 way|escape|exit|answer|solution|relief|option|peace ..6 death|die|dying|dead|suicide|end
relief|mercy|blessing|kindness|gift|peaceful|nice|easier|better|simpler|lovely|wonderful|good ..4 to ..1 DIE
what ..2 feels|like ..2 to die|be dead
feel|am|already ..1 dead ..2 already|inside +might|official|difference|end|die
hurt|hurts|hurting|pain|hard|exhausting|painful|unbearable ..1 to ..1 ALIVE
ALIVE ..1 is ..2 pain|torture|agony|hell|unbearable|suffering|exhausting|punishment|painful
stop|end ..2 being alive
~ TIREDOF ..1 living|alive|existing|existence|breathing|being !in|with|at|on|alone|out|paycheck|away|under|near|next|above|below|here|the|a|so|treated|told|shown|made|laughed|mocked|talked|looked|asked|called|left|put|embarrassed|ignored|late|angry|sad|alone|anxious
done|finished|through|over ..1 with? living|existing|breathing !in|with|at|on|alone|room
done|finished|through ..1 with ..1 alive|existence|breathing|earth|world
hate|hating|regret ..2 alive|existing|existence|woke|born
~ lost|lose|losing|no|not|without ..3 will|desire|wish|reason|courage ..1 to ..2 LIVE
NOT|no ..2 any|a|have ..2 reason|will ..2 ALIVE|stay|live|continue|go
~ reason ..4 alive|breathing|living|here|live|stay|hanging -not|good|many|new
only|just ..2 stay|stayed|living|live|breathing|alive|here ..2 for|because ..2 MY|the|cats|dog|kids -holiday|town|city|job
if ..3 NOT ..2 for ..5 DIE|GONE|dead
only ..2 thing ..4 stopping|keeping|holding|stops|keeps|tethering me|myself
keep|keeping|kept|keeps|tie|ties|hold|holding me ..1 here|alive|breathing|going -tough|hard|job|town|city
nothing|no_one|nobody ..3 keeping|keep|holding|left|stay|live|stopping|tying ..1 for|me|here ..1 here|alive|live|for $ -job|city|town
nothing ..1 left ..1 to|for live|me
die|dead|dying|death +really|mean|mercy ..4 mercy|mean|really -FEAR
~ let|help ..1 ME ..2 die|go|end
help|make ..1 ME ..2 die|end_it|disappear
end|kill|shoot me please|pls|already|actually|seriously
end me
kill me ..3 mean|please|really|serious|want
take ..2 easy|cowards|coward ..1 way out
easy|cowards|coward way out
want|need|wanted ..1 out for good|permanently|forever
out ..1 of ..1 this|my life|existence|world +want|need|wanted
NOT ..3 have it|strength|energy|courage ..3 live|another|survive|day|exist
~ NOT ..3 survive|live|get|make ..2 through|another|to ..2 night|day|morning|week|another
NOT ..3 make|last|survive ..2 it? to|until|through|till|see ..1 morning|tomorrow|dawn|night|christmas|birthday|weekend|spring|summer|next
NOT ..2 promise|guarantee|say|swear ..4 here|alive|safe|around|okay ..1 TIMEEND|$
NOT ..3 plan|expect|intend|going|want ..3 see|reach|make|be|live|reaching|seeing|being ..3 christmas|birthday|next|spring|summer|old|thirty|forty|new
like|want ..2 this|it to be my last
~ my last winter|summer|christmas|birthday|night|day|week|days|hours|meal|sunrise|sunset|weekend|spring !at|in|of|as|on -WORKLIKE|school
this|it|today|tonight is my last ..1 week|day|night|hours|weekend|month $ -WORKLIKE|school
~ end|delete|erase|remove|unplug|uninstall|reset|unsubscribe|resign|quit|log|alt|f4 ..3 my|from|of|out life|existence|irl
delete|off ..2 button|switch ..2 ME
game over for me|i -match|team
no respawn
my expiry|expiration date
~ permanent|final|forever|eternal|big|long|endless sleep|rest|nap|logout|exit|exit|goodbye|solution|silence|peace|end
no more me
existence|life is ..1 pain|torture|hell|suffering ..5 out|end
there is ..2 NOT ..2 going to be a next
been|be dead to ..9 might as well
# wish 2
should|wish ..6 been me ..2 in|there|instead|$
should|could have been me|mine
should|wish have ..1 been me
should|would|could|wish ..2 have|had ..2 me|mine instead
`;
