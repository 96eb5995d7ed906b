/**
 * The lines of help: country, kind, name, number (nothing where one writes), hours where it sleeps, a note, the
 * service's own page, and when the number was read there or in a stored copy of it (nothing where it was not). Read by
 * `every-country.ts`; decision 035 says how they were checked.
 */
export const lineTable = `
US | crisis | 988 Suicide & Crisis Lifeline | 988 | | | https://988lifeline.org | 2026-11
US | text | 988 Lifeline chat | | | or text 988 | https://988lifeline.org/chat |
US | children | Childhelp | 1-800-422-4453 | | | https://www.childhelphotline.org |
US | abuse | National Domestic Violence Hotline | 1-800-799-7233 | | | https://www.thehotline.org | 2026-11
US | poison | Poison Help | 1-800-222-1222 | | | https://www.poison.org | 2026-11-22

CA | crisis | 9-8-8 Suicide Crisis Helpline | 988 | | | https://988.ca | 2026-11
CA | text | 9-8-8 by text | | | text 988 | https://988.ca |
CA | children | Kids Help Phone | 1-800-668-6868 | | or text CONNECT to 686868 | https://kidshelpphone.ca |
CA | poison | Poison centre | 1-844-764-7669 | | | https://infopoison.ca |

GB | crisis | Samaritans | 116 123 | | | https://www.samaritans.org | 2026-11
GB | text | Shout | | | text SHOUT to 85258 | https://giveusashout.org |
GB | children | Childline | 0800 1111 | | | https://www.childline.org.uk |
GB | abuse | National Domestic Abuse Helpline (England) | 0808 2000 247 | | in Scotland 0800 027 1234, \
in Wales 0808 80 10 800, in Northern Ireland 0808 802 1414 | https://www.nationaldahelpline.org.uk | 2026-11
GB | poison | NHS 111 (not in Northern Ireland) | 111 | | | https://111.nhs.uk |

IE | crisis | Samaritans | 116 123 | | | https://www.samaritans.org/ireland | 2026-11
IE | text | Text About It | | | text HELLO to 50808 | https://www.textaboutit.ie |
IE | children | Childline | 1800 66 66 66 | | | https://www.childline.ie |
IE | abuse | Women's Aid | 1800 341 900 | | | https://www.womensaid.ie | 2026-11
IE | poison | National Poisons Information Centre | 01 809 2166 | from 8 am to 10 pm | | https://www.poisons.ie |

AU | crisis | Lifeline | 13 11 14 | | | https://www.lifeline.org.au | 2026-11
AU | text | Lifeline by text | | | text 0477 13 11 14 | https://www.lifeline.org.au |
AU | children | Kids Helpline | 1800 55 1800 | | | https://kidshelpline.com.au |
AU | abuse | 1800RESPECT | 1800 737 732 | | | https://www.1800respect.org.au |
AU | poison | Poisons Information Centre | 13 11 26 | | | https://www.poisonsinfo.nsw.gov.au |

NZ | crisis | 1737, need to talk? | 1737 | | | https://1737.org.nz |
NZ | text | 1737 by text | | | text 1737 | https://1737.org.nz |
NZ | children | Youthline | 0800 376 633 | | | https://www.youthline.co.nz |
NZ | abuse | Women's Refuge | 0800 733 843 | | | https://womensrefuge.org.nz | 2026-11
NZ | poison | National Poisons Centre | 0800 764 766 | | | https://poisons.co.nz |

DE | crisis | TelefonSeelsorge | 0800 111 0 111 | | | https://www.telefonseelsorge.de | 2026-11
DE | text | TelefonSeelsorge chat | | when a place is free | | https://online.telefonseelsorge.de |
DE | children | Nummer gegen Kummer | 116 111 | Monday to Saturday from 2 pm to 8 pm | \
| https://www.nummergegenkummer.de |
DE | abuse | Hilfetelefon Gewalt gegen Frauen | 116 016 | | | https://www.hilfetelefon.de | 2026-11
DE | poison | Giftnotruf Berlin, for all of Germany | 030 19240 | | | https://giftnotruf.charite.de |

AT | crisis | TelefonSeelsorge | 142 | | | https://www.telefonseelsorge.at | 2026-11
AT | children | Rat auf Draht | 147 | | | https://www.rataufdraht.at |
AT | abuse | Frauenhelpline | 0800 222 555 | | | https://www.frauenhelpline.at | 2026-11
AT | poison | Vergiftungsinformationszentrale | 01 406 43 43 | | | https://www.goeg.at |

CH | crisis | Die Dargebotene Hand | 143 | | | https://www.143.ch | 2026-11
CH | children | Pro Juventute | 147 | | | https://www.147.ch |
CH | abuse | Opferhilfe | 142 | | | https://www.opferhilfe-schweiz.ch |
CH | poison | Tox Info Suisse | 145 | | | https://www.toxinfo.ch |

FR | crisis | 3114, prévention du suicide | 3114 | | | https://3114.fr | 2026-11
FR | children | Allô Enfance en Danger | 119 | | | https://www.allo119.gouv.fr |
FR | abuse | Violences Femmes Info | 3919 | | | https://solidaritefemmes.org | 2026-11
FR | poison | Centre antipoison de Paris, for all of France | 01 40 05 48 48 | | | https://www.centres-antipoison.net |

ES | crisis | Línea 024 | 024 | | | https://www.sanidad.gob.es/linea024 | 2026-11
ES | children | ANAR | 116 111 | | | https://www.anar.org |
ES | abuse | Servicio 016 | 016 | | | https://violenciagenero.igualdad.gob.es |
ES | poison | Información Toxicológica | 91 562 04 20 | | | https://www.mjusticia.gob.es |

IT | crisis | Telefono Amico Italia | 02 2327 2327 | from 9 am to midnight | | https://www.telefonoamico.it | 2026-11
IT | children | Telefono Azzurro | 19696 | | | https://azzurro.it |
IT | abuse | 1522 antiviolenza | 1522 | | | https://www.1522.eu | 2026-11
IT | poison | Centro Antiveleni Milano | 02 6610 1029 | | | https://www.ospedaleniguarda.it |

NL | crisis | 113 Zelfmoordpreventie | 0800 0113 | | | https://www.113.nl | 2026-11
NL | text | 113 chat | | | | https://www.113.nl |
NL | children | De Kindertelefoon | 0800 0432 | from 11 am to 9 pm | | https://www.kindertelefoon.nl |
NL | abuse | Veilig Thuis | 0800 2000 | | | https://veiligthuis.nl |

BE | crisis | Zelfmoordlijn | 1813 | | in French 0800 32 123 | https://www.zelfmoord1813.be | 2026-11
BE | text | Zelfmoordlijn chat | | in the evening | | https://www.zelfmoord1813.be |
BE | children | Awel | 102 | not at night | in French 103 | https://awel.be |
BE | abuse | Écoute violences conjugales | 0800 30 030 | | in Dutch 1712, in the daytime \
| https://www.ecouteviolencesconjugales.be |
BE | poison | Antigifcentrum | 070 245 245 | | | https://www.antigifcentrum.be |

SE | crisis | Mind Självmordslinjen | 90101 | | | https://mind.se | 2026-11
SE | text | Självmordslinjen chat | | | | https://mind.se |
SE | children | Bris | 116 111 | | | https://www.bris.se |
SE | abuse | Kvinnofridslinjen | 020 50 50 50 | | | https://kvinnofridslinjen.se | 2026-11
SE | poison | Giftinformationscentralen | 010 456 67 00 | | | https://giftinformation.se |

IN | crisis | Tele-MANAS | 14416 | | | https://telemanas.mohfw.gov.in | 2026-11
IN | children | Child Helpline | 1098 | | | https://missionvatsalya.wcd.gov.in |
IN | abuse | Women Helpline | 181 | | | https://wcd.gov.in | 2026-11
IN | poison | National Poisons Information Centre | 1800 116 117 | | | https://www.aiims.edu |

BR | crisis | CVV | 188 | | | https://cvv.org.br |
BR | text | CVV chat | | not at night | | https://cvv.org.br |
BR | children | Disque 100 | 100 | | | https://www.gov.br/mdh |
BR | abuse | Ligue 180 | 180 | | | https://www.gov.br/mulheres | 2026-11
BR | poison | Disque-Intoxicação | 0800 722 6001 | | | https://www.gov.br/anvisa |

ZA | crisis | SADAG Suicide Crisis Helpline | 0800 567 567 | | | https://www.sadag.org | 2026-11
ZA | text | SADAG by text | | | text 31393 and they call back | https://www.sadag.org |
ZA | children | Childline | 116 | | | https://www.childlinesa.org.za |
ZA | abuse | Gender Based Violence Command Centre | 0800 428 428 | | | https://gbv.org.za |
ZA | poison | Poisons Information Helpline | 0861 555 777 | | | https://www.afritox.co.za |

DK | crisis | Livslinien | 70 201 201 | except in the early morning | | https://www.livslinien.dk | 2026-11
DK | text | Livslinien chat | | in the evening | | https://www.livslinien.dk |
DK | children | BørneTelefonen | 116 111 | | | https://bornetelefonen.dk |
DK | abuse | Lev Uden Vold | 1888 | | | https://levudenvold.dk |
DK | poison | Giftlinjen | 82 12 12 12 | | | https://www.bispebjerghospital.dk/giftlinjen |

NO | crisis | Mental Helse | 116 123 | | | https://mentalhelse.no | 2026-11
NO | text | SidetMedOrd | | in the evening | | https://sidetmedord.no |
NO | children | Alarmtelefonen for barn og unge | 116 111 | | | https://www.116111.no |
NO | abuse | VO-linjen | 116 006 | | | https://volinjen.no |
NO | poison | Giftinformasjonen | 22 59 13 00 | | | https://www.helsenorge.no/giftinformasjon |

FI | crisis | MIELI Kriisipuhelin | 09 2525 0111 | | | https://mieli.fi | 2026-11
FI | text | Sekasin, for the ages of 12 to 29 | | | | https://sekasin.fi |
FI | children | Lasten ja nuorten puhelin | 116 111 | not at night | | https://www.nuortennetti.fi |
FI | abuse | Nollalinja | 080 005 005 | | | https://www.nollalinja.fi |
FI | poison | Myrkytystietokeskus | 0800 147 111 | | | https://www.hus.fi |

IS | crisis | Hjálparsími Rauða krossins | 1717 | | | https://www.1717.is | 2026-11
IS | text | 1717 netspjall | | | | https://www.1717.is |
IS | abuse | Kvennaathvarfið | 561 1205 | | | https://www.kvennaathvarf.is |
IS | poison | Eitrunarmiðstöð | 543 2222 | | | https://www.landspitali.is |

PL | crisis | Centrum Wsparcia | 800 70 2222 | | | https://liniawsparcia.pl | 2026-11
PL | children | Telefon Zaufania dla Dzieci i Młodzieży | 116 111 | | | https://116111.pl |
PL | abuse | Niebieska Linia | 800 12 00 02 | | | https://www.niebieskalinia.info |

PT | crisis | Linha Nacional de Prevenção do Suicídio | 1411 | | | https://www.sns24.gov.pt | 2026-11
PT | children | SOS Criança | 116 111 | in the daytime | | https://iacrianca.pt |
PT | abuse | Serviço de informação a vítimas | 800 202 148 | | | https://www.cig.gov.pt |
PT | poison | CIAV | 800 250 250 | | | https://www.inem.pt |

CZ | crisis | Linka první psychické pomoci | 116 123 | | | https://linkapsychickepomoci.cz | 2026-11
CZ | children | Linka bezpečí | 116 111 | | | https://www.linkabezpeci.cz |
CZ | abuse | Bílý kruh bezpečí | 116 006 | | | https://www.bkb.cz |
CZ | poison | Toxikologické informační středisko | 224 919 293 | | | https://www.tis-cz.cz |

SK | crisis | Linka dôvery Nezábudka | 0800 800 566 | | | https://www.linkanezabudka.sk | 2026-11
SK | children | Linka detskej istoty | 116 111 | | | https://www.ldi.sk |
SK | abuse | Linka pre ženy zažívajúce násilie | 0800 212 212 | | | https://www.zastavmenasilie.gov.sk |
SK | poison | Toxikologické informačné centrum | 02 5477 4166 | | | https://www.ntic.sk |

HU | crisis | S.O.S. Telefonos Lelkisegély | 116 123 | | | https://sos116-123.hu | 2026-11
HU | children | Kék Vonal | 116 111 | | | https://kek-vonal.hu |
HU | abuse | OKIT | 06 80 205 520 | | | https://okit.hu |
HU | poison | ETTSZ | 06 80 201 199 | | | https://www.nnk.gov.hu |

GR | crisis | Klimaka suicide line | 1018 | | | https://suicide-help.gr | 2026-11
GR | children | The Smile of the Child | 1056 | | | https://www.hamogelo.gr |
GR | abuse | SOS 15900 | 15900 | | | https://womensos.gr |
GR | poison | Poison centre | 210 779 3777 | | | https://www.aglaiakyriakou.gr |

SI | crisis | Zaupni telefon Samarijan | 116 123 | | | https://www.telefon-samarijan.si | 2026-11
SI | children | TOM telefon | 116 111 | from noon to 8 pm | | https://www.e-tom.si |
SI | abuse | SOS telefon | 080 11 55 | | | https://drustvo-sos.si |

LU | crisis | SOS Détresse | 45 45 45 | from 11 am to 11 pm | | https://454545.lu | 2026-11
LU | children | Kanner-Jugendtelefon | 116 111 | in the afternoon | | https://www.kjt.lu |
LU | poison | Antigifcentrum, for Luxembourg too | 8002 5500 | | | https://www.centreantipoisons.be |

UA | crisis | Lifeline Ukraine | 7333 | | | https://lifelineukraine.com | 2026-11
UA | children | La Strada, for children | 116 111 | | | https://la-strada.org.ua |
UA | abuse | La Strada | 116 123 | | | https://la-strada.org.ua |

IL | crisis | ERAN | 1201 | | | https://www.eran.org.il | 2026-11
IL | text | ERAN chat | | | | https://www.eran.org.il |
IL | abuse | Ministry of Welfare | 118 | | | https://www.gov.il |
IL | poison | Israel Poison Information Center | 04 777 1900 | | | https://www.rambam.org.il |

JP | crisis | #Inochi SOS | 0120-061-338 | | | https://www.lifelink.or.jp | 2026-11
JP | text | Yorisoi chat | | | | https://yorisoi-chat.jp |
JP | children | Child guidance centres | 189 | | | https://www.cfa.go.jp |
JP | abuse | DV Sodan Plus | 0120-279-889 | | | https://soudanplus.jp |
JP | poison | Japan Poison Information Center | 072-727-2499 | | | https://www.j-poison-ic.jp |

KR | crisis | Suicide prevention line | 109 | | | https://www.mohw.go.kr | 2026-11
KR | children | Youth line | 1388 | | | https://www.1388.go.kr |
KR | abuse | Women's line | 1366 | | | https://www.women1366.kr |

TW | crisis | 1925 Mental health line | 1925 | | | https://www.mohw.gov.tw | 2026-11
TW | children | 113 Protection line | 113 | | | https://www.mohw.gov.tw |
TW | abuse | 113 Protection line | 113 | | | https://www.mohw.gov.tw |
TW | poison | Taipei Veterans General Hospital | 02 2871 7121 | | | https://www.vghtpe.gov.tw |

HK | crisis | Mental Health Support Hotline | 18111 | | | https://shallwetalk.hk | 2026-11
HK | text | Open Up, for the ages of 11 to 35 | | | | https://www.openup.hk |
HK | abuse | Harmony House | 2522 0434 | | | https://www.harmonyhousehk.org |

SG | crisis | Samaritans of Singapore | 1767 | | | https://www.sos.org.sg | 2026-11
SG | text | SOS CareText | | | WhatsApp 9151 1767 | https://www.sos.org.sg |
SG | abuse | National Anti-Violence and Sexual Harassment Helpline | 1800 777 0000 | | | https://www.msf.gov.sg |

MY | crisis | Befrienders KL | 03-7627 2929 | | | https://www.befrienders.org.my |
MY | children | Talian Kasih | 15999 | | | https://www.kpwkm.gov.my |
MY | abuse | Talian Kasih | 15999 | | | https://www.kpwkm.gov.my |

PH | crisis | NCMH Crisis Hotline | 0917-899-8727 | | from a landline 1553 | https://ncmh.gov.ph | 2026-11
PH | children | Makabata Helpline | 1383 | | | https://cwc.gov.ph |

TH | crisis | Mental Health Hotline | 1323 | | | https://www.dmh.go.th | 2026-11
TH | children | Social assistance centre | 1300 | | | https://www.m-society.go.th |
TH | abuse | Social assistance centre | 1300 | | | https://www.m-society.go.th |
TH | poison | Ramathibodi Poison Center | 1367 | | | https://www.rama.mahidol.ac.th |

MX | crisis | Línea de la Vida | 800 911 2000 | | | https://www.gob.mx/conasama | 2026-11

AR | crisis | Línea Nacional de Salud Mental | 0800 999 0091 | | | https://www.argentina.gob.ar/salud | 2026-11
AR | children | Línea 102 | 102 | | | https://www.argentina.gob.ar |
AR | abuse | Línea 144 | 144 | | | https://www.argentina.gob.ar |
AR | poison | Centro Nacional de Intoxicaciones | 0800 333 0160 | | | https://www.argentina.gob.ar |

CL | crisis | Salud Responde | 600 360 7777 | | from a mobile also *4141, the suicide prevention line \
| https://www.minsal.cl | 2026-11
CL | children | Fono Niños | 147 | | | https://www.carabineros.cl |
CL | abuse | Fono Orientación | 1455 | | | https://www.sernameg.gob.cl |
CL | poison | CITUC | 2 2635 3800 | | | https://cituc.uc.cl |

UY | crisis | Línea Vida | 0800 0767 | | from a mobile *0767 | https://www.gub.uy/ministerio-salud-publica | 2026-11
UY | children | Línea Azul | 0800 5050 | | | https://www.inau.gub.uy |
UY | abuse | Violencia de género | 0800 4141 | | from a mobile *4141 | https://www.gub.uy/ministerio-desarrollo-social |
UY | poison | CIAT | 1722 | | | https://www.ciat.hc.edu.uy |

PE | crisis | Línea 113, opción 5 | 113 | | | https://www.gob.pe/minsa | 2026-11
PE | abuse | Línea 100 | 100 | | | https://www.gob.pe/mimp |

LK | crisis | NIMH line | 1926 | | | https://nimh.health.gov.lk | 2026-11
LK | children | Childline | 1929 | | | https://www.childprotection.gov.lk |
LK | abuse | Women's Helpline | 1938 | | | https://www.childwomenmin.gov.lk |
`;
