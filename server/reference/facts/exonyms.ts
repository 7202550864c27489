/**
 * What else cities are called: in their own language, in those of their neighbours, in Portugal, once, for short. Names
 * in English, Portuguese and Spanish that the platform itself uses are in `city-names.ts`.
 */
export const EXONYMS = `
LON=Londra,Londen,Londyn;PAR=Parigi,Parijs,Paryż;MIL=Milano,Mailand;ROM=Rom,Rzym;VCE=Venezia,Venedig,Venise
FLR=Firenze,Florenz;NAP=Napoli,Neapel;TRN=Torino;GOA=Genova,Genua,Gênes;BLQ=Bologna,Bologne;PMO=Palerme
LIS=Lissabon,Lisbonne,Lisbona;SVQ=Séville,Siviglia;BCN=Barcelone,Barna;VLC=València
PMI=Palma,Majorca,Maiorca,Mallorca;IBZ=Eivissa,Ibiza Town;MAH=Mahón,Maó,Minorca;LPA=Las Palmas,Las Palmas de Gran Canaria
SCQ=Compostela;BIO=Bilbo;EAS=San Sebastián,Donostia;LCG=La Coruña,A Coruña;OVD=Oviedo
MUC=München,Monaco di Baviera;CGN=Köln,Keulen;NUE=Nürnberg,Nuremberga;DUS=Düsseldorf;FRA=Frankfurt am Main,Francoforte
BER=Berlijn,Berlino;HAJ=Hanôver,Hanovre;STR=Estugarda,Stoccarda;DRS=Dresden,Dresda;LEJ=Leipzig,Lípsia
VIE=Wien,Vienne;SZG=Salisburgo;INN=Innsbruque;ZRH=Zürich,Zurigo;GVA=Genève,Genf,Ginevra;BSL=Bâle,Basilea,Mulhouse
BRU=Bruxelles,Brussel,Brüssel;ANR=Antwerpen,Anvers,Antuérpia,Amberes;AMS=Amesterdão,Amsterdão;RTM=Roterdão;LUX=Lëtzebuerg,Luxemburg
CPH=København,Kopenhagen,Copenhaga;STO=Stoccolma;GOT=Göteborg;HEL=Helsínquia,Helsingfors;TRD=Trondhjem
WAW=Warszawa,Warschau;KRK=Kraków,Krakau,Cracow;GDN=Gdańsk,Danzig;WRO=Wrocław,Breslau;POZ=Poznań,Posen;PRG=Praha,Prag
BUD=Budapesta;OTP=București,Bukarest;BEG=Beograd;SOF=Sofija;LJU=Laibach,Lubiana;ZAG=Zagrebe;DBV=Ragusa
ATH=Athína,Athen,Athènes,Atene;SKG=Thessaloniki,Salonica,Salónica,Saloniki;HER=Iraklion,Creta,Crete;JTR=Thira;CFU=Kérkyra,Corfú;RHO=Rodes,Rodas
IST=Constantinopla,Constantinople;MOW=Moskva,Moscovo,Moskau,Mosca;LED=Leningrado,St. Petersburg;KBP=Kyiv,Kyjiv;LWO=Lviv,Lvov,Leópolis
VNO=Vilno;REK=Reykjavík,Reiquiavique;DUB=Baile Átha Cliath;EDI=Edimbourg;GLA=Glásgua;BFS=Béal Feirste
SXB=Straßburg,Strassburg;NCE=Nizza,Niça;MRS=Marsiglia;LYS=Lião,Lione;BOD=Bordéus;TLS=Tolosa;MLA=La Valeta,Valletta,Valeta;LCA=Nicosia,Nicósia
NYC=New York City,Nova Iorque,Nova Yorque,Manhattan,Big Apple;WAS=Washington D.C.,D.C.
LAX=L.A.,Hollywood;QSF=S.F.,San Fran,Frisco;LAS=Vegas;QMI=Miami Beach;QDF=Fort Worth;PHL=Philly;MSY=Nova Orleães
BOS=Bóston;MCO=Disney World,Disney;HNL=Waikiki;YMQ=Montréal;YQB=Québec,Ville de Québec;YVR=Vancôver
MEX=CDMX,Ciudad de México,Cidade do México,México D.F.,Mexico DF;CUN=Riviera Maya,Playa del Carmen;SJD=Cabo San Lucas,Los Cabos;PTY=Ciudad de Panamá
HAV=La Habana,L'Avana;SDQ=São Domingos,Saint-Domingue;PUJ=Bávaro;BGI=Bridgetown;CUR=Willemstad;AUA=Oranjestad;BOG=Santa Fe de Bogotá
SAO=Sampa;RIO=Rio;BHZ=Beagá,Belô;FLN=Floripa;SSA=Salvador da Bahia,Salvador de Bahia;IGU=Foz,Iguaçu Falls,Cataratas do Iguaçu,Cataratas del Iguazú
BPS=Arraial d'Ajuda,Trancoso;FEN=Noronha;BUE=Bs As,Baires,CABA;BRC=San Carlos de Bariloche;SCL=Santiago de Chile,Santiago do Chile
CUZ=Cuzco,Machu Picchu;UIO=San Francisco de Quito;LPB=Nuestra Señora de La Paz
BJS=Peking,Pékin;SHA=Changai;CAN=Canton;HKG=Hongkong,Hong-Kong;MFM=Macao;TPE=Taipeh;SEL=Séoul
OSA=Ōsaka;FUK=Hakata;SIN=Singapour;KUL=K.L.;BKK=Banguecoque,Krung Thep;SGN=Saigon,Saigão,HCMC,Ho Chi Minh;HAN=Hà Nội;RGN=Rangoon,Rangum
BOM=Bombay,Bombaim;BLR=Bengaluru;CCU=Calcutta;MAA=Madras;DEL=New Delhi,Nova Délhi,Nueva Delhi;TRV=Trivandrum;COK=Cochin
DPS=Denpasar,Ubud;KTM=Catmandu;MLE=Male;PPT=Papeete;NAN=Fidji;SYD=Sidney,Sydnei;MEL=Melburne
CAI=Al Qahirah,Le Caire,Kairo;ALY=Al Iskandariyah;RAK=Marrakesh,Marraquexe,Marraquech;CMN=Dar el Beida,Casa Blanca;FEZ=Fès;TNG=Tanger,Tangier
TUN=Tunis;ALG=Alger,Algiers;CPT=Kaapstad,Le Cap;JNB=Joburg,Jozi;LAD=São Paulo de Luanda;DSS=Dakar;ADD=Addis Abeba
JRS=Jerusalém,Jerusalén,Al Quds;TLV=Telavive,Tel-Aviv,Jerusalem,Jerusalém,Jerusalén;DXB=Dubaï;AUH=Abu Dabi,Abou Dhabi;DOH=Ad Dawhah;RUH=Riyadh,Riade
JED=Jiddah,Djidda;MCT=Masqat;BAH=Manama;KWI=Kuwait;THR=Tehran,Teerão;BGW=Baghdad,Bagdade;AMM=Amã,Petra;BEY=Beyrouth;TBS=Tiflis,Tblisi;EVN=Erivan
FNC=Madeira;PDL=Açores,Azores,Ponta Delgada;TCI=Teneriffa;ZNZ=Zanzibar;MRU=Port Louis;CTG=Cartagena de Indias,Cartagena das Índias
`;

