/**
 * The countries we hold help for: code, name, how else a person may write it, the emergency number (the ambulance where
 * there are several), and the police where that is another one. Read by `every-country.ts`.
 */
export const countryTable = `
US | the United States | usa, united states, america | 911 |
CA | Canada | | 911 |
GB | the United Kingdom | uk, united kingdom, england, scotland, wales, britain, northern ireland | 999 |
IE | Ireland | | 112 |
AU | Australia | | 000 |
NZ | New Zealand | aotearoa | 111 |
DE | Germany | deutschland | 112 |
AT | Austria | österreich | 112 |
CH | Switzerland | schweiz, suisse | 112 |
FR | France | | 112 |
ES | Spain | españa | 112 |
IT | Italy | italia | 112 |
NL | the Netherlands | netherlands, holland, nederland | 112 |
BE | Belgium | belgië, belgique | 112 |
SE | Sweden | sverige | 112 |
IN | India | | 112 |
BR | Brazil | brasil | 192 | 190
ZA | South Africa | | 112 |
DK | Denmark | danmark | 112 |
NO | Norway | norge | 113 | 112
FI | Finland | suomi | 112 |
IS | Iceland | ísland, island | 112 |
PL | Poland | polska | 112 |
PT | Portugal | | 112 |
CZ | Czechia | czech republic, česko | 112 |
SK | Slovakia | slovensko | 112 |
HU | Hungary | magyarország | 112 |
GR | Greece | ελλάδα, hellas | 112 |
SI | Slovenia | slovenija | 112 |
LU | Luxembourg | | 112 |
UA | Ukraine | україна | 103 | 102
IL | Israel | ישראל | 101 | 100
JP | Japan | 日本 | 119 | 110
KR | South Korea | korea, 한국 | 119 | 112
TW | Taiwan | 台灣 | 119 | 110
HK | Hong Kong | 香港 | 999 |
SG | Singapore | | 995 | 999
MY | Malaysia | | 999 |
PH | the Philippines | philippines, pilipinas | 911 |
TH | Thailand | ประเทศไทย | 1669 | 191
MX | Mexico | méxico | 911 |
AR | Argentina | | 911 |
CL | Chile | | 131 | 133
UY | Uruguay | | 911 |
PE | Peru | perú | 106 | 105
LK | Sri Lanka | | 1990 | 119
`;
