/** Signs of an attempt, a farewell or of putting things in order, by family; see `lifeRows` for the headings. */
export const farewellRows = `
# attempt 4
THINK|want|will ..2 trying|try again ..1 $ +THINK -WORKLIKE|baby|ivf|recipe|driving
tried|attempted|try|trying|attempt ..2 to ..2 KILLVERB ..1 myself|it|my|himself|herself -WORKLIKE
attempted ..2 suicide|life|before|twice|again|last|overdose
my|an|after|third|second|first|last|another|failed|previous ..1 suicide? attempt|attempts ..5 work|again|hospital|life|discharged|suicide|failed|right|next|properly|succeed|survived -WORKLIKE|visa|driving|test
attempt ..6 again|try|next
tried ..5 nobody|no|never ..2 knows|one|told ..6 trying|again
try|trying|doing|do ..1 it? again +attempt|tried|overdosed|hospital|discharged|life|survived|failed
get it right +attempt|next|time|tried
woke|wake|waking ..3 hospital|icu +angry|wish|overdosed|still|again|disappointed|tried|alive
i ..3 almost|nearly|came|so ..2 did|close|do_it|doing ..3 last|night|yesterday|tonight|week|this|again|$ -WORKLIKE|proposed|quit|called
got|come|came ..3 far|close as|to ..3 tying|bridge|writing|standing|holding|edge|doing|swallowing
# farewell 4
by the time ..3 read|find|see|get ..2 this|me ..4 gone|dead|not|be
when|before ..2 you|they|she|he|police|mum|someone ..2 find|finds|found ..2 me|body|this|it
this is goodbye|farewell
goodbye|bye|farewell ..2 FOREVER|world|everyone|all|cruel|cruel -school|summer
say|saying|said|write|writing|sent|sending ..4 goodbye|goodbyes|farewell ..5 without|knowing|everyone|everybody|them|forever|one|kids|children|family -FICTION|moving|airport|colleagues|team|students|class|retire|retiring|leaving
write|writing|text|messaging ..3 again goodbye|bye
thank|thanks ..8 goodbye|bye|last|forever|writing|take ..3 forever|again|$|message|bye|care +goodbye|bye|forever|farewell -night|bye
will|would|going ..2 NOT ..2 be ..1 writing|hearing|talking|seeing ..3 again|anymore|me -ex
tell ..2 MY ..2 KIN|kids|family|everyone|dog ..2 i|that|it ..2 love|loved|sorry|is -soon|valentine|how|how
tell ..3 them|him|her|everyone i ..1 loved|love|sorry ..2 them|him|her|$
it is ..1 NOT their|his|her|your|anyones|anybodys fault +sorry|tell|love|loved|goodbye
sorry ..3 everything ..6 stay|go|goodbye|anymore|love
can ..1 not stay $
i can ..1 not stay ..3 here|world|any|longer|anymore -party|tonight|late|hotel
NOT ..2 be ..1 here|around|alive|there ..2 TIMEEND -AWAYFROM|sorry|session
NOT ..1 be ..1 here|around|alive ..1 anymore|$ +subscription|renew|book|booking|bother|next|appointment -AWAYFROM
NOT ..1 be ..1 here|around|alive ..2 when|by|after|to -AWAYFROM|WORKLIKE|birthday
there is|are ..3 NOT ..3 next|tomorrow|future +going|me|cancelled
dead by|before|in TIMEEND|friday|monday|sunday|morning|christmas|weekend
gone by|before ..1 TIMEEND|friday|monday|sunday|morning|christmas|then -milk|food|stock|shop
NOT|never|without ..3 seeing|see|make|reach ..2 christmas|birthday|spring|summer|morning +plan|expect|think|intend -family
NOT|no ..3 need|needing ..3 anything|it|them|this|me ..2 after TIMEEND|tonight|friday
soon ..3 NOT|no|nobody ..4 look|care|worry|deal|put ..3 me
NOT|no ..3 be ..2 problem|burden|bother|trouble|nuisance ..4 after|much|soon|TIMEEND|anymore|longer|any
no|not|nobody ..4 worry|deal|look|care|put|carry|bother ..2 about|with|after|for|up ..1 me ..2 much|anymore|soon|longer|after|again
where i am going +give|given|gave|need|enjoy|take|things -trip|holiday|train
gone|dead|left|leave|leaving world|earth|life
time to ..2 go|leave|rest|say +goodbye|peace|world|tired|forever|for -work|bed|school|meeting
i|am going to go|leave ..2 now +goodbye|forever
# farewell 3
NOT ..1 be ..1 here|around|alive ..1 $|anymore -AWAYFROM|sorry|session|party
# affairs 1
tried ..5 no|never ..2 knows|one|told
NOT|no ..3 bother|need|point ..3 renew|renewing|book|booking|schedule|buying|refill

ready to go ..1 $|,
gave|given|give|giving ..6 away|my -charity|decluttering|clothes|plants|moving|oxfam|birthday|donate|donated|permission|notice|presentation|speech|talk|up
updated|wrote|written|made|finished|sorted|signed|changed|writing|sorting|redid ..2 will ..1 this|and|$|,|last|yesterday|today|up|now -mortgage|adult|lawyer
new|good ..1 home|owner ..2 for ..2 cat|dog|pets|pet|rabbit
left|leave|leaving ..2 everything ..2 tidy|sorted|order|ready|clean
affairs in order
sorted|sorting|cancelled|cancelling|closed|paid|settled|put ..2 everything|all|accounts|affairs|debts|subscriptions|appointments|passwords -account
letter|letters ..3 kids|children|each|wife|husband|parents|mum|sister|family -school|santa|birthday
passwords ..4 envelope|list|written|drawer|left|sister|wife|brother
thank|thanks ..2 you? for everything
funeral ..2 music|songs|arrangements|plans|paid|plan -grandmother|his|her|mother|father|dad|mum|nan
who|someone ..3 look|take ..2 after|care|in ..2 cat|dog|kids|pets ..4 when|after|if -holiday|work|trip
i am sorry ..2 for everything
they ..3 enjoy ..5 more than i will
NOT|no ..2 tell ..2 wife|anyone|family|kids|husband -surprise|secret
secretly|quietly|privately ..3 say|saying|putting|sorting
you were|have ..2 kind
take care of yourself|them|yourselves|him|her
`;
