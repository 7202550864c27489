import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './catalogs';
import { GLOSSARY, termProblem, termsOf, wordingProblems } from './wording';

describe('the wording of what people read', () => {
  it('names a word that does not belong, and what to write instead', () => {
    expect(wordingProblems('pt', 'Salvar margens')).toEqual(['“margens”: markup']);
    expect(wordingProblems('es', 'Su Margen')).toHaveLength(1);
  });
  it.each([
    ['Your booking is cancelled', 'Your booking is canceled'],
    ['Travellers', 'Travelers'],
    ['Brand colour', 'Brand color'],
    ['{kilometres} kilometres a day', '{kilometres} kilometers a day'],
    ['You are signed out', 'You are logged out'],
    ['Please login again', 'Please log in again'],
    ['At the desk', 'At the counter'],
    ['At the reception', 'At the front desk'],
    ['Tickets asked for', 'Tickets requested'],
    ['Error has occured', 'An error has occurred'],
  ])('in English names “%s”, and takes “%s”', (stumbles, reads) => {
    expect(wordingProblems('en', stumbles)).toHaveLength(1);
    expect(wordingProblems('en', reads)).toEqual([]);
  });
  it.each([
    ['Toque no ecrã', 'Toque na tela'],
    ['Número de telemóvel', 'Número de celular'],
    ['Novo utilizador', 'Novo usuário'],
    ['Dados de facturação', 'Dados de cobrança'],
    ['Altere a palavra-passe', 'Altere a senha'],
    ['O que levar à mesa', 'O que levar ao balcão'],
    ['Perguntar de novo é seguro', 'Verificar de novo é seguro'],
    ['Peça ao dono da agência', 'Peça ao proprietário da agência'],
    ['A cor do próprio aparelho', 'A cor do próprio dispositivo'],
    ['Condições da locação', 'Condições do aluguel'],
    ['Não foi possível ler os markups', 'Não foi possível carregar os markups'],
    ['Bilhetes emitidos', 'Passagens emitidas'],
    ['Chegada em o Porto', 'Chegada no Porto'],
    ['Cadastrar-se', 'Criar conta'],
    ['Olá, {first}: seus voos', 'Olá, {first}! Seus voos'],
    ['Conexão de {time} em {city}', 'Conexão de {time}: {city}'],
    ['9h (horário de {city})', '9h (hora local: {city})'],
    ['Hotéis em {0}', 'Hotéis: {0}'],
    ['Hotéis perto de {0}', 'Hotéis nas proximidades: {0}'],
  ])('in Portuguese names “%s”, and takes “%s”', (stumbles, reads) => {
    expect(wordingProblems('pt', stumbles)).toHaveLength(1);
    expect(wordingProblems('pt', reads)).toEqual([]);
  });
  it.each([
    ['Guarde tus viajes', 'Guarde sus viajes'],
    ['Aquí puedes cambiarlo', 'Aquí puede cambiarlo'],
    ['Devuelve el coche donde lo recogió.', 'Deberá devolver el coche donde lo recogió.'],
    ['Está lista. Inicia sesión con ella.', 'Está lista. Usted inicia sesión con ella.'],
    ['Necesita ayuda?', '¿Necesita ayuda?'],
    ['Buen viaje!', '¡Buen viaje!'],
    ['2 maletas facturadas', '2 maletas de bodega'],
    ['Sin coste', 'Sin cargo'],
    ['Fianza', 'Depósito'],
    ['El carné de conducir', 'El permiso de conducir'],
    ['Mire en la carpeta de spam', 'Mire en la carpeta de correo no deseado'],
    ['El dueño de la agencia', 'El propietario de la agencia'],
    ['Código de reserva', 'Localizador'],
    ['Gastos de cancelación', 'Cargo por cancelación'],
    ['No se ha podido guardar', 'No se pudo guardar'],
    ['Introduzca un nombre', 'Escriba un nombre'],
    ['Registrarse', 'Crear cuenta'],
    ['Inténtalo de nuevo', 'Inténtelo de nuevo'],
    ['Sin el filtro “Bar”', 'Sin el filtro «Bar»'],
  ])('in Spanish names “%s”, and takes “%s”', (stumbles, reads) => {
    expect(wordingProblems('es', stumbles)).toHaveLength(1);
    expect(wordingProblems('es', reads)).toEqual([]);
  });
  it.each(['Su título y sus viajes', 'Al menos 1 carácter especial (! @ # $)', 'Dirección de facturación'])(
    'lets the Spanish “%s” pass',
    (text) => {
      expect(wordingProblems('es', text)).toEqual([]);
    },
  );
  it('lets everything else pass, also names of placeholders', () => {
    expect(wordingProblems('pt', 'Salvar markups de {margem} e {margem, plural, one {#} other {#}}')).toEqual(
      [],
    );
    expect(wordingProblems('en', 'Markups')).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has each term once, with a name in every language that it does not forbid', () => {
    const names = GLOSSARY.flatMap(({ en }) => en.said);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(60);
    for (const term of GLOSSARY)
      for (const language of LANGUAGES)
        for (const name of term[language].said) {
          expect(name).not.toBe('');
          expect(wordingProblems(language, name)).toEqual([]);
        }
  });

  it.each([
    ['en', 'You pay no excess', 'deductible'],
    ['en', 'Not refundable', 'non-refundable'],
    ['en', 'A letter was sent', 'email'],
    ['en', 'Pickup at the airport', 'pick-up'],
    ['pt', 'A pagar na propriedade', 'acomodação'],
    ['pt', 'Cancelamento gratuito', 'cancelamento grátis'],
    ['es', 'Carga para autos', 'coche'],
    ['es', 'Impuestos y tasas incluidos', 'impuestos y cargos'],
  ] as const)('in %s refuses “%s”, and says “%s”', (language, text, instead) => {
    expect(wordingProblems(language, text)).toEqual([expect.stringMatching(new RegExp(`: ${instead}$`))]);
  });

  it('holds a text that is a term and nothing else to its name', () => {
    expect(termProblem('Property', 'pt', 'Hospedagem')).toBe('“Property” is acomodação');
    expect(termProblem('Property', 'pt', 'Acomodação')).toBeNull();
    expect(termProblem('Pick-up', 'pt', 'Embarque')).toBeNull();
    expect(termProblem('The property of the day', 'pt', 'Hospedagem')).toBeNull();
  });

  it('refuses a line with a cell too few', () => {
    expect(() => termsOf('en\tpt\tes\t\t\t\nrate\ttarifa\ttarifa\n')).toThrow('3 cells in "rate');
  });
});
