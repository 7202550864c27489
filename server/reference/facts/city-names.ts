/** Cities that have another name in Portuguese or Spanish than in English: code, Portuguese, Spanish. */
const ROWS = `
LON|Londres|Londres
NYC|Nova York|Nueva York
QDF|Dallas|Dallas
LAX|Los Angeles|Los Ángeles
TYO|Tóquio|Tokio
AMS|Amsterdã|Ámsterdam
PAR|Paris|París
CAN|Cantão|Cantón
FRA|Frankfurt|Fráncfort
MAD|Madri|Madrid
SEL|Seul|Seúl
SIN|Singapura|Singapur
BJS|Pequim|Pekín
SHA|Xangai|Shanghái
IST|Istambul|Estambul
DEL|Délhi|Delhi
DXB|Dubai|Dubái
BKK|Bangkok|Bangkok
JKT|Jacarta|Yakarta
MEX|Cidade do México|Ciudad de México
QSF|São Francisco|San Francisco
PHL|Filadélfia|Filadelfia
BOM|Mumbai|Bombay
MUC|Munique|Múnich
ROM|Roma|Roma
MIL|Milão|Milán
LIS|Lisboa|Lisboa
OPO|Porto|Oporto
DUB|Dublin|Dublín
ZRH|Zurique|Zúrich
GVA|Genebra|Ginebra
BSL|Basileia|Basilea
ATH|Atenas|Atenas
CPH|Copenhague|Copenhague
STO|Estocolmo|Estocolmo
GOT|Gotemburgo|Gotemburgo
HEL|Helsinque|Helsinki
VIE|Viena|Viena
BRU|Bruxelas|Bruselas
BER|Berlim|Berlín
HAM|Hamburgo|Hamburgo
CGN|Colônia|Colonia
DUS|Düsseldorf|Düsseldorf
NUE|Nuremberg|Núremberg
HAJ|Hanôver|Hannover
STR|Stuttgart|Stuttgart
DRS|Dresden|Dresde
BRE|Bremen|Bremen
FNC|Funchal|Funchal
WAW|Varsóvia|Varsovia
KRK|Cracóvia|Cracovia
GDN|Gdansk|Gdansk
WRO|Breslávia|Breslavia
PRG|Praga|Praga
BTS|Bratislava|Bratislava
BUD|Budapeste|Budapest
OTP|Bucareste|Bucarest
SOF|Sófia|Sofía
BEG|Belgrado|Belgrado
ZAG|Zagreb|Zagreb
LJU|Liubliana|Liubliana
SKP|Escópia|Skopie
MOW|Moscou|Moscú
LED|São Petersburgo|San Petersburgo
KBP|Kiev|Kiev
RIX|Riga|Riga
TLL|Tallinn|Tallin
VNO|Vilnius|Vilna
EDI|Edimburgo|Edimburgo
GLA|Glasgow|Glasgow
NCE|Nice|Niza
MRS|Marselha|Marsella
LYS|Lyon|Lyon
BOD|Bordeaux|Burdeos
TLS|Toulouse|Toulouse
SXB|Estrasburgo|Estrasburgo
LUX|Luxemburgo|Luxemburgo
NAP|Nápoles|Nápoles
VCE|Veneza|Venecia
FLR|Florença|Florencia
TRN|Turim|Turín
GOA|Gênova|Génova
BLQ|Bolonha|Bolonia
CTA|Catânia|Catania
PMO|Palermo|Palermo
SVQ|Sevilha|Sevilla
VLC|Valência|Valencia
BCN|Barcelona|Barcelona
BIO|Bilbao|Bilbao
PMI|Palma de Maiorca|Palma de Mallorca
TCI|Tenerife|Tenerife
LPA|Gran Canaria|Gran Canaria
MLA|Malta|Malta
LCA|Lárnaca|Lárnaca
HER|Heraclião|Heraclión
SKG|Tessalônica|Salónica
RTM|Roterdã|Róterdam
REK|Reykjavik|Reikiavik
TLV|Tel Aviv|Tel Aviv
CAI|Cairo|El Cairo
ALY|Alexandria|Alejandría
CPT|Cidade do Cabo|Ciudad del Cabo
JNB|Joanesburgo|Johannesburgo
ADD|Adis Abeba|Adís Abeba
NBO|Nairóbi|Nairobi
ALG|Argel|Argel
TUN|Túnis|Túnez
TIP|Trípoli|Trípoli
MJI|Trípoli|Trípoli
RAK|Marrakech|Marrakech
TNG|Tânger|Tánger
FEZ|Fez|Fez
AGA|Agadir|Agadir
ACC|Acra|Acra
DSS|Dacar|Dakar
KRT|Cartum|Jartum
LBV|Libreville|Libreville
DAR|Dar es Salaam|Dar es-Salam
MRU|Maurício|Mauricio
RUN|Reunião|Reunión
JIB|Djibuti|Yibuti
ZNZ|Zanzibar|Zanzíbar
DOH|Doha|Doha
RUH|Riad|Riad
JED|Jidá|Yeda
MED|Medina|Medina
MCT|Mascate|Mascate
KWI|Cidade do Kuwait|Ciudad de Kuwait
BAH|Bahrein|Baréin
BEY|Beirute|Beirut
AMM|Amã|Amán
DAM|Damasco|Damasco
BGW|Bagdá|Bagdad
THR|Teerã|Teherán
AUH|Abu Dhabi|Abu Dabi
SHJ|Xarja|Sarja
TBS|Tbilisi|Tiflis
EVN|Erevan|Ereván
GYD|Baku|Bakú
TAS|Tasquente|Taskent
ALA|Almaty|Almaty
NQZ|Astana|Astaná
KHI|Carachi|Karachi
CCU|Calcutá|Calcuta
KTM|Katmandu|Katmandú
CMB|Colombo|Colombo
DAC|Daca|Daca
MLE|Malé|Malé
SGN|Cidade de Ho Chi Minh|Ciudad Ho Chi Minh
HAN|Hanói|Hanói
PNH|Phnom Penh|Nom Pen
RGN|Yangon|Rangún
VTE|Vientiane|Vientián
MNL|Manila|Manila
TPE|Taipé|Taipéi
MFM|Macau|Macao
HKG|Hong Kong|Hong Kong
OSA|Osaka|Osaka
OKA|Okinawa|Okinawa
KUL|Kuala Lumpur|Kuala Lumpur
NKG|Nanquim|Nankín
SYD|Sydney|Sídney
MEL|Melbourne|Melbourne
BNE|Brisbane|Brisbane
PPT|Taiti|Tahití
CHI|Chicago|Chicago
HNL|Honolulu|Honolulu
MSY|Nova Orleans|Nueva Orleans
YMQ|Montreal|Montreal
YQB|Quebec|Quebec
CUN|Cancún|Cancún
HAV|Havana|La Habana
PTY|Cidade do Panamá|Ciudad de Panamá
GUA|Cidade da Guatemala|Ciudad de Guatemala
BOG|Bogotá|Bogotá
MVD|Montevidéu|Montevideo
ASU|Assunção|Asunción
LPB|La Paz|La Paz
SDQ|Santo Domingo|Santo Domingo
SJU|San Juan|San Juan
PAP|Porto Príncipe|Puerto Príncipe
POS|Port of Spain|Puerto España
CUR|Curaçao|Curazao
BGI|Barbados|Barbados
CCS|Caracas|Caracas
BSB|Brasília|Brasilia
BEL|Belém|Belém
IGR|Puerto Iguazú|Puerto Iguazú
NAN|Nadi|Nadi
UBN|Ulan Bator|Ulán Bator
ABV|Abuja|Abuya
KGL|Kigali|Kigali
MPM|Maputo|Maputo
TNR|Antananarivo|Antananarivo
TIA|Tirana|Tirana
SJJ|Sarajevo|Sarajevo
TGD|Podgorica|Podgorica
SZG|Salzburgo|Salzburgo
BGO|Bergen|Bergen
KZN|Cazã|Kazán
SVX|Ecaterimburgo|Ekaterimburgo
VVO|Vladivostok|Vladivostok
MSQ|Minsk|Minsk
PER|Perth|Perth
AKL|Auckland|Auckland
JTR|Santorini|Santorini
SCQ|Santiago de Compostela|Santiago de Compostela
PNQ|Pune|Pune
PUS|Busan|Busan
KKJ|Kitakyushu|Kitakyushu
FNJ|Pyongyang|Pionyang
SPK|Sapporo|Sapporo
WAS|Washington|Washington
`;

/** City code to its Portuguese and its Spanish name. */
export const CITY_NAMES: ReadonlyMap<string, { pt: string; es: string }> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [code, pt, es] = row.split('|') as [string, string, string];
      return [code, { pt, es }];
    }),
);
