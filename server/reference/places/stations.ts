/** Railway stations of some size: id, name as it is written there, code of its city, latitude, longitude. */
const ROWS = `
lisboa-oriente|Lisboa Oriente|LIS|38.7678|-9.0991
lisboa-santa-apolonia|Lisboa Santa Apolónia|LIS|38.7137|-9.1226
porto-campanha|Porto-Campanhã|OPO|41.1487|-8.5855
faro|Faro|FAO|37.0189|-7.9398
madrid-atocha|Madrid Puerta de Atocha|MAD|40.4066|-3.6908
madrid-chamartin|Madrid Chamartín|MAD|40.4721|-3.6826
barcelona-sants|Barcelona Sants|BCN|41.3792|2.1400
sevilla-santa-justa|Sevilla Santa Justa|SVQ|37.3919|-5.9753
valencia-joaquin-sorolla|València Joaquín Sorolla|VLC|39.4596|-0.3817
malaga-maria-zambrano|Málaga María Zambrano|AGP|36.7115|-4.4321
zaragoza-delicias|Zaragoza-Delicias|ZAZ|41.6586|-0.9113
bilbao-abando|Bilbao Abando|BIO|43.2601|-2.9275
paris-gare-de-lyon|Paris Gare de Lyon|PAR|48.8443|2.3735
paris-gare-du-nord|Paris Gare du Nord|PAR|48.8809|2.3553
paris-montparnasse|Paris Montparnasse|PAR|48.8406|2.3199
lyon-part-dieu|Lyon Part-Dieu|LYS|45.7605|4.8597
marseille-saint-charles|Marseille Saint-Charles|MRS|43.3027|5.3803
nice-ville|Nice-Ville|NCE|43.7046|7.2619
bordeaux-saint-jean|Bordeaux Saint-Jean|BOD|44.8259|-0.5561
toulouse-matabiau|Toulouse-Matabiau|TLS|43.6112|1.4539
lille-europe|Lille Europe|LIL|50.6394|3.0757
strasbourg|Strasbourg-Ville|SXB|48.5852|7.7344
nantes|Nantes|NTE|47.2173|-1.5417
bruxelles-midi|Bruxelles-Midi|BRU|50.8357|4.3365
antwerpen-centraal|Antwerpen-Centraal|ANR|51.2172|4.4211
amsterdam-centraal|Amsterdam Centraal|AMS|52.3791|4.8994
rotterdam-centraal|Rotterdam Centraal|RTM|51.9250|4.4690
luxembourg|Luxembourg|LUX|49.6000|6.1342
berlin-hauptbahnhof|Berlin Hauptbahnhof|BER|52.5251|13.3694
hamburg-hauptbahnhof|Hamburg Hauptbahnhof|HAM|53.5528|10.0067
muenchen-hauptbahnhof|München Hauptbahnhof|MUC|48.1402|11.5583
frankfurt-hauptbahnhof|Frankfurt (Main) Hauptbahnhof|FRA|50.1070|8.6632
koeln-hauptbahnhof|Köln Hauptbahnhof|CGN|50.9430|6.9589
duesseldorf-hauptbahnhof|Düsseldorf Hauptbahnhof|DUS|51.2199|6.7945
stuttgart-hauptbahnhof|Stuttgart Hauptbahnhof|STR|48.7840|9.1829
leipzig-hauptbahnhof|Leipzig Hauptbahnhof|LEJ|51.3455|12.3821
hannover-hauptbahnhof|Hannover Hauptbahnhof|HAJ|52.3766|9.7410
dresden-hauptbahnhof|Dresden Hauptbahnhof|DRS|51.0404|13.7320
nuernberg-hauptbahnhof|Nürnberg Hauptbahnhof|NUE|49.4456|11.0827
zuerich-hb|Zürich HB|ZRH|47.3782|8.5402
geneve-cornavin|Genève-Cornavin|GVA|46.2104|6.1427
wien-hauptbahnhof|Wien Hauptbahnhof|VIE|48.1851|16.3781
salzburg-hauptbahnhof|Salzburg Hauptbahnhof|SZG|47.8130|13.0458
innsbruck-hauptbahnhof|Innsbruck Hauptbahnhof|INN|47.2633|11.4010
milano-centrale|Milano Centrale|MIL|45.4870|9.2050
roma-termini|Roma Termini|ROM|41.9010|12.5018
firenze-smn|Firenze Santa Maria Novella|FLR|43.7765|11.2479
venezia-mestre|Venezia Mestre|VCE|45.4823|12.2317
napoli-centrale|Napoli Centrale|NAP|40.8530|14.2722
bologna-centrale|Bologna Centrale|BLQ|44.5058|11.3432
torino-porta-nuova|Torino Porta Nuova|TRN|45.0625|7.6787
verona-porta-nuova|Verona Porta Nuova|VRN|45.4289|10.9826
london-st-pancras|London St Pancras|LON|51.5322|-0.1263
london-paddington|London Paddington|LON|51.5160|-0.1769
manchester-piccadilly|Manchester Piccadilly|MAN|53.4774|-2.2309
birmingham-new-street|Birmingham New Street|BHX|52.4778|-1.8986
edinburgh-waverley|Edinburgh Waverley|EDI|55.9521|-3.1893
glasgow-central|Glasgow Central|GLA|55.8590|-4.2580
dublin-connolly|Dublin Connolly|DUB|53.3525|-6.2470
dublin-heuston|Dublin Heuston|DUB|53.3464|-6.2929
koebenhavn-h|København H|CPH|55.6727|12.5646
stockholm-c|Stockholm Central|STO|59.3303|18.0591
goeteborg-c|Göteborg Central|GOT|57.7089|11.9735
oslo-s|Oslo S|OSL|59.9110|10.7528
bergen|Bergen stasjon|BGO|60.3905|5.3334
helsinki|Helsinki Central|HEL|60.1719|24.9414
warszawa-centralna|Warszawa Centralna|WAW|52.2288|21.0033
krakow-glowny|Kraków Główny|KRK|50.0677|19.9473
praha-hlavni|Praha hlavní nádraží|PRG|50.0830|14.4353
budapest-keleti|Budapest Keleti|BUD|47.5003|19.0840
athens-larissa|Athens Larissa|ATH|37.9923|23.7206
new-york-penn|New York Penn Station|NYC|40.7505|-73.9934
washington-union|Washington Union Station|WAS|38.8977|-77.0064
boston-south|Boston South Station|BOS|42.3519|-71.0552
philadelphia-30th|Philadelphia 30th Street Station|PHL|39.9557|-75.1820
chicago-union|Chicago Union Station|CHI|41.8787|-87.6403
los-angeles-union|Los Angeles Union Station|LAX|34.0561|-118.2365
seattle-king-street|Seattle King Street Station|SEA|47.5984|-122.3300
san-diego-santa-fe|San Diego Santa Fe Depot|SAN|32.7166|-117.1695
toronto-union|Toronto Union Station|YTO|43.6453|-79.3806
montreal-centrale|Montréal Gare Centrale|YMQ|45.4999|-73.5669
vancouver-pacific|Vancouver Pacific Central|YVR|49.2737|-123.0977
sao-paulo-luz|São Paulo Luz|SAO|-23.5346|-46.6352
tokyo|Tokyo Station|TYO|35.6812|139.7671
tokyo-shinagawa|Shinagawa Station|TYO|35.6285|139.7388
shin-osaka|Shin-Osaka|OSA|34.7335|135.5003
nagoya|Nagoya Station|NGO|35.1709|136.8815
hakata|Hakata|FUK|33.5897|130.4207
seoul|Seoul Station|SEL|37.5547|126.9707
busan|Busan Station|PUS|35.1151|129.0415
taipei-main|Taipei Main Station|TPE|25.0478|121.5170
sydney-central|Sydney Central|SYD|-33.8832|151.2067
melbourne-southern-cross|Melbourne Southern Cross|MEL|-37.8184|144.9525
brisbane-roma-street|Brisbane Roma Street|BNE|-27.4657|153.0190
kl-sentral|KL Sentral|KUL|3.1340|101.6861
casa-voyageurs|Casa-Voyageurs|CMN|33.5900|-7.5913
cape-town|Cape Town Station|CPT|-33.9221|18.4257
johannesburg-park|Johannesburg Park Station|JNB|-26.1973|28.0419
`;

export interface Station {
  readonly id: string;
  readonly name: string;
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const STATIONS: readonly Station[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [id, name, cityCode, latitude, longitude] = row.split('|') as [
      string,
      string,
      string,
      string,
      string,
    ];
    return { id, name, cityCode, latitude: Number(latitude), longitude: Number(longitude) };
  });
