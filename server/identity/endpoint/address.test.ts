import { describe, expect, test } from 'vitest';
import { EndpointRefused, isPublicAddress, readEndpoint, resolvePublic } from './address';

describe('SEC-10 which addresses are public', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '100.63.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '3000::1',
  ])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    // Own, private, shared.
    '0.0.0.0',
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.127.255.255',
    // Link-local and metadata services.
    '169.254.0.1',
    '169.254.169.254',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    // Documentation, benchmarks, multicast, reserved, broadcast.
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.88.99.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    // IPv4 in IPv6: mapped, compatible, translated, 6to4, Teredo.
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    // No addresses at all.
    '',
    'example.com',
    '127.1',
    '0x7f.1',
    '2130706433',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('SEC-10 which endpoints may be called', () => {
  test.each(['https://id.example.com/validate', 'https://id.example.com:443/validate?x=1'])('%s', (text) => {
    expect(readEndpoint(text).hostname).toBe('id.example.com');
  });

  test.each([
    ['http://id.example.com/', /https/],
    ['ftp://id.example.com/', /https/],
    ['file:///etc/passwd', /https/],
    ['javascript:alert(1)', /https/],
    ['https://id.example.com:8443/', /443/],
    ['https://id.example.com:80/', /443/],
    ['https://user:secret@id.example.com/', /user name/],
    ['https://id.example.com@127.0.0.1/', /user name/],
    ['https://127.0.0.1/', /name of a host/],
    ['https://8.8.8.8/', /name of a host/],
    ['https://[::1]/', /name of a host/],
    ['https://[::ffff:127.0.0.1]/', /name of a host/],
    // A URL's numbers come in many spellings.
    ['https://2130706433/', /name of a host/],
    ['https://0x7f000001/', /name of a host/],
    ['https://0177.0.0.1/', /name of a host/],
    ['https://127.1/', /name of a host/],
    ['https://127.0.0.1./', /name of a host/],
    ['https://①②⑦.0.0.1/', /name of a host/],
    ['https://localhost/', /public internet/],
    ['https://id.localhost/', /public internet/],
    ['https://metadata/', /public internet/],
    ['//id.example.com/', /not an address/],
    ['', /not an address/],
    ['https://', /not an address/],
  ])('not %s', (text, why) => {
    expect(() => readEndpoint(text)).toThrow(EndpointRefused);
    expect(() => readEndpoint(text)).toThrow(why);
  });
});

describe('SEC-10 which address a name is pinned to', () => {
  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  test('the first of a name whose addresses are all public', async () => {
    expect(await resolvePublic('id.example.com', answering('93.184.216.34', '2606:4700::1'))).toEqual({
      address: '93.184.216.34',
      family: 4,
    });
  });

  test.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['169.254.169.254']],
    [[]],
  ])('none of %s', async (addresses) => {
    await expect(resolvePublic('id.example.com', answering(...addresses))).rejects.toThrow(EndpointRefused);
  });
});
