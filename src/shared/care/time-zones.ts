/**
 * The time zones of the countries we hold help for, by the names that browsers and the zone database use for them,
 * older ones too. A zone belongs to one country; zones that name none (UTC) stand nowhere.
 */
export const zoneTable = `
US America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit
US America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo
US America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay
US America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Juneau
US America/Kentucky/Louisville America/Kentucky/Monticello America/Los_Angeles America/Louisville
US America/Menominee America/Metlakatla America/New_York America/Nome America/North_Dakota/Beulah
US America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix America/Sitka
US America/Yakutat Pacific/Honolulu US/Alaska US/Arizona US/Central US/Eastern US/Hawaii US/Michigan
US US/Mountain US/Pacific
CA America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston
CA America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay
CA America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal
CA America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current
CA America/Toronto America/Vancouver America/Whitehorse America/Winnipeg Canada/Atlantic
CA Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific
GB Europe/Belfast Europe/London GB
IE Eire Europe/Dublin
AU Antarctica/Macquarie Australia/Adelaide Australia/Brisbane Australia/Broken_Hill Australia/Darwin
AU Australia/Eucla Australia/Hobart Australia/Lindeman Australia/Lord_Howe Australia/Melbourne
AU Australia/Perth Australia/Sydney
NZ NZ Pacific/Auckland Pacific/Chatham
DE Europe/Berlin Europe/Busingen
AT Europe/Vienna
CH Europe/Zurich
FR Europe/Paris
ES Africa/Ceuta Atlantic/Canary Europe/Madrid
IT Europe/Rome
NL Europe/Amsterdam
BE Europe/Brussels
SE Europe/Stockholm
IN Asia/Calcutta Asia/Kolkata
BR America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande
BR America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha
BR America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo
ZA Africa/Johannesburg
DK Europe/Copenhagen
NO Europe/Oslo
FI Europe/Helsinki
IS Atlantic/Reykjavik
PL Europe/Warsaw Poland
PT Atlantic/Azores Atlantic/Madeira Europe/Lisbon Portugal
CZ Europe/Prague
SK Europe/Bratislava
HU Europe/Budapest
GR Europe/Athens
SI Europe/Ljubljana
LU Europe/Luxembourg
UA Europe/Kiev Europe/Kyiv Europe/Simferopol Europe/Uzhgorod Europe/Zaporozhye
IL Asia/Jerusalem Asia/Tel_Aviv Israel
JP Asia/Tokyo Japan
KR Asia/Seoul ROK
TW Asia/Taipei
HK Asia/Hong_Kong Hongkong
SG Asia/Singapore Singapore
MY Asia/Kuala_Lumpur Asia/Kuching
PH Asia/Manila
TH Asia/Bangkok
MX America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo
MX America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey
MX America/Ojinaga America/Tijuana
AR America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba
AR America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza
AR America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan
AR America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia
AR America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza
CL America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter
UY America/Montevideo
PE America/Lima
LK Asia/Colombo
`;
