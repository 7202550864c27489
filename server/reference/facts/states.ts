/** Countries whose cities are told apart by their state: code of the state, its names in English, Portuguese and Spanish where they differ. */
const ROWS = `
US|AL Alabama;AK Alaska,Alasca;AZ Arizona;AR Arkansas;CA California,Califórnia;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida,Flórida
US|GA Georgia,Geórgia;HI Hawaii,Havaí,Hawái;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana,Luisiana;ME Maine;MD Maryland
US|MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi,Misisipi;MO Missouri,Misuri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey,Nova Jersey,Nueva Jersey
US|NM New Mexico,Novo México,Nuevo México;NY New York,Nova York,Nueva York;NC North Carolina,Carolina do Norte,Carolina del Norte;ND North Dakota,Dakota do Norte,Dakota del Norte
US|OH Ohio;OK Oklahoma;OR Oregon,Oregón;PA Pennsylvania,Pensilvânia,Pensilvania;RI Rhode Island;SC South Carolina,Carolina do Sul,Carolina del Sur
US|SD South Dakota,Dakota do Sul,Dakota del Sur;TN Tennessee;TX Texas,Tejas;UT Utah;VT Vermont;VA Virginia,Virgínia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming
CA|AB Alberta;BC British Columbia,Colúmbia Britânica,Columbia Británica;MB Manitoba;NB New Brunswick;NL Newfoundland,Terra Nova,Terranova;NS Nova Scotia,Nova Escócia,Nueva Escocia
CA|ON Ontario,Ontário;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon;NT Northwest Territories;NU Nunavut
BR|AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais
BR|PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins
AU|ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania,Tasmânia;VIC Victoria;WA Western Australia
`;

/** By country and code of the state, as `US-OR`: its names. */
export const STATES: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [country, states = ''] = row.split('|');
      return states.split(';').map((state): [string, string[]] => {
        const [code = '', ...names] = state.split(/ (.*)/);
        return [`${country}-${code}`, names.join('').split(',')];
      });
    }),
);
