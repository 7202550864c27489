/** A passenger airline. Colours are those of its livery, for the monogram tile: background and ink. */
export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly alliance: Alliance | null;
  readonly lowCost: boolean;
  /** Whether it flies wide-bodies across oceans. */
  readonly longHaul: boolean;
  /** IATA codes, the main one first. */
  readonly hubs: readonly string[];
  readonly colors: readonly [background: string, ink: string];
}

export type Alliance = 'Star Alliance' | 'oneworld' | 'SkyTeam';

const ALLIANCES: Record<string, Alliance> = { S: 'Star Alliance', O: 'oneworld', T: 'SkyTeam' };

/** code|name|country|alliance (S, O, T or -)|network (long, short) and L for low cost|hubs|background|ink */
const TABLE = `
TP|TAP Air Portugal|PT|S|long|LIS,OPO|d4002a|ffffff
S4|Azores Airlines|PT|-|long|PDL,TER,LIS|0a4a8f|ffffff
IB|Iberia|ES|O|long|MAD|d7192d|ffcc00
UX|Air Europa|ES|T|long|MAD,PMI|005dab|ffffff
VY|Vueling|ES|-|shortL|BCN,FCO,ORY|ffcc00|4d4d4d
V7|Volotea|ES|-|shortL|NTE,VCE,OVD|c8102e|ffffff
AF|Air France|FR|T|long|CDG,ORY|002157|ffffff
TO|Transavia France|FR|-|shortL|ORY,NTE,LYS|00d66c|0b2e1c
BF|French bee|FR|-|longL|ORY|00a3e0|ffffff
BA|British Airways|GB|O|long|LHR,LGW|075aaa|ffffff
VS|Virgin Atlantic|GB|T|long|LHR,MAN|da0530|ffffff
U2|easyJet|GB|-|shortL|LGW,LTN,GVA,MXP,CDG,BER,BRS|ff6600|ffffff
LS|Jet2|GB|-|shortL|LBA,MAN,STN|c8102e|ffffff
EI|Aer Lingus|IE|-|long|DUB|00a65e|ffffff
FR|Ryanair|IE|-|shortL|DUB,STN,BGY,CRL,OPO,MAD,AGP,CIA|073590|f1c933
LH|Lufthansa|DE|S|long|FRA,MUC|05164d|ffad00
EW|Eurowings|DE|-|shortL|DUS,CGN,HAM,STR|97004d|ffffff
DE|Condor|DE|-|long|FRA,MUC|ffb500|1b1b1b
LX|SWISS|CH|S|long|ZRH,GVA|e2001a|ffffff
OS|Austrian Airlines|AT|S|long|VIE|e3000f|ffffff
SN|Brussels Airlines|BE|S|long|BRU|0d1f5c|ffffff
KL|KLM|NL|T|long|AMS|00a1de|ffffff
HV|Transavia|NL|-|shortL|AMS,EIN,RTM|00d66c|0b2e1c
SK|SAS|SE|T|long|CPH,ARN,OSL|000099|ffffff
DY|Norwegian|NO|-|shortL|OSL,BGO,CPH,ARN|d81939|ffffff
AY|Finnair|FI|O|long|HEL|0b1560|ffffff
FI|Icelandair|IS|-|long|KEF|001b71|ffd200
OG|PLAY|IS|-|shortL|KEF|e6002d|ffffff
LO|LOT Polish Airlines|PL|S|long|WAW|11397e|ffffff
W6|Wizz Air|HU|-|shortL|BUD,WAW,OTP,LTN,VIE|c6007e|ffffff
OK|Czech Airlines|CZ|T|short|PRG|d7141a|ffffff
RO|TAROM|RO|T|short|OTP|003b7a|ffffff
JU|Air Serbia|RS|-|long|BEG|c8102e|ffffff
OU|Croatia Airlines|HR|S|short|ZAG|00529f|ffffff
A3|Aegean Airlines|GR|S|short|ATH,SKG|0f2c62|ffffff
AZ|ITA Airways|IT|S|long|FCO,LIN|0a5fb4|ffffff
BT|airBaltic|LV|-|short|RIX|b8d80b|1d1d1b
TK|Turkish Airlines|TR|S|long|IST|c70a0c|ffffff
PC|Pegasus|TR|-|shortL|SAW|ffcc00|d0021b
AT|Royal Air Maroc|MA|O|long|CMN|c20831|ffffff
TU|Tunisair|TN|-|short|TUN|d40000|ffffff
AH|Air Algérie|DZ|-|long|ALG|d7001d|ffffff
MS|EgyptAir|EG|S|long|CAI|003b71|ffffff
ET|Ethiopian Airlines|ET|S|long|ADD|0b6b3a|ffd200
KQ|Kenya Airways|KE|T|long|NBO|d2122e|ffffff
SA|South African Airways|ZA|S|long|JNB,CPT|00318b|ffffff
4Z|Airlink|ZA|-|short|JNB,CPT|c8102e|ffffff
WB|RwandAir|RW|-|long|KGL|00539f|ffd100
DT|TAAG Angola Airlines|AO|-|long|LAD|d6001c|ffffff
VR|Cabo Verde Airlines|CV|-|short|RAI,SID|12366d|ffffff
P4|Air Peace|NG|-|long|LOS,ABV|0a3d91|ffffff
MK|Air Mauritius|MU|-|long|MRU|c8102e|ffffff
EK|Emirates|AE|-|long|DXB|d71921|ffffff
FZ|flydubai|AE|-|shortL|DXB|0069aa|ff8200
EY|Etihad Airways|AE|-|long|AUH|bd8b13|ffffff
G9|Air Arabia|AE|-|shortL|SHJ,AUH|d3092f|ffffff
QR|Qatar Airways|QA|O|long|DOH|5c0632|ffffff
SV|Saudia|SA|T|long|JED,RUH|006853|ffffff
XY|flynas|SA|-|shortL|RUH,JED|00b1a9|ffffff
GF|Gulf Air|BH|-|long|BAH|9e1b34|e8c46a
KU|Kuwait Airways|KW|-|long|KWI|0072bc|ffffff
WY|Oman Air|OM|O|long|MCT|006a71|e0c878
RJ|Royal Jordanian|JO|O|long|AMM|221f20|e3bf4a
ME|Middle East Airlines|LB|T|short|BEY|00623b|ffffff
LY|El Al|IL|-|long|TLV|0033a0|ffffff
AI|Air India|IN|S|long|DEL,BOM|da0e29|ffffff
6E|IndiGo|IN|-|shortL|DEL,BOM,BLR,HYD,MAA,CCU|09009b|ffffff
UL|SriLankan Airlines|LK|O|long|CMB|00529b|ffffff
PK|Pakistan International Airlines|PK|-|long|ISB,KHI,LHE|006643|ffffff
BG|Biman Bangladesh Airlines|BD|-|long|DAC|007a3d|ffffff
RA|Nepal Airlines|NP|-|short|KTM|c8102e|ffffff
HY|Uzbekistan Airways|UZ|-|long|TAS|0072ce|ffffff
KC|Air Astana|KZ|-|long|ALA,NQZ|00859b|ffd100
J2|AZAL|AZ|-|long|GYD|00457c|ffffff
SQ|Singapore Airlines|SG|S|long|SIN|00266b|fcb130
TR|Scoot|SG|-|longL|SIN|ffe600|1a1a1a
MH|Malaysia Airlines|MY|O|long|KUL|0b2265|ffffff
AK|AirAsia|MY|-|shortL|KUL,BKI,PEN|ff0000|ffffff
TG|Thai Airways|TH|S|long|BKK|4f1f6f|f3c33c
FD|Thai AirAsia|TH|-|shortL|DMK,HKT|e60012|ffffff
VN|Vietnam Airlines|VN|T|long|SGN,HAN|00677f|dbb265
VJ|VietJet Air|VN|-|shortL|SGN,HAN|ed1c24|fff200
GA|Garuda Indonesia|ID|T|long|CGK,DPS|00838f|ffffff
JT|Lion Air|ID|-|shortL|CGK,SUB,DPS|c8102e|ffffff
PR|Philippine Airlines|PH|-|long|MNL,CEB|003591|ffc72c
5J|Cebu Pacific|PH|-|shortL|MNL,CEB|ffdd00|005eb8
CX|Cathay Pacific|HK|O|long|HKG|005d63|ffffff
CI|China Airlines|TW|T|long|TPE|c95a86|ffffff
BR|EVA Air|TW|S|long|TPE|00694a|f37021
CA|Air China|CN|S|long|PEK,CTU|c8102e|ffffff
MU|China Eastern|CN|T|long|PVG,SHA,KMG|0b3a82|ffffff
CZ|China Southern|CN|-|long|CAN,PKX|008bcb|ffffff
HU|Hainan Airlines|CN|-|long|HAK,PEK|d9251d|ffd35c
JL|Japan Airlines|JP|O|long|HND,NRT|c00000|ffffff
NH|ANA|JP|S|long|HND,NRT|13448f|ffffff
MM|Peach|JP|-|shortL|KIX,NRT|b6007a|ffffff
KE|Korean Air|KR|T|long|ICN,GMP|154a8f|8fd3f4
OZ|Asiana Airlines|KR|S|long|ICN,GMP|6d6e70|ffffff
7C|Jeju Air|KR|-|shortL|ICN,CJU|ff5000|ffffff
OM|MIAT Mongolian Airlines|MN|-|long|UBN|004b93|ffffff
QF|Qantas|AU|O|long|SYD,MEL,BNE,PER|e0001b|ffffff
VA|Virgin Australia|AU|-|short|BNE,SYD,MEL|e10a0a|ffffff
JQ|Jetstar|AU|-|longL|MEL,SYD|ff5115|ffffff
NZ|Air New Zealand|NZ|S|long|AKL,CHC,WLG|221f1f|ffffff
FJ|Fiji Airways|FJ|O|long|NAN|5b3a21|ffffff
TN|Air Tahiti Nui|PF|-|long|PPT|00a3ad|ffffff
SB|Aircalin|NC|-|long|NOU|00539b|ffffff
PX|Air Niugini|PG|-|short|POM|c8102e|ffd100
AA|American Airlines|US|O|long|DFW,CLT,MIA,ORD,PHL,PHX,JFK|0b3b6f|ffffff
UA|United Airlines|US|S|long|ORD,EWR,DEN,IAH,SFO,IAD,LAX|005daa|ffffff
DL|Delta Air Lines|US|T|long|ATL,JFK,DTW,MSP,SLC,SEA,LAX,BOS|0b2343|ffffff
WN|Southwest Airlines|US|-|shortL|MDW,DAL,DEN,BWI,LAS,PHX,HOU|304cb2|ffbf27
B6|JetBlue|US|-|longL|JFK,BOS,FLL,MCO|003876|ffffff
AS|Alaska Airlines|US|O|long|SEA,PDX,ANC,SFO|01426a|ffffff
HA|Hawaiian Airlines|US|O|long|HNL,OGG|413691|ffffff
NK|Spirit Airlines|US|-|shortL|FLL,MCO,LAS,DTW|ffec00|1a1a1a
F9|Frontier Airlines|US|-|shortL|DEN,MCO,ATL|006643|ffffff
AC|Air Canada|CA|S|long|YYZ,YUL,YVR|d22630|ffffff
WS|WestJet|CA|-|long|YYC,YYZ,YEG|007a73|ffffff
TS|Air Transat|CA|-|long|YUL,YYZ|003da5|66c5f0
AM|Aeromexico|MX|T|long|MEX,MTY|0b2343|ffffff
Y4|Volaris|MX|-|shortL|MEX,GDL,TIJ|a01775|ffffff
VB|Viva|MX|-|shortL|MTY,NLU,CUN|00a04a|ffffff
CM|Copa Airlines|PA|S|short|PTY|0032a0|ffffff
AV|Avianca|CO|S|long|BOG,SAL,MDE|da291c|ffffff
LA|LATAM Airlines|CL|-|long|SCL,GRU,LIM,BSB,BOG|1b0088|ffffff
G3|GOL|BR|-|shortL|CGH,GRU,GIG,BSB,SSA|ff7020|ffffff
AD|Azul|BR|-|long|VCP,CNF,REC,BEL|041e42|5ac8fa
AR|Aerolíneas Argentinas|AR|T|long|AEP,EZE,COR|00a0df|ffffff
FO|Flybondi|AR|-|shortL|AEP,EZE|fdbe15|1b1b1b
H2|SKY Airline|CL|-|shortL|SCL,LIM|9b26b6|ffffff
OB|Boliviana de Aviación|BO|-|long|VVI|0033a0|ffffff
BW|Caribbean Airlines|TT|-|short|POS,KIN|6a1b7a|ffffff
UP|Bahamasair|BS|-|short|NAS|00778b|ffc72c
`;

/** Airlines that the platform knows by name and livery. */
export const CARRIERS: readonly Carrier[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code, name, country, alliance, network, hubs, background, ink] = line.split('|') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      code,
      name,
      country,
      alliance: ALLIANCES[alliance] ?? null,
      lowCost: network.endsWith('L'),
      longHaul: network.startsWith('long'),
      hubs: hubs.split(','),
      colors: [`#${background}`, `#${ink}`] as const,
    };
  });

const byCode = new Map(CARRIERS.map((carrier) => [carrier.code, carrier]));
export const findCarrier = (code: string): Carrier | undefined => byCode.get(code);
