import { describe, expect, it } from 'vitest';
import { wordingProblems } from './wording';

describe('the wording of what people read', () => {
  it('names a word that does not belong, and what to write instead', () => {
    expect(wordingProblems('pt', 'Salvar margens')).toEqual(['“margens”: markup, as the trade says']);
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
