import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Ends all connections and takes no more, as a server that is down. */
  cut(): Promise<void>;
  /** Nothing goes through any more, and nobody is told: as a machine that is gone. */
  mute(): void;
  /** All is as before; connections that were muted stay dead. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A way to a server on this machine that a test can close. */
export async function proxyTo(port: number, host = '127.0.0.1'): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isMute = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const accept = (near: Socket) => {
    keep(near);
    if (isMute) return;
    const far = connect(port, host);
    keep(far);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('close', () => other.destroy());
  };
  const listen = (at: number): Promise<Server> =>
    new Promise((done, fail) => {
      const server = createServer(accept);
      server.once('error', fail);
      server.listen(at, '127.0.0.1', () => done(server));
    });
  let server: Server | null = await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    const closed = new Promise<void>((done) => (server ? server.close(() => done()) : done()));
    server = null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port: own,
    cut,
    mute() {
      isMute = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async mend() {
      isMute = false;
      server ??= await listen(own);
    },
    close: cut,
  };
}
