import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Whole messages as they were taken, headers and all. */
  readonly taken: string[];
  /** Addresses that do not exist there. */
  readonly unknown: Set<string>;
  /** What it says to an address instead of taking it. */
  readonly refuses: Map<string, string>;
  /** What it does with every letter instead of taking it. */
  mood: 'takes' | 'later' | 'refusesSender' | 'refusesContent';
  close(): Promise<void>;
}

/** A mail server on this machine that wants a login; it speaks as much SMTP as that takes. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const open = new Set<Socket>();
  const [user, password] = ['post@acme.example', 'right'];
  const listener = createServer((socket) => {
    open.add(socket.setEncoding('utf8'));
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string | null = null;
    let isIn = false;
    const hear = (line: string) => {
      if (message !== null) {
        if (line !== '.') return void (message += `${line}\n`);
        if (fake.mood === 'later') say('451 try later');
        else if (fake.mood === 'refusesContent') say('554 looks like spam');
        else {
          fake.taken.push(message);
          say('250 taken');
        }
        return void (message = null);
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') return void socket.write('250-here\r\n250 AUTH PLAIN\r\n');
      if (verb === 'AUTH') {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
        isIn = given === `\0${user}\0${password}`;
        return void say(isIn ? '235 welcome' : '535 wrong password');
      }
      if (verb === 'STAR') return void say('502 not here');
      if (verb === 'QUIT') {
        say('221 bye');
        return void socket.end();
      }
      if (!isIn) return void say('530 log in first');
      if (verb === 'MAIL' && fake.mood === 'refusesSender') return void say('553 not your address');
      const to = /^RCPT TO:<(.+)>/i.exec(line)?.[1];
      if (to && fake.unknown.has(to)) return void say('550 no such mailbox');
      if (to && fake.refuses.has(to)) return void say(fake.refuses.get(to)!);
      if (verb === 'DATA') {
        message = '';
        return void say('354 go on');
      }
      say('250 ok');
    };
    let rest = '';
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      lines.forEach(hear);
    });
    say('220 test');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const fake: FakeSmtp = {
    port: (listener.address() as AddressInfo).port,
    ...{
      user,
      password,
      taken: [],
      unknown: new Set<string>(),
      refuses: new Map<string, string>(),
      mood: 'takes',
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        listener.close(() => resolve());
      }),
  };
  return fake;
}
