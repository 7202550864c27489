/** Cities with several airports, which one code searches at once: code|city|country|airports, the main one first. */
export const METROPOLITAN = `
LON|London|GB|LHR,LGW,STN,LTN,LCY,SEN
PAR|Paris|FR|CDG,ORY,BVA
MIL|Milan|IT|MXP,LIN,BGY
ROM|Rome|IT|FCO,CIA
BRU|Brussels|BE|BRU,CRL
STO|Stockholm|SE|ARN,BMA,NYO,VST
OSL|Oslo|NO|OSL,TRF
IST|Istanbul|TR|IST,SAW
MOW|Moscow|RU|SVO,DME,VKO,ZIA
TCI|Tenerife|ES|TFS,TFN
NYC|New York|US|JFK,EWR,LGA
CHI|Chicago|US|ORD,MDW
WAS|Washington|US|IAD,DCA,BWI
LAX|Los Angeles|US|LAX,BUR,SNA,ONT,LGB
QSF|San Francisco|US|SFO,OAK,SJC
QMI|Miami|US|MIA,FLL
QDF|Dallas|US|DFW,DAL
QHO|Houston|US|IAH,HOU
DTT|Detroit|US|DTW
YTO|Toronto|CA|YYZ,YTZ
YMQ|Montreal|CA|YUL
MEX|Mexico City|MX|MEX,NLU
SAO|São Paulo|BR|GRU,CGH,VCP
RIO|Rio de Janeiro|BR|GIG,SDU
BHZ|Belo Horizonte|BR|CNF,PLU
BUE|Buenos Aires|AR|EZE,AEP
TYO|Tokyo|JP|HND,NRT
OSA|Osaka|JP|KIX,ITM,UKB
SPK|Sapporo|JP|CTS,OKD
SEL|Seoul|KR|ICN,GMP
BJS|Beijing|CN|PEK,PKX
SHA|Shanghai|CN|PVG,SHA
TPE|Taipei|TW|TPE,TSA
BKK|Bangkok|TH|BKK,DMK
KUL|Kuala Lumpur|MY|KUL,SZB
JKT|Jakarta|ID|CGK,HLP
DXB|Dubai|AE|DXB,DWC
THR|Tehran|IR|IKA,THR
JNB|Johannesburg|ZA|JNB,HLA
MEL|Melbourne|AU|MEL,AVV
BER|Berlin|DE|BER
REK|Reykjavik|IS|KEF,RKV
BFS|Belfast|GB|BFS,BHD
GLA|Glasgow|GB|GLA,PIK
VCE|Venice|IT|VCE,TSF
`;

/** Cities that the nearest-city rule would misname: airport=city. */
export const CITY_NAMES = `
BSL=Basel MLH=Basel GVA=Geneva DUS=Dusseldorf CGN=Cologne MUC=Munich NUE=Nuremberg ZRH=Zurich FLR=Florence NAP=Naples TRN=Turin
LIS=Lisbon SVQ=Seville PMI=Palma de Mallorca IBZ=Ibiza MAH=Menorca LPA=Gran Canaria ACE=Lanzarote FUE=Fuerteventura FNC=Funchal
PDL=Ponta Delgada TER=Terceira FAO=Faro OPO=Porto GOT=Gothenburg CPH=Copenhagen WAW=Warsaw KRK=Krakow PRG=Prague VIE=Vienna
OTP=Bucharest ATH=Athens HER=Heraklion JTR=Santorini JMK=Mykonos RHO=Rhodes CFU=Corfu KGS=Kos CTA=Catania PMO=Palermo CAG=Cagliari
NCE=Nice LYS=Lyon HND=Tokyo NRT=Tokyo DEL=Delhi BLR=Bangalore CCU=Kolkata DPS=Bali HKT=Phuket USM=Koh Samui KBV=Krabi LGK=Langkawi
CUN=Cancun SJD=Los Cabos PUJ=Punta Cana MBJ=Montego Bay AUA=Aruba CUR=Curaçao SXM=St. Maarten BGI=Barbados NAS=Nassau POS=Port of Spain
HNL=Honolulu OGG=Maui KOA=Kona LIH=Kauai MCO=Orlando LAS=Las Vegas SJU=San Juan PPT=Tahiti NAN=Nadi MRU=Mauritius RUN=Réunion
SEZ=Mahé MLE=Malé ZNZ=Zanzibar JRO=Kilimanjaro MBA=Mombasa SSH=Sharm el-Sheikh HRG=Hurghada RAK=Marrakech CMN=Casablanca FEZ=Fez
AGA=Agadir HKG=Hong Kong MFM=Macau SIN=Singapore LUX=Luxembourg MLA=Malta LCA=Larnaca PFO=Paphos TLV=Tel Aviv KEF=Reykjavik
USH=Ushuaia BRC=Bariloche IGR=Puerto Iguazú IGU=Foz do Iguaçu FLN=Florianópolis FEN=Fernando de Noronha IPC=Easter Island CUZ=Cusco
GPS=Galápagos LYR=Longyearbyen FAE=Faroe Islands GOH=Nuuk PTY=Panama City BOG=Bogotá MDE=Medellín CTG=Cartagena SJO=San José
LIR=Liberia GUA=Guatemala City SAL=San Salvador ZQN=Queenstown AKL=Auckland CHC=Christchurch CNS=Cairns OOL=Gold Coast MCT=Muscat
DOH=Doha AUH=Abu Dhabi KWI=Kuwait City BAH=Bahrain KTM=Kathmandu ISB=Islamabad CMB=Colombo SGN=Ho Chi Minh City HAN=Hanoi REP=Siem Reap
SID=Sal RAI=Praia VXE=Mindelo BVC=Boa Vista TMS=São Tomé RNO=Reno STI=Santiago SKB=St. Kitts GCI=Guernsey ACI=Alderney HPN=White Plains ISP=Islip SWF=Newburgh MKK=Molokai VQS=Vieques
CPX=Culebra OCJ=Ocho Rios PXO=Porto Santo ELH=North Eleuthera AZA=Mesa PAE=Everett EDI=Edinburgh MAN=Manchester BHX=Birmingham BRS=Bristol DUB=Dublin
SAI=Siem Reap KTI=Phnom Penh NQZ=Astana UBN=Ulaanbaatar DRS=Dresden HAJ=Hanover TLS=Toulouse BIO=Bilbao SCQ=Santiago de Compostela
BGO=Bergen TOS=Tromsø YVR=Vancouver YYC=Calgary YOW=Ottawa YQB=Quebec City PEK=Beijing CAN=Guangzhou CTU=Chengdu XIY=Xi’an KMG=Kunming
HEL=Helsinki MNL=Manila CEB=Cebu CGB=Cuiabá PEN=Penang OVD=Asturias CJU=Jeju OKA=Okinawa FRA=Frankfurt HHN=Frankfurt-Hahn NYO=Stockholm
`;

