import { describe, expect, it } from 'vitest';
import { customDomainProblem, plainDomain, signUpDomainProblem } from './domains';

describe('domains whose people may sign up', () => {
  it.each([
    ['acme.com', null],
    ['  @Acme.COM ', null],
    ['mail.acme.co.uk', null],
    ['', 'Please enter a valid domain!'],
    ['acme', 'Please enter a valid domain!'],
    ['https://acme.com', 'Please enter a valid domain!'],
    ['ana@acme.com', 'Please enter a valid domain!'],
    ['acme..com', 'Please enter a valid domain!'],
    ['-acme.com', 'Please enter a valid domain!'],
    ['there.example', 'This domain is already added!'],
    ['THERE.example', 'This domain is already added!'],
  ])('R396 G98 %j: %s', (typed, problem) => {
    expect(signUpDomainProblem(typed, ['there.example'])?.message ?? null).toBe(problem);
  });

  it('G98 is kept in lower case', () => expect(plainDomain(' @Acme.COM ')).toBe('acme.com'));
});

describe('a domain of the own for the site', () => {
  it.each([
    ['travel.acme.com', null],
    ['www.acme.co.uk', null],
    ['viagens.acme.com.br', null],
    ['https://travel.acme.com', 'This is not a valid domain'],
    ['{host}', 'This is not a valid domain'],
    ['{host}.acme.com', 'This is not a valid domain'],
    ['travel.acme.com/path', 'This is not a valid domain'],
    ['travel.acme.com:8080', 'This is not a valid domain'],
    ['travel acme.com', 'This is not a valid domain'],
    ['platform.example', 'This is not a valid domain'],
    ['acme.platform.example', 'This is not a valid domain'],
    ['localhost', 'This is not a valid domain'],
    ['10.0.0.1', 'This is not a valid domain'],
    ['acme.com', 'Apex domains are not supported (use a host such as www.acme.com)'],
    ['acme.co.uk', 'Apex domains are not supported (use a host such as www.acme.co.uk)'],
    ['acme.com.br', 'Apex domains are not supported (use a host such as www.acme.com.br)'],
  ])('R397 G96 %j: %s', (typed, problem) => {
    expect(customDomainProblem(typed, 'platform.example')?.message ?? null).toBe(problem);
  });
});
