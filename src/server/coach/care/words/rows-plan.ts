/** Signs of an act, a plan, means or a farewell, by family; see `lifeRows` for the headings. */
export const planRows = `
# act 4
KILLVERB ..1 myself|yourself|himself|herself|themselves|themself|themselfs !over|with|laughing|at|for|to|off|into -novel|hero|film|story|character|cake|cookies|couch|play|plays|movie|episode|slides|spreadsheet|deadline|karaoke
kill|killing me +want|wanna|please|mean|someone|brain|i -FICTION|mum|boss|mom|dad|traffic|feet
kill|hang|hurt|shoot ..1 myself
~ ACTDEATH -FICTION|prevention|training|awareness|hotline|squad
it|this ends ..1 tonight|today|tomorrow|now|soon|here
going|want|need to finish it ..1 tonight|today|now|all|$ -WORKLIKE|book|report|thesis|marathon|paper|painting
i ..3 ending it|everything|things|myself -partner|after|years|relationship|we|both !with|between|early|there|on -WORKLIKE
end it all
if ..12 ending it|things|everything !with|between|early -WORKLIKE
INTEND|want|WANT ..2 end|ending it|everything|things|myself ..2 TIMEEND|$ !with|between -WORKLIKE|marriage|affair|boyfriend|girlfriend
end|ending it|everything|things|myself ..2 TIMEEND|all|$ +i|feel|urge|brave|courage -WORKLIKE|boyfriend|girlfriend|marriage|him|her|with
~ INTEND ..2 jump|jumping ..2 off|from|in|under|$|whenever|when !bed|joy|call|conclusions|diving
brain|mind|head|voice|voices|something ..4 jump|die|kill|cut|push +say|says|saying|tell|tells|telling|scream|screams|whisper|keep|keeps|told
voices|voice|god|satan|demons|angels|spirits ..2 tell|tells|telling|told|say|says|saying|want|wants|order|orders|command|whisper|whispers|make ..5 die|kill|jump|hurt|sacrifice|cut|burn|end|push|stab|do -radio|song
# plan 4
giving|gave|given ..2 my|all ..1 things|stuff|belongings|possessions|valuables|savings|everything -decluttering|charity|moving|oxfam|clothes|goodwill|minimalist|donated
nothing|no_one|nobody|you ..3 stop|stopping me ..1 this|now|tonight|$ ..1 time|$ -goal|dream|run|exam|WORKLIKE
worked|figured|planned|know ..2 where|how|when and ..1 where|how|when
just ..1 need|lack ..2 nerve|courage|guts|strength|push
plan ..6 know when|how|where ..3 doing|do|it
have to do it tonight|today|now|soon -WORKLIKE|homework|laundry|packing
NOT ..2 going|gonna to do anything|it|something ..1 now|tonight|today|yet ..3 but|could
they|someone|you|mum|police will|are|going ..3 find me|my ..1 body|morning|in|dead|tomorrow|$ -imposter|out|boring|annoying|job|seat
hid|hidden|left|leaving|put ..2 it|note|letter|letters ..3 parents|drawer|pillow|find|desk|them +note|letter|letters|notes
wrote|written|writing|left ..2 note|letter|letters ..3 parents|family|everyone|husband|wife ..3 and|hid|so|explaining|in -thank|teacher|school|excuse|birthday
going|want|ready|need to ..1 jump $ 
not ..2 hear|see ..2 from me again|anymore -ex
~ said|saying my goodbye|goodbyes -colleagues|school|airport|farm|dog|cat
my last|final day|night|hours ..2 on|alive|here ..1 earth|$|planet
forget what i said about|when ending|dying|suicide|killing|wanting
thinking|think|thoughts ..2 of|about ..1 using it on ..1 myself|me
used|using|use ..1 it on ..1 myself
NOT ..2 promise|guarantee|say ..3 NOT ..2 hurt|kill|do|harm|cut
how ..3 carve|pierce|sever|open|cut|slit ..3 my|own ..4 BODY|artery|arteries|scar|vein|veins
note|notes|letter|letters ..5 so|for|when|explain|explaining|after ..5 blame|find|gone|know|why|read|forgive
write|writes|writing|wrote|written|leave|left|leaving|rehearsing|composing ..3 note|notes|letter|letters ..5 gone|goodbye|why|blame|find|forgive|each|explaining|explain
write|writing|wrote|written|rehearsing|planning|help|make|drafted ..4 goodbye|suicide|farewell|last note|notes|letter|letters|message|messages|words -pupils|students|colleagues|class|team
rehearse|rehearsing|know|write|writing|think ..2 what ..2 note ..2 say|said
note ..3 would|will say
~ picked|chosen|set|chose|decided|marked|know ..2 the|a|my|on|which|what day|date|bridge|spot|tree|room|night|train|time|weekend ..3 $ -for|exam|wedding|paint|WORKLIKE|party|colour
working|worked|work|figuring|figured out ..2 which|what|how|where|when|the ..1 day|date|bridge|dose|much|place|where|i|to ..5 least|bother|die|do|find|take|kill|end -budget|rent|cost
i know ..2 which|what|how ..1 bridge|much|day|rope|pills|many|tree|spot ..2 take|$ -exam
i have|i decided ..2 decided ..1 when|how|$|and|to|it|that
made up my mind ..6 tonight|die|go|gone|peace|over|calm|end
had enough ..3 decided ..2 when|how|to
~ have|had|made|got|my|with ..2 plan ..4 just_in_case|die|end|place|and_i|how|suicide|kill|myself|date -exam|party|weekend|presentation|WORKLIKE|budget|escape
know|planned|decided|think|thinking|thought|worked|researching ..2 how i would|will|am|could ..1 do|go|end|die ..1 it|$ -KIN|FEAR
how ..1 i would|will do it -WORKLIKE|afford
~ INTEND|want|ready|brave|enough ..3 do it ..1 tonight|TIMEEND|this|alone ..1 $ -WORKLIKE|ask|tell|propose|talk|run
i ..2 know how to ..1 do|make it ..1 clean|quick|properly|right|without|painlessly
know how much ..2 take|needed|need -money|time
~ nerve|guts|balls|courage|brave|strength|bravery|chicken|coward|cowardly|scared|weak|pathetic ..3 to ..1 go|do|end|die|pull|kill|jump ..1 through|it|myself|myself|trigger -WORKLIKE|propose|ask|talk
NOT ..3 courage|nerve|guts|bravery ..2 to ..2 do|end|go|die ..1 it|through|myself -WORKLIKE
if i|only i had|owned ..3 GUN|means|pills|guts|courage|access|way ..4 would|use|do
GUN ..3 use|on ..3 myself|me
had ..1 the means ..5 would|done
done it ..1 already|by ..1 now +if
everything|all ..3 i need ..3 now|ready|waiting|house|alone -recipe|trip|WORKLIKE
alone|empty ..3 and that is ..1 when
~ that is ..1 when|how|where ..1 $
that is ..1 when|where ..2 i|it ..2 end|go|do|die|happen|over
when|until|once|waiting|wait ..3 house|everyone|they|kids ..3 empty|church|asleep|sleep|out|gone ..4 when|do|alone|end +that|will|do -nap|quiet
calm|peaceful|peace|relieved|lighter|happy ..5 because|since|now|knowing ..3 over|decided|decision|end|soon -WORKLIKE|exams
will|be ..1 be|all over ..1 on|by|soon|tonight|tomorrow|come ..1 TIMEEND|sunday|monday|friday|saturday|$ +peaceful|peace|all|i|me|finally -WORKLIKE|season|term|exams|storm|weather|series|silliness|nonsense|fuss|noise|racket
look like|as ..1 an accident
~ die|kill ..6 without ..2 family|anyone|them|kids|parents|knowing|hurting|upsetting
die|death|dying ..6 upset|hurt|traumatise|traumatize|affect ..2 kids|children|family|parents|mum|anyone
~ way|ways|method|methods|how|easiest|quickest ..3 to|of die|dying|go|suicide|kill|killing|end ..2 dead|quietly|peacefully|painlessly|without|that|$|myself|yourself|it -plant|spider|time
~ painless|easiest|quickest|quick|peaceful|fastest|best|foolproof|gentle|gentlest ..2 way|ways|method|methods|exit|means|place|places ..3 die|go|out|dead|end|kill|suicide|dying|$ +die|go|suicide|death|dead|out|kill|dying|end -WORKLIKE|spider|time|bed|sleep
~ insurance|benefits|pension|payout|policy ..8 GONE|dead|killed|suicide|die -car|dental
only|just ..2 useful|good|worth ..4 payout|insurance|pension|corpse
payout|insurance ..8 only|useful|worth|good +only|useful|worth|dead -car|health|travel
go ..1 to hell +die|suicide|kill|myself
TRAFFIC|wheel|car|road ..8 closed|shut ..1 my eyes +fast|on
took|taken|unbuckled|undid|without ..2 seatbelt ..8 fast|speed|closed|wall|eyes
let|letting|take|took go|hands|off ..3 wheel
nearly|almost|want|thought|thinking|urge|tempted|keep|could|imagine|imagining|picture|picturing|about ..3 drive|drove|driving|crash|crashing|swerve|swerving|steer|steering|turn ..3 into|off|in|the ..3 OBSTACLE|road|TRAFFIC|wheel -fear|accident|black|ice|fox|deer
crash|crashing|drive|driving ..3 car ..6 on purpose|deliberately|end|die
NOT ..1 look|looking ..4 cross|road|street|ways|traffic
stopped looking both ways
stop|stopped|stopping|quit|skipping|refusing|not ..2 taking|take|eating|dialysis|doing ..4 insulin|heart|tablets|meds|medication|dialysis|chemo|treatment|pills ..9 on purpose|bother|alive|die|care|point|deliberately|want|hope|hoping|end|peace|over
# means 4
rationing|rationed|skipped|pretending|asked ..6 PILLS ..9 stockpile|stash|save|saving|more|extra|reserve
more|extra ..4 PILLS ..3 than|when i|i_need|can_not ..2 need
his|her|dads|mums ..2 morphine|insulin|PILLS ..6 took|kept|home|have|noticed|hid -pharmacy|returned|work|phone|fridge
keeping|keep|kept|hidden|hid ..2 them|it|PILLS ..6 for when|until|the_day ..3 can|not|day|quiet
~ jumped|jump|jumping ..2 off ..2 EDGE -bungee|parachute|pool|slides|slide|meeting|spreadsheet|deadline|form|forms|diving
EDGE|tracks ..3 thinking|think|imagine|imagining|picture|tempted|wonder ..3 step|stepping|jump|jumping|fall|falling|forward|letting
~ BLADE ..3 in my ..1 hand|pocket ..2 $|right|and|now -kitchen|cook|shave|pen
what|would ..4 if i ..2 TAKE ..3 all|every|whole|too ..5 PILLS
ACQUIRE ..4 PILLS ..5 enough|now|counted|table|ready|saved|just_in_case|lined|days|waiting|stash|row|bed|beside|hidden|months -headache|pharmacy|flu|cold|doctor|refill|trip|prescription|blood
enough ..1 PILLS
hoarding|hoarded|stockpiling|stockpiled|stashing|stashed|saving|saved|counting|counted|lined|stockpile|stash|collecting ..4 PILLS
PILLS ..4 counted|lined|laid|saved|stashed|hoarded|ready|waiting|enough|in|next|beside|front ..2 out|up|on|my|the|for|of|$ ..2 table|bed|desk|hand|lap|out|up|when|me|$|drawer|this|it -headache|bag|trip|luggage
got|have|kept|still ..2 the|some|all|his|her PILLS ..5 was|were ill|dying|sick|alive
want|going|plan|could|will|might|tempted|thinking|urge|about ..3 take|taking|swallow|swallowing|down ..2 all|every|whole|bottle|too|handful|everything|enough|them ..4 PILLS|all|cabinet|once|bottle -vitamins
MANY ..3 PILLS ..5 LETHAL|quickest|kill|happen|happens -headache|advice
how ..1 many|much ..4 PILLS|GASKIND ..6 LETHAL|need|take|would|person|too
~ how many|much ..4 PILLS
what|would ..2 happens|happen ..3 if ..2 TAKE|mix ..4 MANY ..3 PILLS
what|which|best|strongest|easiest ..2 PILLS ..6 LETHAL|quickest|go|die|kill|overdose|end|never -headache|cold
can|could|would|will|does ..3 die|kill|overdose|fatal|lethal|dead ..6 PILLS|vodka|alcohol|GASKIND|mixing|DRINKPOISON -dog|cat|rat
PILLS|GASKIND|vodka|DRINKPOISON|height|dose ..6 kill|lethal|fatal|die ..2 me|person|you|someone|adult|human|$|my|dose -spiders|weeds|germs|virus
lethal|fatal|deadly dose|amount|combination|quantity|height|injection|mix|way|method -ignore
i|me|can|to|how|on_purpose|nearly|almost|accidental ..3 overdose|overdosed|overdosing|od !of|on !sugar|netflix|chocolate|coffee|carbs|caffeine -sugar|chocolate|netflix|screen
is|does|would|how|are ..2 METHOD ..4 LETHAL|hurt|instant|effective|sure|pain|long|$ +is|does|would|how -hrv|heart|pulse|watch|dog|rope|ship|FICTION
METHOD ..3 quick|quickest|painless|painful|peaceful|fast|hurt|hurts +is|does|how|would
how ..1 tall|high|far|long|deep|fast|cold|much|many|common|likely ..9 die|sure|fatal|survive|lethal|kill|dead|unconscious|drown|bleed -dog|plant|battery|exam|winter|job|spider|tree|bacteria|garden
tall|high|highest|tallest|nearest ..2 building|bridge|cliff|roof|rooftop|car -view|architect|world
GASKIND|inert_gas|exit_bag ..3 all night|bag|method|tank|kit|garage|online|works|die +read|reading|bought|buying|order|ordered|research|die|looking|get|bag
forum|forums|site|sites|website|websites|page|pages|online ..4 method|methods|suicide|ways|how|die -study|language|teaching
read|reading|researching|googling|googled|searching|searched|looked|research|looking ..3 method|methods|nitrogen|ways|hanging|overdose|dose|knots|noose|drops|survival -study|teaching|school|sailing|climbing
bought|ordered|order ..3 stuff|it|kit|rope|gas|one|everything|them ..4 online|arrives|today|arrive|delivery|coming ..3 arrives|thursday|tomorrow|arrive|today|friday|week +stuff|rope|gas|helium -birthday|gift|dress|shoes
ACQUIRE|tie|tying|tied|holding|made|make ..3 ROPE ..5 case|boot|ready|neck|car|beam|tree|loft|garage|attic|use|hidden|myself|tonight|yesterday|noose|scared -climb|climbing|dog|tow|swing
~ noose|ligature
ROPE ..3 round|around ..3 neck|door|throat|beam|tree|branch -dog|swing|goat|present
rope|noose|knot|it ..3 round|around ..2 my neck
hanging from|in|by ..2 garage|beam|tree|rafters|loft|bedroom|rope +myself|me|picture|see|imagine
~ GUN ..9 looked|look|looking|hand|lap|mouth|head|nightstand|drawer|bedside|loaded|took|think|thinking|thought|temple|hold|holding|held|sat|ready|house|calling|bed|myself|bought|safe|closet|table|next -FICTION|museum|law|laws|news|politics|water|nail|glue|range|hunting|him|her
~ loaded|load|bought|buy|get|holding|hold|find ..2 GUN -FICTION|museum|water|nail|glue|nerf|hunting
~ i|am ..1 stood|standing|stand|sat|sitting|sit|was|been|went|go|going|walk|walking|walked|climbed|climbing|up|parked|end|ended|drive|drove ..5 EDGE ..9 again|edge|hour|hours|looking|look|looked|jump|hold|held|night|nights|down|over|letting|wanted|alone|thinking|thought|step|stepped|dark|die|crying|cried|ages|nobody -sunset|photo|photos|view|hike|hiking|coffee|run|walk|dinner|picnic|fishing|tour|train
EDGE ..3 edge|jump|jumping|jumped|let_go|step_off|stepping +i|me -sunset|photo|photos|view|hike|hiking|coffee|if
stood|standing|stand ..3 EDGE ..4 had|today|night|again|hold|while -coffee|sunset|photo|view|commute|late
on|to|at ..1 the roof ..2 again|night|alone|edge -repair|leak|party|bar|tiles
walk|walking|walked|go|going|went|drive|been ..3 to|along|onto|by|near|on ..1 EDGE ..3 at night|alone|every -sunset|photo|run|dog
~ WATER ..9 let_go|letting_go|sink|pockets|stones|jump|jumping -swim|swimming|holiday|surf|dog
walk|walking|swim|swimming|wade|jump ..2 into ..2 WATER ..4 until|and|not|never|$ +want|thinking|thought|keep|until|never|imagine|not|could
~ step|stepped|stepping|walk|walking|jump|jumping|throw|lie|lying|run|running|leap ..3 in front|under|into|onto|on|before ..3 TRAFFIC|tracks|EDGE -jam|app|parked|late|catch|catching|home
~ throw|jump|fling|throwing|jumping|leap|fall|falling|step ..2 off|from|out|over ..3 EDGE|window|building|floor|overpass|a|building|something ..1 !boat|bed -bungee|parachute|pool|slides|slide|meeting|spreadsheet|deadline|form|forms
jump ..1 off my|the|a EDGE
when|whenever|every ..4 TRAFFIC ..3 comes|passes|arrives|goes ..5 jump|step|push|imagine|go|think -late|crowded
bath|bathtub|shower ..4 with ..2 razor|toaster|blade|knife|hairdryer|wrists -shave|shaving
myself ..5 in the ..1 bath|garage|river|coffin|grave|ground|morgue ..4 razor|hanging|rope|$ +see|seeing|picture|imagine
slit|slitting|cut|cutting|slash|slashing|slice|open|opening|sever ..2 wrist|wrists|throat|vein|veins|artery|arteries|neck -paper|cable
`;