/** Airports that the source misspells: airport=name. */
export const AIRPORT_NAMES = `GIG=Rio de Janeiro-Galeão International Airport`;

/** Airports in the order of their passengers, roughly; they lead the suggestions and get the most departures. */
export const BUSIEST = `
ATL DXB DFW LHR HND DEN IST LAX ORD JFK CDG AMS DEL CAN ICN FRA SIN MAD PVG PEK MCO LAS CLT MIA BKK SEA SFO EWR BCN CGK BOM PHX IAH MEX
HKG LGW GRU KUL SZX CTU YYZ JED BOS SGN MNL MUC FCO KMG XIY SYD LGA MSP FLL DOH DTW ORY SAW BOG LIS NRT MEL CKG AYT DUB PHL SHA ZRH TPE
BLR VIE PMI CPH MAN ATH OSL HGH RUH SLC STN KIX WUH BWI IAD SAN CUN CSX MXP BRU HYD AUH TPA CGO ARN BNE LIM BER DUS VCP AUS HEL WAW CGH
LTN CAI BSB AEP HAN BGY BNA MDW SCL NKG HNL AGP DAL PTY DMK MAA GMP AKL CTS FUK JNB LIN YVR BUD OTP YUL CRL GVA PDX CCU CNF GIG CMN HOU
TLV NCE ALC OPO EDI NAP PRG DPS RDU HAM CTA MCT SJU STL SVO DME SMF SJC BLQ PER CPT EZE OKA MSY IND CLE PIT VLC LYS TLS MRS TFS LPA FAO
KEF STR CGN BHX VCE GLA BRS SVQ IBZ REC SSA FOR POA CWB FLN BEL MAO MDE CTG UIO GYE SJO GDL MTY TIJ PUJ SDQ HAV KWI BAH AMM BEY ADD NBO
LOS ACC DSS ALG TUN RAK MRU RUN LAD MPM CMB DAC KTM KHI LHE ISB MLE HKT CNX PEN BKI CEB SUB PNH RGN VTE TAS ALA GYD TBS EVN KIV SOF BEG
ZAG LJU SKG HER RIX VNO TLL LUX MLA LCA FNC PDL ORK BIO SCQ BOD NTE BSL HAJ NUE LEJ GOT BGO KRK GDN WRO ADL OOL CNS CHC WLG ZQN NAN PPT
PKX HAK SYX CJU ITM RDM YYC YEG YOW YHZ SDU NAT CGB AUA BGI MBJ NAS MVD ASU VVI LPB COR MDZ BRC IGR OGG KOA LIH ANC ONT BUR SNA OAK JTR
`;
