import type { CountryHelp } from "./help-lines.ts";

type Row = [
  code: string,
  country: string,
  aliases: string,
  emergency: string,
  name: string,
  phone: string,
  source: string,
];

/** Checked against the named service's page; a line that is not open day and night says so in its name. */
const rows: Row[] = [
  ["DK", "Denmark", "danmark", "112", "Livslinien (limited hours)", "70 201 201", "https://www.livslinien.dk"],
  ["NO", "Norway", "norge", "113", "Mental Helse", "116 123", "https://mentalhelse.no"],
  ["FI", "Finland", "suomi", "112", "MIELI Kriisipuhelin", "09 2525 0111", "https://mieli.fi"],
  ["IS", "Iceland", "ísland,island", "112", "Hjálparsími Rauða krossins", "1717", "https://www.1717.is"],
  ["PL", "Poland", "polska", "112", "Centrum Wsparcia", "800 70 2222", "https://centrumwsparcia.pl"],
  ["PT", "Portugal", "", "112", "SNS 24, apoio psicológico", "808 24 24 24", "https://www.sns24.gov.pt"],
  ["CZ", "Czechia", "czech republic,česko", "112", "Linka první psychické pomoci", "116 123", "https://linkapsychickepomoci.cz"],
  ["SK", "Slovakia", "slovensko", "112", "Linka dôvery Nezábudka", "0800 800 566", "https://www.linkanezabudka.sk"],
  ["HU", "Hungary", "magyarország", "112", "S.O.S. Telefonos Lelkisegély", "116 123", "https://sos116-123.hu"],
  ["GR", "Greece", "ελλάδα,hellas", "112", "Klimaka suicide line", "1018", "https://suicide-help.gr"],
  ["SI", "Slovenia", "slovenija", "112", "Zaupni telefon Samarijan", "116 123", "https://www.telefon-samarijan.si"],
  ["LU", "Luxembourg", "", "112", "SOS Détresse (limited hours)", "45 45 45", "https://454545.lu"],
  ["UA", "Ukraine", "україна", "112", "Lifeline Ukraine", "7333", "https://lifelineukraine.com"],
  ["IL", "Israel", "ישראל", "101", "ERAN", "1201", "https://www.eran.org.il"],
  ["JP", "Japan", "日本", "119", "Yorisoi Hotline", "0120-279-338", "https://www.since2011.net/yorisoi"],
  ["KR", "South Korea", "korea,한국", "119", "Suicide prevention line", "109", "https://www.mohw.go.kr"],
  ["TW", "Taiwan", "台灣", "119", "1925 Mental health line", "1925", "https://www.mohw.gov.tw"],
  ["HK", "Hong Kong", "香港", "999", "Mental Health Support Hotline", "18111", "https://www.18111.gov.hk"],
  ["SG", "Singapore", "", "995", "Samaritans of Singapore", "1767", "https://www.sos.org.sg"],
  ["MY", "Malaysia", "", "999", "Befrienders KL", "03-7627 2929", "https://www.befrienders.org.my"],
  ["PH", "the Philippines", "philippines,pilipinas", "911", "NCMH Crisis Hotline", "1553", "https://ncmh.gov.ph"],
  ["TH", "Thailand", "ประเทศไทย", "191", "Mental Health Hotline", "1323", "https://www.dmh.go.th"],
  ["MX", "Mexico", "méxico", "911", "Línea de la Vida", "800 911 2000", "https://www.gob.mx/conasama"],
  ["AR", "Argentina", "", "911", "Salud Mental Responde", "0800 999 0091", "https://www.argentina.gob.ar/salud"],
  ["CL", "Chile", "", "131", "Línea prevención del suicidio", "*4141", "https://www.minsal.cl"],
  ["UY", "Uruguay", "", "911", "Línea Vida", "0800 0767", "https://www.gub.uy/ministerio-salud-publica"],
  ["PE", "Peru", "perú", "106", "Línea 113, opción 5", "113", "https://www.gob.pe/minsa"],
  ["LK", "Sri Lanka", "", "119", "NIMH line", "1926", "https://nimh.health.gov.lk"],
];

/** Help for further countries: their crisis line and emergency number. */
export const widerHelpLines: CountryHelp[] = rows.map(
  ([code, country, aliases, emergency, name, phone, source]) => ({
    code,
    country,
    aliases: aliases ? aliases.split(",") : [],
    emergency,
    crisis: { name, phone },
    source,
  }),
);