/** What else airports are called than in their register. */
export const AIRPORTS_CALLED = `
JFK=Kennedy;EWR=Newark;LGA=La Guardia;IAD=Dulles;DCA=Reagan,National;BWI=Baltimore;ORD=O'Hare;MDW=Midway;FLL=Fort Lauderdale
OAK=Oakland;SJC=San Jose;BUR=Burbank;SNA=John Wayne,Orange County,Santa Ana;ONT=Ontario;LGB=Long Beach;DFW=Fort Worth
GRU=Cumbica;VCP=Campinas;GIG=Tom Jobim,Antônio Carlos Jobim;CNF=Confins;PLU=Pampulha
CWB=Afonso Pena;POA=Salgado Filho;REC=Guararapes;BSB=Juscelino Kubitschek;FLN=Hercílio Luz;SSA=Luís Eduardo Magalhães
EZE=Ezeiza;SCL=Arturo Merino Benítez,Pudahuel;MEX=Benito Juárez;NLU=Felipe Ángeles,Santa Lucía
LIS=Humberto Delgado,Portela;OPO=Sá Carneiro,Francisco Sá Carneiro,Pedras Rubras;MAD=Adolfo Suárez;CDG=Roissy;BVA=Beauvais
CRL=Charleroi;BGY=Bergamo,Bérgamo;CIA=Ciampino;TSF=Treviso;PSA=Galileo Galilei;HHN=Hahn
LCY=London City;SEN=Southend;NYO=Skavsta;BMA=Bromma;TRF=Torp
SAW=Sabiha;SVO=Sheremetyevo,Cheremetievo;ITM=Itami;KUL=KLIA;DWC=Al Maktoum
`;

