import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface MailServer {
  readonly url: string;
  /** Whole messages as they were taken, headers and all. */
  readonly taken: string[];
  /** To whom, as the envelopes say. */
  readonly recipients: string[];
  /** Asks to try again later instead of taking a message. */
  refuses: boolean;
  /** What it says to an address instead of taking it, such as `550 5.1.1 no such mailbox`. */
  refusal: string | null;
  close(): Promise<void>;
}

/** A mail server on this machine that speaks as much SMTP as it takes to deliver to it. */
export async function mailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const open = new Set<Socket>();
  const listener = createServer((socket) => {
    open.add(socket.setEncoding('utf8'));
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string | null = null;
    const hear = (line: string) => {
      if (message !== null) {
        if (line !== '.') return void (message += `${line}\n`);
        if (server.refuses) say('451 try later');
        else {
          taken.push(message);
          say('250 taken');
        }
        return void (message = null);
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT' && server.refusal) return void say(server.refusal);
      if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(line)![1]!);
      if (verb === 'DATA') {
        message = '';
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
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
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    taken,
    recipients,
    refuses: false,
    refusal: null,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        listener.close(() => resolve());
      }),
  };
  return server;
}
