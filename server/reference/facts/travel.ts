/** Small fixed lists of the trade, authored here. Codes are those that airlines and agencies exchange. */
const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code, name] = line.split('|') as [string, string];
      return { code, name };
    });

export const CABINS = pairs(`
economy|Economy
premium|Premium
business|Business
first|First`);

export const PASSENGER_TYPES = pairs(`
ADT|Adult
CHD|Child
INF|Infant`);

export const MEALS = pairs(`
AVML|Vegetarian, Indian style
BBML|Baby meal
BLML|Bland meal
CHML|Child meal
DBML|Diabetic meal
FPML|Fruit platter
GFML|Gluten-free meal
HNML|Hindu meal
KSML|Kosher meal
LCML|Low-calorie meal
LFML|Low-fat meal
LSML|Low-salt meal
MOML|Muslim meal
NLML|Low-lactose meal
RVML|Raw vegetarian meal
SFML|Seafood meal
VGML|Vegan meal
VJML|Vegetarian Jain meal
VLML|Vegetarian meal with milk and eggs
VOML|Vegetarian, East Asian style`);

export const SERVICE_GROUPS = pairs(`
BG|Baggage
CO|Carbon offset
GT|Ground transport and other services
IE|Entertainment on board
LG|Lounge
MD|Medical
ML|Meal and beverage
PT|Pets
RO|Rule override
SA|Seat assignment
SB|Standby
ST|Store
TS|Travel services
UN|Unaccompanied travel
UP|Upgrade`);

export const AMENITIES = pairs(`
power|Power outlet
usb|USB charging
wifi|Wi-Fi
screen|Seat-back screen
streaming|Streaming entertainment
meal|Meal included
snack|Snack included
drinks|Drinks included
lie-flat|Lie-flat seat
extra-legroom|Extra legroom
lounge|Lounge access
priority|Priority boarding`);

/** aircraft|rows of the letters from window to window, an aisle between groups. */
const SEATS = `
AT7|ATR 72|18|AC DF
DH4|Dash 8-400|20|AC DF
E90|Embraer E190|25|AC DF
E95|Embraer E195-E2|34|AC DF
223|Airbus A220-300|27|AC DEF
319|Airbus A319|24|ABC DEF
320|Airbus A320|30|ABC DEF
20N|Airbus A320neo|30|ABC DEF
321|Airbus A321|37|ABC DEF
21N|Airbus A321neo|39|ABC DEF
738|Boeing 737-800|32|ABC DEF
7M8|Boeing 737 MAX 8|32|ABC DEF
333|Airbus A330-300|44|AC DEFG HK
339|Airbus A330-900|46|AC DEFG HK
359|Airbus A350-900|46|ABC DEF HJK
351|Airbus A350-1000|52|ABC DEF HJK
388|Airbus A380-800|60|ABC DEFG HJK
789|Boeing 787-9|44|ABC DEF HJK
77W|Boeing 777-300ER|52|ABC DEFG HJK`;

export const SEAT_MAPS = SEATS.trim()
  .split('\n')
  .map((line) => {
    const [code, name, rows, layout] = line.split('|') as [string, string, string, string];
    return { code, name, rows: Number(rows), columns: layout.split(' ') };
  });

/** carrier|programme|level:name, from the lowest. */
const PROGRAMMES = `
TP|Miles&Go|1:Miles,2:Silver,3:Gold,4:Navigator
IB|Iberia Plus|1:Clásica,2:Plata,3:Oro,4:Platino
AF|Flying Blue|1:Explorer,2:Silver,3:Gold,4:Platinum,5:Ultimate
KL|Flying Blue|1:Explorer,2:Silver,3:Gold,4:Platinum,5:Ultimate
BA|The British Airways Club|1:Blue,2:Bronze,3:Silver,4:Gold
VS|Flying Club|1:Red,2:Silver,3:Gold
EI|AerClub|1:Green,2:Silver,3:Platinum,4:Concierge
LH|Miles & More|1:Member,2:Frequent Traveller,3:Senator,4:HON Circle
LX|Miles & More|1:Member,2:Frequent Traveller,3:Senator,4:HON Circle
OS|Miles & More|1:Member,2:Frequent Traveller,3:Senator,4:HON Circle
SK|EuroBonus|1:Member,2:Silver,3:Gold,4:Diamond
AY|Finnair Plus|1:Basic,2:Silver,3:Gold,4:Platinum
TK|Miles&Smiles|1:Classic,2:Classic Plus,3:Elite,4:Elite Plus
A3|Miles+Bonus|1:Blue,2:Silver,3:Gold
EK|Skywards|1:Blue,2:Silver,3:Gold,4:Platinum
EY|Etihad Guest|1:Bronze,2:Silver,3:Gold,4:Platinum,5:Diamond
QR|Privilege Club|1:Burgundy,2:Silver,3:Gold,4:Platinum
ET|ShebaMiles|1:Blue,2:Silver,3:Gold,4:Platinum
SQ|KrisFlyer|1:KrisFlyer,2:Elite Silver,3:Elite Gold,4:PPS Club
CX|Cathay|1:Green,2:Silver,3:Gold,4:Diamond
NH|ANA Mileage Club|1:Member,2:Bronze,3:Platinum,4:Diamond
JL|JAL Mileage Bank|1:Member,2:Crystal,3:Sapphire,4:Diamond
QF|Frequent Flyer|1:Bronze,2:Silver,3:Gold,4:Platinum,5:Platinum One
NZ|Airpoints|1:Member,2:Silver,3:Gold,4:Elite
AA|AAdvantage|1:Member,2:Gold,3:Platinum,4:Platinum Pro,5:Executive Platinum
UA|MileagePlus|1:Member,2:Premier Silver,3:Premier Gold,4:Premier Platinum,5:Premier 1K
DL|SkyMiles|1:Member,2:Silver Medallion,3:Gold Medallion,4:Platinum Medallion,5:Diamond Medallion
AS|Mileage Plan|1:Member,2:MVP,3:MVP Gold,4:MVP Gold 75K
B6|TrueBlue|1:Member,2:Mosaic 1,3:Mosaic 2,4:Mosaic 3,5:Mosaic 4
WN|Rapid Rewards|1:Member,2:A-List,3:A-List Preferred
AC|Aeroplan|1:Member,2:25K,3:35K,4:50K,5:75K,6:Super Elite
AM|Aeromexico Rewards|1:Classic,2:Gold,3:Platinum,4:Titanium
AV|LifeMiles|1:Member,2:Red Plus,3:Silver,4:Gold,5:Diamond
CM|ConnectMiles|1:Member,2:Silver,3:Gold,4:Platinum,5:Presidential
LA|LATAM Pass|1:Member,2:Gold,3:Gold Plus,4:Platinum,5:Black,6:Black Signature
G3|Smiles|1:Smiles,2:Prata,3:Ouro,4:Diamante
AD|Azul Fidelidade|1:Azul,2:Topázio,3:Safira,4:Diamante`;

/** Loyalty programmes by airline; `level` is a number so that levels can be compared (R236). */
export const FREQUENT_FLYER = PROGRAMMES.trim()
  .split('\n')
  .map((line) => {
    const [carrier, name, levels] = line.split('|') as [string, string, string];
    return {
      carrier,
      name,
      levels: levels.split(',').map((each) => {
        const [level, title] = each.split(':') as [string, string];
        return { level: Number.parseInt(level, 10), name: title };
      }),
    };
  });