/** Parts of countries that people travel to, and the cities that they mean by them. */
export const REGIONS = `
Algarve=FAO;Alentejo=LIS,FAO;Ilha da Madeira,Madeira Island=FNC,PXO;Açores,Azores=PDL,TER,HOR;Andaluzia,Andalucía,Andalusia=SVQ,AGP,GRX,XRY
Costa del Sol=AGP;Costa Brava=GRO,BCN;Costa Blanca=ALC;Catalunha,Cataluña,Catalonia,Catalunya=BCN,GRO,REU;Galicia,Galiza=SCQ,VGO,LCG
Canárias,Canarias,Canary Islands,Islas Canarias,Ilhas Canárias=TCI,LPA,ACE,FUE,SPC;Baleares,Balearic Islands,Islas Baleares=PMI,IBZ,MAH
País Basco,País Vasco,Basque Country=BIO,EAS,VIT;Toscana,Tuscany=FLR,PSA;Sicília,Sicilia,Sicily=PMO,CTA,TPS;Sardenha,Cerdeña,Sardinia,Sardegna=CAG,OLB,AHO
Puglia,Apúlia,Apulia=BRI,BDS;Costa Amalfitana,Amalfi Coast,Costiera Amalfitana=NAP;Lombardia,Lombardía,Lombardy=MIL;Vêneto,Véneto,Veneto=VCE,VRN
Provence,Provença,Provenza=MRS,NCE;Côte d'Azur,Riviera Francesa,French Riviera,Costa Azul=NCE;Normandia,Normandie,Normandy=DOL,CFR;Bretanha,Bretaña,Bretagne,Brittany=RNS,BES
Córsega,Córcega,Corsica,Corse=AJA,BIA,CLY,FSC;Alsácia,Alsacia,Alsace=SXB,BSL;Baviera,Bavaria,Bayern=MUC,NUE;Tirol,Tyrol=INN
Escócia,Escocia,Scotland=EDI,GLA,ABZ,INV;Inglaterra,England=LON,MAN,BHX,LPL,BRS;Gales,País de Gales,Wales=CWL;Irlanda do Norte,Irlanda del Norte,Northern Ireland=BFS
Ilhas Gregas,Islas Griegas,Greek Islands=JTR,JMK,HER,RHO,CFU,KGS,ZTH;Creta,Crete=HER,CHQ;Lapônia,Laponia,Lapland=RVN,KTT,IVL;Capadócia,Capadocia,Cappadocia=NAV,ASR
Havaí,Hawái,Hawaii=HNL,OGG,KOA,LIH;Nova Inglaterra,Nueva Inglaterra,New England=BOS;Yucatán,Iucatã,Yucatan=CUN,MID,CZM;Baja California=SJD,TIJ
Patagônia,Patagonia=BRC,FTE,USH,PUQ;Nordeste,Northeast Brazil=SSA,REC,FOR,NAT,MCZ,JPA,AJU,SLZ,THE;Amazônia,Amazonia,Amazon=MAO,BEL;Pantanal=CGB,CGR
Serra Gaúcha,Gramado=CXJ,POA;Costa do Sauípe=SSA;Porto de Galinhas=REC;Jericoacoara=JJD,FOR;Búzios,Angra dos Reis,Paraty,Petrópolis=RIO
Caribe,Caraíbas,Caribbean=CUN,PUJ,SDQ,HAV,AUA,CUR,MBJ,SJU,NAS,BGI,SXM;Polinésia Francesa,Polinesia Francesa,French Polynesia=PPT,BOB
Escandinávia,Escandinavia,Scandinavia=CPH,STO,OSL;Bálcãs,Balcanes,Balkans=BEG,ZAG,SOF,SJJ,TIA
`;

/** What people call a country beside its names in English, Portuguese and Spanish. */
export const COUNTRIES_CALLED = `
US=USA,U.S.,EUA,EEUU,EE. UU.,E.U.A.,Estados Unidos da América,Estados Unidos de América,United States of America,America,América
GB=UK,U.K.,Great Britain,Grã-Bretanha,Gran Bretaña,Inglaterra,England,Scotland,Escócia,Escocia,Wales,Gales,País de Gales,Northern Ireland,Irlanda do Norte,Irlanda del Norte
NL=Holland,Holanda,Nederland;DE=Deutschland;ES=España;IT=Italia;FR=la France;CH=Schweiz,Suisse,Svizzera;AT=Österreich;BE=België,Belgique
DK=Danmark;SE=Sverige;NO=Norge;FI=Suomi;IS=Ísland;PL=Polska;CZ=Czechia,Czech Republic,República Tcheca,República Checa,Chéquia,Česko;HU=Magyarország
GR=Hellas,Ellada;TR=Turkey,Turquia,Turquía,Türkiye;IE=Eire,Republic of Ireland;RU=Russian Federation;HR=Hrvatska;RO=România
AE=UAE,U.A.E.,Emirates,Emirados,EAU,Emiratos;SA=KSA,Saudi;KR=Korea,Coreia,Corea,South Korea,Coreia do Sul,Corea del Sur;JP=Nippon;CN=PRC
VN=Viet Nam,Vietnã,Vietname;MM=Burma,Birmânia,Birmania;IN=Bharat;LK=Ceylon,Ceilão;NZ=Aotearoa;MA=Maroc,Marrocos;EG=Misr
CV=Cape Verde,Cabo Verde;CI=Ivory Coast,Costa do Marfim,Costa de Marfil;ZA=RSA;DO=Dominicana,República Dominicana;PR=Porto Rico;MX=México,Mejico
`;
