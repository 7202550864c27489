/** Landmarks that one enters with a ticket, by city; all others stand in the open, or ask for none. */
const TICKETED = `
LIS|Castelo de São Jorge;Mosteiro dos Jerónimos
OPO|Torre dos Clérigos;Casa da Música
FAO|Sé de Faro;Capela dos Ossos
FNC|Jardim Botânico da Madeira
SAO|MASP
RIO|Cristo Redentor;Pão de Açúcar;Maracanã
SSA|Farol da Barra
MAD|Museo del Prado;Palacio Real
BCN|Sagrada Família;Park Güell;Casa Batlló
SVQ|Giralda;Metropol Parasol
VLC|Catedral de Valencia;Ciudad de las Artes
AGP|Alcazaba;Museo Picasso Málaga;Catedral de Málaga
PMI|Castell de Bellver
PAR|Tour Eiffel;Musée du Louvre
NCE|Musée Matisse
LON|Tower of London
EDI|Edinburgh Castle;Palace of Holyroodhouse
DUB|Trinity College;Guinness Storehouse;Dublin Castle
ROM|Colosseo;Pantheon
MIL|Duomo di Milano;Castello Sforzesco
FLR|Duomo di Firenze;Galleria degli Uffizi
NAP|Castel Sant'Elmo;Museo Archeologico
BER|Fernsehturm;Schloss Charlottenburg
MUC|Deutsches Museum
VIE|Stephansdom;Schloss Schönbrunn;Hofburg
ZRH|Kunsthaus
AMS|Rijksmuseum
BRU|Atomium
PRG|Pražský hrad
BUD|Szent István-bazilika;Országház
CPH|Tivoli;Rosenborg Slot;Rundetårn
ATH|Acropolis;Panathenaic Stadium
IST|Ayasofya;Galata Kulesi
NYC|Empire State Building
QMI|Vizcaya
QSF|Coit Tower
CHI|Willis Tower;Art Institute
LAS|High Roller
YTO|CN Tower;Royal Ontario Museum
MEX|Palacio de Bellas Artes
CUN|Museo Maya
BUE|Teatro Colón
BRC|Cerro Otto;Cerro Catedral
LIM|Huaca Pucllana
BOG|Museo del Oro;Monserrate
CTG|Castillo San Felipe
TYO|Tokyo Tower
OSA|Osaka Castle;Tsūtenkaku
DXB|Burj Khalifa;Dubai Frame
BKK|Grand Palace;Wat Pho
SYD|Sydney Opera House`;

/** `LIS Castelo de São Jorge` and its like. */
export const ENTERED: ReadonlySet<string> = new Set(
  TICKETED.trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', names = ''] = line.split('|');
      return names.split(';').map((name) => `${city} ${name}`);
    }),
);

export const isEntered = (cityId: string, name: string): boolean => ENTERED.has(`${cityId} ${name}`);
